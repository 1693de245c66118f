import { type Patch, patched } from './patch.ts';
import type { Question } from './question.ts';

/** What a viewer is shown of a game at one moment, as far as it matters here. */
interface Asking {
  readonly questions: readonly Question[];
}

/**
 * What a viewer saw last, in the form in which little changes from one moment to the next: a seat's last question on each topic is kept when it has
 * been answered, for the next one will be much like it.
 */
export type LastSeen<Shown extends Asking> = Omit<Shown, 'questions'> & {
  /** By seat and topic: `0 fire`. */
  readonly asked: { readonly [key: string]: Question };
  /** Which of them are open. */
  readonly open: readonly string[];
};

export function lastSeenOf<Shown extends Asking>(shown: Shown, before: LastSeen<Shown> | null): LastSeen<Shown> {
  const { questions, ...rest } = shown;
  return { ...rest, ...lastAsked(questions, before) };
}

/** The questions of a picture among those that were asked before. */
export function lastAsked(
  questions: readonly Question[],
  before: Pick<LastSeen<Asking>, 'asked'> | null,
): Pick<LastSeen<Asking>, 'asked' | 'open'> {
  let asked = before?.asked ?? {};
  const open: string[] = [];
  for (const question of questions) {
    const key = freeKey(`${question.seat} ${question.topic}`, open);
    if (asked[key] !== question) asked = { ...asked, [key]: question };
    open.push(key);
  }
  return { asked, open };
}

function freeKey(key: string, taken: readonly string[]): string {
  return taken.includes(key) ? freeKey(`${key}+`, taken) : key;
}

function shownBy<Shown extends Asking>(seen: LastSeen<Shown>): Shown {
  const { asked, open, ...rest } = seen;
  const shown: unknown = { ...rest, questions: open.flatMap((key) => asked[key] ?? []) };
  return shown as Shown;
}

/** The viewer's end: makes whole pictures of what changed. Pictures are numbered, so that one which was lost, or came twice, is noticed. */
export class Follower<Shown extends Asking> {
  private n: number;
  private seen: LastSeen<Shown>;

  constructor(n: number, first: Shown) {
    this.n = n;
    this.seen = lastSeenOf(first, null);
  }

  /** A whole picture; null if it is not the next. */
  show(n: number, shown: Shown): Shown | null {
    if (n !== this.n + 1) return null;
    this.n = n;
    this.seen = lastSeenOf(shown, this.seen);
    return shown;
  }

  /** The picture that comes of a change; null if it is not the next. What did not change is the same object as before. */
  change(n: number, patch: Patch | undefined): Shown | null {
    if (n !== this.n + 1) return null;
    this.n = n;
    this.seen = patched(this.seen, patch);
    return shownBy(this.seen);
  }
}

/** A short name for what somebody has been told: events as they were sent, one by one (FNV-1a). Whoever comes back says it, and gets what is missing. */
export function toldSum(events: readonly unknown[]): number {
  let sum = 0x811c9dc5;
  for (const event of events) {
    const text = JSON.stringify(event);
    for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  }
  return sum >>> 0;
}
