import type { ScenarioFile } from '../scenarios/scenario-schema.ts';
import { door, FOES, house, type LevelFile, pane, plainHouse, ring, shell } from './kit.ts';

// The power station on eight meters, and inside, on two, reactor and turbine hall in one sheet and the control building in another.

type Rect = readonly [x: number, y: number, w: number, h: number];

const TRAPPED = [
  [6, 9],
  [20, 4],
  [53, 15],
  [53, 30],
  [33, 38],
  [12, 38],
] as const;
const WEAK = [
  [6, 28],
  [48, 4],
  [53, 22],
  [18, 38],
] as const;
export const SHEDS = [
  [37, 22],
  [41, 22],
  [37, 25],
  [41, 25],
] as const;

const SITE: LevelFile = {
  id: 'site',
  name: 'The station',
  width: 60,
  height: 44,
  light: 'dark',
  areas: [
    { kind: 'deep-water', rect: [0, 41, 60, 3] },
    { kind: 'road', rect: [0, 18, 24, 1] },
    { kind: 'road', rect: [44, 0, 1, 25] },
    { kind: 'void', disc: [14, 11, 5] },
  ],
  buildings: [
    // A meter of concrete.
    { ...shell('Containment dome', [26, 13, 6, 6], 'reinforced-concrete'), av: 40 },
    shell('Turbine building', [33, 13, 9, 7], 'reinforced-concrete'),
    shell('Control building', [24, 24, 8, 5], 'brick-wall'),
    ...SHEDS.map(([x, y], i) => plainHouse(`Holding shed ${i + 1}`, [x, y, 1, 1], 'plank')),
    plainHouse('Store', [10, 26, 4, 3], 'cinder-block-wall', 'east'),
    plainHouse('Store', [10, 31, 5, 3], 'cinder-block-wall', 'east'),
    plainHouse('Store', [46, 10, 4, 3], 'cinder-block-wall'),
    plainHouse('Store', [46, 28, 5, 4], 'cinder-block-wall', 'west'),
    plainHouse('Pump house', [26, 36, 4, 2], 'cinder-block-wall', 'north'),
  ],
  barriers: [
    ...ring('fence', [6, 4, 48, 35], { climb: 4 }),
    { kind: 'gate', x: 6, y: 18, edge: 'west' },
    { kind: 'gate', x: 44, y: 4, edge: 'north' },
    ...ring('fence', [37, 22, 6, 5], { climb: 3 }),
    { kind: 'gate', x: 39, y: 22, edge: 'north', locked: true },
    // Holes in the fence, some of them trapped.
    ...(
      [
        [6, 9],
        [6, 28],
        [54, 15],
        [54, 30],
        [54, 22],
      ] as const
    ).map(([x, y]) => ({ kind: 'gate' as const, x, y, edge: 'west' as const, open: true })),
    ...(
      [
        [20, 4],
        [48, 4],
        [33, 39],
        [12, 39],
        [18, 39],
      ] as const
    ).map(([x, y]) => ({ kind: 'gate' as const, x, y, edge: 'north' as const, open: true })),
  ],
  obstacles: WEAK.map(([x, y]) => ({ kind: 'rock' as const, name: 'Rubble', x, y, av: 1 })),
  traps: TRAPPED.map(([x, y]) => ({ name: 'Trapped hole', x, y, side: FOES, chance: 60, concussion: 3, burst: 12 })),
  lamps: [
    { name: 'Lamp at the gate', x: 7, y: 18, full: 16, limited: 32, circuit: 'site' },
    { name: 'Lamp at the holding area', x: 39, y: 21, full: 16, limited: 32, circuit: 'site' },
  ],
  places: [
    { id: 'holding', name: 'The holding area', rect: [37, 22, 6, 5] },
    { id: 'away-west', name: 'The western fields', rect: [0, 0, 2, 41], exit: [0, 1] },
    { id: 'away-east', name: 'The eastern fields', rect: [58, 0, 2, 41], exit: [0, 1] },
  ],
};

