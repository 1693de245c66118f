import { type Play, workOff } from '@hardtop/kernel';
import { catchFire } from './chapters/burning.ts';
import { explode } from './chapters/explosions.ts';
import { takeHit } from './chapters/hits.ts';
import { panicOf } from './chapters/panic.ts';
import { enter } from './slots/entering.ts';
import { hear } from './slots/noise.ts';
import type { Consequence, TwilightPlay } from './state/effects.ts';
import { personOf } from './state/state.ts';

/** The chapter that carries an effect out. */
function* chapterOf({ game, effect }: Consequence): TwilightPlay {
  switch (effect.kind) {
    case 'hit':
      return yield* takeHit(game, effect.hit);
    case 'explosion':
      return yield* explode(game, effect.explosion);
    case 'burn':
      return yield* catchFire(game, personOf(game.state, effect.person), effect.agent, effect.parts);
    case 'entered':
      return yield* enter(game, effect);
    case 'panic':
      return yield* panicOf(game, effect);
    case 'noise':
      return yield* hear(game, effect);
    default:
      return;
  }
}

/** Plays a piece of a chapter with all that it sets off, depth-first. */
export function carryOut<R>(piece: TwilightPlay<R>): Play<R> {
  return workOff(piece, chapterOf);
}
