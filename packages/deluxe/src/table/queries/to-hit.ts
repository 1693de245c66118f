import { distanceBetweenRectangles, type Pose, type Size } from '@hardtop/geometry';
import { type Modifier, needOf, sumOf, type Target } from '@hardtop/kernel';
import type { Mount } from '../../catalog/damage-location.ts';
import {
  MISCELLANEOUS_MODIFIERS as MISC,
  MOVEMENT_MODIFIERS as MOVEMENT,
  SPECIFIC_TARGET_MODIFIERS as SPECIFIC,
} from '../../catalog/targeting.ts';
import { WEAPONS, weapon as weaponRow } from '../../catalog/weapons.ts';
import type { Setup } from '../state/setup.ts';
import type { Stand } from '../state/stand.ts';
import { type Person, type State, sizeOf, type Vehicle, vehicleOf, type World } from '../state/state.ts';
import type { FireTarget, Shot, VehicleTarget } from '../state/target.ts';
import { cloudModifier } from './clouds.ts';
import { arcsFacing } from './facing.ts';
import { guidedModifiers, isAfter } from './guided.ts';
import { allGunsOf, type Gun } from './guns.ts';
import { batteryOrigin, cloudsBefore } from './line-of-fire.ts';
import { isAtRest } from './people.ts';
import { outlineOf } from './target-outline.ts';
import {
  addSight,
  addSteadiness,
  crewModifiers,
  placeModifiers,
  rangeModifier,
  situationModifiers,
  speedModifiers,
  sustainedModifier,
} from './targeting.ts';
import { traitsOf } from './weapon-traits.ts';

/** What the target itself makes of a shot of linked guns: its size, its movement, the part aimed at, what drifts between. */
function targetModifiers(
  setup: Setup,
  state: State,
  firer: Vehicle,
  target: VehicleTarget,
  guns: readonly Gun[],
): Modifier[] {
  const vehicle = vehicleOf(state, target.vehicle);
  const places = placeModifiers(setup, vehicle, arcsFacing(vehicle, batteryOrigin(firer, guns)), target.at);
  let most = 0;
  for (const { model } of guns) most = Math.max(most, cloudsBefore(setup, state, firer, model.at, target));
  const clouds = cloudModifier(most);
  return [...situationModifiers(setup, state, firer, vehicle), ...places, ...(clouds === null ? [] : [clouds])];
}

/** Something built is hard to miss; that it stands still is in its number (P-06). */
function structureModifiers(
  setup: Setup,
  state: State,
  firer: Vehicle,
  { model }: Gun,
  target: FireTarget & { readonly kind: 'structure' },
): readonly Modifier[] {
  const { pose, size } = outlineOf({ setup, state }, target);
  const range = rangeModifier(distanceBetweenRectangles(firer.pose, sizeOf(firer), pose, size));
  const clouds = cloudModifier(cloudsBefore(setup, state, firer, model.at, target));
  return [SPECIFIC.building, ...(range === null ? [] : [range]), ...(clouds === null ? [] : [clouds])];
}

/** The number alone of a shot at something built, for whoever looks at many; null where nothing is aimed. */
export function needAtBuilt(
  { setup, state }: World,
  firer: Vehicle,
  { model }: Gun,
  target: FireTarget & { readonly kind: 'structure' },
): number | null {
  const base = weaponRow(model.weapon).toHit;
  if (base === null || firer.aimedFire === 'none') return null;
  const { pose, size } = outlineOf({ setup, state }, target);
  const range = rangeModifier(distanceBetweenRectangles(firer.pose, sizeOf(firer), pose, size))?.value ?? 0;
  const clouds = cloudModifier(cloudsBefore(setup, state, firer, model.at, target))?.value ?? 0;
  return base - SPECIFIC.building.value - range - clouds;
}

/** A point of the road or something small over it: range, what the firer sees, how steady he is. */
function smallModifiers(
  setup: Setup,
  state: State,
  firer: Stand,
  mount: Mount,
  target: Exclude<FireTarget, VehicleTarget>,
  { pose, size }: { readonly pose: Pose; readonly size: Size },
): Modifier[] {
  const found: Modifier[] = [];
  const range = rangeModifier(distanceBetweenRectangles(firer.pose, sizeOf(firer), pose, size));
  if (range !== null) found.push(range);
  if (firer.speed === 0) found.push(MOVEMENT.firerStopped);
  addSight(setup, state, firer, found);
  addSteadiness(setup, state, firer, found);
  const clouds = cloudModifier(cloudsBefore(setup, state, firer, mount, target));
  if (clouds !== null) found.push(clouds);
  return found;
}

