import { keysOf } from '@hardtop/kernel';
import { PLAIN_VEHICLES } from '../catalog/driving.ts';
import { VEHICLES, type VehicleId } from '../catalog/vehicles.ts';
import { HEAVY_WEAPONS } from './heavy-list.ts';
import type { ScenarioFile } from './scenario-schema.ts';

// Small fields made for what is rare among heavy weapons: all of them at once, across a hundred meters, with vehicles to strike.

type PersonFile = ScenarioFile['people'][number];
type ItemFile = NonNullable<PersonFile['items']>[number];
type VehicleFile = NonNullable<ScenarioFile['vehicles']>[number];

const SEATS = [{ name: 'Blue' }, { name: 'Red' }];
const WIDTH = 15;

interface Loaded {
  readonly id: string;
  readonly round: string;
}

const ROUNDS: readonly Loaded[] = HEAVY_WEAPONS.flatMap(({ id, rounds }) => rounds.map((round) => ({ id, round })));

function armed({ id, round }: Loaded): ItemFile {
  if (id.startsWith('rifle-grenade-'))
    return { kind: 'rifle-grenade', what: id.slice('rifle-grenade-'.length) as 'heat', count: 3 };
  return { kind: 'heavy', what: id as 'm202', round, magazines: 2, rest: 'tripod' };
}

const gunner = (loaded: Loaded, i: number): PersonFile => ({
  name: `${loaded.id} ${loaded.round}`,
  seat: 0,
  type: 'elite',
  items: [armed(loaded)],
  at: { x: 0, y: i % 12 },
});

const crewOf = (
  id: string,
  seat: number,
  places: readonly ('driver' | 'gunner' | 'commander' | 'loader' | 'passenger')[],
): readonly PersonFile[] =>
  places.map((place) => ({ name: `${id} ${place}`, seat, type: 'elite', aboard: { vehicle: id, place } }));

const target = (kind: VehicleId, i: number, heading: number): VehicleFile => ({
  id: `t${i}`,
  kind,
  seat: 1,
  at: { x: WIDTH - 1, y: (i * 3) % 12 },
  heading,
});

/** A dozen guns against three vehicles and two men. */
function gunLine(rounds: readonly Loaded[], index: number, kinds: readonly VehicleId[]): ScenarioFile {
  const vehicles = kinds.map((kind, i) => target(kind, i, (index * 2 + i * 3) % 8));
  const crews = kinds.flatMap((kind, i) =>
    crewOf(`t${i}`, 1, VEHICLES[kind].seats.crew > 2 ? ['driver', 'gunner', 'commander'] : ['driver']),
  );
  const riders = kinds.flatMap((kind, i) =>
    VEHICLES[kind].seats.passengers > 0 ? crewOf(`t${i}`, 1, ['passenger', 'passenger']) : [],
  );
  return {
    id: `rare-guns-${index}`,
    title: `Guns ${index}`,
    turnLimit: 2,
    levels: [{ id: 'range', width: WIDTH, height: 12 }],
    seats: SEATS,
    vehicles,
    people: [
      ...rounds.map(gunner),
      ...crews,
      ...riders,
      { name: 'Target', count: 2, seat: 1, at: { x: WIDTH - 1, y: 5 } },
    ],
  };
}

const MIXES: readonly (readonly VehicleId[])[] = [
  ['t-72', 'btr-70', 'm113'],
  ['m1', 'bmp-b', 'uaz-469'],
  ['t-90', 'm2', 'ot-64'],
  ['m1a2', 'lav-25', '5-ton'],
  ['sau-122', 'brdm-3', 'hmmwv'],
  ['lav-75', 'zsu-30-6', '10-ton-tanker'],
];
const PER_LINE = 12;

const gunLines = Array.from({ length: Math.ceil(ROUNDS.length / PER_LINE) }, (_, i) =>
  gunLine(ROUNDS.slice(i * PER_LINE, (i + 1) * PER_LINE), i + 1, MIXES[i % MIXES.length] ?? ['t-72']),
);

