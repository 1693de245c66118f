// Set-ups in which what is rare happens soon, for the runner that plays until everything has happened.

import { keysOf } from '@hardtop/kernel';
import { BODIES } from '../catalog/bodies.ts';
import { GRENADES } from '../catalog/grenades.ts';
import { weapon as weaponRow } from '../catalog/weapons.ts';
import { FIELDED_WEAPONS } from '../garage/fielded/fielded-weapons.ts';
import { droppingsOf } from '../table/queries/dropping.ts';
import { RARE_ARENAS } from './rare-arenas.ts';
import { armed, at, type CarFile, car, cycle, GUARDS, NO_GUNS, setup, trike, YARD } from './rare-builds.ts';
import { RARE_COUNTRY } from './rare-country.ts';
import { FIRE_SETUPS } from './rare-fire.ts';
import { FOOT_SETUPS } from './rare-foot.ts';
import { RARE_JUMP_START } from './rare-jump-start.ts';
import { RARE_PEOPLE } from './rare-people.ts';
import { RARE_ROADS } from './rare-roads.ts';
import type { ScenarioFile } from './scenario-schema.ts';

/** Two cars that face each other, close enough to meet in the first turn. */
const meeting = (id: string, first: ReturnType<typeof at>, second: ReturnType<typeof at>): ScenarioFile =>
  setup(id, 3, [
    { car: NO_GUNS, ...first },
    { car: NO_GUNS, ...second },
  ]);

/** A few guns a time, nose to nose. */
const AIMED = FIELDED_WEAPONS.filter((id) => weaponRow(id).toHit !== null);
const ranges = AIMED.filter((_, i) => i % 2 === 0).map((_, i): ScenarioFile => {
  const weapons = AIMED.slice(2 * i, 2 * i + 2).map((weapon) => ({ weapon, mount: 'front' }) as const);
  return setup(`range-${i + 1}`, 5, [
    { car: car(weapons, 20), ...at(15, 10, 0, 0) },
    { car: NO_GUNS, ...at(15, 14, 180, 0) },
  ]);
});

/** Somebody close behind a car that has things to drop. */
const DROPPED = FIELDED_WEAPONS.filter((id) => droppingsOf(id) !== null);
const chases = DROPPED.filter((_, i) => i % 2 === 0).map((_, i): ScenarioFile => {
  const weapons = DROPPED.slice(2 * i, 2 * i + 2).map((weapon) => ({ weapon, mount: 'back' }) as const);
  return setup(`chase-${i + 1}`, 4, [
    { car: car(weapons, 20), ...at(15, 8, 0, 30) },
    { car: car([{ weapon: 'MG', mount: 'front' }], 20), ...at(15, 5.5, 0, 40) },
    { car: NO_GUNS, ...at(14.8, 3, 0, 40) },
  ]);
});
/** Somebody small before a car's guns, at arm's length and at rest. */
const target = (id: string, small: CarFile, heading: number): ScenarioFile =>
  setup(id, 4, [
    { car: car([{ weapon: 'VMG', mount: 'front' }], 20), ...at(15, 10, 0, 0) },
    { car: small, ...at(15, 12, heading, 0) },
  ]);

/** Nobody is left aboard to steer: it goes where it goes. */
const ADRIFT = { damage: { crew: [3, 3] } };
/** Out of the way, to keep a game going. */
const IDLE = [
  { car: NO_GUNS, ...at(2, 2, 0, 0) },
  { car: NO_GUNS, ...at(28, 2, 0, 0) },
];

/** Walls before noses that nobody turns, and before guns, with somebody at a window. */
const walls: ScenarioFile = {
  ...setup('walls', 4, [
    { car: NO_GUNS, ...at(6, 8, 0, 50), ...ADRIFT },
    { car: NO_GUNS, ...at(11, 8, 0, 30), ...ADRIFT },
    { car: NO_GUNS, ...at(15, 8, 0, 30), ...ADRIFT },
    { car: car([{ weapon: 'AC', mount: 'front' }], 20), ...at(20, 8, 0, 0) },
    { car: car([{ weapon: 'AC', mount: 'front' }], 20), ...at(26, 8, 0, 0) },
  ]),
  map: {
    ...YARD,
    walls: [
      { x: 6, y: 11, heading: 90, length: 3, dp: 6 },
      { x: 13, y: 10, heading: 90, length: 8, dp: 3 },
      { x: 23, y: 10, heading: 90, length: 8, dp: 4, openings: [3, -3].map((to) => ({ at: to, width: 0.25 })) },
    ],
  },
  people: [20.1, 26.1].map((x) => ({ x, y: 10.3, seat: 0 })),
};

