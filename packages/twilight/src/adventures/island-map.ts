import type { ScenarioFile } from '../scenarios/scenario-schema.ts';
import { door, house, type LevelFile, pane, shell } from './kit.ts';

// The pirates' island on eight meters; the lighthouse from its ground floor to the lamp and the house on two.

type Links = NonNullable<ScenarioFile['links']>;

/** Cliffs that fall to the sea: nothing hides who stands above them. */
const SHORE = [
  [7, 4, 'north', 22],
  [7, 4, 'west', 4],
  [29, 4, 'west', 4],
  [29, 8, 'north', 2],
  [31, 8, 'west', 10],
  [29, 18, 'north', 2],
  [29, 21, 'west', 1],
  [7, 22, 'north', 21],
  [7, 18, 'west', 4],
] as const;
/** Where a cliff can be climbed out of a boat at its foot. */
const FROM_A_BOAT = [
  [18, 3, 18, 4],
  [31, 12, 30, 12],
  [14, 22, 14, 21],
] as const;

const ISLAND: LevelFile = {
  id: 'island',
  name: 'The island',
  width: 36,
  height: 26,
  light: 'dark',
  ground: 'deep-water',
  areas: [
    { kind: 'hill', rect: [7, 4, 22, 18] },
    { kind: 'hill', rect: [5, 8, 26, 10] },
    { kind: 'open', rect: [17, 10, 11, 8] },
    { kind: 'open', rect: [24, 18, 5, 3] },
    { kind: 'road', rect: [15, 12, 5, 1] },
    { kind: 'road', rect: [19, 12, 1, 4] },
    { kind: 'floor', rect: [28, 20, 1, 4] },
    { kind: 'brush', rect: [20, 10, 3, 1] },
  ],
  buildings: [
    shell('Lighthouse', [10, 8, 3, 3], 'thick-brick-wall'),
    shell('House', [20, 12, 3, 2], 'brick-wall'),
    house('Power shed', [25, 12, 1, 1], 'plank', [door(25, 12, 'south')]),
    house('Equipment shed', [18, 16, 2, 1], 'plank', [door(19, 16, 'east')]),
  ],
  // Above the ledge in the west the cliff cannot be walked up, nor anywhere else but at the beach by the pier.
  barriers: [
    { kind: 'wall', x: 7, y: 8, edge: 'west', length: 10, cover: 'thick-stone-wall', av: 40, climb: null },
    ...SHORE.map(([x, y, edge, length]) => ({ kind: 'fence' as const, x, y, edge, length, climb: null })),
  ],
  obstacles: [
    { kind: 'rock', name: 'Radio mast', x: 14, y: 7, av: 1 },
    { kind: 'machine', name: 'Generator', x: 25, y: 12, av: 2 },
  ],
  lamps: [{ name: 'Lamp at the pier', x: 28, y: 20, full: 8, limited: 24, circuit: 'island' }],
  places: [
    { id: 'pier', name: 'The pier', rect: [27, 18, 4, 6] },
    { id: 'plateau', name: 'The plateau', rect: [17, 10, 11, 8] },
    { id: 'power', name: 'The generators', rect: [25, 12, 1, 1] },
    { id: 'cliff', name: 'The western cliff', rect: [5, 10, 2, 4] },
    { id: 'sea', name: 'The open sea', rect: [0, 0, 2, 26], exit: [0] },
    { id: 'sea-south', name: 'The open sea', rect: [2, 24, 34, 2], exit: [0, 1] },
  ],
};

const BRICK = 'thick-brick-wall';
const INDOORS = { grid: 2, light: 'dark', ground: 'void' } as const;

/** The hall A with its generator, the workshop A1, four stores, a bedroom; in the middle the hoist B. */
const GROUND_FLOOR: LevelFile = {
  ...INDOORS,
  id: 'lighthouse',
  name: 'Lighthouse, ground floor',
  width: 10,
  height: 9,
  site: 'lighthouse',
  areas: [
    { kind: 'floor', disc: [4, 4, 4] },
    { kind: 'floor', rect: [9, 4, 1, 1] },
  ],
  buildings: [
    house('Workshop', [1, 3, 2, 3], BRICK, [door(2, 4, 'east')]),
    house('Bedroom', [6, 5, 2, 2], BRICK, [door(6, 5, 'north')]),
    house('Store', [2, 1, 2, 1], BRICK, [door(3, 1, 'east')]),
    house('Store', [5, 1, 2, 1], BRICK, [door(5, 1, 'west')]),
    house('Store', [2, 7, 2, 1], BRICK, [door(3, 7, 'east')]),
    house('Store', [5, 7, 2, 1], BRICK, [door(5, 7, 'west')]),
    house('Hoist', [4, 4, 1, 1], BRICK, [door(4, 4, 'west')]),
  ],
  barriers: [{ kind: 'door', x: 9, y: 4, edge: 'west' }],
  obstacles: [{ kind: 'machine', name: 'Generator', x: 3, y: 2, w: 2, av: 2, height: 'full', opaque: true }],
  places: [{ id: 'lighthouse', name: 'The ground floor of the lighthouse', rect: [1, 1, 7, 7] }],
};

const LANDINGS = ['landing-1', 'landing-2', 'landing-3'] as const;
/** From one landing to the next, in meters. */
const FLIGHT = 6;

const landing = (id: string, i: number): LevelFile => ({
  ...INDOORS,
  id,
  name: `Lighthouse, landing ${i + 1}`,
  width: 5,
  height: 5,
  site: 'lighthouse',
  elevation: FLIGHT * (i + 1),
  areas: [{ kind: 'floor', disc: [2, 2, 2] }],
  buildings: [house('Hoist', [2, 2, 1, 1], BRICK, [door(2, 2, 'west')])],
});

