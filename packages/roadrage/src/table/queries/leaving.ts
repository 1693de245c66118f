import { ON_FOOT } from '../../catalog/people.ts';
import type { RoadGame, Vehicle } from '../state/state.ts';
import { fieldOf } from './field-of.ts';
import { vehicleThing } from './marks.ts';

/** Whether leaving a sound vehicle can gain anything: it stands, or there is somebody or something to go to near by. */
export function mayLeave(game: RoadGame, vehicle: Vehicle): boolean {
  const { setup, state } = game;
  if (!setup.variants.people) return false;
  if (vehicle.speed === 0) return true;
  const { range } = fieldOf(game);
  const own = vehicleThing(game, vehicle);
  for (const other of state.vehicles)
    if (other !== vehicle && !other.gone && range(own, vehicleThing(game, other)) <= ON_FOOT.squares) return true;
  return state.people.some(
    ({ hp, place }) =>
      hp > 0 && place.kind === 'foot' && range(own, { pose: place.pose, body: null }) <= ON_FOOT.squares,
  );
}