/** People who stand and walk where cars drive slowly and fast. */
const passersBy: ScenarioFile = {
  ...setup('passers-by', 4, [
    { car: NO_GUNS, ...at(10, 10, 0, 20), ...ADRIFT },
    { car: NO_GUNS, ...at(15, 10, 0, 15), ...ADRIFT },
    { car: NO_GUNS, ...at(20, 10, 0, 60), ...ADRIFT },
    ...IDLE,
  ]),
  people: [
    ...[11, 11.5, 12, 12.5, 13].flatMap((y) => [10.1, 15.1, 20.1].map((x) => ({ x, y }))),
    { x: 4, y: 13, way: [{ x: 7, y: 13 }], round: true },
    { x: 24, y: 13, seat: 0, way: [{ x: 27, y: 13 }], armor: 'bodyarmor' },
  ],
};

/** Every car once, out of everybody's way. */
const parade = setup(
  'parade',
  1,
  keysOf(BODIES).map((body, i) => ({ car: { ...NO_GUNS, body }, ...at(3 + 3 * i, 15, 0, 0) })),
);

/** Everybody with something in his hand, side by side with a cycle that carries two. */
const hands: readonly ScenarioFile[] = [
  setup('hands', 4, [
    { car: { ...NO_GUNS, crew: armed('SMG', 'rifle', 'LP', 'LAW') }, ...at(15, 10, 0, 0) },
    { car: { ...cycle('heavycycle', 'heavysidecar'), crew: armed('shotgun', 'HP') }, ...at(13, 10, 0, 0) },
    { car: { ...NO_GUNS, crew: armed('VLAW') }, ...at(17, 10, 0, 0) },
  ]),
];

/** All that goes in and out, with somebody about to use it for. */
const van: CarFile = {
  ...car([], 20),
  body: 'van',
  crew: [
    { role: 'driver', cyberlink: { weapon: 'MG', mount: 'front' } },
    { role: 'gunner', cupola: true },
  ],
  weapons: [
    { weapon: 'MG', mount: 'turret' },
    { weapon: 'MG', mount: 'front' },
  ],
  turret: { popUp: true, cupola: true },
  guards: Array.from({ length: 4 }, () => ({ points: GUARDS, retracts: true })),
  doors: ['left', 'right'],
  gear: ['soundsystem'],
};

/** A link of unlike weapons, a load that lies open and a plant that is nearly gone, in the last kind of armor. */
const frail: CarFile = {
  ...car([], 0),
  armorType: 'LRFP',
  weapons: [
    { weapon: 'VMG', mount: 'front', link: 'A' },
    { weapon: 'VMG', mount: 'front', link: 'A' },
    { weapon: 'SS', mount: 'back', link: 'A' },
  ],
  gear: ['soundsystem', 'soundenhancement'],
};
/** Riders behind a smokescreen full of tear gas, and in it. */
const gas = setup('gas', 4, [
  { car: car([{ weapon: 'SS', mount: 'back', gas: true }], 20), ...at(15, 8, 0, 20) },
  { car: cycle('heavycycle', 'heavysidecar'), ...at(15, 5.5, 0, 30) },
  { car: cycle('mediumcycle'), ...at(14.6, 4, 0, 30) },
]);

/** The last of their power: one drives too fast with a plant in reserve, one has a laser. */
const spent = { damage: { power: 199 } };
const LOBBED = keysOf(GRENADES).map((grenade) => ({ grenade }));

/** A launcher with one of each kind, and somebody before it who does not go away. */
const lobbing = setup('lobbing', 7, [
  {
    car: { ...car([], 20), weapons: [{ weapon: 'GL', mount: 'front', grenades: LOBBED }] },
    ...at(15, 8, 0, 0),
  },
  { car: NO_GUNS, ...at(15, 13, 90, 0) },
  { car: cycle('heavycycle'), ...at(16.5, 13, 90, 0) },
]);

