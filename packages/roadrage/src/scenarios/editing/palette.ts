// Who and what lies on the map.

import { choicesOfWords, type Layable } from '@hardtop/kernel';
import { FORMATS } from '../../catalog/formats.ts';
import { OBJECT_KINDS, OBJECTS, type ObjectKind } from '../../catalog/rams.ts';
import { AGGRESSIONS } from '../../catalog/solitaire.ts';
import { FOOTINGS, GROUNDS } from '../../catalog/terrain.ts';
import { HEIGHT, PLACE, SQUARES, WIDTH } from './fields.ts';

const ROLES = Object.values(FORMATS).flatMap(({ roles }) => roles);

const VEHICLE: Layable = {
  id: 'vehicle',
  title: 'Vehicle',
  group: 'Fighters',
  path: 'vehicles',
  most: 16,
  fresh: { seat: 0, car: 'road-reaver' },
  shape: { kind: 'point', x: 'x', y: 'y', heading: 'heading', length: 1, width: 0.6 },
  fields: [
    { path: 'seat', label: 'Seat', kind: 'seat' },
    { path: 'car', label: 'Vehicle', kind: 'vehicle' },
    { path: 'speed', label: 'Speed', kind: 'number', min: 0, max: 300, step: 10, unit: 'mph', usual: 0 },
    {
      path: 'role',
      label: 'Whose budget it keeps',
      kind: 'choice',
      none: 'the first of the format',
      choices: [...new Map(ROLES.map(({ id, name }) => [id, { value: id, title: name }])).values()],
    },
    {
      path: 'solitaire',
      label: 'Who drives',
      kind: 'form',
      tag: null,
      none: 'a person or a bot',
      forms: [
        {
          id: 'solitaire',
          title: 'The solitaire rules',
          fresh: {},
          fields: [
            {
              path: 'position',
              label: 'Position',
              kind: 'choice',
              none: 'rolled for',
              choices: choicesOfWords(['offensive', 'defensive']),
            },
            {
              path: 'aggression',
              label: 'Aggression',
              kind: 'choice',
              none: 'rolled for',
              choices: choicesOfWords(AGGRESSIONS),
            },
          ],
        },
      ],
    },
    ...PLACE,
    { path: 'heading', label: 'Heading', kind: 'number', min: -360, max: 360, step: 45, unit: '°' },
  ],
};

const WALKER: Layable = {
  id: 'walker',
  title: 'Person on foot',
  group: 'Fighters',
  path: 'walkers',
  most: 40,
  fresh: { seat: 0, character: { name: 'Kit' } },
  shape: { kind: 'point', x: 'x', y: 'y', length: 0.5, width: 0.5 },
  fields: [
    { path: 'seat', label: 'Seat', kind: 'seat' },
    { path: 'character.name', label: 'Name', kind: 'text', most: 60 },
    { path: 'floor', label: 'Floor', kind: 'number', min: 0, max: 40, step: 1, usual: 0 },
    ...PLACE,
  ],
};

const obstacle = (kind: ObjectKind): Layable => ({
  id: kind,
  title: OBJECTS[kind].name,
  group: 'Obstacles',
  path: 'map.obstacles',
  most: 400,
  is: { kind },
  fresh: { kind, ...(kind === 'building' ? { width: 3, height: 3 } : {}) },
  shape: SQUARES,
  fields: [
    { path: 'label', label: 'Called', kind: 'text', most: 60, usual: OBJECTS[kind].name.toLowerCase() },
    ...(kind === 'building'
      ? [{ path: 'floors', label: 'Floors', kind: 'number', min: 1, max: 40, step: 1, usual: 1 } as const]
      : []),
    { ...WIDTH, usual: 1 },
    { ...HEIGHT, usual: 1 },
    ...PLACE,
  ],
});

