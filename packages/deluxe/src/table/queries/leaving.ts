// Getting out of vehicles and into them (deluxe/VI.3/mounting, deluxe/VI.3/jumping, deluxe/VI.3/entering).

import { makePose, type Pose, toWorld } from '@hardtop/geometry';
import type { Seat } from '@hardtop/kernel';
import { SQUARE } from '../../catalog/units.ts';
import { areAllies, modelOf } from '../state/setup.ts';
import { isUpright, type Person, sizeOf, travelHeading, type Vehicle, type World } from '../state/state.ts';
import type { LeaveDeed } from '../state/target.ts';
import { type Attack, hasAnnounced } from './asked.ts';
import { isCycle, sidecarSide } from './build.ts';
import { driverOf, isConscious } from './crew.ts';
import { ownerOf } from './deciding.ts';
import { type Actor, isActor } from './on-foot.ts';
import { isMobile, isOut } from './out.ts';
import { onGrid } from './people.ts';
import { blocksNear, isFree, isSquareBeside } from './standing-room.ts';

/** Out of what stands by its sides; who jumps may land behind it too. */
const EXITS = ['left', 'right'] as const;
const JUMPS = ['left', 'right', 'behind'] as const;
type Exit = (typeof JUMPS)[number];

/** Somebody awake inside or on it who has done nothing yet this turn; who drives another by radio stays at the set. */
export function canLeave(vehicle: Vehicle, person: Person, turn: number): boolean {
  if (vehicle.gone || vehicle.surrendered || vehicle.left !== undefined || vehicle.flight !== null) return false;
  if (person.place === 'remote' || person.operates === true) return false;
  return person.actedTurn !== turn && isConscious(person);
}

/** A way out of a vehicle, and whose. */
interface Leaving {
  readonly deed: LeaveDeed;
  readonly person: Person;
}

/** All who can get or jump out of vehicles, by either side that is free, and have announced nothing else. */
export function leavingsFor(world: World, seat: Seat, attacks: readonly Attack[]): readonly Leaving[] {
  const leavings: Leaving[] = [];
  for (const vehicle of world.state.vehicles) {
    const leavers = leaversOf(world, vehicle, seat, attacks);
    if (leavers.length === 0) continue;
    const ways: readonly Exit[] = vehicle.speed === 0 ? EXITS : JUMPS;
    const exits = ways.filter((side) => besideOf(world, vehicle, side) !== null);
    for (const person of leavers)
      for (const side of exits) {
        const deed: LeaveDeed = { kind: 'leave', id: `leave:${person.id}:${side}`, vehicle: vehicle.id, side };
        leavings.push({ deed, person });
      }
  }
  return leavings;
}

const NOBODY: readonly Person[] = [];

function leaversOf({ state }: World, vehicle: Vehicle, seat: Seat, attacks: readonly Attack[]): readonly Person[] {
  let leavers: Person[] | null = null;
  for (const person of vehicle.crew) {
    if (person.seat !== seat || !canLeave(vehicle, person, state.turn)) continue;
    if (hasAnnounced(attacks, person.id)) continue;
    leavers ??= [];
    leavers.push(person);
  }
  return leavers ?? NOBODY;
}

/** Whether to stay aboard is so bad that one is asked for it: at once on a cycle that falls, else as a turn ends. */
export function wantsOut(world: World, seat: Seat, attacks: readonly Attack[], isLast: boolean): boolean {
  for (const vehicle of world.state.vehicles)
    if (isFalling(vehicle) || (isLast && isBadPlace(world, vehicle)))
      if (leaversOf(world, vehicle, seat, attacks).length > 0) return true;
  return false;
}

/** Nobody holds it any more: whoever sits behind must jump, or go down with it (deluxe/V.4/uncontrolled). */
export function isFalling(vehicle: Vehicle): boolean {
  if (vehicle.speed === 0 || !isCycle(vehicle) || sidecarSide(vehicle) !== null) return false;
  return driverOf(vehicle) === null && vehicle.rolling === null;
}

