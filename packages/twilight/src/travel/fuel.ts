// Fuel: what a vehicle uses in a travel period, by the kind in its tank; how far it gets; filling up from the stores.

import { FUEL_MULTIPLIER, type Fuel } from '../catalog/fuel.ts';
import { TRAVEL_MOVEMENT } from '../catalog/travel-movement.ts';
import { grams, type Party, type Vehicle } from './party.ts';

/** Liters for a whole four-hour period of travel; 0 for what has no engine. */
export function litersPerPeriod(vehicle: Vehicle, fuel: Fuel): number {
  const { fuel: engine } = TRAVEL_MOVEMENT[vehicle.unit];
  return engine === null ? 0 : engine.use * FUEL_MULTIPLIER[fuel];
}

export function isMotor(vehicle: Vehicle): boolean {
  return TRAVEL_MOVEMENT[vehicle.unit].fuel !== null;
}

export function tankOf(vehicle: Vehicle): number {
  return TRAVEL_MOVEMENT[vehicle.unit].fuel?.capacity ?? 0;
}

/** Fuels the engine takes, the one in the tank first. */
export function fuelsFor(vehicle: Vehicle): readonly Fuel[] {
  const now = vehicle.tank === null ? [] : [vehicle.tank.fuel];
  return [...now, ...vehicle.burns.filter((fuel) => !now.includes(fuel))];
}

/** How many periods of travel the tank still holds; without end for what has no engine. */
export function periodsOfFuel(vehicle: Vehicle): number {
  if (!isMotor(vehicle)) return Number.POSITIVE_INFINITY;
  if (vehicle.tank === null) return 0;
  return vehicle.tank.liters / litersPerPeriod(vehicle, vehicle.tank.fuel);
}

/** The tank after part of a period on the move: never below empty. */
export function burn(vehicle: Vehicle, periods: number): Vehicle {
  if (vehicle.tank === null || !isMotor(vehicle)) return vehicle;
  const used = litersPerPeriod(vehicle, vehicle.tank.fuel) * periods;
  const liters = Math.max(0, grams(vehicle.tank.liters - used));
  return { ...vehicle, tank: { ...vehicle.tank, liters } };
}

/** Fills a tank from the stores. Another fuel goes in only once the tank is empty. */
export function fillUp(party: Party, name: string, fuel: Fuel): Party {
  const vehicle = party.vehicles.find((one) => one.name === name);
  if (vehicle === undefined || !isMotor(vehicle)) return party;
  const inside = vehicle.tank ?? { fuel, liters: 0 };
  if (inside.fuel !== fuel && inside.liters > 0) return party;
  const liters = Math.min(tankOf(vehicle) - inside.liters, party.stores.fuel[fuel]);
  if (liters <= 0) return party;
  const filled = { ...vehicle, tank: { fuel, liters: grams(inside.liters + liters) } };
  const stored = { ...party.stores.fuel, [fuel]: grams(party.stores.fuel[fuel] - liters) };
  return {
    ...party,
    vehicles: party.vehicles.map((one) => (one === vehicle ? filled : one)),
    stores: { ...party.stores, fuel: stored },
  };
}

/** Before setting out every tank is filled with what is there: its own fuel, another kind when it is dry. */
export function fillAll(party: Party): Party {
  let filled = party;
  for (const vehicle of party.vehicles) {
    for (const fuel of fuelsFor(vehicle)) filled = fillUp(filled, vehicle.name, fuel);
  }
  return filled;
}

/** Liters the party has of each kind, tanks and stores together. */
export function fuelOf(party: Party): Readonly<Record<Fuel, number>> {
  const sum = { ...party.stores.fuel };
  for (const { tank } of party.vehicles) if (tank !== null) sum[tank.fuel] = grams(sum[tank.fuel] + tank.liters);
  return sum;
}
