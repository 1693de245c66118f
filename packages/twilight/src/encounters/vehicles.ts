// Vehicles of a group: which ones, who drives, who rides inside and who on top.

import type { Bloc } from '../catalog/arms-lists.ts';
import { VEHICLE_MOVEMENT } from '../catalog/combat-movement.ts';
import {
  ARMORED_VEHICLE_TABLE,
  type ArmoredKind,
  MOTOR_VEHICLE_TABLE,
  STILL_ON_TRUCK,
} from '../catalog/encounter-equipment.ts';
import { ARMORED_PICKS, WAGON_SEATS } from '../catalog/group-issue.ts';
import { VEHICLES, type VehicleId } from '../catalog/vehicles.ts';
import { type RollContext, rollOn, rollPick } from '../rolls/roll.ts';

const EQUIPMENT = 'twilight/groups/equipment-table';

/** A vehicle by itself, with what stands on it for good. */
export interface Machine {
  readonly vehicle: VehicleId | 'wagon';
  readonly name: string;
  readonly still?: 'small' | 'medium';
  /** Lathes and benches, to repair other vehicles with. */
  readonly shop?: true;
}

/** A vehicle and the path it was rolled at. */
interface RolledMachine extends Machine {
  readonly path: string;
}

/** Men by their numbers in the subunit. Those on top have no seat; who does not ride at all walks. */
export interface Ride extends RolledMachine {
  readonly crew: readonly number[];
  /** Seats of the crew that stay empty. */
  readonly shortOf: number;
  readonly inside: readonly number[];
  readonly onTop: readonly number[];
}

export const WAGON: Machine = { vehicle: 'wagon', name: 'Horse-drawn wagon' };

export function machineOf(vehicle: VehicleId): Machine {
  return { vehicle, name: VEHICLES[vehicle].name };
}

/** One roll in the Motor Vehicles column. */
export function motorVehicleOf(ctx: RollContext, path: string): Machine {
  const kind = rollOn(ctx, path, MOTOR_VEHICLE_TABLE, 'twilight/groups/motor-vehicles');
  if (kind !== '2.5-ton-still') return machineOf(kind);
  return { ...machineOf('2.5-ton'), still: rollOn(ctx, `${path}/still`, STILL_ON_TRUCK, EQUIPMENT) };
}

/** One roll in the Armored Vehicles column, and a pick from the vehicles of that kind. */
export function armoredVehicleOf(ctx: RollContext, path: string, bloc: Bloc): Machine {
  return pickVehicle(ctx, path, rollOn(ctx, path, ARMORED_VEHICLE_TABLE, 'twilight/groups/armored-vehicles'), bloc);
}

export function pickVehicle(ctx: RollContext, path: string, kind: ArmoredKind | 'spa', bloc: Bloc): Machine {
  const list: readonly VehicleId[] = ARMORED_PICKS[bloc][kind];
  return machineOf(rollPick(ctx, `${path}/model`, 'Vehicle lists', list, EQUIPMENT));
}

/** Crews first, then seats inside, then the rest spread over the tops; nobody rides on top of a wagon. */
export function manned(machines: readonly RolledMachine[], men: number): readonly Ride[] {
  const seats = machines.map(({ vehicle }) => (vehicle === 'wagon' ? WAGON_SEATS : VEHICLES[vehicle].seats));
  let next = 1;
  const take = (count: number): number[] => {
    const numbers: number[] = [];
    for (; numbers.length < count && next <= men; next++) numbers.push(next);
    return numbers;
  };
  const crews = seats.map(({ crew }) => take(crew));
  const inside = seats.map(({ passengers }) => take(passengers));
  const tops: number[][] = machines.map(() => []);
  const open = tops.filter((_, i) => machines[i]?.vehicle !== 'wagon');
  for (let turn = 0; open.length > 0 && next <= men; turn++) open[turn % open.length]?.push(next++);
  return machines.map((machine, i) => {
    const crew = crews[i] ?? [];
    const shortOf = (seats[i]?.crew ?? 0) - crew.length;
    return { ...machine, crew, shortOf, inside: inside[i] ?? [], onTop: tops[i] ?? [] };
  });
}

/** Safe meters a phase; a wagon and every vehicle of the lists has a row. */
export function speedOf(vehicle: VehicleId | 'wagon', onRoad: boolean): number {
  const { road, offRoad } = VEHICLE_MOVEMENT[vehicle === 'wagon' ? 'cart-or-wagon' : vehicle];
  return onRoad ? road : offRoad;
}
