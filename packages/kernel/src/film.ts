import type { Seat } from './decision.ts';
import { applyDelta, type Delta, deltaOf, type Json } from './delta.ts';
import type { GameEvent } from './event.ts';
import { Hearing } from './hearing.ts';
import { keptJson } from './kept-json.ts';
import type { Outcome, SeatInfo } from './ruleset.ts';
import type { Viewer } from './viewer.ts';

/** What a viewer saw come of one row. */
interface Frame {
  /** Events numbered above this were taken back first. */
  readonly from?: number;
  readonly events: readonly GameEvent[];
  /** How the view changed; null if it did not. */
  readonly view: Delta | null;
  /** Who was waited for; what for is told to the seat itself and to the referee. */
  readonly asked: readonly { readonly seat: Seat; readonly prompt?: string }[];
}

/** What one viewer saw of a game; `like` names another viewer who saw the very same. */
type Reel =
  | { readonly viewer: Viewer; readonly frames: readonly Frame[] }
  | { readonly viewer: Viewer; readonly like: Viewer };

/** What a film is of. */
export interface FilmTitle {
  readonly ruleset: string;
  readonly version: string;
  readonly seats: readonly SeatInfo[];
  readonly outcome: Outcome | null;
}

/** What each audience saw of a game: it can be watched without the rules it was played by. */
export interface Film extends FilmTitle {
  readonly reels: readonly Reel[];
}

/** What a camera looks at. */
export interface Filmed {
  readonly ruleset: { readonly id: string; readonly version: string };
  readonly seats: readonly SeatInfo[];
  readonly outcome: Outcome | null;
  readonly events: readonly GameEvent[];
  decisions(): readonly { readonly seat: Seat; readonly prompt: string }[];
  view(viewer: Viewer): unknown;
  /** Views are JSON that nobody changes any more: they need not be copied. */
  readonly isKept?: boolean;
}

/** Everybody who may look at a game. */
export function viewersOf(seats: readonly SeatInfo[], hasReferee = false): readonly Viewer[] {
  const sitting: readonly Viewer[] = [null, ...seats.map(({ seat }) => seat)];
  return hasReferee ? [...sitting, 'referee'] : sitting;
}

/** What one viewer has seen so far, and sees next. */
class Eye {
  readonly viewer: Viewer;
  private readonly hearing: Hearing;
  private view: Json = null;

  constructor(viewer: Viewer) {
    this.viewer = viewer;
    this.hearing = new Hearing([viewer]);
  }

  look(game: Filmed, darkroom: Darkroom): Frame {
    const { viewer } = this;
    const { before, from, events } = this.hearing.hear(game.events);
    const view = darkroom.viewOf(game, viewer, this.view);
    const isToAll = viewer === 'referee';
    const frame = {
      events: darkroom.eventsOf(events),
      view: darkroom.deltaOf(this.view, view),
      asked: game.decisions().map(({ seat, prompt }) => (isToAll || seat === viewer ? { seat, prompt } : { seat })),
    };
    this.view = view;
    return from < before ? { from, ...frame } : frame;
  }
}

/** What several eyes see alike is worked out once. */
class Darkroom {
  private last: Json | undefined;
  private readonly deltas: { readonly from: Json; readonly to: Json; readonly delta: Delta | null }[] = [];
  private events: readonly GameEvent[] = [];

  viewOf(game: Filmed, viewer: Viewer, before: Json): Json {
    const view = game.view(viewer);
    const kept = game.isKept === true ? (view as Json) : keptJson(this.last ?? before, view);
    this.last = kept;
    return kept;
  }

  deltaOf(from: Json, to: Json): Delta | null {
    if (from === to) return null;
    const known = this.deltas.find((one) => one.from === from && one.to === to);
    if (known !== undefined) return known.delta;
    const delta = deltaOf(from, to);
    this.deltas.push({ from, to, delta });
    return delta;
  }

