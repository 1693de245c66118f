import type { ScenarioFile } from '../scenarios/scenario-schema.ts';
import {
  ASLEEP,
  arm,
  band,
  door,
  endings,
  FOES,
  goal,
  house,
  lossesAmong,
  OWN_MAP,
  PARTY,
  pane,
  plainHouse,
  ring,
  ruled,
  type ScriptFile,
  scored,
  squadAt,
  UNAWARE,
} from './kit.ts';

const RULE = 'twilight/adventures/power-station';
const row = ruled(RULE);

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
const SHEDS = [
  [37, 22],
  [41, 22],
  [37, 25],
  [41, 25],
] as const;
/** Machinery that must survive, and where it stands. */
const MACHINES = ['turbine', 'generator', 'condenser', 'glass-room', 'control'] as const;

const HARM = [
  { points: 1, text: 'The machinery is damaged.' },
  { points: 4, text: 'The machinery is badly damaged.' },
  { points: 6, text: 'The plant is wrecked.' },
] as const;
const WRECKED = { kind: 'harmed', places: [...MACHINES], points: 6 } as const;

const LEVELS: ScenarioFile['levels'] = [
  {
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
      house('Containment dome', [26, 13, 6, 6], 'reinforced-concrete', [door(31, 16, 'east', { id: 'dome-door' })]),
      house('Turbine building', [33, 13, 9, 7], 'reinforced-concrete', [
        door(37, 19, 'south'),
        door(33, 16, 'west'),
        pane(41, 16, 'east'),
      ]),
      plainHouse('Control building', [24, 24, 8, 5], 'brick-wall'),
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
        ] as const
      ).map(([x, y]) => ({ kind: 'gate' as const, x, y, edge: 'west' as const, open: true })),
      ...(
        [
          [54, 15],
          [54, 30],
          [54, 22],
        ] as const
      ).map(([x, y]) => ({ kind: 'gate' as const, x, y, edge: 'west' as const, open: true })),
      ...(
        [
          [20, 4],
          [48, 4],
        ] as const
      ).map(([x, y]) => ({ kind: 'gate' as const, x, y, edge: 'north' as const, open: true })),
      ...(
        [
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
      { id: 'turbine', name: 'The turbine', rect: [34, 14, 4, 2] },
      { id: 'generator', name: 'The generator', rect: [39, 14, 2, 2] },
      { id: 'condenser', name: 'The condenser', rect: [34, 17, 3, 2] },
      { id: 'glass-room', name: 'The glass control room', rect: [39, 17, 3, 3] },
      { id: 'control', name: 'The main control room', rect: [26, 25, 4, 3] },
      { id: 'core', name: 'The reactor core', rect: [28, 15, 2, 2] },
      { id: 'away-west', name: 'The western fields', rect: [0, 0, 2, 41], exit: [0, 1] },
      { id: 'away-east', name: 'The eastern fields', rect: [58, 0, 2, 41], exit: [0, 1] },
    ],
  },
];

const SQUAD_AT = [
  { x: 2, y: 30 },
  { x: 2, y: 31 },
  { x: 3, y: 30 },
  { x: 3, y: 31 },
  { x: 2, y: 29 },
  { x: 3, y: 29 },
];
const FENCE = [
  { x: 7, y: 12 },
  { x: 7, y: 24 },
  { x: 18, y: 5 },
  { x: 38, y: 5 },
  { x: 52, y: 12 },
  { x: 52, y: 26 },
  { x: 20, y: 37 },
  { x: 40, y: 37 },
];
const ROVING = [
  { x: 18, y: 22 },
  { x: 34, y: 30 },
  { x: 22, y: 10 },
  { x: 47, y: 20 },
];
const HOLDING = [
  { x: 37, y: 21 },
  { x: 41, y: 21 },
  { x: 36, y: 24 },
  { x: 43, y: 24 },
];

