// Guided missiles: what they may be fired at, and what they need to hit (deluxe/V.2/guided-missile).

import { type Point, type Shape, sightLine, TOLERANCE } from '@hardtop/geometry';
import { type Modifier, needOf, type Target } from '@hardtop/kernel';
import { GUIDED_MISSILES, RADAR_NEAR, WIRE_ARMED_AFTER } from '../../catalog/guided-missiles.ts';
import {
  MOVEMENT_MODIFIERS as MOVEMENT,
  STRAY_SHOT,
  TARGET_SPEED,
  type TargetSpeedRow,
  VEHICLE_MODIFIERS as VEHICLES,
} from '../../catalog/targeting.ts';
import { type WeaponId, weapon as weaponRow } from '../../catalog/weapons.ts';
import type { Missile } from '../state/missiles.ts';
import type { Setup } from '../state/setup.ts';
import { type Person, type State, type Vehicle, vehicleOf, type World } from '../state/state.ts';
import type { AimPoint, Shot, VehicleTarget } from '../state/target.ts';
import { cloudModifier, cloudsNear, cloudsOnLine } from './clouds.ts';
import { arcsFacing } from './facing.ts';
import type { Gun } from './guns.ts';
import { standingPieces } from './structures.ts';
import {
  addSight,
  addSteadiness,
  crewModifiers,
  isSmall,
  placeModifiers,
  rangeBetween,
  sustainedModifier,
} from './targeting.ts';
import { traitsOf } from './weapon-traits.ts';

/** Why a missile cannot be fired at a vehicle now, or null. */
export function whyNoLaunch(weapon: WeaponId, firer: Vehicle, target: Vehicle): string | null {
  const inches = rangeBetween(firer, target);
  if (inches > GUIDED_MISSILES.range + TOLERANCE) return 'the target is out of reach';
  if (traitsOf(weapon).guidance !== 'wire') return null;
  if (firer.speed !== 0) return 'a wire-guided missile is fired at rest';
  return inches < WIRE_ARMED_AFTER - TOLERANCE ? 'it would not be armed before it gets there' : null;
}

/** What is settled as it is fired: how near the firer is, how well he sees and stands (H-172). */
function settledModifiers({ setup, state }: World, weapon: WeaponId, firer: Vehicle, target: Vehicle): Modifier[] {
  const found: Modifier[] = [];
  const isRadar = traitsOf(weapon).guidance === 'radar';
  const near = isRadar ? nearModifier(rangeBetween(firer, target)) : null;
  if (near !== null) found.push(near);
  if (firer.speed === 0) found.push(MOVEMENT.firerStopped);
  if (!isRadar) addSight(setup, state, firer, found);
  addSteadiness(setup, state, firer, found);
  return found;
}

/** The same with what whoever fires is good for: all that the missile takes along. */
export function launchAim(world: World, shot: Shot, guns: readonly Gun[], person: Person): readonly Modifier[] {
  const { setup, state } = world;
  const [gun] = guns;
  if (gun === undefined || shot.target.kind !== 'vehicle' || traitsOf(gun.model.weapon).guidance === null) return [];
  const firer = vehicleOf(state, shot.firer);
  const sustained = sustainedModifier(guns, shot.target, state.turn);
  return [
    ...settledModifiers(world, gun.model.weapon, firer, vehicleOf(state, shot.target.vehicle)),
    ...crewModifiers(setup, firer, person, gun.model),
    ...(sustained === null ? [] : [sustained]),
  ];
}

function nearModifier(inches: number): Modifier | null {
  const { under, step, perStep } = RADAR_NEAR;
  const steps = Math.floor((under - inches + TOLERANCE) / step);
  if (steps <= 0) return null;
  return {
    value: steps * perStep,
    label: `Fired from ${Math.floor(inches + TOLERANCE)} inches`,
    rule: 'deluxe/V.2/radar-missile',
  };
}

/** What the target makes of it as the missile comes in from a point. */
function arrivalModifiers(setup: Setup, target: Vehicle, place: AimPoint, from: Point): readonly Modifier[] {
  const found: Modifier[] = [];
  const mph = Math.abs(target.speed);
  const row: TargetSpeedRow | undefined = TARGET_SPEED.findLast((candidate) => mph >= candidate.from);
  if (mph === 0) found.push(MOVEMENT.targetStopped);
  if (row !== undefined)
    found.push({ value: row.value, label: `Target at ${mph} mph`, rule: 'deluxe/V.2/target-speed' });
  if (isSmall(setup, target)) found.push(VEHICLES.compactOrSubcompact);
  found.push(...placeModifiers(setup, target, arcsFacing(target, from), place));
  return found;
}

/** Smoke and paint between two points, for what is steered by eye. */
function smokeBetween(state: State, weapon: WeaponId, from: Point, to: Point): readonly Modifier[] {
  if (traitsOf(weapon).guidance === 'radar') return [];
  const clouds = cloudModifier(cloudsOnLine(cloudsNear(state, from, to, 0), from, to));
  return clouds === null ? [] : [clouds];
}

/** What counts but for the crew if it came in as everything stands. */
export function guidedModifiers(
  world: World,
  weapon: WeaponId,
  firer: Vehicle,
  { vehicle, at }: VehicleTarget,
  from: Point,
): readonly Modifier[] {
  const target = vehicleOf(world.state, vehicle);
  return [
    ...settledModifiers(world, weapon, firer, target),
    ...arrivalModifiers(world.setup, target, at, from),
    ...smokeBetween(world.state, weapon, from, target.pose),
  ];
}

/** What it needs now that it is there; one that has lost its way was not meant for whoever it meets. */
export function arrivalNeed({ setup, state }: World, missile: Missile, target: Vehicle, place: AimPoint): Target {
  const { weapon, pose, guided, aim } = missile;
  const own = arrivalModifiers(setup, target, place, pose);
  if (!guided) return needOf(weaponRow(weapon).toHit ?? 0, [...own, STRAY_SHOT]);
  const firer = state.vehicles.find(({ id }) => id === missile.by);
  const smoke = firer === undefined ? [] : smokeBetween(state, weapon, firer.pose, target.pose);
  return needOf(weaponRow(weapon).toHit ?? 0, [...aim, ...own, ...smoke]);
}

/** Whether something solid stands between two points: walls and buildings, not vehicles. */
export function isHidden({ setup, state }: World, from: Point, to: Point): boolean {
  const solid: Shape[] = standingPieces(setup, state).map(({ shape }) => shape);
  return solid.length > 0 && sightLine(from, to, solid) !== null;
}

/** Whether a missile is out to get this vehicle. */
export function isAfter({ guided, target }: Missile, { id }: Vehicle): boolean {
  return guided && target === id;
}