  /** The same list for all who hear the same. */
  eventsOf(events: readonly GameEvent[]): readonly GameEvent[] {
    const isSame = events.length === this.events.length && events.every((event, i) => event === this.events[i]);
    if (!isSame) this.events = events;
    return this.events;
  }
}

/** Writes frames that have much in common: what is the very same in the next is not written again. */
class FrameWriter {
  private events: readonly GameEvent[] | null = null;
  private eventsText = '';
  private view: Delta | null = null;
  private viewText = 'null';

  write({ from, events, view, asked }: Frame): string {
    if (events !== this.events) {
      this.events = events;
      this.eventsText = JSON.stringify(events);
    }
    if (view !== this.view) {
      this.view = view;
      this.viewText = JSON.stringify(view);
    }
    const start = from === undefined ? '' : `"from":${from},`;
    return `{${start}"events":${this.eventsText},"view":${this.viewText},"asked":${JSON.stringify(asked)}}`;
  }
}

/** What was shot, each as JSON. */
export function writeShots(shots: readonly Shot[]): readonly string[] {
  const writer = new FrameWriter();
  return shots.map(({ viewers, frame }) => `{"viewers":${JSON.stringify(viewers)},"frame":${writer.write(frame)}}`);
}

/** A frame, and its text once somebody asks for it: one of many viewers is compared with all the others. */
class Exposure {
  readonly viewers: Viewer[];
  readonly frame: Frame;
  private text: string | null = null;

  constructor(viewer: Viewer, frame: Frame) {
    this.viewers = [viewer];
    this.frame = frame;
  }

  /** Whether two viewers saw the same. What is not the very same thing is compared as text. */
  isLike(other: Exposure): boolean {
    const [a, b] = [this.frame, other.frame];
    if (a.events !== b.events || a.view !== b.view) return this.written === other.written;
    return a.from === b.from && isSameAsked(a.asked, b.asked);
  }

  private get written(): string {
    this.text ??= new FrameWriter().write(this.frame);
    return this.text;
  }
}

function isSameAsked(one: Frame['asked'], other: Frame['asked']): boolean {
  if (one.length !== other.length) return false;
  return one.every(({ seat, prompt }, i) => seat === other[i]?.seat && prompt === other[i]?.prompt);
}

/** Films a whole game: `shoot` at the beginning and after every row. */
export class Camera {
  private readonly takes: readonly { readonly eye: Eye; readonly frames: Frame[] }[];

  constructor(seats: readonly SeatInfo[]) {
    this.takes = viewersOf(seats).map((viewer) => ({ eye: new Eye(viewer), frames: [] }));
  }

  shoot(game: Filmed): void {
    const darkroom = new Darkroom();
    for (const { eye, frames } of this.takes) frames.push(eye.look(game, darkroom));
  }

  film({ ruleset, seats, outcome }: Filmed): Film {
    const reels = this.takes.map(({ eye, frames }) => ({ viewer: eye.viewer, frames }));
    return makeFilm({ ruleset: ruleset.id, version: ruleset.version, seats, outcome }, reels);
  }
}

/** Who saw something come of one change, and what; equal frames are kept once. */
export interface Shot {
  readonly viewers: readonly Viewer[];
  readonly frame: Frame;
}

/** Films a game that goes on: what is shot is to be kept by others, and who saw nothing of a change gets no frame. */
export class LiveCamera {
  private readonly eyes: readonly { readonly eye: Eye; asked: Frame['asked'] }[];

  /** `seen`: the game as it was filmed last; absent at the beginning of a film. */
  constructor(viewers: readonly Viewer[], seen?: Filmed) {
    this.eyes = viewers.map((viewer) => ({ eye: new Eye(viewer), asked: NOBODY }));
    if (seen === undefined) return;
    const darkroom = new Darkroom();
    for (const one of this.eyes) one.asked = one.eye.look(seen, darkroom).asked;
  }

