import type { Setup } from '../scenarios/setup.ts';
import { type GroundAt, obstaclesInSquare, patchAt } from '../table/queries/map-index.ts';
import { onRoad } from '../table/queries/road.ts';
import type { RoadGame } from '../table/state/state.ts';

/** What a driver knows of the road from a square. */
interface Lane {
  /** Squares from the beginning of the road. */
  readonly along: Float64Array;
  /** Squares from its middle. */
  readonly off: Float64Array;
  /** Which way it leads there, in tenths of a degree. */
  readonly heading: Int16Array;
}

/** The squares of a map as a driver sees them; made once for a scenario, because every plan asks for dozens. */
export interface Land {
  readonly minX: number;
  readonly minY: number;
  readonly columns: number;
  readonly rows: number;
  readonly solid: Uint8Array;
  /** Ground that nobody drives onto by choice. */
  readonly rotten: Uint8Array;
  readonly grounds: readonly GroundAt[];
  readonly lane: Lane | null;
  /** Whether anything stands about that hides one from another. */
  readonly cluttered: boolean;
  /** Free squares ahead, by facing and square; found when first asked for. */
  readonly room: Uint8Array;
}

/** Nobody looks further ahead than this. */
const FURTHEST = 14;
const UNKNOWN = 255;
const FACINGS = 8;
const EIGHTH = 450;
/** One square along each facing, counter-clockwise from north. */
const STEP_X = [0, -1, -1, -1, 0, 1, 1, 1] as const;
const STEP_Y = [1, 1, 0, -1, -1, -1, 0, 1] as const;

/** The facing nearest to a heading, 0 to 7. */
export function facingOf(heading: number): number {
  return ((Math.round(heading / EIGHTH) % FACINGS) + FACINGS) % FACINGS;
}

function makeLand(setup: Setup): Land {
  const { bounds } = setup;
  const minX = Math.ceil(bounds.minX);
  const minY = Math.ceil(bounds.minY);
  const columns = Math.floor(bounds.maxX) - minX + 1;
  const rows = Math.floor(bounds.maxY) - minY + 1;
  const size = columns * rows;
  const solid = new Uint8Array(size);
  const rotten = new Uint8Array(size);
  const grounds: GroundAt[] = [];
  for (let at = 0; at < size; at++) {
    const x = minX + (at % columns);
    const y = minY + Math.floor(at / columns);
    const ground = patchAt(setup, x, y);
    grounds.push(ground);
    if (ground.grounds.includes('impassable') || ground.grounds.includes('punishing')) rotten[at] = 1;
    if (obstaclesInSquare(setup, { x, y, h: 0 }).length > 0) solid[at] = 1;
  }
  const cluttered = setup.obstacles.some(({ kind }) => kind === 'building' || kind === 'brickWall');
  const lane = laneOf(setup, minX, minY, columns, size);
  const room = new Uint8Array(FACINGS * size).fill(UNKNOWN);
  return { minX, minY, columns, rows, solid, rotten, grounds, lane, cluttered, room };
}

function laneOf({ road }: Setup, minX: number, minY: number, columns: number, size: number): Lane | null {
  if (road === null) return null;
  const lane = { along: new Float64Array(size), off: new Float64Array(size), heading: new Int16Array(size) };
  for (let at = 0; at < size; at++) {
    const here = onRoad(road, { x: minX + (at % columns), y: minY + Math.floor(at / columns) });
    lane.along[at] = here.along;
    lane.off[at] = here.off;
    lane.heading[at] = here.heading;
  }
  return lane;
}

const lands = new WeakMap<Setup, Land>();

export function landOf(setup: Setup): Land {
  const known = lands.get(setup);
  if (known !== undefined) return known;
  const land = makeLand(setup);
  lands.set(setup, land);
  return land;
}

/** The square of a point, by its place in the land; -1 off the map. */
export function squareAt({ minX, minY, columns, rows }: Land, x: number, y: number): number {
  const column = Math.round(x) - minX;
  const row = Math.round(y) - minY;
  return column < 0 || row < 0 || column >= columns || row >= rows ? -1 : row * columns + column;
}

/** Something solid stands there that nobody has smashed. */
function isSolid(game: RoadGame, land: Land, at: number): boolean {
  if (land.solid[at] !== 1) return false;
  const { smashed } = game.state;
  if (smashed.length === 0) return true;
  const pose = { x: land.minX + (at % land.columns), y: land.minY + Math.floor(at / land.columns), h: 0 };
  return obstaclesInSquare(game.setup, pose).some(({ id }) => !smashed.includes(id));
}

/** Nothing solid in a square or next to it, and no edge: for play without a grid. */
export function isWide(land: Land, x: number, y: number): boolean {
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      const at = squareAt(land, x + dx, y + dy);
      if (at < 0 || land.solid[at] === 1 || land.rotten[at] === 1) return false;
    }
  }
  return true;
}

/** A square where no car can stand: off the map, in a solid thing, on ground that wrecks it. */
export function isBlocked(game: RoadGame, land: Land, x: number, y: number): boolean {
  const at = squareAt(land, x, y);
  return at < 0 || land.rotten[at] === 1 || isSolid(game, land, at);
}

/** Whether nothing solid stands on the straight line between two points. */
export function isClear(game: RoadGame, land: Land, ax: number, ay: number, bx: number, by: number): boolean {
  if (!land.cluttered) return true;
  const steps = Math.max(Math.abs(bx - ax), Math.abs(by - ay));
  for (let i = 1; i < steps; i++) {
    const at = squareAt(land, ax + ((bx - ax) * i) / steps, ay + ((by - ay) * i) / steps);
    if (at >= 0 && isSolid(game, land, at)) return false;
  }
  return true;
}

/** Free squares ahead of a place, as the map was when the game began. */
export function roomAhead(land: Land, x: number, y: number, heading: number): number {
  const at = squareAt(land, x, y);
  return at < 0 ? 0 : roomFrom(land, at, facingOf(heading));
}

function roomFrom(land: Land, at: number, facing: number): number {
  const key = facing * land.grounds.length + at;
  const known = land.room[key] ?? 0;
  if (known !== UNKNOWN) return known;
  const column = (at % land.columns) + (STEP_X[facing] ?? 0);
  const row = Math.floor(at / land.columns) + (STEP_Y[facing] ?? 0);
  const next = column < 0 || row < 0 || column >= land.columns || row >= land.rows ? -1 : row * land.columns + column;
  const free = next >= 0 && land.solid[next] === 0 && land.rotten[next] === 0;
  const found = free ? Math.min(FURTHEST, 1 + roomFrom(land, next, facing)) : 0;
  land.room[key] = found;
  return found;
}
