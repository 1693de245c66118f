import { boxOf, type Heading, type Pose, rectangle } from '@hardtop/geometry';
import { OBJECTS } from '../../catalog/rams.ts';
import type { Obstacle } from '../../scenarios/setup.ts';
import { isBreached } from '../queries/buildings.ts';
import { type Field, fieldOf, type Thing } from '../queries/field.ts';
import { bodyOf } from '../queries/figures.ts';
import { tailOf } from '../queries/grid-field.ts';
import { obstaclesInSquare, obstaclesUnder } from '../queries/map-index.ts';
import { sizeOf } from '../queries/open-field.ts';
import { isOnMap } from '../queries/places.ts';
import { newlyTouches } from '../queries/touch.ts';
import type { Person, RoadGame, RoadPlay, State, Vehicle } from '../state/state.ts';
import { hitEdge } from './edge.ts';
import { isHigh, passesOver } from './flight.ts';
import { crashInto, hitGround } from './objects.ts';
import { ram } from './ram.ts';
import { runOver } from './run-over.ts';
import { isBarred } from './terrain.ts';

/** How something moves: what it may hit and what a hit is called depend on it. */
export type Manner = 'drive' | 'skid' | 'push' | 'roof' | 'tumble' | 'fly' | 'shove';

export type Contact =
  | { readonly kind: 'vehicle'; readonly vehicle: Vehicle }
  | { readonly kind: 'obstacle'; readonly obstacle: Obstacle }
  | { readonly kind: 'ground' }
  | { readonly kind: 'edge' }
  | { readonly kind: 'person'; readonly person: Person };

export type Settled = 'through' | 'stopped';

/** Rams may set off rams; a chain ends here. */
const LONGEST_CHAIN = 8;

const NOTHING: readonly Contact[] = [];

/** What a vehicle would meet at a pose, vehicles first; nothing that it has left behind or flies over. */
export function contactsAt(game: RoadGame, vehicle: Vehicle, pose: Pose, manner: Manner): readonly Contact[] {
  const field = fieldOf(game);
  const high = manner === 'fly' && passesOver(game, vehicle, pose);
  const found: Contact[] = [];
  if (!high) addVehicles(game, field, vehicle, pose, found);
  addObstacles(game, field, vehicle, pose, high, found);
  if (!high && isBarred(game, vehicle, pose)) found.push({ kind: 'ground' });
  if (isOutside(game, field, vehicle, pose)) found.push({ kind: 'edge' });
  if (!high) addPeople(game, field, vehicle, pose, found);
  return found.length === 0 ? NOTHING : found;
}

/** No two bodies this many squares apart touch: the common case, and it costs nothing. */
const FAR = 3;

function isFar(a: Pose, b: Pose): boolean {
  return Math.abs(a.x - b.x) > FAR || Math.abs(a.y - b.y) > FAR;
}

function addVehicles(game: RoadGame, field: Field, vehicle: Vehicle, pose: Pose, found: Contact[]): void {
  for (const other of game.state.vehicles) {
    if (other === vehicle || other.gone || isFar(other.pose, pose) || isHigh(other)) continue;
    if (meets(game, field, vehicle, pose, other)) found.push({ kind: 'vehicle', vehicle: other });
  }
}

function meets(game: RoadGame, field: Field, vehicle: Vehicle, pose: Pose, other: Vehicle): boolean {
  const body = bodyOf(game, vehicle);
  const thing = { pose: other.pose, body: bodyOf(game, other) };
  if (!field.touches({ pose, body }, thing)) return false;
  if (field.kind === 'open') return newlyTouches({ pose: vehicle.pose, body }, pose, thing);
  return entersSquareOf(game, field, vehicle, pose, thing);
}

/** On the grid: whether its head moves into a square of the other, or its tail into one it did not fill before. */
function entersSquareOf(game: RoadGame, field: Field, vehicle: Vehicle, pose: Pose, thing: Thing): boolean {
  const { pose: old } = vehicle;
  if (!isSameSquare(pose, old) && field.touches({ pose, body: null }, thing)) return true;
  if (!game.setup.variants.longVehicles) return false;
  const body = bodyOf(game, vehicle);
  const tail = tailOf({ pose, body });
  const oldTail = tailOf({ pose: old, body });
  if (tail === null || oldTail === null || isSameSquare(tail, old) || isSameSquare(tail, oldTail)) return false;
  return field.touches({ pose: tail, body: null }, thing);
}

function isSameSquare(a: Pose, b: Pose): boolean {
  return a.x === b.x && a.y === b.y;
}

function addObstacles(
  game: RoadGame,
  field: Field,
  vehicle: Vehicle,
  pose: Pose,
  high: boolean,
  found: Contact[],
): void {
  if (game.setup.obstacles.length === 0) return;
  for (const obstacle of obstaclesAt(game, field, vehicle, pose)) {
    const building = obstacle.kind === 'building';
    if (high && !building) continue;
    if (building ? isBreached(game.state, obstacle, pose) : game.state.smashed.includes(obstacle.id)) continue;
    // Walls go on inside a building; anything else it is among already lies behind it.
    if (!building && obstaclesAt(game, field, vehicle, vehicle.pose).includes(obstacle)) continue;
    found.push({ kind: 'obstacle', obstacle });
  }
}

