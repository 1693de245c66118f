import type { Seat } from '@hardtop/kernel';
import { isConscious } from '../queries/crew.ts';
import { plantPoints } from '../queries/parts.ts';
import { isUpright, type Person, type Vehicle, type WeaponState } from '../state/state.ts';

/** The driver while he is awake: nobody stands in for him (deluxe/II.8/damage-location). */
export function driverAwake({ crew }: Vehicle): Person | null {
  for (const person of crew) if (person.post === 'driver' && isConscious(person)) return person;
  return null;
}

/** Somebody at the wheel of something that stands on its wheels. */
export function isSteered(vehicle: Vehicle): boolean {
  return !vehicle.gone && !vehicle.surrendered && isUpright(vehicle) && driverAwake(vehicle) !== null;
}

/** Those of a seat's who may still fire in this turn, gunners first. */
export function firersAwake({ crew }: Vehicle, turn: number, seat: Seat): readonly Person[] {
  const free = crew.filter((person) => person.seat === seat && isConscious(person) && person.actedTurn !== turn);
  return free.length < 2 ? free : free.sort((a, b) => (a.post === 'driver' ? 1 : 0) - (b.post === 'driver' ? 1 : 0));
}

function isLive(part: WeaponState): boolean {
  return part.dp > 0 && part.aimed && part.shots !== 0;
}

/** It can neither move nor fire, or has given up: as in the full game, but that nobody takes a driver's place. */
export function isBeaten(vehicle: Vehicle): boolean {
  if (vehicle.gone || vehicle.surrendered || !isUpright(vehicle)) return true;
  if (!vehicle.crew.some(isConscious)) return true;
  const hasGun = vehicle.veiled === true || vehicle.parts.some((part) => part.kind === 'weapon' && isLive(part));
  if (hasGun) return false;
  const runs = vehicle.veiled === true || plantPoints(vehicle) > 0 || vehicle.speed !== 0;
  return driverAwake(vehicle) === null || !runs;
}
