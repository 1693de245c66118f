// What a fight leaves behind: everybody with his wounds, what is left of his ammunition, and what became of vehicles.

import type { Fate, MatchReport, ReportEntry, ReportItem, ReportPerson } from '@hardtop/kernel';
import { HIT_CAPACITY } from '../catalog/hit-location.ts';
import { NPC_HIT_CAPACITY } from '../catalog/npc-types.ts';
import { carriedName, magazineOf } from '../characters/carried.ts';
import type { PersonSheet, Setup } from '../scenarios/setup.ts';
import { BEASTS, HERDS } from '../travel/food.ts';
import { radsCounter } from './queries/script.ts';
import type { Item } from './state/item.ts';
import { PARTS, type Part, type Person } from './state/person.ts';
import { type State, sheetOf, vehicleSheetOf } from './state/state.ts';
import type { Vehicle } from './state/vehicle.ts';

export function reportOf(setup: Setup, state: State): MatchReport {
  const turns = Math.max(0, state.turn - (state.at === 'start' ? 1 : 0));
  const people = state.people.filter((person) => sheetOf(setup, person).kind !== 'animal');
  return {
    length: turns === 1 ? '1 turn' : `${turns} turns`,
    entries: [
      ...people.map((person) => personEntry(setup, state, person)),
      ...state.vehicles.map((vehicle) => vehicleEntry(setup, vehicle)),
      ...herdEntries(setup, state),
    ],
  };
}

const CONDITION_WORDS: Readonly<Record<Person['condition'], string>> = {
  fit: '',
  out: 'unconscious',
  dying: 'dying',
  dead: 'killed in a fight',
  gone: 'left the field',
};

function personEntry(setup: Setup, { script }: State, person: Person): ReportEntry {
  const sheet = sheetOf(setup, person);
  const { condition, captive } = person;
  const words = CONDITION_WORDS[condition];
  const rads = script.counters[radsCounter(person.id)] ?? 0;
  return {
    piece: person.id,
    name: sheet.name,
    seat: person.seat,
    design: sheet.source,
    fate: fateOf(person),
    notes: [
      ...(words === '' ? [] : [words]),
      ...(captive === null ? [] : ['captive']),
      ...(rads === 0 ? [] : [`${rads} rads`]),
    ],
    items: [...woundItems(sheet, person), ...radsItems(rads), ...person.carries.flatMap(carriedItems)],
    people: [{ id: person.id, name: sheet.name, seat: person.seat, fate: personFate(person) }],
  };
}

/** Taken in this fight. */
const radsItems = (rads: number): readonly ReportItem[] =>
  rads === 0 ? [] : [{ id: 'rads', label: 'Rads', kind: 'rads', now: rads, full: rads }];

/** Beasts that are still there, for whoever holds the field. */
function herdEntries(setup: Setup, { people }: State): readonly ReportEntry[] {
  const items = BEASTS.flatMap((beast): readonly ReportItem[] => {
    const all = people.filter((person) => sheetOf(setup, person).animal === beast);
    const left = all.filter(({ condition }) => condition === 'fit');
    return all.length === 0
      ? []
      : [{ id: beast, label: HERDS[beast], kind: 'beast', now: left.length, full: all.length }];
  });
  const herd = {
    piece: 'beasts',
    name: 'Animals',
    seat: null,
    design: null,
    fate: 'whole',
    notes: [],
    people: [],
  } as const;
  return items.length === 0 ? [] : [{ ...herd, items }];
}

function isHurt({ wounds, total }: Person): boolean {
  return total > 0 || PARTS.some((part) => wounds[part] > 0);
}

function fateOf(person: Person): Fate {
  if (person.condition === 'dead' || person.condition === 'dying') return 'lost';
  if (person.condition === 'out' || person.captive !== null) return 'broken';
  return isHurt(person) ? 'damaged' : 'whole';
}

function personFate(person: Person): ReportPerson['fate'] {
  switch (person.condition) {
    case 'dead':
      return 'dead';
    case 'out':
    case 'dying':
      return 'unconscious';
    case 'fit':
    case 'gone':
      return isHurt(person) ? 'wounded' : 'unhurt';
  }
}

/** Up to where a wound there is critical (C-04), or as much as was taken. */
function woundItems(sheet: PersonSheet, { wounds, total }: Person): readonly ReportItem[] {
  if (sheet.kind !== 'character') {
    const full = Math.max(total, NPC_HIT_CAPACITY.slight + NPC_HIT_CAPACITY.serious);
    return [{ id: 'body', label: 'Body', kind: 'wounds', now: full - total, full }];
  }
  return PARTS.map((part) => {
    const full = Math.max(wounds[part], 2 * capacityOf(sheet, part));
    return { id: part, label: part.replaceAll('-', ' '), kind: 'wounds', now: full - wounds[part], full };
  });
}

function capacityOf({ attributes }: PersonSheet, part: Part): number {
  const of = HIT_CAPACITY[part === 'head' || part === 'chest' || part === 'abdomen' ? part : 'limb'];
  return of.reduce((sum, name) => sum + attributes[name], 0);
}

/** Rounds in it, full loads beside it, and what loads that are begun come to; what an adventure was about. */
function carriedItems(item: Item): readonly ReportItem[] {
  const { what, kind, loaded, spares, count, id, name: called } = item;
  if (kind === 'grenade') return [{ id: `${what}#${id}`, label: `${what} grenades`, kind, now: count, full: count }];
  if (what === 'goal')
    return [{ id: `goods#${id}`, label: called ?? 'What it was about', kind: 'goods', now: 1, full: 1 }];
  if (kind !== 'small-arm' && kind !== 'heavy' && kind !== 'melee') return [];
  const name = carriedName(what);
  const full = kind === 'melee' ? 0 : Math.max(magazineOf(what), loaded);
  const weapon: ReportItem = { id: `${what}#${id}`, label: name, kind: 'weapon', now: loaded, full };
  const begun = spares.filter(({ rounds }) => rounds < magazineOf(what));
  const loads = spares.length - begun.length;
  const loose = begun.reduce((sum, { rounds }) => sum + rounds, 0);
  const ammunition = (part: string, label: string, now: number): readonly ReportItem[] =>
    now === 0 ? [] : [{ id: `${what}#${id}/${part}`, label: `${name} ${label}`, kind: 'ammunition', now, full: now }];
  return [weapon, ...ammunition('loads', 'magazines', loads), ...ammunition('loose', 'loose rounds', loose)];
}

function vehicleEntry(setup: Setup, vehicle: Vehicle): ReportEntry {
  const sheet = vehicleSheetOf(setup, vehicle);
  const { condition, damage, crippled } = vehicle;
  const isLost = condition === 'wreck' || condition === 'sunk';
  const isBroken = damage.engine || crippled === 'stopped';
  const isHurt = crippled !== 'no' || Object.values(damage).some((broken) => broken);
  return {
    piece: vehicle.id,
    name: sheet.name,
    seat: vehicle.seat,
    design: sheet.source,
    fate: isLost ? 'lost' : isBroken ? 'broken' : isHurt ? 'damaged' : 'whole',
    notes: [
      ...(condition === 'gone' ? [CONDITION_WORDS.gone] : []),
      ...Object.entries(damage).flatMap(([part, broken]) => (broken ? [`${part} out`] : [])),
    ],
    items: [{ id: 'fuel', label: 'Fuel', kind: 'fuel', now: vehicle.fuel, full: sheet.fuel }],
    people: [],
  };
}
