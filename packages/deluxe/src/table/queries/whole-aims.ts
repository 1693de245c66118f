// Shots of weapons that are not aimed at a part of a vehicle: the oil gun at a vehicle or at the road before it.

import { add, forwardOf, makePose, scale } from '@hardtop/geometry';
import { TO_HIT_LIMITS } from '../../catalog/targeting.ts';
import type { Setup } from '../state/setup.ts';
import { type Person, type State, travelHeading, type Vehicle } from '../state/state.ts';
import type { FireTarget, Shot } from '../state/target.ts';
import type { Aim, Battery } from './batteries.ts';
import { isInSight, type Sighting } from './line-of-fire.ts';
import { placeId } from './target-names.ts';
import { hitChance } from './targeting.ts';
import { toHit } from './to-hit.ts';

/** Who fires, and at whom. */
interface Field {
  readonly setup: Setup;
  readonly state: State;
  readonly vehicle: Vehicle;
  readonly person: Person;
  readonly target: Vehicle;
}

/** One shot of a battery at a vehicle as a whole, at the side that is easiest to hit; and at the road in its way. */
export function addWhole(field: Field, battery: Battery, sightings: readonly Sighting[], aims: Aim[]): void {
  let best: Aim | null = null;
  for (const { place } of sightings) {
    if (place.kind !== 'side') continue;
    const { id: vehicle } = field.target;
    const aim = aimAt(field, battery, { kind: 'vehicle', vehicle, at: place }, `${vehicle}:${placeId(place)}`);
    if (aim !== null && (best === null || aim.need < best.need)) best = aim;
  }
  if (best !== null) aims.push(best);
  if (battery.traits.isOilGun) addRoad(field, battery, aims);
}

function aimAt(field: Field, battery: Battery, target: FireTarget, name: string): Aim | null {
  const { setup, state, vehicle, person } = field;
  const { guns, ids, beside, damage } = battery;
  const shot: Shot = { id: `${battery.name}>${name}`, firer: vehicle.id, weapons: ids, target, beside };
  const need = toHit(setup, state, shot, guns[0], person);
  if (need.kind !== 'need' || need.need >= TO_HIT_LIMITS.impossibleFrom) return null;
  const hit = hitChance(need.need);
  return { shot, person, guns, need: need.need, hit, expected: hit * damage * guns.length };
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