/** Autocannon at close quarters: light vehicles are shot to pieces bit by bit. */
const duel: ScenarioFile = {
  id: 'rare-duel',
  title: 'Duel of carriers',
  turnLimit: 4,
  levels: [{ id: 'yard', width: 10, height: 6 }],
  seats: SEATS,
  vehicles: [
    { id: 'a', kind: 'lav-25', seat: 0, at: { x: 0, y: 1 }, heading: 2 },
    { id: 'b', kind: 'bmp-c', seat: 0, at: { x: 0, y: 4 }, heading: 2 },
    { id: 'c', kind: 'm2', seat: 1, at: { x: 9, y: 1 }, heading: 6 },
    { id: 'd', kind: 'ot-64', seat: 1, at: { x: 9, y: 4 }, heading: 4 },
  ],
  people: [
    ...['a', 'b'].flatMap((id) => crewOf(id, 0, ['driver', 'gunner', 'commander', 'passenger'])),
    ...crewOf('c', 1, ['driver', 'gunner', 'commander', 'passenger']),
    ...crewOf('d', 1, ['driver', 'gunner', 'passenger']),
  ],
};

const ALL_VEHICLES = [...keysOf(VEHICLES), ...keysOf(PLAIN_VEHICLES)];
const isAfloat = (kind: (typeof ALL_VEHICLES)[number]): boolean => kind === 'boat' || kind === 'sailboat';

/** Everything that drives, on a road; boats in the river beside it. */
function parade(kinds: readonly (typeof ALL_VEHICLES)[number][], index: number): ScenarioFile {
  return {
    id: `rare-parade-${index}`,
    title: `Parade ${index}`,
    turnLimit: 2,
    levels: [
      {
        id: 'road',
        width: 14,
        height: 12,
        areas: [
          { kind: 'road', rect: [0, 0, 14, 4] },
          { kind: 'deep-water', rect: [0, 9, 14, 3] },
        ],
      },
    ],
    seats: SEATS,
    vehicles: kinds.map((kind, i) => ({
      id: `v${i}`,
      kind,
      seat: 0,
      at: { x: 1, y: isAfloat(kind) ? 9 + (i % 3) : i % 9 },
      heading: 2,
      speed: 20,
    })),
    people: [
      ...kinds.flatMap((_, i) => crewOf(`v${i}`, 0, ['driver'])),
      { name: 'Walker', count: 2, seat: 0, type: 'elite', at: { x: 2, y: 5 } },
      { name: 'Watcher', seat: 1, at: { x: 13, y: 6 } },
    ],
  };
}

const parades = Array.from({ length: Math.ceil(ALL_VEHICLES.length / 7) }, (_, i) =>
  parade(ALL_VEHICLES.slice(i * 7, (i + 1) * 7), i + 1),
);

const ENGINEER: Omit<PersonFile, 'name' | 'seat'> = {
  type: 'elite',
  items: [
    { kind: 'charge', what: 'plastique', count: 40 },
    { kind: 'mine', what: 'antipersonnel', count: 5 },
    { kind: 'mine', what: 'antitank', count: 5 },
    { kind: 'mine', what: 'claymore', count: 5 },
    { kind: 'gear', what: 'tools' },
  ],
};

