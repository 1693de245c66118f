import type { Area, AreaArt, Board, Mount, Piece } from '@hardtop/board';
import type { GameEvent, MotionRecord, PiecePose, Preview } from '@hardtop/kernel';
import type { BoardAction } from '../board/board-action.ts';
import { SHEETS } from './sheet-fixtures.ts';

// A duel in a walled arena, for tests and for the drawing board (`board.html`). Nothing here is a rule.

function box(id: string, kind: AreaArt, x: number, y: number, width: number, height: number, label?: string): Area {
  const points = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
  return label === undefined ? { id, kind, points } : { id, kind, points, label };
}

const CENTRE = { x: 0, y: 0 };
const FRONT = { apex: { x: 0, y: 0.5 }, centre: 0, sweep: 531, vertex: CENTRE };
const BACK = { apex: { x: 0, y: -0.5 }, centre: 1800, sweep: 531, vertex: CENTRE };
const LEFT = { apex: { x: -0.25, y: 0 }, centre: 900, sweep: 1269, vertex: CENTRE };
const TURRET = { apex: CENTRE, centre: 0, sweep: 3600, vertex: CENTRE };

const mount = (id: string, label: string, place: Omit<Mount, 'id' | 'label' | 'ready'>, ready = true): Mount => ({
  id,
  label,
  ready,
  ...place,
});

type CarParts = Pick<Piece, 'id' | 'tag' | 'name' | 'body' | 'pose'> & Partial<Piece>;

export function aCar(parts: CarParts): Piece {
  return {
    seat: null,
    kind: 'car',
    length: 1,
    width: 0.5,
    face: 'up',
    mounts: [],
    state: 'fit',
    burning: false,
    notes: [],
    ...parts,
  };
}

const pose = (x: number, y: number, h: number): PiecePose => ({ x, y, h });

export const KESTREL: Piece = aCar({
  id: 'car-1',
  tag: '1',
  seat: 0,
  name: 'Kestrel',
  body: 'midsize',
  pose: pose(9.5, 10, 0),
  notes: ['45 mph', 'handling +2'],
  mounts: [mount('mg', 'MG', FRONT), mount('rl', 'RL', FRONT), mount('md', 'Mines', BACK, false)],
});

export const TOLLBOOTH: Piece = aCar({
  id: 'car-2',
  tag: '2',
  seat: 1,
  name: 'Tollbooth',
  body: 'van',
  pose: pose(12, 15.5, 1350),
  state: 'hurt',
  notes: ['35 mph'],
  mounts: [mount('vmg', 'Twin MG', TURRET), mount('ft', 'Flamer', LEFT)],
});

const WALLS: readonly Area[] = [
  box('north', 'wall', 0, 23.75, 24, 0.25),
  box('south', 'wall', 0, 0, 24, 0.25),
  box('west', 'wall', 0, 0.25, 0.25, 23.5),
  box('east', 'wall', 23.75, 0.25, 0.25, 23.5),
  box('pillar-1', 'wall', 6, 15, 1.5, 1.5),
  box('pillar-2', 'wall', 15, 7, 3, 0.5),
];

const CLUTTER: readonly Area[] = [
  box('debris-1', 'debris', 11, 12.4, 0.5, 0.25),
  box('debris-2', 'debris', 11.3, 12.8, 0.25, 0.5),
  box('obstacle-1', 'obstacle', 7.5, 12, 0.5, 0.5),
  box('oil-1', 'oil', 13, 11, 1, 1),
  box('smoke-1', 'smoke', 14.2, 13.5, 1.5, 1),
  box('gas-1', 'gas', 12.6, 17, 1, 1),
  box('fire-1', 'fire', 8, 17, 1, 0.6),
  box('start', 'mark', 8, 2, 3, 0.12),
  box('gate', 'zone', 10, 0.4, 4, 1.2, 'Gate'),
];

export const BOARD: Board = {
  bounds: { minX: 0, minY: 0, maxX: 24, maxY: 24 },
  unit: { plural: 'inches', mark: '″', scale: { per: 15, unit: 'ft' } },
  grid: { fine: 0.25, bold: 4 },
  areas: [...WALLS, ...CLUTTER],
  pieces: [KESTREL, TOLLBOOTH],
  clock: {
    turn: 3,
    phase: 7,
    phases: 10,
    label: 'Turn 3, phase 7',
    turnLimit: 60,
    tracks: [
      { piece: 'car-1', label: 'Kestrel', cells: [0, 1, 0, 1, 0, 1, 0, 1, 0, 0.5] },
      { piece: 'car-2', label: 'Tollbooth', cells: [0, 0, 1, 0, 1, 0, 0, 1, 0, 0.5] },
    ],
  },
  sheets: SHEETS,
};

export const BEND_PREVIEW: Preview = {
  text: 'Bend 45° left, D3. Handling falls to −1.',
  ghosts: [
    {
      piece: 'car-1',
      pose: pose(8.93, 11.31, 450),
      label: 'keeps control 83 %',
      path: [pose(9.5, 10, 0), pose(9.5, 10.6, 0), pose(9.35, 11, 225), pose(8.93, 11.31, 450)],
    },
  ],
  chances: [{ label: 'keeps control', chance: 0.83 }],
};

export const DANGER_PREVIEW: Preview = {
  text: 'Swerve, D6.',
  ghosts: [
    {
      piece: 'car-1',
      pose: pose(10.3, 11.2, 3000),
      label: 'loses control 58 %',
      danger: true,
      path: [pose(9.5, 10, 0), pose(10.3, 11.2, 3000)],
    },
  ],
};

