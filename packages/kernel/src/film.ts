import type { Seat } from './decision.ts';
import { applyDelta, type Delta, deltaOf, type Json, jsonOf } from './delta.ts';
import type { GameEvent } from './event.ts';
import type { Outcome, SeatInfo } from './ruleset.ts';
import type { Viewer } from './viewer.ts';

/** What a viewer saw come of one row. */
interface Frame {
  /** Events numbered above this were taken back first. */
  readonly from?: number;
  readonly events: readonly GameEvent[];
  /** How the view changed; null if it did not. */
  readonly view: Delta | null;
  /** Who was waited for; what for is told to the seat itself. */
  readonly asked: readonly { readonly seat: Seat; readonly prompt?: string }[];
}

/** What one viewer saw of a game; `like` names another viewer who saw the very same. */
type Reel =
  | { readonly viewer: Viewer; readonly frames: readonly Frame[] }
  | { readonly viewer: Viewer; readonly like: Viewer };

/** What each audience saw of a game: it can be watched without the rules it was played by. */
export interface Film {
  readonly ruleset: string;
  readonly version: string;
  readonly seats: readonly SeatInfo[];
  readonly outcome: Outcome | null;
  readonly reels: readonly Reel[];
}

/** What a camera looks at. */
interface Filmed {
  readonly ruleset: { readonly id: string; readonly version: string };
  readonly seats: readonly SeatInfo[];
  readonly outcome: Outcome | null;
  eventsFor(viewer: Viewer): readonly GameEvent[];
  decisions(): readonly { readonly seat: Seat; readonly prompt: string }[];
  view(viewer: Viewer): unknown;
}

interface Take {
  readonly viewer: Viewer;
  readonly frames: Frame[];
  events: number;
  view: Json;
}

/** Films a game: `shoot` at the beginning and after every row. */
export class Camera {
  private readonly takes: readonly Take[];

  constructor(seats: readonly SeatInfo[]) {
    const viewers: readonly Viewer[] = [null, ...seats.map(({ seat }) => seat)];
    this.takes = viewers.map((viewer) => ({ viewer, frames: [], events: 0, view: null }));
  }

  shoot(game: Filmed): void {
    for (const take of this.takes) shootFor(take, game);
  }

  film({ ruleset, seats, outcome }: Filmed): Film {
    const { id, version } = ruleset;
    return { ruleset: id, version, seats, outcome, reels: this.takes.map((take, i) => this.reelOf(take, i)) };
  }

  private reelOf({ viewer, frames }: Take, index: number): Reel {
    const text = JSON.stringify(frames);
    const like = this.takes.slice(0, index).find((other) => JSON.stringify(other.frames) === text);
    return like === undefined ? { viewer, frames } : { viewer, like: like.viewer };
  }
}

function shootFor(take: Take, game: Filmed): void {
  const { viewer } = take;
  const told = game.eventsFor(viewer);
  const events = told.slice(take.events);
  take.events = told.length;
  const view = jsonOf(game.view(viewer));
  const asked = game.decisions().map(({ seat, prompt }) => (seat === viewer ? { seat, prompt } : { seat }));
  take.frames.push({ events, view: deltaOf(take.view, view), asked });
  take.view = view;
}

/** What is wrong with something that should be a film; null if it can be watched. */
export function filmProblem(data: unknown): string | null {
  const film = (typeof data === 'object' && data !== null ? data : {}) as Partial<Record<keyof Film, unknown>>;
  if (typeof film.ruleset !== 'string' || typeof film.version !== 'string') return 'it names no rules.';
  if (!Array.isArray(film.seats) || !Array.isArray(film.reels)) return 'it has no seats or no reels.';
  const isReel = (reel: unknown) => typeof reel === 'object' && reel !== null && ('frames' in reel || 'like' in reel);
  return film.reels.every(isReel) ? null : 'a reel of it has no frames.';
}

/** A frame with its whole view. */
interface Picture extends Omit<Frame, 'view'> {
  readonly view: Json;
}

/** All that a viewer saw, frame by frame; nothing for one who was not there. */
export function* watch(film: Film, viewer: Viewer): Generator<Picture> {
  const reel = film.reels.find((candidate) => candidate.viewer === viewer);
  if (reel === undefined) return;
  if ('like' in reel) return yield* watch(film, reel.like);
  let view: Json = null;
  for (const frame of reel.frames) {
    view = applyDelta(view, frame.view);
    yield { ...frame, view };
  }
}
