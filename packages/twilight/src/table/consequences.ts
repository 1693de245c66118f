import { type Play, workOff } from '@hardtop/kernel';
import { alarmCrew, sink, catchFire as vehicleCatchesFire } from './chapters/bail-out.ts';
import { catchFire } from './chapters/burning.ts';
import { strikeCrew } from './chapters/crew-hits.ts';
import { explode } from './chapters/explosions.ts';
import { takeHit } from './chapters/hits.ts';
import { setOffMine } from './chapters/mines.ts';
import { panicOf } from './chapters/panic.ts';
import { noteBlast } from './chapters/script.ts';
import { strikeVehicle } from './chapters/vehicle-hits.ts';
import { enter, enterByVehicle } from './slots/entering.ts';
import { hear } from './slots/noise.ts';
import type { Consequence, TwilightPlay } from './state/effects.ts';
import { personOf } from './state/state.ts';

/** The chapter that carries an effect out. */
function* chapterOf({ game, effect }: Consequence): TwilightPlay {
  switch (effect.kind) {
    case 'hit':
      return yield* takeHit(game, effect.hit);
    case 'explosion':
      noteBlast(game, effect.explosion);
      return yield* explode(game, effect.explosion);
    case 'burn':
      return yield* catchFire(game, personOf(game.state, effect.person), effect.agent, effect.parts);
    case 'entered':
      return yield* enter(game, effect);
    case 'vehicle-entered':
      return yield* enterByVehicle(game, effect);
    case 'panic':
      return yield* panicOf(game, effect);
    case 'noise':
      return yield* hear(game, effect);
    case 'vehicle-hit':
      return yield* strikeVehicle(game, effect.hit);
    case 'crew-hit':
      return yield* strikeCrew(game, effect);
    case 'vehicle-burns':
      return yield* vehicleCatchesFire(game, effect.vehicle);
    case 'bail-out':
      return yield* alarmCrew(game, effect.vehicle);
    case 'sinks':
      return yield* sink(game, effect.vehicle);
    case 'mine':
      return yield* setOffMine(game, effect);
    default:
      return;
  }
}

/** Plays a piece of a chapter with all that it sets off, depth-first. */
export function carryOut<R>(piece: TwilightPlay<R>): Play<R> {
  return workOff(piece, chapterOf);
}
