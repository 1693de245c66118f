import {
  CONTACT_SLACK,
  type Contact,
  distance,
  lengthOf,
  type Motion,
  type Point,
  type Pose,
  poseInLeg,
  RectangleSet,
  radiusOf,
  rectangle,
  type Shape,
  type Size,
  sweep,
} from '@hardtop/geometry';
import { COUNTERS } from '../../catalog/counters.ts';
import { areAllies, type Setup, type Structure } from '../state/setup.ts';
import { type State, sizeOf, type Vehicle, type World } from '../state/state.ts';
import { builtOf } from './breaches.ts';
import { isAlive } from './crew.ts';
import { ownerOf } from './deciding.ts';
import { pitfallsFor } from './ditches.ts';
import { girthOf, isNarrow } from './girth.ts';
import { isStanding, reachesLevel } from './structures.ts';

/** Something a vehicle may run into. */
interface Obstacle {
  readonly kind: 'vehicle' | 'structure';
  readonly id: string;
}

export interface Meeting extends Obstacle {
  readonly contact: Contact;
}

// What never breaks and nothing gets over is the same in every state of a scenario.
interface Walls {
  readonly structures: readonly Structure[];
  readonly others: ReadonlySet<Structure>;
  readonly set: RectangleSet;
}

const wallsBySetup = new WeakMap<Setup, Walls>();

function wallsOf(setup: Setup): Walls {
  const known = wallsBySetup.get(setup);
  if (known !== undefined) return known;
  const isWall = ({ dp, height, openings, opens }: Structure): boolean =>
    dp === null && height === null && openings === undefined && opens === undefined;
  const structures = setup.structures.filter(isWall);
  const others = new Set(setup.structures.filter((structure) => !isWall(structure)));
  const set = new RectangleSet(structures.length);
  for (const { pose, size } of structures) set.add(pose, size);
  const walls = { structures, others, set };
  wallsBySetup.set(setup, walls);
  return walls;
}

// Filled anew by every call; holds nothing between two. Of the names as many count as there are rectangles.
const scratch = new RectangleSet(64);
const scratchIds: string[] = [];
let scratchVehicles = 0;

/** Whether two vehicles can run into each other: on one level, and not joined. */
function isInTheWay({ joints }: State, mover: Vehicle, other: Vehicle): boolean {
  if (other === mover || other.gone || other.level !== mover.level) return false;
  for (const { one, other: two } of joints)
    if ((one === mover.id && two === other.id) || (one === other.id && two === mover.id)) return false;
  return true;
}

/** Where a mover may get: as far as `reach` from a point. */
interface Range {
  readonly at: Point;
  readonly reach: number;
}

/** The quick test that nearly everything fails: half its length and width together go beyond its corners. */
function isWithin({ at, reach }: Range, { x, y }: Point, { length, width }: Size): boolean {
  const far = reach + (length + width) / 2;
  return Math.abs(x - at.x) <= far && Math.abs(y - at.y) <= far;
}

/** Vehicles first, then what may break, then such walls as are wanted here. */
function fill(
  setup: Setup,
  state: State,
  mover: Vehicle,
  range: Range,
  skip: readonly string[],
  walls: Walls,
  withWalls: boolean,
): void {
  fillVehicles(state, mover, range, skip);
  if (walls.others.size > 0)
    for (const { structure, pose, size } of builtOf(setup, state))
      if (
        isWithin(range, pose, size) &&
        walls.others.has(structure) &&
        isStanding(state, structure) &&
        reachesLevel(structure, mover.level)
      )
        addStructure(structure.id, pose, size, skip);
  if (withWalls) for (const { id, pose, size } of walls.structures) addStructure(id, pose, size, skip);
}

function addStructure(id: string, pose: Pose, size: Size, skip: readonly string[]): void {
  if (!skip.includes(id)) scratchIds[scratch.add(pose, size)] = id;
}

function obstacleAt(index: number): Obstacle {
  return { kind: index < scratchVehicles ? 'vehicle' : 'structure', id: scratchIds[index] ?? '' };
}

