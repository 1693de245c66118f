import type { Point } from '@hardtop/geometry';
import type { Setup } from '../scenarios/setup.ts';
import { type Land, landOf, squareAt } from './land.ts';

/** Squares of driving from every square of the map to a goal, round whatever stands in the way. */
export interface Way {
  /** Squares still to go; a large number where there is no way. */
  from(x: number, y: number): number;
}

const FAR = 9999;
/** Fields kept for a map: they are asked for again and again while somebody is hunted. */
const KEPT = 300;

/** By breadth, eight ways, from the goals outward. */
function spread(land: Land, goals: readonly number[]): Int16Array {
  const { columns, rows, solid, rotten } = land;
  const squares = new Int16Array(columns * rows).fill(FAR);
  const queue = new Int32Array(columns * rows);
  let tail = 0;
  for (const at of goals) {
    if (at < 0 || squares[at] === 0) continue;
    squares[at] = 0;
    queue[tail++] = at;
  }
  for (let head = 0; head < tail; head++) {
    const at = queue[head] ?? 0;
    const column = at % columns;
    const next = (squares[at] ?? 0) + 1;
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const to = at + dy * columns + dx;
        if (column + dx < 0 || column + dx >= columns || to < 0 || to >= squares.length) continue;
        if ((squares[to] ?? 0) <= next || solid[to] === 1 || rotten[to] === 1) continue;
        squares[to] = next;
        queue[tail++] = to;
      }
    }
  }
  return squares;
}

const fieldsBySetup = new WeakMap<Setup, Map<string, Int16Array>>();

function fieldTo(setup: Setup, goals: readonly number[]): Int16Array {
  const fields = fieldsBySetup.get(setup) ?? new Map<string, Int16Array>();
  fieldsBySetup.set(setup, fields);
  const key = goals.join(' ');
  const known = fields.get(key);
  if (known !== undefined) return known;
  if (fields.size >= KEPT) fields.clear();
  const field = spread(landOf(setup), goals);
  fields.set(key, field);
  return field;
}

function wayOver(setup: Setup, goals: readonly number[]): Way {
  const land = landOf(setup);
  const field = fieldTo(setup, goals);
  return {
    from(x, y) {
      const at = squareAt(land, x, y);
      return at < 0 ? FAR : (field[at] ?? FAR);
    },
  };
}

/** To a place; where nothing hides one from another the crow flies. */
export function wayTo(setup: Setup, { x, y }: Point): Way {
  const land = landOf(setup);
  if (!land.cluttered) return { from: (fromX, fromY) => Math.max(Math.abs(fromX - x), Math.abs(fromY - y)) };
  return wayOver(setup, [squareAt(land, x, y)]);
}

/** Into a zone. */
export function wayInto(
  setup: Setup,
  zone: { readonly minX: number; readonly minY: number; readonly maxX: number; readonly maxY: number },
): Way {
  const land = landOf(setup);
  const goals: number[] = [];
  for (let x = Math.ceil(zone.minX); x <= zone.maxX; x++)
    for (let y = Math.ceil(zone.minY); y <= zone.maxY; y++) goals.push(squareAt(land, x, y));
  return wayOver(setup, goals);
}
