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
  private readonly known = new Map<string, number>();
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
    const { meters, blocked, opaque, hiding, growth, before } = line;
    const key = `${meters} ${blocked} ${opaque} ${hiding} ${growth} ${before}`;
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
  const [p, q] = [eyesAt(a, from), eyesAt(b, to)];
  const [dx, dy, dz] = [Math.abs(p.x - q.x), Math.abs(p.y - q.y), Math.abs(p.z - q.z)];
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
  setup.levels.forEach((level, l) => {
    if (level.site !== a.site) return;
    if (crossesFloor(map, l, p, q)) drawing.floor = true;
    walk(map, l, p, q, to, drawing);
  });
  const { opaque, hiding, growth, before, floor, wood } = drawing;
  return { meters, blocked: floor || wood >= GROWTH.woodSquares, opaque, hiding, growth, before };
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
  const [x0, y0, x1, y1] = [
    (p.x - originX) / grid,
    (p.y - originY) / grid,
    (q.x - originX) / grid,
    (q.y - originY) / grid,
  ];
  let [x, y] = [Math.floor(x0), Math.floor(y0)];
  const [endX, endY] = [Math.floor(x1), Math.floor(y1)];
  const [stepX, stepY] = [Math.sign(x1 - x0), Math.sign(y1 - y0)];
  const [wide, high] = [Math.abs(x1 - x0), Math.abs(y1 - y0)];
  let nextX = stepX === 0 ? Number.POSITIVE_INFINITY : Math.abs((stepX > 0 ? x + 1 : x) - x0) / wide;
  let nextY = stepY === 0 ? Number.POSITIVE_INFINITY : Math.abs((stepY > 0 ? y + 1 : y) - y0) / high;
  const heightAt = (t: number): number => p.z + (q.z - p.z) * t - elevation;
  for (let left = 2 * (Math.abs(endX - x) + Math.abs(endY - y)) + 2; left > 0 && (x !== endX || y !== endY); left--) {
    const t = Math.min(nextX, nextY);
    const last = (cx: number, cy: number): boolean => l === target.l && cx === target.x && cy === target.y;
    if (nextX === nextY) {
      // Through a corner: one of the two ways round it must be free.
      const [dx, dy] = [stepX, stepY];
      const one = [edge(map, l, x, y, dx, 0), edge(map, l, x + dx, y, 0, dy)];
      const other = [edge(map, l, x, y, 0, dy), edge(map, l, x, y + dy, dx, 0)];
      const way = one.some((i) => blocksAt(map, i, heightAt(t))) ? other : one;
      for (const i of way) crossed(map, i, heightAt(t), drawing);
      [x, y, nextX, nextY] = [x + dx, y + dy, nextX + 1 / wide, nextY + 1 / high];
      if (last(x, y)) drawing.before = Math.max(...way);
    } else {
      const [dx, dy] = nextX < nextY ? [stepX, 0] : [0, stepY];
      const barrier = edge(map, l, x, y, dx, dy);
      crossed(map, barrier, heightAt(t), drawing);
      [x, y] = [x + dx, y + dy];
      if (dx !== 0) nextX += 1 / wide;
      else nextY += 1 / high;
      if (last(x, y)) drawing.before = barrier;
    }
    entered(map, l, x, y, heightAt(Math.min(1, t)), last(x, y), drawing);
  }
}

function edge(map: WorldMap, l: number, x: number, y: number, dx: number, dy: number): number {
  if (dx === 0 && dy === 0) return -1;
  return map.isOn(l, x, y) || map.isOn(l, x + dx, y + dy) ? map.barrierBetween(l, x, y, dx, dy) : -1;
}

function blocksAt({ setup }: WorldMap, index: number, height: number): boolean {
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
  const thing = map.setup.obstacles[obstacle];
  if (thing?.opaque === true && height <= (thing.height === 'low' ? HEIGHTS.low : HEIGHTS.obstacle))
    drawing.hiding.push(obstacle);
}
