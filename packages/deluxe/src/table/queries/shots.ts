import { TOLERANCE } from '@hardtop/geometry';
import { type Seat, sumOf } from '@hardtop/kernel';
import type { Mount } from '../../catalog/damage-location.ts';
import { TO_HIT_LIMITS } from '../../catalog/targeting.ts';
import type { WeaponId } from '../../catalog/weapons.ts';
import { areAllies, modelOf, type Setup } from '../state/setup.ts';
import { isUpright, type Person, type State, type Vehicle, vehicleOf } from '../state/state.ts';
import type { FireTarget, Shot } from '../state/target.ts';
import { isSpared, setAside } from './arena.ts';
import { type Aim, type Battery, batteriesOf } from './batteries.ts';
import { isTrike } from './build.ts';
import { cloudModifier } from './clouds.ts';
import { firersOf } from './crew.ts';
import { ownerOf, vehiclesWith } from './deciding.ts';
import { arcsFacing } from './facing.ts';
import { isInOwnWay } from './flames.ts';
import { whyNoLaunch } from './guided.ts';
import { allGunsOf, type Gun } from './guns.ts';
import {
  batteryOrigin,
  cloudsBefore,
  isInSight,
  originOf,
  placesInSight,
  pointAimedAt,
  type Sighting,
} from './line-of-fire.ts';
import { manningOf } from './manning.ts';
import { nameOf } from './names.ts';
import { addFoes, addOthers, hasOtherTargets, isOutOfFlame } from './other-aims.ts';
import { isLaser, weaponModelOf, weaponWorks } from './parts.ts';
import { isThere } from './still-there.ts';
import { placeId } from './target-names.ts';
import { hitChance, placeModifiers, rangeBetween, situationModifiers, sustainedModifier } from './targeting.ts';
import { toHit } from './to-hit.ts';
import { traitsOf } from './weapon-traits.ts';
import { addMissiles, addWhole } from './whole-aims.ts';

/** Whether it may fire aimed shots at all: on its wheels, not sliding through a bootlegger, not thrown about too badly this turn. */
export function canAim(vehicle: Vehicle): boolean {
  if (vehicle.gone || vehicle.surrendered || vehicle.left !== undefined || vehicle.bootlegger !== null) return false;
  return isUpright(vehicle) && vehicle.aimedFire !== 'none';
}

function isReady(vehicle: Vehicle, { state, model }: Gun, turn: number): boolean {
  return !state.automatic && state.firedTurn !== turn && state.shots !== 0 && weaponWorks(vehicle, state, model);
}

/** A side does not fire at itself, nor at who has given up. */
export function isTarget(setup: Setup, firer: Vehicle, other: Vehicle): boolean {
  return other !== firer && isFoe(setup, ownerOf({ setup }, firer), other);
}

/** The same for whoever fires for a seat; in an arena nobody has to accept a surrender (H-317). */
export function isFoe(setup: Setup, seat: Seat, other: Vehicle): boolean {
  if (other.gone || (other.surrendered && setup.event === undefined)) return false;
  return !areAllies(setup, seat, ownerOf({ setup }, other));
}

/** Every shot a vehicle can fire now, whoever decides; one that cannot hit only where no other at that target can (G-11). */
export function legalShots(setup: Setup, state: State, vehicle: Vehicle): Shot[] {
  const seat = ownerOf({ setup }, vehicle);
  return aimsWith(setup, state, vehicle, { seat, firers: firersOf(vehicle, state.turn), taken: [] }).map(
    ({ shot }) => shot,
  );
}

interface Firing {
  /** Who decides. */
  readonly seat: Seat;
  /** Those of the crew who may still fire. */
  readonly firers: readonly Person[];
  /** Weapons already spoken for. */
  readonly taken: readonly string[];
}

const NO_AIMS: readonly Aim[] = [];

/** The shots of a vehicle with their odds. */
export function aimsWith(setup: Setup, state: State, vehicle: Vehicle, firing: Firing): readonly Aim[] {
  const gunnery = gunneryOf(setup, state, vehicle, firing);
  return gunnery === null ? NO_AIMS : aimsBy(gunnery);
}

/** The same of who has perhaps looked at some already. */
export function aimsBy(gunnery: Gunnery): readonly Aim[] {
  const { setup, state, vehicle, aims } = gunnery;
  if (gunnery.isWhole) return aims;
  gunnery.isWhole = true;
  while (lookOn(gunnery));
  if (state.missiles.length > 0) addMissiles(gunnery, gunnery.batteries ?? prepare(gunnery), aims);
  if (hasOtherTargets(setup, state)) addOthers({ setup, state, vehicle }, gunnery.batteries ?? prepare(gunnery), aims);
  return aims;
}

