import { GROWTH, HEIGHTS } from '../../catalog/sight.ts';
import type { Setup } from '../../scenarios/setup.ts';
import { type Cell, GROUNDS } from '../../scenarios/world.ts';
import { isClearOnLevel, type Standing } from './level-sight.ts';
import { mapOf, SEEN_OVER, type WorldMap } from './world-map.ts';

/** What lies on the line between the middles of two squares, whatever the state: doors may open, walls fall, things go. */
interface Line {
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
const MOST_LINES = 40_000;
/** Maps of no more pairs than this have a table of all of them: four bytes a pair. */
const MOST_PAIRS = 1 << 20;

/** The lines of one map, each kind of line once: most of them differ in nothing but their length and what grows there. */
class Lines {
  private readonly map: WorldMap;
  private readonly planes: readonly Plane[];
  private readonly kinds: Line[] = [];
  private readonly known = new Map<string | number, number>();
  private readonly pairs: Int32Array | null;
  private far = new Map<number, number>();

  constructor(map: WorldMap) {
    this.map = map;
    this.planes = planesOf(map);
    this.pairs = map.size * map.size <= MOST_PAIRS ? new Int32Array(map.size * map.size) : null;
  }

  between(from: Cell, to: Cell): Line {
    const { map, kinds, pairs } = this;
    const key = map.indexOf(from) * map.size + map.indexOf(to);
    const known = (pairs === null ? this.far.get(key) : pairs[key]) ?? 0;
    if (known > 0) return kinds[known - 1] ?? OUT_OF_SIGHT;
    const line = this.drawn(from, to);
    this.keep(key, this.kindOf(line));
    return line;
  }

  /** Whether nothing blocks it as things stand. On a large map there are too many lines to keep: they are followed up to what blocks them. */
  isOpen(state: Standing, from: Cell, to: Cell): boolean {
    if (this.pairs !== null) return isOpen(state, this.between(from, to));
    if (this.isOnOneLevel(from, to))
      return !isUnderSlit(this.map, from, to) && isClearOnLevel(this.map, state, from, to);
    const drawing = this.follow(from, to, state);
    return drawing !== null && !drawing.isShut;
  }

  /** Where no other level of the site can be in the way. */
  private isOnOneLevel(from: Cell, to: Cell): boolean {
    const { map, planes } = this;
    return (
      from.l === to.l &&
      planes[from.l]?.isAlone === true &&
      map.isOn(from.l, from.x, from.y) &&
      map.isOn(to.l, to.x, to.y)
    );
  }

  private drawn(from: Cell, to: Cell): Line {
    const drawing = this.follow(from, to, null);
    if (drawing === null) return OUT_OF_SIGHT;
    const { opaque, hiding, growth, before, isShut } = drawing;
    return { meters: metersBetween(this.map.setup, from, to), blocked: isShut, opaque, hiding, growth, before };
  }

