// Growth, water and slopes as they lie on the ground: squares of one kind that touch are one outline, however many regions made them.

import type { Setup } from '../../scenarios/setup.ts';
import type { Ground } from '../../scenarios/world.ts';
import { type Spot, SQUARE, spotOf } from '../../table/queries/spots.ts';
import { mapOf } from '../../table/queries/world-map.ts';

type Corner = readonly [x: number, y: number];

/** Squares of one kind on one level, each within a step of another. */
export interface Patch {
  readonly l: number;
  readonly kind: Ground;
  readonly squares: readonly Corner[];
  /** Its rim, holes joined to it by seams that take no room. */
  readonly points: readonly Spot[];
}

/** What was not built: its rim is nobody's straight line. */
const NATURAL: readonly Ground[] = ['brush', 'wood', 'swamp', 'hill', 'rubble', 'water', 'deep-water'];

export const isNatural = (kind: Ground): boolean => NATURAL.includes(kind);

/** In the order of their first squares; a level's own ground is no patch of it. */
export function patchesOf(setup: Setup): readonly Patch[] {
  const map = mapOf(setup);
  return setup.levels.flatMap(({ width, height, ground }, l): readonly Patch[] => {
    const kinds = Array.from({ length: width * height }, (_, i): Ground | null => {
      const kind = map.groundAt(l, i % width, Math.floor(i / width));
      return kind === ground || !isNatural(kind) ? null : kind;
    });
    const patches: Patch[] = [];
    for (const [i, kind] of kinds.entries()) {
      if (kind === null) continue;
      const squares = takeOut(kinds, i, width);
      patches.push({ l, kind, squares, points: rimOf(setup, l, squares) });
    }
    return patches;
  });
}

/** All squares of its kind that hang together with one; what is taken out is not met again. */
function takeOut(kinds: (Ground | null)[], first: number, width: number): readonly Corner[] {
  const kind = kinds[first] ?? null;
  const waiting = [first];
  const squares: Corner[] = [];
  kinds[first] = null;
  for (let i = waiting.pop(); i !== undefined; i = waiting.pop()) {
    const x = i % width;
    squares.push([x, (i - x) / width]);
    const beside = [i - width, i + width, ...(x > 0 ? [i - 1] : []), ...(x < width - 1 ? [i + 1] : [])];
    for (const next of beside) {
      if (kinds[next] !== kind) continue;
      kinds[next] = null;
      waiting.push(next);
    }
  }
  return squares.sort(([ax, ay], [bx, by]) => ay - by || ax - bx);
}

const keyOf = ([x, y]: Corner): string => `${x},${y}`;

function rimOf(setup: Setup, l: number, squares: readonly Corner[]): readonly Spot[] {
  const [outer = [], ...holes] = loopsOf(squares).map(softened);
  const [seam] = outer;
  const joined = seam === undefined ? [] : holes.flatMap((hole) => [...hole, ...hole.slice(0, 1), seam]);
  const { x, y } = spotOf(setup, { l, x: 0, y: 0 });
  return [...outer, ...(joined.length > 0 && seam !== undefined ? [seam, ...joined] : [])].map(([cx, cy]) => ({
    x: x + (cx - 0.5) * SQUARE,
    y: y - (cy - 0.5) * SQUARE,
  }));
}

/** The edges between these squares and others, end to end, the squares on the right: first the outer loop, then the holes. */
function loopsOf(squares: readonly Corner[]): readonly (readonly Corner[])[] {
  const own = new Set(squares.map(keyOf));
  const from = new Map<string, Corner[]>();
  const lay = (a: Corner, b: Corner): void => {
    const there = from.get(keyOf(a));
    if (there === undefined) from.set(keyOf(a), [b]);
    else there.push(b);
  };
  for (const [x, y] of squares) {
    if (!own.has(keyOf([x, y - 1]))) lay([x, y], [x + 1, y]);
    if (!own.has(keyOf([x + 1, y]))) lay([x + 1, y], [x + 1, y + 1]);
    if (!own.has(keyOf([x, y + 1]))) lay([x + 1, y + 1], [x, y + 1]);
    if (!own.has(keyOf([x - 1, y]))) lay([x, y + 1], [x, y]);
  }
  const loops: Corner[][] = [];
  // The first square is the northernmost, so the first loop is the outer one.
  for (const start of squares) {
    for (let next = from.get(keyOf(start))?.pop(); next !== undefined; next = from.get(keyOf(start))?.pop()) {
      const loop: Corner[] = [start];
      for (let at: Corner | undefined = next; at !== undefined; at = from.get(keyOf(at))?.pop()) {
        if (keyOf(at) === keyOf(start)) break;
        loop.push(at);
      }
      loops.push(loop);
    }
  }
  return loops;
}

/** How much of an edge a corner takes away. */
const CUT = 0.3;

/** Corners cut off, and nothing said of edges that run straight on. */
function softened(loop: readonly Corner[]): readonly Corner[] {
  return loop.flatMap((corner, i): readonly Corner[] => {
    const before = loop.at(i - 1) ?? corner;
    const after = loop[(i + 1) % loop.length] ?? corner;
    const [x, y] = corner;
    const isStraight = (before[0] === x && after[0] === x) || (before[1] === y && after[1] === y);
    if (isStraight) return [];
    return [
      [x + (before[0] - x) * CUT, y + (before[1] - y) * CUT],
      [x + (after[0] - x) * CUT, y + (after[1] - y) * CUT],
    ];
  });
}