/** It burns or tumbles, or stands and will not drive any more, whatever it can still fire (H-275). */
function isBadPlace({ setup }: World, vehicle: Vehicle): boolean {
  if (isPerilous(vehicle)) return true;
  // What nobody else can tell must not show in who is asked.
  const seen = setup.hidden ? { ...vehicle, veiled: true as const } : vehicle;
  return isOut(seen) || isStranded(seen);
}

/** Whoever stays in it may not live to regret it. */
export function isPerilous(vehicle: Vehicle): boolean {
  return vehicle.burning || vehicle.plantBlows || vehicle.rolling !== null || isFalling(vehicle);
}

/** At rest for good. */
export function isStranded(vehicle: Vehicle): boolean {
  return vehicle.speed === 0 && !isMobile(vehicle);
}

/** How far from a side a square is looked for, and how far along it, in inches. */
const OUT = [1 / 2, 3 / 4, 1, 5 / 4, 3 / 2].map((squares) => squares * SQUARE);
const ALONG = [0, 1, -1, 2, -2].map((squares) => squares * SQUARE);

/** No farther, east or north, is any square that is looked at. */
const FARTHEST = Math.max(...OUT) + Math.max(...ALONG) + SQUARE;

/** The nearest free square beside a vehicle; null if there is none. */
export function besideOf(world: World, vehicle: Vehicle, side: Exit): Pose | null {
  const { width, length } = sizeOf(vehicle);
  const { minX, minY, maxX, maxY } = world.setup.bounds;
  const blocks = blocksNear(world, vehicle.pose, Math.max(width, length) / 2 + FARTHEST, null);
  const out = side === 'left' ? -1 : 1;
  const tail = { ...vehicle.pose, h: travelHeading(vehicle) };
  for (const along of ALONG)
    for (const apart of OUT) {
      const at =
        side === 'behind'
          ? toWorld(tail, { x: along, y: -(length / 2 + apart) })
          : toWorld(vehicle.pose, { x: out * (width / 2 + apart), y: along });
      const x = onGrid(at.x);
      const y = onGrid(at.y);
      if (x < minX || x > maxX || y < minY || y > maxY || !isFree(blocks, x, y)) continue;
      return makePose(x, y, vehicle.pose.h);
    }
  return null;
}

/** In the next square. */
function isBeside(actor: Actor, vehicle: Vehicle): boolean {
  return isSquareBeside(actor.pose, vehicle.pose, sizeOf(vehicle));
}

/** Seats that nobody has; who is on his way to one has it. */
function freeSeats({ setup, state }: World, vehicle: Vehicle): number {
  let free = modelOf(setup, vehicle.id).crew.length - vehicle.crew.length;
  for (const other of state.pedestrians)
    if (isActor(other) && other.acts.task?.kind === 'enter' && other.acts.task.vehicle === vehicle.id) free--;
  return free;
}

/** Vehicles of his side beside him that stand and have a seat for him (H-273). */
export function canEnter(world: World, actor: Actor, vehicle: Vehicle): boolean {
  if (vehicle.gone || vehicle.surrendered || vehicle.speed !== 0 || !isUpright(vehicle)) return false;
  if (!areAllies(world.setup, ownerOf(world, vehicle), actor.person.seat)) return false;
  return isBeside(actor, vehicle) && freeSeats(world, vehicle) > 0;
}

/** A cycle of his side that lies beside him. */
export function canRight(world: World, actor: Actor, vehicle: Vehicle): boolean {
  if (!isCycle(vehicle) || vehicle.gone || vehicle.burning || vehicle.speed !== 0) return false;
  if (isUpright(vehicle) || vehicle.rolling !== null) return false;
  return areAllies(world.setup, ownerOf(world, vehicle), actor.person.seat) && isBeside(actor, vehicle);
}
