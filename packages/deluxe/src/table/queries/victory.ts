import type { Outcome, Seat } from '@hardtop/kernel';
import { ROLL } from '../../catalog/crash-table-1.ts';
import { weapon as weaponRow } from '../../catalog/weapons.ts';
import type { Setup } from '../state/setup.ts';
import { isUpright, type State, type Vehicle, type WeaponState } from '../state/state.ts';
import { WHEELS } from '../state/wheels.ts';
import { driverOf, isConscious } from './crew.ts';
import { cornersLost } from './tires.ts';

const RULE = 'deluxe/hardtop/victory';

function canEverFire(vehicle: Vehicle, weapon: WeaponState): boolean {
  if (weapon.dp <= 0) return false;
  if (weapon.shots !== null) return weapon.shots > 0;
  // What draws on the plant dies with it.
  return weaponRow(weapon.weapon).shots !== null || vehicle.plant > 0;
}

/** Somebody awake who may work a vehicle weapon: a passenger only while he stands in at the wheel. */
function hasGunner(vehicle: Vehicle): boolean {
  return driverOf(vehicle) !== null || vehicle.crew.some((crew) => crew.role === 'gunner' && isConscious(crew));
}

export function isArmed(vehicle: Vehicle): boolean {
  return isUpright(vehicle) && hasGunner(vehicle) && vehicle.weapons.some((weapon) => canEverFire(vehicle, weapon));
}

/** Still goes where its driver wants, or will once it is told to. */
export function isMobile(vehicle: Vehicle): boolean {
  if (vehicle.rolling !== null) return true;
  if (driverOf(vehicle) === null || vehicle.down !== 'underbody') return false;
  if (WHEELS.length - cornersLost(vehicle) < ROLL.cornersToDriveOn) return false;
  return vehicle.plant > 0 || vehicle.speed !== 0;
}

/** A kill: it can neither move nor fire, or has given up. */
export function isOut(_state: State, vehicle: Vehicle): boolean {
  if (vehicle.gone || vehicle.surrendered) return true;
  if (vehicle.rolling !== null) return false;
  return !isArmed(vehicle) && !isMobile(vehicle);
}

/** Seats with a vehicle that still counts, in order. */
function fighting(state: State): readonly Seat[] {
  const seats: Seat[] = [];
  for (const vehicle of state.vehicles) {
    if (!seats.includes(vehicle.seat) && !isOut(state, vehicle)) seats.push(vehicle.seat);
  }
  return seats.sort((a, b) => a - b);
}

/** Asked at every rest point, so nothing is built for it. */
function areSeveral(state: State): boolean {
  let first: Seat | null = null;
  for (const vehicle of state.vehicles) {
    if (vehicle.seat === first || isOut(state, vehicle)) continue;
    if (first !== null) return true;
    first = vehicle.seat;
  }
  return false;
}

/** The last side that can move or fire wins; none is a draw, and so is the turn limit. Judged between turns and moves. */
export function outcomeOf(setup: Setup, state: State): Outcome | null {
  if (state.at === 'start' || (state.turn <= setup.turnLimit && areSeveral(state))) return null;
  const left = fighting(state);
  const first = left[0];
  if (first === undefined)
    return { kind: 'draw', winners: [], reason: 'Nobody is left who can move or fire.', rule: RULE };
  if (left.length === 1 && setup.seats.length > 1) {
    return {
      kind: 'win',
      winners: [first],
      reason: `${setup.seats[first]?.name ?? 'One side'} is the last that can move or fire.`,
      rule: RULE,
    };
  }
  if (state.turn <= setup.turnLimit) return null;
  return {
    kind: 'draw',
    winners: [],
    reason: `${setup.turnLimit} turns are over and both sides can still fight.`,
    rule: 'deluxe/hardtop/turn-limit',
  };
}
