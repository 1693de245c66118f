import { type Box, boxOf, cosOf, type Point, sinOf } from '@hardtop/geometry';
import type { Setup } from '../state/setup.ts';
import type { State } from '../state/state.ts';
import { type Built, builtOf } from './breaches.ts';

/** So few are looked at one by one as fast. */
const FEW = 24;
/** The map is cut into so many cells each way. */
const CELLS = 32;
const LEAST_CELL = 0.1;

const indexes = new WeakMap<readonly Built[], BuiltIndex>();

/** What is built and may come within `reach` of a line, in its usual order; on a crowded map without a look at all the rest. */
export function builtNear(
  setup: Setup,
  state: Pick<State, 'breaches'>,
  from: Point,
  to: Point,
  reach: number,
): readonly Built[] {
  const built = builtOf(setup, state);
  if (built.length <= FEW) return built;
  const known = indexes.get(built) ?? new BuiltIndex(built);
  indexes.set(built, known);
  return known.near(from, to, reach);
}

/** How much more than its reach a line is given here: what it really comes near is for who asks. */
const SLACK = 1e-3;
/** Numbers for each piece: where it stands, how it is turned, how large it is. */
const [X, Y, COS, SIN, ACROSS, ALONG, STRIDE] = [0, 1, 2, 3, 4, 5, 6];

/** Which pieces stand in which cells of a grid over all of them. */
class BuiltIndex {
  private readonly built: readonly Built[];
  private readonly box: Box;
  private readonly width: number;
  private readonly height: number;
  private readonly cells: readonly number[][];
  private readonly outlines: Float64Array;
  /** When each piece was last looked at: none is found twice. */
  private readonly lookedAt: Uint32Array;
  private looks = 0;

  constructor(built: readonly Built[]) {
    this.built = built;
    const boxes = built.map(({ shape }) => boxOf(shape));
    this.box = around(boxes);
    this.width = Math.max(LEAST_CELL, (this.box.maxX - this.box.minX) / CELLS);
    this.height = Math.max(LEAST_CELL, (this.box.maxY - this.box.minY) / CELLS);
    this.cells = Array.from({ length: CELLS * CELLS }, () => []);
    this.lookedAt = new Uint32Array(built.length);
    this.outlines = new Float64Array(built.length * STRIDE);
    for (const [i, { pose, size }] of built.entries())
      this.outlines.set([pose.x, pose.y, cosOf(pose.h), sinOf(pose.h), size.width / 2, size.length / 2], i * STRIDE);
    for (const [i, { minX, minY, maxX, maxY }] of boxes.entries())
      for (let row = this.rowOf(minY); row <= this.rowOf(maxY); row++)
        for (let column = this.columnOf(minX); column <= this.columnOf(maxX); column++)
          this.cells[row * CELLS + column]?.push(i);
  }

  near(from: Point, to: Point, reach: number): readonly Built[] {
    const look = ++this.looks;
    const found: number[] = [];
    // The corners of what is turned reach farther.
    const far = reach * Math.SQRT2 + SLACK;
    const last = this.rowOf(Math.max(from.y, to.y) + far);
    for (let row = this.rowOf(Math.min(from.y, to.y) - far); row <= last; row++) {
      const bottom = row === 0 ? Number.NEGATIVE_INFINITY : this.box.minY + row * this.height - far;
      const top = row === CELLS - 1 ? Number.POSITIVE_INFINITY : this.box.minY + (row + 1) * this.height + far;
      const a = clipped(from, to, bottom, top);
      const b = clipped(to, from, bottom, top);
      const end = this.columnOf(Math.max(a, b) + far);
      for (let column = this.columnOf(Math.min(a, b) - far); column <= end; column++)
        this.lookInto(this.cells[row * CELLS + column] ?? [], look, from, to, reach + SLACK, found);
    }
    if (found.length > 1) found.sort((a, b) => a - b);
    return found.map((i) => this.built[i]).filter((piece) => piece !== undefined);
  }

  private lookInto(
    cell: readonly number[],
    look: number,
    from: Point,
    to: Point,
    reach: number,
    found: number[],
  ): void {
    for (const i of cell) {
      if (this.lookedAt[i] === look) continue;
      this.lookedAt[i] = look;
      if (this.comesNear(i * STRIDE, from, to, reach)) found.push(i);
    }
  }

  /** As `comesNear` in passing.ts has it, without making anything on the way. */
  private comesNear(i: number, from: Point, to: Point, reach: number): boolean {
    const { outlines } = this;
    const cos = outlines[i + COS] ?? 1;
    const sin = outlines[i + SIN] ?? 0;
    const across = (outlines[i + ACROSS] ?? 0) + reach;
    const along = (outlines[i + ALONG] ?? 0) + reach;
    const fromX = from.x - (outlines[i + X] ?? 0);
    const fromY = from.y - (outlines[i + Y] ?? 0);
    const toX = to.x - (outlines[i + X] ?? 0);
    const toY = to.y - (outlines[i + Y] ?? 0);
    const aX = fromX * cos + fromY * sin;
    const bX = toX * cos + toY * sin;
    if (Math.min(aX, bX) > across || Math.max(aX, bX) < -across) return false;
    const aY = fromY * cos - fromX * sin;
    const bY = toY * cos - toX * sin;
    if (Math.min(aY, bY) > along || Math.max(aY, bY) < -along) return false;
    const dx = bX - aX;
    const dy = bY - aY;
    return Math.abs(aX * dy - aY * dx) <= across * Math.abs(dy) + along * Math.abs(dx) + SLACK;
  }

  private rowOf(y: number): number {
    return cellOf((y - this.box.minY) / this.height);
  }

  private columnOf(x: number): number {
    return cellOf((x - this.box.minX) / this.width);
  }
}

/** What lies beyond the grid belongs to its outermost cells. */
function cellOf(at: number): number {
  return Math.max(0, Math.min(CELLS - 1, Math.floor(at)));
}

/** How far to the right the end of a line is that is cut off above and below. */
function clipped(end: Point, other: Point, bottom: number, top: number): number {
  const y = Math.max(bottom, Math.min(top, end.y));
  if (y === end.y || other.y === end.y) return end.x;
  const share = Math.max(0, Math.min(1, (y - end.y) / (other.y - end.y)));
  return end.x + (other.x - end.x) * share;
}

function around(boxes: readonly Box[]): Box {
  let [minX, minY, maxX, maxY] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, -1e9, -1e9];
  for (const box of boxes) {
    minX = Math.min(minX, box.minX);
    minY = Math.min(minY, box.minY);
    maxX = Math.max(maxX, box.maxX);
    maxY = Math.max(maxY, box.maxY);
  }
  return { minX, minY, maxX, maxY };
}
