import type { Seat } from '@hardtop/kernel';
import type { VehicleId } from '../state/ids.ts';
import { modelOf, type Setup } from '../state/setup.ts';
import type { Person, State, Vehicle, World } from '../state/state.ts';
import { driverOf } from './crew.ts';

interface SetUp {
  readonly setup: Setup;
}

/** Whose vehicle it is: he rolls for what befalls it. */
export function ownerOf({ setup }: SetUp, vehicle: Vehicle): Seat {
  return modelOf(setup, vehicle.id).seat;
}

/** The seats that have somebody aboard, the owner first: they know its record sheet. */
export function seatsAboard({ setup }: SetUp, id: VehicleId): readonly Seat[] {
  const { seat, crew } = modelOf(setup, id);
  return [...new Set([seat, ...crew.map((person) => person.seat)])];
}

/** Who decides at the wheel; with nobody awake there, the owner. */
export function seatAtWheel(of: SetUp, vehicle: Vehicle): Seat {
  const driver = driverOf(vehicle);
  return driver === null ? ownerOf(of, vehicle) : driver.seat;
}

/** Whether somebody awake is at the wheel and still in the duel, so that he can be asked. */
export function canChoose(world: World, vehicle: Vehicle): boolean {
  if (vehicle.gone || vehicle.surrendered || vehicle.left !== undefined || driverOf(vehicle) === null) return false;
  return world.state.resigned[seatAtWheel(world, vehicle)] !== true;
}

/** How many vehicles a seat has anybody aboard of. */
export function vehiclesWith(state: State, seat: Seat): number {
  let count = 0;
  for (const { crew } of state.vehicles) if (isAboard(crew, seat)) count++;
  return count;
}

export function isAboard(crew: readonly Person[], seat: Seat): boolean {
  for (const person of crew) if (person.seat === seat) return true;
  return false;
}
