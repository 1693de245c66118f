import type { Cell } from '../../scenarios/world.ts';
import type { State, Table } from '../state/state.ts';
import { cellText } from './position.ts';
import { canStep, isBuriedAnywhere, isStandable } from './reach.ts';
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

/** A step, or what has to be opened or climbed first; null: neither. */
function edgeOf(map: WorldMap, state: State, at: Cell, way: number): Edge | null {
  const [dx, dy] = NEIGHBOURS[way] ?? [0, 0];
  if (!canStep(map, state, at.l, at.x, at.y, dx, dy)) return crossing(map, state, at, way);
  return { hop: { kind: 'step', to: { l: at.l, x: at.x + dx, y: at.y + dy } }, cost: stepCost(way) };
}

function linkEdges(map: WorldMap, state: State, at: Cell): readonly Edge[] {
  return map.linksFrom(at).flatMap(({ id, to, actions, barrier }): readonly Edge[] => {
    const isShut = barrier !== null && state.barriers[barrier]?.open === false && !state.barriers[barrier]?.broken;
    return isShut ? [] : [{ hop: { kind: 'link', to, link: id }, cost: ACTION * Math.max(1, actions) }];
  });
}

function cellAt(map: WorldMap, index: number): Cell {
  let l = map.base.length - 1;
  while (l > 0 && (map.base[l] ?? 0) > index) l--;
  const [rest, { width }] = [index - (map.base[l] ?? 0), map.level(l)];
  return { l, x: rest % width, y: Math.floor(rest / width) };
}

const stepCost = (way: number): number => (way % 2 === 0 ? STRAIGHT : DIAGONAL);

/** Squares still to be left, by how far they are, and what is known so far. */
class Spreading {
  readonly field: Field;
  readonly buckets: number[][] = [];

  constructor(size: number) {
    this.field = new Int32Array(size).fill(-1);
  }

  reach(index: number, cost: number): void {
    const known = this.field[index] ?? -1;
    if (known >= 0 && known <= cost) return;
    this.field[index] = cost;
    for (let n = this.buckets.length; n <= cost; n++) this.buckets.push([]);
    this.buckets[cost]?.push(index);
  }
}

/** Steps and crossings cost the same both ways; links that lead one way only are followed back. */
function spread(map: WorldMap, state: State, goal: Cell): Field {
  const spreading = new Spreading(map.size);
  const { field, buckets } = spreading;
  const isWhole = !isBuriedAnywhere(state);
  spreading.reach(map.indexOf(goal), 0);
  for (let cost = 0; cost < buckets.length; cost++) {
    for (const index of buckets[cost] ?? []) {
      if (field[index] !== cost) continue;
      const at = cellAt(map, index);
      const { width } = map.level(at.l);
      const free = isWhole ? map.freeSteps(index, at.l, at.x, at.y) : 0;
      for (const [way, [dx, dy]] of NEIGHBOURS.entries()) {
        if ((free & (1 << way)) !== 0) spreading.reach(index + dy * width + dx, cost + stepCost(way));
        else {
          const edge = edgeOf(map, state, at, way);
          if (edge !== null) spreading.reach(map.indexOf(edge.hop.to), cost + edge.cost);
        }
      }
      for (const { from, actions } of map.linksTo(index))
        spreading.reach(map.indexOf(from), cost + ACTION * Math.max(1, actions));
    }
  }
  return field;
}

/** What of the ground a field was made for. Doors are taken for shut, as they are found: to open one makes no way shorter than it was reckoned. */
class GroundThen {
  readonly field: Field;
  private readonly barriers: Uint8Array;
  private readonly obstacles: readonly boolean[];
  private readonly craters: string;

  constructor(map: WorldMap, state: State, goal: Cell) {
    this.barriers = Uint8Array.from(state.barriers, passing);
    this.obstacles = [...state.obstacles];
    this.craters = cratersOf(state);
    const barriers = state.barriers.map((barrier) => (barrier.open ? { ...barrier, open: false } : barrier));
    this.field = spread(map, { ...state, barriers }, goal);
  }

  isNow(state: State): boolean {
    return (
      state.barriers.every((barrier, i) => this.barriers[i] === passing(barrier)) &&
      state.obstacles.every((gone, i) => this.obstacles[i] === gone) &&
      this.craters === cratersOf(state)
    );
  }
}

