// The ground of a fight, drawn once: levels with their names, terrain, trees, walls in long pieces, things that stand about.

import type { Area, AreaArt } from '@hardtop/board';
import { lastingJson } from '@hardtop/kernel';
import type { Setup } from '../../scenarios/setup.ts';
import type { Barrier, Ground, Obstacle, ObstacleKind, Region } from '../../scenarios/world.ts';
import { layoutOf, type Spot, SQUARE, spotOf } from '../../table/queries/spots.ts';
import { isNatural, type Patch, patchesOf } from './terrain.ts';

type Points = readonly Spot[];

/** The corners of so many squares from one on. */
export function boxOf(setup: Setup, l: number, x: number, y: number, w = 1, h = 1): Points {
  const { x: midX, y: midY } = spotOf(setup, { l, x, y });
  const [left, top] = [midX - SQUARE / 2, midY + SQUARE / 2];
  const [right, bottom] = [left + w * SQUARE, top - h * SQUARE];
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}

/** Corners of a circle as it is drawn, by sixteenths of a turn: no sines needed. */
const ROUND: readonly (readonly [number, number])[] = (
  [
    [1, 0],
    [0.92, 0.38],
    [0.71, 0.71],
    [0.38, 0.92],
  ] as const
).flatMap(([a, b]) => [[a, b] as const]);
const QUARTERS = [
  ([a, b]: readonly [number, number]) => [a, b] as const,
  ([a, b]: readonly [number, number]) => [-b, a] as const,
  ([a, b]: readonly [number, number]) => [-a, -b] as const,
  ([a, b]: readonly [number, number]) => [b, -a] as const,
];

export function discAround({ x, y }: Spot, radius: number): Points {
  return QUARTERS.flatMap((turn) =>
    ROUND.map((corner) => {
      const [a, b] = turn(corner);
      return { x: x + a * radius, y: y + b * radius };
    }),
  );
}

export function regionPoints(setup: Setup, region: Region): Points {
  if (region.shape === 'rect') return boxOf(setup, region.l, region.x, region.y, region.w, region.h);
  const { width = 1, height = 1 } = setup.levels[region.l] ?? {};
  const [topLeft, , bottomRight] = boxOf(setup, region.l, 0, 0, width, height);
  const round = discAround(spotOf(setup, { l: region.l, x: region.x, y: region.y }), region.r * SQUARE);
  // What lies beyond the edge of the map is not drawn.
  return round.map(({ x, y }) => ({
    x: Math.min(Math.max(x, topLeft?.x ?? x), bottomRight?.x ?? x),
    y: Math.min(Math.max(y, bottomRight?.y ?? y), topLeft?.y ?? y),
  }));
}

const GROUND_ART: Readonly<Record<Ground, AreaArt | null>> = {
  open: null,
  road: 'road',
  brush: 'dirt',
  wood: 'grove',
  swamp: 'mud',
  hill: 'slope',
  rubble: 'rough',
  water: 'shallows',
  'deep-water': 'water',
  floor: 'curb',
  roof: 'dirt',
  void: 'ditch',
};

/** What grows or lies there, a sign here and there; more would hide the people. None is the sign of something that gives cover. */
const GROWTH: Readonly<Partial<Record<Ground, { readonly art: AreaArt; readonly every: number }>>> = {
  wood: { art: 'canopy', every: 5 },
  brush: { art: 'brush', every: 11 },
  rubble: { art: 'debris', every: 9 },
};
const MOST_SIGNS = 70;

const OBSTACLE_ART: Readonly<Record<ObstacleKind, AreaArt>> = {
  trunk: 'tree',
  sandbags: 'barrier',
  crate: 'crate',
  statue: 'post',
  machine: 'crate',
  furniture: 'crate',
  rock: 'boulder',
  cart: 'crate',
  tent: 'zone',
  'fire-place': 'fire',
  table: 'crate',
  planks: 'zone',
};

const known = new WeakMap<Setup, readonly Area[]>();

export function groundAreas(setup: Setup): readonly Area[] {
  const before = known.get(setup);
  if (before !== undefined) return before;
  const areas = [
    ...levelAreas(setup),
    ...setup.areas.flatMap(({ kind, region }, i) => builtAreas(setup, i, kind, region)),
    ...patchesOf(setup).flatMap((patch) => patchAreas(setup, patch)),
    ...wallAreas(setup),
    ...setup.lamps.map((lamp): Area => {
      const points = discAround(spotOf(setup, lamp.at), SQUARE / 4);
      return { id: `lamp-${lamp.id}`, kind: 'lamp', drawn: 'lamp', points, label: lamp.name };
    }),
  ].map((area) => lastingJson(area));
  known.set(setup, areas);
  return areas;
}

function levelAreas(setup: Setup): readonly Area[] {
  const { frames } = layoutOf(setup);
  return setup.levels.flatMap((level, l): readonly Area[] => {
    const { x = 0, top = 0 } = frames[l] ?? {};
    const points = boxOf(setup, l, 0, 0, level.width, level.height);
    const art = GROUND_ART[level.ground];
    const floor: readonly Area[] =
      art === null ? [] : [{ id: `level-${level.id}`, kind: level.ground, drawn: art, points }];
    const frame: Area = { id: `frame-${level.id}`, kind: 'level', drawn: 'zone', points };
    if (setup.levels.length === 1) return [...floor, frame];
    const label = `${level.name} (${level.grid} m squares)`;
    const name: Area = { id: `name-${level.id}`, kind: 'name', drawn: 'mark', points: titleAt(x, top), label };
    return [...floor, frame, name];
  });
}

