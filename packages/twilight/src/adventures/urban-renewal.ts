import type { ScenarioFile } from '../scenarios/scenario-schema.ts';
import {
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
  ring,
  ruled,
  scored,
  squadAt,
} from './kit.ts';

const RULE = 'twilight/adventures/urban-renewal';
const row = ruled(RULE);

const OFFICES = [8, 12, 16, 20, 24, 28, 32, 36] as const;
const PRESSES = [
  [11, 10, 3, 2],
  [20, 10, 3, 2],
  [29, 10, 3, 2],
  [14, 24, 3, 2],
  [26, 24, 4, 2],
] as const;
const BINS = [
  [10, 14],
  [14, 14],
  [20, 14],
  [28, 14],
  [36, 14],
  [10, 22],
  [18, 22],
  [22, 25],
  [34, 25],
  [38, 22],
] as const;
const STACKS = [
  [44, 6],
  [48, 6],
  [52, 8],
  [45, 12],
  [50, 13],
  [44, 21],
  [49, 23],
  [52, 28],
] as const;

/** A swap in a derelict factory that is an ambush. */
export const urbanRenewal: ScenarioFile = {
  id: 'urban-renewal',
  title: 'Urban Renewal',
  summary: 'A boss of the black market has agreed to a swap in a derelict factory. He means to keep both halves of it.',
  turnLimit: 40,
  hidden: true,
  levels: [
    {
      id: 'factory',
      name: 'The factory',
      grid: 2,
      width: 56,
      height: 36,
      buildings: [
        house('Main work area', [8, 8, 34, 20], 'reinforced-concrete', [
          door(8, 12, 'west', { open: true }),
          door(8, 24, 'west', { open: true }),
          door(24, 27, 'south', { open: true }),
          door(25, 27, 'south', { open: true }),
          door(41, 10, 'east', { open: true }),
          door(41, 25, 'east', { open: true }),
          ...OFFICES.map((x) => door(x + 1, 8, 'north', { open: true })),
          pane(12, 27, 'south'),
          pane(36, 27, 'south'),
        ]),
        house('Machine shop', [0, 8, 8, 10], 'reinforced-concrete', [
          door(7, 12, 'east', { open: true }),
          pane(0, 12, 'west'),
          pane(3, 17, 'south'),
        ]),
        house('Incoming dock', [0, 20, 8, 8], 'reinforced-concrete', [
          door(7, 24, 'east', { open: true }),
          { kind: 'gate', x: 0, y: 23, side: 'west', open: true },
          { kind: 'gate', x: 0, y: 24, side: 'west', open: true },
        ]),
        house('Outgoing dock', [16, 28, 16, 4], 'reinforced-concrete', [
          door(24, 28, 'north', { open: true }),
          door(25, 28, 'north', { open: true }),
          { kind: 'gate', x: 20, y: 31, side: 'south', open: true },
          { kind: 'gate', x: 21, y: 31, side: 'south', open: true },
        ]),
        house('Northern warehouse', [42, 4, 14, 13], 'reinforced-concrete', [
          door(42, 10, 'west', { open: true }),
          { kind: 'gate', x: 48, y: 4, side: 'north', open: false },
        ]),
        house('Southern warehouse', [42, 19, 14, 13], 'reinforced-concrete', [
          door(42, 25, 'west', { open: true }),
          { kind: 'gate', x: 48, y: 31, side: 'south', open: false },
        ]),
        house('Outbuilding', [2, 31, 6, 4], 'brick-wall', [door(7, 33, 'east')]),
        ...OFFICES.map((x, i) => house(`Office ${i + 1}`, [x, 4, 4, 4], 'plank', [door(x + 1, 7, 'south')])),
      ],
      barriers: [
        ...ring('fence', [0, 0, 56, 36], { climb: 3 }),
        { kind: 'gate', x: 0, y: 10, edge: 'west', open: true },
        { kind: 'gate', x: 56, y: 30, edge: 'west', open: true },
      ],
      obstacles: [
        // Waist-high: seen over by day, fired over kneeling. Man-high: not seen through (B-48).
        { kind: 'machine', name: 'Conveyor', x: 12, y: 17, w: 26, h: 2, av: 2, height: 'low' },
        { kind: 'machine', name: 'Feeder', x: 16, y: 12, w: 2, h: 5, av: 2, height: 'low' },
        { kind: 'machine', name: 'Feeder', x: 24, y: 12, w: 2, h: 5, av: 2, height: 'low' },
        { kind: 'machine', name: 'Feeder', x: 32, y: 19, w: 2, h: 5, av: 2, height: 'low' },
        ...PRESSES.map(([x, y, w, h]) => ({ kind: 'machine' as const, name: 'Press', x, y, w, h, av: 2, height: 'full' as const, opaque: true })), // biome-ignore format: one kind a line
        ...BINS.map(([x, y]) => ({ kind: 'crate' as const, name: 'Bin', x, y, w: 2, av: 2, height: 'low' as const })),
        ...STACKS.map(([x, y]) => ({ kind: 'crate' as const, name: 'Crates', x, y, w: 2, h: 2, av: 2, height: 'full' as const, opaque: true })), // biome-ignore format: one kind a line
      ],
      places: [
        { id: 'swap', name: 'The place of the swap', rect: [30, 14, 10, 8] },
        { id: 'floor', name: 'The work area', rect: [8, 8, 34, 20] },
        { id: 'near-offices', name: 'Below the offices and the catwalk', rect: [12, 8, 27, 8] },
        { id: 'near-warehouses', name: 'Before the warehouses', rect: [34, 8, 8, 20] },
        { id: 'dock', name: 'The incoming dock', rect: [0, 20, 2, 8], exit: [0] },
        { id: 'out-dock', name: 'The outgoing dock', rect: [18, 31, 6, 5], exit: [0] },
        { id: 'hole', name: 'The hole in the western fence', rect: [0, 9, 1, 3], exit: [0] },
        { id: 'east-hole', name: 'The hole in the eastern fence', rect: [55, 29, 1, 3], exit: [0, 1] },
      ],
    },
    {
      id: 'catwalk',
      name: 'The catwalk',
      grid: 2,
      site: 'field',
      width: 34,
      height: 2,
      origin: { x: 16, y: 18 },
      elevation: 8,
      ground: 'void',
      areas: [{ kind: 'floor', rect: [0, 0, 34, 1] }],
      // Planks cover the legs from below, and nothing else.
      obstacles: [{ kind: 'planks', name: 'Planks', x: 0, y: 0, w: 34, cover: 'plank' }],
      places: [],
    },
  ],
  links: [
    { kind: 'ladder', from: { level: 'factory', x: 8, y: 9 }, to: { level: 'catwalk', x: 0, y: 0 }, actions: 2 },
    { kind: 'ladder', from: { level: 'factory', x: 41, y: 9 }, to: { level: 'catwalk', x: 33, y: 0 }, actions: 2 },
  ],
  goods: [],
  seats: [{ name: 'The squad' }, { name: 'The boss', temper: 'marauder' }],
  meeting: { ambush: [FOES] },
  people: [
    ...squadAt([
      { x: 4, y: 24 },
      { x: 5, y: 24 },
      { x: 6, y: 23 },
      { x: 6, y: 25 },
      { x: 4, y: 22 },
      { x: 4, y: 26 },
    ]).map(
      (member, i) =>
      i === 0 ? { ...member, items: [...(member.items ?? []), { kind: 'gear' as const, what: 'goal' as const, name: 'The payment' }] } : member, // biome-ignore format: who carries it
    ),
    band('The boss', 1, 'experienced', [arm('makarov', 2), { kind: 'gear', what: 'goal', name: 'The goods' }], 'Bodyguard', { x: 38, y: 18 }, { role: 'boss', leader: true }), // biome-ignore format: one band a line
    band('Bodyguard', 3, 'veteran', [arm('uzi', 2)], 'Bodyguard', [{ x: 39, y: 16 }, { x: 39, y: 20 }, { x: 40, y: 18 }], { role: 'bodyguard' }), // biome-ignore format: one band a line
    band('Man on the catwalk', 3, 'novice', [arm('sterling', 1)], 'Catwalk', [{ level: 'catwalk', x: 6, y: 0 }, { level: 'catwalk', x: 16, y: 0 }, { level: 'catwalk', x: 26, y: 0 }], { role: 'hidden', posture: 'prone' }), // biome-ignore format: one band a line
    band('Man in a warehouse', 4, 'novice', [arm('skorpion', 2)], 'Warehouses', [{ x: 43, y: 10 }, { x: 46, y: 9 }, { x: 43, y: 25 }, { x: 46, y: 24 }], { role: 'hidden' }), // biome-ignore format: one band a line
    band('Man behind a press', 4, 'novice', [arm('makarov', 2)], 'Presses', [{ x: 14, y: 10 }, { x: 23, y: 10 }, { x: 17, y: 24 }, { x: 30, y: 24 }], { role: 'hidden' }), // biome-ignore format: one band a line
    band('Man in an office', 2, 'novice', [arm('sterling', 1)], 'Offices', [{ x: 13, y: 6 }, { x: 29, y: 6 }], { role: 'hidden' }), // biome-ignore format: one band a line
    band('Man in an office', 1, 'novice', [arm('makarov', 2)], 'Offices', { x: 21, y: 6 }, { role: 'hidden' }),
    band('Man in an office', 1, 'novice', [arm('skorpion', 2)], 'Offices', { x: 37, y: 6 }, { role: 'hidden' }),
  ],
  script: [
    row('hold-fire', {
      text: 'Nobody fires before the signal.',
      when: { kind: 'turn', from: 1 },
      deeds: ['Bodyguard', 'Catwalk', 'Warehouses', 'Presses', 'Offices'].map((squad) => ({ kind: 'order', squad, order: 'hold-fire' })), // biome-ignore format: all of them
    }),
    ...(['floor', 'near-offices', 'near-warehouses'] as const).map((place) =>
      row(`spots-${place}`, {
        text: 'Whoever comes near to where they hide may spot somebody: an average task of recon.',
        when: { kind: 'entered', place, who: PARTY },
        task: { who: PARTY, skill: 'RCN', level: 'average' },
        deeds: [
          { kind: 'alarm', alarm: 'spotted' },
          { kind: 'tell', text: 'Somebody is hiding here.', sides: [0] },
        ],
      }),
    ),
    row('signal', {
      text: 'The boss gives the signal when the squad is where he wants it, at any shot, or when a hidden man is seen.',
      when: {
        kind: 'any',
        of: [
          { kind: 'entered', place: 'swap', who: PARTY },
          { kind: 'fired' },
          { kind: 'alarm', alarm: 'spotted' },
          { kind: 'seen', who: { role: 'hidden' }, by: 0 },
          { kind: 'turn', from: 12 },
        ],
      },
      deeds: [
        { kind: 'alarm', alarm: 'ambush' },
        { kind: 'tell', text: 'The boss raises his hand.' },
        ...['Bodyguard', 'Catwalk', 'Warehouses', 'Presses', 'Offices'].map((squad) => ({ kind: 'order' as const, squad, order: 'free' as const })), // biome-ignore format: all of them
      ],
    }),
    row('breaks-off', {
      text: 'The boss has enough when two bodyguards and half of the others are down.',
      when: {
        kind: 'all',
        of: [
          { kind: 'down', who: { role: 'bodyguard' }, count: 2 },
          { kind: 'down', who: { role: 'hidden' }, percent: 50 },
        ],
      },
      deeds: ['Bodyguard', 'Catwalk', 'Warehouses', 'Presses', 'Offices'].map((squad) => ({ kind: 'order', squad, order: 'fall-back', place: 'east-hole' })), // biome-ignore format: all of them
    }),
    scored('payment', RULE, { kind: 'left-map', who: PARTY, count: 1, item: 'The payment' }),
    scored('goods', RULE, { kind: 'left-map', who: PARTY, count: 1, item: 'The goods' }),
    scored('boss-taken', RULE, { kind: 'captive', who: { role: 'boss' }, count: 1 }),
    scored('boss-killed', RULE, { kind: 'all', of: [{ kind: 'down', who: { role: 'boss' }, count: 1, gone: false, how: 'dead' }, { kind: 'not', of: { kind: 'done', objective: 'boss-taken' } }] }), // biome-ignore format: one objective a line
    row('payment-lost', {
      text: 'Without the payment it has failed, whatever else was won.',
      when: {
        kind: 'any',
        of: [
          { kind: 'left-map', who: { side: FOES }, count: 1, item: 'The payment' },
          { kind: 'all', of: [{ kind: 'left-map', who: PARTY, count: 1 }, { kind: 'down', who: PARTY, percent: 100 }, { kind: 'not', of: { kind: 'left-map', who: PARTY, count: 1, item: 'The payment' } }] }, // biome-ignore format: one condition a line
        ],
      },
      deeds: [{ kind: 'end', winners: [FOES], text: 'The payment is lost.' }],
    }),
    ...endings(),
  ],
  objectives: [
    goal('payment', 'Leave by a dock, a gate or a hole with the payment.', 50, RULE, true, 'swap'),
    goal('goods', 'Take the goods as well.', 20, RULE),
    goal('boss-taken', 'The boss is captured.', 20, RULE),
    goal('boss-killed', 'The boss is killed.', 10, RULE),
  ],
  notes: [OWN_MAP, 'The boss’s cards: Spade King, deceitful; Diamond King, selfish.'],
};

