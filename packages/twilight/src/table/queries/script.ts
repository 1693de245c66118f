import { MACHINERY_HARM } from '../../catalog/adventure-scoring.ts';
import { isIn } from '../../scenarios/map-reader.ts';
import type { Condition, ScriptRow, Who } from '../../scenarios/script.ts';
import type { Setup } from '../../scenarios/setup.ts';
import type { Cell, Place } from '../../scenarios/world.ts';
import type { Person } from '../state/person.ts';
import { sideBit, type Table, vehicleOf } from '../state/state.ts';
import type { Vehicle } from '../state/vehicle.ts';
import { cellOf } from './position.ts';
import { isSeriouslyWounded } from './wounds.ts';

/** Those whom a row of the script is about. */
export function peopleOf({ setup, state }: Table, who: Who): readonly Person[] {
  if ('squad' in who) return state.people.filter(({ squad }) => squad === who.squad);
  if ('side' in who) return state.people.filter((one) => one.side === who.side && isOfSide(setup, one));
  if ('person' in who) return state.people.filter(({ id }) => id === who.person);
  return state.people.filter(({ index }) => setup.people[index]?.role === who.role);
}

/** Animals fight for nobody, and prisoners are no part of those who hold them. */
const isOfSide = ({ people }: Setup, { index, captive, side }: Person): boolean =>
  people[index]?.kind !== 'animal' && !(people[index]?.captive === true && captive?.side === side);

export function placeOf({ setup }: Table, id: string): Place {
  const place = setup.places.find((one) => one.id === id);
  if (place === undefined) throw new Error(`no place ${id}`);
  return place;
}

export function isAt({ region }: Place, cell: Cell | null): boolean {
  return cell !== null && cell.l === region.l && isIn(region, cell.x, cell.y);
}

/** Under which blasts at a place are counted. */
export const blastCounter = (place: string): string => `blast:${place}`;
/** The strongest of them, by its concussion. */
export const forceCounter = (place: string): string => `force:${place}`;
/** Shots over it. */
export const shotCounter = (place: string): string => `shot:${place}`;
/** Bursts that have raked it. */
export const burstCounter = (place: string): string => `burst:${place}`;
/** What has been spoiled for good. */
export const spoiledCounter = (item: string): string => `spoiled:${item}`;
/** A bit for each side that knows of that. */
export const witnessedCounter = (item: string): string => `witnessed:${item}`;
/** A bit for each side that knows that a chest is empty. */
export const emptiedCounter = (cache: number): string => `emptied:${cache}`;
/** Objectives that are reached, and whose side cannot know it yet. */
export const unheardCounter = (objective: string): string => `unheard:${objective}`;
/** A bit for each side that has seen somebody down, or gone. */
export const fallenCounter = (person: string): string => `fallen:${person}`;
/** A bit for each side that has seen a vehicle wrecked. */
export const wreckCounter = (vehicle: string): string => `wreck:${vehicle}`;
/** How often a row has given points to a side that cannot know it yet. */
export const unheardPoints = (row: number, side: number): string => `unheard-points:${row}:${side}`;
/** And the rads that somebody has taken. */
export const radsCounter = (person: string): string => `rads:${person}`;

const isLost = ({ condition, captive, side }: Person, gone: boolean): boolean =>
  condition === 'gone' ? gone : condition !== 'fit' || (captive !== null && captive.side !== side);

/** Whether he counts among those who are down, by what a condition asks for. */
function isDown(setup: Setup, one: Person, { gone, how }: Extract<Condition, { kind: 'down' }>): boolean {
  if (how === 'dead') return one.condition === 'dead';
  return isLost(one, gone) || (how === 'serious' && one.condition === 'fit' && isSeriouslyWounded(setup, one));
}

/** A boat that has gone down is as lost as a tank that has burned out. */
export const isWrecked = ({ condition }: Vehicle): boolean => condition === 'wreck' || condition === 'sunk';

const isSpoiled = ({ state: { script } }: Table, item: string): boolean =>
  (script.counters[spoiledCounter(item)] ?? 0) > 0;