const PATCH: Layable = {
  id: 'patch',
  title: 'Patch of ground',
  group: 'Ground',
  path: 'map.patches',
  most: 400,
  fresh: { width: 4, height: 4 },
  shape: SQUARES,
  fields: [
    { path: 'label', label: 'Called', kind: 'text', most: 60, usual: '' },
    { path: 'footing', label: 'Underfoot', kind: 'choice', none: 'that of the map', choices: choicesOfWords(FOOTINGS) },
    { path: 'grounds', label: 'The ground is', kind: 'choices', choices: choicesOfWords(GROUNDS) },
    { path: 'level', label: 'Height in contours', kind: 'number', min: 0, max: 9, step: 1, usual: 0 },
    { path: 'soft', label: 'Soft to fall on', kind: 'flag', usual: false },
    WIDTH,
    HEIGHT,
    ...PLACE,
  ],
};

/** Patches as they are mostly wanted. */
const patch = (id: string, title: string, fresh: Readonly<Record<string, unknown>>): Layable => ({
  ...PATCH,
  id,
  title,
  like: PATCH.id,
  fresh: { ...PATCH.fresh, ...fresh },
});

const PATCHES: readonly Layable[] = [
  patch('road-section', 'Road section', { footing: 'road', width: 5, height: 10 }),
  patch('clean', 'Clean asphalt', { footing: 'clean' }),
  patch('wet', 'Wet ground', { footing: 'wet' }),
  patch('ice', 'Ice', { footing: 'ice' }),
  patch('off-road', 'Open country', { grounds: ['offRoad'], soft: true }),
  patch('mud', 'Mud', { grounds: ['offRoad', 'slippery'], soft: true, label: 'mud' }),
  patch('cliff', 'Cliff', { grounds: ['impassable'], label: 'cliff' }),
  patch('hill', 'Hill', { level: 1, label: 'hill' }),
  PATCH,
];

const ROAD: Layable = {
  id: 'road',
  title: 'Middle of the road',
  group: 'Lines',
  path: 'map.road',
  isOnly: true,
  most: 1,
  fresh: {},
  shape: { kind: 'corners', points: 'points', closed: false, least: 2 },
  fields: [
    { path: 'closed', label: 'It ends where it begins', kind: 'flag', usual: false },
    { path: 'half', label: 'Half its width', kind: 'number', min: 0.5, max: 20, step: 0.5, usual: 2 },
    {
      path: 'points',
      label: 'Its points, in the direction of travel',
      kind: 'rows',
      row: 'Point',
      most: 200,
      least: 2,
      fresh: { x: 1, y: 1 },
      fields: PLACE,
    },
  ],
};

const GATE: Layable = {
  id: 'gate',
  title: 'Gate of a lap',
  group: 'Lines',
  path: 'objective.gates',
  most: 40,
  fresh: {},
  shape: { kind: 'line', from: 'a', to: 'b' },
  fields: (['a', 'b'] as const).flatMap((end) =>
    PLACE.map((field) => ({
      ...field,
      path: `${end}.${field.path}`,
      label: `${end === 'a' ? 'Left post' : 'Right post'}, ${field.label.toLowerCase()}`,
    })),
  ),
  needs: { path: 'objective.kind', is: 'laps', words: 'Gates are for races: choose laps under what wins.' },
};

const ZONE: Layable = {
  id: 'zone',
  title: 'Zone to reach',
  group: 'Lines',
  path: 'objective.zone',
  isOnly: true,
  most: 1,
  fresh: { width: 3, height: 3 },
  shape: SQUARES,
  fields: [WIDTH, HEIGHT, ...PLACE],
  needs: { path: 'objective.kind', is: 'escape', words: 'A zone is for escapes: choose one under what wins.' },
};

export const PALETTE: readonly Layable[] = [
  VEHICLE,
  WALKER,
  ...PATCHES,
  ROAD,
  GATE,
  ZONE,
  ...OBJECT_KINDS.map(obstacle),
];
