import { cellsIn } from '../../scenarios/map-reader.ts';
import type { Setup } from '../../scenarios/setup.ts';
import { type Cell, GROUNDS, type Ground, type Level, type Link } from '../../scenarios/world.ts';
import { STEPS } from './position.ts';

const NONE = -1;
/** Beside the bits of the eight steps. */
const LOOKED_AT = 1 << 8;

/** The map as arrays over all squares of all levels, made once of a set-up. */
export class WorldMap {
  readonly setup: Setup;
  /** Where each level begins in the arrays. */
  readonly base: readonly number[];
  readonly size: number;
  private readonly ground: Uint8Array;
  private readonly north: Int16Array;
  private readonly west: Int16Array;
  private readonly obstacle: Int16Array;
  /** Found when they are asked for: a map may be large and little of it walked on. */
  private readonly free: Uint16Array;
  private readonly linked = new Map<number, Link[]>();

  constructor(setup: Setup) {
    this.setup = setup;
    const base: number[] = [];
    let size = 0;
    for (const { width, height } of setup.levels) {
      base.push(size);
      size += width * height;
    }
    this.base = base;
    this.size = size;
    this.ground = new Uint8Array(size);
    this.north = new Int16Array(size).fill(NONE);
    this.west = new Int16Array(size).fill(NONE);
    this.obstacle = new Int16Array(size).fill(NONE);
    this.layGround();
    setup.barriers.forEach(({ l, x, y, edge }, i) => {
      const level = this.level(l);
      if (x < level.width && y < level.height) (edge === 'north' ? this.north : this.west)[this.at(l, x, y)] = i;
    });
    setup.obstacles.forEach(({ at }, i) => {
      this.obstacle[this.indexOf(at)] = i;
    });
    this.free = new Uint16Array(size);
    for (const link of setup.links) {
      this.join(link.from, link);
      if (link.bothWays) this.join(link.to, { ...link, from: link.to, to: link.from });
    }
  }

  private join(from: Cell, link: Link): void {
    const index = this.indexOf(from);
    this.linked.set(index, [...(this.linked.get(index) ?? []), link]);
  }

  private layGround(): void {
    this.setup.levels.forEach(({ width, height, ground }, l) => {
      this.ground.fill(GROUNDS.indexOf(ground), this.base[l], (this.base[l] ?? 0) + width * height);
    });
    for (const { kind, region } of this.setup.areas) {
      const value = GROUNDS.indexOf(kind);
      for (const { l, x, y } of cellsIn(region)) if (this.isOn(l, x, y)) this.ground[this.at(l, x, y)] = value;
    }
  }

  level(l: number): Level {
    const level = this.setup.levels[l];
    if (level === undefined) throw new Error(`no level ${l}`);
    return level;
  }

  private at(l: number, x: number, y: number): number {
    return (this.base[l] ?? 0) + y * this.level(l).width + x;
  }

  indexOf({ l, x, y }: Cell): number {
    return this.at(l, x, y);
  }

  isOn(l: number, x: number, y: number): boolean {
    const { width, height } = this.level(l);
    return x >= 0 && y >= 0 && x < width && y < height;
  }

  groundAt(l: number, x: number, y: number): Ground {
    return GROUNDS[this.ground[this.at(l, x, y)] ?? 0] ?? 'open';
  }

  /** The index of what stands between two squares that share an edge; -1: nothing. */
  barrierBetween(l: number, x: number, y: number, dx: number, dy: number): number {
    const { width, height } = this.level(l);
    const ex = dx > 0 ? x + 1 : x;
    const ey = dy > 0 ? y + 1 : y;
    if (ex < 0 || ey < 0 || ex >= width || ey >= height) return NONE;
    return (dx === 0 ? this.north : this.west)[this.at(l, ex, ey)] ?? NONE;
  }

  /** The index of the obstacle in a square; -1: none. */
  obstacleAt(l: number, x: number, y: number): number {
    return this.obstacle[this.at(l, x, y)] ?? NONE;
  }

  /** Whether a step leads over open ground: nothing on the edges it crosses, and squares that everybody can be in. A bit for each step. */
  freeSteps(index: number, l: number, x: number, y: number): number {
    const known = this.free[index] ?? 0;
    if (known !== 0) return known;
    const found = this.stepsFrom(l, x, y) | LOOKED_AT;
    this.free[index] = found;
    return found;
  }

  private stepsFrom(l: number, x: number, y: number): number {
    let bits = 0;
    STEPS.forEach(({ dx, dy }, step) => {
      const isStraight = dx === 0 || dy === 0;
      const isFree = isStraight
        ? this.isOpenEdge(l, x, y, dx, dy)
        : this.isOpenEdge(l, x, y, dx, 0) &&
          this.isOpenEdge(l, x, y, 0, dy) &&
          this.isOpenEdge(l, x + dx, y, 0, dy) &&
          this.isOpenEdge(l, x, y + dy, dx, 0);
      if (isFree) bits |= 1 << step;
    });
    return bits;
  }

  private isOpenEdge(l: number, x: number, y: number, dx: number, dy: number): boolean {
    const [tx, ty] = [x + dx, y + dy];
    if (!this.isOn(l, tx, ty) || this.barrierBetween(l, x, y, dx, dy) !== NONE) return false;
    const ground = this.groundAt(l, tx, ty);
    return ground !== 'void' && ground !== 'deep-water' && this.obstacleAt(l, tx, ty) === NONE;
  }

  linksFrom(cell: Cell): readonly Link[] {
    return this.linked.get(this.indexOf(cell)) ?? NO_LINKS;
  }
}

const NO_LINKS: readonly Link[] = [];

const known = new WeakMap<Setup, WorldMap>();

export function mapOf(setup: Setup): WorldMap {
  let map = known.get(setup);
  if (map === undefined) {
    map = new WorldMap(setup);
    known.set(setup, map);
  }
  return map;
}