/** Adds the shots at the next vehicle; false once there is none. */
function lookOn(gunnery: Gunnery): boolean {
  const { setup, state, vehicle, aims } = gunnery;
  const target = state.vehicles[gunnery.looked];
  if (target === undefined) return false;
  gunnery.looked++;
  if (!isTarget(setup, vehicle, target)) return true;
  const from = aims.length;
  addAims(gunnery, target, aims);
  if (isSpared(setup, target)) setAside(aims, from, target);
  return true;
}

/** Whether some shot at a foe may hit: most looks end here, so nothing is looked at that is only offered besides. */
export function canHitFoe(gunnery: Gunnery): boolean {
  const { setup, state, vehicle } = gunnery;
  do if (hasHope(gunnery.aims)) return true;
  while (lookOn(gunnery));
  const others: Aim[] = [];
  if (state.missiles.length > 0) addMissiles(gunnery, gunnery.batteries ?? prepare(gunnery), others);
  if (state.pedestrians.length > 0) addFoes({ setup, state, vehicle }, gunnery.batteries ?? prepare(gunnery), others);
  return hasHope(others);
}

function hasHope(aims: readonly Aim[]): boolean {
  for (const { hit, aside } of aims) if (hit > 0 && (aside === undefined || aside === 'foe')) return true;
  return false;
}

/** Those at one vehicle alone and none at the ground about it, for whoever thinks of no other; he may ask again when both have moved. */
export function aimsAt(gunnery: Gunnery, target: Vehicle): readonly Aim[] {
  const aims: Aim[] = [];
  if (isTarget(gunnery.setup, gunnery.vehicle, target)) addAims(gunnery, target, aims, false);
  return aims;
}

/** Who fires with what; null if nothing can be aimed. */
export function gunneryOf(setup: Setup, state: State, vehicle: Vehicle, firing: Firing): Gunnery | null {
  const { seat, firers, taken } = firing;
  if (firers.length === 0 || !canAim(vehicle)) return null;
  const ready = readyGuns(setup, state, vehicle, taken);
  return hasAimed(ready)
    ? { setup, state, vehicle, firers, ready, seat, batteries: null, aims: [], looked: 0, isWhole: false }
    : null;
}

function readyGuns(setup: Setup, state: State, vehicle: Vehicle, taken: readonly string[]): readonly Gun[] {
  const model = modelOf(setup, vehicle.id);
  const ready: Gun[] = [];
  for (const part of vehicle.parts) {
    if (part.kind !== 'weapon' || part.dp <= 0 || part.firedTurn === state.turn || taken.includes(part.id)) continue;
    const gun = { state: part, model: weaponModelOf(model, part.id) };
    if (isReady(vehicle, gun, state.turn)) ready.push(gun);
  }
  return ready;
}

function hasAimed(guns: readonly Gun[]): boolean {
  for (const { state } of guns) if (state.aimed) return true;
  return false;
}

export interface Gunnery {
  readonly setup: Setup;
  readonly state: State;
  readonly vehicle: Vehicle;
  readonly firers: readonly Person[];
  readonly seat: Seat;
  readonly ready: readonly Gun[];
  /** Put together when the first target is in sight: mostly there is none. */
  batteries: readonly Battery[] | null;
  /** What has been found so far, and how many vehicles have been looked at for it. */
  readonly aims: Aim[];
  looked: number;
  /** All of it has been found. */
  isWhole: boolean;
}

function prepare(gunnery: Gunnery): readonly Battery[] {
  const { setup, state, vehicle, seat, ready, firers } = gunnery;
  const prefix = vehiclesWith(state, seat) > 1 ? `${vehicle.id}/` : '';
  gunnery.batteries = batteriesOf(prefix, ready, isTrike(vehicle), manningOf(setup, vehicle, firers));
  return gunnery.batteries;
}

/** Whether something is aimed from there that gets as far as the target. */
function bears({ ready, vehicle }: Gunnery, mount: Mount, target: Vehicle): boolean {
  for (const { model, state } of ready)
    if (model.at === mount && state.aimed && reaches(model.weapon, vehicle, target)) return true;
  return false;
}

function reaches(weapon: WeaponId, firer: Vehicle, target: Vehicle): boolean {
  const { flameRange, guidance } = traitsOf(weapon);
  if (guidance !== null) return whyNoLaunch(weapon, firer, target) === null;
  return flameRange === null || rangeBetween(firer, target) <= flameRange + TOLERANCE;
}

