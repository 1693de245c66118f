import type { ScenarioFile } from './scenario-schema.ts';

type PersonFile = ScenarioFile['people'][number];
type Items = NonNullable<PersonFile['items']>;

const rifle = (what: 'm16' | 'ak-74' | 'akm', magazines = 5): Items[number] => ({
  kind: 'small-arm',
  what,
  magazines,
});
const frags = (count: number): Items[number] => ({ kind: 'grenade', what: 'frag', count });
const VEST_AND_HELMET: PersonFile['armor'] = ['kevlar-vest', 'kevlar-helmet'];
const HELMET: PersonFile['armor'] = ['steel-helmet'];

/** Four of a party at a farm wall, six marauders in the wood: what a newcomer is offered. */
export const farmyard: ScenarioFile = {
  id: 'farmyard',
  title: 'Farmyard',
  summary:
    'Four of the party behind a farm wall, six marauders at the edge of the wood. A fight for the first evening.',
  turnLimit: 30,
  levels: [
    {
      id: 'field',
      name: 'The farm',
      width: 24,
      height: 18,
      areas: [
        { kind: 'road', rect: [0, 8, 24, 1] },
        { kind: 'wood', rect: [16, 0, 8, 5] },
        { kind: 'brush', rect: [14, 5, 8, 2] },
        { kind: 'brush', rect: [15, 11, 7, 4] },
      ],
      buildings: [
        {
          name: 'Farmhouse',
          rect: [2, 10, 2, 2],
          cover: 'brick-wall',
          openings: [
            { x: 3, y: 10, side: 'east', kind: 'door' },
            { x: 3, y: 11, side: 'east', kind: 'window' },
            { x: 2, y: 10, side: 'north', kind: 'window' },
          ],
        },
        {
          name: 'Barn',
          rect: [5, 3, 3, 2],
          cover: 'timber-wall',
          openings: [{ x: 7, y: 4, side: 'east', kind: 'gate', open: true }],
        },
      ],
      barriers: [
        { kind: 'wall', x: 7, y: 6, edge: 'west', length: 6, cover: 'stone-wall', height: 'low', opaque: false },
        { kind: 'gate', x: 7, y: 8, edge: 'west', open: true },
      ],
      obstacles: [
        { kind: 'trunk', x: 12, y: 7, cover: 'tree-trunk' },
        { kind: 'trunk', x: 13, y: 10, cover: 'tree-trunk' },
        { kind: 'cart', x: 9, y: 8, cover: 'plank' },
      ],
      places: [
        { id: 'farm', name: 'The farm', rect: [0, 2, 7, 12] },
        { id: 'wood', name: 'The wood', rect: [16, 0, 8, 7] },
      ],
    },
  ],
  seats: [{ name: 'The party' }, { name: 'Marauders', temper: 'marauder' }],
  people: [
    {
      name: 'Novak',
      kind: 'character',
      seat: 0,
      squad: 'A',
      coolness: 2,
      type: 'veteran',
      leader: true,
      armor: VEST_AND_HELMET,
      items: [rifle('m16'), frags(2)],
      at: { x: 6, y: 7 },
      posture: 'kneeling',
      facing: 2,
    },
    {
      name: 'Ellis',
      kind: 'character',
      seat: 0,
      squad: 'A',
      coolness: 3,
      type: 'veteran',
      armor: VEST_AND_HELMET,
      items: [{ kind: 'small-arm', what: 'm249', magazines: 2 }],
      at: { x: 6, y: 9 },
      posture: 'kneeling',
      facing: 2,
    },
    {
      name: 'Weiss',
      kind: 'character',
      seat: 0,
      squad: 'A',
      coolness: 4,
      type: 'experienced',
      armor: VEST_AND_HELMET,
      items: [rifle('m16'), { kind: 'gear', what: 'medical-kit' }],
      at: { x: 6, y: 10 },
      posture: 'kneeling',
      facing: 2,
    },
    {
      name: 'Corso',
      kind: 'character',
      seat: 0,
      squad: 'A',
      coolness: 3,
      type: 'experienced',
      armor: VEST_AND_HELMET,
      items: [{ kind: 'small-arm', what: 'm21', magazines: 4, scope: true }],
      at: { x: 3, y: 11 },
      facing: 2,
    },
    {
      name: 'Leader',
      seat: 1,
      squad: 'A',
      type: 'veteran',
      leader: true,
      armor: HELMET,
      items: [rifle('ak-74'), frags(1)],
      at: { x: 17, y: 5 },
      facing: 6,
    },
    {
      name: 'Marauder',
      count: 5,
      seat: 1,
      squad: 'A',
      type: 'experienced',
      armor: HELMET,
      items: [rifle('akm', 4)],
      at: [
        { x: 16, y: 4 },
        { x: 18, y: 6 },
        { x: 15, y: 6 },
        { x: 16, y: 12 },
        { x: 17, y: 13 },
      ],
      facing: 6,
    },
  ],
};

