import {
  add,
  type Box,
  boxOf,
  distance,
  dot,
  type Side as Face,
  forwardOf,
  overlaps,
  type Point,
  rectangle,
  type Shape,
  scale,
  sideMiddle,
  snapLength,
  squareMiddle,
  squareOf,
} from '@hardtop/geometry';
import { type RuleId, roll, type Seat } from '@hardtop/kernel';
import { COUNTERS } from '../../catalog/counters.ts';
import {
  DEBRIS_FROM_HITS,
  OBSTACLE_FROM_HITS,
  ONE_SQUARE_UP_TO,
  SCATTER_DICE,
  SCATTER_TRIES,
} from '../../catalog/debris.ts';
import { type Side, SQUARE } from '../../catalog/units.ts';
import { builtOf } from '../queries/breaches.ts';
import { isCloud } from '../queries/clouds.ts';
import { faceHeading } from '../queries/collision-type.ts';
import { ownerOf } from '../queries/deciding.ts';
import { nameOf } from '../queries/names.ts';
import { boundsOf } from '../queries/road.ts';
import { isStanding } from '../queries/structures.ts';
import type { Counter, JunkKind } from '../state/counters.ts';
import type { DeluxePlay } from '../state/effects.ts';
import { type DeluxeGame, type State, shapeOf, sizeOf, type Vehicle } from '../state/state.ts';

const MADE = {
  debris: 'deluxe/IV.8/debris-made',
  obstacle: 'deluxe/IV.8/obstacle-made',
} as const satisfies Record<JunkKind, RuleId>;

export function junkShape({ pose, size }: Counter): Shape {
  return rectangle(pose, size);
}

/** Whether the phase has left anything to fall off. */
export function shedsJunk({ phaseHits, wheelsShed }: Vehicle): boolean {
  return phaseHits !== 0 || wheelsShed !== 0;
}

/** At the end of a phase: what the hits of the phase and lost wheels leave on the road. */
export function* makeJunk(game: DeluxeGame, vehicle: Vehicle): DeluxePlay {
  if (!shedsJunk(vehicle)) return;
  const { phaseHits, phaseSide, wheelsShed } = vehicle;
  vehicle.phaseHits = 0;
  vehicle.phaseSide = null;
  vehicle.wheelsShed = 0;
  if (vehicle.gone) return;
  const obstacles = Math.max(wheelsShed, phaseHits >= OBSTACLE_FROM_HITS ? 1 : 0);
  for (let i = 0; i < obstacles; i++) yield* shed(game, vehicle, 'obstacle', phaseSide);
  if (phaseHits >= DEBRIS_FROM_HITS) yield* shed(game, vehicle, 'debris', phaseSide);
}

function* shed(game: DeluxeGame, vehicle: Vehicle, kind: JunkKind, side: Side | null): DeluxePlay {
  const rule = MADE[kind];
  const rolled = yield* roll(game, '1d', { seat: ownerOf(game, vehicle), rule, purpose: `the squares of the ${kind}` });
  // Damage from above or below falls behind.
  const face: Face = side === null || side === 'top' || side === 'underbody' ? 'back' : side;
  const junk = place(game, kind, beside(game, vehicle, face, rolled.total > ONE_SQUARE_UP_TO ? 2 : 1));
  vehicle.over.push(...(vehicle.over.includes(junk.id) ? [] : [junk.id]));
  const text = `${nameOf(game, vehicle)} sheds ${kind === 'debris' ? 'debris' : 'an obstacle'} at its ${face}.`;
  game.emit({ kind: 'junk-made', rule, about: vehicle.id, roll: rolled, text });
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly width: number;
}

/** A counter of one or two squares on the grid, as near to a point as it goes. */
function spotAt(point: Point, squares: 1 | 2, lying: 'east-west' | 'north-south'): Spot {
  const middle = squareMiddle(squareOf(point));
  if (squares === 1) return { x: middle.x, y: middle.y, length: SQUARE, width: SQUARE };
  const { length, width } = COUNTERS.debris;
  if (lying === 'east-west') return { x: snapLength(point.x), y: middle.y, length: width, width: length };
  return { x: middle.x, y: snapLength(point.y), length, width };
}

function spotShape({ x, y, length, width }: Spot): Shape {
  return rectangle({ x, y, h: 0 }, { length, width });
}

function junkBlocks(state: State, shape: Shape): boolean {
  return state.counters.some((junk) => !isCloud(junk) && overlaps(shape, junkShape(junk)));
}

