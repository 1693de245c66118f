import { sumOf } from '@hardtop/kernel';
import { TO_HIT_LIMITS } from '../../catalog/targeting.ts';
import { weapon as weaponRow } from '../../catalog/weapons.ts';
import { MOUNTS, type Mount } from '../../garage/fielded/car.ts';
import type { DeluxeRule } from '../../rules.ts';
import type { Setup } from '../state/setup.ts';
import {
  type CrewState,
  isUpright,
  type State,
  type Vehicle,
  type VehicleId,
  vehicleOf,
  type WeaponState,
} from '../state/state.ts';
import type { Place, Shot } from '../state/target.ts';
import { driverOf, firersOf, isSubstitute } from './crew.ts';
import { arcsFacing } from './facing.ts';
import { originOf, placesInSight, type Sighting } from './line-of-fire.ts';
import { weaponWorks } from './parts.ts';
import { placeId } from './target-names.ts';
import { bestFirer, crewModifiers, placeModifiers, situationModifiers, sustainedModifier, toHit } from './targeting.ts';

/** Played here though no event or question names them. */
export const SHOT_RULES = [
  'deluxe/V.1/rate-of-fire',
  'deluxe/V.5/linked-weapons',
  'deluxe/VIII.8/link',
] as const satisfies readonly DeluxeRule[];

// With several vehicles at one seat the firer is named as well.
function shotId(state: State, firer: Vehicle, weapons: readonly string[], target: VehicleId, place: Place): string {
  const alone = state.vehicles.every((other) => other === firer || other.seat !== firer.seat);
  return `${alone ? '' : `${firer.id}/`}${weapons.join('+')}>${target}:${placeId(place)}`;
}

/** Whether it may fire aimed shots at all: on its wheels, and not thrown about too badly this turn. */
function canAim(vehicle: Vehicle): boolean {
  return !vehicle.gone && !vehicle.surrendered && isUpright(vehicle) && vehicle.aimedFire !== 'none';
}

function isReady(vehicle: Vehicle, weapon: WeaponState, turn: number): boolean {
  return weaponWorks(vehicle, weapon) && weapon.firedTurn !== turn && weapon.shots !== 0;
}

function isAimed(weapon: WeaponState): boolean {
  const { toHit: need, damage } = weaponRow(weapon.weapon);
  return need !== null && damage !== null;
}

/** A seat does not fire at itself, nor at who has given up. */
function isTarget(firer: Vehicle, other: Vehicle): boolean {
  return other.seat !== firer.seat && !other.gone && !other.surrendered;
}

/** Who takes the shot: the best marksman; a stand-in at the wheel only if nobody else can. */
export function marksmanOf(vehicle: Vehicle, firers: readonly CrewState[]): CrewState | null {
  const wheel = isSubstitute(vehicle) ? driverOf(vehicle) : null;
  const spare = firers.filter((crew) => crew !== wheel);
  return bestFirer(vehicle, spare.length > 0 ? spare : firers);
}

/** Every shot a vehicle can fire now with some chance to hit (G-11). */
export function legalShots(setup: Setup, state: State, vehicle: Vehicle): Shot[] {
  return shotsWith(setup, state, vehicle, firersOf(vehicle, state.turn), []);
}

/** The same with only some of the crew, and without weapons already spoken for. */
export function shotsWith(
  setup: Setup,
  state: State,
  vehicle: Vehicle,
  firers: readonly CrewState[],
  taken: readonly string[],
): Shot[] {
  const crew = marksmanOf(vehicle, firers);
  if (crew === null || !canAim(vehicle)) return [];
  const ready = vehicle.weapons.filter(
    (weapon) => isAimed(weapon) && isReady(vehicle, weapon, state.turn) && !taken.includes(weapon.id),
  );
  if (ready.length === 0) return [];
  const shots: Shot[] = [];
  const batteries = batteriesOf(ready);
  for (const target of state.vehicles) {
    if (isTarget(vehicle, target)) addShots(setup, state, { vehicle, crew, batteries, target }, shots);
  }
  return shots;
}

interface Battery {
  readonly mount: Mount;
  readonly weapons: readonly WeaponState[];
  readonly ids: readonly string[];
}