const COMMON: readonly ScriptFile[] = [
  row('alarm', {
    text: 'A shot, a blast, or somebody seen gives the alarm.',
    when: { kind: 'any', of: [{ kind: 'fired' }, { kind: 'seen', who: { side: 0 }, by: FOES }] },
    deeds: [
      { kind: 'alarm', alarm: 'station' },
      { kind: 'wake', who: { squad: 'Sentries' } },
    ],
  }),
  row('turn-out', {
    text: 'Those who sleep turn out some turns later.',
    when: { kind: 'alarm', alarm: 'station' },
    after: '1d6',
    times: 6,
    deeds: [
      { kind: 'wake', who: { squad: 'Off duty' }, dice: '2d6' },
      { kind: 'order', squad: 'Off duty', order: 'go', place: 'holding' },
    ],
  }),
  ...HARM.map(({ points, text }) =>
    row(`harm-${points}`, {
      text: 'An explosion at the machinery costs two of its six points, a burst that rakes it one.',
      when: { kind: 'harmed', places: [...MACHINES], points },
      deeds: [{ kind: 'tell', text }],
    }),
  ),
  row('recon', {
    text: 'What a look at the site shows depends on an easy task.',
    when: { kind: 'turn', from: 1 },
    deeds: [{ kind: 'reconnoitre', who: PARTY }],
  }),
  row('radiation', {
    text: 'Fifty rads a phase in the core.',
    when: { kind: 'entered', place: 'core', who: PARTY },
    times: 20,
    deeds: [{ kind: 'rads', place: 'core', rads: 50 }],
  }),
];

/** Soldiers of an elite unit hold the doctor who understands the reactor. */
export const powerStation: ScenarioFile = {
  id: 'power-station',
  title: 'Nuclear Power Station',
  summary:
    'Forty of an elite unit hold a doctor and a dozen villagers who are to mend a reactor. Bring the doctor out.',
  turnLimit: 120,
  hidden: true,
  levels: LEVELS,
  seats: [{ name: 'The squad' }, { name: 'Spetsnaz', temper: 'elite' }],
  people: [
    ...squadAt(SQUAD_AT, 'prone'),
    band('Escaped villager', 1, 'novice', [], 'Guide', { x: 2, y: 32 }, { seat: 0, role: 'guide', posture: 'prone' }),
    band(
      'Officer',
      4,
      'elite',
      [arm('ak-74', 4), arm('makarov', 2)],
      'Off duty',
      { x: 25, y: 25 },
      { ...ASLEEP, leader: true },
    ),
    band('Sentry', 8, 'veteran', [arm('ak-74', 5)], 'Sentries', FENCE, UNAWARE),
    band('Rover', 4, 'veteran', [arm('skorpion', 5)], 'Sentries', ROVING, UNAWARE),
    band('Guard', 4, 'experienced', [arm('ak-74', 5)], 'Sentries', HOLDING, UNAWARE),
    band(
      'Marksman',
      4,
      'experienced',
      [arm('svd', 5, { scope: true }), arm('makarov', 2)],
      'Off duty',
      { x: 26, y: 25 },
      ASLEEP,
    ),
    band('Gunner', 4, 'experienced', [arm('rpk-74', 5)], 'Off duty', { x: 27, y: 25 }, ASLEEP),
    band('Trooper', 4, 'experienced', [arm('ak-74', 5)], 'Off duty', { x: 28, y: 27 }, ASLEEP),
    band('Recruit', 8, 'novice', [arm('ak-74', 4)], 'Off duty', { x: 29, y: 26 }, ASLEEP),
    band(
      'Dr Petronski',
      1,
      'novice',
      [],
      'Captives',
      { x: 25, y: 27 },
      { captive: true, role: 'doctor', skills: { MED: 60 } },
    ),
    band('Villager', 12, 'novice', [], 'Captives', { x: 39, y: 24 }, { captive: true, role: 'captive' }),
  ],
  script: [
    ...COMMON,
    row('guide', {
      text: 'Whoever got away knows the camp without a look at it, and the building in which the doctor is held.',
      when: { kind: 'turn', from: 1 },
      deeds: [
        {
          kind: 'tell',
          text: 'The guide points out the sheds where the villagers are held, and the lounge of the control building, where the doctor is.',
          sides: [0],
        },
        { kind: 'reveal', what: 'captives', side: 0 },
      ],
    }),
    scored('doctor', RULE, { kind: 'left-map', who: { role: 'doctor' }, count: 1 }),
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((count) =>
      row(`villager-${count}`, {
        when: { kind: 'left-map', who: { role: 'captive' }, count },
        deeds: [{ kind: 'points', side: 0, points: 2, text: 'A villager is brought out.' }],
      }),
    ),
    scored('plant', RULE, {
      kind: 'all',
      of: [
        { kind: 'done', objective: 'doctor' },
        { kind: 'not', of: WRECKED },
      ],
    }),
    ...lossesAmong('captive', 12, 'A villager is lost.'),
    ...lossesAmong('guide', 1, 'The guide is lost.'),
    ...endings(),
  ],
  objectives: [
    goal('doctor', 'Petronski is brought out alive.', 50, RULE, true, 'control'),
    goal('plant', 'The plant is not wrecked.', 20, RULE),
  ],
  notes: [OWN_MAP],
};

