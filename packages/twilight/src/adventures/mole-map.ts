import type { ScenarioFile } from '../scenarios/scenario-schema.ts';
import { type LevelFile, plainHouse, ring } from './kit.ts';

// The empty village and the four levels of the mine beneath it.

type Rect = readonly [number, number, number, number];
type Areas = NonNullable<LevelFile['areas']>;

/** Passages and chambers cut out of the rock. */
const dug = (...rects: readonly Rect[]): Areas =>
  rects.map((rect) => ({ kind: 'floor', rect: [...rect] as [number, number, number, number] }));

const SHEET = {
  grid: 2,
  width: 44,
  height: 28,
  site: 'mine',
  ground: 'void',
  light: 'dark',
  darkSight: 2,
  ricochets: true,
} as const;

/** Bulbs along a passage, while generator and boiler run. */
const bulbs = (...at: readonly (readonly [number, number])[]): NonNullable<LevelFile['lamps']> =>
  at.map(([x, y]) => ({ name: 'Bulb', x, y, full: 8, limited: 14, circuit: 'mine' }));

const CHAMBERS = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((k): Rect[] => [
  [3 + 5 * k, 3, 3, 3],
  [3 + 5 * k, 21, 3, 3],
]);

/** Storerooms L1 to L9, L1 being the armory; one in ten has somebody in it. */
export const STOREROOMS: readonly { readonly level: string; readonly rect: Rect }[] = [
  { level: 'level-1', rect: [8, 14, 4, 3] },
  { level: 'level-1', rect: [13, 10, 4, 3] },
  { level: 'level-1', rect: [25, 14, 3, 3] },
  { level: 'level-1', rect: [32, 15, 4, 3] },
  { level: 'level-2', rect: [4, 9, 4, 3] },
  { level: 'level-2', rect: [4, 14, 4, 3] },
  { level: 'level-2', rect: [36, 15, 4, 3] },
  { level: 'level-4', rect: [30, 8, 4, 3] },
  { level: 'level-4', rect: [30, 13, 4, 3] },
];

type Places = NonNullable<LevelFile['places']>;
const placeOf = (id: string, name: string, [x, y, w, h]: Rect): Places[number] => ({ id, name, rect: [x, y, w, h] });
const storesOn = (level: string): Places =>
  STOREROOMS.flatMap((one, i) =>
    one.level === level ? [placeOf(`store-${i + 1}`, `Storeroom L${i + 1}`, one.rect)] : [],
  );
