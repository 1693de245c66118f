import type { DecisionId, Seat } from './decision.ts';
import type { DicePlan } from './journal.ts';
import type { Problem } from './result.ts';

/** How a new game begins. */
export interface StartOptions {
  readonly seed: string;
  readonly dice?: DicePlan;
  /** The game is kept: it gets a checkpoint and a digest at every rest point. */
  readonly keep?: boolean;
}

/** How a game is taken up from its journal. */
export interface RestoreOptions<Watched> {
  /** For a journal that was shown without its seed. */
  readonly seed?: string;
  readonly keep?: boolean;
  /** So many rows are taken, where others are to follow one by one. */
  readonly rows?: number;
  /** The most that it may cost, in steps; without it there is no limit. */
  readonly steps?: number;
  /** Sees the game at the beginning and after every row. */
  readonly watch?: (match: Watched) => void;
}

/** A rest point of a game, as JSON. */
export interface Position<State> {
  readonly file: unknown;
  readonly state: State;
  readonly resigned?: readonly Seat[];
}

/** Where the dice of a position come from. */
export interface Seeds {
  readonly seed: string;
  /** Of what is rolled in secret, where a proof wants it to differ. */
  readonly secretSeed?: string;
  readonly plan?: DicePlan;
  readonly keep?: boolean;
}

export const SEEDED: DicePlan = { script: [], after: 'seed' };

/** Typed in by whoever rolls; what somebody may not know of the house rolls. */
export const BY_HAND: DicePlan = { script: [], after: 'hand', house: [] };

export interface ChoiceInput {
  readonly ask: DecisionId;
  readonly seat: Seat;
  readonly option: string;
  readonly params?: unknown;
}

export function tooLong(steps: number): Problem {
  const message = `To play it again takes more than ${steps} steps: that is more than is done here for one game.`;
  return { code: 'too-long', field: 'rows', message };
}
