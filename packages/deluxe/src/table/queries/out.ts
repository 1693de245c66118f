import { isUpright, type Vehicle, type WeaponState, type World } from '../state/state.ts';
import { driverOf, isConscious } from './crew.ts';
import { isLoaded } from './hands.ts';
import { plantPoints } from './parts.ts';
import { isCrippled } from './tires.ts';

/** What draws on the plant dies with it; what is only dropped wins no duel from where one stands. */
export function hasFireLeft(vehicle: Vehicle, { aimed, dp, shots }: WeaponState): boolean {
  if (dp <= 0 || !aimed) return false;
  return shots === null ? plantPoints(vehicle) > 0 : shots > 0;
}

/** Somebody awake who may work a vehicle weapon: a passenger only while he stands in at the wheel. */
function hasGunner(vehicle: Vehicle): boolean {
  if (driverOf(vehicle) !== null) return true;
  for (const person of vehicle.crew) if (person.post === 'gunner' && isConscious(person)) return true;
  return false;
}

export function isArmed(vehicle: Vehicle): boolean {
  if (!isUpright(vehicle)) return false;
  return (hasGunner(vehicle) && hasGuns(vehicle)) || hasHandWeapon(vehicle);
}

function hasGuns(vehicle: Vehicle): boolean {
  if (vehicle.veiled === true) return true;
  for (const part of vehicle.parts) if (part.kind === 'weapon' && hasFireLeft(vehicle, part)) return true;
  return false;
}

/** Anybody awake with a loaded weapon in his hand can fire. */
function hasHandWeapon({ crew, veiled }: Vehicle): boolean {
  for (const person of crew) if ((veiled === true || isLoaded(person)) && isConscious(person)) return true;
  return false;
}

/** Still goes where its driver wants, or will once it is told to. */
export function isMobile(vehicle: Vehicle): boolean {
  if (vehicle.rolling !== null) return true;
  if (driverOf(vehicle) === null || vehicle.down !== 'underbody') return false;
  if (isCrippled(vehicle)) return false;
  return vehicle.veiled === true || plantPoints(vehicle) > 0 || vehicle.speed !== 0;
}

/** A kill: it can neither move nor fire, or has given up (deluxe/VII.1/kill). */
export function isOut(vehicle: Vehicle): boolean {
  if (vehicle.gone || vehicle.surrendered || vehicle.left !== undefined) return true;
  if (vehicle.rolling !== null) return false;
  return !isArmed(vehicle) && !isMobile(vehicle);
}

/** The same as far as all can tell: where sheets are hidden its guns may be loaded and its plant may run. */
export function isPlainlyOut({ setup }: Pick<World, 'setup'>, vehicle: Vehicle): boolean {
  return isOut(setup.hidden ? { ...vehicle, veiled: true } : vehicle);
}