const MOUNTS: readonly Mount[] = ['front', 'right', 'left', 'back', 'turret', 'platform'];

/** Whether an enemy is in sight of any place where a vehicle may have a gun: what others can tell of its shots. */
export function hasEnemyInSight(setup: Setup, state: State, vehicle: Vehicle): boolean {
  if (!canAim(vehicle)) return false;
  if (state.missiles.some(({ by }) => isTarget(setup, vehicle, vehicleOf(state, by)))) return true;
  return state.vehicles.some(
    (target) =>
      isTarget(setup, vehicle, target) &&
      MOUNTS.some((mount) => placesInSight(setup, state, vehicle, mount, target).length > 0),
  );
}

function addAims(gunnery: Gunnery, target: Vehicle, aims: Aim[], withGround = true): void {
  const { setup, state, vehicle } = gunnery;
  let common: number | null = null;
  for (const mount of MOUNTS) {
    if (!bears(gunnery, mount, target)) continue;
    const sightings = placesInSight(setup, state, vehicle, mount, target);
    if (sightings.length === 0) continue;
    const batteries = gunnery.batteries ?? prepare(gunnery);
    common ??= sumOf(situationModifiers(setup, state, vehicle, target));
    const field = { target, sightings, common };
    for (const battery of batteries)
      if (battery.mounts.length > 1 && battery.mounts[0] === mount && !battery.traits.isAtWhole)
        addAcross(gunnery, battery, field, aims);
    addFrom(gunnery, mount, batteries, field, aims);
    for (const battery of batteries)
      if (battery.traits.isAtWhole && battery.mounts[0] === mount && battery.mounts.length === 1)
        addWhole({ setup, state, vehicle, person: battery.by.person, target, withGround }, battery, sightings, aims);
  }
}

/** What is seen of a target, and what holds for every shot at it. */
interface Field {
  readonly target: Vehicle;
  readonly sightings: readonly Sighting[];
  readonly common: number;
}

/** Shots of all batteries at one mount. */
function addFrom(
  gunnery: Gunnery,
  mount: Mount,
  batteries: readonly Battery[],
  { target, sightings, common }: Field,
  aims: Aim[],
): void {
  const here: Battery[] = [];
  for (const battery of batteries) if (isOnlyAt(battery, mount)) here.push(battery);
  if (here.length === 0) return;
  const arcs = arcsFacing(target, originOf(gunnery.vehicle, mount));
  let best: Sighting | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const sighting of sightings) {
    const places = sumOf(placeModifiers(gunnery.setup, target, arcs, sighting.place));
    const bonus = common + places + (cloudModifier(sighting.clouds)?.value ?? 0);
    if (bonus > most) {
      best = sighting;
      most = bonus;
    }
    for (const battery of here)
      if (!isStopped(battery, gunnery.vehicle, target, sighting))
        addAim(gunnery, battery, target, sighting, bonus, true, aims);
  }
  if (best === null) return;
  // Where no place can be hit a shot may still open sustained fire: one, at the likeliest place.
  for (const battery of here)
    if (
      !isStopped(battery, gunnery.vehicle, target, best) &&
      battery.base - most - battery.by.bonus >= TO_HIT_LIMITS.impossibleFrom &&
      battery.guns.some(hasMore)
    )
      addAim(gunnery, battery, target, best, most, false, aims);
}

function isOnlyAt({ mounts, traits }: Battery, mount: Mount): boolean {
  return mounts.length === 1 && mounts[0] === mount && !traits.isAtWhole;
}

/** Linked sides of a trike fire together at what all of them see. */
function addAcross(gunnery: Gunnery, battery: Battery, { target, sightings, common }: Field, aims: Aim[]): void {
  const { setup, state, vehicle } = gunnery;
  const arcs = arcsFacing(target, batteryOrigin(vehicle, battery.guns));
  const others = battery.mounts.slice(1).map((mount) => placesInSight(setup, state, vehicle, mount, target));
  for (const sighting of sightings) {
    const id = placeId(sighting.place);
    const same = others.flatMap((seen) => seen.filter(({ place }) => placeId(place) === id).slice(0, 1));
    if (same.length < others.length) continue;
    const clouds = Math.max(sighting.clouds, ...same.map((other) => other.clouds));
    if (isStopped(battery, vehicle, target, { ...sighting, clouds })) continue;
    const places = sumOf(placeModifiers(setup, target, arcs, sighting.place));
    const bonus = common + places + (cloudModifier(clouds)?.value ?? 0);
    addAim(gunnery, battery, target, sighting, bonus, true, aims);
  }
}

