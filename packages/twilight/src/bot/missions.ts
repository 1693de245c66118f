// What somebody means to do: where to go and how to fight on the way. Bots choose it by temper, players by their orders.

import { cellsIn, isIn } from '../scenarios/map-reader.ts';
import type { Setup } from '../scenarios/setup.ts';
import type { Cell, Place, Region } from '../scenarios/world.ts';
import { isStandable } from '../table/queries/reach.ts';
import { spoiledCounter } from '../table/queries/script.ts';
import { mapOf } from '../table/queries/world-map.ts';
import { middleOf, nearestFoe, type Situation, squaresApart } from './situation.ts';

export interface Mission {
  /** Advance: half of the squad covers while the other half moves. */
  readonly kind: 'advance' | 'hold' | 'fall-back' | 'assault' | 'follow';
  readonly goal: Cell | null;
  readonly why: string;
  /** Holds as long as there is something to fire at. */
  readonly presses?: boolean;
  /** The least chance worth a shot, where it is not the habit's. */
  readonly leastHit?: number;
  /** At a walk at most: who runs is seen. */
  readonly softly?: boolean;
}

function centreOf(region: Region): Cell {
  if (region.shape === 'disc') return { l: region.l, x: Math.round(region.x), y: Math.round(region.y) };
  return { l: region.l, x: region.x + Math.floor(region.w / 2), y: region.y + Math.floor(region.h / 2) };
}

/** Where a side may leave the map: the nearest of its exits, else the edge that is farthest from the enemy. */
export function wayOut(situation: Situation, from: Cell): Cell {
  const { setup, side } = situation;
  const all = setup.places.filter(({ exit }) => exit?.includes(side) === true);
  const here = all.filter(({ region }) => region.l === from.l);
  const exits = here.length > 0 ? here : all;
  let best: Cell | null = null;
  for (const { region } of exits) {
    const cell = nearestIn(region, from);
    if (best === null || squaresApart(from, cell) < squaresApart(from, best)) best = cell;
  }
  return best ?? awayFrom(situation, from);
}

/** Whether the side may leave the map from there. */
export const isWayOut = ({ setup, side }: Situation, { l, x, y }: Cell): boolean =>
  setup.places.some(({ exit, region }) => exit?.includes(side) === true && region.l === l && isIn(region, x, y));

function nearestIn(region: Region, { x, y }: Cell): Cell {
  if (region.shape === 'disc') return centreOf(region);
  const clamp = (value: number, from: number, size: number) => Math.min(Math.max(value, from), from + size - 1);
  return { l: region.l, x: clamp(x, region.x, region.w), y: clamp(y, region.y, region.h) };
}

function awayFrom(situation: Situation, from: Cell): Cell {
  const level = situation.setup.levels[from.l];
  const foe = nearestFoe(situation, from)?.at ?? from;
  const [width, height] = [level?.width ?? 1, level?.height ?? 1];
  const [dx, dy] = [from.x - foe.x, from.y - foe.y];
  if (Math.abs(dx) > Math.abs(dy)) return { l: from.l, x: dx < 0 ? 0 : width - 1, y: from.y };
  return { l: from.l, x: from.x, y: dy < 0 ? 0 : height - 1 };
}

/** Beside the enemies, on the side that is nearer, as far off as they are broad. */
export function flankOf(situation: Situation, from: Cell): Cell | null {
  const foes = situation.foes.map(({ at }) => at).filter(({ l }) => l === from.l);
  const middle = middleOf(foes);
  if (middle === null) return null;
  const level = situation.setup.levels[from.l];
  const spread = Math.max(4, ...foes.map(({ x }) => Math.abs(x - middle.x)));
  const isEast = from.x >= middle.x;
  const x = Math.min(Math.max(middle.x + (isEast ? spread + 3 : -spread - 3), 0), (level?.width ?? 1) - 1);
  return { l: from.l, x, y: middle.y };
}

interface Aim {
  readonly objective: Setup['objectives'][number];
  readonly place: Place;
  readonly done: boolean;
}

