// What is played for: objectives, and rules of the scenario's own as far as they can be filled in. All else is for the file as text.

import { choicesOfWords, type Field, type FieldGroup } from '@hardtop/kernel';
import { LIGHTS } from '../scenarios/world.ts';
import { SIDES } from './fields.ts';

type Forms = Extract<Field, { kind: 'form' }>['forms'];

const text = (path: string, label: string, most = 60): Field => ({ path, label, kind: 'text', most });
const side = (path: string, label: string): Field => ({ path, label, kind: 'choice', choices: SIDES });
const PLACE = text('place', 'Short name of the place');

const OBJECTIVES: Field = {
  path: 'objectives',
  label: 'What a side earns points for',
  hint: 'A rule below says when; bots go to its place.',
  kind: 'rows',
  row: 'Objective',
  most: 40,
  fresh: { id: 'goal', text: 'Reach the place.', side: 0, points: 60, primary: true },
  fields: [
    text('id', 'Short name'),
    text('text', 'In words', 200),
    side('side', 'For'),
    { path: 'points', label: 'Points', kind: 'number', min: -200, max: 200, step: 5 },
    { path: 'place', label: 'Short name of the place', kind: 'text', most: 60, none: 'none' },
    {
      path: 'how',
      label: 'What is done there',
      kind: 'choice',
      usual: 'go',
      choices: choicesOfWords(['go', 'blow', 'board', 'guard']),
    },
    { path: 'primary', label: 'It is what they came for', kind: 'flag', usual: false },
  ],
};

const WHO: Field = {
  path: 'who',
  label: 'Who',
  kind: 'form',
  tag: null,
  forms: [
    { id: 'side', title: 'A side', has: 'side', fresh: { side: 0 }, fields: [side('side', 'Side')] },
    { id: 'squad', title: 'A squad', has: 'squad', fresh: { squad: 'A' }, fields: [text('squad', 'Squad')] },
    { id: 'role', title: 'Those with a role', has: 'role', fresh: { role: 'leader' }, fields: [text('role', 'Role')] },
    {
      id: 'person',
      title: 'One person',
      has: 'person',
      fresh: { person: 'one' },
      fields: [text('person', 'Short name')],
    },
  ],
};

const US = { side: 0 } as const;
const count = (usual?: number): Field => ({
  path: 'count',
  label: 'How many',
  kind: 'number',
  min: 0,
  max: 220,
  step: 1,
  ...(usual === undefined ? {} : { usual }),
});

const WHEN: Forms = [
  {
    id: 'turn',
    title: 'From a turn on',
    fresh: { kind: 'turn', from: 10 },
    fields: [{ path: 'from', label: 'Turn', kind: 'number', min: 1, max: 2000, step: 1 }],
  },
  {
    id: 'entered',
    title: 'Somebody is at a place',
    fresh: { kind: 'entered', place: 'place', who: US },
    fields: [PLACE, WHO],
  },
  {
    id: 'left-map',
    title: 'So many have left the map',
    fresh: { kind: 'left-map', who: US, count: 1 },
    fields: [WHO, count(1)],
  },
  {
    id: 'down',
    title: 'So many are down or gone',
    fresh: { kind: 'down', who: US, percent: 50 },
    fields: [
      WHO,
      { path: 'percent', label: 'Share', kind: 'number', min: 1, max: 100, step: 5, unit: '%', none: 'by number' },
      {
        path: 'how',
        label: 'Who counts',
        hint: 'Serious wounds count on his feet or not.',
        kind: 'choice',
        usual: 'out',
        choices: choicesOfWords(['out', 'serious', 'dead']),
      },
    ],
  },
  { id: 'fired', title: 'A shot has been fired', fresh: { kind: 'fired' }, fields: [] },
  {
    id: 'seen',
    title: 'Somebody has been seen',
    fresh: { kind: 'seen', who: US, by: 1 },
    fields: [WHO, side('by', 'By')],
  },
  {
    id: 'has',
    title: 'Somebody has a thing',
    fresh: { kind: 'has', item: 'goal', who: US },
    fields: [text('item', 'What it is called'), WHO],
  },
  {
    id: 'wrecked',
    title: 'A vehicle is wrecked',
    fresh: { kind: 'wrecked', vehicle: 'vehicle' },
    fields: [text('vehicle', 'Short name of the vehicle')],
  },
  {
    id: 'boarded',
    title: 'Somebody is aboard',
    fresh: { kind: 'boarded', vehicle: 'vehicle', who: US },
    fields: [text('vehicle', 'Short name of the vehicle'), WHO],
  },
  { id: 'freed', title: 'Captives are free', fresh: { kind: 'freed', who: US, count: 1 }, fields: [WHO, count()] },
  {
    id: 'exploded',
    title: 'Something has gone off at a place',
    fresh: { kind: 'exploded', place: 'place' },
    fields: [PLACE],
  },
  {
    id: 'harmed',
    title: 'Machinery has taken harm',
    fresh: { kind: 'harmed', places: ['place'], points: 6 },
    fields: [
      {
        path: 'places',
        label: 'Where it stands',
        hint: 'What goes off there takes two points, a burst across it one.',
        kind: 'rows',
        row: 'Place',
        most: 20,
        fresh: 'place',
        fields: [text('', 'Short name of the place')],
      },
      { path: 'points', label: 'Points', kind: 'number', min: 1, max: 100, step: 1 },
    ],
  },
  {
    id: 'done',
    title: 'An objective is reached',
    fresh: { kind: 'done', objective: 'goal' },
    fields: [text('objective', 'Short name of the objective')],
  },
  {
    id: 'alarm',
    title: 'An alarm has been given',
    fresh: { kind: 'alarm', alarm: 'alarm' },
    fields: [text('alarm', 'Which alarm')],
  },
];