/** A short line above a level, to write its name on. */
function titleAt(x: number, top: number): Points {
  return [
    { x, y: top + SQUARE / 2 },
    { x: x + 2, y: top + SQUARE / 2 },
  ];
}

/** Roads, floors and roofs lie as they were drawn, one over the other. */
function builtAreas(setup: Setup, i: number, kind: Ground, region: Region): readonly Area[] {
  const drawn = GROUND_ART[kind];
  if (drawn === null || isNatural(kind)) return [];
  return [{ id: `ground-${i}`, kind, drawn, points: regionPoints(setup, region) }];
}

function patchAreas(setup: Setup, patch: Patch): readonly Area[] {
  const { l, kind, points, squares } = patch;
  const drawn = GROUND_ART[kind];
  const [[x, y] = [0, 0]] = squares;
  const base: readonly Area[] = drawn === null ? [] : [{ id: `ground-${l}-${x}-${y}`, kind, drawn, points }];
  return [...base, ...growth(setup, patch)];
}

/** The same squares each time, scattered by what they are; where there are too many, fewer all over. */
function growth(setup: Setup, { l, kind, squares }: Patch): readonly Area[] {
  const sign = GROWTH[kind];
  if (sign === undefined) return [];
  const isTaken = new Set(setup.obstacles.filter(({ at }) => at.l === l).map(({ at }) => `${at.x},${at.y}`));
  const grown = squares.filter(([x, y]) => (x * 31 + y * 17 + x * y) % sign.every === 0 && !isTaken.has(`${x},${y}`));
  const apart = Math.ceil(grown.length / MOST_SIGNS);
  return grown
    .filter((_, i) => i % apart === 0)
    .map(([x, y]): Area => {
      const points = discAround(spotOf(setup, { l, x, y }), SQUARE * 0.35);
      return { id: `growth-${l}-${x}-${y}`, kind, drawn: sign.art, points };
    });
}

/** How thick a wall is drawn. */
const THICK = SQUARE * 0.16;

const BARRIER_WORDS: Readonly<Record<Barrier['kind'], string>> = {
  wall: 'Wall',
  fence: 'Fence',
  door: 'Door',
  window: 'Window',
  gate: 'Gate',
  slit: 'Slit',
  parapet: 'Parapet',
};

/** Whether it may change in play: then it is drawn with the state. */
export function isFixed({ kind, opens }: Barrier): boolean {
  return !opens && (kind === 'wall' || kind === 'fence' || kind === 'parapet');
}

function barrierArt({ kind, height }: Barrier): AreaArt {
  if (kind === 'fence') return 'mark';
  return height === 'low' ? 'barrier' : 'building';
}

/** Pieces of one wall in a line are one. */
function wallAreas(setup: Setup): readonly Area[] {
  const fixed = setup.barriers.filter(isFixed);
  const byPlace = new Map(fixed.map((barrier) => [placeKey(barrier), barrier]));
  return fixed.flatMap((barrier): readonly Area[] => {
    const before = byPlace.get(placeKey({ ...barrier, ...stepped(barrier, -1) }));
    if (before !== undefined && isAlike(before, barrier)) return [];
    let count = 1;
    for (;;) {
      const next = byPlace.get(placeKey({ ...barrier, ...stepped(barrier, count) }));
      if (next === undefined || !isAlike(next, barrier)) break;
      count++;
    }
    return [
      {
        id: `wall-${barrier.id}`,
        kind: barrier.kind,
        drawn: barrierArt(barrier),
        points: edgePoints(setup, barrier, count),
      },
    ];
  });
}

function placeKey({ l, x, y, edge }: Pick<Barrier, 'l' | 'x' | 'y' | 'edge'>): string {
  return `${l},${x},${y},${edge}`;
}

/** Along its own line: a north edge runs east, a west edge south. */
function stepped({ x, y, edge }: Barrier, by: number): { readonly x: number; readonly y: number } {
  return edge === 'north' ? { x: x + by, y } : { x, y: y + by };
}

function isAlike(a: Barrier, b: Barrier): boolean {
  return a.kind === b.kind && a.height === b.height && a.av === b.av;
}

/** A bar along so many edges. */
export function edgePoints(setup: Setup, { l, x, y, edge }: Barrier, count = 1): Points {
  const mid = spotOf(setup, { l, x, y });
  const [left, top] = [mid.x - SQUARE / 2, mid.y + SQUARE / 2];
  const long = count * SQUARE;
  const half = THICK / 2;
  const [right, bottom] = edge === 'north' ? [left + long + half, top - half] : [left + half, top - long - half];
  const [from, to] = edge === 'north' ? [left - half, top + half] : [left - half, top + half];
  return [
    { x: from, y: to },
    { x: right, y: to },
    { x: right, y: bottom },
    { x: from, y: bottom },
  ];
}

export function barrierWords({ kind, av }: Barrier, condition: string): string {
  return `${BARRIER_WORDS[kind]}${condition === '' ? '' : `, ${condition}`}${av > 0 ? `, AV ${av}` : ''}`;
}

export function obstacleArea(setup: Setup, { id, kind, at, name, av }: Obstacle): Area {
  const points = boxOf(setup, at.l, at.x, at.y);
  const drawn = OBSTACLE_ART[kind];
  return { id: `obstacle-${id}`, kind: name.toLowerCase(), drawn, points, ...(av > 0 ? { remark: `AV ${av}` } : {}) };
}
