import { FULL_CHARGE, GRAINS_PER_UNIT, VEHICLE_RANGE } from '../../catalog/power-range.ts';
import type { Pace, VehicleModel } from '../state/model.ts';
import { modelOf, type Setup } from '../state/setup.ts';
import type { PlantState, Vehicle } from '../state/state.ts';

const FULL = FULL_CHARGE * GRAINS_PER_UNIT;

/** Power units left in a plant, begun ones counted (deluxe/VIII.4/vehicle-range). */
export function unitsLeft({ drained = 0 }: PlantState): number {
  return Math.ceil(Math.max(0, FULL - drained) / GRAINS_PER_UNIT);
}

/** Whether a plant that stands can give so many units more. */
export function hasUnits({ dp, drained = 0 }: PlantState, units: number): boolean {
  return dp > 0 && drained < FULL && drained + units * GRAINS_PER_UNIT <= FULL;
}

/** The plant that drives: the first that stands and has power. */
export function drivingPlant({ parts, shortedOut }: Vehicle): PlantState | null {
  if (shortedOut) return null;
  for (const part of parts) if (part.kind === 'plant' && hasUnits(part, 0)) return part;
  return null;
}

/** What it does on the plant that drives it now (deluxe/VIII.4/duplicate-plants). */
export function paceOf(setup: Setup, vehicle: Vehicle): Pace {
  return paceOn(modelOf(setup, vehicle.id), vehicle);
}

export function paceOn(model: VehicleModel, vehicle: Vehicle): Pace {
  const { second } = model;
  return second !== undefined && drivingPlant(vehicle)?.id === second.plant ? second : model;
}

/** The plant that a laser draws on: one that does not drive, if there is one with power enough (deluxe/VIII.4/laser-drain). */
export function plantForLaser({ parts, shortedOut }: Vehicle, units: number): PlantState | null {
  let found: PlantState | null = null;
  if (!shortedOut) for (const part of parts) if (part.kind === 'plant' && hasUnits(part, units)) found = part;
  return found;
}

/** What a turn at a speed uses up, in grains; between two rows the higher counts, above the table its last. */
export function grainsForTurn(mph: number): number {
  const speed = Math.abs(mph);
  const row = VEHICLE_RANGE.find((candidate) => speed <= candidate.speed) ?? VEHICLE_RANGE.at(-1);
  return speed * (row?.unitsPerTenMiles ?? 0);
}