const DEEDS: Forms = [
  {
    id: 'end',
    title: 'It is over',
    fresh: { kind: 'end', winners: [0], text: 'They have done it.' },
    fields: [{ path: 'winners', label: 'Who has won', kind: 'choices', choices: SIDES }, text('text', 'In words', 200)],
  },
  {
    id: 'score',
    title: 'An objective is reached',
    fresh: { kind: 'score', objective: 'goal' },
    fields: [text('objective', 'Short name of the objective')],
  },
  { id: 'settle', title: 'It is over, and the points decide', fresh: { kind: 'settle' }, fields: [] },
  {
    id: 'points',
    title: 'Points for a side',
    fresh: { kind: 'points', side: 0, points: 10, text: 'Well done.' },
    fields: [
      side('side', 'For'),
      { path: 'points', label: 'Points', kind: 'number', min: -1000, max: 1000, step: 5 },
      text('text', 'In words', 200),
    ],
  },
  {
    id: 'tell',
    title: 'Something is told',
    fresh: { kind: 'tell', text: 'Engines in the distance.' },
    fields: [text('text', 'In words', 300)],
  },
  {
    id: 'arrive',
    title: 'A squad arrives',
    fresh: { kind: 'arrive', squad: 'A', place: 'place' },
    fields: [text('squad', 'Squad'), PLACE],
  },
  {
    id: 'meet',
    title: 'Some are met at a distance by dice',
    fresh: { kind: 'meet', who: { squad: 'A' }, from: US, place: 'place', dice: '1d10', meters: 10 },
    fields: [
      WHO,
      { ...WHO, path: 'from', label: 'Met by whom' },
      text('place', 'Short name of the place on whose side they stand'),
      text('dice', 'Dice', 8),
      { path: 'meters', label: 'Meters for each point', kind: 'number', min: 1, max: 100, step: 1 },
    ],
  },
  {
    id: 'reveal',
    title: 'A side learns where something is',
    fresh: { kind: 'reveal', what: 'captives', side: 0 },
    fields: [
      {
        path: 'what',
        label: 'What',
        kind: 'choice',
        choices: choicesOfWords(['traps', 'sentries', 'captives']),
      },
      side('side', 'Who learns it'),
    ],
  },
  {
    id: 'alarm',
    title: 'An alarm is given',
    fresh: { kind: 'alarm', alarm: 'alarm' },
    fields: [text('alarm', 'Which alarm')],
  },
  {
    id: 'conceal',
    title: 'Some come unnoticed, or are noticed',
    fresh: { kind: 'conceal', who: { squad: 'A' }, concealed: true },
    fields: [WHO, { path: 'concealed', label: 'Unnoticed', kind: 'flag' }],
  },
  { id: 'wake', title: 'Sleepers wake', fresh: { kind: 'wake', who: US }, fields: [WHO] },
  { id: 'free', title: 'Captives are set free', fresh: { kind: 'free', who: US }, fields: [WHO] },
  {
    id: 'order',
    title: 'A squad is told to do something',
    fresh: { kind: 'order', squad: 'A', order: 'hold' },
    fields: [
      text('squad', 'Squad'),
      {
        path: 'order',
        label: 'Order',
        kind: 'choice',
        choices: choicesOfWords(['hold', 'go', 'approach', 'assault', 'fall-back', 'lie-flat', 'hold-fire', 'free']),
      },
      { path: 'place', label: 'Short name of the place', kind: 'text', most: 60, none: 'none' },
    ],
  },
  {
    id: 'light',
    title: 'The light changes',
    fresh: { kind: 'light', level: 'field', light: 'limited' },
    fields: [
      text('level', 'Level'),
      { path: 'light', label: 'Light', kind: 'choice', choices: choicesOfWords(LIGHTS) },
    ],
  },
  {
    id: 'explosion',
    title: 'Something goes off',
    fresh: { kind: 'explosion', place: 'place', concussion: 10 },
    fields: [
      PLACE,
      { path: 'concussion', label: 'Concussion', kind: 'number', min: 0, max: 100, step: 1 },
      { path: 'burst', label: 'Burst, in meters', kind: 'number', min: 0, max: 200, step: 1, none: 'none' },
      { path: 'fuel', label: 'It burns', kind: 'flag', usual: false },
    ],
  },
];

const RULES: Field = {
  path: 'script',
  label: 'Rules of this scenario',
  kind: 'rows',
  row: 'Rule',
  most: 200,
  fresh: { id: 'rule', when: WHEN[0]?.fresh, deeds: [DEEDS[0]?.fresh] },
  fields: [
    text('id', 'Short name'),
    { path: 'text', label: 'What is told', kind: 'text', most: 300, usual: '' },
    { path: 'when', label: 'When', kind: 'form', tag: 'kind', forms: WHEN },
    { path: 'times', label: 'Times at most', kind: 'number', min: 1, max: 1000, step: 1, usual: 1 },
    { path: 'each', label: 'If several', kind: 'choice', choices: choicesOfWords(['turn', 'phase']), usual: 'turn' },
    {
      path: 'deeds',
      label: 'What happens',
      kind: 'rows',
      row: 'Deed',
      most: 12,
      fresh: DEEDS[0]?.fresh,
      fields: [{ path: '', label: 'What', kind: 'form', tag: 'kind', forms: DEEDS }],
    },
  ],
};

export const WINNING: FieldGroup = {
  title: 'Winning',
  fields: [
    {
      path: 'turnLimit',
      label: 'Turns',
      hint: 'Who holds the field has won; when they are over, the points decide, and without points nobody has.',
      kind: 'number',
      min: 1,
      max: 2000,
      step: 1,
      usual: 40,
    },
    OBJECTIVES,
    RULES,
  ],
};