const isWitnessed = ({ state: { script } }: Table, item: string, side: number): boolean =>
  ((script.counters[witnessedCounter(item)] ?? 0) & sideBit(side)) !== 0;

const isHeard = ({ state: { script } }: Table, objective: string): boolean =>
  script.counters[unheardCounter(objective)] === undefined;

/** The parts of a condition that are no conditions put together. */
const partsOf = (condition: Condition): readonly Condition[] => {
  if (condition.kind === 'all' || condition.kind === 'any') return condition.of.flatMap(partsOf);
  return condition.kind === 'not' ? partsOf(condition.of) : [condition];
};

/** Where somebody is lost whom a side cannot have seen fall, it does not know. */
const knowsFallen = ({ setup, state }: Table, { id, side: own, captive }: Person, side: number | null): boolean =>
  side === null ||
  !setup.hidden ||
  own === side ||
  captive?.side === side ||
  ((state.script.counters[fallenCounter(id)] ?? 0) & sideBit(side)) !== 0;

/** The vehicles that a condition counts by whether they are wrecked. */
function wrecksOf({ state }: Table, part: Condition): readonly Vehicle[] {
  if (part.kind === 'wrecked') return [vehicleOf(state, part.vehicle)].filter(isWrecked);
  if (part.kind !== 'wrecked-count') return [];
  return state.vehicles.filter((one) => one.squad === part.squad && isWrecked(one));
}

export const isAboutWrecks = (condition: Condition): boolean =>
  partsOf(condition).some(({ kind }) => kind === 'wrecked' || kind === 'wrecked-count');

/** Likewise of a wreck: its owners know, and who has seen it. */
const knowsWreck = ({ setup, state }: Table, { id, side: own }: Vehicle, side: number | null): boolean =>
  side === null ||
  !setup.hidden ||
  isAllied(setup, side, own) ||
  ((state.script.counters[wreckCounter(id)] ?? 0) & sideBit(side)) !== 0;

const isAllied = ({ sides }: Setup, side: number, other: number): boolean =>
  side === other || sides[side]?.stance[other] === 'allied';

/** Whether a side knows of all that was destroyed, of all who are lost and of what was reached by it, as far as a condition is about it. */
export function knowsOf(table: Table, condition: Condition, side: number): boolean {
  return partsOf(condition).every((part) => {
    if (part.kind === 'destroyed') return !isSpoiled(table, part.item) || isWitnessed(table, part.item, side);
    if (part.kind === 'done') return isHeard(table, part.objective);
    if (part.kind !== 'down') return wrecksOf(table, part).every((one) => knowsWreck(table, one, side));
    return peopleOf(table, part.who).every((one) => !isLost(one, true) || knowsFallen(table, one, side));
  });
}

/** Whether something of the script holds as things stand; `side`: as far as a side knows what was destroyed and wrecked and who is lost. */
export function holds(table: Table, condition: Condition, side: number | null = null): boolean {
  const { setup, state } = table;
  const { script } = state;
  switch (condition.kind) {
    case 'all':
      return condition.of.every((one) => holds(table, one, side));
    case 'any':
      return condition.of.some((one) => holds(table, one, side));
    case 'not':
      return !holds(table, condition.of, side);
    case 'turn':
      return state.turn >= condition.from;
    case 'alarm':
      return script.alarms.includes(condition.alarm);
    case 'fired':
      return script.fired;
    case 'done':
      return script.reached.includes(condition.objective) && (side === null || isHeard(table, condition.objective));
    case 'counter':
      return (script.counters[condition.counter] ?? 0) >= condition.atLeast;
    case 'exploded': {
      const { place, concussion } = condition;
      const counter = concussion === 0 ? blastCounter(place) : forceCounter(place);
      return (script.counters[counter] ?? 0) >= Math.max(1, concussion);
    }
    case 'shot-over':
      return (
        (script.counters[shotCounter(condition.place)] ?? 0) + (script.counters[blastCounter(condition.place)] ?? 0) > 0
      );
    case 'harmed':
      return harmOf(table, condition.places) >= condition.points;
    case 'destroyed':
      return isSpoiled(table, condition.item) && (side === null || isWitnessed(table, condition.item, side));
    case 'wrecked':
    case 'wrecked-count': {
      const count = condition.kind === 'wrecked' ? 1 : condition.count;
      return wrecksOf(table, condition).filter((one) => knowsWreck(table, one, side)).length >= count;
    }
    case 'circuit-off':
      return setup.lamps.some(({ circuit }, i) => circuit === condition.circuit && state.lamps[i] === false);
    default:
      return holdsOf(table, condition, peopleOf(table, condition.who), side);
  }
}

