import type { ScenarioFile } from '../scenarios/scenario-schema.ts';
import {
  ASLEEP,
  arm,
  band,
  endings,
  FOES,
  goal,
  type LevelFile,
  OWN_MAP,
  PARTY,
  plainHouse,
  ring,
  ruled,
  scored,
  squadAt,
  UNAWARE,
} from './kit.ts';

const RULE = 'twilight/adventures/mole-people';
const row = ruled(RULE);

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

const LEVELS: ScenarioFile['levels'] = [
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
      { id: 'home', name: 'The way home', rect: [0, 28, 40, 2], exit: [0] },
      { id: 'entrances', name: 'The portals', rect: [23, 1, 15, 14] },
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
    obstacles: [
      { kind: 'machine', name: 'Boiler', x: 30, y: 10, w: 2, h: 2, av: 4, height: 'full', opaque: true },
      { kind: 'machine', name: 'Generator', x: 38, y: 10, w: 2, h: 2, av: 3, height: 'full' },
    ],
    places: [
      { id: 'boiler', name: 'The boiler', rect: [28, 8, 8, 6] },
      { id: 'generator', name: 'The generator', rect: [36, 8, 5, 6] },
      { id: 'quarters', name: 'The slave quarters', rect: [4, 8, 7, 12] },
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
  },
];

