// Who is there, what they drive, and ways from one square to another.

import { choicesOfWords, type Field, type LaidShape, type Layable, titleOfWord } from '@hardtop/kernel';
import { BODY_ARMOR } from '../catalog/body-armor.ts';
import { ANIMAL_MOVEMENT } from '../catalog/combat-movement.ts';
import { NPC_TYPES } from '../catalog/npc-types.ts';
import { VEHICLES } from '../catalog/vehicles.ts';
import { MOST_FORCES } from '../scenarios/force-schema.ts';
import { CREW_PLACES, WAGONS } from '../scenarios/setup.ts';
import { LINK_KINDS } from '../scenarios/world.ts';
import { CELL, choicesOf, id, spot } from './fields.ts';
import { items } from './items.ts';

/** Eighths of a turn clockwise from north. */
const EIGHTHS = { zero: 0, step: -45 } as const;
const FACINGS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];

const facing = (path: string, label: string): Field => ({
  path,
  label,
  kind: 'choice',
  usual: 0,
  choices: FACINGS.map((word, value) => ({ value, title: titleOfWord(word) })),
});

const figure = (heading: string, length: number, width: number): LaidShape => ({
  kind: 'point',
  x: 'at.x',
  y: 'at.y',
  heading,
  headings: EIGHTHS,
  length,
  width,
});

const SQUAD: Field = { path: 'squad', label: 'Squad', kind: 'text', most: 20, usual: 'A' };

const AT: Field = {
  path: 'at',
  label: 'Where',
  kind: 'form',
  tag: null,
  none: 'not on the map',
  forms: [{ id: 'at', title: 'At a square, the others around it', fresh: { x: 1, y: 1 }, fields: CELL }],
};

const ABOARD: Field = {
  path: 'aboard',
  label: 'Aboard',
  kind: 'form',
  tag: null,
  none: 'on foot',
  forms: [
    {
      id: 'aboard',
      title: 'In a vehicle',
      fresh: { vehicle: 'vehicle', place: 'driver' },
      fields: [
        { path: 'vehicle', label: 'Short name of the vehicle', kind: 'text', most: 60 },
        { path: 'place', label: 'As', kind: 'choice', choices: choicesOfWords(CREW_PLACES) },
      ],
    },
  ],
};

const WHO: readonly Field[] = [
  { path: 'name', label: 'Name', kind: 'text', most: 60 },
  { path: 'seat', label: 'Seat', kind: 'seat' },
  SQUAD,
  { path: 'count', label: 'So many alike', kind: 'number', min: 1, max: 100, step: 1, usual: 1 },
  {
    path: 'kind',
    label: 'Is a',
    kind: 'choice',
    usual: 'npc',
    choices: [
      { value: 'npc', title: 'Person like many' },
      { value: 'character', title: 'Character with hit points by part' },
      { value: 'animal', title: 'Animal' },
    ],
  },
  { path: 'type', label: 'Experience', kind: 'choice', usual: 'experienced', choices: choicesOfWords(NPC_TYPES) },
  { path: 'coolness', label: 'Coolness', kind: 'number', min: 0, max: 10, step: 1, none: 'as usual' },
  {
    path: 'animal',
    label: 'Animal',
    kind: 'choice',
    none: 'none',
    choices: choicesOfWords([...Object.keys(ANIMAL_MOVEMENT), 'grazer']),
  },
];

const HOW: readonly Field[] = [
  facing('facing', 'Facing'),
  {
    path: 'posture',
    label: 'Posture',
    kind: 'choice',
    usual: 'standing',
    choices: choicesOfWords(['standing', 'kneeling', 'prone']),
  },
  {
    path: 'alert',
    label: 'Awake',
    kind: 'choice',
    usual: 'alert',
    choices: choicesOfWords(['asleep', 'unaware', 'alert']),
  },
  ABOARD,
  { path: 'rides', label: 'Short name of the animal ridden', kind: 'text', most: 60, none: 'none' },
  { path: 'leader', label: 'Leads the squad', kind: 'flag', usual: false },
  { path: 'captive', label: 'Is a captive', kind: 'flag', usual: false },
  { path: 'reserve', label: 'Comes later, by a rule', kind: 'flag', usual: false },
  { path: 'role', label: 'Role, for rules to name', kind: 'text', most: 60, none: 'none' },
  id('For rules, riders and wagons to name.', 'none'),
];

const GEARED: readonly Field[] = [
  { path: 'armor', label: 'Armor', kind: 'choices', choices: choicesOf(BODY_ARMOR) },
  items('items', 'Carries, what is in hand first'),
];

const RIFLE = { kind: 'small-arm', what: 'm16', magazines: 4 } as const;

const PERSON: Layable = {
  id: 'person',
  title: 'Person',
  group: 'Forces',
  path: 'people',
  sheet: 'at.level',
  most: MOST_FORCES.people,
  is: { 'at.0': undefined },
  fresh: { name: 'Rifleman', seat: 0, items: [RIFLE] },
  shape: figure('facing', 0.7, 0.7),
  fields: [...WHO, ...GEARED, AT, ...HOW],
};

/** People as they are mostly wanted. */
const people = (kind: string, title: string, fresh: Readonly<Record<string, unknown>>): Layable => ({
  ...PERSON,
  id: kind,
  title,
  like: PERSON.id,
  fresh: { ...PERSON.fresh, name: title, ...fresh },
});

