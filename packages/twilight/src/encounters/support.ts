// Running vehicles of a working place, and a hospital's wounded.

import {
  AMBULANCE,
  HOSPITAL_WAGONS_UP_TO,
  HOSPITAL_WOUNDED,
  SEVERAL_VEHICLES,
  SHOP_TRUCK,
  YARD_TRUCKS,
} from '../catalog/group-issue.ts';
import type { Item } from '../catalog/item-table.ts';
import { RECONSTRUCTION, type RollContext, rollNumber, rollPick } from '../rolls/roll.ts';
import { type Machine, machineOf, WAGON } from './vehicles.ts';

interface Support {
  readonly vehicles: readonly Machine[];
  readonly wounded: number;
}

/** Beside the trucks, and always there. */
const truck = machineOf(SHOP_TRUCK);
const SHOP: Machine = { ...truck, name: `${truck.name} with a machine shop`, shop: true };

const NONE: Support = { vehicles: [], wounded: 0 };

export function supportOf(ctx: RollContext, path: string, item: Item): Support {
  if (item === 'repair-yard') return { vehicles: trucksOf(ctx, `${path}/trucks`), wounded: 0 };
  return item === 'field-hospital' ? hospitalOf(ctx, path) : NONE;
}

function trucksOf(ctx: RollContext, path: string): readonly Machine[] {
  const count = rollNumber(ctx, path, SEVERAL_VEHICLES, 'twilight/items/repair-yard', RECONSTRUCTION);
  const trucks = Array.from({ length: count }, (_, i) =>
    machineOf(rollPick(ctx, `${path}/truck-${i + 1}`, 'Large trucks', YARD_TRUCKS, 'twilight/items/repair-yard')),
  );
  return [...trucks, SHOP];
}

/** Horse-drawn wagons or ambulances. */
function hospitalOf(ctx: RollContext, path: string): Support {
  const rule = 'twilight/items/field-hospital';
  const count = rollNumber(ctx, `${path}/ambulances`, SEVERAL_VEHICLES, rule, RECONSTRUCTION);
  const drawn = rollNumber(ctx, `${path}/ambulances/kind`, '1d6', rule, RECONSTRUCTION) <= HOSPITAL_WAGONS_UP_TO;
  const machine = drawn ? WAGON : machineOf(AMBULANCE);
  const wounded = rollNumber(ctx, `${path}/wounded`, HOSPITAL_WOUNDED, rule, RECONSTRUCTION);
  return { vehicles: new Array<Machine>(count).fill(machine), wounded };
}
