import { BRAKING, FORCED_DECELERATION, type ForcedDeceleration, MAX_DECELERATION } from '../../catalog/braking.ts';
import { REVERSE } from '../../catalog/maneuvers.ts';
import { SPEED_STEP } from '../../catalog/movement-chart.ts';
import { WATER } from '../../catalog/terrain.ts';
import type { Setup } from '../state/setup.ts';
import { isUpright, type Vehicle } from '../state/state.ts';
import { isCycle, isTrike } from './build.ts';
import { driverOf } from './crew.ts';
import { plantPoints } from './parts.ts';
import { paceOf } from './power.ts';
import { isCrippled } from './tires.ts';
import { dragOn, isInWater } from './water.ts';

/** A deceleration that leaves no choice, or none but braking harder. */
export function forcedDeceleration(vehicle: Vehicle): ForcedDeceleration | null {
  // In the air there is nothing to brake against.
  if (vehicle.flight !== null) return FORCED_DECELERATION.airborne;
  // It ends at rest, one way or the other.
  if (vehicle.bootlegger !== null) return FORCED_DECELERATION.bootlegger;
  // A wreck on its side or roof that was struck slides to a stop like one that still rolls (H-16).
  if (!isUpright(vehicle)) return FORCED_DECELERATION.rolling;
  if (isCrippled(vehicle))
    return isTrike(vehicle) ? FORCED_DECELERATION.trikeWheelLost : FORCED_DECELERATION.twoCornersLost;
  const driver = driverOf(vehicle);
  if (driver === null) return FORCED_DECELERATION.noDriver;
  if (driver.place === 'sidecar') return FORCED_DECELERATION.steeredFromSidecar;
  return plantPoints(vehicle) > 0 ? null : FORCED_DECELERATION.deadPlant;
}

/** Nearer to a standstill by so many mph. */
export function slower(speed: number, mph: number): number {
  const left = Math.max(0, Math.abs(speed) - mph);
  return speed < 0 ? 0 - left : left;
}

/** The speed it would have by itself: water takes its share before anybody brakes or accelerates (deluxe/XIV.5/water). */
export function coastingSpeed(setup: Setup, vehicle: Vehicle): number {
  const drag = dragOn(setup, vehicle);
  return drag === 0 ? vehicle.speed : slower(vehicle.speed, drag);
}

/** Braking is a maneuver too, and in water none is harder than this. */
const HARDEST_IN_WATER = Math.max(
  ...BRAKING.filter(
    ({ outcome }) =>
      outcome.kind === 'free' || (outcome.kind === 'maneuver' && outcome.difficulty <= WATER.hardestManeuver),
  ).map(({ to }) => to),
);

/** All the speeds a driver may set, the present one first. */
export function legalSpeeds(setup: Setup, vehicle: Vehicle): readonly number[] {
  const forced = forcedDeceleration(vehicle);
  const coasting = coastingSpeed(setup, vehicle);
  if (forced !== null && forced.braking === 'exactly') return [slower(coasting, forced.mph)];
  const hardest = isInWater(setup, vehicle) ? HARDEST_IN_WATER : MAX_DECELERATION;
  const speeds: number[] = [];
  for (let brake = forced?.mph ?? 0; brake <= Math.min(hardest, Math.abs(coasting)); brake += SPEED_STEP) {
    speeds.push(slower(coasting, brake));
  }
  if (speeds.length === 0) speeds.push(0);
  // What does not run yet goes nowhere (deluxe/VI.3/entering).
  if (forced === null && vehicle.starting === undefined) addFaster(setup, vehicle, coasting, speeds);
  return speeds;
}

/** By as much as power and weight allow (deluxe/VIII.11/acceleration). */
function addFaster(setup: Setup, vehicle: Vehicle, coasting: number, speeds: number[]): void {
  const { acceleration } = paceOf(setup, vehicle);
  for (let gain = SPEED_STEP; gain <= acceleration; gain += SPEED_STEP) {
    if (mayGo(vehicle, 1)) speeds.push(Math.abs(coasting) + gain);
    if (mayGo(vehicle, -1) && Math.abs(coasting) + gain <= REVERSE.topSpeed) speeds.push(-Math.abs(coasting) - gain);
  }
}

/** Between forward and backward lies one whole turn at rest; cycles never go backward. */
export function mayGo(vehicle: Vehicle, direction: 1 | -1): boolean {
  if (direction === -1 && isCycle(vehicle)) return false;
  if (vehicle.speed !== 0) return Math.sign(vehicle.speed) === direction;
  return vehicle.rested || vehicle.direction === direction;
}
