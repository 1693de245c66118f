import { SIDECAR_PLATE } from '../../catalog/armor-locations.ts';
import { type OnFoot, type Vehicle, vehicleOf, type World } from '../state/state.ts';
import type { AimPoint, FireTarget } from '../state/target.ts';
import type { WheelCorner } from '../state/wheels.ts';
import { ridersOf } from './crew.ts';
import { nameOf } from './names.ts';
import { armorOn } from './parts.ts';
import { personName } from './people.ts';
import { pointsLeft, structureOf } from './structures.ts';
import { tireLabel, tiresAt } from './tires.ts';

function tirePlace(corner: WheelCorner, index: number): string {
  return `tire-${corner}${index > 0 ? `-${index + 1}` : ''}`;
}

const tirePlaces = (corner: WheelCorner): readonly string[] => [tirePlace(corner, 0), tirePlace(corner, 1)];

// Named for every shot that is thought of.
const TIRE_PLACES = {
  'front-left': tirePlaces('front-left'),
  'front-right': tirePlaces('front-right'),
  'back-left': tirePlaces('back-left'),
  'back-right': tirePlaces('back-right'),
  'middle-left': tirePlaces('middle-left'),
  'middle-right': tirePlaces('middle-right'),
  front: tirePlaces('front'),
  back: tirePlaces('back'),
  'sidecar-left': tirePlaces('sidecar-left'),
  'sidecar-right': tirePlaces('sidecar-right'),
} as const satisfies Record<WheelCorner, readonly string[]>;

/** `left`, `tire-back-left`, `tire-back-left-2`, `turret`. */
export function placeId(place: AimPoint): string {
  switch (place.kind) {
    case 'side':
      return place.side;
    case 'tire':
      return TIRE_PLACES[place.corner][place.index] ?? tirePlace(place.corner, place.index);
    case 'platform':
      return 'platform';
    case 'turret':
    case 'searchlight':
      return place.kind;
    case 'rider':
      return place.index > 0 ? `rider-${place.index + 1}` : 'rider';
    case 'sidecar':
      return `sidecar-${place.side}`;
  }
}

/** `left side`, `front left tire`, `turret`. */
export function placeLabel(place: AimPoint): string {
  switch (place.kind) {
    case 'side':
      return place.side === 'left' || place.side === 'right' ? `${place.side} side` : place.side;
    case 'tire':
      return tireLabel(place.corner, place.index);
    case 'platform':
      return 'rocket platform';
    case 'turret':
    case 'searchlight':
      return place.kind;
    case 'rider':
      return place.index > 0 ? 'pillion rider' : 'rider';
    case 'sidecar':
      return `sidecar ${place.side}`;
  }
}

/** Points between the shot and what lies behind: armor of the side, the tire itself, the roof over a turret; null is not known. */
function pointsOf(vehicle: Vehicle, place: AimPoint): number | null {
  if (vehicle.veiled === true && place.kind !== 'tire') return null;
  switch (place.kind) {
    case 'side':
      return armorOn(vehicle, place.side);
    case 'tire':
      return tiresAt(vehicle, place.corner)[place.index]?.dp ?? 0;
    case 'searchlight':
      return vehicle.searchlight ?? 0;
    // Nothing is before it.
    case 'platform':
      return 0;
    case 'turret':
      return armorOn(vehicle, 'top');
    case 'rider':
      return ridersOf(vehicle)[place.index]?.armor ?? 0;
    case 'sidecar':
      return armorOn(vehicle, SIDECAR_PLATE[place.side]);
  }
}

/** What is hit, without the part of it. */
export function thingName(world: World, target: FireTarget): string {
  switch (target.kind) {
    case 'vehicle':
      return nameOf(world, vehicleOf(world.state, target.vehicle));
    case 'person':
      return personName(world.setup, personOnFoot(world, target.person));
    case 'crowd':
      return `${target.people.length} people on foot`;
    case 'structure':
      return structureOf(world.setup, target.structure).label;
    case 'missile':
      return missileLabel(world, target.missile);
    case 'ground':
      return target.ahead === undefined ? 'the ground' : roadName(world, target.ahead);
  }
}

/** `the missile of Stinger`; one that is down was whoever's it was. */
function missileLabel(world: World, id: string): string {
  const missile = world.state.missiles.find((candidate) => candidate.id === id);
  return missile === undefined ? 'a missile' : `the missile of ${nameOf(world, vehicleOf(world.state, missile.by))}`;
}

function personOnFoot({ state }: World, id: string): Pick<OnFoot, 'id' | 'post'> {
  return state.pedestrians.find(({ person }) => person.id === id)?.person ?? { id, post: null };
}

/** `the road 2 in ahead of Stinger`. */
function roadName(world: World, { vehicle, inches }: { readonly vehicle: string; readonly inches: number }): string {
  return `the road ${inches} in ahead of ${nameOf(world, vehicleOf(world.state, vehicle))}`;
}

/** `Stinger, left side`. */
export function targetName(world: World, target: FireTarget): string {
  const name = thingName(world, target);
  return target.kind === 'vehicle' ? `${name}, ${placeLabel(target.at)}` : name;
}

/** Points that stand between a hit and what lies behind; null where they stand on somebody else's hidden sheet. */
export function pointsAt({ setup, state }: World, target: FireTarget): number | null {
  switch (target.kind) {
    case 'vehicle':
      return pointsOf(vehicleOf(state, target.vehicle), target.at);
    case 'person':
      return state.pedestrians.find(({ person }) => person.id === target.person)?.person.armor ?? 0;
    case 'crowd':
    // Any hit brings it down.
    case 'missile':
      return 0;
    case 'structure':
      return pointsLeft(state, structureOf(setup, target.structure)) ?? Number.POSITIVE_INFINITY;
    case 'ground':
      return 0;
  }
}

/** Sustained fire is kept up on a vehicle, whichever part is aimed at. */
export function isSameTarget(a: FireTarget, b: FireTarget): boolean {
  switch (a.kind) {
    case 'vehicle':
      return b.kind === 'vehicle' && a.vehicle === b.vehicle;
    case 'person':
      return b.kind === 'person' && a.person === b.person;
    case 'crowd':
      return b.kind === 'crowd' && a.people.join() === b.people.join();
    case 'missile':
      return b.kind === 'missile' && a.missile === b.missile;
    case 'structure':
      return b.kind === 'structure' && a.structure === b.structure;
    case 'ground':
      return b.kind === 'ground' && a.point.x === b.point.x && a.point.y === b.point.y;
  }
}
