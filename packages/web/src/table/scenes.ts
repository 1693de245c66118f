import type { GameEvent } from '@hardtop/kernel';
import type { Snapshot } from '@hardtop/server/wire';
import { beatsOf, hurried, lengthOf, seenBeats } from '../board/beats.ts';
import type { Show } from '../board/use-show.ts';

/** A show, and how the table stands after it. */
export interface Scene extends Show {
  readonly snapshot: Snapshot;
  /** The last event it tells. */
  readonly upTo: number;
}

/** Milliseconds the board may lag behind the game before what waits is played faster; and how much faster at most. */
const LAG_MS = 3200;
const FASTEST = 0.25;
/** More scenes than these do not wait: a table that is only watched must not fall behind for ever. */
const MOST_WAITING = 8;

/** Takes up what came, behind what is still being played: a running scene is not touched. */
export function withScene(
  scenes: readonly Scene[],
  { upTo, events, snapshot }: { upTo: number; events: readonly GameEvent[]; snapshot: Snapshot },
  before: Snapshot | null,
): readonly Scene[] {
  const old = (scenes.at(-1)?.snapshot ?? before)?.board;
  const earlier = new Set(old?.pieces.map(({ id }) => id));
  const newcomers = snapshot.board.pieces.filter(({ id }) => !earlier.has(id));
  const beats = seenBeats(
    beatsOf(events),
    new Set([...earlier, ...[...newcomers, ...(old?.areas ?? [])].map(({ id }) => id)]),
  );
  const lag = lengthOf([...scenes.flatMap((scene) => scene.beats), ...beats]);
  const scene = { upTo, snapshot, newcomers, beats: hurried(beats, Math.max(FASTEST, LAG_MS / Math.max(1, lag))) };
  const [running, ...waiting] = [...scenes, scene];
  return running === undefined ? [] : [running, ...waiting.slice(-MOST_WAITING)];
}

/** What is left to play once the first scene is over: the next that has something to see. */
export function afterScene([over, ...waiting]: readonly Scene[]): {
  readonly over: Scene | null;
  rest: readonly Scene[];
} {
  if (over === undefined) return { over: null, rest: [] };
  const [next] = waiting;
  return next !== undefined && next.beats.length === 0 ? afterScene(waiting) : { over, rest: waiting };
}
