import { boxOf, type Pose, rectangle } from '@hardtop/geometry';
import type { Obstacle } from '../../scenarios/setup.ts';
import type { Person, RoadGame, Vehicle } from '../state/state.ts';
import { isHigh, passesOver } from './airborne.ts';
import { isBreached } from './buildings.ts';
import type { Field, Thing } from './field.ts';
import { fieldOf } from './field-of.ts';
import { bodyOf, has } from './figures.ts';
import { tailOf } from './grid-field.ts';
import { obstaclesInSquare, obstaclesUnder, patchAt } from './map-index.ts';
import { sizeOf } from './open-field.ts';
import { isOnMap } from './places.ts';
import { newlyTouches } from './touch.ts';

/** Ground that a vehicle cannot go onto: it is a collision. */
export function isBarred(game: RoadGame, vehicle: Vehicle, pose: Pose): boolean {
  const { grounds } = patchAt(game.setup, pose.x, pose.y);
  if (grounds.length === 0) return false;
  if (grounds.includes('impassable')) return true;
  return grounds.includes('punishing') && !has(game, vehicle, 'offRoadSuspension');
}

/** How something moves: what it may hit and what a hit is called depend on it. */
export type Manner = 'drive' | 'skid' | 'push' | 'roof' | 'tumble' | 'fly' | 'shove';

export type Contact =
  | { readonly kind: 'vehicle'; readonly vehicle: Vehicle }
  | { readonly kind: 'obstacle'; readonly obstacle: Obstacle }
  | { readonly kind: 'ground' }
  | { readonly kind: 'edge' }
  | { readonly kind: 'person'; readonly person: Person };

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

/** Whether a vehicle could stand there, wherever it comes from. */
export function isFreeAt(game: RoadGame, vehicle: Vehicle, pose: Pose): boolean {
  const field = fieldOf(game);
  const { state } = game;
  const own = { pose, body: bodyOf(game, vehicle) };
  const others: readonly Thing[] = [
    ...state.vehicles
      .filter((other) => other !== vehicle && !other.gone)
      .map((other) => ({ pose: other.pose, body: bodyOf(game, other) })),
    ...state.people.flatMap(({ place }) => (place.kind === 'foot' ? [{ pose: place.pose, body: null }] : [])),
  ];
  if (others.some((thing) => field.touches(own, thing))) return false;
  if (obstaclesAt(game, field, vehicle, pose).some(({ id }) => !state.smashed.includes(id))) return false;
  return !isBarred(game, vehicle, pose) && !isOutside(game, field, vehicle, pose);
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
    if (building ? isBreached(game, vehicle, obstacle, pose) : game.state.smashed.includes(obstacle.id)) continue;
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