/** Blades and somebody beside the way. */
const blades: ScenarioFile = {
  ...setup('blades', 2, [
    { car: { ...NO_GUNS, blades: {} }, ...at(15, 4, 0, 40) },
    { car: { ...NO_GUNS, blades: { fake: true } }, ...at(25, 4, 0, 40) },
  ]),
  people: [5, 6, 7, 8].flatMap((y) => [14.55, 15.45].map((x) => ({ x, y }))),
};

/** Pods of rockets, each of which is rolled for. */
const PODS = Array.from({ length: 8 }, () => ({ weapon: 'MFR', mount: 'front' }) as const);

export const RARE_SETUPS: readonly ScenarioFile[] = [
  ...RARE_ROADS,
  ...RARE_ARENAS,
  blades,
  setup('frail', 4, [
    { car: frail, ...at(15, 10, 0, 0), damage: { plant: 9 } },
    { car: frail, ...at(15, 13, 270, 0), damage: { plant: 9 } },
  ]),
  setup('spent', 5, [
    {
      car: { ...NO_GUNS, second: { plant: 'small', at: 'cargo', acceleration: 5 } },
      ...at(20, 4, 0, 150),
      ...spent,
    },
    { car: car([{ weapon: 'LL', mount: 'front' }], 20), ...at(8, 10, 0, 0), ...spent },
    { car: NO_GUNS, ...at(8, 14, 180, 0) },
  ]),
  setup('vans', 8, [
    { car: van, ...at(15, 10, 0, 0) },
    { car: van, ...at(15, 14, 180, 0) },
  ]),
  parade,
  target('two-wheels', cycle('lightcycle'), 90),
  target('two-wheels-ahead', cycle('mediumcycle'), 180),
  target('sidecar', cycle('heavycycle', 'heavysidecar'), 90),
  target('light-sidecar', cycle('mediumcycle', 'lightsidecar'), 180),
  target('three-wheels', trike('lighttrike', false), 180),
  target('three-wheels-behind', trike('mediumtrike', true), 0),
  setup('three-wheels-fast', 4, [
    { car: trike('heavytrike', false), ...at(10, 4, 0, 60), damage: { tires: { 'back-left': 3 } }, handling: -6 },
    { car: trike('xheavytrike', false), ...at(20, 4, 0, 60), damage: { tires: { 'back-left': 3 } }, handling: -6 },
  ]),
  setup('fallen', 8, [
    { car: cycle('lightcycle'), ...at(8, 3, 0, 40), handling: -6 },
    { car: cycle('heavycycle'), ...at(15, 3, 0, 45), handling: -6 },
    { car: cycle('heavycycle', 'heavysidecar'), ...at(26, 3, 0, 80), handling: -6 },
    { car: NO_GUNS, ...at(22, 25, 0, 0) },
    { car: NO_GUNS, ...at(4, 25, 0, 0) },
  ]),
  passersBy,
  walls,
  ...ranges,
  ...chases,
  ...hands,
  gas,
  lobbing,
  setup('signal', 4, [
    {
      car: car(
        [
          { weapon: 'MD', mount: 'back', fuse: 'dual' },
          { weapon: 'SMD', mount: 'left', fuse: 'remote' },
        ],
        20,
      ),
      ...at(15, 8, 0, 20),
    },
    { car: NO_GUNS, ...at(15, 6, 0, 20) },
    { car: NO_GUNS, ...at(14, 6, 0, 20) },
  ]),
  meeting('head-on', at(15, 8, 0, 40), at(15, 12, 180, 40)),
  meeting('rear-end', at(15, 8, 0, 60), at(15, 10, 0, 20)),
  meeting('t-bone', at(15, 8, 0, 40), at(12, 11, 270, 30)),
  meeting('door-to-door', at(15, 8, 0, 40), at(16, 8, 0, 40)),
  meeting('passing', at(15, 8, 0, 40), at(15.9, 12, 180, 40)),
  {
    ...setup('bounce', 3, [
      { car: NO_GUNS, ...at(15, 8, 0, 40), ...ADRIFT },
      { car: NO_GUNS, ...at(15, 12, 180, 40), ...ADRIFT },
      ...IDLE,
    ]),
    variants: { simplifiedCollisions: true },
  },
  setup('reckless', 3, [
    { car: NO_GUNS, ...at(10, 4, 0, 100), handling: -6 },
    { car: NO_GUNS, ...at(20, 4, 0, 120), handling: -6 },
  ]),
  setup('headlong', 2, [
    { car: NO_GUNS, ...at(15, 3, 0, 190), handling: -6 },
    { car: NO_GUNS, ...at(16, 3, 0, 190), handling: -6 },
  ]),
  setup('loose', 4, [
    { car: NO_GUNS, ...at(10, 10, 0, 30), handling: -6 },
    { car: NO_GUNS, ...at(20, 10, 0, 60), handling: -6 },
  ]),
  setup('flames', 4, [
    {
      car: car(
        [
          { weapon: 'FT', mount: 'front' },
          { weapon: 'HDFT', mount: 'back' },
        ],
        20,
      ),
      ...at(15, 12, 0, 20),
    },
    { car: { ...NO_GUNS, armorType: 'FP' }, ...at(15, 9, 0, 30) },
  ]),
  setup('mirror', 4, [
    { car: car([{ weapon: 'L', mount: 'front' }], 20), ...at(15, 10, 0, 0) },
    { car: { ...car([], 30), armorType: 'LR' }, ...at(15, 13, 0, 0) },
  ]),
  {
    ...setup('lucky', 10, [
      { car: car(PODS, 200), ...at(15, 10, 0, 0) },
      { car: car(PODS, 200), ...at(15, 12, 180, 0) },
    ]),
    variants: { criticalHits: true },
  },
  {
    ...setup('tinder', 4, [
      { car: car([{ weapon: 'HDFT', mount: 'front' }], 20), ...at(15, 10, 0, 0) },
      { car: NO_GUNS, ...at(15, 12, 180, 0) },
    ]),
    variants: { fireModifiers: true },
  },
  {
    ...setup('lights-out', 4, [
      { car: { ...car([{ weapon: 'MG', mount: 'front' }], 20), sensors: ['infrared', 'stealth'] }, ...at(8, 8, 0, 20) },
      { car: { ...NO_GUNS, sensors: ['infrared', 'stealth'] }, ...at(22, 8, 0, 20) },
      { car: { ...NO_GUNS, sensors: ['radar'] }, ...at(15, 22, 180, 20) },
    ]),
    visibility: ['night'],
  },
  ...FIRE_SETUPS,
  ...FOOT_SETUPS,
  {
    ...setup('dazzled', 5, [
      { car: { ...car([{ weapon: 'VMG', mount: 'front' }], 40), searchlight: true }, ...at(15, 10, 0, 0) },
      { car: { ...car([{ weapon: 'VMG', mount: 'front' }], 40), searchlight: true }, ...at(15, 13, 180, 0) },
    ]),
    visibility: ['night'],
  },
  ...RARE_COUNTRY,
  ...RARE_JUMP_START,
  ...RARE_PEOPLE,
  setup('by-radio', 5, [
    { car: { ...car([{ weapon: 'VMG', mount: 'front' }], 40), remoteControl: true }, ...at(15, 10, 0, 0) },
    { car: { ...car([], 1), remoteControl: true }, ...at(15, 13, 180, 0) },
    {
      car: { ...car([{ weapon: 'MG', mount: 'front' }], 20), remoteControl: true },
      ...at(8, 10, 0, 20),
      remote: { vehicle: 1, crew: [1] },
    },
  ]),
  setup('widowed', 7, [
    { car: NO_GUNS, ...at(10, 10, 0, 0), damage: { crew: [3, 0] } },
    { car: NO_GUNS, ...at(20, 10, 0, 0), damage: { crew: [3, 0] } },
  ]),
  setup('ablaze', 4, [
    { car: NO_GUNS, ...at(10, 10, 0, 10), burning: true },
    { car: NO_GUNS, ...at(20, 10, 0, 10), burning: true },
  ]),
];
