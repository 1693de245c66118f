import type { ScenarioFile } from '../scenarios/scenario-schema.ts';
import {
  arm,
  band,
  door,
  endings,
  FOES,
  goal,
  grenades,
  house,
  type LevelFile,
  lossesAmong,
  OWN_MAP,
  PARTY,
  pane,
  ring,
  ruled,
  type ScriptFile,
  scored,
  shell,
  squadAt,
} from './kit.ts';

const RULE = 'twilight/adventures/weekend';
const row = ruled(RULE);

interface Team {
  readonly squad: string;
  readonly x: number;
  readonly y: number;
}

const TEAMS: readonly Team[] = [
  { squad: 'North', x: 15, y: 0 },
  { squad: 'East', x: 30, y: 14 },
  { squad: 'South', x: 17, y: 25 },
  { squad: 'West', x: 1, y: 13 },
];

const teamOf = ({ squad, x, y }: Team): ScenarioFile['people'] => [
  band('Marksman', 1, 'veteran', [arm('svd', 7, { scope: true }), grenades(2, 'smoke')], squad, { x, y }, { leader: true, role: squad }), // biome-ignore format: one band a line
  band('Rifleman', 2, 'experienced', [arm('ak-74', 5)], squad, { x, y }, { role: squad }),
  band('Raider', 2, 'experienced', [arm('akr', 5), grenades(2)], squad, { x, y }, { role: squad }),
];

const HOUSE = { site: 'field', grid: 2, width: 7, height: 6, origin: { x: 120, y: 96 } } as const;

/** Good light all over the yard, limited light for four squares beyond it. */
const LIGHT = { full: 24, limited: 56, circuit: 'yard' } as const;
const LIT = [
  [12, 11],
  [20, 11],
  [18, 15],
  [15, 16],
  [20, 16],
] as const;

/** Rooms F to J, a meter above the yard; one looks and fires out of the windows, and may get in by them. */
const GROUND_FLOOR: LevelFile = {
  ...HOUSE,
  id: 'ground-floor',
  name: 'Ground floor',
  elevation: 1,
  light: 'limited',
  ground: 'void',
  buildings: [
    house('The house', [0, 0, 7, 6], 'thick-brick-wall', [
      door(3, 0, 'north', { id: 'front', locked: true }),
      door(5, 5, 'south', { id: 'kitchen' }),
      ...[1, 3, 5].map((y) => pane(0, y, 'west')),
      pane(1, 0, 'north'),
      pane(5, 0, 'north'),
      pane(6, 1, 'east'),
      pane(6, 4, 'east'),
      pane(1, 5, 'south'),
    ]),
  ],
  barriers: [
    // Entryway, dining room, kitchen, den, and the room where the furniture is.
    { kind: 'door', x: 3, y: 0, edge: 'west', locked: true },
    { kind: 'wall', x: 3, y: 1, edge: 'north', cover: 'plank' },
    { kind: 'wall', x: 4, y: 0, edge: 'west', length: 6, cover: 'plank' },
    { kind: 'door', x: 4, y: 2, edge: 'west', open: true },
    { kind: 'door', x: 4, y: 3, edge: 'west', open: true },
    { kind: 'wall', x: 4, y: 3, edge: 'north', length: 3, cover: 'plank' },
    { kind: 'door', x: 5, y: 3, edge: 'north', open: true },
    { kind: 'wall', x: 0, y: 4, edge: 'north', length: 4, cover: 'plank' },
    { kind: 'door', x: 1, y: 4, edge: 'north', open: true },
    { kind: 'door', x: 3, y: 4, edge: 'north', locked: true },
    { kind: 'wall', x: 3, y: 4, edge: 'west', length: 2, cover: 'plank' },
  ],
  places: [{ id: 'house', name: 'The house', rect: [0, 0, 7, 6] }],
};

/** Close to the western wall it stands between two windows of each floor: from neither one sees past it to the other's side. */
const TREE: LevelFile = {
  ...{ id: 'tree', name: 'The big tree', elevation: 2, site: 'field', grid: 2, width: 2, height: 2 },
  ...{ origin: { x: 116, y: 100 }, ground: 'void' },
  buildings: [shell('The big tree', [0, 0, 2, 1], 'tree-trunk')],
};

const at = (x: number, y: number) => ({ level: 'ground-floor', x, y });
const inYard = (x: number, y: number) => ({ level: 'farmyard', x, y });
/** Actions to get in by a window. */
const BY_WINDOW = 2;

