import type { Seat } from '@hardtop/kernel';
import { modelOf, personModelOf, type Setup } from '../state/setup.ts';
import type { Person, Vehicle, World } from '../state/state.ts';
import { driverOf } from './crew.ts';

interface SetUp {
  readonly setup: Setup;
}

/** Whose vehicle it is: he rolls for what befalls it. */
export function ownerOf({ setup }: SetUp, vehicle: Vehicle): Seat {
  return modelOf(setup, vehicle.id).seat;
}

/** Who decides for a person. */
export function seatOfPerson({ setup }: SetUp, person: Person): Seat {
  return personModelOf(setup, person.id).seat;
}

/** Who decides at the wheel; with nobody awake there, the owner. */
export function seatAtWheel(of: SetUp, vehicle: Vehicle): Seat {
  const driver = driverOf(vehicle);
  return driver === null ? ownerOf(of, vehicle) : seatOfPerson(of, driver);
}

/** Whether somebody awake is at the wheel and still in the duel, so that he can be asked. */
export function canChoose(world: World, vehicle: Vehicle): boolean {
  if (vehicle.gone || vehicle.surrendered || driverOf(vehicle) === null) return false;
  return world.state.resigned[seatAtWheel(world, vehicle)] !== true;
}

/** The vehicles that a seat has anybody aboard of. */
export function vehiclesWith(setup: Setup, seat: Seat): number {
  let count = 0;
  for (const { model } of setup.starts) if (model.crew.some((person) => person.seat === seat)) count++;
  return count;
}
