import {
  type GameEvent,
  type Heard,
  type Json,
  keptJson,
  type LastSeen,
  lastSeenOf,
  type Patch,
  patchOf,
} from '@hardtop/kernel';
import type { Snapshot } from './wire/games.ts';

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

/** A first picture, and how long it is as text if that is known. What is kept of it shares nothing with the game, which goes on. */
export function firstSent(snapshot: Snapshot, length = 0): SentPicture {
  return { n: 0, seen: kept(null, lastSeenOf(snapshot, null)), length };
}

/** A picture as it is sent. Its board is kept already. */
function kept(before: LastSeen<Snapshot> | null, seen: LastSeen<Snapshot>): LastSeen<Snapshot> {
  const [old, now]: readonly unknown[] = [before, seen];
  const next: unknown = keptFields(old as Readonly<Record<string, Json>> | null, now as Readonly<Record<string, Json>>);
  return next as LastSeen<Snapshot>;
}

function keptFields(before: Readonly<Record<string, Json>> | null, now: Readonly<Record<string, Json>>) {
  const next: Record<string, Json> = {};
  for (const field in now) {
    const value = now[field];
    if (value !== undefined) next[field] = field === 'board' ? value : keptJson(before?.[field], value);
  }
  return next;
}

/** Whether a picture shows somebody what they were sent last, and no more is kept of it. */
export function isSame({ seen }: SentPicture, snapshot: Snapshot): boolean {
  return patchOf(seen, lastSeenOf(snapshot, null)) === undefined;
}

/** What changed from one board, or list of events, to the next, as text: made once for all who saw both. */
export class Texts {
  private readonly patches = new Map<unknown, Map<unknown, string | undefined>>();
  private readonly lists: (readonly GameEvent[])[] = [];
  private readonly events = new Map<unknown, string>();

  patch(from: unknown, to: unknown): string | undefined {
    if (from === to) return undefined;
    const known = this.patches.get(from) ?? new Map<unknown, string | undefined>();
    this.patches.set(from, known);
    if (!known.has(to)) known.set(to, textOf(patchOf(from, to)));
    return known.get(to);
  }

  /** The same list for those who hear the same. */
  shared(heard: Heard): Heard {
    const { before, from, events } = heard;
    for (const known of this.lists) {
      const isSame = known.length === events.length && events.every((event, i) => event === known[i]);
      if (isSame) return { before, from, events: known };
    }
    this.lists.push(events);
    return heard;
  }

  told(events: readonly GameEvent[]): string {
    const text = this.events.get(events) ?? JSON.stringify(events);
    this.events.set(events, text);
    return text;
  }
}

function textOf(patch: Patch | undefined): string | undefined {
  return patch === undefined ? undefined : JSON.stringify(patch);
}

/** What is new to all who were last sent the same, made once for them. */
export class News {
  private readonly sent: SentPicture;
  private readonly snapshot: Snapshot;
  private readonly told: string;
  private readonly seen: LastSeen<Snapshot>;
  private readonly patch: string | undefined;
  private change: { readonly text: string; readonly next: SentPicture } | null = null;
  private whole: string | null = null;

  constructor(sent: SentPicture, snapshot: Snapshot, { eventsFrom, events }: Told, texts = new Texts()) {
    this.sent = sent;
    this.snapshot = snapshot;
    this.told = `"eventsFrom":${eventsFrom},"events":${texts.told(events)}}`;
    this.seen = kept(sent.seen, lastSeenOf(snapshot, sent.seen));
    this.patch = patchText(sent.seen, this.seen, texts);
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

  private make() {
    const { sent, patch, told } = this;
    const n = sent.n + 1;
    const text = `{"t":"change","n":${n},${patch === undefined ? '' : `"patch":${patch},`}${told}`;
    const seen = patch === undefined ? sent.seen : this.seen;
    // A picture does not shrink to half from one moment to the next: its length need not be looked at each time.
    const length = text.length * 2 < sent.length ? sent.length : this.picture.length;
    return { text, next: { n, seen, length } };
  }
}

/** How one picture becomes the next. The board, which others see too, is looked at by itself. */
function patchText(from: LastSeen<Snapshot>, to: LastSeen<Snapshot>, texts: Texts): string | undefined {
  const { board: was, ...before } = from;
  const { board: is, ...now } = to;
  const rest = textOf(patchOf(before, now));
  const board = texts.patch(was, is);
  if (board === undefined) return rest;
  return rest === undefined ? `{"board":${board}}` : `${rest.slice(0, -1)},"board":${board}}`;
}