/** The first thing a motion meets, without where: the cheap test that nearly every move ends with. */
function firstMet(
  setup: Setup,
  state: State,
  mover: Vehicle,
  motion: Motion,
  skip: readonly string[],
): Obstacle | null {
  if (isNarrow(mover)) return firstMetByNarrow(setup, state, mover, motion, skip);
  const walls = wallsOf(setup);
  // The ready set of walls serves unless one of them is to be skipped.
  const apart = skip.length === 0 || !walls.structures.some(({ id }) => skip.includes(id));
  const range = { at: mover.pose, reach: reachOf(mover, motion) };
  fill(setup, state, mover, range, skip, walls, !apart);
  for (const { id, pose, size } of pitfallsFor(setup, mover))
    if (isWithin(range, pose, size)) addStructure(id, pose, size, skip);
  const size = sizeOf(mover);
  const loose = scratch.sweepFirst(size, mover.pose, motion, CONTACT_SLACK);
  if (!apart || walls.structures.length === 0) return loose < 0 ? null : obstacleAt(loose);
  const wall = walls.set.sweepFirst(size, mover.pose, motion, CONTACT_SLACK);
  if (wall < 0) return loose < 0 ? null : obstacleAt(loose);
  if (loose >= 0 && !comesLater(scratch, walls.set)) return obstacleAt(loose);
  return { kind: 'structure', id: walls.structures[wall]?.id ?? '' };
}

const tight = new RectangleSet(64);
const tightIds: string[] = [];

/** All that is built and stands, for whoever needs less room there than among vehicles. */
function fillTight(setup: Setup, state: State, mover: Vehicle, range: Range, skip: readonly string[]): void {
  tight.clear();
  for (const { structure, pose, size } of builtOf(setup, state)) {
    if (!isWithin(range, pose, size) || skip.includes(structure.id)) continue;
    if (!isStanding(state, structure) || !reachesLevel(structure, mover.level)) continue;
    tightIds[tight.add(pose, size)] = structure.id;
  }
}

function fillVehicles(state: State, mover: Vehicle, range: Range, skip: readonly string[]): void {
  scratch.clear();
  for (const vehicle of state.vehicles) {
    const size = sizeOf(vehicle);
    if (!isWithin(range, vehicle.pose, size) || !isInTheWay(state, mover, vehicle) || skip.includes(vehicle.id))
      continue;
    scratchIds[scratch.add(vehicle.pose, size)] = vehicle.id;
  }
  scratchVehicles = scratch.size;
}

/** The same for a cycle, which is narrower than its counter where walls are concerned. */
function firstMetByNarrow(
  setup: Setup,
  state: State,
  mover: Vehicle,
  motion: Motion,
  skip: readonly string[],
): Obstacle | null {
  const range = { at: mover.pose, reach: reachOf(mover, motion) };
  fillVehicles(state, mover, range, skip);
  fillTight(setup, state, mover, range, skip);
  for (const { id, pose, size } of pitfallsFor(setup, mover))
    if (isWithin(range, pose, size) && !skip.includes(id)) tightIds[tight.add(pose, size)] = id;
  const loose = scratch.sweepFirst(sizeOf(mover), mover.pose, motion, CONTACT_SLACK);
  const built = tight.sweepFirst(girthOf(mover), mover.pose, motion, CONTACT_SLACK);
  if (loose >= 0 && (built < 0 || !comesLater(scratch, tight))) return obstacleAt(loose);
  return built < 0 ? null : { kind: 'structure', id: tightIds[built] ?? '' };
}

function comesLater(a: RectangleSet, b: RectangleSet): boolean {
  return a.contactLeg > b.contactLeg || (a.contactLeg === b.contactLeg && a.contactT > b.contactT);
}

/** For previews: the id of what a move would newly run into, or of whom it should spare. What is touched already does not count. */
export function wouldHit(setup: Setup, state: State, vehicle: Vehicle, motion: Motion): string | null {
  const met = firstMet(setup, state, vehicle, motion, vehicle.touching);
  if (met !== null || state.pedestrians.length === 0) return met?.id ?? null;
  return sparedOnWay(setup, state, vehicle, motion);
}

/** The first on a way who is nobody's enemy here: a bystander, or one of one's own. */
function sparedOnWay(setup: Setup, state: State, vehicle: Vehicle, motion: Motion): string | null {
  const owner = ownerOf({ setup }, vehicle);
  scratch.clear();
  for (const { person, pose, level } of state.pedestrians) {
    const isFoe = person.seat !== null && !areAllies(setup, person.seat, owner);
    if (isFoe || !isAlive(person) || level !== vehicle.level || vehicle.over.includes(person.id)) continue;
    scratchIds[scratch.add(pose, COUNTERS.pedestrian)] = person.id;
  }
  const first = scratch.sweepFirst(sizeOf(vehicle), vehicle.pose, motion, CONTACT_SLACK);
  return first < 0 ? null : (scratchIds[first] ?? null);
}

