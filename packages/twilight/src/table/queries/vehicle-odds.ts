import type { Cell } from '../../scenarios/world.ts';
import { type Strike, type StrikeOdds, strikeOdds } from '../figures/heavy/armor.ts';
import type { Table } from '../state/state.ts';
import type { Vehicle } from '../state/vehicle.ts';
import { screenOf } from './cover.ts';
import { describe } from './crews.ts';
import { quarterOf } from './ways.ts';

/** What one hit would do to a vehicle. `from`: where it comes from; null: from above. Hull and turret may be turned apart. */
export function oddsOn(table: Table, vehicle: Vehicle, strike: Strike, from: Cell | null): StrikeOdds {
  const { setup } = table;
  const { at, heading, turret } = vehicle;
  if (from === null) return strikeOdds(describe(vehicle), strike, 'overhead');
  if (at === null) return strikeOdds(describe(vehicle), strike, 'side');
  const [hull, top] = [quarterOf(setup, at, heading, from), quarterOf(setup, at, turret, from)];
  return strikeOdds(describe(vehicle), strike, hull, top, screenOf(table, from, vehicle));
}