/** Places of a side's objectives, and whether they are reached. */
function objectivesOf({ setup, state, side }: Situation): readonly Aim[] {
  return setup.objectives.flatMap((objective) => {
    const { id, place: named } = objective;
    const place = objective.side === side ? setup.places.find((one) => one.id === (named ?? id)) : undefined;
    return place === undefined ? [] : [{ objective, place, done: state.script.reached.includes(id) }];
  });
}

export const openObjectives = (situation: Situation): readonly Aim[] =>
  objectivesOf(situation).filter(({ done }) => !done);

/** What is to be done at the first objective that is not reached yet: what lies there, who is held there, or just to be there. */
export function objectiveOf(situation: Situation): Cell | null {
  const open = openObjectives(situation)[0]?.place;
  return open === undefined ? null : (handiworkAt(situation, open.region) ?? standIn(situation, open.region));
}

/** What can be taken, or who can be freed there. */
function handiworkAt({ setup, state, side }: Situation, region: Region): Cell | null {
  const isThere = ({ l, x, y }: Cell): boolean => l === region.l && isIn(region, x, y);
  const hoard = setup.caches.find(({ at }, i) => state.caches[i] !== true && isThere(at));
  if (hoard !== undefined) return hoard.at;
  const held = state.people.find(
    ({ captive, at, condition }) =>
      captive?.roped === true && captive.side !== side && condition !== 'dead' && at !== null && isThere(at),
  );
  return held?.at ?? null;
}

/** Somebody of ours has been so near, in squares, that there is nothing to be found any more. */
const LOOKED = 2;
/** Turns for one place. */
const LOOK_TURNS = 6;

const isLookedAt = ({ state, side }: Situation, cell: Cell): boolean =>
  state.people.some(
    ({ side: own, at, condition }) =>
      own === side && condition === 'fit' && at !== null && squaresApart(at, cell) <= LOOKED,
  );

/** Where nobody is known to be, one place of the map after another; null: there is none. */
function hunt(situation: Situation): { readonly goal: Cell; readonly name: string } | null {
  const { setup, state, at } = situation;
  const places = setup.places.filter(
    ({ exit, region }) => exit === null && (region.l === at?.l || setup.links.length > 0),
  );
  for (let i = 0; i < places.length; i++) {
    const place = places[(Math.floor(state.turn / LOOK_TURNS) + i) % places.length];
    if (place === undefined) continue;
    const goal = standIn(situation, place.region);
    if (!isLookedAt(situation, goal)) return { goal, name: place.name };
  }
  return null;
}

/** Toward the objective; where that has been looked at, and nobody is about, through the other places. */
export function searchOf(situation: Situation): { readonly goal: Cell; readonly name: string | null } | null {
  const open = openObjectives(situation)[0]?.place;
  if (open !== undefined) {
    const work = handiworkAt(situation, open.region);
    const goal = work ?? standIn(situation, open.region);
    if (work !== null || !isLookedAt(situation, goal)) return { goal, name: null };
  }
  return hunt(situation);
}

/** The middle, or the nearest square to it where somebody can stand. */
function standIn({ setup, state }: Situation, region: Region): Cell {
  const middle = centreOf(region);
  const map = mapOf(setup);
  const free = cellsIn(region).filter(({ l, x, y }) => isStandable(map, state, l, x, y));
  return free.reduce(
    (best, cell) => (squaresApart(cell, middle) < squaresApart(best, middle) ? cell : best),
    free[0] ?? middle,
  );
}