/** Something tall of steel that stands in the way of rounds and eyes. */
const engine = (name: string, [x, y, w, h]: Rect) => ({
  ...{ kind: 'machine' as const, name, x, y, w, h, av: 4, height: 'full' as const, opaque: true },
});
/** What goes off beside a machine harms it as well. */
const around = (id: string, name: string, [x, y, w, h]: Rect) => ({
  ...{ id, name, rect: [x - 1, y - 1, w + 2, h + 2] as [number, number, number, number] },
});

const EXCHANGERS: readonly Rect[] = [
  [8, 9, 3, 3],
  [16, 9, 3, 3],
];
const TURBINE: Rect = [30, 8, 10, 4];
const GENERATOR: Rect = [42, 8, 5, 4];
const CONDENSER: Rect = [30, 14, 8, 3];
const each = (from: number, count: number): readonly number[] => Array.from({ length: count }, (_, i) => from + i);

/** Rooms A to I: the core in its dome, and through the changing rooms the hall with the machines. */
const PLANT: LevelFile = {
  id: 'plant',
  name: 'Dome and turbine hall',
  grid: 2,
  width: 52,
  height: 28,
  site: 'plant',
  light: 'dark',
  ground: 'void',
  areas: [
    { kind: 'floor', disc: [13, 14, 12] },
    { kind: 'floor', rect: [36, 24, 1, 1] },
    { kind: 'floor', rect: [50, 11, 1, 1] },
  ],
  buildings: [
    house('Turbine hall', [26, 4, 24, 20], 'reinforced-concrete', [
      door(26, 14, 'west', { id: 'dome-door' }),
      door(36, 23, 'south'),
      door(49, 11, 'east'),
    ]),
    house('Reactor core', [11, 12, 4, 4], 'reinforced-concrete', [door(13, 15, 'south', { locked: true })]),
    { ...house('Fuel rod store', [8, 18, 4, 3], 'reinforced-concrete', [door(10, 18, 'north')]), floor: 'water' },
    house('Changing rooms', [22, 12, 3, 4], 'cinder-block-wall', [door(22, 13, 'west'), door(24, 14, 'east')]),
    house('Glass control room', [44, 18, 6, 5], 'reinforced-concrete', [
      ...each(44, 6).map((x) => pane(x, 18, 'north')),
      ...[18, 19, 21, 22].map((y) => pane(44, y, 'west')),
      door(44, 20, 'west'),
    ]),
  ],
  obstacles: [
    ...EXCHANGERS.map((rect, i) => engine(i === 0 ? 'Primary heat exchanger' : 'Secondary heat exchanger', rect)),
    { kind: 'crate', name: 'Lockers', x: 22, y: 15, w: 3, av: 1 },
    engine('Turbine', TURBINE),
    engine('Generator', GENERATOR),
    engine('Condenser', CONDENSER),
    { kind: 'machine', name: 'Panels', x: 46, y: 20, w: 3, av: 1 },
  ],
  lamps: [
    { name: 'Lamp in the hall', x: 41, y: 14, full: 10, limited: 24, circuit: 'site' },
    { name: 'Lamp in the changing rooms', x: 23, y: 13, full: 4, limited: 8, circuit: 'site' },
  ],
  places: [
    around('turbine', 'The turbine', TURBINE),
    around('generator', 'The generator', GENERATOR),
    around('condenser', 'The condenser', CONDENSER),
    { id: 'glass-room', name: 'The glass control room', rect: [44, 18, 6, 5] },
    { id: 'core', name: 'The reactor core', rect: [11, 12, 4, 4] },
    { id: 'changing', name: 'The changing rooms', rect: [22, 12, 3, 4] },
  ],
};

const OFFICES = each(0, 8).map((k) => 4 * k);
const MEETING_ROOMS = each(0, 3).map((k) => 5 + 5 * k);