/** Charges, mines and Claymores at close quarters; walls to breach and mines to tread on. */
const engineers: ScenarioFile = {
  id: 'rare-engineers',
  title: 'Engineers',
  turnLimit: 4,
  levels: [
    {
      id: 'yard',
      width: 12,
      height: 5,
      barriers: [
        { kind: 'wall', x: 1, y: 2, edge: 'north', cover: 'brick-wall' },
        { kind: 'wall', x: 2, y: 2, edge: 'north', cover: 'reinforced-concrete', av: 60 },
      ],
      minefields: [
        { kind: 'antipersonnel', rect: [4, 0, 3, 5], density: 9, side: null, hidden: true },
        { kind: 'antitank', rect: [4, 0, 3, 5], density: 2, side: null, hidden: true },
        { kind: 'antipersonnel', rect: [0, 3, 3, 2], density: 1, side: 0, hidden: false },
      ],
    },
  ],
  seats: SEATS,
  vehicles: [{ id: 'car', kind: 'uaz-469', seat: 1, at: { x: 10, y: 1 }, heading: 6 }],
  people: [
    {
      name: 'Engineer',
      count: 4,
      seat: 0,
      at: [
        { x: 1, y: 2 },
        { x: 2, y: 2 },
        { x: 1, y: 4 },
        { x: 3, y: 1 },
      ],
      ...ENGINEER,
    },
    { name: 'Guard', count: 3, seat: 1, type: 'elite', at: { x: 8, y: 2 } },
    ...crewOf('car', 1, ['driver']),
  ],
};

/** With nothing else to do and nowhere to go they fire the Claymores that they set up. */
const claymores: ScenarioFile = {
  id: 'rare-claymores',
  title: 'Claymores',
  turnLimit: 3,
  levels: [{ id: 'lane', width: 3, height: 2 }],
  seats: SEATS,
  people: [
    {
      name: 'Miner',
      count: 3,
      seat: 0,
      type: 'elite',
      at: { x: 0, y: 0 },
      items: [{ kind: 'mine', what: 'claymore', count: 5 }],
    },
    { name: 'Guard', seat: 1, type: 'elite', at: { x: 2, y: 0 } },
  ],
};

/** The same under ground. */
const shaft: ScenarioFile = {
  id: 'rare-shaft',
  title: 'Shaft',
  turnLimit: 3,
  levels: [{ id: 'shaft', width: 8, height: 2, elevation: -10 }],
  seats: SEATS,
  people: [
    {
      name: 'Engineer',
      count: 3,
      seat: 0,
      at: { x: 1, y: 0 },
      type: 'elite',
      items: [{ kind: 'charge', what: 'plastique', count: 40 }],
    },
    { name: 'Guard', seat: 1, type: 'elite', at: { x: 7, y: 0 } },
  ],
};

const BELTED: Omit<PersonFile, 'name' | 'seat' | 'at'> = {
  type: 'elite',
  items: [{ kind: 'heavy', what: 'ags-17', rest: 'tripod' }],
};

const HERE = Array.from({ length: 3 }, () => ({ x: 0, y: 0 }));

/** Men who cannot leave their square under fire from far off. */
const pocket: ScenarioFile = {
  id: 'rare-pocket',
  title: 'Pocket',
  turnLimit: 3,
  levels: [
    {
      id: 'line',
      width: WIDTH,
      height: 2,
      areas: [{ kind: 'void', rect: [0, 1, WIDTH, 1] }],
      barriers: [
        { kind: 'wall', x: WIDTH - 1, y: 0, edge: 'west', cover: 'plank', height: 'low', opaque: false },
        { kind: 'wall', x: 1, y: 0, edge: 'west', cover: 'plank', height: 'low', opaque: false },
      ],
    },
  ],
  seats: SEATS,
  people: [
    { name: 'Launcher', count: 3, seat: 0, at: HERE, ...BELTED },
    {
      name: 'Howitzer',
      count: 3,
      seat: 0,
      type: 'elite',
      at: HERE,
      items: [{ kind: 'heavy', what: '155mm', round: 'FASCAM', rest: 'tripod' }],
    },
    { name: 'Target', seat: 1, type: 'novice', at: { x: WIDTH - 1, y: 0 }, posture: 'prone' },
  ],
};

/** A wall to blow up and no room to do much else. */
const breaching: ScenarioFile = {
  id: 'rare-breach',
  title: 'Breach',
  turnLimit: 3,
  levels: [
    {
      id: 'room',
      width: 3,
      height: 2,
      barriers: [
        { kind: 'wall', x: 0, y: 1, edge: 'north', cover: 'plank' },
        { kind: 'wall', x: 1, y: 1, edge: 'north', cover: 'reinforced-concrete', av: 60 },
      ],
    },
  ],
  seats: SEATS,
  people: [
    {
      name: 'Engineer',
      count: 3,
      seat: 0,
      type: 'elite',
      at: [
        { x: 0, y: 1 },
        { x: 1, y: 1 },
        { x: 0, y: 1 },
      ],
      items: [{ kind: 'charge', what: 'plastique', count: 40 }],
    },
    { name: 'Guard', seat: 1, type: 'novice', at: { x: 2, y: 1 }, posture: 'prone' },
  ],
};

