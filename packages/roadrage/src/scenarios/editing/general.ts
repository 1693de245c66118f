// What holds for a whole scenario.

import { choicesOfWords, type Field, type FieldGroup, keysOf, nameFields } from '@hardtop/kernel';
import { FORMATS } from '../../catalog/formats.ts';
import { FOOTINGS } from '../../catalog/terrain.ts';
import { DEFAULT_VARIANTS } from '../../variants.ts';

const NAMES = nameFields({ title: 120, summary: 400, id: 80 });

const SEATS: FieldGroup = {
  title: 'Seats',
  fields: [
    {
      path: 'seats',
      label: 'Who plays',
      kind: 'rows',
      row: 'Seat',
      most: 8,
      fresh: { name: 'Another' },
      fields: [
        { path: 'name', label: 'Name', kind: 'text', most: 60 },
        { path: 'side', label: 'Side', kind: 'text', most: 30, none: 'for itself' },
      ],
    },
  ],
};

const MAP: FieldGroup = {
  title: 'The map',
  fields: [
    { path: 'map.width', label: 'Squares to the east', kind: 'number', min: 4, max: 500, step: 1 },
    { path: 'map.height', label: 'Squares to the north', kind: 'number', min: 4, max: 500, step: 1 },
    {
      path: 'map.edge',
      label: 'At the edge',
      kind: 'choice',
      usual: 'wall',
      choices: [
        { value: 'wall', title: 'A wall' },
        { value: 'open', title: 'Open country: who leaves is gone' },
      ],
    },
    {
      path: 'map.footing',
      label: 'Underfoot, by the weather',
      kind: 'choice',
      usual: 'road',
      choices: choicesOfWords(FOOTINGS),
    },
  ],
};

const RUNNERS: Field = { path: 'runners', label: 'Who runs', kind: 'seats' };

const OBJECTIVE: Field = {
  path: 'objective',
  label: 'What wins',
  kind: 'form',
  tag: 'kind',
  usual: 'duel',
  forms: [
    { id: 'duel', title: 'To be the last that can move or fire', fresh: { kind: 'duel' }, fields: [] },
    { id: 'lastMoving', title: 'To be the last that can move', fresh: { kind: 'lastMoving' }, fields: [] },
    {
      id: 'laps',
      title: 'To be first over the line',
      fresh: { kind: 'laps', laps: 2, gates: [{ a: { x: 0, y: 9.5 }, b: { x: 6, y: 9.5 } }] },
      fields: [{ path: 'laps', label: 'Laps', kind: 'number', min: 1, max: 99, step: 1 }],
    },
    {
      id: 'escape',
      title: 'To reach a zone, or to stop whoever runs for it',
      fresh: { kind: 'escape', runners: [0], zone: { x: 0, y: 0, width: 3, height: 3 } },
      fields: [RUNNERS],
    },
    {
      id: 'capture',
      title: 'To catch, or not to be caught',
      fresh: { kind: 'capture', runners: [0] },
      fields: [RUNNERS],
    },
  ],
};

const WINNING: FieldGroup = {
  title: 'Winning',
  fields: [
    { path: 'turnLimit', label: 'Turns', kind: 'number', min: 1, max: 500, step: 1 },
    {
      path: 'format',
      label: 'Format',
      kind: 'choice',
      none: 'none: any legal vehicle',
      choices: keysOf(FORMATS).map((value) => ({ value, title: FORMATS[value].name })),
    },
    OBJECTIVE,
    { path: 'hidden', label: 'Record sheets are secret', kind: 'flag', usual: false },
  ],
};

const flag = (
  path:
    | 'speedPush'
    | 'rangeModifiers'
    | 'people'
    | 'longVehicles'
    | 'alternateManeuvers'
    | 'softSizeZero'
    | 'softBreakIn',
  label: string,
): Field => ({
  path: `variants.${path}`,
  label,
  kind: 'flag',
  usual: DEFAULT_VARIANTS[path],
});

const VARIANTS: FieldGroup = {
  title: 'Variants',
  fields: [
    {
      path: 'variants.movement',
      label: 'Movement',
      kind: 'choice',
      usual: DEFAULT_VARIANTS.movement,
      choices: [
        { value: 'grid', title: 'On squares' },
        { value: 'open', title: 'With a ruler' },
      ],
    },
    {
      path: 'variants.phases',
      label: 'Phases',
      kind: 'choice',
      usual: DEFAULT_VARIANTS.phases,
      choices: choicesOfWords(['none', 'rounds', 'countdown']),
    },
    {
      path: 'variants.fire',
      label: 'Fire',
      kind: 'choice',
      usual: DEFAULT_VARIANTS.fire,
      choices: choicesOfWords(['table', 'summary']),
    },
    {
      path: 'variants.squareMm',
      label: 'A square',
      kind: 'number',
      min: 20,
      max: 200,
      step: 1,
      unit: 'mm',
      usual: DEFAULT_VARIANTS.squareMm,
    },
    flag('speedPush', 'Speed may be pushed'),
    flag('rangeModifiers', 'Range counts'),
    flag('people', 'People jump out and board'),
    flag('longVehicles', 'A bus fills two squares'),
    flag('alternateManeuvers', 'Finer maneuvers without squares'),
    flag('softSizeZero', 'What is of size 0 does no damage'),
    flag('softBreakIn', 'Armor does not save from who breaks in'),
  ],
};

export const GENERAL: readonly FieldGroup[] = [NAMES, SEATS, MAP, WINNING, VARIANTS];
