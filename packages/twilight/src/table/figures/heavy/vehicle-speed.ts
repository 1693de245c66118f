import { VEHICLE_MOVEMENT } from '../../../catalog/combat-movement.ts';
import { DRIVING, PLAIN_BODY, PLAIN_VEHICLES } from '../../../catalog/driving.ts';
import { VEHICLES, type VehicleDescription, type VehicleId } from '../../../catalog/vehicles.ts';
import type { SuspensionGrade } from './armor.ts';

type Surface = 'road' | 'offRoad' | 'water';
type VehicleKind = VehicleId | keyof typeof PLAIN_VEHICLES;

const isPlain = (kind: VehicleKind): kind is keyof typeof PLAIN_VEHICLES => Object.hasOwn(PLAIN_VEHICLES, kind);

/** The row of the descriptions; wagons, cycles and boats have one like it. */
export function descriptionOf(kind: VehicleKind): VehicleDescription {
  if (!isPlain(kind)) return VEHICLES[kind];
  const { name, critical, seats } = PLAIN_VEHICLES[kind];
  const body = { ...PLAIN_BODY, name, suspension: { kind: 'wheeled', critical }, seats } as const;
  return isCycle(kind) ? { ...body, ridden: true } : body;
}

/** A motorcycle or a bicycle: it is ridden, not ridden in (T-63). */
export const isCycle = (kind: VehicleKind): boolean => kind === 'motorcycle' || kind === 'bicycle';

export const isBoat = (kind: VehicleKind): boolean => isPlain(kind) && PLAIN_VEHICLES[kind].water !== null;

/** Drawn, pedalled or sailed things have none. */
export const hasMotor = (kind: VehicleKind): boolean => !isPlain(kind) || PLAIN_VEHICLES[kind].motor;

export const hasRadioSet = (kind: VehicleKind): boolean => hasMotor(kind) && !isCycle(kind);

function wholeSpeed(kind: VehicleKind, surface: Surface): number {
  if (!isPlain(kind)) return surface === 'water' ? 0 : VEHICLE_MOVEMENT[kind][surface];
  const { movement, water } = PLAIN_VEHICLES[kind];
  if (surface === 'water') return water ?? 0;
  return movement === null ? 0 : VEHICLE_MOVEMENT[movement][surface];
}

/** Safe meters a phase; 0: it does not go there. */
export function safeSpeed(kind: VehicleKind, surface: Surface, suspension: SuspensionGrade): number {
  if (suspension === 2) return 0;
  const whole = wholeSpeed(kind, surface);
  return suspension === 1 ? Math.floor(whole * DRIVING.damagedShare) : whole;
}

/** The most meters of this phase: twice the safe speed, and no more than one safe speed above what it went before. */
export const mostSpeed = (safe: number, before: number): number =>
  Math.min(safe * DRIVING.mostTimesSafe, before + safe);

/** Beyond the safe speed the driver rolls. */
export const isReckless = (meters: number, safe: number): boolean => meters > safe;

/** Whether a gun with a stabilizer of so many safe speeds may be aimed, on a road or off it; `reckless`: above one of them, and nobody goes above two. */
export const aimsOnTheMove = (multiple: 0 | 1 | 2, reckless: boolean): boolean =>
  multiple >= (reckless ? DRIVING.mostTimesSafe : 1);
