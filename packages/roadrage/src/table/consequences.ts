import { type Play, workOff } from '@hardtop/kernel';
import { throwRiders } from './chapters/bikes.ts';
import { fly } from './chapters/flight.ts';
import { loseControl } from './chapters/loss-of-control.ts';
import type { Consequence, RoadPlay } from './state/effects.ts';
import { vehicleOf } from './state/state.ts';

/** The chapter that carries an effect out. */
function chapterOf({ game, effect }: Consequence): RoadPlay {
  const vehicle = vehicleOf(game.state, effect.vehicle);
  switch (effect.kind) {
    case 'lose-control':
      return loseControl(game, vehicle, effect.result, effect.loss);
    case 'throw-riders':
      return throwRiders(game, vehicle, effect.speed, effect.heading);
    case 'fly':
      return fly(game, vehicle);
  }
}

/** Plays a piece of a chapter with all that it sets off, depth-first. */
export function carryOut<R>(piece: RoadPlay<R>): Play<R> {
  return workOff(piece, chapterOf);
}