const PEOPLE: readonly Layable[] = [
  people('squad', 'Squad of five', { name: 'Rifleman', count: 5 }),
  people('character', 'Character', { kind: 'character', type: 'veteran', armor: ['kevlar-vest', 'kevlar-helmet'] }),
  people('machine-gunner', 'Machine gunner', {
    items: [{ kind: 'small-arm', what: 'm60', magazines: 3, rest: 'bipod' }],
  }),
  people('rocketeer', 'Rocketeer', { items: [{ kind: 'heavy', what: 'rpg-16', magazines: 3 }] }),
  people('horse', 'Horse', { kind: 'animal', animal: 'horse', items: [], id: 'horse' }),
  people('crew', 'Crew of a vehicle', { name: 'Driver', aboard: { vehicle: 'vehicle', place: 'driver' } }),
];

const LINE: Layable = {
  ...PERSON,
  id: 'line',
  title: 'People in a line',
  sheet: 'at.*.level',
  is: {},
  has: 'at.0',
  fresh: { name: 'Rifleman', seat: 0, count: 2, items: [RIFLE] },
  shape: { kind: 'corners', points: 'at', closed: false, least: 1, isWhole: true },
  fields: [
    ...WHO,
    ...GEARED,
    {
      path: 'at',
      label: 'Their squares, one each; the others stand around',
      kind: 'rows',
      row: 'Square',
      least: 1,
      most: 100,
      fresh: { x: 1, y: 1 },
      fields: CELL,
    },
    ...HOW,
  ],
};

const VEHICLE: Layable = {
  id: 'vehicle',
  title: 'Vehicle',
  group: 'Forces',
  path: 'vehicles',
  sheet: 'at.level',
  most: MOST_FORCES.vehicles,
  distinct: 'id',
  fresh: { id: 'vehicle', kind: '5-ton', seat: 0 },
  shape: figure('heading', 0.9, 0.6),
  fields: [
    id('For its crew to name.'),
    { path: 'name', label: 'Called', kind: 'text', most: 60, none: 'by its short name' },
    {
      path: 'kind',
      label: 'What',
      kind: 'choice',
      choices: [...choicesOf(VEHICLES), ...choicesOfWords(WAGONS)],
    },
    { path: 'seat', label: 'Seat', kind: 'seat' },
    SQUAD,
    { path: 'speed', label: 'Speed', kind: 'number', min: -80, max: 160, step: 1, unit: 'meters a phase', usual: 0 },
    { path: 'fuel', label: 'Fuel', kind: 'number', min: 0, max: 100, step: 1, unit: '%', usual: 100 },
    { path: 'tanker', label: 'Carries fuel', kind: 'flag', usual: false },
    { path: 'wrecked', label: 'Is a wreck', kind: 'flag', usual: false },
    facing('heading', 'Heading'),
    { ...AT, label: 'Where', forms: [{ id: 'at', title: 'At a square', fresh: { x: 1, y: 1 }, fields: CELL }] },
    items('weapons', 'Guns; none said: those of its kind, with full racks'),
  ],
};

const end = (path: 'from' | 'to', label: string): readonly Field[] =>
  CELL.map((field) => ({ ...field, path: `${path}.${field.path}`, label: `${label}: ${field.label.toLowerCase()}` }));

const LINK: Layable = {
  id: 'link',
  title: 'Stairs or ladder',
  group: 'Ways',
  path: 'links',
  most: 200,
  fresh: { kind: 'stairs' },
  shape: { kind: 'line', from: 'from', to: 'to', sheets: 'level', isWhole: true },
  fields: [
    { path: 'kind', label: 'What', kind: 'choice', choices: choicesOfWords(LINK_KINDS) },
    { path: 'bothWays', label: 'Both ways', kind: 'flag', usual: true },
    { path: 'actions', label: 'Actions that it takes', kind: 'number', min: 0, max: 120, step: 1, usual: 1 },
    { path: 'barrier', label: 'Short name of the door in it', kind: 'text', most: 60, none: 'none' },
    ...end('from', 'From'),
    ...end('to', 'To'),
  ],
};

const MOST_GOODS = 20;

const CACHE: Layable = {
  id: 'cache',
  title: 'Something to search',
  group: 'Hidden',
  path: 'caches',
  sheet: 'at.level',
  most: 80,
  distinct: 'id',
  fresh: { id: 'chest', name: 'Chest' },
  shape: spot('at.'),
  fields: [
    id('What it is known by.'),
    { path: 'name', label: 'Called', kind: 'text', most: 60, none: 'by its short name' },
    { path: 'actions', label: 'Actions to search it', kind: 'number', min: 1, max: 60, step: 1, usual: 2 },
    {
      path: 'level',
      label: 'How hard it is to find anything',
      kind: 'choice',
      none: 'no task',
      choices: choicesOfWords(['easy', 'average', 'difficult']),
    },
    {
      path: 'goods',
      label: 'What is in it, by the list of goods',
      kind: 'sequence',
      most: 40,
      choices: Array.from({ length: MOST_GOODS }, (_, value) => ({ value, title: `Goods ${value + 1}` })),
    },
    { path: 'locked', label: 'It is locked', kind: 'flag', usual: false },
    ...CELL.map((field) => ({ ...field, path: `at.${field.path}` })),
  ],
};

export const FORCES: readonly Layable[] = [PERSON, ...PEOPLE, LINE, VEHICLE];
export const WAYS: readonly Layable[] = [LINK];
export const HOARDS: readonly Layable[] = [CACHE];
