// Getting out of vehicles and into them (deluxe/VI.3/mounting, deluxe/VI.3/jumping, deluxe/VI.3/entering).

import { gapBetween, makePose, overlaps, type Pose, rectangle, toWorld } from '@hardtop/geometry';
import type { Seat } from '@hardtop/kernel';
import { COUNTERS } from '../../catalog/counters.ts';
import { SQUARE } from '../../catalog/units.ts';
import { areAllies, modelOf } from '../state/setup.ts';
import { isUpright, type Person, shapeOf, sizeOf, type Vehicle, type World } from '../state/state.ts';
import type { LeaveDeed } from '../state/target.ts';
import type { Attack } from './asked.ts';
import { builtOf } from './breaches.ts';
import { isCycle } from './build.ts';
import { isConscious } from './crew.ts';
import { ownerOf } from './deciding.ts';
import { type Actor, isActor } from './on-foot.ts';
import { isOut } from './out.ts';
import { onGrid, squareOf } from './people.ts';
import { isStanding } from './structures.ts';

const EXITS = ['left', 'right'] as const;
type Exit = (typeof EXITS)[number];

/** Somebody awake inside or on it who has done nothing yet this turn; who drives another by radio stays at the set. */
export function canLeave(vehicle: Vehicle, person: Person, turn: number): boolean {
  if (vehicle.gone || vehicle.surrendered || vehicle.rolling !== null || vehicle.flight !== null) return false;
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
  for (const vehicle of world.state.vehicles)
    for (const person of leaversOf(world, vehicle, seat, attacks))
      for (const side of EXITS) {
        if (besideOf(world, vehicle, side) === null) continue;
        const deed: LeaveDeed = { kind: 'leave', id: `leave:${person.id}:${side}`, vehicle: vehicle.id, side };
        leavings.push({ deed, person });
      }
  return leavings;
}

function leaversOf({ state }: World, vehicle: Vehicle, seat: Seat, attacks: readonly Attack[]): readonly Person[] {
  return vehicle.crew.filter(
    (person) =>
      person.seat === seat &&
      canLeave(vehicle, person, state.turn) &&
      !attacks.some((attack) => attack.person === person.id),
  );
}

/** Whether to stay aboard is so bad that one is asked for it: it burns, or can neither move nor fire. */
export function wantsOut(world: World, seat: Seat, attacks: readonly Attack[]): boolean {
  return world.state.vehicles.some(
    (vehicle) => isBadPlace(world, vehicle) && leaversOf(world, vehicle, seat, attacks).length > 0,
  );
}

function isBadPlace({ setup }: World, vehicle: Vehicle): boolean {
  if (vehicle.burning || vehicle.plantBlows) return true;
  // What nobody else can tell must not show in who is asked.
  return setup.hidden ? !isUpright(vehicle) : isOut(vehicle);
}

/** How far from a side a square is looked for, and how far along it, in inches. */
const OUT = [1 / 2, 3 / 4, 1, 5 / 4, 3 / 2].map((squares) => squares * SQUARE);
const ALONG = [0, 1, -1, 2, -2].map((squares) => squares * SQUARE);

/** The nearest free square beside a vehicle; null if there is none. */
export function besideOf(world: World, vehicle: Vehicle, side: Exit): Pose | null {
  const { width } = sizeOf(vehicle);
  const out = side === 'left' ? -1 : 1;
  for (const along of ALONG)
    for (const apart of OUT) {
      const { x, y } = toWorld(vehicle.pose, { x: out * (width / 2 + apart), y: along });
      const pose = makePose(onGrid(x), onGrid(y), vehicle.pose.h);
      if (isFree(world, pose)) return pose;
    }
  return null;
}

function isFree({ setup, state }: World, pose: Pose): boolean {
  const { minX, minY, maxX, maxY } = setup.bounds;
  if (pose.x < minX || pose.x > maxX || pose.y < minY || pose.y > maxY) return false;
  const square = rectangle({ ...pose, h: 0 }, COUNTERS.pedestrian);
  for (const other of state.vehicles) if (!other.gone && overlaps(square, shapeOf(other))) return false;
  for (const { structure, shape } of builtOf(setup, state))
    if (isStanding(state, structure) && overlaps(square, shape)) return false;
  return !state.pedestrians.some((other) => isConscious(other.person) && overlaps(square, squareOf(other)));
}

/** In the next square. */
function isBeside(actor: Actor, vehicle: Vehicle): boolean {
  return gapBetween(squareOf(actor), shapeOf(vehicle)) < SQUARE;
}

/** Seats that nobody has; who is on his way to one has it. */
function freeSeats({ setup, state }: World, vehicle: Vehicle): number {
  const coming = state.pedestrians.filter(
    (other) => isActor(other) && other.acts.task?.kind === 'enter' && other.acts.task.vehicle === vehicle.id,
  );
  return modelOf(setup, vehicle.id).crew.length - vehicle.crew.length - coming.length;
}

/** Vehicles of his side beside him that stand and have a seat for him (H-273). */
export function canEnter(world: World, actor: Actor, vehicle: Vehicle): boolean {
  if (vehicle.gone || vehicle.surrendered || vehicle.speed !== 0 || !isUpright(vehicle)) return false;
  if (!areAllies(world.setup, ownerOf(world, vehicle), actor.person.seat)) return false;
  return freeSeats(world, vehicle) > 0 && isBeside(actor, vehicle);
}

/** A cycle of his side that lies beside him. */
export function canRight(world: World, actor: Actor, vehicle: Vehicle): boolean {
  if (!isCycle(vehicle) || vehicle.gone || vehicle.burning || vehicle.speed !== 0) return false;
  if (isUpright(vehicle) || vehicle.rolling !== null) return false;
  return areAllies(world.setup, ownerOf(world, vehicle), actor.person.seat) && isBeside(actor, vehicle);
}
