// Vehicles that were left behind or wait for repair: which, what is broken, how worn, what was taken.

import type { Bloc } from '../catalog/arms-lists.ts';
import { DERELICT, UNSTRIPPED_CHANCE } from '../catalog/derelicts.ts';
import { DERELICT_MOTOR_UP_TO, YARD_DERELICTS } from '../catalog/group-issue.ts';
import { REPAIR_YARD } from '../catalog/item-information.ts';
import type { Item } from '../catalog/item-table.ts';
import type { Terrain } from '../catalog/terrains.ts';
import type { DieTable } from '../catalog/units.ts';
import {
  DAMAGE_TABLES,
  type DamageTableName,
  type VehicleComponent,
  type VehicleDamage,
} from '../catalog/vehicle-damage.ts';
import { VEHICLE_HIT_LOCATION, type VehicleConfig, type VehicleLocation } from '../catalog/vehicle-hit-location.ts';
import { VEHICLES } from '../catalog/vehicles.ts';
import { RECONSTRUCTION, type RollContext, type RollSource, rollNumber, rollOn, rollPercent } from '../rolls/roll.ts';
import { armoredVehicleOf, type Machine, motorVehicleOf } from './vehicles.ts';

const RULE = 'twilight/items/derelict-vehicle';

export type BrokenPart = Exclude<VehicleComponent, Bodily> | 'suspension';
type Bodily = 'one-crewman' | 'two-crewmen' | 'two-passengers' | 'loader';

interface BrokenComponent {
  readonly part: BrokenPart;
  /** Of the part; two hits on the same one add up, to a hundred at most. */
  readonly percent: number;
}

export interface Derelict extends Machine {
  readonly path: string;
  readonly damage: readonly BrokenComponent[];
  readonly wear: number;
  /** What others have carried off already; nothing, of a vehicle found first or under repair. */
  readonly stripped: readonly string[];
}

/** The derelicts of a place, as its kind has them. */
export function derelictsOf(
  ctx: RollContext,
  path: string,
  item: Item,
  terrain: Terrain,
  bloc: Bloc,
): readonly Derelict[] {
  switch (item) {
    case 'derelict-vehicle': {
      const found = isMotor(ctx, path) ? motorVehicleOf(ctx, path) : armoredVehicleOf(ctx, path, bloc);
      return [conditionOf(ctx, path, found, isStripped(ctx, `${path}/stripped`, terrain))];
    }
    case 'derelict-convoy':
      return several(ctx, path, DERELICT.convoyVehicles, (at) => conditionOf(ctx, at, motorVehicleOf(ctx, at), true));
    case 'repair-yard':
      return several(ctx, path, REPAIR_YARD.disabledVehicles, (at) => anyDerelict(ctx, at, bloc, false));
    case 'abandoned-repair-yard':
      return several(ctx, path, YARD_DERELICTS, (at) => anyDerelict(ctx, at, bloc, true), RECONSTRUCTION);
    default:
      return [];
  }
}

function several(
  ctx: RollContext,
  path: string,
  dice: '1d6' | '1d3',
  one: (at: string) => Derelict,
  source: RollSource = {},
): readonly Derelict[] {
  const count = rollNumber(ctx, `${path}/number`, dice, RULE, source);
  return Array.from({ length: count }, (_, i) => one(`${path}/${i + 1}`));
}

function anyDerelict(ctx: RollContext, path: string, bloc: Bloc, stripped: boolean): Derelict {
  const machine = isMotor(ctx, path) ? motorVehicleOf(ctx, path) : armoredVehicleOf(ctx, path, bloc);
  return conditionOf(ctx, path, machine, stripped);
}

function isMotor(ctx: RollContext, path: string): boolean {
  return rollNumber(ctx, `${path}/sort`, '1d6', RULE, RECONSTRUCTION) <= DERELICT_MOTOR_UP_TO;
}

/** On a road or in the open somebody has always been there before. */
export function isStripped(ctx: RollContext, path: string, terrain: Terrain): boolean {
  const chance = UNSTRIPPED_CHANCE[terrain];
  return chance === 0 || !rollPercent(ctx, path, chance, RULE).success;
}

function conditionOf(ctx: RollContext, path: string, machine: Machine, stripped: boolean): Derelict {
  const config = machine.vehicle === 'wagon' ? 'standard' : VEHICLES[machine.vehicle].config;
  const hits = rollNumber(ctx, `${path}/components`, DERELICT.damagedComponents, RULE);
  const broken = new Map<BrokenPart, number>();
  for (let n = 1; n <= hits; n++) {
    const at = `${path}/component-${n}`;
    const part = brokenPart(ctx, at, config);
    const percent = rollNumber(ctx, `${at}/damage`, DERELICT.damage.dice, RULE) * DERELICT.damage.times;
    broken.set(part, Math.min((broken.get(part) ?? 0) + percent, 100));
  }
  const damage = Array.from(broken, ([part, percent]) => ({ part, percent }));
  const wear = rollNumber(ctx, `${path}/wear`, DERELICT.wear, RULE);
  return { ...machine, path, damage, wear, stripped: stripped ? DERELICT.stripped : [] };
}

/** A location, then the minor or the major table of it, as if it had been hit there. */
function brokenPart(ctx: RollContext, path: string, config: VehicleConfig): BrokenPart {
  const { name, dice, first, columns } = VEHICLE_HIT_LOCATION;
  const table = { name, dice, first, results: columns[config] };
  const location = rollOn<VehicleLocation>(ctx, `${path}/location`, table, RULE);
  if (location === 'suspension') return 'suspension';
  const isMinor = rollNumber(ctx, `${path}/grade`, '1d6', RULE) <= DERELICT.minorUpTo;
  const tables: Readonly<Record<DamageTableName, DieTable<VehicleDamage> | null>> = DAMAGE_TABLES[config];
  let at: DamageTableName =
    location === 'turret' ? (isMinor ? 'minorTurret' : 'majorTurret') : isMinor ? 'minorHull' : 'majorHull';
  for (let again = 1; ; again++) {
    const rows = tables[at];
    if (rows === null) throw new Error(`a ${config} vehicle has no ${at} table`);
    const result = rollOn(ctx, `${path}/result-${again}`, rows, RULE);
    switch (result) {
      // Nobody is aboard: rolled again.
      case 'one-crewman':
      case 'two-crewmen':
      case 'two-passengers':
      case 'loader':
        break;
      case 'to-minorTurret':
      case 'to-majorTurret':
      case 'to-minorHull':
      case 'to-majorHull':
        at = TABLE_NAMED[result];
        break;
      default:
        return result;
    }
  }
}

const TABLE_NAMED = {
  'to-minorTurret': 'minorTurret',
  'to-majorTurret': 'majorTurret',
  'to-minorHull': 'minorHull',
  'to-majorHull': 'majorHull',
} as const satisfies Record<`to-${DamageTableName}`, DamageTableName>;
