import { type Barrier, type Cell, GROUNDS } from '../../scenarios/world.ts';
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

const stepCost = (way: number): number => (way % 2 === 0 ? STRAIGHT : DIAGONAL);

/** Nobody stands in a void, nor in deep water. */
const isFooting = (ground: number): boolean => GROUNDS[ground] !== 'void' && GROUNDS[ground] !== 'deep-water';

/** No way leads over it. */
const SHUT = -1;
/** Nobody has come there yet. */
const UNKNOWN = -1;

const passing = ({ locked, broken }: State['barriers'][number]): number => (locked ? 1 : 0) + (broken ? 2 : 0);

function cratersOf({ things }: State): string {
  let craters = '';
  for (const thing of things) if (thing.kind === 'crater' && thing.blocks) craters += `${cellText(thing.at)} `;
  return craters;
}

/** What a barrier adds to a step, both ways: nothing where it is broken. Doors are taken for shut, as they are found. */
function wallCost({ opens, climb }: Barrier, { locked, broken }: State['barriers'][number]): number {
  if (broken) return 0;
  const door = opens ? ACTION * (locked ? LOCK_ACTIONS : 1) : null;
  const over = climb === null ? null : ACTION * Math.max(1, climb);
  if (door === null) return over ?? SHUT;
  return over === null ? door : Math.min(door, over);
}

/** The ground as feet find it: where one can be, and what the edges cost. The same for every goal as long as nothing is broken or unlocked. */
class Ground {
  readonly map: WorldMap;
  /** 1: somebody can be there. */
  readonly stand: Uint8Array;
  /** By the barrier's index. */
  readonly walls: Int16Array;
  private readonly barriers: Uint8Array;
  private readonly obstacles: Uint8Array;
  private readonly craters: string;

  constructor(map: WorldMap, state: State) {
    this.map = map;
    this.barriers = Uint8Array.from(state.barriers, passing);
    this.obstacles = Uint8Array.from(state.obstacles, Number);
    this.craters = cratersOf(state);
    this.walls = Int16Array.from(map.setup.barriers, (barrier, i) => {
      const now = state.barriers[i];
      return now === undefined ? SHUT : wallCost(barrier, now);
    });
    this.stand = Uint8Array.from(map.ground, (ground) => (isFooting(ground) ? 1 : 0));
    map.setup.obstacles.forEach(({ at, solid }, i) => {
      if (solid && state.obstacles[i] !== true) this.stand[map.indexOf(at)] = 0;
    });
    for (const thing of state.things)
      if (thing.kind === 'crater' && thing.blocks) this.stand[map.indexOf(thing.at)] = 0;
  }

  isNow(state: State): boolean {
    const { barriers, obstacles } = this;
    for (let i = 0; i < state.barriers.length; i++) {
      const barrier = state.barriers[i];
      if (barrier !== undefined && barriers[i] !== passing(barrier)) return false;
    }
    for (let i = 0; i < state.obstacles.length; i++) if (obstacles[i] !== Number(state.obstacles[i])) return false;
    return this.craters === cratersOf(state);
  }

  /** What the wall on an edge costs; 0: there is none. */
  wall(index: number): number {
    return index < 0 ? 0 : (this.walls[index] ?? SHUT);
  }
}

/** Ways to one square, found from there outward as far as anybody has asked: what is known is final, so it does not matter who asked before. */
class Field {
  private readonly ground: Ground;
  /** Half squares by the map's index. */
  private readonly cost: Int32Array;
  private readonly buckets: number[][] = [];
  /** Everything nearer than that has been left. */
  private next = 0;

  constructor(ground: Ground, goal: number) {
    this.ground = ground;
    this.cost = new Int32Array(ground.map.size).fill(UNKNOWN);
    this.reach(goal, 0);
  }

  /** How far it is from a square; null: no way leads there. */
  far(index: number): number | null {
    for (;;) {
      const known = this.cost[index] ?? UNKNOWN;
      if (known !== UNKNOWN && known <= this.next) return known;
      if (this.next >= this.buckets.length) return null;
      for (const at of this.buckets[this.next] ?? []) if (this.cost[at] === this.next) this.leave(at, this.next);
      this.next++;
    }
  }