const FACTORY = 2;
const WORKERS = [
  { x: 2, y: 11 },
  { x: 5, y: 11 },
  { x: 2, y: 16 },
  { x: 5, y: 16 },
];

/** The same swap during a shift: the fence is whole, and in the machine shop are those to whom its lathes matter. */
export const workingFactory: ScenarioFile = {
  ...urbanRenewal,
  id: 'working-factory',
  title: 'Urban Renewal: the working factory',
  summary:
    'The swap is in a factory that runs again: four workers are at their lathes, and two guards see to it that nobody touches them.',
  levels: urbanRenewal.levels.map((level) =>
    level.id === 'factory'
      ? {
          ...level,
          barriers: [
            ...ring('fence', [0, 0, 56, 36], { climb: 3 }),
            { kind: 'gate', x: 56, y: 30, edge: 'west', open: true },
          ],
          obstacles: [
            ...(level.obstacles ?? []),
            ...([10, 13, 15] as const).map((y) => ({ kind: 'machine' as const, name: 'Lathes', x: 2, y, w: 4, av: 2, height: 'low' as const })), // biome-ignore format: one kind a line
          ],
          places: [
            ...(level.places ?? []).flatMap((place) => (place.id === 'hole' ? [] : [place.id === 'east-hole' ? { ...place, name: 'The eastern gate' } : place])), // biome-ignore format: one list
            { id: 'machine-shop', name: 'The machine shop', rect: [0, 8, 8, 10] as [number, number, number, number] },
          ],
        }
      : level,
  ),
  sides: [{ name: 'The squad', neutral: [FACTORY] }, { name: 'The boss', neutral: [FACTORY] }, { name: 'The factory', neutral: [0, FOES] }], // biome-ignore format: one list
  seats: [...urbanRenewal.seats, { name: 'The factory', temper: 'militia' }],
  people: [
    ...urbanRenewal.people,
    band('Factory guard', 2, 'experienced', [arm('akm', 2)], 'Factory guards', [{ x: 6, y: 10 }, { x: 6, y: 14 }], { seat: FACTORY, role: 'guard' }), // biome-ignore format: one band a line
    band('Worker', 4, 'novice', [], 'Workers', WORKERS, { seat: FACTORY, role: 'worker' }),
  ],
  script: [
    row('guards', {
      text: 'The guards of the machine shop stay in it, whatever goes on outside.',
      when: { kind: 'turn', from: 1 },
      deeds: [{ kind: 'order', squad: 'Factory guards', order: 'hold', place: 'machine-shop' }],
    }),
    ...[0, FOES].map((side) =>
      row(side === FOES ? 'shop-boss' : 'shop-squad', {
        text: 'Once there is shooting the guards fire at whoever comes into the machine shop, and at his friends.',
        when: { kind: 'all', of: [{ kind: 'fired' }, { kind: 'entered', place: 'machine-shop', who: { side } }] },
        deeds: [
          { kind: 'stance', side: FACTORY, toward: side, stance: 'hostile' },
          { kind: 'tell', text: 'The guards of the machine shop open fire: keep out of here!' },
        ],
      }),
    ),
    ...(urbanRenewal.script ?? []),
    ...lossesAmong('worker', WORKERS.length, 'A worker is lost.'),
  ],
};