/** The first contact of a motion from where the vehicle stands, leaving out what is to be skipped. */
export function firstContact(
  { setup, state }: World,
  vehicle: Vehicle,
  motion: Motion,
  skip: readonly string[] = [],
): Meeting | null {
  if (firstMet(setup, state, vehicle, motion, skip) === null) return null;
  const near = obstaclesNear(setup, state, vehicle, motion, skip);
  if (!isNarrow(vehicle)) return meetingWith(vehicle, motion, near, sizeOf(vehicle));
  const isBuilt = ({ kind }: Outline): boolean => kind === 'structure';
  const built = meetingWith(vehicle, motion, near.filter(isBuilt), girthOf(vehicle));
  const others = near.filter((outline) => !isBuilt(outline));
  const loose = meetingWith(vehicle, motion, others, sizeOf(vehicle));
  if (built === null || loose === null) return built ?? loose;
  const { contact: a } = loose;
  const { contact: b } = built;
  return a.leg < b.leg || (a.leg === b.leg && a.t <= b.t) ? loose : built;
}

function meetingWith(vehicle: Vehicle, motion: Motion, near: readonly Outline[], size: Size): Meeting | null {
  if (near.length === 0) return null;
  const shapes = near.map(({ shape }) => shape);
  const contact = sweep(size, vehicle.pose, motion, shapes, CONTACT_SLACK);
  const met = contact === null ? undefined : near[contact.index];
  return contact === null || met === undefined ? null : { kind: met.kind, id: met.id, contact };
}

interface Outline extends Obstacle {
  readonly shape: Shape;
}

// More than rounding does to any pose.
const MARGIN = 0.01;

// No point of the counter gets farther from its centre's start than this.
function reachOf(vehicle: Vehicle, motion: Motion): number {
  const { pose } = vehicle;
  let reach = radiusOf(sizeOf(vehicle)) + MARGIN;
  for (const leg of motion) {
    reach += leg.kind === 'slide' ? lengthOf({ x: leg.dx, y: leg.dy }) : 2 * (reach + distance(pose, leg.about));
  }
  return reach;
}

/** For each part of a way, a circle that the counter does not leave. */
function circlesAround(vehicle: Vehicle, motion: Motion): readonly Range[] {
  const radius = radiusOf(sizeOf(vehicle)) + MARGIN;
  let from = vehicle.pose;
  return motion.map((leg) => {
    const start = from;
    from = poseInLeg(from, leg, 1);
    if (leg.kind === 'turn') return { at: leg.about, reach: radius + distance(start, leg.about) };
    return {
      at: { x: start.x + leg.dx / 2, y: start.y + leg.dy / 2 },
      reach: radius + lengthOf({ x: leg.dx, y: leg.dy }) / 2,
    };
  });
}

function obstaclesNear(
  setup: Setup,
  state: State,
  mover: Vehicle,
  motion: Motion,
  skip: readonly string[],
): readonly Outline[] {
  const near: Outline[] = [];
  const circles = circlesAround(mover, motion);
  const isNear = (id: string, pose: Pose, size: Size): boolean =>
    circles.some((circle) => distance(pose, circle.at) <= circle.reach + radiusOf(size)) && !skip.includes(id);
  for (const vehicle of state.vehicles) {
    const { id, pose } = vehicle;
    const size = sizeOf(vehicle);
    if (isInTheWay(state, mover, vehicle) && isNear(id, pose, size))
      near.push({ kind: 'vehicle', id, shape: rectangle(pose, size) });
  }
  for (const { structure, pose, size, shape } of builtOf(setup, state)) {
    const { id } = structure;
    if (isNear(id, pose, size) && isStanding(state, structure) && reachesLevel(structure, mover.level))
      near.push({ kind: 'structure', id, shape });
  }
  for (const { id, pose, size } of pitfallsFor(setup, mover))
    if (isNear(id, pose, size)) near.push({ kind: 'structure', id, shape: rectangle(pose, size) });
  return near;
}

/** Whether a vehicle could stand in a pose; some vehicles may be left out of account. */
export function isFreeAt(
  setup: Setup,
  state: State,
  vehicle: Vehicle,
  pose: Pose,
  skip: readonly string[] = [],
): boolean {
  const size = sizeOf(vehicle);
  const { length, width } = size;
  const { x, y, h } = pose;
  const range = { at: pose, reach: radiusOf(size) + MARGIN };
  if (isNarrow(vehicle)) {
    fillVehicles(state, vehicle, range, skip);
    if (scratch.hits(x, y, h, length / 2, width / 2, CONTACT_SLACK) >= 0) return false;
    fillTight(setup, state, vehicle, range, skip);
    const girth = girthOf(vehicle);
    return tight.hits(x, y, h, girth.length / 2, girth.width / 2, CONTACT_SLACK) < 0;
  }
  const walls = wallsOf(setup);
  fill(setup, state, vehicle, range, skip, walls, false);
  if (scratch.hits(x, y, h, length / 2, width / 2, CONTACT_SLACK) >= 0) return false;
  return walls.set.hits(x, y, h, length / 2, width / 2, CONTACT_SLACK) < 0;
}