/** No laser passes smoke or paint (deluxe/V.2/laser); a flame reaches so far, and is not fired the way one drives. */
function isStopped({ traits }: Battery, firer: Vehicle, target: Vehicle, { clouds, point }: Sighting): boolean {
  const { isLaser: beam, flameRange } = traits;
  if (beam) return clouds > 0;
  if (flameRange === null) return false;
  return rangeBetween(firer, target) > flameRange + TOLERANCE || isInOwnWay(firer, point);
}

/** Sustained fire takes a second shot. */
function hasMore({ state }: Gun): boolean {
  return state.shots === null || state.shots > 1;
}

/** Adds a shot at one place, if it is as hopeful or as hopeless as wanted. */
function addAim(
  { state, vehicle }: Gunnery,
  { guns, ids, beside, name, base, damage, by: { person, bonus: skill } }: Battery,
  { id: vehicleId }: Vehicle,
  { place: at }: Sighting,
  bonus: number,
  hopeful: boolean,
  aims: Aim[],
): void {
  const target: FireTarget = { kind: 'vehicle', vehicle: vehicleId, at };
  const need = base - bonus - skill - (sustainedModifier(guns, target, state.turn)?.value ?? 0);
  if (need < TO_HIT_LIMITS.impossibleFrom !== hopeful) return;
  const id = `${name}>${vehicleId}:${placeId(at)}`;
  const shot: Shot = { id, firer: vehicle.id, weapons: ids, target, beside };
  const hit = hitChance(need);
  aims.push({ shot, person, guns, need, hit, expected: hit * damage * guns.length });
}

/** The weapons of a shot that can still take part in it. */
export function gunsOf(setup: Setup, state: State, shot: Shot): readonly Gun[] {
  const firer = vehicleOf(state, shot.firer);
  return allGunsOf(setup, firer, shot.weapons).filter((gun) => isReady(firer, gun, state.turn));
}

/** The others on its link, as far as they still can. */
export function besideOf(setup: Setup, state: State, shot: Shot): readonly Gun[] {
  if (shot.beside.length === 0) return NO_GUNS;
  const firer = vehicleOf(state, shot.firer);
  return allGunsOf(setup, firer, shot.beside).filter((gun) => isReady(firer, gun, state.turn));
}

const NO_GUNS: readonly Gun[] = [];

/** Why a declared shot can no longer be fired, or null. */
export function whyNoShot(setup: Setup, state: State, shot: Shot, person: Person): string | null {
  const firer = vehicleOf(state, shot.firer);
  if (!canAim(firer)) return 'it cannot aim any more';
  if (!firersOf(firer, state.turn).includes(person)) return `its ${person.post} cannot fire any more`;
  const guns = gunsOf(setup, state, shot);
  const [gun] = guns;
  if (gun === undefined) return 'its weapon is gone';
  const { target: aimed } = shot;
  if (aimed.kind === 'missile' && !state.missiles.some(({ id }) => id === aimed.missile)) return 'the missile is gone';
  if (shot.target.kind === 'vehicle') {
    const target = vehicleOf(state, shot.target.vehicle);
    if (!isTarget(setup, firer, target)) return `${nameOf({ setup }, target)} is no target any more`;
    const grounded = traitsOf(gun.model.weapon).guidance === null ? null : whyNoLaunch(gun.model.weapon, firer, target);
    if (grounded !== null) return grounded;
  } else if (!isThere({ setup, state }, shot.target)) return 'there is nothing left to hit';
  for (const mount of new Set(guns.map(({ model }) => model.at))) {
    if (!isInSight(setup, state, firer, mount, shot.target)) return 'the line of fire is gone';
    if (isLaser(gun.model) && cloudsBefore(setup, state, firer, mount, shot.target) > 0)
      return 'smoke or paint stops the beam';
  }
  if (isFlameWasted(setup, state, shot, gun)) return 'the flame does not reach there';
  return toHit(setup, state, shot, gun, person).kind === 'need' ? null : 'it cannot hit any more';
}

/** Its target has got away, or it would drive into its own flame. */
function isFlameWasted(setup: Setup, state: State, { firer: id, target: aim }: Shot, { model }: Gun): boolean {
  const { flameRange } = traitsOf(model.weapon);
  if (flameRange === null) return false;
  const firer = vehicleOf(state, id);
  if (aim.kind !== 'vehicle') return isOutOfFlame({ setup, state }, firer, aim, flameRange);
  const target = vehicleOf(state, aim.vehicle);
  if (rangeBetween(firer, target) > flameRange + TOLERANCE) return true;
  const point = pointAimedAt(setup, state, firer, model.at, aim);
  return point !== null && isInOwnWay(firer, point);
}
