// Set-ups in which what people do and suffer happens soon.
import type { GrenadeId } from '../catalog/grenades.ts';
import { at, type CarFile, car, NO_GUNS, setup, YARD } from './rare-builds.ts';
import type { ScenarioFile } from './scenario-schema.ts';

const KINDS: readonly GrenadeId[] = ['grenade', 'TGG', 'SG', 'CG', 'PG', 'grenade'];
const POCKETS = KINDS.map((grenade) => ({ grenade }));

/** Cars beside each other at a walking pace, and people between others that stand, all with their pockets full. */
const throwers: ScenarioFile = {
  ...setup('throwers', 6, [
    {
      car: {
        ...car([], 40),
        crew: [
          { role: 'driver', grenades: POCKETS },
          { role: 'passenger', grenades: POCKETS },
        ],
      },
      ...at(15, 10, 0, 10),
    },
    { car: { ...car([], 40), crew: [{ role: 'driver', grenades: POCKETS }] }, ...at(13, 10, 0, 10) },
  ]),
  onFoot: true,
  people: [
    { x: 11, y: 12, seat: 0, grenades: POCKETS },
    { x: 12, y: 13, seat: 1, grenades: POCKETS },
  ],
};

/** Nothing but grenades in hand, in cars that move: sooner or later one is dropped. */
const FUMBLERS: CarFile = {
  ...car([], 60),
  crew: (['driver', 'passenger', 'passenger', 'passenger'] as const).map((role) => ({ role, grenades: POCKETS })),
};

/** Hardly room to throw: what is laid down lies beside whoever laid it. */
const cell: ScenarioFile = {
  ...setup('cell', 5, [
    { car: NO_GUNS, ...at(12, 15, 0, 0) },
    { car: NO_GUNS, ...at(18, 15, 0, 0) },
  ]),
  map: {
    ...YARD,
    walls: [0, 90, 180, 270].map((heading) => ({
      x: 15 + (heading === 90 ? -0.75 : heading === 270 ? 0.75 : 0),
      y: 15 + (heading === 0 ? 0.75 : heading === 180 ? -0.75 : 0),
      heading: heading + 90,
      length: 1.75,
    })),
  },
  onFoot: true,
  people: [
    { x: 14.9, y: 14.9, seat: 0, grenades: POCKETS },
    { x: 15.3, y: 15.3, seat: 1, grenades: POCKETS },
  ],
};

/** People who walk to and fro behind cars that lay oil and spikes, and cannot drive off. */
const slippery: ScenarioFile = {
  ...setup('slippery', 6, [
    {
      car: car(
        [
          { weapon: 'OJ', mount: 'back' },
          { weapon: 'SD', mount: 'back' },
          { weapon: 'MG', mount: 'turret' },
        ],
        90,
      ),
      ...at(12, 12, 0, 0),
      damage: { plant: 99 },
    },
    {
      car: car(
        [
          { weapon: 'FOJ', mount: 'back' },
          { weapon: 'SD', mount: 'back' },
          { weapon: 'MG', mount: 'turret' },
        ],
        90,
      ),
      ...at(18, 12, 0, 0),
      damage: { plant: 99 },
    },
  ]),
  people: [12, 18].flatMap((x) =>
    [11.3, 11.05, 10.8].map((y, i) => ({
      x: x - 1 - i / 2,
      y,
      way: [
        { x: x + 1, y },
        { x: x - 1.6, y },
      ],
      round: true,
    })),
  ),
};

/** Shoulder to shoulder, some with something in their hands, beside cars that stand. */
const brawl: ScenarioFile = {
  ...setup('brawl', 5, [
    { car: NO_GUNS, ...at(12, 15, 0, 0) },
    { car: NO_GUNS, ...at(12.9, 15, 0, 0) },
  ]),
  onFoot: true,
  people: [
    { x: 12.4, y: 15.1, seat: 0, arms: [{ weapon: 'HP' }] },
    { x: 12.4, y: 15.4, seat: 1 },
    { x: 12.4, y: 14.9, seat: 1, arms: [{ weapon: 'rifle' }] },
    { x: 12.4, y: 14.6, seat: 0 },
  ],
  junk: [14.4, 15.6].map((y) => ({ kind: 'obstacle', x: 12.4, y, squares: 1 })),
};

/** Medics beside those who are down or soon will be. */
const MEDIC = { skills: { paramedic: 0, driver: 0, gunner: 0 } } as const;
const WARD: CarFile = {
  ...car([{ weapon: 'VMG', mount: 'front' }], 1),
  crew: [{ role: 'driver' }, { role: 'gunner' }, { role: 'passenger' }, { role: 'passenger' }],
};
const medics = [1, 2].map(
  (number): ScenarioFile =>
    setup(`medics-${number}`, 8, [
      { car: WARD, ...at(15, 10, 0, 0), crew: [{ role: 'driver', character: MEDIC }], damage: { crew: [0, 2, 2, 2] } },
      {
        car: WARD,
        ...at(15, 12, 180, 0),
        crew: [{ role: 'driver', character: MEDIC }],
        damage: { crew: [0, 2, 2, 2] },
      },
    ]),
);

export const RARE_PEOPLE: readonly ScenarioFile[] = [
  ...medics,
  brawl,
  slippery,
  throwers,
  cell,
  setup('fumblers', 7, [
    { car: FUMBLERS, ...at(14, 4, 0, 10) },
    { car: FUMBLERS, ...at(16, 4, 0, 10) },
  ]),
  {
    ...setup('on-camera', 1, [
      { car: car([{ weapon: 'MG', mount: 'front' }], 20), ...at(15, 10, 0, 0) },
      { car: NO_GUNS, ...at(15, 14, 180, 0) },
    ]),
    occasion: { kind: 'road' },
  },
];
