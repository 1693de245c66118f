import { degrees, distanceBetweenRectangles, headingDifference, TOLERANCE } from '@hardtop/geometry';
import { chanceOf, diceOf, type Modifier, meanOf, needOf, sumOf, type Target } from '@hardtop/kernel';
import { body } from '../../catalog/bodies.ts';
import {
  MISCELLANEOUS_MODIFIERS as MISC,
  MOVEMENT_MODIFIERS as MOVEMENT,
  RANGE_MODIFIERS as RANGE,
  SIDE_BY_SIDE_DEGREES,
  SPECIFIC_TARGET_MODIFIERS as SPECIFIC,
  TARGET_SPEED,
  type TargetSpeedRow,
  TO_HIT_DICE,
  TO_HIT_LIMITS,
  VEHICLE_MODIFIERS as VEHICLES,
  VISIBILITY_MODIFIERS as VISIBILITY,
} from '../../catalog/targeting.ts';
import { type WeaponId, weapon as weaponRow } from '../../catalog/weapons.ts';
import type { DeluxeRule } from '../../rules.ts';
import type { Setup } from '../state/setup.ts';
import {
  type CrewState,
  type State,
  sizeOf,
  travelHeading,
  type Vehicle,
  vehicleOf,
  type WeaponState,
} from '../state/state.ts';
import type { Place, Shot } from '../state/target.ts';
import { arcsFacing, type CounterSide, counterSideOf } from './facing.ts';
import { originOf } from './line-of-fire.ts';

/** Played here; events name them through the rows of the catalog. */
export const TARGETING_RULES = [
  'deluxe/V.2/targeting-modifiers',
  'deluxe/V.1/target-side',
  'deluxe/V.1/target-tire',
  'deluxe/V.1/target-turret',
  'deluxe/V.2/firer-stationary',
  'deluxe/V.2/vehicle-target',
  'deluxe/V.2/visibility',
  'deluxe/V.2/computers',
  'deluxe/VIII.8/computer',
  'deluxe/V.2/bad-footing',
  'deluxe/V.2/sustained-fire',
  'deluxe/V.2/skid-penalty',
] as const satisfies readonly DeluxeRule[];

/** Nearest edge to nearest edge (G-07). */
export function rangeBetween(firer: Vehicle, target: Vehicle): number {
  return distanceBetweenRectangles(firer.pose, sizeOf(firer), target.pose, sizeOf(target));
}

export function rangeModifier(inches: number): Modifier | null {
  const rule = 'deluxe/V.2/range';
  if (inches < RANGE.pointBlankUnder - TOLERANCE) return { value: RANGE.pointBlank, label: 'Point blank', rule };
  const steps = Math.floor((inches + TOLERANCE) / RANGE.step);
  return steps === 0
    ? null
    : { value: steps * RANGE.perStep, label: `Range ${Math.floor(inches + TOLERANCE)} inches`, rule };
}

/** The target's speed, or the difference where both drive side by side (G-08). */
export function speedModifiers(firer: Vehicle, target: Vehicle): readonly Modifier[] {
  const found: Modifier[] = [];
  if (firer.speed === 0) found.push(MOVEMENT.firerStopped);
  if (target.speed === 0) found.push(MOVEMENT.targetStopped);
  const together = firer.speed !== 0 && target.speed !== 0 && isSideBySide(firer, target);
  const own = Math.abs(target.speed);
  const mph = together ? Math.abs(own - Math.abs(firer.speed)) : own;
  const row: TargetSpeedRow | undefined = TARGET_SPEED.findLast((candidate) => mph >= candidate.from);
  if (row === undefined) return found;
  const label = together ? `Side by side, ${mph} mph apart` : `Target at ${mph} mph`;
  found.push({ value: row.value, label, rule: together ? 'deluxe/V.2/relative-speed' : 'deluxe/V.2/target-speed' });
  return found;
}

function isSideBySide(firer: Vehicle, target: Vehicle): boolean {
  return headingDifference(travelHeading(firer), travelHeading(target)) <= degrees(SIDE_BY_SIDE_DEGREES);
}

/** What holds for every shot of one vehicle at another. */
export function situationModifiers(setup: Setup, firer: Vehicle, target: Vehicle): readonly Modifier[] {
  const found: Modifier[] = [];
  const range = rangeModifier(rangeBetween(firer, target));
  if (range !== null) found.push(range);
  found.push(...speedModifiers(firer, target));
  if (body(target.body).small) found.push(VEHICLES.compactOrSubcompact);
  for (const id of setup.visibility) found.push(VISIBILITY[id]);
  if (setup.road.includes('gravel')) found.push(MISC.badFooting);
  if (firer.aimedFire === MISC.mildSkid.value) found.push(MISC.mildSkid);
  if (firer.aimedFire === MISC.hardSkid.value) found.push(MISC.hardSkid);
  return found;
}

