import { GROWTH, HEIGHTS } from '../../catalog/sight.ts';
import type { Setup } from '../../scenarios/setup.ts';
import type { Cell, Level } from '../../scenarios/world.ts';
import { mapOf, type WorldMap } from './world-map.ts';

/** What lies on the line between the middles of two squares, whatever the state: doors may open, walls fall, things go. */
export interface Line {
  /** Meters as the grid counts them: a diagonal step is half as long again (B-13). */
  readonly meters: number;
  /** Nothing can change it: another site, a floor between, or too much wood. */
  readonly blocked: boolean;
  /** Barriers that block sight while they stand shut, by index. */
  readonly opaque: readonly number[];
  /** Obstacles that do. */
  readonly hiding: readonly number[];
  /** Squares of brush or wood on the way, the target's own too. */
  readonly growth: number;
  /** The barrier at the edge of the target's square that faces the other; -1: none. */
  readonly before: number;
}

const OUT_OF_SIGHT: Line = {
  meters: Number.POSITIVE_INFINITY,
  blocked: true,
  opaque: [],
  hiding: [],
  growth: 0,
  before: -1,
};

/** More are forgotten all at once: a long game visits few of all pairs. */
const MOST_LINES = 100_000;
/** Maps of no more pairs than this have a table of all of them: four bytes a pair. */
const MOST_PAIRS = 1 << 20;

/** The lines of one map, each kind of line once: most of them differ in nothing but their length and what grows there. */
class Lines {
  private readonly map: WorldMap;
  private readonly kinds: Line[] = [];
  private readonly known = new Map<string | number, number>();
  private readonly pairs: Int32Array | null;
  private far = new Map<number, number>();

  constructor(map: WorldMap) {
    this.map = map;
    this.pairs = map.size * map.size <= MOST_PAIRS ? new Int32Array(map.size * map.size) : null;
  }

  between(from: Cell, to: Cell): Line {
    const { map, kinds, pairs } = this;
    const key = map.indexOf(from) * map.size + map.indexOf(to);
    const known = (pairs === null ? this.far.get(key) : pairs[key]) ?? 0;
    if (known > 0) return kinds[known - 1] ?? OUT_OF_SIGHT;
    const line = drawn(map, from, to);
    this.keep(key, this.kindOf(line));
    return line;
  }

  /** Counted from one. */
  private kindOf(line: Line): number {
    const key = keyOf(line);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const kind = this.kinds.push(line);
    this.known.set(key, kind);
    return kind;
  }

  private keep(key: number, kind: number): void {
    if (this.kinds.length > MOST_LINES || this.far.size > MOST_LINES) {
      this.kinds.length = 0;
      this.known.clear();
      this.far = new Map();
      this.pairs?.fill(0);
      return;
    }
    if (this.pairs === null) this.far.set(key, kind);
    else this.pairs[key] = kind;
  }
}

/** Squares of growth and edges in a key that is a number: more of them than any map has. */
const MOST_GROWTH = 1 << 9;
const MOST_EDGES = 1 << 20;

/** What tells a kind of line from others; a number for those that nothing stands in the way of, which are most of them. */
function keyOf({ meters, blocked, opaque, hiding, growth, before }: Line): string | number {
  if (opaque.length > 0 || hiding.length > 0 || growth >= MOST_GROWTH || !Number.isInteger(meters * 4))
    return `${meters} ${blocked} ${opaque} ${hiding} ${growth} ${before}`;
  return ((meters * 8 + (blocked ? 1 : 0)) * MOST_GROWTH + growth) * MOST_EDGES + before + 1;
}

const lines = new WeakMap<Setup, Lines>();

export function lineBetween(setup: Setup, from: Cell, to: Cell): Line {
  let found = lines.get(setup);
  if (found === undefined) {
    found = new Lines(mapOf(setup));
    lines.set(setup, found);
  }
  return found.between(from, to);
}

interface Point3 {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

function eyesAt(level: Level, { x, y }: Cell): Point3 {
  const half = level.grid / 2;
  return {
    x: level.originX + x * level.grid + half,
    y: level.originY + y * level.grid + half,
    z: level.elevation + HEIGHTS.eyes,
  };
}

/** Meters between squares of one site; the difference in height counts straight. */
export function metersBetween(setup: Setup, from: Cell, to: Cell): number {
  const [a, b] = [setup.levels[from.l], setup.levels[to.l]];
  if (a === undefined || b === undefined || a.site !== b.site) return Number.POSITIVE_INFINITY;
  const p = eyesAt(a, from);
  const q = eyesAt(b, to);
  const dx = Math.abs(p.x - q.x);
  const dy = Math.abs(p.y - q.y);
  const dz = Math.abs(p.z - q.z);
  const flat = Math.max(dx, dy) + Math.min(dx, dy) / 2;
  return dz === 0 ? flat : Math.round(Math.sqrt(flat * flat + dz * dz));
}

class Drawing {
  readonly opaque: number[] = [];
  readonly hiding: number[] = [];
  growth = 0;
  wood = 0;
  before = -1;
  floor = false;
}

function drawn(map: WorldMap, from: Cell, to: Cell): Line {
  const { setup } = map;
  const meters = metersBetween(setup, from, to);
  if (!Number.isFinite(meters)) return OUT_OF_SIGHT;
  const [a, b] = [map.level(from.l), map.level(to.l)];
  const [p, q] = [eyesAt(a, from), eyesAt(b, to)];
  const drawing = new Drawing();
  for (let l = 0; l < setup.levels.length; l++) {
    if (setup.levels[l]?.site !== a.site) continue;
    if (crossesFloor(map, l, p, q)) drawing.floor = true;
    walk(map, l, p, q, to, drawing);
  }
  const { opaque, hiding, growth, before, floor, wood } = drawing;
  const isShut = floor || wood >= GROWTH.woodSquares || isUnderSlit(map, from, to);
  return { meters, blocked: isShut, opaque, hiding, growth, before };
}

/** Nobody fires out of an arrow slit at the square before it. */
function isUnderSlit(map: WorldMap, from: Cell, to: Cell): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (from.l !== to.l || Math.abs(dx) + Math.abs(dy) !== 1) return false;
  return map.setup.barriers[edge(map, from.l, from.x, from.y, dx, dy)]?.kind === 'slit';
}

