import type { RuleId } from '@hardtop/kernel';
import { OVER_SPEED } from '../../catalog/plants.ts';
import { FULL_CHARGE, GRAINS_PER_UNIT } from '../../catalog/power-range.ts';
import { nameOf } from '../queries/names.ts';
import { drivingPlant, grainsForTurn, hasUnits, paceOf, plantForLaser } from '../queries/power.ts';
import { traitsOf } from '../queries/weapon-traits.ts';
import type { WeaponModel } from '../state/model.ts';
import type { DeluxeGame, PlantState, Vehicle } from '../state/state.ts';
import { tellAboard } from './showing.ts';

const RANGE: RuleId = 'deluxe/VIII.4/vehicle-range';

/** A turn at its speed, and a unit more for every full 10 mph above what the plant is rated for. */
export function drainByDriving(game: DeluxeGame, vehicle: Vehicle): void {
  if (vehicle.speed === 0) return;
  const plant = drivingPlant(vehicle);
  if (plant === null) return;
  const over = Math.abs(vehicle.speed) - paceOf(game.setup, vehicle).topSpeed;
  const extra = over > 0 ? Math.floor(over / OVER_SPEED.mphPerDie) * GRAINS_PER_UNIT : 0;
  drain(game, vehicle, plant, grainsForTurn(vehicle.speed) + extra, RANGE);
}

/** One, two or three units for every shot of a laser. */
export function drainByLaser(game: DeluxeGame, vehicle: Vehicle, { weapon }: WeaponModel): void {
  const { powerUnits } = traitsOf(weapon);
  // The second of two that are linked takes what the first has left.
  const plant = plantForLaser(vehicle, powerUnits) ?? drivingPlant(vehicle);
  if (plant !== null) drain(game, vehicle, plant, powerUnits * GRAINS_PER_UNIT, 'deluxe/VIII.4/laser-drain');
}

function drain(game: DeluxeGame, vehicle: Vehicle, plant: PlantState, grains: number, rule: RuleId): void {
  plant.drained = Math.min(FULL_CHARGE * GRAINS_PER_UNIT, (plant.drained ?? 0) + grains);
  if (hasUnits(plant, 0)) return;
  const text = `${nameOf(game, vehicle)}: its power plant has run dry.`;
  tellAboard(game, vehicle, { kind: 'power', rule, about: vehicle.id, outcome: 'bad', text });
  switchPlant(game, vehicle, plant);
}

/** The other plant takes over where the one that drove is gone or dry. */
export function switchPlant(game: DeluxeGame, vehicle: Vehicle, lost: PlantState): void {
  const next = drivingPlant(vehicle);
  if (next === null || vehicle.parts.indexOf(next) < vehicle.parts.indexOf(lost)) return;
  const { acceleration, topSpeed } = paceOf(game.setup, vehicle);
  const text = `${nameOf(game, vehicle)} runs on its second power plant: acceleration ${acceleration}, top speed ${topSpeed}.`;
  const rule: RuleId = 'deluxe/VIII.4/duplicate-plants';
  tellAboard(game, vehicle, { kind: 'power', rule, about: vehicle.id, outcome: 'neutral', text });
}
