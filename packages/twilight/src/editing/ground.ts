// What lies and stands on a level.

import { choicesOfWords, type Field, type Layable, titleOfWord } from '@hardtop/kernel';
import {
  BARRIER_KINDS,
  type BarrierKind,
  GROUNDS,
  MINE_KINDS,
  OBSTACLE_KINDS,
  type ObstacleKind,
} from '../scenarios/world.ts';
import { DISC, DISC_SHAPE, id, MADE_OF, name, OPENABLE, PLACE, RECT, RECT_SHAPE, SIDE, SIDES, spot } from './fields.ts';

const GROUND_KIND: Field = { path: 'kind', label: 'Ground', kind: 'choice', choices: choicesOfWords(GROUNDS) };

const MOST_AREAS = 400;

const GROUND: Layable = {
  id: 'ground',
  title: 'Ground',
  group: 'Ground',
  path: 'levels.*.areas',
  most: MOST_AREAS,
  is: { disc: undefined },
  fresh: { kind: 'brush', rect: [0, 0, 4, 4] },
  shape: RECT_SHAPE,
  fields: [GROUND_KIND, ...RECT],
};

const ROUND: Layable = {
  id: 'round',
  title: 'Round ground',
  group: 'Ground',
  path: 'levels.*.areas',
  most: MOST_AREAS,
  is: { rect: undefined },
  fresh: { kind: 'wood', disc: [0, 0, 3] },
  shape: DISC_SHAPE,
  fields: [GROUND_KIND, ...DISC],
};

/** Ground as it is mostly wanted. */
const ground = (kind: (typeof GROUNDS)[number], title = titleOfWord(kind)): Layable => ({
  ...GROUND,
  id: `ground-${kind}`,
  title,
  like: GROUND.id,
  fresh: { ...GROUND.fresh, kind },
});

const SQUARES_OF: Readonly<Record<BarrierKind, string>> = {
  wall: 'Wall',
  fence: 'Fence',
  door: 'Door',
  window: 'Window',
  gate: 'Gate',
  slit: 'Firing slit',
  parapet: 'Parapet',
};

const barrier = (kind: BarrierKind): Layable => ({
  id: kind,
  title: SQUARES_OF[kind],
  group: 'Walls',
  path: 'levels.*.barriers',
  most: MOST_AREAS,
  is: { kind },
  fresh: { kind },
  shape: { kind: 'edge', x: 'x', y: 'y', edge: 'edge', length: 'length' },
  fields: [
    { path: 'length', label: 'Squares long', kind: 'number', min: 1, max: 100, step: 1, usual: 1 },
    {
      path: 'edge',
      label: 'On which side of its squares',
      kind: 'choice',
      choices: [
        { value: 'north', title: 'North, running east' },
        { value: 'west', title: 'West, running south' },
      ],
    },
    ...PLACE,
    ...MADE_OF,
    ...(kind === 'door' || kind === 'gate' ? OPENABLE : []),
    id('For ways and rules to name.', 'none'),
  ],
});

const OPENINGS: Field = {
  path: 'openings',
  label: 'Doors and windows',
  hint: 'Doors and windows of the tool bar may be laid over its walls as well.',
  kind: 'rows',
  row: 'Opening',
  most: 40,
  fresh: { kind: 'door', x: 0, y: 0, side: 'south' },
  fields: [
    {
      path: 'kind',
      label: 'What',
      kind: 'choice',
      usual: 'door',
      choices: choicesOfWords(['door', 'window', 'gate', 'slit', 'gap']),
    },
    ...PLACE,
    {
      path: 'side',
      label: 'On which side of the square',
      kind: 'choice',
      choices: choicesOfWords(['north', 'east', 'south', 'west']),
    },
    ...OPENABLE,
  ],
};

const BUILDING: Layable = {
  id: 'building',
  title: 'Building',
  group: 'Walls',
  path: 'levels.*.buildings',
  most: 80,
  fresh: { name: 'House', rect: [0, 0, 3, 3] },
  shape: { ...RECT_SHAPE, along: 'openings' },
  fields: [
    name('Building'),
    ...MADE_OF,
    { path: 'floor', label: 'Floor', kind: 'choice', usual: 'floor', choices: choicesOfWords(GROUNDS) },
    OPENINGS,
    ...RECT,
  ],
};

/** What such things are mostly made of. */
const OBSTACLE_COVER: Readonly<Partial<Record<ObstacleKind, string>>> = {
  trunk: 'tree-trunk',
  sandbags: 'sandbag',
  crate: 'plank',
  cart: 'plank',
  rock: 'thick-stone-wall',
  statue: 'stone-wall',
  furniture: 'plank',
  table: 'plank',
  planks: 'plank',
};