/** Off the map, for those who have what they came for, have done all there was to do, or were only to be got out. */
export function leavingOf(situation: Situation): Mission | null {
  const { setup, state, side, person, squad, at } = situation;
  if (at === null || !setup.places.some(({ exit }) => exit?.includes(side) === true)) return null;
  const objectives = objectivesOf(situation);
  if (objectives.length === 0) return null;
  const leave = (why: string): Mission => ({ kind: 'fall-back', goal: wayOut(situation, at), why });
  const one = person ?? squad[0];
  if (one !== undefined && setup.seats[setup.people[one.index]?.seat ?? -1]?.side !== side && one.carries.length === 0)
    return leave('Free, and away from here.');
  if (one?.carries.every(({ kind }) => kind === 'gear') === true)
    return { kind: 'hold', goal: null, why: 'Unarmed: stays under cover.' };
  if (objectives.every(({ done }) => done)) return leave('All is done: home.');
  if (Object.keys(state.script.counters).some(isSpoiled)) return leave('What we came for is destroyed: home.');
  if (situation.foes.length === 0 && state.turn > setup.turnLimit * PATIENCE)
    return leave('We have looked everywhere, and time is up: home.');
  const isFound = state.people.some(
    ({ side: own, carries, index, condition }) =>
      own === side &&
      condition === 'fit' &&
      carries.some(({ what, name }) => what === 'goal' && (state.script.fired || !broughtBy(setup, index, name))),
  );
  return isFound ? leave('We have what we came for: home.') : null;
}

const isSpoiled = (counter: string): boolean => counter.startsWith(spoiledCounter(''));

/** Share of the time after which nobody looks on for what he has not found. */
const PATIENCE = 0.7;

/** What somebody had with him from the start is nothing that was found. */
const broughtBy = ({ people }: Setup, index: number, name: string | null): boolean =>
  people[index]?.items.some((item) => item.name === name) === true;

const SCRIPTED = { go: 'advance', approach: 'advance', assault: 'assault', 'fall-back': 'fall-back' } as const;

/** What the scenario has told a squad to do; null: nothing, or it has been done. `quiet`: without a shot. */
export function orderedMission({
  setup,
  state,
  person,
  squad,
  at,
  foes,
}: Situation): (Mission & { quiet: boolean }) | null {
  const one = person ?? squad[0];
  const told = state.squads.find(({ name, seat }) => name === one?.squad && seat === one.seat);
  if (told === undefined || told.order === 'free' || at === null) return null;
  if (told.order === 'hold-fire' || told.order === 'lie-flat')
    return { kind: 'hold', goal: null, quiet: true, why: 'Not a shot before the signal.' };
  if (told.order === 'hold') return { kind: 'hold', goal: null, quiet: false, why: 'Ordered to hold.' };
  const place = told.place === null ? undefined : setup.places[told.place];
  if (place === undefined) return null;
  const quiet = told.order === 'approach';
  const goal = told.order === 'fall-back' ? nearestIn(place.region, at) : centreOf(place.region);
  if (told.order !== 'fall-back' && squaresApart(at, goal) <= ARRIVED) {
    const isStaying = quiet || (foes.length === 0 && told.order === 'go');
    return isStaying ? { kind: 'hold', goal: null, quiet, why: `Sent to ${place.name}, and here.` } : null;
  }
  // Whoever is not to be noticed does not run.
  return { kind: SCRIPTED[told.order], goal, quiet, softly: quiet, why: `Ordered to ${place.name}.` };
}

const ARRIVED = 3;

/** What an order may name, whatever the map is. */
export const GOALS = ['the enemy', 'the middle', 'west flank', 'east flank', 'our edge', 'the objective'] as const;
type GoalName = (typeof GOALS)[number];

function levelMiddle({ levels }: Setup, l: number): Cell {
  const level = levels[l];
  return { l, x: Math.floor((level?.width ?? 2) / 2), y: Math.floor((level?.height ?? 2) / 2) };
}

export function goalCell(situation: Situation, goal: GoalName, from: Cell): Cell {
  const { setup } = situation;
  const middle = levelMiddle(setup, from.l);
  switch (goal) {
    case 'the enemy':
      return nearestFoe(situation, from)?.at ?? middle;
    case 'the middle':
      return middle;
    case 'west flank':
      return { ...middle, x: Math.floor(middle.x / 2) };
    case 'east flank':
      return { ...middle, x: middle.x + Math.floor(middle.x / 2) };
    case 'our edge':
      return wayOut(situation, from);
    case 'the objective':
      return objectiveOf(situation) ?? middle;
  }
}