/** Rooms J to N: the main control room, offices and meeting rooms where people sleep, the lounge and the cafeteria. */
const control = (isCell: boolean): LevelFile => ({
  id: 'control-building',
  name: 'Control building',
  grid: 2,
  width: 33,
  height: 21,
  site: 'control-building',
  light: 'limited',
  ground: 'void',
  areas: [
    { kind: 'floor', rect: [16, 20, 1, 1] },
    { kind: 'floor', rect: [32, 4, 1, 1] },
  ],
  buildings: [
    house('Control building', [0, 0, 32, 20], 'brick-wall', [door(16, 19, 'south'), door(31, 4, 'east')]),
    house('Main control room', [10, 6, 12, 8], 'cinder-block-wall', [
      door(10, 10, 'west'),
      door(21, 9, 'east'),
      door(18, 13, 'south'),
    ]),
    ...OFFICES.map((x, i) => house(`Office ${i + 1}`, [x, 0, 4, 4], 'timber-wall', [door(x + 2, 3, 'south')])),
    house('Lounge', [0, 12, 6, 6], 'timber-wall', [door(5, 14, 'east', { locked: isCell })]),
    house('Cafeteria', [6, 15, 10, 5], 'timber-wall', [door(11, 15, 'north'), door(15, 17, 'east')]),
    ...MEETING_ROOMS.map((y, i) =>
      house(`Meeting room ${i + 1}`, [24, y, 8, 5], 'timber-wall', [door(24, y + 2, 'west')]),
    ),
  ],
  obstacles: [
    { kind: 'machine', name: 'Panels', x: 12, y: 7, w: 8, av: 2, height: 'full' },
    { kind: 'machine', name: 'Consoles', x: 13, y: 10, w: 6, av: 1 },
    { kind: 'crate', name: 'Tables', x: 8, y: 17, w: 6, av: 1 },
    ...MEETING_ROOMS.map((y) => ({ kind: 'crate' as const, name: 'Table', x: 27, y: y + 2, w: 3, av: 1 })),
  ],
  places: [
    { id: 'control', name: 'The main control room', rect: [10, 6, 12, 8] },
    { id: 'lounge', name: 'The lounge', rect: [0, 12, 6, 6] },
    { id: 'meeting-rooms', name: 'The meeting rooms', rect: [24, 5, 8, 15] },
  ],
});

/** `isCell`: the lounge is locked, with somebody in it. */
export const stationLevels = (isCell: boolean): ScenarioFile['levels'] => [SITE, PLANT, control(isCell)];

type Corner = readonly [x: number, y: number];
const way = (from: Corner, level: string, to: Corner): NonNullable<ScenarioFile['links']>[number] => ({
  kind: 'door',
  from: { level: 'site', x: from[0], y: from[1] },
  to: { level, x: to[0], y: to[1] },
  actions: 1,
});

/** The doorsteps of turbine and control building. */
export const STATION_LINKS: NonNullable<ScenarioFile['links']> = [
  way([37, 20], 'plant', [36, 24]),
  way([42, 16], 'plant', [50, 11]),
  way([28, 29], 'control-building', [16, 20]),
  way([32, 26], 'control-building', [32, 4]),
];

const inside = (x: number, y: number) => ({ level: 'control-building', x, y });

/** Where somebody is in the control building: beds in the offices K and meeting rooms N, a watch that is up, the lounge L. */
export const ROOMS = {
  offices: OFFICES.flatMap((x) => [inside(x + 1, 1), inside(x + 2, 1), inside(x + 1, 2)]),
  meetings: MEETING_ROOMS.flatMap((y) => [inside(26, y + 1), inside(28, y + 1), inside(30, y + 3), inside(28, y + 3)]),
  watch: [inside(8, 14), inside(17, 16), inside(29, 4), inside(22, 10), inside(14, 5), inside(25, 12)],
  lounge: inside(2, 14),
};
