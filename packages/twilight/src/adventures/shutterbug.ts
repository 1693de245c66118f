import type { ScenarioFile } from '../scenarios/scenario-schema.ts';
import { arm, band, endings, FOES, goal, OWN_MAP, PARTY, ruled, scored, squadAt, UNAWARE } from './kit.ts';

const RULE = 'twilight/adventures/shutterbug';
const row = ruled(RULE);
const FILM_DESTROYED = { kind: 'destroyed', item: 'The film' } as const;

const IDLE = [
  { x: 19, y: 18 },
  { x: 18, y: 13 },
  { x: 21, y: 18 },
  { x: 15, y: 17 },
  { x: 24, y: 18 },
] as const;

/** Three at each fire, tent and wagon: five of each kind among them. */
const idleAt = (from: number): { x: number; y: number }[] =>
  Array.from({ length: 5 }, (_, i) => ({ ...(IDLE[(from + i) % IDLE.length] ?? IDLE[0]) }));

const CAMP = { kind: 'alarm', alarm: 'camp' } as const;
const QUIET = { kind: 'not', of: CAMP } as const;
const MOVED_UP = { kind: 'alarm', alarm: 'moved-up' } as const;
const looking = (level: 'average' | 'difficult') => ({ who: { squad: 'Guards' }, skill: 'RCN', level });

/** Recon of 60: once at a scout alone, for each further turn that he studies the camp, once as the others move up, and among the tents. */
const GUARDS_LOOK = [
  row('guards-see-scout', {
    text: 'The guards may see the scout: a difficult task of recon.',
    when: { kind: 'all', of: [{ kind: 'turn', from: 1 }, QUIET] },
    task: looking('difficult'),
    deeds: [CAMP],
  }),
  row('guards-see-watcher', {
    text: 'They may see him in each turn more that the camp is studied.',
    when: {
      kind: 'all',
      of: [
        { kind: 'turn', from: 2 },
        { kind: 'entered', place: 'lookout', who: PARTY },
        QUIET,
        { kind: 'not', of: MOVED_UP },
      ],
    },
    times: 60,
    task: looking('difficult'),
    deeds: [CAMP],
  }),
  row('guards-see-squad', {
    text: 'And the squad as it moves up: an average task.',
    when: { kind: 'all', of: [{ kind: 'entered', place: 'outskirts', who: PARTY }, QUIET] },
    task: looking('average'),
    deeds: [CAMP],
  }),
  row('guards-see-intruder', {
    text: 'Among the tents they may see somebody in each turn.',
    when: { kind: 'all', of: [{ kind: 'entered', place: 'centre', who: PARTY }, QUIET] },
    times: 60,
    task: looking('average'),
    deeds: [CAMP],
  }),
  row('moved-up', { when: { kind: 'entered', place: 'outskirts', who: PARTY }, deeds: [MOVED_UP] }),
] as const;