/** It may happen again when a turn is over, and not before. */
export const isByTurns = ({ times, each }: ScriptRow): boolean => times > 1 && each === 'turn';

/** What machinery has taken by blasts and by bursts. */
function harmOf({ state: { script } }: Table, places: readonly string[]): number {
  const taken = (place: string): number =>
    MACHINERY_HARM.blast * (script.counters[blastCounter(place)] ?? 0) +
    MACHINERY_HARM.burst * (script.counters[burstCounter(place)] ?? 0);
  return places.reduce((sum, place) => sum + taken(place), 0);
}

const fragile = new WeakMap<Setup, readonly Place[]>();

/** Places where bursts do harm that the scenario asks for. */
export function fragilePlaces(setup: Setup): readonly Place[] {
  let places = fragile.get(setup);
  if (places === undefined) {
    const ids = new Set(
      setup.script.flatMap(({ when }) =>
        partsOf(when).flatMap((part) => (part.kind === 'harmed' ? [...part.places] : [])),
      ),
    );
    places = setup.places.filter(({ id }) => ids.has(id));
    fragile.set(setup, places);
  }
  return places;
}

const namedIn = (condition: Condition): readonly string[] =>
  partsOf(condition).flatMap((part) => (part.kind === 'destroyed' ? [part.item] : []));

const spoilable = new WeakMap<Setup, ReadonlySet<string>>();

/** Whether the scenario cares if that is destroyed; nothing else is worth an action. */
export function canBeSpoiled(setup: Setup, item: string | null): boolean {
  let names = spoilable.get(setup);
  if (names === undefined) {
    names = new Set(setup.script.flatMap(({ when }) => namedIn(when)));
    spoilable.set(setup, names);
  }
  return item !== null && names.has(item);
}

/** Whether he has carried it off, where something was to be. */
const hasTaken = ({ carries }: Person, item: string | null): boolean =>
  item === null || carries.some(({ name }) => name === item);

type OfPeople = Extract<Condition, { who: Who }>;

/** What is asked of some people. */
function holdsOf(table: Table, condition: OfPeople, people: readonly Person[], side: number | null): boolean {
  const { state } = table;
  const count = (is: (person: Person) => boolean): number => people.filter(is).length;
  switch (condition.kind) {
    case 'entered': {
      const place = placeOf(table, condition.place);
      // Whoever lies dead there is no more at the place than anywhere else.
      return people.some((person) => person.condition !== 'dead' && isAt(place, cellOf(state, person)));
    }
    case 'left-map':
      return count((one) => one.condition === 'gone' && hasTaken(one, condition.item)) >= condition.count;
    case 'down': {
      const lost = count((one) => isDown(table.setup, one, condition) && knowsFallen(table, one, side));
      if (condition.count !== null && lost < condition.count) return false;
      if (condition.percent !== null && lost * 100 < people.length * condition.percent) return false;
      return lost > 0;
    }
    case 'seen':
      return count(({ seen, seenThisPhase }) => ((seen | seenThisPhase) & sideBit(condition.by)) !== 0) > 0;
    case 'has':
      return people.some((one) => one.condition !== 'dead' && one.carries.some(({ name }) => name === condition.item));
    case 'freed':
      return count((one) => one.captive === null && one.condition !== 'dead') >= condition.count;
    case 'captive':
      return count((one) => one.captive !== null && one.condition !== 'dead') >= condition.count;
    case 'boarded':
      return people.some(({ aboard }) => aboard?.vehicle === condition.vehicle);
  }
}
