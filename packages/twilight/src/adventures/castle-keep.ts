import type { SmallArmId } from '../catalog/small-arms.ts';
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
  ring,
  ruled,
  scored,
  shell,
  squadAt,
  towerTops,
  UNAWARE,
} from './kit.ts';

const RULE = 'twilight/adventures/castle-keep';
const row = ruled(RULE);
const WALL = { cover: 'thick-stone-wall', av: 20 } as const;
const KEEP = { grid: 2, width: 22, height: 12, site: 'field' } as const;

const PISTOLS = ['.45', '9mm-par', 'makarov', 'tokarev', '.380'] as const;
const SPORTING = ['30-30', '30-06', '.22-ba', '.22-sa', 'mauser'] as const;
const MORTAR = { kind: 'heavy', what: '120mm-mortar', round: 'HE', magazines: 99, rest: 'tripod' } as const;
const ROCKET = { kind: 'heavy', what: 'armbrust' } as const;

/** So many, of all sorts in turn. */
const assorted = (kinds: readonly SmallArmId[], count: number, magazines: number) =>
  Array.from({ length: count }, (_, i) => arm(kinds[i % kinds.length] ?? 'mauser', magazines));

interface Rack {
  readonly id: string;
  readonly name: string;
  readonly goods: NonNullable<ScenarioFile['goods']>;
}

/** What the arsenal holds, rack by rack; two hundred shells for the mortars, one of them in each. */
const RACKS: readonly Rack[] = [
  {
    id: 'arsenal-racks',
    name: 'The machineguns of the arsenal',
    goods: [1, 2, 3, 4].map(() => arm('m60', 4, { rest: 'bipod' })),
  },
  { id: 'arsenal-mortars', name: 'The mortars of the arsenal', goods: [MORTAR, MORTAR] },
  {
    id: 'arsenal-rockets',
    name: 'The rockets and crates of the arsenal',
    goods: [
      ...[1, 2, 3].map(() => ({ ...ROCKET, name: 'RPG-18' })),
      ...[1, 2, 3].map(() => ROCKET),
      { kind: 'heavy', what: 'at-4', magazines: 3 },
      ...[1, 2, 3].map(() => ({ kind: 'grenade', what: 'frag', count: 20 }) as const),
    ],
  },
  { id: 'arsenal-rifles', name: 'The sporting rifles of the arsenal', goods: assorted(SPORTING, 24, 4) },
  { id: 'arsenal-pistols', name: 'The pistols of the arsenal', goods: assorted(PISTOLS, 24, 2) },
];
type LevelFile = ScenarioFile['levels'][number];
type BarrierFile = NonNullable<LevelFile['barriers']>[number];

const MAIN_TOWER = [18, 3, 5, 4] as const;
/** Six meters above the walls, as the corner towers are three. */
const NEST = towerTops({ id: 'walls', width: 38, height: 42, light: 'dark' }, [{ x: 20, y: 4 }], {
  ...{ elevation: 13, av: 20, level: 'nest', name: 'Top of the main tower' },
});
const CORNERS = [
  [4, 4, 5, 5],
  [31, 4, 5, 5],
  [4, 35, 5, 5],
  [31, 35, 5, 5],
] as const;

/** Held from above by the windlasses: nobody climbs them, and hardly anybody opens them from below. */
const GATES = (['portcullis', 'portcullis-east', 'drawbridge', 'drawbridge-east'] as const).map((id, i) => ({
  ...{ kind: 'gate' as const, id, x: 19 + (i % 2), y: i < 2 ? 34 : 39, edge: 'north' as const },
  ...{ av: 5, locked: true, lock: { level: 'difficult' as const }, climb: null },
}));

const slit = (x: number, y: number, side: 'north' | 'east' | 'south' | 'west') => ({
  ...{ kind: 'slit' as const, x, y, side, av: 20 },
});
const towerRoom = (
  name: string,
  rect: readonly [number, number, number, number],
  openings: Parameters<typeof house>[3],
) => ({
  ...house(name, rect, 'thick-stone-wall', openings),
  av: 20,
});
const battlements = (x: number, y: number, edge: 'north' | 'west', length: number): BarrierFile => ({
  ...{ kind: 'parapet', x, y, edge, length },
  ...WALL,
});

