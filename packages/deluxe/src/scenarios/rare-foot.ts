// Set-ups in which people on foot do what they rarely do.

import { at, car, NO_GUNS, setup, YARD } from './rare-builds.ts';
import type { ScenarioFile } from './scenario-schema.ts';

/** Two cars that stand, and people of both sides between them. */
const runners: ScenarioFile = {
  ...setup('runners', 5, [
    { car: car([{ weapon: 'VMG', mount: 'front' }], 20), ...at(15, 8, 0, 0) },
    { car: NO_GUNS, ...at(15, 16, 180, 10) },
  ]),
  onFoot: true,
  people: [
    { x: 13, y: 10, seat: 0, arms: [{ weapon: 'SMG' }, { weapon: 'rifle', scope: true }] },
    { x: 17, y: 10, seat: 1, armor: 'improvedbodyarmor', arms: [{ weapon: 'LAW' }] },
    { x: 15, y: 13, seat: 1, running: 2 },
  ],
};

/** A burning car, one that nobody will leave alone, and a driver beside each. */
const bailingOut: ScenarioFile = {
  ...setup('bailing-out', 6, [
    { car: NO_GUNS, ...at(10, 10, 0, 0), burning: true },
    { car: NO_GUNS, ...at(20, 10, 0, 20), burning: true },
  ]),
  onFoot: true,
};

/** A driver who gets out of a burning car has nowhere to go but back into it. */
const garage: ScenarioFile = {
  ...setup('garage', 8, [
    { car: { ...NO_GUNS, crew: [{ role: 'driver' }] }, ...at(15, 10, 0, 0), burning: true },
    { car: NO_GUNS, ...at(25, 20, 180, 0) },
  ]),
  map: {
    ...YARD,
    pillars: [
      { x: 13.75, y: 10, length: 3, width: 1 },
      { x: 14.5, y: 11, length: 1, width: 0.5 },
      { x: 14.5, y: 9, length: 1, width: 0.5 },
      { x: 15.5, y: 10, length: 3, width: 0.5 },
    ],
  },
  onFoot: true,
};

/** Behind walls with tripods, and too near to miss. */
const gunners: ScenarioFile = {
  ...setup('tripods', 10, [
    {
      car: { ...car([{ weapon: 'MG', mount: 'front' }], 40), crew: [{ role: 'driver', gunner: 6 }] },
      ...at(15, 10, 0, 0),
    },
    { car: NO_GUNS, ...at(25, 20, 180, 0) },
  ]),
  map: {
    ...YARD,
    pillars: [13.875, 14.375, 15.125].map((x) => ({ x, y: 13, length: 1.5, width: 0.25 })),
  },
  onFoot: true,
  people: [
    { x: 14.1, y: 13.1, seat: 1, arms: [{ weapon: 'TRR' }] },
    { x: 14.9, y: 13.1, seat: 1, arms: [{ weapon: 'TMG' }] },
    {
      x: 15.4,
      y: 10.1,
      seat: 1,
      arms: [
        { weapon: 'LP', clips: 2 },
        { weapon: 'VLAW', clips: 2 },
      ],
    },
  ],
};

/** People at arm's length from enemies that stand and creep, side by side. */
const boarders: ScenarioFile = {
  ...setup('boarders', 8, [
    { car: NO_GUNS, ...at(25, 20, 180, 0) },
    { car: { ...car([{ weapon: 'MG', mount: 'front' }], 20), body: 'van' }, ...at(15, 10, 0, 5) },
    { car: { ...car([{ weapon: 'MG', mount: 'front' }], 20), body: 'van' }, ...at(15.6, 10, 0, 5) },
    { car: NO_GUNS, ...at(8, 10, 0, 20) },
  ]),
  onFoot: true,
  people: [
    { x: 14.6, y: 10.1, seat: 0, arms: [{ weapon: 'SMG' }] },
    { x: 16.1, y: 10.1, seat: 0, arms: [{ weapon: 'HP' }] },
    ...[10.6, 11.1, 11.6].map((y) => ({ x: 7.6, y, seat: 0 })),
  ],
};

/** Pickups whose drivers are past minding who gets on: one rolls to a stop, the other stands, with a turret on the cab. */
const PICKUP = { ...car([{ weapon: 'MG', mount: 'turret' }], 20), body: 'pickup' } as const;
const loaders: ScenarioFile = {
  ...setup('loaders', 12, [
    { car: NO_GUNS, ...at(25, 20, 180, 0) },
    { car: PICKUP, ...at(15, 10, 0, 25), damage: { crew: [2] } },
    { car: PICKUP, ...at(8, 10, 0, 0), damage: { crew: [2] } },
    { car: NO_GUNS, ...at(5, 20, 180, 0) },
  ]),
  onFoot: true,
  people: [
    ...[14.9, 15.1].map((x) => ({ x, y: 9.4, seat: 0 })),
    ...[9.6, 9.9].flatMap((y) => [7.6, 8.4].map((x) => ({ x, y, seat: 0, arms: [{ weapon: 'LP' as const }] }))),
  ],
};

/** Pyres that may blow up at any time, and people beside them who cannot get away. */
const onlookers: ScenarioFile = {
  ...setup('onlookers', 15, [
    { car: car([{ weapon: 'AT', mount: 'front' }], 40), ...at(15, 10, 0, 0), burning: true, damage: { crew: [3] } },
    { car: NO_GUNS, ...at(25, 20, 180, 0), damage: { plant: 99 } },
    { car: car([{ weapon: 'AT', mount: 'front' }], 40), ...at(15, 20, 0, 0), burning: true, damage: { crew: [3] } },
  ]),
  onFoot: true,
  people: [
    // Somebody must be left on either side.
    { x: 5.1, y: 25.1, seat: 0 },
    ...[9.9, 19.9].map((y) => ({ x: 14.1, y, seat: 1, hits: 2 })),
  ],
};

