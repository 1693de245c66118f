// Horses, wagons, vehicles, armor or guns: one roll for the group, one for each subunit of a large unit.

import type { Bloc } from '../catalog/arms-lists.ts';
import { ARTILLERY_TABLE, VEHICLE_ROLLS } from '../catalog/encounter-equipment.ts';
import { PACK_HORSES } from '../catalog/group-details.ts';
import { GUN_PICKS } from '../catalog/group-issue.ts';
import { GROUP_STATISTICS, type Transport } from '../catalog/group-statistics.ts';
import { GROUPS, type Group } from '../catalog/group-table.ts';
import type { HeavyWeaponId } from '../catalog/heavy-weapon-ids.ts';
import { type RollContext, rollNumber, rollOn, rollPick, type TableRows } from '../rolls/roll.ts';
import { armoredVehicleOf, type Machine, manned, motorVehicleOf, pickVehicle, type Ride, WAGON } from './vehicles.ts';

const RULE = 'twilight/groups/transport';

interface Conveyance {
  readonly rides: readonly Ride[];
  /** A gun that does not move by itself: horses draw or carry it and the men walk. */
  readonly gun: HeavyWeaponId | null;
}

const AFOOT: Conveyance = { rides: [], gun: null };

const TABLES = new Map(GROUPS.map((group) => [group, transportTable(group, true)]));
const UNARMORED = new Map(GROUPS.map((group) => [group, transportTable(group, false)]));

function transportTable(group: Group, armored: boolean): TableRows<Transport> {
  const column: readonly Transport[] = GROUP_STATISTICS[group].transport;
  const results = armored ? column : column.map((row) => (row === 'armored' ? 'foot' : row));
  return { name: 'Group Encounter Statistics Table: Transport', dice: '1d6', first: 1, results };
}

/** A roadblock never has armored vehicles; such a roll leaves it on foot. */
export function transportOf(ctx: RollContext, path: string, group: Group, armored: boolean): Transport {
  const table = (armored ? TABLES : UNARMORED).get(group);
  if (table === undefined || table.results.every((row) => row === 'foot')) return 'foot';
  return rollOn(ctx, path, table, RULE);
}

/** Pack horses go with riders. */
export function packHorsesOf(ctx: RollContext, path: string, transport: Transport): number {
  return transport === 'horse' ? rollNumber(ctx, path, `1d${PACK_HORSES.to}`, 'twilight/groups/horses') : 0;
}

/** What a subunit moves with, and who sits where. */
export function conveyanceOf(
  ctx: RollContext,
  path: string,
  transport: Transport,
  men: number,
  bloc: Bloc,
): Conveyance {
  switch (transport) {
    case 'foot':
    case 'horse':
      return AFOOT;
    case 'wagon':
      return { rides: manned([{ ...WAGON, path: `${path}/wagon` }], men), gun: null };
    case 'motor':
      return ridden(path, VEHICLE_ROLLS.motor, men, (at) => motorVehicleOf(ctx, at));
    case 'armored':
      return ridden(path, VEHICLE_ROLLS.armored, men, (at) => armoredVehicleOf(ctx, at, bloc));
    case 'artillery':
      return artilleryOf(ctx, `${path}/gun`, men, bloc);
  }
}

function ridden(path: string, count: number, men: number, roll: (at: string) => Machine): Conveyance {
  const machines = Array.from({ length: count }, (_, i) => {
    const at = `${path}/vehicle-${i + 1}`;
    return { ...roll(at), path: at };
  });
  return { rides: manned(machines, men), gun: null };
}

function artilleryOf(ctx: RollContext, path: string, men: number, bloc: Bloc): Conveyance {
  const kind = rollOn(ctx, path, ARTILLERY_TABLE, 'twilight/groups/equipment-table');
  if (kind === 'spa') return { rides: manned([{ ...pickVehicle(ctx, path, 'spa', bloc), path }], men), gun: null };
  const list: readonly HeavyWeaponId[] = GUN_PICKS[bloc][kind];
  return { rides: [], gun: rollPick(ctx, `${path}/model`, 'Gun lists', list, 'twilight/groups/equipment-table') };
}