  shoot(game: Filmed): readonly Shot[] {
    const shots: Exposure[] = [];
    const darkroom = new Darkroom();
    for (const one of this.eyes) {
      const frame = one.eye.look(game, darkroom);
      const { from, events, view, asked } = frame;
      // At the beginning of a film there is a frame even of nothing.
      const isNews = from !== undefined || events.length > 0 || view !== null || one.asked === NOBODY;
      const isToKeep = isNews || !isSameAsked(asked, one.asked);
      one.asked = asked;
      if (!isToKeep) continue;
      const fresh = new Exposure(one.eye.viewer, frame);
      const shot = shots.find((other) => other.isLike(fresh));
      if (shot === undefined) shots.push(fresh);
      else shot.viewers.push(one.eye.viewer);
    }
    return shots.map(({ viewers, frame: shown }) => ({ viewers, frame: shown }));
  }
}

const NOBODY: Frame['asked'] = [];

/** What one viewer saw, of what was shot. */
export function framesFor(shots: readonly Shot[], viewer: Viewer): readonly Frame[] {
  return shots.filter(({ viewers }) => viewers.includes(viewer)).map(({ frame }) => frame);
}

export function makeFilm(
  { ruleset, version, seats, outcome }: FilmTitle,
  takes: readonly { readonly viewer: Viewer; readonly frames: readonly Frame[] }[],
): Film {
  // One alone is like nobody else.
  const texts = takes.length < 2 ? [''] : takes.map(({ frames }) => JSON.stringify(frames));
  const reels = takes.map(({ viewer, frames }, i): Reel => {
    const like = takes[texts.indexOf(texts[i] ?? '')];
    return like === undefined || like.viewer === viewer ? { viewer, frames } : { viewer, like: like.viewer };
  });
  // Whoever keeps games knows more of a seat than anybody is to see.
  const places = seats.map(({ seat, name, plays }) => ({ seat, name, plays }));
  return { ruleset, version, seats: places, outcome, reels };
}

/** What is wrong with something that should be a film; null if it can be watched. */
export function filmProblem(data: unknown): string | null {
  const film = (typeof data === 'object' && data !== null ? data : {}) as Partial<Record<keyof Film, unknown>>;
  if (typeof film.ruleset !== 'string' || typeof film.version !== 'string') return 'it names no rules.';
  if (!Array.isArray(film.seats) || !Array.isArray(film.reels)) return 'it has no seats or no reels.';
  const isReel = (reel: unknown) => typeof reel === 'object' && reel !== null && ('frames' in reel || 'like' in reel);
  return film.reels.every(isReel) ? null : 'a reel of it has no frames.';
}

/** A frame with its whole view, as it was drawn at the time. */
export interface Picture<View = Json> extends Omit<Frame, 'view'> {
  readonly view: View;
}

/** All that a viewer saw, frame by frame; nothing for one who was not there. */
export function* watch<View = Json>(film: Pick<Film, 'reels'>, viewer: Viewer): Generator<Picture<View>> {
  let view: Json = null;
  for (const frame of reelOf(film, viewer)) {
    view = applyDelta(view, frame.view);
    yield { ...frame, view: view as View };
  }
}

/** The frames of one viewer, where a film has them. */
function reelOf(film: Pick<Film, 'reels'>, viewer: Viewer): readonly Frame[] {
  const reel = film.reels.find((candidate) => candidate.viewer === viewer);
  if (reel === undefined) return [];
  return 'like' in reel ? reelOf(film, reel.like) : reel.frames;
}

/** How a film ends for a viewer: the last view, all that had been told, who was waited for. Null for one who was not there. */
export function lastPicture<View = Json>(film: Pick<Film, 'reels'>, viewer: Viewer): Picture<View> | null {
  let last: Picture<View> | null = null;
  let events: readonly GameEvent[] = [];
  for (const picture of watch<View>(film, viewer)) {
    const kept = picture.from === undefined ? events : events.slice(0, picture.from);
    events = [...kept, ...picture.events];
    last = picture;
  }
  return last === null ? null : { events, view: last.view, asked: last.asked };
}
