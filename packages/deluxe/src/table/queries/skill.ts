import { HANDLING_CLASS_LIMITS, WITHOUT_SKILL } from '../../catalog/handling.ts';
import { personModelOf, type Setup } from '../state/setup.ts';
import type { Vehicle } from '../state/state.ts';

/** What it costs in handling class that whoever has the driver's place never learned to drive such a thing (deluxe/IV.5/driving-skill, R-03). */
export function withoutSkill(setup: Setup, { crew, counter }: Vehicle): number {
  const driver = crew.find(({ post }) => post === 'driver');
  if (driver === undefined || personModelOf(setup, driver.id).driverSkill !== null) return 0;
  return counter === 'cycle' || counter === 'trike' ? WITHOUT_SKILL[counter] : WITHOUT_SKILL.car;
}

/** The handling class by so much, and where the marker may return to with it; neither below the lowest. */
export function changeClass(vehicle: Vehicle, by: number): void {
  if (by === 0) return;
  const { startMin, startMax } = HANDLING_CLASS_LIMITS;
  const within = (value: number): number => Math.min(startMax, Math.max(startMin, value));
  vehicle.handlingClass = within(vehicle.handlingClass + by);
  vehicle.startingClass = within(vehicle.startingClass + by);
}