function isEnd(side: CounterSide): boolean {
  return side === 'front' || side === 'back';
}

/** What the place aimed at costs a firer who stands in these arcs of the target. */
export function placeModifiers(target: Vehicle, arcs: readonly CounterSide[], place: Place): readonly Modifier[] {
  const found: Modifier[] = [];
  if (place.kind === 'side') {
    const side = counterSideOf(target, place.side);
    if (side !== null && isEnd(side)) found.push(VEHICLES.frontOrBack);
    if (side !== null && !arcs.includes(side)) found.push(MISC.outsideSideArc);
    return found;
  }
  found.push(place.kind === 'tire' ? SPECIFIC.tire : SPECIFIC.turret);
  // Tires and turrets have no side of their own: what counts is where the firer stands.
  if (arcs.every(isEnd)) found.push(VEHICLES.frontOrBack);
  return found;
}

/** A computer works with the plant; skill always. */
export function crewModifiers(vehicle: Vehicle, crew: CrewState): readonly Modifier[] {
  const found: Modifier[] = [];
  if (vehicle.plant > 0 && crew.computer !== 'none') {
    found.push(crew.computer === 'computer' ? MISC.computer : MISC.hiresComputer);
  }
  if (crew.gunnerSkill !== 0) {
    found.push({ value: crew.gunnerSkill, label: 'Gunner skill', rule: 'deluxe/V.2/gunner-skill' });
  }
  return found;
}

/** Shots in a row at one target in as many turns, the one now counted. */
export function shotsInRow(weapon: WeaponState, target: string, turn: number): number {
  return weapon.lastTarget === target && weapon.firedTurn === turn - 1 ? weapon.row + 1 : 1;
}

/** What helps one of the linked weapons helps them all. */
export function sustainedModifier(weapons: readonly WeaponState[], target: string, turn: number): Modifier | null {
  let most = 1;
  for (const weapon of weapons) most = Math.max(most, shotsInRow(weapon, target, turn));
  if (most === 1) return null;
  return most === 2 ? MISC.sustainedSecond : MISC.sustainedLater;
}

/** The roll a weapon needs, with every reason. */
export function toHit(setup: Setup, state: State, shot: Shot, weapon: WeaponState, crew: CrewState): Target {
  const firer = vehicleOf(state, shot.firer);
  const target = vehicleOf(state, shot.target);
  if (firer.aimedFire === 'none') {
    return { kind: 'impossible', because: 'No aimed fire after such a loss of control.', rule: MISC.hardSkid.rule };
  }
  const base = weaponRow(weapon.weapon).toHit;
  if (base === null)
    return { kind: 'impossible', because: 'This weapon is not aimed.', rule: 'deluxe/V.2/weapon-list' };
  const linked = firer.weapons.filter(({ id }) => shot.weapons.includes(id));
  const arcs = arcsFacing(target, originOf(firer, weapon.mount));
  const sustained = sustainedModifier(linked, shot.target, state.turn);
  const modifiers = [
    ...situationModifiers(setup, firer, target),
    ...placeModifiers(target, arcs, shot.place),
    ...crewModifiers(firer, crew),
    ...(sustained === null ? [] : [sustained]),
  ];
  return needOf(base, modifiers);
}

/** Two dice; a natural 2 misses, and beyond 12 there is no hope (G-11). */
export function hitChance(need: number): number {
  if (need >= TO_HIT_LIMITS.impossibleFrom) return 0;
  return chanceOf(diceOf(TO_HIT_DICE), Math.max(need, TO_HIT_LIMITS.alwaysMisses + 1));
}

/** Mean hits of a weapon that hits. */
export function expectedDamage(id: WeaponId): number {
  const { damage } = weaponRow(id);
  if (damage === null) return 0;
  const dice = diceOf(damage);
  return meanOf(dice.count + dice.plus < 0 ? { ...dice, atLeast: 0 } : dice);
}

/** The best shot among those free to fire; of equals the first. */
export function bestFirer(vehicle: Vehicle, firers: readonly CrewState[]): CrewState | null {
  let best: CrewState | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const crew of firers) {
    const bonus = sumOf(crewModifiers(vehicle, crew));
    if (bonus > most) [best, most] = [crew, bonus];
  }
  return best;
}
