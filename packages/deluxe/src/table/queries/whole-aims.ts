// Shots that are not aimed at a part of a vehicle: guided missiles, the oil gun at a vehicle or at the road before it, and any gun at a
// missile in flight.

import { add, between, distance, forwardOf, makePose, scale } from '@hardtop/geometry';
import type { GrenadeId } from '../../catalog/grenades.ts';
import { TO_HIT_LIMITS } from '../../catalog/targeting.ts';
import type { GrenadeLoad } from '../state/model.ts';
import { areAllies, type Setup } from '../state/setup.ts';
import { type Person, type State, travelHeading, type Vehicle, vehicleOf } from '../state/state.ts';
import type { FireTarget, Shot } from '../state/target.ts';
import type { Aim, Battery } from './batteries.ts';
import { ownerOf } from './deciding.ts';
import { whyNoLaunch } from './guided.ts';
import type { Gun } from './guns.ts';
import { cloudsBefore, isInSight, originOf, type Sighting } from './line-of-fire.ts';
import { placeId } from './target-names.ts';
import { expectedDamage, hitChance } from './targeting.ts';
import { toHit } from './to-hit.ts';

/** Who fires, and at whom. */
interface Field {
  readonly setup: Setup;
  readonly state: State;
  readonly vehicle: Vehicle;
  readonly person: Person;
  readonly target: Vehicle;
  /** The ground about it counts as well. */
  readonly withGround: boolean;
}

/** One shot of a battery at a vehicle as a whole, at the side that is easiest to hit; and at the road in its way. */
export function addWhole(field: Field, battery: Battery, sightings: readonly Sighting[], aims: Aim[]): void {
  const { guns, traits } = battery;
  if (traits.guidance !== null && whyNoLaunch(guns[0].model.weapon, field.vehicle, field.target) !== null) return;
  if (traits.isLauncher) {
    if (field.withGround) addLaunches(field, battery, sightings, aims);
    return;
  }
  let best: Aim | null = null;
  for (const { place } of sightings) {
    if (place.kind !== 'side') continue;
    const { id: vehicle } = field.target;
    const aim = aimAt(field, battery, { kind: 'vehicle', vehicle, at: place }, `${vehicle}:${placeId(place)}`);
    if (aim !== null && (best === null || aim.need < best.need)) best = aim;
  }
  if (best !== null) aims.push(best);
  if (traits.isOilGun && field.withGround) addRoad(field, battery, aims);
}

function aimAt(field: Omit<Field, 'withGround'>, battery: Battery, target: FireTarget, name: string): Aim | null {
  const { setup, state, vehicle, person } = field;
  const { guns, ids, beside, damage } = battery;
  const shot: Shot = { id: `${battery.name}>${name}`, firer: vehicle.id, weapons: ids, target, beside };
  const need = toHit(setup, state, shot, guns[0], person);
  if (need.kind !== 'need' || need.need >= TO_HIT_LIMITS.impossibleFrom) return null;
  const hit = hitChance(need.need);
  return { shot, person, guns, need: need.need, hit, expected: hit * damage * guns.length };
}

/** What the next grenade is worth on the mark. */
const LAUNCHED = { grenade: 3, TGG: 1, SG: 0.5, CG: 2, PG: 1 } as const satisfies Record<GrenadeId, number>;

/** The ground just before what is seen of a vehicle, and the road in its way: a grenade is sent to a square (deluxe/V.2/grenade-launcher). */
function addLaunches(field: Field, battery: Battery, sightings: readonly Sighting[], aims: Aim[]): void {
  const { setup, state, vehicle, target } = field;
  const next = nextGrenade(battery.guns[0]);
  if (next === null) return;
  const found: Aim[] = [];
  const [seen] = sightings;
  if (seen !== undefined) {
    const from = originOf(vehicle, battery.mounts[0]);
    const length = distance(from, seen.point);
    const { x, y } = length <= SHORT ? from : between(seen.point, from, SHORT / length);
    const spot: FireTarget = { kind: 'ground', point: roundedPoint(x, y), ahead: { vehicle: target.id, inches: 0 } };
    const aim = isInSight(setup, state, vehicle, battery.mounts[0], spot)
      ? aimAt(field, battery, spot, `${target.id}:road-0`)
      : null;
    if (aim !== null) found.push(aim);
  }
  addRoad(field, battery, found);
  for (const aim of found) aims.push({ ...aim, expected: aim.hit * LAUNCHED[next.grenade] });
}

/** So far before a vehicle the ground beside it is aimed at. */
const SHORT = 0.125;

function roundedPoint(x: number, y: number): { readonly x: number; readonly y: number } {
  const point = makePose(x, y, 0);
  return { x: point.x, y: point.y };
}

/** The next grenade in a launcher; the first loaded is the first out. */
export function nextGrenade({ model, state }: Gun): GrenadeLoad | null {
  const loads = model.grenades ?? [];
  return loads[loads.length - (state.shots ?? 0)] ?? null;
}

/** How far before the middle of a vehicle its road is aimed at (H-171). */
const AHEAD = [1, 2, 3, 4] as const;

/** The road before whoever drives: where he will be in the next phases. */
function addRoad(field: Field, battery: Battery, aims: Aim[]): void {
  const { setup, state, vehicle, target } = field;
  if (target.speed === 0) return;
  const way = forwardOf(travelHeading(target));
  for (const inches of AHEAD) {
    const { x, y } = add(target.pose, scale(way, inches));
    const point = makePose(x, y, 0);
    const road: FireTarget = {
      kind: 'ground',
      point: { x: point.x, y: point.y },
      ahead: { vehicle: target.id, inches },
    };
    if (!battery.mounts.every((mount) => isInSight(setup, state, vehicle, mount, road))) continue;
    const aim = aimAt(field, battery, road, `${target.id}:road-${inches}`);
    if (aim !== null) aims.push(aim);
  }
}

/** Who may be fired at from where, for shots at missiles. */
interface Sky {
  readonly setup: Setup;
  readonly state: State;
  readonly vehicle: Vehicle;
}

/** Shots of all batteries at the missiles of the other side; what has a reach of its own or flies after vehicles is no use. */
export function addMissiles(sky: Sky, batteries: readonly Battery[], aims: Aim[]): void {
  const { setup, state, vehicle } = sky;
  const own = ownerOf({ setup }, vehicle);
  for (const missile of state.missiles) {
    const { id, by, weapon } = missile;
    if (areAllies(setup, own, ownerOf({ setup }, vehicleOf(state, by)))) continue;
    const target: FireTarget = { kind: 'missile', missile: id };
    for (const battery of batteries) {
      if (battery.traits.isAtWhole || !isInReach(sky, battery, target)) continue;
      const aim = aimAt({ setup, state, vehicle, person: battery.by.person, target: vehicle }, battery, target, id);
      // It is worth what it would have done.
      if (aim !== null) aims.push({ ...aim, expected: aim.hit * expectedDamage(weapon) });
    }
  }
}

function isInReach({ setup, state, vehicle }: Sky, { mounts, traits }: Battery, target: FireTarget): boolean {
  if (traits.flameRange !== null || !mounts.every((mount) => isInSight(setup, state, vehicle, mount, target)))
    return false;
  return !traits.isLaser || mounts.every((mount) => cloudsBefore(setup, state, vehicle, mount, target) === 0);
}