/** The target's own part of it, whoever fires. */
function ownModifiers(
  setup: Setup,
  state: State,
  firer: Vehicle,
  gun: Gun,
  linked: readonly Gun[],
  target: FireTarget,
): readonly Modifier[] {
  switch (target.kind) {
    case 'structure':
      return structureModifiers(setup, state, firer, gun, target);
    case 'vehicle': {
      const { weapon } = gun.model;
      if (traitsOf(weapon).guidance !== null)
        return guidedModifiers({ setup, state }, weapon, firer, target, batteryOrigin(firer, linked));
      const found = targetModifiers(setup, state, firer, target, linked);
      return traitsOf(weapon).isOilGun ? [...found, OIL_ON_VEHICLE] : found;
    }
    case 'ground': {
      const outline = outlineOf({ setup, state }, target);
      // It stands still (H-171).
      return [...smallModifiers(setup, state, firer, gun.model.at, target, outline), MOVEMENT.targetStopped];
    }
    case 'missile': {
      const outline = outlineOf({ setup, state }, target);
      const missile = state.missiles.find(({ id }) => id === target.missile);
      // How small and how fast it is is in the number (H-173).
      const small = missile !== undefined && isAfter(missile, firer) ? SPECIFIC.missileAtMe : SPECIFIC.missile;
      return [small, ...smallModifiers(setup, state, firer, gun.model.at, target, outline)];
    }
    case 'crowd':
      return crowdModifiers({ setup, state }, firer, gun.model.at, target);
    case 'person':
      return personModifiers({ setup, state }, firer, gun.model.at, target);
  }
}

/** Several on foot: what the easiest of them needs. */
export function crowdModifiers(
  world: World,
  firer: Stand,
  mount: Mount,
  { people }: FireTarget & { readonly kind: 'crowd' },
): readonly Modifier[] {
  return easiestOf(people.map((person) => personModifiers(world, firer, mount, { kind: 'person', person })));
}

/** Somebody on foot: small, and seldom quite still. */
export function personModifiers(
  { setup, state }: World,
  firer: Stand,
  mount: Mount,
  target: FireTarget & { readonly kind: 'person' },
): readonly Modifier[] {
  const outline = outlineOf({ setup, state }, target);
  const rest = isAtRest({ setup, state }, target.person)
    ? [MOVEMENT.targetStopped]
    : paceOf({ setup, state }, firer, target);
  return [SPECIFIC.pedestrian, ...smallModifiers(setup, state, firer, mount, target, outline), ...rest];
}

const STANDS: readonly Modifier[] = [];

/** Who rides on a vehicle is as fast as that (H-281). */
function paceOf({ setup, state }: World, firer: Stand, { person }: { readonly person: string }): readonly Modifier[] {
  if (!setup.onFoot) return STANDS;
  const rider = state.pedestrians.find((one) => one.person.id === person);
  if (rider?.riding === undefined || rider.riding === firer.id) return STANDS;
  return speedModifiers(firer, vehicleOf(state, rider.riding), setup.variants.relativeSpeed).filter(
    ({ rule }) => rule !== MOVEMENT.firerStopped.rule,
  );
}

/** What is needed for the easiest of several. */
function easiestOf(all: readonly (readonly Modifier[])[]): readonly Modifier[] {
  return all.reduce<readonly Modifier[]>((best, each, i) => (i === 0 || sumOf(each) > sumOf(best) ? each : best), []);
}

const OIL_ON_VEHICLE: Modifier = {
  value: WEAPONS.OG.special[0].atVehicle,
  label: 'Oil gun at a vehicle',
  rule: 'deluxe/V.2/oil-gun',
};

/** The roll a weapon needs, with every reason; nobody aims what fires by itself (G-13). */
export function toHit(setup: Setup, state: State, shot: Shot, gun: Gun, person: Person | null): Target {
  const firer = vehicleOf(state, shot.firer);
  if (firer.aimedFire === 'none' && person !== null) {
    return { kind: 'impossible', because: 'No aimed fire after such a loss of control.', rule: MISC.hardSkid.rule };
  }
  const base = weaponRow(gun.model.weapon).toHit;
  if (base === null)
    return { kind: 'impossible', because: 'This weapon is not aimed.', rule: 'deluxe/V.2/weapon-list' };
  const { target } = shot;
  const linked = allGunsOf(setup, firer, shot.weapons);
  const own = ownModifiers(setup, state, firer, gun, linked, target);
  if (target.kind === 'structure') return needOf(base, own);
  const sustained = person === null ? null : sustainedModifier(linked, target, state.turn);
  const modifiers = [
    ...own,
    ...(person === null ? [] : crewModifiers(setup, firer, person, gun.model)),
    ...(sustained === null ? [] : [sustained]),
  ];
  return needOf(base, modifiers);
}
