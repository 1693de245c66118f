/** A tab in the background draws no frames; the game goes on there all the same. */
const LONGEST_WAIT_MS = 50;

interface Inbox<Message> {
  put(message: Message): void;
  /** Hands on at once what waits. */
  empty(): void;
}

/** Hands on what was put in just before the next frame, in its order: however much came in the meantime, the page is drawn once. */
export function inboxOf<Message>(take: (message: Message) => void): Inbox<Message> {
  let waiting: Message[] = [];
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const empty = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    const came = waiting;
    waiting = [];
    for (const message of came) take(message);
  };
  return {
    put: (message) => {
      waiting.push(message);
      if (waiting.length > 1) return;
      frame = requestAnimationFrame(empty);
      timer = setTimeout(empty, LONGEST_WAIT_MS);
    },
    empty,
  };
}
