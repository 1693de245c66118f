import type { Outcome, Seat } from '@hardtop/kernel';
import { ROLL } from '../../catalog/crash-table-1.ts';
import type { Setup } from '../state/setup.ts';
import { isUpright, type State, type Vehicle, type WeaponState, type World } from '../state/state.ts';
import { driverOf, isConscious } from './crew.ts';
import { ownerOf } from './deciding.ts';
import { plantPoints } from './parts.ts';
import { cornersLeft } from './tires.ts';

const RULE = 'deluxe/hardtop/victory';

/** What draws on the plant dies with it. */
export function hasFireLeft(vehicle: Vehicle, { dp, shots }: WeaponState): boolean {
  if (dp <= 0) return false;
  return shots === null ? plantPoints(vehicle) > 0 : shots > 0;
}

/** Somebody awake who may work a vehicle weapon: a passenger only while he stands in at the wheel. */
function hasGunner(vehicle: Vehicle): boolean {
  return driverOf(vehicle) !== null || vehicle.crew.some((crew) => crew.post === 'gunner' && isConscious(crew));
}

export function isArmed(vehicle: Vehicle): boolean {
  return (
    isUpright(vehicle) &&
    hasGunner(vehicle) &&
    (vehicle.veiled === true || vehicle.parts.some((part) => part.kind === 'weapon' && hasFireLeft(vehicle, part)))
  );
}

/** Still goes where its driver wants, or will once it is told to. */
export function isMobile(vehicle: Vehicle): boolean {
  if (vehicle.rolling !== null) return true;
  if (driverOf(vehicle) === null || vehicle.down !== 'underbody') return false;
  if (cornersLeft(vehicle) < ROLL.cornersToDriveOn) return false;
  return vehicle.veiled === true || plantPoints(vehicle) > 0 || vehicle.speed !== 0;
}

/** A kill: it can neither move nor fire, or has given up. */
export function isOut(vehicle: Vehicle): boolean {
  if (vehicle.gone || vehicle.surrendered) return true;
  if (vehicle.rolling !== null) return false;
  return !isArmed(vehicle) && !isMobile(vehicle);
}

/** The same as far as all can tell: where sheets are hidden its guns may be loaded and its plant may run. */
export function isPlainlyOut({ setup }: Pick<World, 'setup'>, vehicle: Vehicle): boolean {
  return isOut(setup.hidden ? { ...vehicle, veiled: true } : vehicle);
}

/** Sides with a vehicle that still counts, in order, each by its first seat. */
function fighting({ setup, state }: World): readonly Seat[] {
  const sides: Seat[] = [];
  for (const vehicle of state.vehicles) {
    const side = sideOf(setup, vehicle);
    if (!sides.includes(side) && !isOut(vehicle)) sides.push(side);
  }
  return sides.sort((a, b) => a - b);
}

function sideOf(setup: Setup, vehicle: Vehicle): Seat {
  const seat = ownerOf({ setup }, vehicle);
  return setup.sides[seat] ?? seat;
}

/** Asked at every rest point, so nothing is built for it. */
function areSeveral(setup: Setup, state: State): boolean {
  let first: Seat | null = null;
  for (const vehicle of state.vehicles) {
    const side = sideOf(setup, vehicle);
    if (side === first || isOut(vehicle)) continue;
    if (first !== null) return true;
    first = side;
  }
  return false;
}

function winnersOf({ setup }: World, side: Seat): Outcome {
  const winners = setup.seats.map((_, seat) => seat).filter((seat) => setup.sides[seat] === side);
  const names = winners.map((seat) => setup.seats[seat]?.name ?? 'One side').join(' and ');
  const reason = `${names} ${winners.length > 1 ? 'are the last that' : 'is the last that'} can move or fire.`;
  return { kind: 'win', winners, reason, rule: RULE };
}

/** The last side that can move or fire wins; none is a draw, and so is the turn limit. Judged between turns and moves. */
export function outcomeOf(setup: Setup, state: State): Outcome | null {
  if (state.at === 'start' || (state.turn <= setup.turnLimit && areSeveral(setup, state))) return null;
  const left = fighting({ setup, state });
  const first = left[0];
  if (first === undefined)
    return { kind: 'draw', winners: [], reason: 'Nobody is left who can move or fire.', rule: RULE };
  if (left.length === 1 && setup.seats.length > 1) return winnersOf({ setup, state }, first);
  if (state.turn <= setup.turnLimit) return null;
  return {
    kind: 'draw',
    winners: [],
    reason: `${setup.turnLimit} turns are over and both sides can still fight.`,
    rule: 'deluxe/hardtop/turn-limit',
  };
}
