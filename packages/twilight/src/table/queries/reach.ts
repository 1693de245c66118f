import { ANIMAL_DATA } from '../../catalog/animal-data.ts';
import { ANIMAL_MOVEMENT, MAN_MOVEMENT } from '../../catalog/combat-movement.ts';
import type { AnimalKind } from '../../scenarios/setup.ts';
import type { Cell, Region } from '../../scenarios/world.ts';
import type { Gait, Person } from '../state/person.ts';
import { areHostile, personOf, type State, sheetOf, type Table } from '../state/state.ts';
import { groping } from './light.ts';
import { mapOf, type WorldMap } from './world-map.ts';
import { isLame, LEGS, limbsLeft } from './wounds.ts';

/** Half squares: a step across an edge costs two, across a corner three (B-13). */
const STRAIGHT = 2;
const DIAGONAL = 3;

export const GAITS = ['walk', 'trot', 'run'] as const satisfies readonly Gait[];

/** Meters of an animal's gait: by the movement chart; grazers, which it leaves out, by their own data. */
function metersOf(kind: AnimalKind, gait: 'walk' | 'trot' | 'run'): number {
  return kind === 'grazer' ? (ANIMAL_DATA.grazer.move[GAITS.indexOf(gait)] ?? 0) : (ANIMAL_MOVEMENT[kind][gait] ?? 0);
}

/** Half squares that a gait covers in an action; 0: he cannot go so. */
export function budgetOf(table: Table, person: Person, gait: Gait, grid: 2 | 8): number {
  const { setup, state } = table;
  const mount =
    person.rides === null || sheetOf(setup, person).kind === 'animal' ? person : personOf(state, person.rides);
  const { animal } = sheetOf(setup, mount);
  if (animal !== null) {
    if (gait === 'crawl') return 0;
    // A mount that lies on the ground or has frozen carries nobody.
    if (mount !== person && (mount.frozen > 0 || mount.knockedDown)) return 0;
    return Math.floor((metersOf(animal, gait) * STRAIGHT) / grid / (isLame(setup, mount) ? 2 : 1));
  }
  // On one leg nobody walks (T-59).
  if (gait !== 'crawl' && limbsLeft(setup, person, LEGS) < LEGS.length) return 0;
  const slowed = groping(table, person);
  if (slowed !== null && (gait === 'trot' || gait === 'run')) return 0;
  const row = MAN_MOVEMENT[gait];
  const squares = grid === 2 ? row.smallSquares : Math.floor(row.meters / grid);
  // Standing up takes half of it (B-21).
  const whole = person.posture === 'prone' && gait !== 'crawl' ? squares : squares * STRAIGHT;
  return slowed === null || gait === 'crawl' ? whole : Math.floor(whole * slowed);
}

/** A square that can be reached, and what it costs in half squares. */
interface Reached {
  readonly cell: Cell;
  readonly cost: number;
}

/** Whether the edge between two squares can be stepped over. */
function isPassable(map: WorldMap, state: State, l: number, x: number, y: number, dx: number, dy: number): boolean {
  const index = map.barrierBetween(l, x, y, dx, dy);
  if (index < 0) return true;
  const [barrier, now] = [map.setup.barriers[index], state.barriers[index]];
  return now?.broken === true || (barrier?.opens === true && now?.open === true);
}

/** Whether anybody can be in a square at all. */
export function isStandable(map: WorldMap, state: State, l: number, x: number, y: number): boolean {
  if (!map.isOn(l, x, y)) return false;
  const ground = map.groundAt(l, x, y);
  if (ground === 'void' || ground === 'deep-water') return false;
  if (state.things.length > 0 && isBuried(state, l, x, y)) return false;
  const obstacle = map.obstacleAt(l, x, y);
  return obstacle < 0 || state.obstacles[obstacle] === true || map.setup.obstacles[obstacle]?.solid !== true;
}