  private reach(index: number, cost: number): void {
    const known = this.cost[index] ?? UNKNOWN;
    if (known !== UNKNOWN && known <= cost) return;
    this.cost[index] = cost;
    for (let n = this.buckets.length; n <= cost; n++) this.buckets.push([]);
    this.buckets[cost]?.push(index);
  }

  /** Steps and crossings cost the same both ways; links that lead one way only are followed back. */
  private leave(index: number, cost: number): void {
    const { map } = this.ground;
    const l = map.levelOf[index] ?? 0;
    const { width, height } = map.level(l);
    const rest = index - (map.base[l] ?? 0);
    const x = rest % width;
    const y = (rest - x) / width;
    const [north, south, west, east] = [y > 0, y < height - 1, x > 0, x < width - 1];
    if (north) this.straight(index - width, map.north[index] ?? NO_WALL, cost);
    if (south) this.straight(index + width, map.north[index + width] ?? NO_WALL, cost);
    if (west) this.straight(index - 1, map.west[index] ?? NO_WALL, cost);
    if (east) this.straight(index + 1, map.west[index + 1] ?? NO_WALL, cost);
    if (north && west) this.diagonal(index, -1, -width, cost);
    if (north && east) this.diagonal(index, 1, -width, cost);
    if (south && west) this.diagonal(index, -1, width, cost);
    if (south && east) this.diagonal(index, 1, width, cost);
    for (const { from, actions } of map.linksTo(index))
      this.reach(map.indexOf(from), cost + ACTION * Math.max(1, actions));
  }

  private straight(to: number, edge: number, cost: number): void {
    if (this.ground.stand[to] === 0) return;
    const wall = this.ground.wall(edge);
    if (wall !== SHUT) this.reach(to, cost + STRAIGHT + wall);
  }

  /** Past a corner one of the two ways round has to be free. */
  private diagonal(index: number, across: number, down: number, cost: number): void {
    const { stand } = this.ground;
    const to = index + across + down;
    if (stand[to] === 0) return;
    const [beside, below] = [index + across, index + down];
    const isFree =
      (stand[beside] === 1 && this.isBare(index, across, 0) && this.isBare(beside, 0, down)) ||
      (stand[below] === 1 && this.isBare(index, 0, down) && this.isBare(below, across, 0));
    if (isFree) this.reach(to, cost + DIAGONAL);
  }

  private isBare(index: number, across: number, down: number): boolean {
    const { ground } = this;
    const { west, north } = ground.map;
    const edge = down === 0 ? west[across > 0 ? index + across : index] : north[down > 0 ? index + down : index];
    return ground.wall(edge ?? NO_WALL) === 0;
  }
}

const NO_WALL = -1;

interface Kept {
  readonly ground: Ground;
  readonly fields: Map<number, Field>;
}

/** As many as there may be squads, and some more. */
const MOST_KEPT = 48;
const kept = new WeakMap<WorldMap, Kept>();

/** Nobody in the way is reckoned with. */
export function fieldTo({ setup, state }: Table, goal: Cell): Field {
  const map = mapOf(setup);
  let known = kept.get(map);
  if (known === undefined || !known.ground.isNow(state)) {
    known = { ground: new Ground(map, state), fields: new Map() };
    kept.set(map, known);
  }
  const { ground, fields } = known;
  const key = map.indexOf(goal);
  let field = fields.get(key);
  if (field === undefined) {
    if (fields.size >= MOST_KEPT) fields.clear();
    field = new Field(ground, key);
    fields.set(key, field);
  }
  return field;
}

/** Half squares from a square; null: no way. */
export function farFrom({ setup }: Table, field: Field, at: Cell): number | null {
  return field.far(mapOf(setup).indexOf(at));
}

/** The next piece of the shortest way; null: he is there, or there is none. Of several, the one that leads nearest to a square beside the goal. */
export function nextHop({ setup, state }: Table, field: Field, at: Cell, beside: Cell | null = null): Hop | null {
  const map = mapOf(setup);
  const here = field.far(map.indexOf(at));
  if (here === null || here === 0) return null;
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
    const rest = this.field.far(this.map.indexOf(to));
    if (rest === null || rest + cost > this.least) return false;
    const all = rest + cost;
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
