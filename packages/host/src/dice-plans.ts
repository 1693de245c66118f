import { BY_HAND, commitmentTo, type DicePlan } from '@hardtop/kernel';
import type { CreateGame, Fairness } from './wire/games.ts';

export interface Chance {
  readonly seed: string;
  readonly dice: DicePlan;
}

/** Where the dice of a new game come from: a secret that is promised, unless somebody chooses the seed or rolls by hand. */
export function chanceOf({ dice, seed, shares }: Pick<CreateGame, 'dice' | 'seed' | 'shares'>, secret: string): Chance {
  if (dice === 'hand') return { seed: seed ?? secret, dice: BY_HAND };
  if (seed !== undefined) return { seed, dice: { script: [], after: 'seed', chosen: true } };
  const plan: DicePlan = { script: [], after: 'seed', stream: 'sha256' };
  return { seed: secret, dice: shares === true ? { ...plan, shares } : plan };
}

/** What everybody may know of a game's dice. */
export function fairnessOf({ seed, dice }: Chance): Fairness {
  if (dice.after === 'hand') return { kind: 'hand' };
  if (dice.chosen === true) return { kind: 'chosen', seed };
  if (dice.stream !== 'sha256') return { kind: 'old' };
  // What seats added to the game that a fork comes from was known when the fork's own seed was made.
  const shares = dice.shares === true && dice.forked === undefined;
  return { kind: 'promised', commitment: commitmentTo(seed), shares };
}