/** Film in a marauder camp, to be had before a helicopter comes for it at sundown. */
export const shutterbug: ScenarioFile = {
  id: 'shutterbug',
  title: 'Shutterbug',
  summary: 'Reconnaissance film lies in a marauder camp. Take it and be gone before a helicopter lands at sundown.',
  turnLimit: 60,
  hidden: true,
  // The guards try to see them, and not they to go unseen: only haste, or a guard’s own square, is a task of theirs.
  stealth: { full: -2, limited: -2, dark: -2 },
  levels: [
    {
      id: 'camp',
      name: 'The camp',
      width: 40,
      height: 32,
      ground: 'brush',
      areas: [{ kind: 'open', disc: [20, 16, 12] }],
      obstacles: [
        ...[
          [16, 13],
          [18, 12],
          [21, 12],
          [23, 14],
          [22, 18],
          [17, 18],
        ].map(([x = 0, y = 0], i) => ({ kind: 'tent' as const, name: `Tent A${i + 1}`, x, y, opaque: true })),
        { kind: 'cart', name: 'Wagon B1', x: 20, y: 15, cover: 'plank' },
        { kind: 'cart', name: 'Wagon B2', x: 15, y: 16, cover: 'plank' },
        { kind: 'cart', name: 'Wagon B3', x: 24, y: 17, cover: 'plank' },
        { kind: 'fire-place', name: 'Cook fire', x: 19, y: 17 },
      ],
      places: [
        { id: 'centre', name: 'The camp', disc: [20, 16, 6] },
        { id: 'outskirts', name: 'The edge of the camp', disc: [20, 16, 12] },
        { id: 'lookout', name: 'Where the camp is looked at from', rect: [4, 24, 7, 6] },
        { id: 'horses', name: 'The horses', rect: [26, 22, 5, 4] },
        { id: 'pad', name: 'Where a helicopter can land', rect: [30, 4, 4, 4] },
        { id: 'south', name: 'The way home', rect: [0, 30, 40, 2], exit: [0] },
        { id: 'west', name: 'The western brush', rect: [0, 0, 2, 30], exit: [0] },
      ],
    },
  ],
  goods: [{ kind: 'gear', what: 'goal', name: 'The film' }],
  caches: [{ id: 'footlocker', name: 'The footlocker in A4', at: { x: 23, y: 14 }, actions: 2, goods: [0] }],
  seats: [{ name: 'The squad' }, { name: 'Marauders', temper: 'marauder' }],
  people: [
    ...squadAt(
      [
        { x: 6, y: 27 },
        { x: 7, y: 27 },
        { x: 6, y: 28 },
        { x: 7, y: 28 },
        { x: 8, y: 28 },
        { x: 8, y: 26 },
      ],
      'prone',
    ),
    band('Leader', 1, 'elite', [arm('pump', 4)], 'Leader', { x: 20, y: 14 }, { ...UNAWARE, leader: true, role: 'leader' }), // biome-ignore format: one band a line
    band('Marauder', 5, 'experienced', [arm('ak-74', 3)], 'Idle', idleAt(0), { ...UNAWARE, hands: null }),
    band('Recruit', 5, 'novice', [arm('akm', 3)], 'Idle', idleAt(1), { ...UNAWARE, hands: null }),
    band('Hanger-on', 5, 'novice', [arm('uzi', 3)], 'Idle', idleAt(2), { ...UNAWARE, hands: null }),
    band(
      'Guard',
      5,
      'experienced',
      [arm('ak-74', 4)],
      'Guards',
      [
        { x: 12, y: 12 },
        { x: 27, y: 11 },
        { x: 29, y: 18 },
        { x: 20, y: 23 },
        { x: 11, y: 19 },
      ],
      { ...UNAWARE, skills: { RCN: 60 } },
    ),
    band('GRU trooper', 8, 'veteran', [arm('ak-74', 6)], 'GRU', null),
    ...[0, 1, 2, 3, 4, 5].map((i) => ({
      name: `Horse ${i + 1}`,
      kind: 'animal' as const,
      animal: 'horse' as const,
      seat: FOES,
      squad: 'Horses',
      at: { x: 26 + (i % 3) * 2, y: 22 + Math.floor(i / 3) * 2 },
    })),
  ],
  script: [
    row('recon', {
      text: 'A scout looks at the camp from afar.',
      when: { kind: 'turn', from: 1 },
      deeds: [{ kind: 'reconnoitre', who: PARTY }],
    }),
    ...GUARDS_LOOK,
    row('horses-give-away', {
      text: 'Whoever comes through the horses is heard.',
      when: { kind: 'entered', place: 'horses', who: PARTY },
      deeds: [{ kind: 'alarm', alarm: 'camp' }],
    }),
    row('up-again', {
      text: 'From the second turn on the guards fight.',
      when: { kind: 'alarm', alarm: 'surprised' },
      after: 1,
      deeds: [{ kind: 'order', squad: 'Guards', order: 'free' }],
    }),
    row('surprised', {
      text: 'Who is surprised, armed or not, lies flat for the rest of the first turn.',
      when: { kind: 'all', of: [{ kind: 'fired' }, QUIET] },
      deeds: [
        { kind: 'alarm', alarm: 'surprised' },
        { kind: 'order', squad: 'Guards', order: 'lie-flat' },
      ],
    }),
    row('first-shot', {
      text: 'The first shot wakes the camp.',
      when: { kind: 'fired' },
      deeds: [{ kind: 'alarm', alarm: 'camp' }],
    }),
    row('guard-sees', {
      text: 'A guard who sees somebody fires.',
      when: { kind: 'seen', who: PARTY, by: FOES },
      deeds: [{ kind: 'alarm', alarm: 'camp' }],
    }),
    row('lie-flat', {
      text: 'Unarmed men lie flat for the first turn.',
      when: { kind: 'alarm', alarm: 'camp' },
      deeds: [
        { kind: 'wake', who: { squad: 'Idle' } },
        { kind: 'wake', who: { squad: 'Guards' } },
        { kind: 'order', squad: 'Idle', order: 'lie-flat' },
      ],
    }),
    row('run-for-arms', {
      text: 'From the second turn on they arm themselves, and the leader comes out.',
      when: { kind: 'alarm', alarm: 'camp' },
      after: 1,
      deeds: [
        { kind: 'order', squad: 'Idle', order: 'assault', place: 'centre' },
        { kind: 'wake', who: { squad: 'Leader' } },
        { kind: 'order', squad: 'Leader', order: 'assault', place: 'centre' },
      ],
    }),
    row('helicopter', {
      text: 'At sundown a helicopter brings eight of the GRU.',
      when: { kind: 'turn', from: 40 },
      deeds: [
        { kind: 'tell', text: 'A helicopter comes in over the trees.' },
        { kind: 'arrive', squad: 'GRU', place: 'pad' },
        { kind: 'order', squad: 'GRU', order: 'assault', place: 'centre' },
      ],
    }),
    scored('film', RULE, {
      kind: 'any',
      of: [
        { kind: 'left-map', who: PARTY, count: 1, item: 'The film' },
        { kind: 'all', of: [FILM_DESTROYED, { kind: 'left-map', who: PARTY, count: 1 }] },
      ],
    }),
    scored('in-hand', RULE, { kind: 'has', item: 'The film', who: PARTY }),
    scored('no-helicopter', RULE, {
      kind: 'all',
      of: [
        { kind: 'any', of: [{ kind: 'has', item: 'The film', who: PARTY }, FILM_DESTROYED] },
        { kind: 'not', of: { kind: 'turn', from: 40 } },
      ],
    }),
    ...endings(),
  ],
  objectives: [
    goal('film', 'Take the film off the map, or destroy it and leave.', 50, RULE, true, 'centre'),
    goal('in-hand', 'The film in hand.', 15, RULE),
    goal('no-helicopter', 'It is done before the helicopter comes.', 15, RULE),
  ],
  notes: [OWN_MAP],
};