/** The middle one of the squares of a region that somebody can be in, in reading order; null: there is none. */
export function middleOfOpen(map: WorldMap, state: State, region: Region): Cell | null {
  const { width } = map.level(region.l);
  const base = map.base[region.l] ?? 0;
  const isOpen = (index: number): boolean => {
    const x = (index - base) % width;
    return isStandable(map, state, region.l, x, (index - base - x) / width);
  };
  let count = 0;
  map.eachRow(region, (from, to) => {
    for (let index = from; index < to; index++) if (isOpen(index)) count++;
  });
  let [left, found] = [Math.floor(count / 2), -1];
  map.eachRow(region, (from, to) => {
    for (let index = from; index < to && found < 0; index++) if (isOpen(index) && left-- === 0) found = index;
  });
  if (found < 0) return null;
  const x = (found - base) % width;
  return { l: region.l, x, y: (found - base - x) / width };
}

/** Whether the roof has come down there. */
const isBuried = ({ things }: State, l: number, x: number, y: number): boolean =>
  things.some(
    (thing) => thing.kind === 'crater' && thing.blocks && thing.at.x === x && thing.at.y === y && thing.at.l === l,
  );

/** Whether one step leads anywhere: over an edge, or past a corner where one of the two ways round is free. */
export function canStep(map: WorldMap, state: State, l: number, x: number, y: number, dx: number, dy: number): boolean {
  if (!isStandable(map, state, l, x + dx, y + dy)) return false;
  if (dx === 0 || dy === 0) return isPassable(map, state, l, x, y, dx, dy);
  const one =
    isPassable(map, state, l, x, y, dx, 0) &&
    isStandable(map, state, l, x + dx, y) &&
    isPassable(map, state, l, x + dx, y, 0, dy);
  return (
    one ||
    (isPassable(map, state, l, x, y, 0, dy) &&
      isStandable(map, state, l, x, y + dy) &&
      isPassable(map, state, l, x, y + dy, dx, 0))
  );
}

/** In the order in which ways are tried; the last figure is the step's bit on the map. */
const NEIGHBOURS = [
  { dx: 0, dy: -1, step: STRAIGHT, bit: 1 << 0 },
  { dx: 1, dy: 0, step: STRAIGHT, bit: 1 << 2 },
  { dx: 0, dy: 1, step: STRAIGHT, bit: 1 << 4 },
  { dx: -1, dy: 0, step: STRAIGHT, bit: 1 << 6 },
  { dx: 1, dy: -1, step: DIAGONAL, bit: 1 << 1 },
  { dx: 1, dy: 1, step: DIAGONAL, bit: 1 << 3 },
  { dx: -1, dy: 1, step: DIAGONAL, bit: 1 << 5 },
  { dx: -1, dy: -1, step: DIAGONAL, bit: 1 << 7 },
] as const;

/** Reused from question to question: costs, where one came from, and which search wrote them. */
class Scratch {
  readonly cost: Int32Array;
  readonly from: Int32Array;
  readonly mark: Int32Array;
  /** By whom a square is taken: the search for a friend, less than nothing for an enemy. */
  readonly taken: Int32Array;
  run = 0;

  constructor(size: number) {
    this.cost = new Int32Array(size);
    this.from = new Int32Array(size);
    this.mark = new Int32Array(size);
    this.taken = new Int32Array(size);
  }
}

const scratches = new WeakMap<WorldMap, Scratch>();

function scratchOf(map: WorldMap): Scratch {
  let scratch = scratches.get(map);
  if (scratch === undefined) {
    scratch = new Scratch(map.size);
    scratches.set(map, scratch);
  }
  return scratch;
}

/** Squares of two meters in which somebody stands: only one acts there (B-59); enemies bar the way. */
function occupy({ setup, state }: Table, map: WorldMap, scratch: Scratch, person: Person, run: number): boolean {
  const l = person.at?.l;
  if (l === undefined || setup.levels[l]?.grid !== 2) return false;
  for (const other of state.people) {
    if (other === person || other.at === null || other.at.l !== l || other.condition !== 'fit') continue;
    const isEnemy = areHostile(state, person.side, other.side);
    scratch.taken[map.indexOf(other.at)] = isEnemy ? -run : run;
  }
  return true;
}