export const SHOT_PREVIEW: Preview = {
  text: 'MG at the front of 2: 7 or better.',
  lines: [{ from: { x: 9.5, y: 10.5 }, to: { x: 11.75, y: 15.05 }, label: '7+  58 %' }],
};

export const MANEUVERS: readonly BoardAction[] = [
  { optionId: 'straight', label: 'Straight', at: { pose: pose(9.5, 11, 0) }, primary: true },
  {
    optionId: 'bend-left-15',
    label: 'Bend left 15°, D1',
    at: { pose: pose(9.37, 10.98, 150) },
    primary: false,
    chance: 1,
  },
  {
    optionId: 'bend-left-45',
    label: 'Bend left 45°, D3',
    at: { pose: pose(8.93, 11.31, 450) },
    primary: false,
    chance: 0.83,
  },
  {
    optionId: 'bend-right-45',
    label: 'Bend right 45°, D3',
    at: { pose: pose(10.07, 11.31, 3150) },
    primary: false,
    chance: 0.83,
  },
  { optionId: 'drift-right', label: 'Drift right, D1', at: { pose: pose(9.75, 11, 0) }, primary: false, chance: 1 },
];

export const TARGETS: readonly BoardAction[] = [
  { optionId: 'mg-front', label: 'MG at front', at: { piece: 'car-2', spot: 'front' }, primary: true, chance: 0.58 },
  { optionId: 'mg-left', label: 'MG at left side', at: { piece: 'car-2', spot: 'left' }, primary: false, chance: 0.42 },
  {
    optionId: 'mg-tire',
    label: 'MG at front left tire',
    at: { piece: 'car-2', spot: 'tire-front-left' },
    primary: false,
    chance: 0.17,
  },
  {
    optionId: 'mg-turret',
    label: 'MG at turret',
    at: { piece: 'car-2', spot: 'turret' },
    primary: false,
    chance: 0.28,
  },
];

export const DRIVE: MotionRecord = { piece: 'car-1', style: 'drive', path: [pose(9.5, 9, 0), pose(9.5, 10, 0)] };
export const SKID: MotionRecord = {
  piece: 'car-2',
  style: 'skid',
  path: [pose(13.2, 16.8, 1350), pose(12, 15.5, 1350)],
};
export const ROLL: MotionRecord = {
  piece: 'car-1',
  style: 'roll',
  path: [pose(7.5, 10, 0), pose(8, 10, 0), pose(8.5, 10, 0), pose(9, 10, 0), pose(9.5, 10, 0)],
};
export const VAULT: MotionRecord = {
  piece: 'car-2',
  style: 'vault',
  path: [pose(14.6, 18.2, 1350), pose(12, 15.5, 1350)],
};
export const FISHTAIL: MotionRecord = {
  piece: 'car-1',
  style: 'fishtail',
  path: [pose(9.5, 9.6, 0), pose(9.2, 9.9, 3450), pose(9.5, 10, 0)],
};

const event = (n: number, parts: Partial<GameEvent>): GameEvent => ({
  n,
  kind: 'demo',
  rule: 'demo/fight',
  text: '',
  ...parts,
});
const TO_HIT = { dice: '2d6', values: [5, 4], total: 9 };
const NEED = { kind: 'need', base: 7, need: 7, modifiers: [] } as const;
const SHOT = { by: 'car-1', mount: 'mg', at: { piece: 'car-2', spot: 'front' }, style: 'bullets', hit: true } as const;

/** A burst that hits, and the points it costs. */
export const HIT: readonly GameEvent[] = [
  event(1, {
    text: 'Kestrel: MG front hits: needed 7, rolled 9.',
    about: 'car-1',
    shot: SHOT,
    roll: TO_HIT,
    target: NEED,
    outcome: 'good',
  }),
  event(2, {
    text: '7 hits on Tollbooth, front.',
    about: 'car-2',
    outcome: 'bad',
    harm: [{ piece: 'car-2', style: 'hit', points: 7, spot: 'front' }],
  }),
];
/** A rocket that goes past. */
export const MISS: readonly GameEvent[] = [
  event(1, {
    text: 'Kestrel: RL front misses: needed 7, rolled 3.',
    about: 'car-1',
    shot: { ...SHOT, style: 'rocket', hit: false },
    roll: { dice: '2d6', values: [1, 2], total: 3 },
    target: NEED,
    outcome: 'neutral',
  }),
];
/** Control lost, a skid into something, a wheel gone. */
export const CRASH: readonly GameEvent[] = [
  event(1, {
    text: 'Tollbooth loses control: needed 4+, rolled 1.',
    about: 'car-2',
    roll: { dice: '1d6', values: [1], total: 1 },
    outcome: 'bad',
  }),
  event(2, { text: 'Tollbooth skids.', about: 'car-2', motion: SKID }),
  event(3, {
    text: 'Tollbooth runs into a wall at 35 mph.',
    about: 'car-2',
    outcome: 'bad',
    harm: [{ piece: 'car-2', style: 'crash', points: 12, spot: 'front' }],
  }),
  event(4, {
    text: 'Tollbooth loses its front left wheel.',
    about: 'car-2',
    outcome: 'bad',
    harm: [{ piece: 'car-2', style: 'wheel', spot: 'front-left' }],
  }),
];
export const BLAST: readonly GameEvent[] = [
  event(1, {
    text: 'Tollbooth is on fire.',
    about: 'car-2',
    outcome: 'bad',
    harm: [{ piece: 'car-2', style: 'fire' }],
  }),
  event(2, { text: 'Tollbooth blows up.', about: 'car-2', outcome: 'bad', harm: [{ piece: 'car-2', style: 'blast' }] }),
];
