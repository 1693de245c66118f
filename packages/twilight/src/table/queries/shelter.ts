import { VEHICLES } from '../../catalog/vehicles.ts';
import type { Cell } from '../../scenarios/world.ts';
import type { Shelter } from '../figures/explosions.ts';
import { PARTS, type Person } from '../state/person.ts';
import { type Table, vehicleOf } from '../state/state.ts';
import { coverAgainst } from './cover.ts';
import { isInTheOpen } from './crews.ts';
import { cellOf } from './position.ts';
import { isWayClear } from './sight.ts';

/** How far somebody is out of a blast's way: inside armor or wholly behind something solid, partly, or not at all. */
export function shelterFrom(table: Table, person: Person, blast: Cell): Shelter {
  if (person.aboard !== null && isArmored(table, person.aboard.vehicle)) return 'complete';
  const at = cellOf(table.state, person);
  if (at === null || !isWayClear(table, blast, at)) return 'complete';
  if (!isInTheOpen(table.state, person)) return 'partial';
  const parts = coverAgainst(table, blast, person)?.parts.length ?? 0;
  return parts === PARTS.length ? 'complete' : parts > 0 ? 'partial' : 'none';
}

function isArmored({ state }: Table, id: string): boolean {
  const { kind } = vehicleOf(state, id);
  return Object.hasOwn(VEHICLES, kind) && VEHICLES[kind as keyof typeof VEHICLES].class !== 'unarmored';
}
