import { skidLength } from '../queries/control.ts';
import { bodyOf, driverOf, travelOf } from '../queries/figures.ts';
import type { ControlResult, LossOfControl, RoadPlay } from '../state/effects.ts';
import type { RoadGame, Vehicle } from '../state/state.ts';
import { riderFalls } from './bikes.ts';
import { finalFacing } from './facing.ts';
import { fatalRoll } from './fatal-roll.ts';
import { skid } from './skid.ts';

/** Skids and spins, or turns over; a bike may lose its rider. */
export function* loseControl(game: RoadGame, vehicle: Vehicle, result: ControlResult, loss: LossOfControl): RoadPlay {
  const rider = bodyOf(game, vehicle).bike && driverOf(game, vehicle) !== null;
  const heading = loss.heading ?? travelOf(vehicle);
  const facing = loss.facing ?? vehicle.bootlegger?.heading ?? vehicle.pose.h;
  vehicle.bootlegger = null;
  // The new skid takes the place of one that was still to come.
  vehicle.carriedSkid = null;
  if (result.fatal) {
    if (rider) yield* riderFalls(game, vehicle, 0, true);
    return yield* fatalRoll(game, vehicle, heading);
  }
  const squares = Math.max(loss.least ?? 0, skidLength(result.margin));
  const { charged, inFull = !charged } = loss;
  const end = yield* skid(game, vehicle, { squares, heading, sd: result.sd, charged, inFull });
  if (end === 'elsewhere') return;
  if (rider && squares > 0 && (yield* riderFalls(game, vehicle, squares, false, heading))) return;
  if (end === 'over' && loss.keepsFacing !== true) yield* finalFacing(game, vehicle, result.sd, facing);
}
