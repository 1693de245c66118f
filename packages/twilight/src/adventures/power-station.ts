import type { ScenarioFile } from '../scenarios/scenario-schema.ts';
import {
  ASLEEP,
  arm,
  band,
  endings,
  FOES,
  goal,
  lossesAmong,
  OWN_MAP,
  PARTY,
  ruled,
  type ScriptFile,
  scored,
  squadAt,
  UNAWARE,
} from './kit.ts';
import { ROOMS, SHEDS, STATION_LINKS, stationLevels } from './station-map.ts';

const RULE = 'twilight/adventures/power-station';
const row = ruled(RULE);

/** Machinery that must survive, and where it stands. */
const MACHINES = ['turbine', 'generator', 'condenser', 'glass-room', 'control'] as const;

const HARM = [
  { points: 1, text: 'The machinery is damaged.' },
  { points: 4, text: 'The machinery is badly damaged.' },
  { points: 6, text: 'The plant is wrecked.' },
] as const;
const WRECKED = { kind: 'harmed', places: [...MACHINES], points: 6 } as const;

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

/** A quarter of those who rest are up, in the rooms where the others sleep. */
const WATCH = { role: 'watch' } as const;
const UP = { ...UNAWARE, ...WATCH } as const;

const COMMON: readonly ScriptFile[] = [
  row('alarm', {
    text: 'A shot, a blast, or somebody seen gives the alarm.',
    when: { kind: 'any', of: [{ kind: 'fired' }, { kind: 'seen', who: { side: 0 }, by: FOES }] },
    deeds: [
      { kind: 'alarm', alarm: 'station' },
      { kind: 'wake', who: { squad: 'Sentries' } },
      { kind: 'wake', who: WATCH },
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
    times: 120,
    each: 'phase',
    deeds: [{ kind: 'rads', place: 'core', rads: 50 }],
  }),
];

const RIFLE = [arm('ak-74', 5)];
const OFFICER = [arm('ak-74', 4), arm('makarov', 2)];
const MARKSMAN = [arm('svd', 5, { scope: true }), arm('makarov', 2)];

/** Soldiers of an elite unit hold the doctor who understands the reactor. */
export const powerStation: ScenarioFile = {
  id: 'power-station',
  title: 'Nuclear Power Station',
  summary:
    'Forty of an elite unit hold a doctor and a dozen villagers who are to mend a reactor. Bring the doctor out.',
  turnLimit: 120,
  hidden: true,
  levels: stationLevels(true),
  links: STATION_LINKS,
  seats: [{ name: 'The squad' }, { name: 'Spetsnaz', temper: 'elite' }],
  people: [
    ...squadAt(SQUAD_AT, 'prone'),
    band('Escaped villager', 1, 'novice', [], 'Guide', { x: 2, y: 32 }, { seat: 0, role: 'guide', posture: 'prone' }),
    band('Sentry', 8, 'veteran', [arm('ak-74', 5)], 'Sentries', FENCE, UNAWARE),
    band('Rover', 4, 'veteran', [arm('skorpion', 5)], 'Sentries', ROVING, UNAWARE),
    band('Guard', 4, 'experienced', [arm('ak-74', 5)], 'Sentries', HOLDING, UNAWARE),
    band('Officer', 4, 'elite', OFFICER, 'Off duty', ROOMS.offices.slice(0, 3), { ...ASLEEP, leader: true }),
    band('Marksman', 4, 'experienced', MARKSMAN, 'Off duty', ROOMS.offices.slice(3, 7), ASLEEP),
    band('Gunner', 4, 'experienced', [arm('rpk-74', 5)], 'Off duty', ROOMS.offices.slice(9, 13), ASLEEP),
    band('Trooper', 2, 'experienced', RIFLE, 'Off duty', ROOMS.offices.slice(15, 17), ASLEEP),
    band('Trooper on watch', 2, 'experienced', RIFLE, 'Off duty', ROOMS.watch.slice(0, 2), UP),
    band('Recruit', 4, 'novice', [arm('ak-74', 4)], 'Off duty', ROOMS.meetings, ASLEEP),
    band('Recruit on watch', 4, 'novice', [arm('ak-74', 4)], 'Off duty', ROOMS.watch.slice(2), UP),
    band('Dr Petronski', 1, 'novice', [], 'Captives', ROOMS.lounge, { captive: true, role: 'doctor', skills: { MED: 60 } }), // biome-ignore format: one band a line
    // By night three of them are in each shed.
    band('Villager', 12, 'novice', [], 'Captives', [0, 1, 2].flatMap(() => SHEDS.map(([x, y]) => ({ x, y }))), { captive: true, role: 'captive' }), // biome-ignore format: one band a line
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
    ...lossesAmong('doctor', 1, 'The doctor is lost.'),
    ...endings(),
  ],
  objectives: [
    goal('doctor', 'Petronski is brought out alive.', 50, RULE, true, 'lounge'),
    goal('plant', 'The plant is not wrecked.', 20, RULE),
  ],
  notes: [OWN_MAP, 'Dr Petronski’s cards: Heart Jack, wise; Heart 10, loyal to his village.'],
};

/** Marauders strip a plant that the squad came to salvage. */
export const strippedStation: ScenarioFile = {
  id: 'stripped-station',
  title: 'Nuclear Power Station: the marauders',
  summary:
    'Twenty marauders are stripping the plant. Drive them out with the technician alive and the machinery whole.',
  turnLimit: 100,
  hidden: true,
  levels: stationLevels(false),
  links: STATION_LINKS,
  seats: [{ name: 'The squad' }, { name: 'Marauders', temper: 'marauder' }],
  people: [
    ...squadAt(SQUAD_AT, 'prone'),
    band('Technician', 1, 'novice', [], 'Technician', { x: 2, y: 32 }, { seat: 0, role: 'technician' }),
    band('Marauder chief', 4, 'elite', [arm('uzi', 5)], 'Off duty', ROOMS.offices, { ...ASLEEP, leader: true }),
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
    band('Marauder', 5, 'experienced', [arm('ak-74', 4)], 'Off duty', ROOMS.meetings, ASLEEP),
    band('Marauder on watch', 3, 'experienced', [arm('ak-74', 4)], 'Off duty', ROOMS.watch, UP),
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
    ...lossesAmong('technician', 1, 'The technician is lost.'),
    ...endings(),
  ],
  objectives: [
    goal('garrison', 'The garrison is dead, captured or gone, and the technician lives.', 50, RULE, true, 'control'),
    goal('plant', 'The plant is whole.', 30, RULE),
    goal('quick', 'In under thirty turns.', 10, RULE),
  ],
  notes: [OWN_MAP],
};
