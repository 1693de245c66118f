// What holds for a whole scenario: names, map, weather, what wins, ground rules, the road, the seats.

import { choicesOfWords, type Field, type FieldGroup, keysOf, nameFields } from '@hardtop/kernel';
import { DIVISIONS } from '../../catalog/divisions.ts';
import { EVENT_BANS } from '../../catalog/event-bans.ts';
import { FILMED_ON } from '../../catalog/prestige.ts';
import { ROAD_SECTIONS } from '../../catalog/road-sections.ts';
import { ROADS, VISIBILITIES } from '../../table/state/setup.ts';
import { GROUNDS } from '../../table/state/terrain.ts';
import { coordinate } from './fields.ts';

const NAMES = nameFields({ title: 120, summary: 400, id: 80 });

const MAP: FieldGroup = {
  title: 'The floor',
  fields: [
    coordinate('map.minX', 'West edge'),
    coordinate('map.maxX', 'East edge'),
    coordinate('map.minY', 'South edge'),
    coordinate('map.maxY', 'North edge'),
    { path: 'map.walled', label: 'A wall all round', kind: 'flag', usual: true },
    { path: 'map.ground', label: 'Underfoot', kind: 'choice', usual: 'road', choices: choicesOfWords(GROUNDS) },
  ],
};

const WEATHER: FieldGroup = {
  title: 'Weather',
  fields: [
    { path: 'road', label: 'The road', kind: 'choices', choices: choicesOfWords(ROADS) },
    { path: 'visibility', label: 'The view', kind: 'choices', choices: choicesOfWords(VISIBILITIES) },
  ],
};

const OBJECTIVE: Field = {
  path: 'objective',
  label: 'What wins',
  kind: 'form',
  tag: 'kind',
  usual: 'duel',
  forms: [
    { id: 'duel', title: 'To be the last that can move or fire', fresh: { kind: 'duel' }, fields: [] },
    { id: 'first-blood', title: 'To be through another’s armor first', fresh: { kind: 'first-blood' }, fields: [] },
    {
      id: 'pack-attack',
      title: 'To outrun a pack on a highway',
      fresh: { kind: 'pack-attack', lone: 0 },
      fields: [{ path: 'lone', label: 'Who runs', kind: 'seat', none: 'the first seat' }],
    },
    {
      id: 'amateur-night',
      title: 'The most prestige of an amateur night',
      fresh: { kind: 'amateur-night' },
      fields: [],
    },
  ],
};

const WINNING: FieldGroup = {
  title: 'Winning',
  fields: [
    { path: 'turnLimit', label: 'Turns', kind: 'number', min: 1, max: 500, step: 1 },
    OBJECTIVE,
    {
      path: 'occasion',
      label: 'Who sees it',
      kind: 'form',
      tag: 'kind',
      usual: 'arena',
      forms: [
        { id: 'arena', title: 'Everybody: it is an arena', fresh: { kind: 'arena' }, fields: [] },
        {
          id: 'road',
          title: 'Perhaps a camera: it is a road',
          fresh: { kind: 'road' },
          fields: [
            {
              path: 'filmedOn',
              label: 'Filmed on',
              kind: 'number',
              min: 0,
              max: 6,
              step: 1,
              unit: 'in 6',
              usual: FILMED_ON,
            },
          ],
        },
      ],
    },
    { path: 'hidden', label: 'Record sheets are secret', kind: 'flag', usual: false },
    { path: 'onFoot', label: 'People get out and fight on foot', kind: 'flag', usual: false },
    { path: 'strayShots', label: 'Shots that miss fly on', kind: 'flag', usual: false },
  ],
};

const EVENT: Field = {
  path: 'event',
  label: 'Ground rules',
  kind: 'form',
  tag: null,
  none: 'None: everything goes',
  forms: [
    {
      id: 'event',
      title: 'Those of an arena',
      fresh: {},
      fields: [
        {
          path: 'division',
          label: 'Division',
          kind: 'choice',
          none: 'any price',
          choices: DIVISIONS.map(({ id, title }) => ({ value: id, title })),
        },
        {
          path: 'bans',
          label: 'Ruled out',
          kind: 'choices',
          choices: keysOf(EVENT_BANS).map((value) => ({ value, title: EVENT_BANS[value].title })),
        },
        {
          path: 'only',
          label: 'Only',
          kind: 'choice',
          none: 'all',
          choices: choicesOfWords(['car', 'cycle', 'trike']),
        },
        { path: 'crew', label: 'People in a vehicle at most', kind: 'number', min: 1, max: 6, step: 1, none: 'any' },
        { path: 'identical', label: 'All drive the same vehicle', kind: 'flag', usual: false },
        { path: 'leaveAfter', label: 'Gates open after turn', kind: 'number', min: 0, max: 499, step: 1, usual: 0 },
      ],
    },
  ],
};

const HIGHWAY: Field = {
  path: 'map.highway',
  label: 'An endless road',
  hint: 'North through the middle of the map; the floor has no wall then, and nothing built on it.',
  kind: 'form',
  tag: null,
  none: 'No: this is the whole map',
  forms: [
    {
      id: 'highway',
      title: 'A highway',
      fresh: {},
      fields: [
        {
          path: 'sections',
          label: 'Road sections, in order',
          kind: 'sequence',
          most: 200,
          none: 'the dice lay it',
          choices: keysOf(ROAD_SECTIONS).map((value) => ({ value, title: ROAD_SECTIONS[value].name })),
        },
        { path: 'debris', label: 'Dice litter it', kind: 'flag', usual: false },
        { path: 'town', label: 'Inches to the town', kind: 'number', min: 24, max: 20_000, step: 1, none: 'no town' },
        { path: 'rolled', label: 'Who leads is rolled for', kind: 'flag', usual: false },
      ],
    },
  ],
};

const JUMP_START: Field = {
  path: 'jumpStart',
  label: 'Which game',
  kind: 'form',
  tag: null,
  none: 'The full game',
  forms: [
    {
      id: 'jumpStart',
      title: 'The short game (Jump-Start)',
      fresh: {},
      fields: [
        {
          path: 'start',
          label: 'Start',
          kind: 'choice',
          usual: 'as-placed',
          choices: choicesOfWords(['as-placed', 'road-duel']),
        },
      ],
    },
  ],
};

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
        { path: 'team', label: 'Team', kind: 'number', min: 0, max: 7, step: 1, none: 'for itself' },
        {
          path: 'budget',
          label: 'Dollars for its vehicles',
          kind: 'number',
          min: 0,
          max: 10_000_000,
          step: 500,
          none: 'any',
        },
      ],
    },
  ],
};

export const GENERAL: readonly FieldGroup[] = [
  NAMES,
  SEATS,
  MAP,
  WEATHER,
  WINNING,
  { title: 'Occasion', fields: [EVENT, HIGHWAY, JUMP_START] },
];
