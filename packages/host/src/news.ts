import {
  type GameEvent,
  type Heard,
  type Json,
  keptJson,
  type LastSeen,
  lastAsked,
  lastSeenOf,
  type Patch,
  patchBut,
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
  return { n: 0, seen: seenAfter(null, snapshot), length };
}

/** A picture as it is sent. Its board and its questions are kept already. */
function seenAfter(before: LastSeen<Snapshot> | null, now: Snapshot): LastSeen<Snapshot> {
  const { asked, open } = lastAsked(now.questions, before);
  return {
    rows: now.rows,
    board: now.board,
    waiting: kept(before?.waiting, now.waiting),
    outcome: kept(before?.outcome, now.outcome),
    report: kept(before?.report, now.report),
    undo: kept(before?.undo, now.undo),
    undoRequest: kept(before?.undoRequest, now.undoRequest),
    drawOffers: kept(before?.drawOffers, now.drawOffers),
    orders: kept(before?.orders, now.orders),
    ordered: kept(before?.ordered, now.ordered),
    shares: now.shares && kept(before?.shares, now.shares),
    asked,
    open: kept(before?.open, open),
  };
}

function kept<T>(before: T | undefined, now: T): T {
  const old: unknown = before;
  const next: unknown = keptJson(old as Json | undefined, now);
  return next as T;
}

/** Whether a picture shows somebody what they were sent last, and no more is kept of it. */
export function isSame({ seen }: SentPicture, snapshot: Snapshot): boolean {
  return patchOf(seen, lastSeenOf(snapshot, null)) === undefined;
}

/** What changed from one board, or list of events, to the next, as text: made once for all who saw both. */
export class Texts {
  private readonly patches: { readonly from: unknown; readonly to: unknown; readonly text: string | undefined }[] = [];
  private readonly lists: (readonly GameEvent[])[] = [];
  private readonly events: { readonly list: readonly GameEvent[]; readonly text: string }[] = [];

  patch(from: unknown, to: unknown): string | undefined {
    if (from === to) return undefined;
    for (const known of this.patches) if (known.from === from && known.to === to) return known.text;
    const text = textOf(patchOf(from, to));
    this.patches.push({ from, to, text });
    return text;
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
    for (const { list, text } of this.events) if (list === events) return text;
    const text = JSON.stringify(events);
    this.events.push({ list: events, text });
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
    this.seen = seenAfter(sent.seen, snapshot);
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
  const rest = textOf(patchBut('board', from, to));
  const board = texts.patch(from.board, to.board);
  if (board === undefined) return rest;
  return rest === undefined ? `{"board":${board}}` : `${rest.slice(0, -1)},"board":${board}}`;
}
