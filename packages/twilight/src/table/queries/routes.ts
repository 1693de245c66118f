import type { Cell } from '../../scenarios/world.ts';
import type { State, Table } from '../state/state.ts';
import { cellText } from './position.ts';
import { canStep, isStandable } from './reach.ts';
import { mapOf, type WorldMap } from './world-map.ts';

// Ways across a whole site: through doors that are shut, over walls, up and down. In half squares, an action of work counted as so many.

const STRAIGHT = 2;
const DIAGONAL = 3;
const ACTION = 8;
/** A lock takes some tries. */
const LOCK_ACTIONS = 4;

/** What the next piece of a way is. */
export type Hop =
  | { readonly kind: 'step'; readonly to: Cell }
  | { readonly kind: 'door'; readonly to: Cell; readonly barrier: number }
  | { readonly kind: 'over'; readonly to: Cell; readonly way: number }
  | { readonly kind: 'link'; readonly to: Cell; readonly link: string };

/** How far it is from every square to one: half squares by the map's index; -1: no way leads there. */
type Field = Int32Array;

const NEIGHBOURS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
] as const;

interface Edge {
  readonly hop: Hop;
  readonly cost: number;
}

/** A shut door, a fence, a window between two squares side by side; null: it cannot be passed. */
function crossing(map: WorldMap, state: State, { l, x, y }: Cell, way: number): Edge | null {
  const [dx, dy] = NEIGHBOURS[way] ?? [0, 0];
  const to = { l, x: x + dx, y: y + dy };
  if ((dx !== 0 && dy !== 0) || !isStandable(map, state, l, to.x, to.y)) return null;
  const index = map.barrierBetween(l, x, y, dx, dy);
  const [barrier, now] = [map.setup.barriers[index], state.barriers[index]];
  if (barrier === undefined || now === undefined) return null;
  const door = barrier.opens && !now.open ? ACTION * (now.locked ? LOCK_ACTIONS : 1) : null;
  const over = barrier.climb === null ? null : ACTION * Math.max(1, barrier.climb);
  if (door !== null && (over === null || door <= over))
    return { hop: { kind: 'door', to, barrier: index }, cost: STRAIGHT + door };
  return over === null ? null : { hop: { kind: 'over', to, way }, cost: STRAIGHT + over };
}

function edgesFrom(map: WorldMap, state: State, at: Cell): readonly Edge[] {
  const edges: Edge[] = [];
  for (const [way, [dx, dy]] of NEIGHBOURS.entries()) {
    const to = { l: at.l, x: at.x + dx, y: at.y + dy };
    if (canStep(map, state, at.l, at.x, at.y, dx, dy))
      edges.push({ hop: { kind: 'step', to }, cost: dx !== 0 && dy !== 0 ? DIAGONAL : STRAIGHT });
    else {
      const edge = crossing(map, state, at, way);
      if (edge !== null) edges.push(edge);
    }
  }
  for (const { id, to, actions, barrier } of map.linksFrom(at)) {
    const isShut = barrier !== null && state.barriers[barrier]?.open === false && !state.barriers[barrier]?.broken;
    if (!isShut) edges.push({ hop: { kind: 'link', to, link: id }, cost: ACTION * Math.max(1, actions) });
  }
  return edges;
}

/** Steps and crossings cost the same both ways; links that lead one way only are followed back. */
function* before(map: WorldMap, state: State, at: Cell): Iterable<{ readonly from: Cell; readonly cost: number }> {
  for (const { hop, cost } of edgesFrom(map, state, at)) if (hop.kind !== 'link') yield { from: hop.to, cost };
  for (const { from, to, bothWays, actions } of map.setup.links) {
    const cost = ACTION * Math.max(1, actions);
    if (cellText(to) === cellText(at)) yield { from, cost };
    if (bothWays && cellText(from) === cellText(at)) yield { from: to, cost };
  }
}

function cellAt(map: WorldMap, index: number): Cell {
  let l = map.base.length - 1;
  while (l > 0 && (map.base[l] ?? 0) > index) l--;
  const [rest, { width }] = [index - (map.base[l] ?? 0), map.level(l)];
  return { l, x: rest % width, y: Math.floor(rest / width) };
}

function spread(map: WorldMap, state: State, goal: Cell): Field {
  const field = new Int32Array(map.size).fill(-1);
  const buckets: number[][] = [[map.indexOf(goal)]];
  field[map.indexOf(goal)] = 0;
  for (let cost = 0; cost < buckets.length; cost++) {
    for (const index of buckets[cost] ?? []) {
      if (field[index] !== cost) continue;
      for (const { from, cost: step } of before(map, state, cellAt(map, index))) {
        const [there, next] = [map.indexOf(from), cost + step];
        const known = field[there] ?? -1;
        if (known >= 0 && known <= next) continue;
        field[there] = next;
        for (let n = buckets.length; n <= next; n++) buckets.push([]);
        buckets[next]?.push(there);
      }
    }
  }
  return field;
}

/** What of the ground has changed since the start. */
function changesOf({ setup, state }: Table): string {
  const changed: string[] = [];
  for (const [i, { open, locked, broken }] of state.barriers.entries()) {
    const was = setup.barriers[i];
    if (broken || open !== was?.open || locked !== was.locked)
      changed.push(`${i}${open ? 'o' : ''}${broken ? 'b' : ''}`);
  }
  for (const [i, gone] of state.obstacles.entries()) if (gone) changed.push(`x${i}`);
  for (const thing of state.things) if (thing.kind === 'crater' && thing.blocks) changed.push(cellText(thing.at));
  return changed.join(' ');
}

const MOST_KEPT = 24;
const kept = new WeakMap<WorldMap, Map<string, Field>>();

/** Nobody in the way is reckoned with. */
export function fieldTo(table: Table, goal: Cell): Field {
  const map = mapOf(table.setup);
  let fields = kept.get(map);
  if (fields === undefined) {
    fields = new Map();
    kept.set(map, fields);
  }
  const key = `${cellText(goal)};${changesOf(table)}`;
  let field = fields.get(key);
  if (field === undefined) {
    if (fields.size >= MOST_KEPT) fields.clear();
    field = spread(map, table.state, goal);
    fields.set(key, field);
  }
  return field;
}

/** Half squares from a square; null: no way. */
export function farFrom({ setup }: Table, field: Field, at: Cell): number | null {
  const far = field[mapOf(setup).indexOf(at)] ?? -1;
  return far < 0 ? null : far;
}

/** The next piece of the shortest way; null: he is there, or there is none. */
export function nextHop({ setup, state }: Table, field: Field, at: Cell): Hop | null {
  const map = mapOf(setup);
  const here = field[map.indexOf(at)] ?? -1;
  if (here <= 0) return null;
  let [best, least]: [Hop | null, number] = [null, Number.POSITIVE_INFINITY];
  for (const { hop, cost } of edgesFrom(map, state, at)) {
    const rest = field[map.indexOf(hop.to)] ?? -1;
    if (rest >= 0 && rest + cost < least) [best, least] = [hop, rest + cost];
  }
  return best;
}

/** The squares that can be walked before something has to be opened or climbed, and what that is. */
export function walkAlong(
  table: Table,
  field: Field,
  at: Cell,
  most: number,
): { readonly path: readonly Cell[]; readonly next: Hop | null } {
  const path: Cell[] = [];
  let from = at;
  for (let n = 0; n < most; n++) {
    const hop = nextHop(table, field, from);
    if (hop === null || hop.kind !== 'step') return { path, next: hop };
    path.push(hop.to);
    from = hop.to;
  }
  return { path, next: null };
}