/** A gunner who guides a missile under fire; whoever is quicker acts after him. */
const guided: ScenarioFile = {
  id: 'rare-guided',
  title: 'Guided under fire',
  turnLimit: 4,
  levels: [{ id: 'lane', width: 5, height: 2 }],
  seats: SEATS,
  people: [
    {
      name: 'Missileman',
      count: 3,
      seat: 0,
      type: 'experienced',
      at: { x: 0, y: 0 },
      items: [{ kind: 'heavy', what: 'at-4', magazines: 2 }],
    },
    {
      name: 'Tank hunter',
      count: 2,
      seat: 0,
      type: 'experienced',
      at: { x: 0, y: 1 },
      items: [{ kind: 'heavy', what: 'tank-breaker', magazines: 2 }],
    },
    {
      name: 'Gunner',
      count: 4,
      seat: 1,
      type: 'elite',
      at: { x: 4, y: 0 },
      items: [{ kind: 'small-arm', what: 'm16', magazines: 9 }],
    },
  ],
};

/** Missiles that are guided from a square nobody leaves, with whoever fires at it just as near. */
const lost: ScenarioFile = {
  id: 'rare-lost',
  title: 'Lost missiles',
  turnLimit: 3,
  levels: [
    {
      id: 'lane',
      width: 5,
      height: 2,
      areas: [{ kind: 'void', rect: [0, 1, 5, 1] }],
      barriers: [1, 4].map((x) => ({
        kind: 'wall',
        x,
        y: 0,
        edge: 'west',
        cover: 'plank',
        height: 'low',
        opaque: false,
      })),
    },
  ],
  seats: SEATS,
  people: [
    {
      name: 'Missileman',
      count: 6,
      seat: 0,
      type: 'veteran',
      at: [...HERE, ...HERE],
      items: [{ kind: 'heavy', what: 'at-4', magazines: 2 }],
    },
    {
      name: 'Gunner',
      count: 3,
      seat: 1,
      type: 'elite',
      at: HERE.map(() => ({ x: 4, y: 0 })),
      items: [{ kind: 'small-arm', what: 'm16', magazines: 9 }],
    },
  ],
};

/** Small turrets under autocannon. */
const turrets: ScenarioFile = {
  ...duel,
  id: 'rare-turrets',
  title: 'Small turrets',
  vehicles: [
    { id: 'a', kind: 'lav-25', seat: 0, at: { x: 0, y: 1 }, heading: 2 },
    { id: 'b', kind: 'bmp-c', seat: 0, at: { x: 0, y: 4 }, heading: 2 },
    { id: 'c', kind: 'btr-70', seat: 1, at: { x: 9, y: 1 }, heading: 6 },
    { id: 'd', kind: 'ot-64', seat: 1, at: { x: 9, y: 4 }, heading: 6 },
  ],
  people: [
    ...['a', 'b'].flatMap((id) => crewOf(id, 0, ['gunner', 'commander'])),
    ...crewOf('c', 1, ['gunner']),
    ...crewOf('d', 1, ['gunner']),
    {
      name: 'Rocketeer',
      count: 4,
      seat: 0,
      type: 'elite',
      at: { x: 1, y: 2 },
      items: [{ kind: 'heavy', what: 'm202', magazines: 4 }],
    },
  ],
};

export const RARE_HEAVY: readonly ScenarioFile[] = [
  ...gunLines,
  duel,
  turrets,
  ...parades,
  engineers,
  claymores,
  breaching,
  shaft,
  pocket,
  guided,
  lost,
];