const HEARD = { kind: 'alarm', alarm: 'heard' } as const;
const LAMPS_OUT = { kind: 'circuit-off', circuit: 'yard' } as const;

const spottedOf = (squad: string) => ({ kind: 'alarm', alarm: `spotted-${squad}` }) as const;

/** By the lamps of the yard a team is spotted as it moves: a task of recon, easier in good light and for guards who know (L3608). */
const BY_LAMPLIGHT: readonly ScriptFile[] = TEAMS.flatMap(({ squad }) => {
  const spotted = spottedOf(squad);
  const lit = ruled('twilight/adventures/lamplight');
  const spots = (light: 'full' | 'dim', isAlert: boolean, level: 'easy' | 'average' | null): ScriptFile =>
    lit(`${isAlert ? 'alert' : 'spots'}-${light}-${squad}`, {
      text: 'Whoever moves by the light of the yard may be spotted.',
      when: {
        kind: 'all',
        of: [
          { kind: 'entered', place: light === 'full' ? 'yard' : 'half-light', who: { squad } },
          isAlert ? HEARD : { kind: 'not', of: HEARD },
          { kind: 'not', of: { kind: 'any', of: [spotted, LAMPS_OUT] } },
        ],
      },
      ...(level === null ? {} : { task: { who: PARTY, skill: 'RCN', level, secret: true } }),
      // In half light they try each turn; who comes into good light fights from then on, seen or not.
      ...(light === 'dim' ? { times: 60 } : {}),
      deeds: [
        spotted,
        HEARD,
        { kind: 'conceal', who: { squad }, concealed: false },
        { kind: 'order', squad, order: 'assault', place: 'house' },
      ],
    });
  return [
    // Once the guards are alert nobody comes through good light unseen.
    ...[
      spots('full', true, null),
      spots('dim', true, 'easy'),
      spots('full', false, 'easy'),
      spots('dim', false, 'average'),
    ],
    lit(`creeps-${squad}`, {
      text: 'They come on foot and try not to be noticed.',
      when: { kind: 'turn', from: 1 },
      deeds: [{ kind: 'conceal', who: { squad }, concealed: true }],
    }),
  ];
});