/** Cars on the point of rolling, and people in them who may jump. */
const tumblers: ScenarioFile = {
  ...setup('tumblers', 8, [
    { car: NO_GUNS, ...at(10, 4, 0, 60), handling: -6 },
    { car: NO_GUNS, ...at(20, 4, 0, 60), handling: -6 },
  ]),
  onFoot: true,
};

/** Grenades beside a wall that they can breach, and nothing else to do with them. */
const breachers: ScenarioFile = {
  ...setup('breachers', 8, [
    { car: NO_GUNS, ...at(10, 10, 0, 0), damage: { plant: 99 } },
    { car: NO_GUNS, ...at(20, 10, 0, 0), damage: { plant: 99 } },
  ]),
  map: { ...YARD, walls: [{ x: 15, y: 10, length: 6, dp: 2 }] },
  onFoot: true,
  people: [14.1, 15.9].map((x, seat) => ({
    x,
    y: 10.1,
    seat,
    grenades: [{ grenade: 'grenade' }, { grenade: 'grenade' }, { grenade: 'grenade' }] as const,
  })),
};

/** Nobody but two with tripods and what they are to hit; there is nowhere to walk. */
const tripods: ScenarioFile = {
  ...setup('tripods-alone', 10, [
    { car: { ...NO_GUNS, crew: [{ role: 'driver' }] }, ...at(15, 10, 0, 0), damage: { plant: 99 } },
    { car: NO_GUNS, ...at(25, 20, 180, 0) },
  ]),
  map: {
    ...YARD,
    pillars: [
      ...[13.875, 14.375, 14.625, 15.125].map((x) => ({ x, y: 13, length: 1, width: 0.25 })),
      ...[14.125, 14.875].map((x) => ({ x, y: 13.375, length: 0.25, width: 0.25 })),
    ],
  },
  onFoot: true,
  people: [
    { x: 14.1, y: 13.1, seat: 1, arms: [{ weapon: 'TRR' }] },
    { x: 14.9, y: 13.1, seat: 1, arms: [{ weapon: 'TMG' }] },
  ],
};

/** Behind guns of their enemies, and before a wall, with mines in their hands; the cars go nowhere. */
const MINES = [{ weapon: 'LM' }, { weapon: 'LM' }, { weapon: 'LM' }] as const;
const sappers: ScenarioFile = {
  ...setup('sappers', 40, [
    { car: car([{ weapon: 'MG', mount: 'back' }], 40), ...at(15, 10, 0, 0), damage: { plant: 99 } },
    { car: NO_GUNS, ...at(25, 20, 180, 0) },
  ]),
  map: { ...YARD, walls: [{ x: 20, y: 9.75, heading: 90, length: 4, dp: 6 }] },
  onFoot: true,
  people: [
    ...[14.9, 15.1].map((x) => ({ x, y: 9.4, seat: 1, arms: MINES })),
    { x: 15.6, y: 10.1, seat: 1, arms: MINES },
    { x: 20.1, y: 9.4, seat: 1, arms: MINES },
    {
      x: 12.1,
      y: 4.1,
      seat: 1,
      arms: [{ weapon: 'HGL', grenades: [{ grenade: 'PG' }, { grenade: 'grenade' }, { grenade: 'SG', delay: 1 }] }],
    },
  ],
};

/** People on foot at night, some near enough to be seen. */
const prowlers: ScenarioFile = {
  ...setup('prowlers', 5, [
    { car: car([{ weapon: 'MG', mount: 'front' }], 20), ...at(10, 10, 0, 10) },
    { car: car([{ weapon: 'MG', mount: 'front' }], 20), ...at(20, 20, 180, 10) },
  ]),
  visibility: ['night'],
  onFoot: true,
  people: [
    { x: 12.1, y: 14.1, seat: 1, arms: [{ weapon: 'SMG' }] },
    { x: 17.1, y: 14.1, seat: 0, arms: [{ weapon: 'SMG' }] },
    { x: 14.6, y: 18.1, seat: 0, grenades: [{ grenade: 'grenade' }, { grenade: 'SG' }] },
  ],
};

/** Flamethrowers among people who hardly miss, and do little harm. */
const MARKSMAN = { handgunner: 6, arms: [{ weapon: 'LP', scope: true }] } as const;
const BURNER = { armor: 'improvedbodyarmor', arms: [{ weapon: 'PF' }] } as const;
const burners: ScenarioFile = {
  ...setup('burners', 10, [
    { car: NO_GUNS, ...at(10, 10, 0, 0), damage: { plant: 99 } },
    { car: NO_GUNS, ...at(25, 20, 180, 0), damage: { plant: 99 } },
  ]),
  onFoot: true,
  people: [
    ...[13.1, 13.9, 14.6].map((x) => ({ x, y: 12.1, seat: 0, ...BURNER, arms: [...BURNER.arms] })),
    ...[13.1, 13.9, 14.6, 15.1, 15.6].map((x) => ({ x, y: 18.6, seat: 1, ...MARKSMAN, arms: [...MARKSMAN.arms] })),
  ],
};

export const FOOT_SETUPS: readonly ScenarioFile[] = [
  runners,
  bailingOut,
  garage,
  gunners,
  tripods,
  boarders,
  loaders,
  onlookers,
  tumblers,
  breachers,
  sappers,
  burners,
  prowlers,
];
