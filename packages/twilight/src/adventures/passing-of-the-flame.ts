import type { ScenarioFile } from '../scenarios/scenario-schema.ts';
import {
  ASLEEP,
  arm,
  band,
  crowd,
  endings,
  FOES,
  goal,
  grenades,
  lossesAmong,
  OWN_MAP,
  PARTY,
  plainHouse,
  ring,
  ruled,
  scored,
  squadAt,
  towerTops,
  UNAWARE,
} from './kit.ts';

const RULE = 'twilight/adventures/passing-of-the-flame';
const row = ruled(RULE);

/** Towers at the fence, eight squares apart. */
const TOWERS: readonly { x: number; y: number }[] = [
  ...[8, 16, 24, 32, 40, 48, 56, 64].flatMap((x) => [
    { x, y: 4 },
    { x, y: 43 },
  ]),
  ...[12, 20, 28].flatMap((y) => [
    { x: 4, y },
    { x: 67, y },
  ]),
];
const MANNED = TOWERS.filter((_, i) => i % 2 === 0);
const BARRACKS = [
  [40, 13],
  [40, 17],
  [40, 21],
  [40, 25],
  [48, 13],
  [48, 17],
  [48, 21],
] as const;
/** Three rows, wheel to wheel within a row: a fire runs along a row, not across the lanes between them. */
const TANKERS: readonly { x: number; y: number }[] = Array.from({ length: 12 }, (_, i) => ({
  x: 26 + (i % 4),
  y: 27 + Math.floor(i / 4) * 2,
}));

/** Who turns out: half of these groups go where the partisans are heard, for so many turns. */
const SECOND = 'Second company';
const THIRD = 'Third company';
const WEAPONS = 'Weapons company';
const STAFF = 'Staff';
const GUNNERS = 'Artillery';
const DRAWN = [SECOND, GUNNERS];
const REACTION = [
  { squad: SECOND, place: 'hardstand' },
  { squad: THIRD, place: 'hardstand' },
  { squad: WEAPONS, place: 'motor-pool' },
  { squad: GUNNERS, place: 'depot' },
  { squad: STAFF, place: 'parade' },
];
const DIVERSION_TURNS = 10;
/** Of eighteen points. */
const LARGE_CHARGE = 15;

/** The squares of a barrack. */
const inBarrack = (n: number, count: number) => {
  const [x, y] = BARRACKS[n - 1] ?? BARRACKS[0];
  return crowd([x, y, 6, 2], count);
};

const section = (
  company: number,
  i: number,
  type: 'veteran' | 'experienced',
  squad = company === 2 ? SECOND : THIRD,
): ScenarioFile['people'] => {
  const beds = inBarrack(company, 10);
  return [
    band(`Rifleman ${company}/${i}`, 8, type, [arm('ak-74', 5)], squad, beds.slice(0, 8), ASLEEP),
    band(`Gunner ${company}/${i}`, 1, type, [arm('rpk-74', 5)], squad, beds.slice(8, 9), ASLEEP),
    band(
      `Rocketman ${company}/${i}`,
      1,
      type,
      [{ kind: 'heavy', what: 'rpg-16', magazines: 3 }, arm('makarov', 2)],
      squad,
      beds.slice(9),
      ASLEEP,
    ),
  ];
};

const MORTAR = { kind: 'heavy', what: '120mm-mortar', magazines: 10, rest: 'tripod' } as const;

/** Vehicles of one kind side by side. */
const parked = (kind: '5-ton' | '3/4-ton' | 'uaz-469', count: number, x: number, y: number) =>
  Array.from({ length: count }, (_, i) => ({
    id: `${kind}-${i + 1}`,
    kind,
    seat: FOES,
    squad: 'Trucks',
    at: { x: x + i, y },
  }));

const TOPS = towerTops({ id: 'cantonment', width: 72, height: 52, light: 'dark' }, TOWERS, { elevation: 6, av: 5 });