/** All squares of his level within a budget, nearest first, his own left out. */
export function reachable(table: Table, person: Person, budget: number): readonly Reached[] {
  const { at } = person;
  return at === null ? [] : searchFrom(table, person, at, budget, null).reached;
}

/** The way to a square, without the one he stands in; empty: none within the budget. */
export function pathTo(table: Table, person: Person, to: Cell, budget: number): readonly Cell[] {
  const { at } = person;
  if (at === null || at.l !== to.l) return [];
  return searchFrom(table, person, at, budget, to).path;
}

/** Squares by what they cost, reused from search to search. */
const BUCKETS: number[][] = [];

function emptied(budget: number): readonly number[][] {
  for (let cost = 0; cost <= budget; cost++) {
    const bucket = BUCKETS[cost];
    if (bucket === undefined) BUCKETS.push([]);
    else bucket.length = 0;
  }
  return BUCKETS;
}

interface Search {
  readonly reached: readonly Reached[];
  readonly path: readonly Cell[];
}

function searchFrom(table: Table, person: Person, at: Cell, budget: number, to: Cell | null): Search {
  const map = mapOf(table.setup);
  const { state } = table;
  const { width } = map.level(at.l);
  const scratch = scratchOf(map);
  const run = ++scratch.run;
  const { cost: costs, from, mark, taken } = scratch;
  const isCrowded = occupy(table, map, scratch, person, run);
  const base = map.base[at.l] ?? 0;
  const start = map.indexOf(at);
  const buckets = emptied(budget);
  const isWhole = !isBuriedAnywhere(state);
  mark[start] = run;
  costs[start] = 0;
  from[start] = -1;
  buckets[0]?.push(start);
  const reached: Reached[] = [];
  const goal = to === null ? -1 : map.indexOf(to);
  for (let cost = 0; cost <= budget; cost++) {
    const bucket = buckets[cost] ?? NO_SQUARES;
    for (let i = 0; i < bucket.length; i++) {
      const index = bucket[i] ?? 0;
      if (costs[index] !== cost) continue;
      if (index === goal) return { reached, path: backFrom(map, scratch, at.l, index) };
      const x = (index - base) % width;
      const y = Math.floor((index - base) / width);
      if (to === null && index !== start && !(isCrowded && isTaken(taken[index], run)))
        reached.push({ cell: { l: at.l, x, y }, cost });
      const free = isWhole ? map.freeSteps(index, at.l, x, y) : 0;
      for (const { dx, dy, step, bit } of NEIGHBOURS) {
        const next = cost + step;
        if (next > budget || ((free & bit) === 0 && !canStep(map, state, at.l, x, y, dx, dy))) continue;
        const there = index + dy * width + dx;
        if (isCrowded && taken[there] === -run) continue;
        if (mark[there] === run && (costs[there] ?? 0) <= next) continue;
        mark[there] = run;
        costs[there] = next;
        from[there] = index;
        buckets[next]?.push(there);
      }
    }
  }
  return { reached, path: NO_WAY };
}

const NO_SQUARES: readonly number[] = [];
const NO_WAY: readonly Cell[] = [];

const isTaken = (by: number | undefined, run: number): boolean => by === run || by === -run;

/** Whether the roof has come down somewhere. */
export function isBuriedAnywhere({ things }: State): boolean {
  for (const thing of things) if (thing.kind === 'crater' && thing.blocks) return true;
  return false;
}

function backFrom(map: WorldMap, scratch: Scratch, l: number, index: number): readonly Cell[] {
  const path: Cell[] = [];
  const [base, { width }] = [map.base[l] ?? 0, map.level(l)];
  for (let at = index; (scratch.from[at] ?? -1) >= 0; at = scratch.from[at] ?? -1)
    path.push({ l, x: (at - base) % width, y: Math.floor((at - base) / width) });
  return path.reverse();
}

/** Meters of one step. */
export function stepMeters({ setup }: Table, from: Cell, to: Cell): number {
  const grid = setup.levels[to.l]?.grid ?? 2;
  return from.x !== to.x && from.y !== to.y ? (grid * DIAGONAL) / STRAIGHT : grid;
}