/** Marauders strip a plant that the squad came to salvage. */
export const strippedStation: ScenarioFile = {
  id: 'stripped-station',
  title: 'Nuclear Power Station: the strippers',
  summary:
    'Twenty marauders are stripping the plant. Drive them out with the technician alive and the machinery whole.',
  turnLimit: 100,
  hidden: true,
  levels: LEVELS,
  seats: [{ name: 'The squad' }, { name: 'Marauders', temper: 'marauder' }],
  people: [
    ...squadAt(SQUAD_AT, 'prone'),
    band('Technician', 1, 'novice', [], 'Technician', { x: 2, y: 32 }, { seat: 0, role: 'technician' }),
    band('Marauder chief', 4, 'elite', [arm('uzi', 5)], 'Off duty', { x: 26, y: 25 }, { ...ASLEEP, leader: true }),
    band(
      'Sentry',
      4,
      'veteran',
      [arm('ak-74', 4)],
      'Sentries',
      FENCE.filter((_, i) => i % 2 === 0),
      UNAWARE,
    ),
    band('Rover', 4, 'veteran', [arm('rpk-74', 4)], 'Sentries', ROVING, UNAWARE),
    band('Marauder', 8, 'experienced', [arm('ak-74', 4)], 'Off duty', { x: 28, y: 26 }, ASLEEP),
    // They sleep in the sheds where captives would be.
    band('Camp follower', 3, 'novice', [], 'Followers', SHEDS.slice(1).map(([x, y]) => ({ x, y })), ASLEEP), // biome-ignore format: one band a line
  ],
  script: [
    ...COMMON,
    scored('garrison', RULE, {
      kind: 'all',
      of: [
        { kind: 'down', who: { squad: 'Sentries' }, percent: 100 },
        { kind: 'down', who: { squad: 'Off duty' }, percent: 100 },
        { kind: 'not', of: { kind: 'down', who: { role: 'technician' }, count: 1, gone: false } },
      ],
    }),
    scored('plant', RULE, {
      kind: 'all',
      of: [
        { kind: 'done', objective: 'garrison' },
        { kind: 'not', of: WRECKED },
      ],
    }),
    scored('quick', RULE, {
      kind: 'all',
      of: [
        { kind: 'done', objective: 'garrison' },
        { kind: 'not', of: { kind: 'turn', from: 30 } },
      ],
    }),
    row('over', { when: { kind: 'done', objective: 'garrison' }, after: 1, deeds: [{ kind: 'settle' }] }),
    row('breaks', {
      text: 'Marauders who have lost half run.',
      when: { kind: 'down', who: { side: FOES }, percent: 50 },
      deeds: [
        { kind: 'order', squad: 'Sentries', order: 'fall-back', place: 'away-east' },
        { kind: 'order', squad: 'Off duty', order: 'fall-back', place: 'away-east' },
      ],
    }),
    ...endings(),
  ],
  objectives: [
    goal('garrison', 'The garrison is dead, captured or gone, and the technician lives.', 50, RULE, true, 'control'),
    goal('plant', 'The plant is whole.', 30, RULE),
    goal('quick', 'In under thirty turns.', 10, RULE),
  ],
  notes: [OWN_MAP],
};