/** A fuel convoy in a Soviet cantonment, to be burned. */
export const passingOfTheFlame: ScenarioFile = {
  id: 'passing-of-the-flame',
  title: 'The Passing of the Flame',
  summary: 'Twelve tankers stand in a Soviet cantonment of 150 men. Burn them before they fuel an offensive.',
  turnLimit: 120,
  hidden: true,
  levels: [
    {
      id: 'cantonment',
      name: 'The cantonment',
      width: 72,
      height: 52,
      light: 'dark',
      areas: [
        { kind: 'road', rect: [36, 0, 1, 44] },
        { kind: 'road', rect: [0, 24, 68, 1] },
        { kind: 'road', rect: [52, 37, 1, 15] },
        { kind: 'brush', rect: [0, 0, 72, 2] },
        { kind: 'brush', rect: [70, 0, 2, 46] },
      ],
      buildings: [
        plainHouse('Administration', [32, 10, 4, 4], 'brick-wall'),
        plainHouse('Headquarters barrack', [40, 9, 4, 2], 'timber-wall'),
        ...BARRACKS.map(([x, y], i) => plainHouse(`Barrack ${i + 1}`, [x, y, 6, 2], 'timber-wall')),
        plainHouse('Motor shed', [12, 9, 6, 3], 'plank'),
        plainHouse('Barn', [58, 14, 5, 3], 'timber-wall'),
        plainHouse('Barn', [64, 14, 3, 2], 'timber-wall'),
        plainHouse('Hospital', [48, 27, 4, 4], 'brick-wall'),
        plainHouse('Mess', [30, 17, 6, 4], 'timber-wall', 'east'),
        plainHouse('Slaughterhouse', [58, 31, 6, 4], 'brick-wall', 'west'),
        plainHouse('Mill', [50, 34, 5, 3], 'timber-wall', 'west'),
        plainHouse('Still', [44, 36, 3, 2], 'plank', 'west'),
        plainHouse('Generator', [37, 37, 2, 2], 'plank', 'west'),
        plainHouse('Laundry', [28, 40, 3, 2], 'plank', 'north'),
        plainHouse('Grain silo', [58, 8, 2, 2], 'plank', 'south'),
        ...[0, 1, 2, 3].map((k) => plainHouse(`Bunker ${k + 1}`, [8 + 5 * k, 34, 3, 2], 'sandbag', 'north')),
        plainHouse('Tavern', [40, 46, 4, 3], 'timber-wall', 'north'),
        ...[30, 34, 46, 50, 56, 60].flatMap((x) => [
          plainHouse('Shanty', [x, 46, 2, 2], 'plank', 'south'),
          plainHouse('Shanty', [x, 49, 2, 2], 'plank', 'north'),
        ]),
      ],
      barriers: [
        ...ring('fence', [4, 4, 64, 40], { climb: 3 }),
        { kind: 'gate', x: 36, y: 4, edge: 'north' },
        { kind: 'gate', x: 4, y: 24, edge: 'west' },
        { kind: 'gate', x: 52, y: 44, edge: 'north' },
        ...ring('fence', [10, 8, 14, 10], { climb: 3 }),
        { kind: 'gate', x: 17, y: 18, edge: 'north' },
        // Pens at the large barn and for livestock.
        ...ring('fence', [58, 17, 5, 3], { climb: 1, height: 'low' }),
        ...ring('fence', [58, 24, 6, 4], { climb: 1, height: 'low' }),
        // The second layer, with the mines between the two.
        ...ring('fence', [9, 7, 16, 12], { climb: 3 }),
        { kind: 'gate', x: 17, y: 19, edge: 'north' },
      ],
      // Raised tanks of alcohol; one fires from behind the legs of them.
      obstacles: [[40, 37], [41, 37], [40, 38], [41, 38]].map(([x = 0, y = 0]) => ({ kind: 'machine' as const, name: 'Alcohol tank', x, y, av: 1, height: 'low' as const })), // biome-ignore format: one kind a line
      minefields: [
        { rect: [9, 7, 16, 1], density: 0.5, side: FOES },
        { rect: [9, 18, 8, 1], density: 0.5, side: FOES },
        { rect: [18, 18, 7, 1], density: 0.5, side: FOES },
        { rect: [9, 8, 1, 10], density: 0.5, side: FOES },
        { rect: [24, 8, 1, 10], density: 0.5, side: FOES },
      ],
      lamps: [
        { name: 'Lamp at the north gate', x: 36, y: 5, full: 16, limited: 32, circuit: 'camp' },
        { name: 'Lamp at the west gate', x: 5, y: 24, full: 16, limited: 32, circuit: 'camp' },
        { name: 'Lamp at the hardstand', x: 28, y: 25, full: 16, limited: 32, circuit: 'camp' },
      ],
      places: [
        { id: 'hardstand', name: 'The hardstand', rect: [24, 26, 8, 6] },
        { id: 'depot', name: 'The fuel depot', rect: [40, 37, 2, 2] },
        { id: 'bunkers', name: 'The bunkers', rect: [8, 34, 18, 2] },
        { id: 'west-gate', name: 'The west gate', rect: [2, 22, 4, 5] },
        { id: 'north-gate', name: 'The north gate', rect: [34, 2, 5, 5] },
        { id: 'shanty-gate', name: 'The shantytown gate', rect: [50, 42, 5, 4] },
        { id: 'parade', name: 'Among the barracks', rect: [38, 12, 8, 14] },
        { id: 'generator', name: 'The generator', rect: [37, 37, 2, 2] },
        { id: 'hospital', name: 'The hospital', rect: [48, 27, 4, 4] },
        { id: 'motor-pool', name: 'The motor pool', rect: [10, 8, 14, 10] },
        { id: 'north', name: 'The northern fields', rect: [0, 0, 72, 1], exit: [0] },
        { id: 'west', name: 'The western fields', rect: [0, 1, 1, 51], exit: [0] },
      ],
    },
    TOPS.level,
  ],
  links: [...TOPS.links],
  sides: [{ name: 'Squad and partisans' }, { name: 'The cantonment' }],
  seats: [
    { name: 'The squad', side: 0 },
    { name: 'The cantonment', side: 1, temper: 'regular' },
    { name: 'Partisans', side: 0, temper: 'militia' },
  ],
  vehicles: [
    ...TANKERS.map((at, i) => ({
      id: `tanker-${i + 1}`,
      name: `Tanker ${i + 1}`,
      kind: '5-ton-tanker' as const,
      seat: FOES,
      squad: 'Tankers',
      at,
      tanker: true,
    })),
    { id: 't-90', kind: 't-90', seat: FOES, squad: 'Armor', at: { x: 12, y: 14 } },
    { id: 'bmp', name: 'BMP-3', kind: 'bmp-c', seat: FOES, squad: 'Armor', at: { x: 15, y: 14 } },
    { id: 'btr', kind: 'btr-70', seat: FOES, squad: 'Armor', at: { x: 18, y: 14 } },
    { id: 'brdm', kind: 'brdm-3', seat: FOES, squad: 'Armor', at: { x: 21, y: 14 } },
    ...parked('5-ton', 10, 11, 16),
    ...parked('3/4-ton', 6, 18, 12),
    ...parked('uaz-469', 4, 19, 10),
    {
      id: 'd-30',
      name: 'D-30',
      kind: 'cart',
      seat: FOES,
      squad: 'Guns',
      at: { x: 22, y: 16 },
      weapons: [{ kind: 'heavy', what: '122mm', name: 'D-30', magazines: 12, rest: 'vehicle' }],
    },
  ],
  people: [
    ...squadAt(
      [
        { x: 1, y: 30 },
        { x: 1, y: 31 },
        { x: 2, y: 30 },
        { x: 2, y: 31 },
        { x: 2, y: 32 },
        { x: 1, y: 32 },
      ],
      'prone',
    ),
    band(
      'Partisan leader',
      1,
      'veteran',
      [arm('akr', 4), grenades(2)],
      'Partisans',
      { x: 36, y: 1 },
      { seat: 2, leader: true, posture: 'prone', role: 'partisan' },
    ),
    band(
      'Partisan',
      5,
      'experienced',
      [arm('akm', 4), grenades(1)],
      'Partisans',
      { x: 34, y: 1 },
      { seat: 2, posture: 'prone', role: 'partisan' },
    ),
    band(
      'Partisan',
      5,
      'experienced',
      [arm('akm', 4), grenades(1, 'smoke')],
      'Partisans',
      { x: 38, y: 1 },
      { seat: 2, posture: 'prone', role: 'partisan' },
    ),
    band(
      'Young partisan',
      10,
      'novice',
      [arm('mauser', 4)],
      'Partisans',
      { x: 40, y: 1 },
      { seat: 2, posture: 'prone', role: 'partisan' },
    ),
    // On duty, all of them from the first company.
    band(
      'Gate guard',
      2,
      'veteran',
      [arm('ak-74', 5)],
      'Guard',
      [
        { x: 16, y: 17 },
        { x: 18, y: 17 },
      ],
      UNAWARE,
    ),
    band('Shed guard', 1, 'veteran', [arm('ak-74', 5)], 'Guard', { x: 18, y: 10 }, UNAWARE),
    band('Fence walker', 1, 'veteran', [arm('ak-74', 5)], 'Guard', { x: 24, y: 6 }, UNAWARE),
    band(
      'Sentry',
      3,
      'veteran',
      [arm('ak-74', 5)],
      'Guard',
      [
        { x: 36, y: 5 },
        { x: 5, y: 24 },
        { x: 52, y: 43 },
      ],
      UNAWARE,
    ),
    band(
      'Tower guard',
      8,
      'veteran',
      [arm('ak-74', 5)],
      'Guard',
      MANNED.slice(0, 8).map((at) => ({ ...at, level: 'towers' })),
      UNAWARE,
    ),
    band(
      'Tower gunner',
      2,
      'veteran',
      [arm('rpk-74', 5)],
      'Guard',
      MANNED.slice(8, 10).map((at) => ({ ...at, level: 'towers' })),
      UNAWARE,
    ),
    // By night one at the mill, one at the mess, one at the slaughterhouse.
    band('Night guard', 1, 'veteran', [arm('ak-74', 5)], 'Guard', { x: 49, y: 35 }, UNAWARE),
    band(
      'Rocketman on guard',
      2,
      'veteran',
      [arm('makarov', 2), { kind: 'heavy', what: 'rpg-16', magazines: 3 }],
      'Guard',
      [
        { x: 36, y: 19 },
        { x: 57, y: 33 },
      ],
      UNAWARE,
    ),
    // Each unit in its own barrack: the companies in B1 to B4, crews in B5, gunners in B6, medical people and other crews in B7.
    ...section(2, 1, 'veteran'),
    ...section(2, 2, 'veteran'),
    ...section(3, 1, 'experienced'),
    ...section(3, 2, 'experienced'),
    band(
      'Weapons company, gunner',
      4,
      'experienced',
      [arm('pk', 4, { rest: 'tripod' })],
      WEAPONS,
      inBarrack(4, 4),
      ASLEEP,
    ),
    band(
      'Weapons company, launcher',
      2,
      'experienced',
      [{ kind: 'heavy', what: 'ags-17', magazines: 2, rest: 'tripod' }],
      WEAPONS,
      inBarrack(4, 2),
      ASLEEP,
    ),
    band(
      'Weapons company, missile',
      2,
      'experienced',
      [{ kind: 'heavy', what: 'at-4', magazines: 3, rest: 'tripod' }],
      WEAPONS,
      inBarrack(4, 2),
      ASLEEP,
    ),
    band('Weapons company, rifleman', 12, 'experienced', [arm('akm', 4)], WEAPONS, inBarrack(4, 12), ASLEEP),
    band('Officer', 2, 'veteran', [arm('makarov', 2)], 'Staff', crowd([40, 9, 4, 2], 2), { ...ASLEEP, leader: true }),
    band('Staff', 8, 'experienced', [arm('akm', 4)], 'Staff', crowd([40, 9, 4, 2], 8), ASLEEP),
    band('Crewman', 10, 'experienced', [arm('akm', 4)], 'Crews', inBarrack(5, 10), ASLEEP),
    band('Driver', 10, 'experienced', [arm('makarov', 2)], 'Crews', inBarrack(5, 10), ASLEEP),
    band('Driver', 10, 'experienced', [arm('makarov', 2)], 'Crews', inBarrack(7, 10), ASLEEP),
    band('Howitzer crew', 10, 'experienced', [arm('akm', 4)], 'Artillery', inBarrack(6, 10), ASLEEP),
    band('Mortar crew', 9, 'experienced', [arm('akm', 4)], 'Artillery', inBarrack(6, 9), ASLEEP),
    band('Mortar gunner', 1, 'experienced', [arm('akm', 4), MORTAR], 'Artillery', { x: 51, y: 18 }, ASLEEP),
    // By night two of them are on duty.
    band('Medic on duty', 2, 'experienced', [arm('makarov', 2)], 'Medical', crowd([49, 28, 2, 1], 2), UNAWARE),
    band('Medic', 8, 'experienced', [arm('makarov', 2)], 'Medical', inBarrack(7, 8), ASLEEP),
  ],
  script: [
    row('alarm', {
      text: 'A shot, a blast, or somebody seen gives the alarm.',
      when: {
        kind: 'any',
        of: [
          { kind: 'fired' },
          { kind: 'seen', who: { side: 0 }, by: FOES },
          { kind: 'wrecked-count', squad: 'Tankers', count: 1 },
        ],
      },
      deeds: [
        { kind: 'alarm', alarm: 'cantonment' },
        { kind: 'wake', who: { squad: 'Guard' } },
      ],
    }),
    ...REACTION.flatMap(({ squad, place }) => [
      row(`turns-out-${squad}`, {
        text: 'The barracks turn out some turns after the alarm, a few at a time.',
        when: { kind: 'alarm', alarm: 'cantonment' },
        after: '1d6',
        times: 12,
        deeds: [{ kind: 'wake', who: { squad }, dice: '1d6' }],
      }),
      row(`sent-${squad}`, {
        text: 'They are sent to the installations.',
        when: { kind: 'alarm', alarm: 'cantonment' },
        deeds: [{ kind: 'order', squad, order: 'go', place }],
      }),
    ]),
    row('crews', {
      text: 'Crews run to the motor pool.',
      when: { kind: 'alarm', alarm: 'cantonment' },
      after: '1d6+4',
      deeds: [
        { kind: 'wake', who: { squad: 'Crews' } },
        { kind: 'order', squad: 'Crews', order: 'go', place: 'motor-pool' },
      ],
    }),
    row('lights-out', {
      text: 'Its generator gives the whole compound its light.',
      when: {
        kind: 'any',
        of: [
          { kind: 'exploded', place: 'generator' },
          { kind: 'entered', place: 'generator', who: PARTY },
        ],
      },
      deeds: [
        { kind: 'circuit', circuit: 'camp', on: false },
        { kind: 'tell', text: 'All lamps of the compound go out.' },
      ],
    }),
    row('medics', {
      text: 'The medical people are awake some turns later, and go to the sick.',
      when: { kind: 'alarm', alarm: 'cantonment' },
      after: '1d6',
      deeds: [
        { kind: 'wake', who: { squad: 'Medical' } },
        { kind: 'order', squad: 'Medical', order: 'go', place: 'hospital' },
      ],
    }),
    row('partisans-wait', {
      text: 'The partisans lie still before the north gate until their time has come.',
      when: { kind: 'turn', from: 1 },
      deeds: [{ kind: 'order', squad: 'Partisans', order: 'hold-fire' }],
    }),
    row('diversion-begins', {
      text: 'They open fire when the squad is in or discovered, and in any case after twelve turns.',
      when: {
        kind: 'any',
        of: [
          { kind: 'alarm', alarm: 'cantonment' },
          { kind: 'entered', place: 'hardstand', who: PARTY },
          { kind: 'turn', from: 12 },
        ],
      },
      deeds: [
        { kind: 'order', squad: 'Partisans', order: 'go', place: 'north-gate' },
        { kind: 'tell', text: 'The partisans begin their diversion at the north gate.', sides: [0] },
      ],
    }),
    row('diversion', {
      text: 'Once they are heard or seen it draws half of those who turn out to its gate, for ten turns.',
      when: {
        kind: 'any',
        of: [
          { kind: 'seen', who: { role: 'partisan' }, by: FOES },
          { kind: 'shot-over', place: 'north-gate' },
        ],
      },
      deeds: [{ kind: 'alarm', alarm: 'diversion' }],
    }),
    row('drawn', {
      text: 'Half of the reaction goes to the north gate.',
      when: { kind: 'alarm', alarm: 'diversion' },
      times: DIVERSION_TURNS,
      deeds: [
        ...DRAWN.map((squad) => ({ kind: 'order' as const, squad, order: 'go' as const, place: 'north-gate' })),
        { kind: 'count', counter: 'drawn', by: 1 },
      ],
    }),
    row('no-longer-drawn', {
      text: 'After ten turns they see through it.',
      when: { kind: 'counter', counter: 'drawn', atLeast: DIVERSION_TURNS },
      after: 1,
      deeds: [
        ...REACTION.filter(({ squad }) => DRAWN.includes(squad)).map(({ squad, place }) => ({
          kind: 'order' as const,
          squad,
          order: 'go' as const,
          place,
        })),
        { kind: 'order', squad: 'Partisans', order: 'fall-back', place: 'north' },
      ],
    }),
    ...[1, 2, 3, 4].map((count) =>
      row(`armor-${count}`, {
        when: { kind: 'wrecked-count', squad: 'Armor', count },
        deeds: [{ kind: 'points', side: 0, points: 5, text: 'An armored vehicle is destroyed.' }],
      }),
    ),
    scored('tankers', RULE, { kind: 'wrecked-count', squad: 'Tankers', count: 8 }),
    scored('all-tankers', RULE, { kind: 'wrecked-count', squad: 'Tankers', count: 12 }),
    scored('depot', RULE, { kind: 'counter', counter: 'depot', atLeast: 1 }),
    scored('bunker', RULE, { kind: 'counter', counter: 'bunker', atLeast: 1 }),
    scored('away', RULE, {
      kind: 'all',
      of: [
        { kind: 'done', objective: 'tankers' },
        { kind: 'left-map', who: PARTY, count: 4 },
      ],
    }),
    row('depot-burns', {
      text: 'A charge at the tanks sets the depot on fire.',
      when: { kind: 'exploded', place: 'depot' },
      deeds: [
        { kind: 'count', counter: 'depot', by: 1 },
        { kind: 'explosion', place: 'depot', concussion: 0, burst: 12, fuel: true },
      ],
    }),
    row('bunker-goes-up', {
      text: 'A large charge sets off what lies in a bunker.',
      when: { kind: 'exploded', place: 'bunkers', concussion: LARGE_CHARGE },
      deeds: [
        { kind: 'count', counter: 'bunker', by: 1 },
        { kind: 'explosion', place: 'bunkers', concussion: 40, burst: 44 },
      ],
    }),
    ...lossesAmong('partisan', 21, 'A partisan is lost.'),
    ...endings(),
  ],
  objectives: [
    goal('tankers', 'Eight of twelve tankers are destroyed.', 50, RULE, true, 'hardstand', 'blow'),
    goal('all-tankers', 'All twelve are.', 15, RULE),
    goal('depot', 'The fuel depot burns.', 5, RULE, false, 'depot', 'blow'),
    goal('bunker', 'A bunker is blown up.', 10, RULE, false, 'bunkers', 'blow'),
    goal('away', 'The squad gets away.', 10, RULE),
  ],
  notes: [OWN_MAP, 'The three days’ march with the partisans is made in a campaign, where this adventure is begun.'],
};
