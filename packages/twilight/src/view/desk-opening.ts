// The form a campaign begins with, filled in with a small party and a road to try, and what it says.

import { type FormField, type FormOption, type FormValues, numberIn, textIn } from '@hardtop/campaign';
import type { Problem } from '@hardtop/kernel';
import type { Opening } from '../campaign/journal.ts';
import { FOODS } from '../catalog/food.ts';
import { FUELS } from '../catalog/fuel.ts';
import { wordsOf } from '../characters/written.ts';
import { wordOf } from '../rolls/part-words.ts';
import { BEASTS } from '../travel/food.ts';
import {
  amountField,
  choiceField,
  countedField,
  countsIn,
  legsField,
  legsIn,
  peopleField,
  peopleIn,
  textField,
  vehiclesField,
  vehiclesIn,
} from './desk-fields.ts';

const AGES: readonly FormOption[] = [
  { id: 'early', title: 'Early' },
  { id: 'later', title: 'Later (territory +1)' },
  { id: 'late', title: 'Late (territory +2)' },
];

const PEOPLE: readonly FormValues[] = [
  {
    name: 'Sgt. Harker',
    type: 'veteran',
    skills: 'RCN 60, MED 20',
    languages: 'English, Polish',
    arms: 'M16 x4, .45 x2',
    armor: 'Kevlar vest, Kevlar helmet',
  },
  {
    name: 'Doc Lindqvist',
    type: 'experienced',
    skills: '',
    languages: 'English',
    arms: 'M16 x3',
    armor: 'Kevlar helmet',
  },
  { name: 'Kowalska', type: 'experienced', skills: 'RCN 50, MEC 60', languages: 'Polish, German', arms: 'AKM x3' },
  { name: 'Brandt', type: 'novice', skills: '', languages: 'German', arms: 'M249 x2' },
];

const VEHICLES: readonly FormValues[] = [
  { name: 'Old Faithful', unit: 'hmmwv', fuel: 'diesel', liters: 90 },
  { name: 'The Larder', unit: '3/4-ton', fuel: 'diesel', liters: 90 },
];

const LEGS: readonly FormValues[] = [
  {
    name: 'Along the river',
    km: 120,
    terrain: 'clear',
    road: true,
    territory: 'independent',
    place: 'Warta Mill',
    size: 'village',
  },
  { name: 'Through the forest', km: 60, terrain: 'wood', road: false, territory: 'roll', place: '', size: 'town' },
  { name: 'Over the ridge', km: 90, terrain: 'hill', road: true, territory: 'roll', place: 'Nowa Huta', size: 'town' },
];

const FUEL_CANS: Readonly<Record<string, number>> = { diesel: 400 };
const LARDER: Readonly<Record<string, number>> = { mre: 30, domestic: 60 };
const AMMUNITION = { '5.56mm': 900, '9mm Par': 120, '40mm grenades': 12 };

export function openingFields(): readonly FormField[] {
  return [
    textField('name', 'Campaign', 'The long way home'),
    textField('seed', 'Seed', '', 'The same seed gives the same world; empty: one by chance.'),
    textField('date', 'First day', '2000-07-18', 'Year-month-day.'),
    choiceField('age', 'Age of the campaign', AGES),
    textField('spoken', 'Languages of the land', 'Polish', 'The commonest first.'),
    textField('party', 'Party', 'The party'),
    peopleField(PEOPLE),
    vehiclesField(VEHICLES),
    ...BEASTS.map((beast) => amountField(beast, beastWord(beast), 0, '')),
    ...FUELS.map((fuel) => amountField(fuel, `${wordOf(fuel)} in cans`, FUEL_CANS[fuel] ?? 0, 'l', 0.1)),
    ...FOODS.map((food) => amountField(food, foodWord(food), LARDER[food] ?? 0, 'kg', 0.1)),
    amountField('grain', 'Grain', 0, 'kg', 0.1),
    amountField('wood', 'Wood', 0, 'kg', 0.1),
    countedField('ammunition', 'Ammunition', 'kind', AMMUNITION),
    countedField('goods', 'Other goods', 'kind', {}),
    legsField(LEGS),
  ];
}

export function beastWord(beast: (typeof BEASTS)[number]): string {
  return { horse: 'Horses', mule: 'Mules', ox: 'Oxen' }[beast];
}

export function foodWord(food: (typeof FOODS)[number]): string {
  return { mre: 'MREs', domestic: 'Domestic food', wild: 'Wild food' }[food];
}

/** A shorter seed is a name that anybody can try out: it hides nothing, and gives the world that it always gave. */
const SECRET_LENGTH = 24;

function seedOf(seed: string): Pick<Opening, 'seed' | 'stream'> {
  return seed.length < SECRET_LENGTH ? { seed } : { seed, stream: 'sha256' };
}

/** What `beginCampaign` reads. */
export function openingOf(values: FormValues): unknown {
  return {
    name: textIn(values, 'name'),
    ...seedOf(textIn(values, 'seed')),
    date: dateOf(textIn(values, 'date')),
    age: textIn(values, 'age'),
    languages: wordsOf(textIn(values, 'spoken')),
    party: {
      name: textIn(values, 'party'),
      people: peopleIn(values),
      vehicles: vehiclesIn(values),
      animals: amounts(values, BEASTS),
      stores: {
        fuel: amounts(values, FUELS),
        food: amounts(values, FOODS),
        grain: numberIn(values, 'grain'),
        wood: numberIn(values, 'wood'),
        ammunition: countsIn(values, 'ammunition'),
        goods: countsIn(values, 'goods'),
      },
    },
    route: legsIn(values),
  };
}

export function amounts(values: FormValues, names: readonly string[]): Readonly<Record<string, number>> {
  return Object.fromEntries(names.map((name) => [name, numberIn(values, name)]));
}

function dateOf(text: string): unknown {
  const match = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  return match === null ? text : { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
}

/** A problem of the opening, at the field of the form that it stands in. */
export function atField(problem: Problem): Problem {
  const { field } = problem;
  if (field === undefined) return problem;
  const known = field
    .replace(/^party\.stores\.(fuel|food)\./, '')
    .replace(/^party\.(stores|animals)\./, '')
    .replace(/^party\.name$/, 'party')
    .replace(/^party\./, '')
    .replace(/^route\b/, 'legs')
    .replace(/^(legs\.\d+)\.settlement.*$/, '$1.place')
    .replace(/^(vehicles\.\d+)\.tank\.?/, '$1.')
    .replace(/^(vehicles\.\d+)\.$/, '$1.fuel')
    .replace(/^(people\.\d+\.(?:arms|armor|attributes|wounds))\..*$/, '$1')
    .replace(/^date\..*$/, 'date');
  return { ...problem, field: known };
}