/** Each weapon alone, and those of one link together: one kind at one mount. */
function batteriesOf(ready: readonly WeaponState[]): readonly Battery[] {
  const batteries: [WeaponState, ...WeaponState[]][] = ready.map((weapon) => [weapon]);
  const links = new Map<string, [WeaponState, ...WeaponState[]]>();
  for (const weapon of ready) {
    if (weapon.link === null) continue;
    const key = `${weapon.link}/${weapon.weapon}/${weapon.mount}`;
    const linked = links.get(key);
    if (linked === undefined) links.set(key, [weapon]);
    else linked.push(weapon);
  }
  for (const linked of links.values()) if (linked.length > 1) batteries.unshift(linked);
  return batteries.map(batteryOf);
}

function batteryOf(weapons: readonly [WeaponState, ...WeaponState[]]): Battery {
  return { mount: weapons[0].mount, weapons, ids: weapons.map((weapon) => weapon.id) };
}

interface Gunnery {
  readonly vehicle: Vehicle;
  readonly crew: CrewState;
  readonly batteries: readonly Battery[];
  readonly target: Vehicle;
}

function addShots(setup: Setup, state: State, gunnery: Gunnery, shots: Shot[]): void {
  const { vehicle, crew, batteries, target } = gunnery;
  let common: number | null = null;
  for (const mount of MOUNTS) {
    if (!batteries.some((battery) => battery.mount === mount)) continue;
    const sightings = placesInSight(setup, state, vehicle, mount, target);
    if (sightings.length === 0) continue;
    const arcs = arcsFacing(target, originOf(vehicle, mount));
    common ??= sumOf(situationModifiers(setup, vehicle, target)) + sumOf(crewModifiers(vehicle, crew));
    for (const sighting of sightings) {
      const bonus = common + sumOf(placeModifiers(target, arcs, sighting.place));
      for (const battery of batteries)
        if (battery.mount === mount) addShot(state, gunnery, battery, sighting, bonus, shots);
    }
  }
}

function addShot(
  state: State,
  { vehicle, target }: Gunnery,
  { weapons, ids }: Battery,
  { place }: Sighting,
  bonus: number,
  shots: Shot[],
): void {
  const base = weapons[0] === undefined ? null : weaponRow(weapons[0].weapon).toHit;
  if (base === null) return;
  const sustained = sustainedModifier(weapons, target.id, state.turn)?.value ?? 0;
  if (base - bonus - sustained >= TO_HIT_LIMITS.impossibleFrom) return;
  const id = shotId(state, vehicle, ids, target.id, place);
  shots.push({ id, firer: vehicle.id, weapons: ids, target: target.id, place });
}

/** The weapons of a shot that can still take part in it. */
export function weaponsOf(state: State, shot: Shot): readonly WeaponState[] {
  const firer = vehicleOf(state, shot.firer);
  return firer.weapons.filter((weapon) => shot.weapons.includes(weapon.id) && isReady(firer, weapon, state.turn));
}

function isSamePlace(a: Place, b: Place): boolean {
  return placeId(a) === placeId(b);
}

/** Why a declared shot can no longer be fired, or null. */
export function whyNoShot(setup: Setup, state: State, shot: Shot, crew: CrewState): string | null {
  const firer = vehicleOf(state, shot.firer);
  const target = vehicleOf(state, shot.target);
  if (!canAim(firer)) return 'it cannot aim any more';
  if (!firersOf(firer, state.turn).includes(crew)) return `its ${crew.role} cannot fire any more`;
  const [weapon] = weaponsOf(state, shot);
  if (weapon === undefined) return 'its weapon is gone';
  if (!isTarget(firer, target)) return `${target.name} is no target any more`;
  const seen = placesInSight(setup, state, firer, weapon.mount, target);
  if (!seen.some(({ place }) => isSamePlace(place, shot.place))) return 'the line of fire is gone';
  const need = toHit(setup, state, shot, weapon, crew);
  return need.kind === 'need' && need.need < TO_HIT_LIMITS.impossibleFrom ? null : 'it cannot hit any more';
}

export function isLegalShot(setup: Setup, state: State, shot: Shot): boolean {
  const firer = vehicleOf(state, shot.firer);
  const crew = marksmanOf(firer, firersOf(firer, state.turn));
  return crew !== null && whyNoShot(setup, state, shot, crew) === null;
}