/** A sect beneath an empty village keeps its people as slaves. */
export const molePeople: ScenarioFile = {
  id: 'mole-people',
  title: 'Attack of the Mole People',
  summary: 'A village has emptied overnight. Beneath it, in an old coal mine, a sect works its people as slaves.',
  turnLimit: 200,
  hidden: true,
  variants: { mutualSpotting: 'no-surprise' },
  levels: LEVELS,
  links: [
    { kind: 'door', from: { level: 'surface', x: 30, y: 6 }, to: { level: 'level-1', x: 0, y: 13 }, actions: 1 },
    { kind: 'door', from: { level: 'surface', x: 24, y: 2 }, to: { level: 'level-1', x: 22, y: 0 }, actions: 1 },
    { kind: 'door', from: { level: 'surface', x: 36, y: 14 }, to: { level: 'level-1', x: 43, y: 18 }, actions: 1 },
    { kind: 'ramp', from: { level: 'level-1', x: 22, y: 14 }, to: { level: 'level-2', x: 22, y: 6 }, actions: 1 },
    { kind: 'ramp', from: { level: 'level-1', x: 36, y: 19 }, to: { level: 'level-2', x: 36, y: 6 }, actions: 1 },
    { kind: 'ramp', from: { level: 'level-2', x: 10, y: 20 }, to: { level: 'level-3', x: 11, y: 6 }, actions: 1 },
    { kind: 'ramp', from: { level: 'level-3', x: 27, y: 23 }, to: { level: 'level-4', x: 18, y: 10 }, actions: 1 },
    // Vents: one person without a pack, five minutes each.
    { kind: 'shaft', from: { level: 'surface', x: 28, y: 10 }, to: { level: 'level-3', x: 31, y: 8 }, actions: 60 },
    { kind: 'shaft', from: { level: 'surface', x: 33, y: 11 }, to: { level: 'level-3', x: 6, y: 9 }, actions: 60 },
    { kind: 'shaft', from: { level: 'surface', x: 26, y: 6 }, to: { level: 'level-2', x: 19, y: 4 }, actions: 60 },
    { kind: 'shaft', from: { level: 'surface', x: 31, y: 3 }, to: { level: 'level-2', x: 24, y: 10 }, actions: 60 },
    { kind: 'shaft', from: { level: 'surface', x: 37, y: 9 }, to: { level: 'level-4', x: 20, y: 11 }, actions: 60 },
  ],
  // One loaded magazine each; the double shotguns get two reloads, four shells.
  goods: [arm('ak-74', 0), arm('makarov', 0), arm('double-barrel', 2)],
  seats: [{ name: 'The squad' }, { name: 'The sect', temper: 'rabble' }],
  people: [
    ...squadAt([
      { x: 18, y: 27 },
      { x: 19, y: 27 },
      { x: 20, y: 27 },
      { x: 18, y: 28 },
      { x: 19, y: 28 },
      { x: 20, y: 28 },
    ]),
    band(
      'Scout',
      4,
      'experienced',
      [arm('double-barrel', 0), arm('makarov', 0)],
      'Scouts',
      { x: 10, y: 14 },
      { ...UNAWARE, skills: { RCN: 40 } },
    ),
    ...(['F', 'G', 'H'] as const).flatMap((team, i) => {
      const at = [
        { level: 'level-1', x: 2, y: 12 },
        { level: 'level-1', x: 23, y: 2 },
        { level: 'level-1', x: 41, y: 17 },
      ][i] ?? { x: 0, y: 0 };
      return [
        band(
          `Gunner ${team}`,
          1,
          'experienced',
          [
            arm((['m60', 'mag', 'rpk-74'] as const)[i] ?? 'm60', 8, { rest: 'bipod' }),
            { kind: 'charge', what: 'dynamite', count: 1 },
          ],
          `Team ${team}`,
          at,
          UNAWARE,
        ),
        band(`Watch ${team}`, 2, 'experienced', [arm('makarov', 2)], `Team ${team}`, at, UNAWARE),
      ];
    }),
    band('Technician', 2, 'experienced', [], 'Boiler', { level: 'level-3', x: 30, y: 12 }, UNAWARE),
    band(
      'Overseer',
      3,
      'experienced',
      [arm('double-barrel', 4)],
      'Boiler',
      { level: 'level-3', x: 33, y: 12 },
      UNAWARE,
    ),
    band('Operator', 1, 'novice', [], 'Boiler', { level: 'level-3', x: 37, y: 12 }, UNAWARE),
    band(
      'Slave guard',
      3,
      'experienced',
      [arm('double-barrel', 4)],
      'Slave guards',
      { level: 'level-3', x: 13, y: 12 },
      UNAWARE,
    ),
    band(
      'Slave guard',
      3,
      'experienced',
      [arm('makarov', 2)],
      'Slave guards',
      { level: 'level-3', x: 13, y: 17 },
      UNAWARE,
    ),
    band(
      'Adam',
      1,
      'novice',
      [arm('makarov', 2)],
      'Adam',
      { level: 'level-2', x: 33, y: 11 },
      { ...UNAWARE, role: 'adam', leader: true },
    ),
    ...CHAMBERS.map(([x, y], i) =>
      band(
        `Dweller ${i + 1}`,
        i < 14 ? 3 : 2,
        'novice',
        [],
        'Adults',
        { level: 'level-2', x: x + 1, y: y + 1 },
        ASLEEP,
      ),
    ),
    band('Stoker', 6, 'novice', [], 'Slaves', { level: 'level-3', x: 32, y: 9 }, { captive: true, role: 'slave' }),
    band('Slave', 12, 'novice', [], 'Slaves', { level: 'level-3', x: 6, y: 10 }, { captive: true, role: 'slave' }),
    band('Slave', 12, 'novice', [], 'Slaves', { level: 'level-3', x: 6, y: 17 }, { captive: true, role: 'slave' }),
  ],
  script: [
    row('scouts-run', {
      text: 'Scouts fire once and run; one stays, three report.',
      when: { kind: 'any', of: [{ kind: 'seen', who: PARTY, by: FOES }, { kind: 'fired' }] },
      deeds: [
        { kind: 'wake', who: { squad: 'Scouts' } },
        { kind: 'order', squad: 'Scouts', order: 'fall-back', place: 'entrances' },
      ],
    }),
    row('alarm', {
      text: 'Fighting in the mine gives the alarm.',
      when: {
        kind: 'any',
        of: [
          { kind: 'entered', place: 'nest-f', who: PARTY },
          { kind: 'entered', place: 'nest-g', who: PARTY },
          { kind: 'entered', place: 'nest-h', who: PARTY },
          {
            kind: 'all',
            of: [
              { kind: 'fired' },
              {
                kind: 'any',
                of: [
                  { kind: 'down', who: { squad: 'Team F' }, count: 1 },
                  { kind: 'down', who: { squad: 'Team G' }, count: 1 },
                  { kind: 'down', who: { squad: 'Team H' }, count: 1 },
                  { kind: 'down', who: { squad: 'Boiler' }, count: 1 },
                  { kind: 'down', who: { squad: 'Slave guards' }, count: 1 },
                ],
              },
            ],
          },
        ],
      },
      deeds: [
        { kind: 'alarm', alarm: 'mine' },
        { kind: 'wake', who: { squad: 'Team F' } },
        { kind: 'wake', who: { squad: 'Team G' } },
        { kind: 'wake', who: { squad: 'Team H' } },
        { kind: 'wake', who: { squad: 'Boiler' } },
        { kind: 'wake', who: { squad: 'Slave guards' } },
      ],
    }),
    row('issue', {
      text: 'Some turns after the alarm adults draw arms at the armory, two dice of them each turn.',
      when: {
        kind: 'all',
        of: [
          { kind: 'alarm', alarm: 'mine' },
          { kind: 'not', of: { kind: 'done', objective: 'armory' } },
        ],
      },
      after: '1d6',
      times: 8,
      deeds: [
        { kind: 'wake', who: { squad: 'Adults' }, dice: '2d6' },
        { kind: 'arm', who: { squad: 'Adults' }, goods: [0, 1, 2] },
        { kind: 'order', squad: 'Adults', order: 'go', place: 'hall' },
      ],
    }),
    ...(['F', 'G', 'H'] as const).map((team) =>
      row(`blow-${team}`, {
        text: 'A team that has lost half blows its entrance.',
        when: { kind: 'down', who: { squad: `Team ${team}` }, count: 2 },
        deeds: [
          { kind: 'explosion', place: `portal-${team.toLowerCase()}`, concussion: 11, burst: 12 },
          { kind: 'cave-in', place: `portal-${team.toLowerCase()}` },
          { kind: 'count', counter: 'sealed', by: 1 },
        ],
      }),
    ),
    row('dark', {
      text: 'Without generator or boiler all tunnels go dark.',
      when: {
        kind: 'any',
        of: [
          { kind: 'exploded', place: 'boiler' },
          { kind: 'exploded', place: 'generator' },
          { kind: 'down', who: { squad: 'Boiler' }, percent: 100 },
        ],
      },
      deeds: [
        { kind: 'circuit', circuit: 'mine', on: false },
        { kind: 'tell', text: 'The bulbs in the tunnels go out.' },
        { kind: 'score', objective: 'stopped' },
      ],
    }),
    row('sealed-in', {
      text: 'All exits sealed with the squad inside.',
      when: { kind: 'counter', counter: 'sealed', atLeast: 3 },
      after: 60,
      deeds: [{ kind: 'end', winners: [FOES], text: 'All exits are sealed.' }],
    }),
    scored('slaves', RULE, { kind: 'left-map', who: { role: 'slave' }, count: 15 }),
    scored('armory', RULE, { kind: 'entered', place: 'armory', who: PARTY }),
    scored('adam', RULE, { kind: 'captive', who: { role: 'adam' }, count: 1 }),
    scored('no-slave-lost', RULE, {
      kind: 'all',
      of: [
        { kind: 'done', objective: 'slaves' },
        { kind: 'not', of: { kind: 'down', who: { role: 'slave' }, count: 1, gone: false } },
      ],
    }),
    ...endings(),
  ],
  objectives: [
    goal('slaves', 'Bring fifteen slaves out.', 50, RULE, true, 'quarters'),
    goal('stopped', 'Generator or boiler is stopped.', 20, RULE, false, 'generator'),
    goal('armory', 'The armory is seized.', 15, RULE, false, 'armory'),
    goal('adam', 'Adam is taken alive.', 15, RULE, false, 'adam'),
    goal('no-slave-lost', 'No slave is lost.', 10, RULE),
  ],
  notes: [OWN_MAP],
};
