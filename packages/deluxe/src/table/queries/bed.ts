// Where people are on top of vehicles: on a roof there is no place to go, in the bed of a pickup there is (deluxe/VI.3/on-top).

import { distance, makePose, type Point, type Pose, toWorld } from '@hardtop/geometry';
import { BED, type BedSquare, hasBed, PACES_ON_TOP } from '../../catalog/boarding.ts';
import { isFixed, type Mount } from '../../catalog/damage-location.ts';
import type { Side } from '../../catalog/units.ts';
import { showsTurret } from '../state/moving-parts.ts';
import { modelOf, type Setup } from '../state/setup.ts';
import { type Pedestrian, type State, type Vehicle, vehicleOf, type World } from '../state/state.ts';
import { isConscious } from './crew.ts';
import { type Gun, gunsAboard } from './guns.ts';
import type { Actor } from './on-foot.ts';

/** The middle of a square of a bed. */
export function bedPose({ pose }: Vehicle, { x, y }: BedSquare): Pose {
  const at = toWorld(pose, { x, y });
  return makePose(at.x, at.y, pose.h);
}

/** Where somebody is on the vehicle that he rides on. */
export function placeOn(vehicle: Vehicle, { bed }: Pick<Pedestrian, 'bed'>): Pose {
  const square = bed === undefined ? undefined : BED[bed];
  return square === undefined ? vehicle.pose : bedPose(vehicle, square);
}

/** Squares of a bed with nobody else on his feet in them. */
function freeSquares({ pedestrians }: State, vehicle: Vehicle, but: Pedestrian): readonly number[] {
  const isTaken = (square: number): boolean =>
    pedestrians.some(
      (other) => other !== but && other.riding === vehicle.id && other.bed === square && isConscious(other.person),
    );
  return [...BED.keys()].filter((square) => !isTaken(square));
}

/** The square of its bed that somebody who gets on is in: the free one nearest to where he comes from; undefined on a roof. */
export function bedFor({ setup, state }: World, vehicle: Vehicle, comer: Pedestrian): number | undefined {
  if (!hasBed(modelOf(setup, vehicle.id).body)) return undefined;
  const free = freeSquares(state, vehicle, comer);
  const far = (square: number): number => distanceTo(vehicle, square, comer.pose);
  return (free.length > 0 ? free : [...BED.keys()]).reduce((best, one) => (far(one) < far(best) ? one : best));
}

function distanceTo(vehicle: Vehicle, square: number, from: Point): number {
  return distance(placeOn(vehicle, { bed: square }), from);
}

/** The pickup whose bed somebody may go about in; null for whoever is on the ground or on a roof. */
export function bedUnder({ setup, state }: World, { riding }: Pedestrian): Vehicle | null {
  if (riding === undefined) return null;
  const vehicle = vehicleOf(state, riding);
  return !vehicle.gone && vehicle.rolling === null && hasBed(modelOf(setup, riding).body) ? vehicle : null;
}

/** Squares of the bed that he could go to. */
export function squaresInBed({ state }: World, vehicle: Vehicle, actor: Actor): readonly number[] {
  return freeSquares(state, vehicle, actor).filter((square) => square !== actor.bed);
}

/** What a pace asks for on two dice; on what stands nothing does. */
export function paceNeed(vehicle: Vehicle, pace: number): number | null {
  return vehicle.speed === 0 ? null : (PACES_ON_TOP.find(({ squares }) => squares === pace)?.need ?? null);
}

/** Where weapons are that somebody on the outside can get at. */
type MountedSide = 'front' | 'right' | 'left' | 'back' | 'top';

/** The side that a weapon is got at from; null for a turret that hides inside. */
function sideOfMount(vehicle: Vehicle, at: Mount): MountedSide | null {
  if (isFixed(at)) return at;
  return at === 'turret' && !showsTurret(vehicle) ? null : 'top';
}

/** The weapon at arm's length on a side. */
export function gunOn(setup: Setup, vehicle: Vehicle, side: Side): Gun | null {
  for (const gun of gunsAboard(modelOf(setup, vehicle.id), vehicle))
    if (gun.state.dp > 0 && sideOfMount(vehicle, gun.model.at) === side) return gun;
  return null;
}

/** Sides with a weapon that somebody up there gets at: on a roof all of them, in a bed those beside his square. */
export function mountedSides(setup: Setup, vehicle: Vehicle, bed: number | undefined): readonly MountedSide[] {
  const near: readonly MountedSide[] = bed === undefined ? ALL_SIDES : (BED[bed]?.sides ?? ALL_SIDES);
  return near.filter((side) => gunOn(setup, vehicle, side) !== null);
}

const ALL_SIDES: readonly MountedSide[] = ['front', 'right', 'left', 'back', 'top'];