export const MINE: ScenarioFile['levels'] = [
  {
    id: 'surface',
    name: 'The empty village',
    width: 40,
    height: 30,
    light: 'limited',
    areas: [
      { kind: 'wood', rect: [0, 0, 40, 12] },
      { kind: 'open', rect: [29, 5, 3, 3] },
      { kind: 'open', rect: [23, 1, 3, 3] },
      { kind: 'open', rect: [35, 13, 3, 3] },
      { kind: 'brush', rect: [16, 20, 10, 6] },
      { kind: 'brush', rect: [28, 20, 8, 6] },
    ],
    buildings: (
      [
        [3, 18],
        [6, 18],
        [9, 18],
        [12, 19],
        [3, 22],
        [6, 23],
        [9, 22],
        [12, 23],
      ] as const
    ).map(([x, y], i) => plainHouse(`Ruined house ${i + 1}`, [x, y, 2, 2], 'timber-wall')),
    barriers: [
      ...ring('fence', [16, 20, 10, 6], { climb: 1, height: 'low' }),
      ...ring('fence', [28, 20, 8, 6], { climb: 1, height: 'low' }),
    ],
    places: [
      { id: 'village', name: 'The village', rect: [3, 18, 11, 8] },
      { id: 'valley', name: 'The valley', rect: [0, 0, 40, 30] },
      { id: 'home', name: 'The way home', rect: [0, 28, 40, 2], exit: [0] },
      { id: 'entrances', name: 'The portals', rect: [23, 1, 15, 14] },
      { id: 'smoke', name: 'Where it smells of coal', rect: [26, 8, 5, 5] },
    ],
  },
  {
    ...SHEET,
    id: 'level-1',
    name: 'Level 1',
    elevation: -10,
    areas: dug(
      [0, 13, 30, 1],
      [22, 0, 1, 14],
      [29, 13, 1, 6],
      [29, 18, 15, 1],
      [1, 11, 3, 2],
      [23, 1, 2, 3],
      [40, 16, 3, 2],
      [18, 14, 3, 2],
      [8, 14, 4, 3],
      [13, 10, 4, 3],
      [25, 14, 3, 3],
      [32, 15, 4, 3],
      [22, 13, 1, 2],
      [36, 18, 1, 2],
    ),
    lamps: bulbs([4, 13], [10, 13], [16, 13], [22, 8], [22, 3], [28, 13], [29, 16], [34, 18], [40, 18]),
    obstacles: [
      { kind: 'sandbags', name: 'Nest', x: 3, y: 12, cover: 'sandbag' },
      { kind: 'sandbags', name: 'Nest', x: 23, y: 3, cover: 'sandbag' },
      { kind: 'sandbags', name: 'Nest', x: 40, y: 17, cover: 'sandbag' },
    ],
    places: [
      { id: 'armory', name: 'The armory', rect: [8, 14, 4, 3] },
      { id: 'portal-f', name: 'Portal F', rect: [0, 13, 1, 1] },
      { id: 'portal-g', name: 'Portal G', rect: [22, 0, 1, 1] },
      { id: 'portal-h', name: 'Portal H', rect: [43, 18, 1, 1] },
      { id: 'nest-f', name: 'The nest at F', rect: [1, 11, 3, 2] },
      { id: 'nest-g', name: 'The nest at G', rect: [23, 1, 2, 3] },
      { id: 'nest-h', name: 'The nest at H', rect: [40, 16, 3, 2] },
      ...storesOn('level-1'),
    ],
  },
  {
    ...SHEET,
    id: 'level-2',
    name: 'Level 2',
    elevation: -20,
    areas: dug(
      [2, 6, 40, 1],
      [2, 20, 40, 1],
      [2, 6, 1, 15],
      [41, 6, 1, 15],
      ...CHAMBERS,
      [14, 8, 14, 10],
      [20, 7, 1, 1],
      [20, 18, 1, 2],
      [30, 8, 7, 6],
      [33, 7, 1, 1],
      [3, 9, 5, 3],
      [3, 14, 5, 3],
      [36, 15, 5, 3],
    ),
    lamps: bulbs(
      [6, 6],
      [14, 6],
      [22, 6],
      [30, 6],
      [38, 6],
      [6, 20],
      [14, 20],
      [22, 20],
      [30, 20],
      [38, 20],
      [20, 12],
      [2, 13],
      [41, 13],
    ),
    places: [
      { id: 'hall', name: 'The grand hall', rect: [14, 8, 14, 10] },
      { id: 'adam', name: 'Adam’s quarters', rect: [30, 8, 7, 6] },
      ...storesOn('level-2'),
    ],
  },
  {
    ...SHEET,
    id: 'level-3',
    name: 'Level 3',
    elevation: -30,
    areas: dug(
      [4, 8, 7, 5],
      [4, 15, 7, 5],
      [11, 6, 1, 18],
      [11, 14, 18, 1],
      [11, 23, 26, 1],
      [12, 11, 3, 3],
      [12, 16, 3, 3],
      [28, 8, 8, 6],
      [36, 8, 5, 6],
      [20, 24, 16, 3],
      [28, 14, 1, 1],
    ),
    lamps: [
      ...bulbs([11, 10], [11, 18], [20, 14], [30, 11], [38, 11], [22, 23]),
      { name: 'Brazier', x: 7, y: 10, full: 4, limited: 6 },
      { name: 'Brazier', x: 7, y: 17, full: 4, limited: 6 },
    ],
    // The fan in the foot of the chimney: nobody looks for it who does not know that the shaft is there.
    barriers: [{ id: 'chimney', kind: 'gate', x: 31, y: 8, edge: 'north', open: false, locked: true }],
    obstacles: [
      { kind: 'machine', name: 'Boiler', x: 30, y: 10, w: 2, h: 2, av: 4, height: 'full', opaque: true },
      { kind: 'machine', name: 'Generator', x: 38, y: 10, w: 2, h: 2, av: 3, height: 'full' },
    ],
    places: [
      { id: 'boiler', name: 'The boiler', rect: [28, 8, 8, 6] },
      { id: 'generator', name: 'The generator', rect: [36, 8, 5, 6] },
      { id: 'quarters', name: 'The slave quarters', rect: [4, 8, 7, 12] },
      { id: 'chimney-foot', name: 'The foot of the chimney', rect: [31, 8, 1, 1] },
    ],
  },
  {
    ...SHEET,
    id: 'level-4',
    name: 'Level 4',
    elevation: -40,
    areas: [
      ...dug([16, 10, 10, 4], [26, 11, 10, 1], [30, 8, 4, 3], [30, 12, 4, 4]),
      { kind: 'water', rect: [16, 14, 10, 4] },
    ],
    places: storesOn('level-4'),
  },
];