  /** Null where the squares are of different sites. With a state it ends where something blocks it. */
  private follow(from: Cell, to: Cell, state: Standing | null): Drawing | null {
    const { map, planes } = this;
    const [a, b] = [planes[from.l], planes[to.l]];
    if (a === undefined || b === undefined || a.site !== b.site) return null;
    const [p, q] = [eyesIn(a, from), eyesIn(b, to)];
    const drawing = new Drawing(map, state);
    if (isUnderSlit(map, from, to)) drawing.isShut = true;
    for (const plane of planes) {
      if (plane.site !== a.site || (drawing.isShut && state !== null)) continue;
      if (crossesFloor(map, plane, p, q)) drawing.isShut = true;
      if (plane === b || isNear(plane.elevation, p.z, q.z)) walk(plane, p, q, to, drawing);
    }
    if (drawing.wood >= GROWTH.woodSquares) drawing.isShut = true;
    return drawing;
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

function linesOf(setup: Setup): Lines {
  let found = lines.get(setup);
  if (found === undefined) {
    found = new Lines(mapOf(setup));
    lines.set(setup, found);
  }
  return found;
}

export const lineBetween = (setup: Setup, from: Cell, to: Cell): Line => linesOf(setup).between(from, to);

/** Whether walls, things, floors and wood leave the line between two squares open as they stand. */
export const isLineClear = (setup: Setup, state: Standing, from: Cell, to: Cell): boolean =>
  linesOf(setup).isOpen(state, from, to);

function isOpen({ barriers, obstacles }: Standing, { blocked, opaque, hiding }: Line): boolean {
  if (blocked) return false;
  for (const i of opaque) {
    const barrier = barriers[i];
    if (barrier !== undefined && !barrier.open && !barrier.broken) return false;
  }
  for (const i of hiding) if (obstacles[i] === false) return false;
  return true;
}

interface Point3 {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** A level as lines pass over it, its site a number. */
interface Plane {
  readonly l: number;
  readonly site: number;
  readonly base: number;
  readonly grid: number;
  readonly originX: number;
  readonly originY: number;
  readonly elevation: number;
  readonly width: number;
  readonly height: number;
  /** No other level of the site is at this height. */
  readonly isAlone: boolean;
}

function planesOf({ setup, base }: WorldMap): readonly Plane[] {
  const sites = [...new Set(setup.levels.map(({ site }) => site))];
  return setup.levels.map(({ site, grid, originX, originY, elevation, width, height }, l) => ({
    l,
    site: sites.indexOf(site),
    base: base[l] ?? 0,
    grid,
    originX,
    originY,
    elevation,
    width,
    height,
    isAlone: setup.levels.every(
      (other, k) =>
        k === l || other.site !== site || !isNear(other.elevation, elevation + HEIGHTS.eyes, elevation + HEIGHTS.eyes),
    ),
  }));
}

function eyesIn({ grid, originX, originY, elevation }: Plane, { x, y }: Cell): Point3 {
  return { x: originX + (x + HALF) * grid, y: originY + (y + HALF) * grid, z: elevation + HEIGHTS.eyes };
}

/** The middle of a square. */
const HALF = 0.5;

/** Meters between squares of one site; the difference in height counts straight. */
export function metersBetween(setup: Setup, from: Cell, to: Cell): number {
  const [a, b] = [setup.levels[from.l], setup.levels[to.l]];
  if (a === undefined || b === undefined || a.site !== b.site) return Number.POSITIVE_INFINITY;
  const dx = Math.abs(a.originX + (from.x + HALF) * a.grid - b.originX - (to.x + HALF) * b.grid);
  const dy = Math.abs(a.originY + (from.y + HALF) * a.grid - b.originY - (to.y + HALF) * b.grid);
  const dz = Math.abs(a.elevation - b.elevation);
  const flat = Math.max(dx, dy) + Math.min(dx, dy) / 2;
  return dz === 0 ? flat : Math.round(Math.sqrt(flat * flat + dz * dz));
}

/** What a line has met so far. */
class Drawing {
  readonly opaque: number[] = [];
  readonly hiding: number[] = [];
  growth = 0;
  wood = 0;
  before = -1;
  isShut = false;
  readonly map: WorldMap;
  private readonly state: Standing | null;

  constructor(map: WorldMap, state: Standing | null) {
    this.map = map;
    this.state = state;
  }

  /** It ends here: something stands in its way. */
  get isOver(): boolean {
    return this.isShut && this.state !== null;
  }

  /** Whether an edge blocks sight at a height above the floor, while what is there stands shut. */
  blocks(index: number, height: number): boolean {
    if (index < 0) return false;
    const sight = this.map.wallSight[index];
    return (
      sight !== SEEN_OVER.through && height >= 0 && height <= (sight === SEEN_OVER.low ? HEIGHTS.low : HEIGHTS.wall)
    );
  }

  cross(index: number, height: number): void {
    if (index < 0 || !this.blocks(index, height)) return;
    if (this.state === null) {
      this.opaque.push(index);
      return;
    }
    const barrier = this.state.barriers[index];
    if (barrier !== undefined && !barrier.open && !barrier.broken) this.isShut = true;
  }

  enter(plane: Plane, index: number, height: number, isTarget: boolean): void {
    if (height < 0 || height > HEIGHTS.wall) return;
    const { map } = this;
    const ground = map.ground[index];
    if (ground === BRUSH) this.growth++;
    else if (ground === WOOD) {
      this.growth++;
      this.wood += plane.grid / 8;
      if (this.wood >= GROWTH.woodSquares) this.isShut = true;
    }
    const obstacle = isTarget ? -1 : (map.obstacle[index] ?? -1);
    if (obstacle < 0) return;
    const sight = map.thingSight[obstacle];
    if (sight === SEEN_OVER.through || height > (sight === SEEN_OVER.low ? HEIGHTS.low : HEIGHTS.obstacle)) return;
    if (this.state === null) this.hiding.push(obstacle);
    else if (this.state.obstacles[obstacle] === false) this.isShut = true;
  }
}

const BRUSH = GROUNDS.indexOf('brush');
const WOOD = GROUNDS.indexOf('wood');

/** Nobody fires out of an arrow slit at the square before it. */
function isUnderSlit(map: WorldMap, from: Cell, to: Cell): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (from.l !== to.l || Math.abs(dx) + Math.abs(dy) !== 1) return false;
  return map.setup.barriers[map.barrierBetween(from.l, from.x, from.y, dx, dy)]?.kind === 'slit';
}

/** Whether a line comes so near to the floor of a level that what stands there can be in its way. */
function isNear(elevation: number, from: number, to: number): boolean {
  return Math.max(from, to) - elevation > -MARGIN && Math.min(from, to) - elevation < HEIGHTS.wall + MARGIN;
}

/** Meters by which a line may be off by rounding, and more. */
const MARGIN = 0.1;

/** Whether a line from one storey to another goes through the floor of a level. */
function crossesFloor(map: WorldMap, plane: Plane, p: Point3, q: Point3): boolean {
  const { l, elevation, grid, originX, originY } = plane;
  if ((p.z - elevation) * (q.z - elevation) >= 0) return false;
  const t = (elevation - p.z) / (q.z - p.z);
  const x = Math.floor((p.x + (q.x - p.x) * t - originX) / grid);
  const y = Math.floor((p.y + (q.y - p.y) * t - originY) / grid);
  return map.isOn(l, x, y) && map.groundAt(l, x, y) !== 'void';
}

/** Steps over the squares of one level that the line passes, edge by edge. */
function walk(plane: Plane, p: Point3, q: Point3, target: Cell, drawing: Drawing): void {
  const { l, base, grid, originX, originY, elevation, width, height } = plane;
  const { north, west } = drawing.map;
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
    const over = p.z + rise * t - elevation;
    let before = -1;
    if (nextX === nextY) {
      before = corner(drawing, l, x, y, stepX, stepY, over);
      x += stepX;
      y += stepY;
      nextX += 1 / wide;
      nextY += 1 / high;
    } else if (nextX < nextY) {
      const edge = stepX > 0 ? x + 1 : x;
      if (edge >= 0 && y >= 0 && edge < width && y < height) before = west[base + y * width + edge] ?? -1;
      drawing.cross(before, over);
      x += stepX;
      nextX += 1 / wide;
    } else {
      const edge = stepY > 0 ? y + 1 : y;
      if (x >= 0 && edge >= 0 && x < width && edge < height) before = north[base + edge * width + x] ?? -1;
      drawing.cross(before, over);
      y += stepY;
      nextY += 1 / high;
    }
    const isLast = isTargets && x === target.x && y === target.y;
    if (isLast) drawing.before = before;
    if (x >= 0 && y >= 0 && x < width && y < height)
      drawing.enter(plane, base + y * width + x, p.z + rise * Math.min(1, t) - elevation, isLast);
    if (drawing.isOver) return;
  }
}

/** Through a corner: one of the two ways round it must be free. The edge that counts of the way that is taken. */
function corner(drawing: Drawing, l: number, x: number, y: number, dx: number, dy: number, height: number): number {
  const { map } = drawing;
  let first = map.barrierBetween(l, x, y, dx, 0);
  let second = map.barrierBetween(l, x + dx, y, 0, dy);
  if (drawing.blocks(first, height) || drawing.blocks(second, height)) {
    first = map.barrierBetween(l, x, y, 0, dy);
    second = map.barrierBetween(l, x, y + dy, dx, 0);
  }
  drawing.cross(first, height);
  drawing.cross(second, height);
  return Math.max(first, second);
}