const obstacle = (kind: ObstacleKind): Layable => ({
  id: kind,
  title: titleOfWord(kind),
  group: 'Cover',
  path: 'levels.*.obstacles',
  most: 300,
  is: { kind },
  fresh: { kind, ...(OBSTACLE_COVER[kind] === undefined ? {} : { cover: OBSTACLE_COVER[kind] }) },
  shape: { kind: 'box', x: 'x', y: 'y', width: 'w', length: 'h', corner: -0.5 },
  fields: [
    name(kind),
    ...MADE_OF,
    { path: 'opaque', label: 'It blocks sight', kind: 'flag', usual: false },
    { path: 'solid', label: 'Nobody can enter it', kind: 'flag', usual: false },
    { path: 'w', label: 'Squares to the east', kind: 'number', min: 1, max: 100, step: 1, usual: 1 },
    { path: 'h', label: 'Squares to the south', kind: 'number', min: 1, max: 100, step: 1, usual: 1 },
    ...PLACE,
  ],
});

const meters = (path: string, label: string, max: number): Field => ({
  path,
  label,
  kind: 'number',
  min: 0,
  max,
  step: 1,
  unit: 'm',
});

const LAMP: Layable = {
  id: 'lamp',
  title: 'Lamp or fire',
  group: 'Light',
  path: 'levels.*.lamps',
  most: 60,
  fresh: { name: 'Lamp', full: 16, limited: 40 },
  shape: spot(),
  fields: [
    name('Lamp'),
    meters('full', 'Full light around it', 500),
    meters('limited', 'Limited light around it', 1000),
    { path: 'on', label: 'It burns', kind: 'flag', usual: true },
    { path: 'circuit', label: 'Circuit', kind: 'text', most: 60, none: 'its own' },
    ...PLACE,
  ],
};

const MINEFIELD: Layable = {
  id: 'minefield',
  title: 'Minefield',
  group: 'Hidden',
  path: 'levels.*.minefields',
  most: 40,
  fresh: { rect: [0, 0, 4, 2], density: 0.5, side: 0 },
  shape: RECT_SHAPE,
  fields: [
    {
      path: 'kind',
      label: 'Mines',
      kind: 'choice',
      usual: 'antipersonnel',
      choices: choicesOfWords(MINE_KINDS),
    },
    { path: 'density', label: 'Mines to a square of 8 m', kind: 'number', min: 0.01, max: 9, step: 0.01 },
    SIDE,
    { path: 'hidden', label: 'Only that side knows it', kind: 'flag', usual: true },
    ...RECT,
  ],
};

const TRAP: Layable = {
  id: 'trap',
  title: 'Trap',
  group: 'Hidden',
  path: 'levels.*.traps',
  most: 40,
  fresh: { name: 'Trip wire', chance: 60, concussion: 4, side: 0 },
  shape: spot(),
  fields: [
    name('Trap'),
    { path: 'chance', label: 'It goes off', kind: 'number', min: 1, max: 100, step: 1, unit: '%' },
    { path: 'concussion', label: 'Concussion', kind: 'number', min: 0, max: 100, step: 1 },
    { path: 'burst', label: 'Fragments as far as', kind: 'number', min: 0, max: 200, step: 1, unit: 'm', none: 'none' },
    SIDE,
    ...PLACE,
  ],
};

const placeFields: readonly Field[] = [
  id('For orders and rules to name.'),
  name(),
  { path: 'exit', label: 'Who may leave the map here', kind: 'choices', choices: SIDES },
];

const AREA: Layable = {
  id: 'place',
  title: 'Named place',
  group: 'Places',
  path: 'levels.*.places',
  most: 80,
  is: { disc: undefined },
  distinct: 'id',
  fresh: { id: 'place', rect: [0, 0, 4, 3] },
  shape: RECT_SHAPE,
  fields: [...placeFields, ...RECT],
};

const EXIT: Layable = {
  ...AREA,
  id: 'exit',
  title: 'Way off the map',
  like: AREA.id,
  fresh: { id: 'exit', name: 'Way out', exit: [0], rect: [0, 0, 6, 1] },
};

const ROUND_PLACE: Layable = {
  ...AREA,
  id: 'round-place',
  title: 'Round place',
  is: { rect: undefined },
  fresh: { id: 'place', disc: [0, 0, 3] },
  shape: DISC_SHAPE,
  fields: [...placeFields, ...DISC],
};

export const ON_LEVELS: readonly Layable[] = [
  ...BARRIER_KINDS.map(barrier),
  BUILDING,
  ground('road'),
  ground('brush'),
  ground('wood'),
  ground('swamp'),
  ground('hill'),
  ground('rubble'),
  ground('water', 'Shallow water'),
  ground('deep-water'),
  GROUND,
  ROUND,
  ...OBSTACLE_KINDS.map(obstacle),
  LAMP,
  AREA,
  EXIT,
  ROUND_PLACE,
  MINEFIELD,
  TRAP,
];