/** A politician at a farm, and a death squad from four sides before dawn. */
export const weekend: ScenarioFile = {
  id: 'weekend',
  title: 'Weekend in the Country',
  summary: 'The squad guards a politician at a farmhouse. Before dawn on Sunday twenty come for him from four sides.',
  turnLimit: 60,
  hidden: true,
  levels: [
    {
      id: 'farmyard',
      name: 'The farm',
      width: 32,
      height: 26,
      light: 'dark',
      areas: [
        { kind: 'road', rect: [15, 0, 1, 9] },
        { kind: 'wood', rect: [29, 0, 3, 26] },
        // The house: its floors are sheets of their own.
        { kind: 'void', rect: [15, 12, 2, 2] },
      ],
      buildings: [
        house('Machine shed', [10, 16, 2, 2], 'plank', [door(11, 16, 'east')]),
        house('Tool shed', [14, 18, 1, 1], 'plank', [door(14, 18, 'north', { locked: true })]),
        // A small door, and double ones at both ends.
        house('Barn', [20, 13, 3, 4], 'timber-wall', [
          door(20, 15, 'west'),
          { kind: 'gate', x: 21, y: 13, side: 'north' },
          { kind: 'gate', x: 21, y: 16, side: 'south' },
        ]),
        house('Sheep shed', [16, 21, 3, 2], 'plank', [
          door(17, 21, 'north'),
          ...[16, 17, 18].map((x) => ({ kind: 'gate' as const, x, y: 22, side: 'south' as const, open: true })),
        ]),
      ],
      barriers: [
        ...ring('fence', [10, 9, 13, 10], { climb: 2 }),
        { kind: 'gate', x: 15, y: 9, edge: 'north', open: false },
        ...ring('fence', [14, 20, 6, 4], { climb: 1, height: 'low' }),
      ],
      obstacles: [{ kind: 'trunk', name: 'Big tree', x: 14, y: 12, cover: 'tree-trunk', height: 'full', opaque: true }],
      lamps: [
        { ...LIGHT, name: 'Light pole at the gate', x: 15, y: 10 },
        { ...LIGHT, name: 'Light pole at the shed', x: 12, y: 16 },
        ...LIT.map(([x, y]) => ({ ...LIGHT, name: 'Light in the yard', x, y })),
      ],
      places: [
        { id: 'generator', name: 'The generator', rect: [10, 16, 2, 2] },
        { id: 'yard', name: 'The yard', rect: [10, 9, 13, 10] },
        { id: 'half-light', name: 'Where the light of the yard reaches', rect: [6, 5, 21, 18] },
        { id: 'away', name: 'Away', rect: [0, 0, 32, 1], exit: [0, 1] },
        { id: 'away-south', name: 'Away', rect: [0, 25, 32, 1], exit: [0, 1] },
      ],
    },
    GROUND_FLOOR,
    TREE,
    {
      ...HOUSE,
      id: 'upper',
      name: 'Upper floor',
      elevation: 3,
      light: 'limited',
      ground: 'void',
      areas: [{ kind: 'floor', rect: [0, 0, 7, 6] }],
      buildings: [
        house('Upper floor', [0, 0, 7, 6], 'timber-wall', [
          pane(0, 1, 'west'),
          pane(5, 0, 'north'),
          pane(6, 1, 'east'),
          pane(0, 4, 'west'),
          pane(6, 4, 'east'),
        ]),
      ],
      barriers: [
        { kind: 'wall', x: 3, y: 0, edge: 'west', length: 3, cover: 'plank' },
        { kind: 'door', x: 3, y: 2, edge: 'west', open: true },
        { kind: 'wall', x: 0, y: 3, edge: 'north', length: 7, cover: 'plank' },
        { kind: 'door', x: 1, y: 3, edge: 'north', open: true },
        { kind: 'door', x: 5, y: 3, edge: 'north', open: true },
        { kind: 'wall', x: 4, y: 3, edge: 'west', length: 3, cover: 'plank' },
        { kind: 'door', x: 4, y: 4, edge: 'west', open: true },
      ],
      // In the corner that fewest squares outside look into.
      obstacles: [{ kind: 'furniture', name: 'Chair', x: 0, y: 0, av: 0 }],
      places: [{ id: 'upstairs', name: 'Upstairs', rect: [0, 0, 7, 6] }],
    },
    {
      ...HOUSE,
      id: 'attic',
      name: 'Attic',
      elevation: 6,
      light: 'dark',
      ground: 'void',
      areas: [{ kind: 'floor', rect: [1, 1, 5, 4] }],
      buildings: [
        // The tree blocks the western window altogether.
        house('Attic', [1, 1, 5, 4], 'timber-wall', [pane(5, 2, 'east'), pane(3, 1, 'north')]),
      ],
    },
    {
      ...HOUSE,
      id: 'cellar',
      name: 'Cellar',
      site: 'cellar',
      elevation: -3,
      light: 'dark',
      ground: 'void',
      areas: [{ kind: 'floor', rect: [0, 0, 7, 6] }],
      buildings: [house('Cellar', [0, 0, 7, 6], 'thick-brick-wall', [])],
    },
  ],
  links: [
    { kind: 'door', from: inYard(15, 11), to: at(3, 0), actions: 1, barrier: 'front' },
    { kind: 'door', from: inYard(16, 14), to: at(5, 5), actions: 1 },
    ...([[14, 12, 0, 1], [14, 13, 0, 5], [15, 11, 1, 0], [16, 11, 5, 0], [17, 12, 6, 1], [17, 13, 6, 4], [15, 14, 1, 5]] as const).map(([x, y, toX, toY]) => ({ kind: 'climb' as const, from: inYard(x, y), to: at(toX, toY), actions: BY_WINDOW })), // biome-ignore format: a window each
    { kind: 'stairs', from: at(2, 3), to: { level: 'upper', x: 3, y: 4 }, actions: 1 },
    { kind: 'stairs', from: { level: 'upper', x: 2, y: 4 }, to: { level: 'attic', x: 2, y: 3 }, actions: 1 },
    { kind: 'stairs', from: at(4, 4), to: { level: 'cellar', x: 4, y: 4 }, actions: 1 },
    // Storm doors.
    { kind: 'hatch', from: { level: 'cellar', x: 3, y: 5 }, to: { level: 'farmyard', x: 16, y: 14 }, actions: 1 },
  ],
  seats: [{ name: 'The squad' }, { name: 'The death squad', temper: 'elite' }],
  people: [
    ...squadAt([
      at(1, 1),
      at(5, 1),
      { level: 'upper', x: 1, y: 1 },
      { level: 'attic', x: 3, y: 1 },
      at(1, 5),
      { x: 20, y: 14 },
    ]),
    band('Roszkowski', 1, 'novice', [], 'Guests', { level: 'upper', x: 0, y: 0 }, { seat: 0, role: 'politician' }),
    band('Secretary', 1, 'novice', [], 'Guests', { level: 'upper', x: 2, y: 0 }, { seat: 0, role: 'secretary' }),
    ...TEAMS.flatMap(teamOf),
  ],
  script: [
    ...BY_LAMPLIGHT,
    row('hold-until-seen', {
      text: 'Each team holds its fire until it is shot at or plainly seen.',
      when: { kind: 'turn', from: 1 },
      deeds: TEAMS.flatMap(({ squad }) => [
        { kind: 'order' as const, squad, order: 'approach' as const, place: 'yard' },
      ]),
    }),
    row('heard', {
      text: 'They may be heard as they come.',
      when: { kind: 'turn', from: 2 },
      task: { who: PARTY, skill: 'RCN', level: 'difficult' },
      deeds: [
        { kind: 'alarm', alarm: 'heard' },
        { kind: 'tell', text: 'Somebody is out there, on more than one side.', sides: [0] },
      ],
    }),
    ...TEAMS.map(({ squad }) =>
      row(`free-fire-${squad}`, {
        text: 'A team that is seen or has been hit, or is in the yard, fights.',
        when: {
          kind: 'any',
          of: [
            { kind: 'seen', who: { squad }, by: 0 },
            { kind: 'down', who: { squad }, count: 1 },
            { kind: 'entered', place: 'yard', who: { squad } },
          ],
        },
        deeds: [spottedOf(squad), { kind: 'order', squad, order: 'assault', place: 'house' }],
      }),
    ),
    row('lights-out', {
      text: 'One of them at the generator puts out all lights.',
      when: { kind: 'entered', place: 'generator', who: { side: FOES } },
      deeds: [
        { kind: 'circuit', circuit: 'yard', on: false },
        ...TEAMS.map(({ squad }) => ({ kind: 'conceal' as const, who: { squad }, concealed: false })),
        { kind: 'tell', text: 'The lights in the yard go out.' },
      ],
    }),
    ...TEAMS.map(({ squad }) =>
      row(`withdraws-${squad}`, {
        text: 'A team withdraws once half of it is seriously wounded or dead.',
        when: { kind: 'down', who: { squad }, percent: 50, gone: false, how: 'serious' },
        deeds: [{ kind: 'order', squad, order: 'fall-back', place: squad === 'South' ? 'away-south' : 'away' }],
      }),
    ),
    row('politician-dead', {
      when: { kind: 'down', who: { role: 'politician' }, count: 1, gone: false, how: 'dead' },
      deeds: [{ kind: 'end', winners: [FOES], text: 'Roszkowski is dead.' }],
    }),
    scored('alive', RULE, {
      kind: 'all',
      of: TEAMS.map(({ squad }) => ({ kind: 'down' as const, who: { squad }, percent: 50 })),
    }),
    scored('secretary', RULE, { kind: 'all', of: [{ kind: 'done', objective: 'alive' }, { kind: 'not', of: { kind: 'down', who: { role: 'secretary' }, count: 1 } }] }), // biome-ignore format: one objective a line
    scored('lights', RULE, { kind: 'all', of: [{ kind: 'done', objective: 'alive' }, { kind: 'not', of: { kind: 'circuit-off', circuit: 'yard' } }] }), // biome-ignore format: one objective a line
    scored('unhurt', RULE, { kind: 'all', of: [{ kind: 'done', objective: 'alive' }, { kind: 'not', of: { kind: 'down', who: PARTY, count: 1, gone: false, how: 'serious' } }] }), // biome-ignore format: one objective a line
    row('over', { when: { kind: 'done', objective: 'alive' }, after: 2, deeds: [{ kind: 'settle' }] }),
    ...lossesAmong('secretary', 1, 'The secretary is lost.'),
    ...endings(),
  ],
  objectives: [
    goal('alive', 'Roszkowski lives when all four teams have broken.', 50, RULE, true, 'house', 'guard'),
    goal('secretary', 'His secretary lives.', 10, RULE),
    goal('lights', 'The lights burn at the end.', 10, RULE),
    goal('unhurt', 'Nobody of the squad is seriously wounded.', 20, RULE),
  ],
  notes: [OWN_MAP, 'Roszkowski’s cards: Spade Jack, pompous; Spade 8, ambitious.'],
};
