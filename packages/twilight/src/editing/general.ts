// What holds for a whole scenario.

import { choicesOfWords, type Field, type FieldGroup, nameFields } from '@hardtop/kernel';
import { STEALTH } from '../catalog/sight.ts';
import { GROUNDS, LIGHTS } from '../scenarios/world.ts';
import { DEFAULT_VARIANTS } from '../variants.ts';
import { SIDES } from './fields.ts';
import { items } from './items.ts';
import { WINNING } from './winning.ts';

const NAMES = nameFields({ title: 60, summary: 300, id: 60 });

const TEMPERS = ['marauder', 'regular', 'elite', 'militia', 'rabble'];

const SEATS: FieldGroup = {
  title: 'Seats and sides',
  fields: [
    {
      path: 'seats',
      label: 'Who plays',
      kind: 'rows',
      row: 'Seat',
      least: 1,
      most: 8,
      fresh: { name: 'Another' },
      fields: [
        { path: 'name', label: 'Name', kind: 'text', most: 60 },
        { path: 'side', label: 'Side', kind: 'choice', none: 'of its own number', choices: SIDES },
        {
          path: 'temper',
          label: 'How a machine fights there',
          kind: 'choice',
          none: 'as usual',
          choices: choicesOfWords(TEMPERS),
        },
      ],
    },
    {
      path: 'sides',
      label: 'Sides; none said: one for each seat, all hostile',
      kind: 'rows',
      row: 'Side',
      most: 8,
      fresh: { name: 'Another side' },
      fields: [
        { path: 'name', label: 'Name', kind: 'text', most: 60 },
        { path: 'allied', label: 'Allied with', kind: 'choices', choices: SIDES },
        { path: 'neutral', label: 'At peace with', kind: 'choices', choices: SIDES },
      ],
    },
  ],
};

/** −2 is no task at all, −1 an easy one, 0 an average, 1 a difficult one, 2 impossible. */
const stealthField = (light: keyof typeof STEALTH, words: string): Field => ({
  path: `stealth.${light}`,
  label: `Going unseen ${words}: steps harder than average`,
  kind: 'number',
  min: -2,
  max: 2,
  step: 1,
  usual: STEALTH[light],
});

const STEALTH_FIELDS: readonly Field[] = [
  stealthField('full', 'by day'),
  stealthField('limited', 'at dusk'),
  stealthField('dark', 'in the dark'),
];

const MEETING: FieldGroup = {
  title: 'How it begins',
  fields: [
    {
      path: 'hidden',
      label: 'Fog of war: nobody knows of others what his side has not seen',
      kind: 'flag',
      usual: false,
    },
    { path: 'meeting.ambush', label: 'Who lies in ambush', kind: 'choices', choices: SIDES },
    { path: 'meeting.surprised', label: 'Who is surprised', kind: 'choices', choices: SIDES },
    ...STEALTH_FIELDS,
  ],
};

const whole = (path: string, label: string, min: number, max: number, usual?: number, unit?: string): Field => ({
  path,
  label,
  kind: 'number',
  min,
  max,
  step: 1,
  ...(usual === undefined ? {} : { usual }),
  ...(unit === undefined ? {} : { unit }),
});

const LEVELS: FieldGroup = {
  title: 'Levels and light',
  fields: [
    {
      path: 'levels',
      label: 'Map sheets, floors and cellars',
      hint: 'Levels of one site lie above each other and see each other; stairs and ladders lead from one to another.',
      kind: 'rows',
      row: 'Level',
      least: 1,
      most: 12,
      fresh: { id: 'upper', name: 'Upper floor', width: 10, height: 8, grid: 2, elevation: 3, ground: 'floor' },
      fields: [
        { path: 'id', label: 'Short name', kind: 'text', most: 60 },
        { path: 'name', label: 'Called', kind: 'text', most: 60, none: 'by its short name' },
        whole('width', 'Squares to the east', 2, 100),
        whole('height', 'Squares to the south', 2, 100),
        {
          path: 'grid',
          label: 'A square is',
          kind: 'choice',
          usual: 8,
          choices: [
            { value: 8, title: '8 meters' },
            { value: 2, title: '2 meters' },
          ],
        },
        { path: 'light', label: 'Light', kind: 'choice', usual: 'full', choices: choicesOfWords(LIGHTS) },
        whole('darkSight', 'Seen in the dark', 0, 400, 40, 'm'),
        { path: 'ground', label: 'Ground', kind: 'choice', usual: 'open', choices: choicesOfWords(GROUNDS) },
        { path: 'mist', label: 'Fog or mist: a range band farther', kind: 'flag', usual: false },
        { path: 'ricochets', label: 'Stone all round: shots come back', kind: 'flag', usual: false },
        { path: 'site', label: 'Site', kind: 'text', most: 60, usual: 'field' },
        whole('elevation', 'Height of its floor', -200, 400, 0, 'm'),
        {
          path: 'origin',
          label: 'Where it lies over its site',
          kind: 'form',
          tag: null,
          none: 'at its corner',
          forms: [
            {
              id: 'origin',
              title: 'Away from its north-west corner',
              fresh: { x: 0, y: 0 },
              fields: [
                whole('x', 'To the east', -10_000, 10_000, undefined, 'm'),
                whole('y', 'To the south', -10_000, 10_000, undefined, 'm'),
              ],
            },
          ],
        },
      ],
    },
  ],
};

const GOODS: FieldGroup = {
  title: 'Goods',
  fields: [items('goods', 'What can be found, by number', 200)],
};

const VARIANTS: FieldGroup = {
  title: 'Variants',
  fields: [
    {
      path: 'variants.fragments',
      label: 'Fragments far from a burst',
      kind: 'choice',
      usual: DEFAULT_VARIANTS.fragments,
      choices: choicesOfWords(['text', 'chart']),
    },
    {
      path: 'variants.charges',
      label: 'Concussion of charges',
      kind: 'choice',
      usual: DEFAULT_VARIANTS.charges,
      choices: choicesOfWords(['table', 'precise']),
    },
    whole('variants.shotgunRange', 'Close range of shotguns', 5, 200, DEFAULT_VARIANTS.shotgunRange, 'm'),
    {
      path: 'variants.mutualSpotting',
      label: 'Who see each other at once',
      kind: 'choice',
      usual: DEFAULT_VARIANTS.mutualSpotting,
      choices: choicesOfWords(['surprise', 'no-surprise']),
    },
  ],
};

export const GENERAL: readonly FieldGroup[] = [NAMES, SEATS, LEVELS, MEETING, WINNING, GOODS, VARIANTS];
