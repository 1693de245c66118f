/** What comes in one breath, a choice and what machines answer to it, is drawn together once the line has been quiet for so long… */
const QUIET_MS = 35;
/** …but nobody waits longer than this to see something. */
const LONGEST_WAIT_MS = 120;

interface Inbox<Message> {
  put(message: Message): void;
  /** Hands on at once what waits. */
  empty(): void;
}

/** Hands on what was put in, in its order, when the line is quiet: however much came in the meantime, the page is drawn once. */
export function inboxOf<Message>(take: (message: Message) => void): Inbox<Message> {
  let waiting: Message[] = [];
  let latest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const empty = () => {
    clearTimeout(timer);
    const came = waiting;
    waiting = [];
    for (const message of came) take(message);
  };
  return {
    put: (message) => {
      const now = performance.now();
      if (waiting.length === 0) latest = now + LONGEST_WAIT_MS;
      waiting.push(message);
      clearTimeout(timer);
      timer = setTimeout(empty, Math.min(QUIET_MS, latest - now));
    },
    empty,
  };
}