function structureBlocks({ setup, state }: DeluxeGame, shape: Shape): boolean {
  return builtOf(setup, state).some((one) => isStanding(state, one.structure) && overlaps(shape, one.shape));
}

// Squares tried beside the middle of a side, and outward from it.
const SIDEWAYS = [0, 1, -1, 2, -2, 3, -3];
const OUTWARD = [0.5, 1, 1.5, 2, 2.5, 3];

/** The nearest place beside the middle of a side that is clear of the car, of walls and of other junk. */
function beside(game: DeluxeGame, vehicle: Vehicle, face: Face, squares: 1 | 2): Spot {
  const out = forwardOf(faceHeading(vehicle.pose, face));
  const across = { x: 0 - out.y, y: out.x };
  const lying = Math.abs(dot(across, { x: 1, y: 0 })) > Math.SQRT1_2 ? 'east-west' : 'north-south';
  const middle = sideMiddle(vehicle.pose, sizeOf(vehicle), face);
  const own = shapeOf(vehicle);
  const spots: Spot[] = [];
  for (const far of OUTWARD)
    for (const aside of SIDEWAYS) {
      const off = add(scale(out, far * SQUARE), scale(across, aside * SQUARE));
      spots.push(spotAt(add(middle, off), squares, lying));
    }
  spots.sort((a, b) => distance(a, middle) - distance(b, middle));
  let nearest: Spot | null = null;
  for (const spot of spots) {
    const shape = spotShape(spot);
    if (overlaps(own, shape)) continue;
    if (!junkBlocks(game.state, shape) && !structureBlocks(game, shape)) return spot;
    nearest ??= spot;
  }
  return nearest ?? spotAt(middle, squares, lying);
}

function place({ state }: DeluxeGame, kind: JunkKind, spot: Spot): Counter {
  state.countersMade++;
  const { x, y, length, width } = spot;
  const id = `junk-${state.countersMade}`;
  const junk: Counter = { id, kind, pose: { x, y, h: 0 }, size: { length, width }, course: null, laid: null };
  state.counters.push(junk);
  // Counter that falls under a vehicle has already been run over.
  for (const vehicle of state.vehicles) {
    if (!vehicle.gone && overlaps(shapeOf(vehicle), junkShape(junk))) vehicle.over.push(junk.id);
  }
  return junk;
}

function isWithin(inner: Box, outer: Box): boolean {
  return inner.minX >= outer.minX && inner.maxX <= outer.maxX && inner.minY >= outer.minY && inner.maxY <= outer.maxY;
}

/** Counters dropped from above around a point; one that misses the board or hits another counter is dropped again. */
export function* scatterDebris(game: DeluxeGame, point: Point, count: number, seat: Seat): DeluxePlay {
  for (let i = 0; i < count; i++) yield* dropOne(game, point, seat);
}

function* dropOne(game: DeluxeGame, point: Point, seat: Seat): DeluxePlay {
  const rule = MADE.debris;
  for (let tries = 0; tries < SCATTER_TRIES; tries++) {
    const rolled = yield* roll(game, SCATTER_DICE, { seat, rule, purpose: 'where debris falls' });
    const spot = fallenAt(point, rolled.values);
    if (!canLie(game, spot)) continue;
    place(game, 'debris', spot);
    game.emit({ kind: 'junk-made', rule, roll: rolled, text: 'Debris falls on the road.' });
    return;
  }
  game.emit({ kind: 'junk-made', rule, text: 'A piece of debris finds no free place.' });
}

/** Two dice apart for each direction, in squares; two squares lie along the longer way. */
function fallenAt(point: Point, values: readonly number[]): Spot {
  const [east = 0, west = 0, north = 0, south = 0, size = 0] = values;
  const off = { x: (east - west) * SQUARE, y: (north - south) * SQUARE };
  const lying = Math.abs(off.x) >= Math.abs(off.y) ? 'east-west' : 'north-south';
  return spotAt(add(point, off), size > ONE_SQUARE_UP_TO ? 2 : 1, lying);
}

function canLie(game: DeluxeGame, spot: Spot): boolean {
  const shape = spotShape(spot);
  if (!isWithin(boxOf(shape), boundsOf(game)) || junkBlocks(game.state, shape) || structureBlocks(game, shape))
    return false;
  return !game.state.vehicles.some((vehicle) => !vehicle.gone && overlaps(shape, shapeOf(vehicle)));
}