/** So much concussion sets off what lies there. */
const GOES_UP = 10;
/** Antitoxin, gold, the five pistols of the bedchamber and a rifle of the guards' rack come before. */
const MAUSER = 2 + PISTOLS.length;
const IN_THE_ARSENAL = MAUSER + 1;

const TURNED_OUT = { kind: 'alarm', alarm: 'turned-out' } as const;

/** A warlord with the only antitoxin sits in an old castle. */
export const castleKeep: ScenarioFile = {
  id: 'castle-keep',
  title: 'Castle Keep',
  summary: 'A warlord in an old castle holds the only antitoxin against rabies. Ten villagers help to get it.',
  turnLimit: 120,
  hidden: true,
  // Through the brush and over the walls: impossible by day, difficult at dusk, average at night.
  stealth: { full: 2, limited: 1, dark: 0 },
  levels: [
    {
      id: 'ground',
      name: 'The castle',
      grid: 2,
      width: 46,
      height: 50,
      light: 'dark',
      ground: 'brush',
      areas: [
        // The dry moat, two squares wide.
        { kind: 'hill', rect: [2, 2, 36, 2] },
        { kind: 'hill', rect: [2, 40, 36, 2] },
        { kind: 'hill', rect: [2, 4, 2, 36] },
        { kind: 'hill', rect: [36, 4, 2, 36] },
        { kind: 'floor', rect: [6, 6, 28, 32] },
        { kind: 'open', rect: [11, 17, 17, 17] },
        { kind: 'road', rect: [19, 39, 2, 11] },
      ],
      buildings: [
        { ...house('Northwestern tower', [4, 4, 5, 5], 'thick-stone-wall', [door(8, 7, 'east')]), av: 20 },
        { ...house('Northeastern tower', [31, 4, 5, 5], 'thick-stone-wall', [door(31, 7, 'west')]), av: 20 },
        { ...house('Southwestern tower', [4, 35, 5, 5], 'thick-stone-wall', [door(8, 36, 'east')]), av: 20 },
        { ...house('Southeastern tower', [31, 35, 5, 5], 'thick-stone-wall', [door(31, 36, 'west')]), av: 20 },
        { ...shell('Main tower', MAIN_TOWER, 'thick-stone-wall'), av: 20 },
        // The frames of its gateways.
        { ...house('Gatehouse', [17, 34, 6, 5], 'thick-stone-wall', []), av: 10 },
        house('Stable', [7, 19, 4, 10], 'plank', [door(10, 24, 'east')]),
        house('Servants', [28, 19, 5, 6], 'timber-wall', [door(28, 22, 'west'), pane(28, 20, 'west')]),
        house('Guardhouse', [28, 27, 5, 6], 'stone-wall', [door(28, 30, 'west'), pane(28, 28, 'west')]),
        house('Keep', [10, 7, 20, 10], 'thick-stone-wall', [
          door(16, 16, 'south', { id: 'keep-door', av: 2 }),
          { kind: 'slit', x: 12, y: 16, side: 'south' },
          { kind: 'slit', x: 26, y: 16, side: 'south' },
        ]),
      ],
      barriers: [
        // Two turns by a rope.
        ...ring('wall', [6, 6, 28, 32], { ...WALL, climb: 12 }),
        ...GATES,
        { kind: 'wall', x: 22, y: 8, edge: 'west', length: 8, cover: 'stone-wall' },
        { kind: 'door', x: 22, y: 12, edge: 'west', open: true },
        ...ring('fence', [38, 20, 7, 10], { climb: 1, height: 'low' }),
      ],
      obstacles: [
        { kind: 'rock', name: 'Outcrop', x: 10, y: 44, cover: 'stone-wall' },
        { kind: 'rock', name: 'Outcrop', x: 28, y: 45, cover: 'stone-wall' },
        { kind: 'rock', name: 'Outcrop', x: 1, y: 30, cover: 'stone-wall' },
        { kind: 'statue', name: 'Well', x: 20, y: 25, cover: 'stone-wall' },
      ],
      lamps: [
        { name: 'Torches in the yard', x: 20, y: 30, full: 8, limited: 16 },
        { name: 'Torch at the gate', x: 19, y: 35, full: 8, limited: 16 },
      ],
      places: [
        { id: 'courtyard', name: 'The courtyard', rect: [11, 17, 17, 17] },
        { id: 'hall', name: 'The great hall', rect: [11, 8, 10, 8] },
        { id: 'gate', name: 'The gatehouse', rect: [17, 34, 6, 5] },
        { id: 'well', name: 'The well', rect: [20, 25, 1, 1] },
        { id: 'woods', name: 'The woods', rect: [0, 48, 46, 2], exit: [0] },
      ],
    },
    {
      id: 'walls',
      name: 'Walls and tower roofs',
      grid: 2,
      width: 38,
      height: 42,
      elevation: 7,
      light: 'dark',
      ground: 'void',
      site: 'field',
      areas: [
        { kind: 'roof', rect: [6, 6, 28, 1] },
        { kind: 'roof', rect: [6, 37, 28, 1] },
        { kind: 'roof', rect: [6, 6, 1, 32] },
        { kind: 'roof', rect: [33, 6, 1, 32] },
        { kind: 'roof', rect: [17, 34, 6, 5] },
      ],
      // Rooms with arrow slits, entered from the walk.
      buildings: [
        towerRoom('Northwestern tower', [4, 4, 5, 5], [slit(4, 6, 'west'), slit(6, 4, 'north'), door(8, 6, 'east'), door(6, 8, 'south')]), // biome-ignore format: one room a line
        towerRoom('Northeastern tower', [31, 4, 5, 5], [slit(35, 6, 'east'), slit(33, 4, 'north'), door(31, 6, 'west'), door(33, 8, 'south')]), // biome-ignore format: one room a line
        towerRoom('Southwestern tower', [4, 35, 5, 5], [slit(4, 37, 'west'), slit(6, 39, 'south'), door(8, 37, 'east'), door(6, 35, 'north')]), // biome-ignore format: one room a line
        towerRoom('Southeastern tower', [31, 35, 5, 5], [slit(35, 37, 'east'), slit(33, 39, 'south'), door(31, 37, 'west'), door(33, 35, 'north')]), // biome-ignore format: one room a line
        towerRoom('Main tower', MAIN_TOWER, [door(18, 6, 'west'), door(22, 6, 'east')]),
      ],
      barriers: [
        ...([[9, 6, 9], [23, 6, 8], [9, 38, 8], [17, 39, 6], [23, 38, 8]] as const).map(([x, y, length]) => battlements(x, y, 'north', length)), // biome-ignore format: one side a line
        ...([[6, 9, 26], [34, 9, 26], [17, 38, 1], [23, 38, 1]] as const).map(([x, y, length]) => battlements(x, y, 'west', length)), // biome-ignore format: one side a line
      ],
      places: [
        { id: 'wall-walk', name: 'The wall walk', rect: [4, 3, 32, 37] },
        { id: 'windlass-west', name: 'The windlass of the portcullis', rect: [17, 35, 3, 2] },
        { id: 'windlass-east', name: 'The windlass of the drawbridge', rect: [20, 35, 3, 2] },
      ],
    },
    {
      id: 'roofs',
      name: 'Roofs of the corner towers',
      grid: 2,
      width: 38,
      height: 42,
      elevation: 10,
      light: 'dark',
      ground: 'void',
      site: 'field',
      areas: CORNERS.map((rect) => ({ kind: 'roof' as const, rect: [...rect] })),
      barriers: CORNERS.flatMap((rect) => ring('parapet', rect, WALL)),
    },
    { ...NEST.level, grid: 2 },
    {
      ...KEEP,
      id: 'upper',
      name: 'Keep, upper floor',
      origin: { x: 20, y: 14 },
      elevation: 4,
      light: 'limited',
      ground: 'void',
      areas: [{ kind: 'floor', rect: [0, 0, 20, 10] }],
      buildings: [
        house('Upper floor', [0, 0, 20, 10], 'thick-stone-wall', [
          { kind: 'slit', x: 5, y: 9, side: 'south' },
          { kind: 'slit', x: 14, y: 9, side: 'south' },
        ]),
        house('Master bedchamber', [1, 1, 5, 4], 'stone-wall', [door(4, 4, 'south', { locked: true })]),
        house('Office', [7, 1, 5, 4], 'stone-wall', [door(9, 4, 'south')]),
        house('Study', [13, 1, 5, 4], 'stone-wall', [door(15, 4, 'south')]),
      ],
      places: [
        { id: 'barracks', name: 'The barrack room', rect: [1, 6, 17, 3] },
        { id: 'office', name: 'The office', rect: [7, 1, 5, 4] },
      ],
    },
    {
      ...KEEP,
      id: 'cellar',
      name: 'Keep, cellar',
      site: 'cellar',
      origin: { x: 20, y: 14 },
      elevation: -4,
      light: 'dark',
      ground: 'void',
      areas: [{ kind: 'floor', rect: [0, 0, 20, 10] }],
      buildings: [
        house('Cellar', [0, 0, 20, 10], 'thick-stone-wall', []),
        house('Dungeon', [1, 1, 6, 4], 'stone-wall', [door(4, 4, 'south')]),
        house('Torture chamber', [8, 1, 6, 4], 'stone-wall', [door(10, 4, 'south')]),
        house('Store', [1, 6, 7, 3], 'stone-wall', [door(4, 6, 'north', { locked: true })]),
        house('Arsenal', [9, 6, 6, 3], 'stone-wall', [door(11, 6, 'north', { locked: true })]),
      ],
      obstacles: [{ kind: 'machine', name: 'Generator', x: 12, y: 2, av: 2 }],
      places: [
        { id: 'arsenal', name: 'The arsenal', rect: [9, 6, 6, 3] },
        { id: 'store', name: 'The locked store', rect: [1, 6, 7, 3] },
      ],
    },
    {
      id: 'tunnel',
      name: 'Tunnel of the well',
      grid: 2,
      width: 30,
      height: 3,
      site: 'tunnel',
      elevation: -6,
      light: 'dark',
      ground: 'void',
      areas: [{ kind: 'floor', rect: [0, 1, 30, 1] }],
      places: [{ id: 'tunnel-end', name: 'The end of the tunnel', rect: [28, 1, 2, 1], exit: [0] }],
    },
  ],
  links: [
    ...(
      [
        [5, 7],
        [34, 7],
        [5, 36],
        [34, 36],
      ] as const
    ).map(([x, y]) => ({
      kind: 'stairs' as const,
      from: { level: 'ground', x, y },
      to: { level: 'walls', x, y },
      actions: 1,
    })),
    { kind: 'ladder', from: { level: 'ground', x: 22, y: 36 }, to: { level: 'walls', x: 22, y: 37 }, actions: 1 },
    { kind: 'stairs', from: { level: 'ground', x: 20, y: 8 }, to: { level: 'walls', x: 20, y: 6 }, actions: 1 },
    { kind: 'ladder', from: { level: 'walls', x: 20, y: 4 }, to: { level: 'nest', x: 20, y: 4 }, actions: 1 },
    ...CORNERS.map(([x, y]) => ({
      kind: 'ladder' as const,
      from: { level: 'walls', x: x + 2, y: y + 2 },
      to: { level: 'roofs', x: x + 2, y: y + 2 },
      actions: 1,
    })),
    { kind: 'stairs', from: { level: 'ground', x: 21, y: 9 }, to: { level: 'upper', x: 12, y: 5 }, actions: 1 },
    { kind: 'stairs', from: { level: 'ground', x: 21, y: 10 }, to: { level: 'cellar', x: 15, y: 5 }, actions: 1 },
    // Three meters down, and through to the woods.
    { kind: 'rope', from: { level: 'ground', x: 20, y: 25 }, to: { level: 'tunnel', x: 0, y: 1 }, actions: 12 },
    // Scaling the wall with a rope takes two turns.
    {
      kind: 'rope',
      from: { level: 'ground', x: 5, y: 20 },
      to: { level: 'walls', x: 6, y: 20 },
      actions: 12,
      task: { attribute: 'AGL', level: 'average' },
    },
    {
      kind: 'rope',
      from: { level: 'ground', x: 34, y: 24 },
      to: { level: 'walls', x: 33, y: 24 },
      actions: 12,
      task: { attribute: 'AGL', level: 'average' },
    },
    { kind: 'rope', from: { level: 'walls', x: 6, y: 20 }, to: { level: 'ground', x: 7, y: 20 }, actions: 6 },
  ],
  goods: [
    { kind: 'gear', what: 'goal', name: 'The antitoxin' },
    { kind: 'gear', what: 'goal', name: 'Gold' },
    ...PISTOLS.map((pistol) => arm(pistol, 0)),
    arm('mauser', 4),
    ...RACKS.flatMap(({ goods }) => goods),
  ],
  caches: [
    { id: 'store', name: 'The locked store', at: { level: 'cellar', x: 4, y: 7 }, actions: 2, goods: [0] },
    {
      id: 'treasury',
      name: 'The chest and the case of the bedchamber',
      at: { level: 'upper', x: 3, y: 2 },
      actions: 2,
      goods: [1, 2, 3, 4, 5, 6],
    },
    ...RACKS.map(({ id, name, goods }, i) => ({
      id,
      name,
      at: { level: 'cellar', x: 12, y: 7 },
      actions: 2,
      goods: goods.map((_, k) => IN_THE_ARSENAL + RACKS.slice(0, i).flatMap((rack) => rack.goods).length + k),
    })),
  ],
  sides: [{ name: 'Squad and villagers' }, { name: 'The warlord' }],
  seats: [
    { name: 'The squad', side: 0 },
    { name: 'The warlord', side: 1, temper: 'regular' },
    { name: 'Villagers', side: 0, temper: 'militia' },
  ],
  people: [
    ...squadAt(
      [
        { x: 14, y: 46 },
        { x: 15, y: 46 },
        { x: 14, y: 47 },
        { x: 15, y: 47 },
        { x: 16, y: 47 },
        { x: 13, y: 46 },
      ],
      'prone',
    ),
    band(
      'Village leader',
      1,
      'veteran',
      [arm('akm', 4)],
      'Villagers',
      { x: 26, y: 47 },
      { seat: 2, leader: true, posture: 'prone', role: 'villager' },
    ),
    band(
      'Villager',
      3,
      'experienced',
      [arm('akm', 4)],
      'Villagers',
      { x: 27, y: 47 },
      { seat: 2, posture: 'prone', role: 'villager' },
    ),
    band(
      'Villager',
      2,
      'experienced',
      [arm('mauser', 4)],
      'Villagers',
      { x: 28, y: 46 },
      { seat: 2, posture: 'prone', role: 'villager' },
    ),
    band(
      'Villager',
      2,
      'experienced',
      [arm('double-barrel', 8)],
      'Villagers',
      { x: 29, y: 47 },
      { seat: 2, posture: 'prone', role: 'villager' },
    ),
    band(
      'Villager',
      2,
      'experienced',
      [arm('.22-ba', 4)],
      'Villagers',
      { x: 30, y: 46 },
      { seat: 2, posture: 'prone', role: 'villager' },
    ),
    band(
      'The warlord',
      1,
      'experienced',
      [arm('makarov', 3)],
      'Household',
      { level: 'upper', x: 9, y: 2 },
      { ...UNAWARE, role: 'warlord' },
    ),
    band('Guard commander', 1, 'veteran', [arm('uzi', 4)], 'Guard', { x: 30, y: 30 }, { ...UNAWARE, leader: true }),
    band(
      'Guard',
      3,
      'experienced',
      [arm('akm', 4)],
      'Guard',
      [
        { level: 'walls', x: 33, y: 20 },
        { level: 'walls', x: 6, y: 24 },
        { level: 'walls', x: 14, y: 37 },
      ],
      UNAWARE,
    ),
    band('Guard', 1, 'experienced', [arm('akm', 4)], 'Guard', { x: 29, y: 29 }, UNAWARE),
    band('Guard', 1, 'experienced', [arm('akm', 4)], 'Guard', { x: 14, y: 12 }, UNAWARE),
    band('Guard', 1, 'experienced', [arm('akm', 4)], 'Guard', { level: 'upper', x: 11, y: 3 }, UNAWARE),
    band('Guard', 1, 'experienced', [arm('akm', 4)], 'Guard', { level: 'cellar', x: 11, y: 5 }, UNAWARE),
    band(
      'Tower gunner',
      1,
      'experienced',
      [arm('pk', 4, { rest: 'tripod' })],
      'Guard',
      { level: 'nest', x: 20, y: 4 },
      UNAWARE,
    ),
    band('Off-duty guard', 6, 'experienced', [], 'Off duty', { x: 16, y: 12 }, UNAWARE),
    band('Off-duty guard', 4, 'experienced', [], 'Off duty', { level: 'upper', x: 4, y: 7 }, ASLEEP),
    band('Recruit', 6, 'novice', [], 'Off duty', { level: 'upper', x: 10, y: 7 }, ASLEEP),
    band('Recruit', 4, 'novice', [], 'Off duty', { x: 26, y: 12 }, UNAWARE),
    band('Clerk', 1, 'novice', [], 'Household', { level: 'upper', x: 10, y: 2 }, UNAWARE),
    band('Servant', 4, 'novice', [], 'Household', { x: 25, y: 10 }, UNAWARE),
    band('Servant', 3, 'novice', [], 'Household', { x: 30, y: 22 }, ASLEEP),
  ],
  script: [
    row('alarm', {
      text: 'A shot, or somebody seen, gives the alarm.',
      when: { kind: 'any', of: [{ kind: 'fired' }, { kind: 'seen', who: { side: 0 }, by: FOES }] },
      deeds: [
        { kind: 'alarm', alarm: 'castle' },
        { kind: 'wake', who: { squad: 'Guard' } },
      ],
    }),
    row('off-duty', {
      text: 'The men off duty come out some turns after the alarm.',
      when: { kind: 'alarm', alarm: 'castle' },
      after: '1d6',
      deeds: [
        TURNED_OUT,
        { kind: 'wake', who: { squad: 'Off duty' } },
        { kind: 'order', squad: 'Off duty', order: 'go', place: 'courtyard' },
      ],
    }),
    row('rifles', {
      text: 'Their rifles stand in a rack of their quarters: whoever holds these leaves them without.',
      when: {
        kind: 'all',
        of: [TURNED_OUT, { kind: 'not', of: { kind: 'entered', place: 'barracks', who: { side: 0 } } }],
      },
      deeds: [{ kind: 'arm', who: { squad: 'Off duty' }, goods: [MAUSER] }],
    }),
    ...(['west', 'east'] as const).map((side) =>
      row(`windlass-${side}`, {
        text: 'On the roof of the gatehouse the windlass in the west raises the portcullis in two turns, that in the east lowers the bridge.',
        when: { kind: 'entered', place: `windlass-${side}`, who: { side: 0 } },
        after: 2,
        deeds: GATES.flatMap(({ id }) =>
          id.startsWith(side === 'west' ? 'portcullis' : 'drawbridge')
            ? [{ kind: 'open', barrier: id, open: true }]
            : [],
        ),
      }),
    ),
    scored('antitoxin', RULE, { kind: 'left-map', who: PARTY, count: 1, item: 'The antitoxin' }),
    scored('warlord', RULE, {
      kind: 'any',
      of: [
        { kind: 'down', who: { role: 'warlord' }, count: 1 },
        { kind: 'captive', who: { role: 'warlord' }, count: 1 },
      ],
    }),
    scored('arsenal', RULE, {
      kind: 'any',
      of: [
        { kind: 'entered', place: 'arsenal', who: PARTY },
        { kind: 'exploded', place: 'arsenal', concussion: GOES_UP },
      ],
    }),
    scored('villagers', RULE, {
      kind: 'all',
      of: [
        { kind: 'done', objective: 'antitoxin' },
        { kind: 'not', of: { kind: 'down', who: { role: 'villager' }, count: 4, gone: false } },
      ],
    }),
    ...lossesAmong('villager', 10, 'A villager is lost.'),
    ...endings(),
  ],
  objectives: [
    goal('antitoxin', 'Carry the antitoxin off the map.', 50, RULE, true, 'store'),
    goal('warlord', 'The warlord is taken or killed.', 15, RULE, false, 'office'),
    goal('arsenal', 'The arsenal is captured or blown up.', 15, RULE, false, 'arsenal'),
    goal('villagers', 'No more than three villagers are lost.', 10, RULE),
  ],
  notes: [OWN_MAP],
};