/** Obstacles, smashed ones too, in the place of a vehicle. */
export function obstaclesAt(game: RoadGame, field: Field, vehicle: Vehicle, pose: Pose): readonly Obstacle[] {
  if (field.kind === 'grid') {
    const ahead = obstaclesInSquare(game.setup, pose);
    const tail = game.setup.variants.longVehicles ? tailOf({ pose, body: bodyOf(game, vehicle) }) : null;
    return tail === null ? ahead : [...new Set([...ahead, ...obstaclesInSquare(game.setup, tail)])];
  }
  const outline = rectangle(pose, sizeOf(bodyOf(game, vehicle)));
  return obstaclesUnder(game.setup, outline, boxOf(outline));
}

/** On the grid by its square; without one a wall stops the bumper, and open country swallows it past its middle. */
function isOutside(game: RoadGame, field: Field, vehicle: Vehicle, pose: Pose): boolean {
  const { bounds, edge } = game.setup;
  if (field.kind === 'grid' || edge === 'open') return !isOnMap(game, pose) || backsOut(game, vehicle, pose);
  const box = boxOf(rectangle(pose, sizeOf(bodyOf(game, vehicle))));
  return box.minX < bounds.minX || box.maxX > bounds.maxX || box.minY < bounds.minY || box.maxY > bounds.maxY;
}

/** A bus that backs against the wall meets it with its tail. */
function backsOut(game: RoadGame, vehicle: Vehicle, pose: Pose): boolean {
  if (!vehicle.reverse || game.setup.edge === 'open' || !game.setup.variants.longVehicles) return false;
  const tail = tailOf({ pose, body: bodyOf(game, vehicle) });
  return tail !== null && !isOnMap(game, tail);
}

function addPeople(game: RoadGame, field: Field, vehicle: Vehicle, pose: Pose, found: Contact[]): void {
  for (const person of game.state.people) {
    const { place } = person;
    if (place.kind !== 'foot' || person.hp <= 0 || place.floor > 0 || isFar(place.pose, pose)) continue;
    const body = bodyOf(game, vehicle);
    const thing = { pose: place.pose, body: null };
    if (!field.touches({ pose, body }, thing) || field.touches({ pose: vehicle.pose, body }, thing)) continue;
    found.push({ kind: 'person', person });
  }
}

// Keyed by the state of the game at hand: nothing of it outlives a segment of play.
const chains = new WeakMap<State, number>();

/** Settles the crash or ram. `through`: the square is free now and the mover goes on into it; `stopped`: it stays where it is, and whatever follows (speeds, skids) has been done. */
export function* settleContact(
  game: RoadGame,
  vehicle: Vehicle,
  contact: Contact,
  heading: Heading,
  manner: Manner,
): RoadPlay<Settled> {
  const depth = chains.get(game.state) ?? 0;
  if (depth >= LONGEST_CHAIN) return endChain(vehicle);
  chains.set(game.state, depth + 1);
  try {
    return yield* settle(game, vehicle, contact, heading, manner);
  } finally {
    chains.set(game.state, depth);
  }
}

/** No more of this move, unless it waits behind the one it shunted. */
function endChain(vehicle: Vehicle): Settled {
  if (vehicle.frozenBehind === null) vehicle.left = 0;
  return 'stopped';
}

function* settle(
  game: RoadGame,
  vehicle: Vehicle,
  contact: Contact,
  heading: Heading,
  manner: Manner,
): RoadPlay<Settled> {
  const settled = yield* settleKind(game, vehicle, contact, heading, manner);
  if (manner !== 'roof' && manner !== 'tumble') return settled;
  if (settled === 'through' && isSwept(game, contact)) return settled;
  // What slides on its roof or tumbles stops dead at what it strikes, whether or not that gives way.
  vehicle.speed = 0;
  vehicle.left = 0;
  return 'stopped';
}

/** People, and things that do no damage at all, stop nothing. */
function isSwept({ setup }: RoadGame, contact: Contact): boolean {
  if (contact.kind === 'person') return true;
  return contact.kind === 'obstacle' && OBJECTS[contact.obstacle.kind].size === 0 && setup.variants.softSizeZero;
}

function* settleKind(
  game: RoadGame,
  vehicle: Vehicle,
  contact: Contact,
  heading: Heading,
  manner: Manner,
): RoadPlay<Settled> {
  switch (contact.kind) {
    case 'vehicle':
      yield* ram(game, vehicle, contact.vehicle, heading, manner);
      return 'stopped';
    case 'obstacle':
      return yield* crashInto(game, vehicle, contact.obstacle, heading, manner);
    case 'ground':
      yield* hitGround(game, vehicle, heading, manner);
      return 'stopped';
    case 'edge':
      yield* hitEdge(game, vehicle, heading, manner);
      return 'stopped';
    case 'person':
      return yield* runOver(game, vehicle, contact.person, heading, manner);
  }
}
