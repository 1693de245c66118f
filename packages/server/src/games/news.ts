import { type GameEvent, type LastSeen, lastSeenOf, type Patch, patched, patchOf } from '@hardtop/kernel';
import type { Snapshot } from '../wire/games.ts';

/** The last picture that somebody was sent. */
export interface SentPicture {
  readonly n: number;
  readonly seen: LastSeen<Snapshot>;
  /** How long the whole of it was as text when that was last looked at; 0 if never. */
  readonly length: number;
}

/** The events that somebody has not heard yet; those above `eventsFrom` were taken back first. */
interface Told {
  readonly eventsFrom: number;
  readonly events: readonly GameEvent[];
}

/** A first picture. What is kept of it shares nothing with the game, which goes on. */
export function firstSent(snapshot: Snapshot): SentPicture {
  const kept = JSON.parse(JSON.stringify(snapshot)) as Snapshot;
  return { n: 0, seen: lastSeenOf(kept, null), length: 0 };
}

/** Whether a picture shows somebody what they were sent last, and no more is kept of it. */
export function isSame({ seen }: SentPicture, snapshot: Snapshot): boolean {
  return patchOf(seen, lastSeenOf(snapshot, null)) === undefined;
}

/** What is new to all who were last sent the same, made once for them. */
export class News {
  private readonly sent: SentPicture;
  private readonly snapshot: Snapshot;
  private readonly told: string;
  private readonly patch: Patch | undefined;
  private change: { readonly text: string; readonly next: SentPicture } | null = null;
  private whole: string | null = null;

  constructor(sent: SentPicture, snapshot: Snapshot, told: Told) {
    this.sent = sent;
    this.snapshot = snapshot;
    this.told = JSON.stringify(told).slice(1);
    this.patch = patchOf(sent.seen, lastSeenOf(snapshot, sent.seen));
  }

  /** Nothing of the picture differs. Events are another matter. */
  get isStill(): boolean {
    return this.patch === undefined;
  }

  /** What they have been sent after this. */
  get next(): SentPicture {
    return this.made.next;
  }

  /** An `update`, or to who asked for changes a `change`; unless the whole picture is shorter. */
  text(changes: boolean): string {
    if (!changes) return `{"t":"update",${this.picture}`;
    const { text, next } = this.made;
    return text.length < next.length ? text : `{"t":"update","n":${next.n},${this.picture}`;
  }

  private get picture(): string {
    this.whole ??= `"snapshot":${JSON.stringify(this.snapshot)},${this.told}`;
    return this.whole;
  }

  private get made() {
    this.change ??= this.make();
    return this.change;
  }

  /** What is kept is made of the very text that is sent: both ends have the same. */
  private make() {
    const { sent, patch, told } = this;
    const n = sent.n + 1;
    const patchText = patch === undefined ? null : JSON.stringify(patch);
    const text = `{"t":"change","n":${n},${patchText === null ? '' : `"patch":${patchText},`}${told}`;
    const seen = patchText === null ? sent.seen : patched(sent.seen, JSON.parse(patchText) as Patch);
    // A picture does not shrink to half from one moment to the next: its length need not be looked at each time.
    const length = text.length * 2 < sent.length ? sent.length : this.picture.length;
    return { text, next: { n, seen, length } };
  }
}
