// How far one design is from another, row by row; the order of rows and how like things are counted do not matter.

import type { Design } from '../garage/design/design.ts';

interface Node {
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What makes two rows of a list the same thing at all. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  weapons: ['weapon', 'mount', 'turret'],
  turrets: ['id'],
  crew: ['role'],
  accessories: ['id'],
  cargo: ['kind'],
  handWeapons: ['id'],
  attached: ['class'],
};

const COUNTED: ReadonlySet<string> = new Set(['weapons', 'crew', 'accessories']);

/** Two of a kind in one row are two rows; what is undefined, false or the usual is left out. */
function rowsOf(list: string, rows: readonly unknown[]): readonly unknown[] {
  const all = rows.flatMap((row) => {
    if (!COUNTED.has(list) || !isNode(row)) return [row];
    const { count = 1, ...one } = row;
    return Array.from({ length: Number(count) }, () => one);
  });
  return all.map(normalValue).sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}

function normalValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(normalValue);
  if (!isNode(value)) return value;
  const entries = Object.entries(value).flatMap(([key, field]): readonly (readonly [string, unknown])[] => {
    if (field === undefined || field === false) return [];
    if ((key === 'driverSide' && field === 'left') || (key === 'side' && field === 'right')) return [];
    if (key === 'links' && Array.isArray(field)) return [[key, [...field].sort()]];
    if (key in KEYS && key !== 'attached' && Array.isArray(field)) return [[key, rowsOf(key, field)]];
    return [[key, normalValue(field)]];
  });
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

export const normal = (design: Design): unknown => normalValue(design);

/** Having a thing that is still wrong is always nearer than not having it. */
const MISSING = 100;
const NOT_SAID = 30;
const ONE_SHORT = 5;
const COSTS: Readonly<Record<string, number>> = { handWeapons: 5, order: 20, box: 1e4, carrier: 1e5, attached: 1e6 };

/** null: not the same thing at all. */
function rowDistance(list: string, own: unknown, other: unknown): number | null {
  if (!isNode(own) || !isNode(other)) return null;
  const isSame = (KEYS[list] ?? []).every((key) => own[key] === other[key]);
  return isSame ? valueDistance(own, other) : null;
}

/** Rows of the same thing are paired nearest first; whatever is left over is missing or too much. */
function listDistance(list: string, own: readonly unknown[], other: readonly unknown[]): number {
  const missing = COSTS[list] ?? MISSING;
  const free = [...other];
  let sum = 0;
  for (const row of own) {
    let best = { at: -1, far: missing };
    free.forEach((mate, at) => {
      const far = rowDistance(list, row, mate);
      if (far !== null && far < best.far) best = { at, far };
    });
    if (best.at >= 0) free.splice(best.at, 1);
    sum += best.far;
  }
  return sum + missing * free.length;
}

const withoutBoth = (own: readonly unknown[], other: readonly unknown[]): number =>
  own.filter((name) => !other.includes(name)).length + other.filter((name) => !own.includes(name)).length;

/** The first plant drives; tires stand in the order of the axles. None at all is further than the wrong kind. */
function orderedDistance(own: readonly unknown[], other: readonly unknown[]): number {
  if (own.length === 0 || other.length === 0) return own.length === other.length ? 0 : MISSING;
  const wrong = own.map((row, i) => {
    const mate = other[i];
    return isNode(row) && isNode(mate) ? valueDistance(row, mate) : 0;
  });
  return ONE_SHORT * Math.abs(own.length - other.length) + wrong.reduce((sum, far) => sum + far, 0);
}

/** Grenades out of place, and too many or too few. */
function orderDistance(own: readonly unknown[], other: readonly unknown[]): number {
  const wrong = own.filter((id, i) => i < other.length && other[i] !== id).length;
  return wrong + Math.abs(own.length - other.length);
}

function listFieldDistance(key: string, own: readonly unknown[], other: readonly unknown[]): number {
  if (key in KEYS) return listDistance(key, own, other);
  if (key === 'tires' || key === 'plants') return orderedDistance(own, other);
  return key === 'order' ? orderDistance(own, other) : withoutBoth(own, other);
}

function fieldDistance(key: string, own: unknown, other: unknown): number {
  if (key === 'order' && Array.isArray(own) !== Array.isArray(other)) return COSTS.order ?? MISSING;
  if (Array.isArray(own) || Array.isArray(other)) return listFieldDistance(key, asList(own), asList(other));
  // Armor is set side by side at the end.
  if (key === 'points' && (isNode(own) || isNode(other))) return 0;
  if (isNode(own) && isNode(other)) return valueDistance(own, other);
  if (isNode(own) || isNode(other)) return COSTS[key] ?? NOT_SAID;
  return own === other ? 0 : 1;
}

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function valueDistance(own: Node, other: Node): number {
  const keys = new Set([...Object.keys(own), ...Object.keys(other)]);
  let sum = 0;
  for (const key of keys) sum += fieldDistance(key, own[key], other[key]);
  return sum;
}

/** The other is a design made normal before. */
export function distance(design: Design, other: unknown): number {
  const own = normal(design);
  return isNode(own) && isNode(other) ? valueDistance(own, other) : MISSING;
}