/** Whether a line from one storey to another goes through the floor of a level. */
function crossesFloor(map: WorldMap, l: number, p: Point3, q: Point3): boolean {
  const level = map.level(l);
  const { elevation, grid, originX, originY } = level;
  if ((p.z - elevation) * (q.z - elevation) >= 0) return false;
  const t = (elevation - p.z) / (q.z - p.z);
  const x = Math.floor((p.x + (q.x - p.x) * t - originX) / grid);
  const y = Math.floor((p.y + (q.y - p.y) * t - originY) / grid);
  return map.isOn(l, x, y) && map.groundAt(l, x, y) !== 'void';
}

/** Steps over the squares of one level that the line passes, edge by edge. */
function walk(map: WorldMap, l: number, p: Point3, q: Point3, target: Cell, drawing: Drawing): void {
  const level = map.level(l);
  const { grid, originX, originY, elevation } = level;
  // In squares, with heights in meters above this level's floor.
  const x0 = (p.x - originX) / grid;
  const y0 = (p.y - originY) / grid;
  const x1 = (q.x - originX) / grid;
  const y1 = (q.y - originY) / grid;
  let x = Math.floor(x0);
  let y = Math.floor(y0);
  const endX = Math.floor(x1);
  const endY = Math.floor(y1);
  const stepX = Math.sign(x1 - x0);
  const stepY = Math.sign(y1 - y0);
  const wide = Math.abs(x1 - x0);
  const high = Math.abs(y1 - y0);
  let nextX = stepX === 0 ? Number.POSITIVE_INFINITY : Math.abs((stepX > 0 ? x + 1 : x) - x0) / wide;
  let nextY = stepY === 0 ? Number.POSITIVE_INFINITY : Math.abs((stepY > 0 ? y + 1 : y) - y0) / high;
  const rise = q.z - p.z;
  const isTargets = l === target.l;
  for (let left = 2 * (Math.abs(endX - x) + Math.abs(endY - y)) + 2; left > 0 && (x !== endX || y !== endY); left--) {
    const t = Math.min(nextX, nextY);
    const height = p.z + rise * t - elevation;
    let before: number;
    if (nextX === nextY) {
      before = corner(map, l, x, y, stepX, stepY, height, drawing);
      x += stepX;
      y += stepY;
      nextX += 1 / wide;
      nextY += 1 / high;
    } else if (nextX < nextY) {
      before = edge(map, l, x, y, stepX, 0);
      crossed(map, before, height, drawing);
      x += stepX;
      nextX += 1 / wide;
    } else {
      before = edge(map, l, x, y, 0, stepY);
      crossed(map, before, height, drawing);
      y += stepY;
      nextY += 1 / high;
    }
    const isLast = isTargets && x === target.x && y === target.y;
    if (isLast) drawing.before = before;
    entered(map, l, x, y, p.z + rise * Math.min(1, t) - elevation, isLast, drawing);
  }
}

/** Through a corner: one of the two ways round it must be free. The edge that counts of the way that is taken. */
function corner(
  map: WorldMap,
  l: number,
  x: number,
  y: number,
  dx: number,
  dy: number,
  height: number,
  drawing: Drawing,
): number {
  let first = edge(map, l, x, y, dx, 0);
  let second = edge(map, l, x + dx, y, 0, dy);
  if (blocksAt(map, first, height) || blocksAt(map, second, height)) {
    first = edge(map, l, x, y, 0, dy);
    second = edge(map, l, x, y + dy, dx, 0);
  }
  crossed(map, first, height, drawing);
  crossed(map, second, height, drawing);
  return Math.max(first, second);
}

function edge(map: WorldMap, l: number, x: number, y: number, dx: number, dy: number): number {
  if (dx === 0 && dy === 0) return -1;
  return map.isOn(l, x, y) || map.isOn(l, x + dx, y + dy) ? map.barrierBetween(l, x, y, dx, dy) : -1;
}

function blocksAt({ setup }: WorldMap, index: number, height: number): boolean {
  if (index < 0) return false;
  const barrier = setup.barriers[index];
  if (barrier === undefined || !barrier.opaque) return false;
  return height >= 0 && height <= (barrier.height === 'low' ? HEIGHTS.low : HEIGHTS.wall);
}

function crossed(map: WorldMap, index: number, height: number, drawing: Drawing): void {
  if (blocksAt(map, index, height)) drawing.opaque.push(index);
}

function entered(
  map: WorldMap,
  l: number,
  x: number,
  y: number,
  height: number,
  isTarget: boolean,
  drawing: Drawing,
): void {
  if (!map.isOn(l, x, y) || height < 0 || height > HEIGHTS.wall) return;
  const ground = map.groundAt(l, x, y);
  if (ground === 'brush' || ground === 'wood') drawing.growth++;
  if (ground === 'wood') drawing.wood += map.level(l).grid / 8;
  const obstacle = isTarget ? -1 : map.obstacleAt(l, x, y);
  if (obstacle < 0) return;
  const thing = map.setup.obstacles[obstacle];
  if (thing?.opaque === true && height <= (thing.height === 'low' ? HEIGHTS.low : HEIGHTS.obstacle))
    drawing.hiding.push(obstacle);
}