/** All of glass, with the lamp in the middle and a walkway round it, from which the island is seen. */
const LANTERN: LevelFile = {
  ...INDOORS,
  id: 'tower',
  name: 'Lantern room',
  width: 7,
  height: 7,
  origin: { x: 85, y: 69 },
  elevation: 30,
  light: 'limited',
  areas: [{ kind: 'floor', disc: [3, 3, 3] }],
  buildings: [
    house('Lantern room', [2, 2, 3, 3], 'plank', [
      ...[2, 3, 4].flatMap((k) => [pane(k, 2, 'north'), pane(2, k, 'west'), pane(4, k, 'east')]),
      ...[2, 4].map((x) => pane(x, 4, 'south')),
      door(3, 4, 'south'),
    ]),
  ],
  obstacles: [{ kind: 'machine', name: 'The lamp', x: 3, y: 3, av: 1, height: 'full' }],
  places: [{ id: 'lantern', name: 'The lantern room', disc: [3, 3, 3] }],
};

/** Bedrooms G and H, the living room, the kitchen I, the pantry J with what arms are left over. */
const HOUSE: LevelFile = {
  ...INDOORS,
  id: 'house-rooms',
  name: 'The house',
  width: 6,
  height: 6,
  site: 'house',
  areas: [{ kind: 'floor', rect: [1, 5, 1, 1] }],
  buildings: [
    house('House', [0, 0, 6, 5], 'brick-wall', [door(1, 4, 'south')]),
    house('Western bedroom', [0, 0, 3, 2], 'timber-wall', [door(1, 1, 'south')]),
    house('Eastern bedroom', [3, 0, 3, 2], 'timber-wall', [door(4, 1, 'south')]),
    house('Kitchen', [3, 2, 3, 2], 'timber-wall', [door(4, 2, 'north'), door(3, 3, 'west'), door(5, 3, 'south')]),
    house('Pantry', [5, 4, 1, 1], 'timber-wall', [door(5, 4, 'north')]),
  ],
  obstacles: [{ kind: 'crate', name: 'Racks', x: 5, y: 4, av: 1 }],
  places: [{ id: 'house', name: 'The house', rect: [0, 0, 6, 5] }],
};

const CELLAR: LevelFile = {
  ...INDOORS,
  id: 'storm-cellar',
  name: 'Storm cellar',
  width: 4,
  height: 3,
  site: 'storm-cellar',
  elevation: -3,
  areas: [{ kind: 'floor', rect: [0, 0, 4, 3] }],
};

export const ISLAND_LEVELS: ScenarioFile['levels'] = [
  ISLAND,
  GROUND_FLOOR,
  ...LANDINGS.map(landing),
  LANTERN,
  HOUSE,
  CELLAR,
];

const SHAFT = { kind: 'shaft', actions: 12, task: { attribute: 'AGL', level: 'average' } } as const;
const STAIRS = { kind: 'stairs', actions: 1 } as const;
type End = Links[number]['from'];

/** Stairs wind round the hoist from landing to landing; who climbs in the hoist itself needs hands and feet. */
const upThe = (
  way: typeof SHAFT | typeof STAIRS,
  bottom: End,
  on: readonly [x: number, y: number],
  top: End,
): Links => {
  const ends = [bottom, ...LANDINGS.map((level): End => ({ level, x: on[0], y: on[1] })), top];
  return ends.slice(1).flatMap((to, i) => {
    const from = ends[i];
    return from === undefined ? [] : [{ ...way, from, to }];
  });
};

const CLIFF = { kind: 'climb', task: { skill: 'MTN', level: 'easy' }, actions: 120 } as const;

export const ISLAND_LINKS: Links = [
  { kind: 'door', from: { level: 'island', x: 13, y: 9 }, to: { level: 'lighthouse', x: 9, y: 4 }, actions: 1 },
  { kind: 'door', from: { level: 'island', x: 21, y: 14 }, to: { level: 'house-rooms', x: 1, y: 5 }, actions: 1 },
  ...upThe(STAIRS, { level: 'lighthouse', x: 5, y: 4 }, [3, 2], { level: 'tower', x: 4, y: 3 }),
  ...upThe(SHAFT, { level: 'lighthouse', x: 4, y: 4 }, [2, 2], { level: 'tower', x: 2, y: 3 }),
  { ...STAIRS, from: { level: 'house-rooms', x: 4, y: 4 }, to: { level: 'storm-cellar', x: 0, y: 0 } },
  // Five minutes by day; by night twice as long.
  ...[9, 11, 13, 15].map((y) => ({ ...CLIFF, from: { level: 'island', x: 6, y }, to: { level: 'island', x: 7, y } })),
  ...FROM_A_BOAT.map(([x, y, toX, toY]) => ({
    ...{ ...CLIFF, from: { level: 'island', x, y }, to: { level: 'island', x: toX, y: toY } },
  })),
];

const at = (level: string) => (x: number, y: number) => ({ level, x, y });
const inHall = at('lighthouse');
const inHouse = at('house-rooms');

/** Where the pirates sleep, and where two look out from. */
export const BERTHS = {
  walkway: [at('tower')(3, 0), at('tower')(6, 3)],
  bedroom: inHall(7, 6),
  hall: [inHall(3, 5), inHall(5, 3), inHall(4, 6), inHall(5, 6)],
  west: [inHouse(0, 0), inHouse(2, 0), inHouse(1, 1)],
  east: [inHouse(4, 0), inHouse(5, 1), inHouse(3, 0)],
  living: [inHouse(0, 2), inHouse(2, 2), inHouse(1, 3), inHouse(0, 4), inHouse(2, 4)],
  kitchen: [inHouse(4, 2), inHouse(5, 3), inHouse(3, 2)],
};
