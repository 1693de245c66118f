import { distance, headingDifference, toLocal } from '@hardtop/geometry';
import { ownerOf } from '../table/queries/deciding.ts';
import { isOut } from '../table/queries/out.ts';
import { areAllies } from '../table/state/setup.ts';
import { travelHeading, type Vehicle, type World } from '../table/state/state.ts';

/** Tenths of a degree between the ways of two that go the same way, more or less. */
const SAME_WAY = 600;

/** Enemies behind a vehicle, within so many inches, that come its way. */
export function chasersOf({ setup, state }: World, own: Vehicle, inches: number): readonly Vehicle[] {
  const seat = ownerOf({ setup }, own);
  return state.vehicles.filter((foe) => {
    if (foe === own || isOut(foe) || foe.speed === 0 || areAllies(setup, seat, ownerOf({ setup }, foe))) return false;
    if (distance(own.pose, foe.pose) > inches) return false;
    const { x, y } = toLocal(own.pose, foe.pose);
    const isBehind = y < 0 && Math.abs(x) < 1 + Math.abs(y) / 2;
    return isBehind && headingDifference(travelHeading(own), travelHeading(foe)) <= SAME_WAY;
  });
}