const LINE = Array.from({ length: 10 }, (_, i) => i);
const column = (x: number, from: number): { x: number; y: number }[] => LINE.map((i) => ({ x, y: from + i }));

const section = (
  seat: number,
  x: number,
  facing: number,
  arms: 'm16' | 'ak-74',
  gun: 'm249' | 'rpk-74',
): PersonFile[] => [
  {
    name: 'Sergeant',
    seat,
    squad: 'A',
    type: 'veteran',
    leader: true,
    armor: VEST_AND_HELMET,
    items: [rifle(arms), frags(2)],
    at: { x, y: 9 },
    facing,
  },
  {
    name: 'Rifleman',
    count: 7,
    seat,
    squad: 'A',
    type: 'experienced',
    armor: VEST_AND_HELMET,
    items: [rifle(arms), frags(1)],
    at: column(x, 10).slice(0, 7),
    facing,
  },
  {
    name: 'Gunner',
    count: 2,
    seat,
    squad: 'B',
    type: 'experienced',
    armor: VEST_AND_HELMET,
    items: [{ kind: 'small-arm', what: gun, magazines: 4, rest: 'bipod' }],
    at: [
      { x, y: 6 },
      { x, y: 18 },
    ],
    posture: 'prone',
    facing,
  },
];

/** Two sections meet between hedges. */
export const tenAgainstTen: ScenarioFile = {
  id: 'ten-against-ten',
  title: 'Ten against ten',
  summary: 'Two sections of ten meet between hedges and walls, with a machinegun team each.',
  turnLimit: 40,
  levels: [
    {
      id: 'field',
      name: 'Hedges',
      width: 30,
      height: 24,
      areas: [
        { kind: 'brush', rect: [8, 2, 2, 8] },
        { kind: 'brush', rect: [20, 14, 2, 8] },
        { kind: 'wood', rect: [12, 0, 6, 4] },
        { kind: 'wood', rect: [12, 20, 6, 4] },
        { kind: 'road', rect: [14, 4, 2, 16] },
      ],
      barriers: [
        { kind: 'wall', x: 10, y: 8, edge: 'west', length: 8, cover: 'stone-wall', height: 'low', opaque: false },
        { kind: 'wall', x: 20, y: 8, edge: 'west', length: 8, cover: 'stone-wall', height: 'low', opaque: false },
      ],
      obstacles: [
        { kind: 'rock', x: 13, y: 10, cover: 'stone-wall' },
        { kind: 'rock', x: 16, y: 13, cover: 'stone-wall' },
        { kind: 'trunk', x: 12, y: 14, cover: 'tree-trunk' },
        { kind: 'trunk', x: 17, y: 9, cover: 'tree-trunk' },
      ],
      places: [
        { id: 'west-wall', name: 'The western wall', rect: [9, 8, 1, 8] },
        { id: 'east-wall', name: 'The eastern wall', rect: [20, 8, 1, 8] },
        { id: 'north-wood', name: 'The northern wood', rect: [12, 0, 6, 4] },
        { id: 'south-wood', name: 'The southern wood', rect: [12, 20, 6, 4] },
      ],
    },
  ],
  seats: [
    { name: 'Blue section', temper: 'regular' },
    { name: 'Red section', temper: 'regular' },
  ],
  people: [...section(0, 6, 2, 'm16', 'm249'), ...section(1, 23, 6, 'ak-74', 'rpk-74')],
};

/** Two platoons, each of two sections, at the ends of a longer field. */
export const twentyASide: ScenarioFile = {
  ...tenAgainstTen,
  id: 'twenty-a-side',
  title: 'Twenty a side',
  summary: 'Two platoons of twenty, each with four machineguns, fight for the same two walls.',
  people: [0, 1].flatMap((second) =>
    [...section(0, 6 - 3 * second, 2, 'm16', 'm249'), ...section(1, 23 + 3 * second, 6, 'ak-74', 'rpk-74')].map(
      (row) => ({ ...row, squad: second === 0 ? row.squad : row.squad === 'A' ? 'C' : 'D' }),
    ),
  ),
};