const passing = ({ locked, broken }: State['barriers'][number]): number => (locked ? 1 : 0) + (broken ? 2 : 0);

function cratersOf({ things }: State): string {
  let craters = '';
  for (const thing of things) if (thing.kind === 'crater' && thing.blocks) craters += `${cellText(thing.at)} `;
  return craters;
}

/** As many as there may be squads, and some more. */
const MOST_KEPT = 48;
const kept = new WeakMap<WorldMap, Map<number, GroundThen>>();

/** Nobody in the way is reckoned with. */
export function fieldTo({ setup, state }: Table, goal: Cell): Field {
  const map = mapOf(setup);
  let grounds = kept.get(map);
  if (grounds === undefined) {
    grounds = new Map();
    kept.set(map, grounds);
  }
  const key = map.indexOf(goal);
  const known = grounds.get(key);
  if (known?.isNow(state) === true) return known.field;
  if (grounds.size >= MOST_KEPT) grounds.clear();
  const made = new GroundThen(map, state, goal);
  grounds.set(key, made);
  return made.field;
}

/** Half squares from a square; null: no way. */
export function farFrom({ setup }: Table, field: Field, at: Cell): number | null {
  const far = field[mapOf(setup).indexOf(at)] ?? -1;
  return far < 0 ? null : far;
}

/** The next piece of the shortest way; null: he is there, or there is none. Of several, the one that leads nearest to a square beside the goal. */
export function nextHop({ setup, state }: Table, field: Field, at: Cell, beside: Cell | null = null): Hop | null {
  const map = mapOf(setup);
  const here = field[map.indexOf(at)] ?? -1;
  if (here <= 0) return null;
  const best = new BestHop(map, field, beside);
  const free = isBuriedAnywhere(state) ? 0 : map.freeSteps(map.indexOf(at), at.l, at.x, at.y);
  for (let way = 0; way < NEIGHBOURS.length; way++) {
    if ((free & (1 << way)) !== 0) best.step(at, way);
    else {
      const edge = edgeOf(map, state, at, way);
      if (edge !== null) best.consider(edge);
    }
  }
  for (const edge of linkEdges(map, state, at)) best.consider(edge);
  return best.hop;
}

/** The shortest way on so far; of several, the one that leads nearest to some square. */
class BestHop {
  hop: Hop | null = null;
  private least = Number.POSITIVE_INFINITY;
  private aside = 0;
  private readonly map: WorldMap;
  private readonly field: Field;
  private readonly beside: Cell | null;

  constructor(map: WorldMap, field: Field, beside: Cell | null) {
    this.map = map;
    this.field = field;
    this.beside = beside;
  }

  /** Over open ground. */
  step({ l, x, y }: Cell, way: number): void {
    const [dx, dy] = NEIGHBOURS[way] ?? [0, 0];
    const to = { l, x: x + dx, y: y + dy };
    if (this.isBetter(to, stepCost(way))) this.hop = { kind: 'step', to };
  }

  consider({ hop, cost }: Edge): void {
    if (this.isBetter(hop.to, cost)) this.hop = hop;
  }

  private isBetter(to: Cell, cost: number): boolean {
    const rest = this.field[this.map.indexOf(to)] ?? -1;
    const all = rest + cost;
    if (rest < 0 || all > this.least) return false;
    const far = this.beside === null ? 0 : farAside(to, this.beside);
    if (all === this.least && far >= this.aside) return false;
    this.least = all;
    this.aside = far;
    return true;
  }
}

/** In squares, as the crow flies, squared. */
const farAside = (a: Cell, b: Cell): number =>
  a.l === b.l ? (a.x - b.x) ** 2 + (a.y - b.y) ** 2 : Number.POSITIVE_INFINITY;

/** The squares that can be walked before something has to be opened or climbed, and what that is. */
export function walkAlong(
  table: Table,
  field: Field,
  at: Cell,
  most: number,
  beside: Cell | null = null,
): { readonly path: readonly Cell[]; readonly next: Hop | null } {
  const path: Cell[] = [];
  let from = at;
  for (let n = 0; n < most; n++) {
    const hop = nextHop(table, field, from, beside);
    if (hop === null || hop.kind !== 'step') return { path, next: hop };
    path.push(hop.to);
    from = hop.to;
  }
  return { path, next: null };
}
