import { type Play, workOff } from '@hardtop/kernel';
import { eliminate } from './chapters/elimination.ts';
import type { Consequence, SixthPlay } from './state/effects.ts';
import { carOf } from './state/state.ts';

/** The chapter that carries an effect out. */
// biome-ignore lint/correctness/useYield: what it carries out asks nobody
function* chapterOf({ game, effect }: Consequence): SixthPlay {
  switch (effect.kind) {
    case 'eliminate':
      return eliminate(game, carOf(game.state, effect.car), effect.how);
  }
}

/** Plays a piece of a chapter with all that it sets off, depth-first. */
export function carryOut<R>(piece: SixthPlay<R>): Play<R> {
  return workOff(piece, chapterOf);
}
