import type { Setup } from '../../scenarios/setup.ts';
import {
  type Cell,
  GROUNDS,
  type Ground,
  type Height,
  type Level,
  type Link,
  type Region,
} from '../../scenarios/world.ts';
import { STEPS } from './position.ts';

const NONE = -1;
const WOOD = GROUNDS.indexOf('wood');
/** Beside the bits of the eight steps. */
const LOOKED_AT = 1 << 8;

/** What blocks sight while it stands, by its index: nothing, to the waist, over the head. */
export const SEEN_OVER = { through: 0, low: 1, full: 2 } as const;

/** What is in the way of eyes on the same level: a wall on an edge of a square, growth or something tall in it. */
export const AT_EYES = { north: 1, west: 2, wood: 4, thing: 8 } as const;

/** The map as arrays over all squares of all levels, made once of a set-up. */
export class WorldMap {
  readonly setup: Setup;
  /** Where each level begins in the arrays. */
  readonly base: readonly number[];
  readonly size: number;
  /** The level of each square. */
  readonly levelOf: Uint8Array;
  /** Indices of `GROUNDS`, of barriers on the north and west edges, and of obstacles; -1: none. */
  readonly ground: Uint8Array;
  readonly north: Int16Array;
  readonly west: Int16Array;
  readonly obstacle: Int16Array;
  /** Of barriers and obstacles, by their own index. */
  readonly wallSight: Uint8Array;
  readonly thingSight: Uint8Array;
  /** Bits of `AT_EYES`. */
  readonly atEyes: Uint8Array;
  /** Found when they are asked for: a map may be large and little of it walked on. */
  private readonly free: Uint16Array;
  private readonly linked = new Map<number, Link[]>();
  private readonly leading = new Map<number, Link[]>();

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
    this.levelOf = new Uint8Array(size);
    for (const [l, from] of base.entries()) this.levelOf.fill(l, from);
    this.ground = new Uint8Array(size);
    this.north = new Int16Array(size).fill(NONE);
    this.west = new Int16Array(size).fill(NONE);
    this.obstacle = new Int16Array(size).fill(NONE);
    this.wallSight = Uint8Array.from(setup.barriers, sightOver);
    this.thingSight = Uint8Array.from(setup.obstacles, sightOver);
    this.layGround();
    setup.barriers.forEach(({ l, x, y, edge }, i) => {
      const level = this.level(l);
      if (x < level.width && y < level.height) (edge === 'north' ? this.north : this.west)[this.at(l, x, y)] = i;
    });
    setup.obstacles.forEach(({ at }, i) => {
      this.obstacle[this.indexOf(at)] = i;
    });
    this.atEyes = Uint8Array.from(this.ground, (ground, i) => this.metByEyes(ground, i));
    this.free = new Uint16Array(size);
    for (const link of setup.links) {
      this.join(link);
      if (link.bothWays) this.join({ ...link, from: link.to, to: link.from });
    }
  }

  private metByEyes(ground: number, index: number): number {
    const { full } = SEEN_OVER;
    return (
      (this.wallSight[this.north[index] ?? NONE] === full ? AT_EYES.north : 0) |
      (this.wallSight[this.west[index] ?? NONE] === full ? AT_EYES.west : 0) |
      (ground === WOOD ? AT_EYES.wood : 0) |
      (this.thingSight[this.obstacle[index] ?? NONE] === full ? AT_EYES.thing : 0)
    );
  }

  private join(link: Link): void {
    const [from, to] = [this.indexOf(link.from), this.indexOf(link.to)];
    this.linked.set(from, [...(this.linked.get(from) ?? NO_LINKS), link]);
    this.leading.set(to, [...(this.leading.get(to) ?? NO_LINKS), link]);
  }

  /** From the uppermost area down, each square once: what lies below another costs no more than its rows. */
  private layGround(): void {
    const { areas, levels } = this.setup;
    // The next square of a row that nothing lies on yet, by square.
    const next = Int32Array.from({ length: this.size + 1 }, (_, i) => i);
    const bare = (index: number): number => {
      let end = index;
      while (next[end] !== end) end = next[end] ?? end;
      for (let i = index; i !== end; ) {
        const after = next[i] ?? end;
        next[i] = end;
        i = after;
      }
      return end;
    };
    for (let i = areas.length - 1; i >= 0; i--) {
      const area = areas[i];
      if (area === undefined) continue;
      const value = GROUNDS.indexOf(area.kind);
      this.eachRow(area.region, (from, to) => {
        for (let index = bare(from); index < to; index = bare(index)) {
          this.ground[index] = value;
          next[index] = index + 1;
        }
      });
    }
    levels.forEach(({ width, height, ground }, l) => {
      const value = GROUNDS.indexOf(ground);
      const from = this.base[l] ?? 0;
      const to = from + width * height;
      for (let index = bare(from); index < to; index = bare(index)) {
        this.ground[index] = value;
        next[index] = index + 1;
      }
    });
  }

  /** The rows of a region that lie on its level, as spans of indices. */
  eachRow(region: Region, lay: (from: number, to: number) => void): void {
    const { width, height } = this.level(region.l);
    const base = this.base[region.l] ?? 0;
    const reach = region.shape === 'rect' ? region.h : region.r;
    const top = region.shape === 'rect' ? region.y : region.y - reach;
    const bottom = region.y + reach + (region.shape === 'rect' ? 0 : 1);
    for (let y = Math.max(0, top); y < Math.min(height, bottom); y++) {
      const half = region.shape === 'rect' ? 0 : Math.floor(Math.sqrt(region.r * region.r - (y - region.y) ** 2));
      const left = Math.max(0, region.x - half);
      const right = Math.min(width, region.shape === 'rect' ? region.x + region.w : region.x + half + 1);
      if (left < right) lay(base + y * width + left, base + y * width + right);
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

  /** Those that lead to a square, by its index. */
  linksTo(index: number): readonly Link[] {
    return this.leading.get(index) ?? NO_LINKS;
  }
}

const sightOver = ({ opaque, height }: { readonly opaque: boolean; readonly height: Height }): number =>
  opaque ? SEEN_OVER[height] : SEEN_OVER.through;

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
