// Ground for a fight: what the country gives, and what stands where people were met. The maps are the house's own.

import type { Random } from '@hardtop/kernel';
import type { Item } from '../catalog/item-table.ts';
import type { Country } from '../catalog/terrains.ts';
import type { ScenarioFile } from '../scenarios/scenario-schema.ts';

type LevelFile = ScenarioFile['levels'][number];
type Areas = NonNullable<LevelFile['areas']>;
type Obstacles = NonNullable<LevelFile['obstacles']>;
type Buildings = NonNullable<LevelFile['buildings']>;
type Barriers = NonNullable<LevelFile['barriers']>;

interface FieldPlan {
  readonly country: Country;
  readonly road: boolean;
  /** What was come upon, or streets; null: the open country. */
  readonly site: Item | 'streets' | null;
  /** Between the two sides. */
  readonly meters: number;
  readonly isNight: boolean;
  readonly hasVehicles: boolean;
}

export interface Field {
  readonly level: LevelFile;
  /** Columns, from the west, at which the party and the others stand; the row in the middle. */
  readonly ours: number;
  readonly theirs: number;
  readonly middle: number;
  readonly notes: readonly string[];
}

/** Near enough for small squares, in meters, where nobody drives. */
const CLOSE = 80;
/** Beyond this nobody hits anything on foot: the fight begins where it may. */
const FARTHEST = 320;
const LEAST_METERS = 24;
/** Squares behind each side, and across. */
const BEHIND = 5;
const WIDTH = { 2: 26, 8: 22 } as const;

export function fieldOf(plan: FieldPlan, random: Random): Field {
  const meters = Math.min(Math.max(plan.meters, LEAST_METERS), FARTHEST);
  const grid = meters <= CLOSE && !plan.hasVehicles ? 2 : 8;
  const apart = Math.max(3, Math.round(meters / grid));
  const [width, height] = [WIDTH[grid], apart + 1 + 2 * BEHIND];
  const ground = { plan, random, grid, width, height, northRow: BEHIND, southRow: BEHIND + apart } as const;
  const site = plan.site === null ? NOTHING : siteOf(ground, plan.site);
  const nature = natureOf(ground, site.buildings);
  const drawn: LevelFile = {
    ...{ id: 'field', name: 'The field', grid, width, height, ground: 'open' },
    ...(plan.isNight ? { light: 'dark' as const } : {}),
    areas: [...nature.areas, ...roadOf(ground), ...site.areas],
    obstacles: [...nature.obstacles, ...site.obstacles],
    buildings: site.buildings,
    barriers: site.barriers,
    ...(site.lamps.length > 0 ? { lamps: site.lamps } : {}),
    places: placesOf(ground),
  };
  return {
    level: turned(drawn),
    ...{ ours: height - 1 - (BEHIND + apart), theirs: height - 1 - BEHIND, middle: Math.floor(width / 2) },
    notes: [
      'The map is drawn up by the house from the country: a reconstruction (A-29).',
      ...(plan.meters > FARTHEST ? [`They met at ${plan.meters} m; the fight begins at ${FARTHEST} m.`] : []),
    ],
  };
}

type Rect = [number, number, number, number];
const TURNED_SIDES = { north: 'east', east: 'south', south: 'west', west: 'north' } as const;

/** A quarter turn, so that the party stands in the west: a screen is wider than it is high. */
function turned(level: LevelFile): LevelFile {
  const { width, height } = level;
  const cell = ({ x, y }: { readonly x: number; readonly y: number }) => ({ x: height - 1 - y, y: x });
  const rect = ([x, y, w, h]: readonly number[]): Rect => [height - (y ?? 0) - (h ?? 1), x ?? 0, h ?? 1, w ?? 1];
  const disc = ([x, y, r]: readonly number[]): [number, number, number] => [height - 1 - (y ?? 0), x ?? 0, r ?? 1];
  const region = <R extends object>(one: R): R => {
    if ('rect' in one && Array.isArray(one.rect)) return { ...one, rect: rect(one.rect) };
    return 'disc' in one && Array.isArray(one.disc) ? { ...one, disc: disc(one.disc) } : one;
  };
  return {
    ...level,
    width: height,
    height: width,
    areas: (level.areas ?? []).map(region),
    places: (level.places ?? []).map(region),
    obstacles: (level.obstacles ?? []).map((one) => ({ ...one, ...cell(one) })),
    lamps: (level.lamps ?? []).map((one) => ({ ...one, ...cell(one) })),
    // The north edge of a square comes to lie in the east, where it is the west edge of the next.
    barriers: (level.barriers ?? []).map((one) => ({ ...one, x: height - one.y, y: one.x, edge: 'west' as const })),
    buildings: (level.buildings ?? []).map((one) => ({
      ...one,
      rect: rect(one.rect),
      openings: (one.openings ?? []).map((gap) => ({ ...gap, ...cell(gap), side: TURNED_SIDES[gap.side] })),
    })),
  };
}

interface Canvas {
  readonly plan: FieldPlan;
  readonly random: Random;
  readonly grid: 2 | 8;
  readonly width: number;
  readonly height: number;
  readonly northRow: number;
  readonly southRow: number;
}

/** Ways off the map, and names for orders to speak of. */
function placesOf({ width, height, northRow, southRow }: Canvas): NonNullable<LevelFile['places']> {
  const mid = Math.floor((northRow + southRow) / 2);
  const flank = Math.floor(width / 4);
  return [
    { id: 'our-edge', name: 'The west edge', rect: [0, height - 2, width, 2], exit: [0] },
    { id: 'their-edge', name: 'The east edge', rect: [0, 0, width, 2], exit: [1] },
    { id: 'middle', name: 'The middle', disc: [Math.floor(width / 2), mid, 2] },
    { id: 'north-flank', name: 'The north flank', disc: [flank, mid, 2] },
    { id: 'south-flank', name: 'The south flank', disc: [width - flank, mid, 2] },
  ];
}

/** A road runs between the two, or past a site. */
function roadOf({ plan, width, height }: Canvas): Areas {
  if (!plan.road && plan.site !== 'roadblock') return [];
  const x = Math.floor(width / 2);
  return [{ kind: 'road', rect: [x, 0, 1, height] }];
}

interface Growth {
  readonly ground: 'brush' | 'wood' | 'hill' | 'swamp' | 'water' | 'rubble';
  readonly patches: number;
  readonly radius: readonly [number, number];
}

/** By country: what grows in patches, and single things that give cover, so many to a hundred squares. */
const NATURE: Readonly<
  Record<Country, { readonly patches: readonly Growth[]; readonly cover: readonly ['trunk' | 'rock', number] }>
> = {
  clear: { patches: [{ ground: 'brush', patches: 7, radius: [1, 2] }], cover: ['rock', 1.2] },
  hill: {
    patches: [
      { ground: 'hill', patches: 4, radius: [3, 5] },
      { ground: 'brush', patches: 5, radius: [1, 3] },
    ],
    cover: ['rock', 3],
  },
  swamp: {
    patches: [
      { ground: 'swamp', patches: 8, radius: [2, 4] },
      { ground: 'water', patches: 4, radius: [1, 2] },
      { ground: 'brush', patches: 6, radius: [1, 3] },
    ],
    cover: ['trunk', 1.5],
  },
  wood: { patches: [{ ground: 'wood', patches: 14, radius: [2, 5] }], cover: ['trunk', 5] },
};

const MOST_COVER = 60;

function natureOf(canvas: Canvas, buildings: Buildings): { readonly areas: Areas; readonly obstacles: Obstacles } {
  const { plan, random, width, height } = canvas;
  const { patches, cover } = NATURE[plan.country];
  const areas = patches.flatMap(({ ground, patches: count, radius }) =>
    Array.from({ length: count }, (): Areas[number] => {
      const r = random.int(radius[0], radius[1]);
      return { kind: ground, disc: [random.int(1, width - 2), random.int(1, height - 2), r] };
    }),
  );
  const [kind, share] = cover;
  const count = Math.min(MOST_COVER, Math.round((width * height * share) / 100));
  const taken = new Set<string>();
  const obstacles: Obstacles[number][] = [];
  for (let i = 0; i < count; i++) {
    const [x, y] = [random.int(1, width - 2), random.int(2, height - 3)];
    if (taken.has(`${x},${y}`) || buildings.some(({ rect }) => isIn(rect, x, y))) continue;
    taken.add(`${x},${y}`);
    const of = kind === 'trunk' ? ({ cover: 'tree-trunk' } as const) : ({ cover: 'stone-wall' } as const);
    obstacles.push({ kind, x, y, ...of, height: kind === 'trunk' ? 'full' : 'low' });
  }
  return { areas, obstacles };
}

function isIn([x0, y0, w, h]: readonly number[], x: number, y: number): boolean {
  return x >= (x0 ?? 0) && x < (x0 ?? 0) + (w ?? 0) && y >= (y0 ?? 0) && y < (y0 ?? 0) + (h ?? 0);
}

interface Site {
  readonly areas: Areas;
  readonly obstacles: Obstacles;
  readonly buildings: Buildings;
  readonly barriers: Barriers;
  readonly lamps: NonNullable<LevelFile['lamps']>;
}

const NOTHING: Site = { areas: [], obstacles: [], buildings: [], barriers: [], lamps: [] };

/** What stands where the others are, north of the middle. */
function siteOf(canvas: Canvas, site: Item | 'streets'): Site {
  switch (site) {
    case 'village':
    case 'streets':
      return { ...NOTHING, buildings: houses(canvas, site === 'streets' ? 6 : 4, 'brick-wall'), barriers: [] };
    case 'farm':
      return { ...NOTHING, buildings: houses(canvas, 2, 'timber-wall'), barriers: fenceAt(canvas) };
    case 'ruined-village':
    case 'ruined-farm':
      return {
        ...NOTHING,
        buildings: houses(canvas, site === 'ruined-farm' ? 1 : 3, 'brick-wall'),
        areas: rubble(canvas),
      };
    case 'roadblock':
      return { ...NOTHING, obstacles: row(canvas, 'sandbags', 6) };
    case 'camp':
    case 'field-hospital':
    case 'abandoned-field-hospital':
      return {
        ...NOTHING,
        obstacles: [...row(canvas, 'sandbags', 3), ...strewn(canvas, 'tent', 5)],
        lamps: campFire(canvas),
      };
    case 'supply-dump':
    case 'abandoned-supply-dump':
    case 'repair-yard':
    case 'abandoned-repair-yard':
      return { ...NOTHING, obstacles: [...row(canvas, 'crate', 4), ...strewn(canvas, 'crate', 6)] };
    case 'crater':
      return { ...NOTHING, areas: rubble(canvas) };
    case 'derelict-vehicle':
    case 'derelict-convoy':
      return NOTHING;
  }
}

const HOUSE = { w: 4, h: 3 } as const;
/** Squares from the middle of the street to a house, to the west and to the east. */
const STREET = { west: 2, east: 2 } as const;

/** Pairs of houses, one on each side of the street: where the others stand, then behind those, then down the street; none in another. */
function plotsOf({ width, northRow, southRow }: Canvas): readonly { readonly aside: number; readonly y: number }[] {
  const plots: { aside: number; y: number }[] = [];
  const half = Math.floor(width / 2);
  for (let y = Math.max(1, northRow - 2); y === Math.max(1, northRow - 2) || y + HOUSE.h < southRow; y += HOUSE.h + 1)
    for (let aside = 0; half - STREET.west - aside - HOUSE.w >= 0; aside += HOUSE.w + 1) plots.push({ aside, y });
  return plots;
}

/** Houses beside the road, doors to the street, windows to the south. */
function houses(canvas: Canvas, count: number, cover: 'brick-wall' | 'timber-wall'): Buildings {
  const mid = Math.floor(canvas.width / 2);
  const plots = plotsOf(canvas).slice(0, Math.ceil(count / 2));
  return plots.flatMap(
    ({ aside, y }, k): Buildings =>
      [true, false].slice(0, count - 2 * k).map((isWest, i) => {
        const x = isWest ? mid - STREET.west - aside - HOUSE.w : mid + STREET.east + aside;
        return {
          name: `House ${2 * k + i + 1}`,
          rect: [x, y, HOUSE.w, HOUSE.h],
          cover,
          height: 'full',
          openings: [
            { kind: 'door', x: isWest ? x + HOUSE.w - 1 : x, y: y + 1, side: isWest ? 'east' : 'west' },
            { kind: 'window', x: x + 1, y: y + HOUSE.h - 1, side: 'south' },
            { kind: 'window', x: x + 2, y: y + HOUSE.h - 1, side: 'south' },
            { kind: 'window', x: x + 1, y, side: 'north' },
          ],
        };
      }),
  );
}

function fenceAt({ width, northRow }: Canvas): Barriers {
  const mid = Math.floor(width / 2);
  return [{ kind: 'fence', x: mid - 8, y: northRow + 3, edge: 'north', length: 16, climb: 1 }];
}

function rubble({ random, width, northRow }: Canvas): Areas {
  const mid = Math.floor(width / 2);
  return Array.from({ length: 5 }, (): Areas[number] => ({
    kind: 'rubble',
    disc: [mid + random.int(-8, 8), Math.max(1, northRow + random.int(-4, 3)), random.int(1, 2)],
  }));
}

/** Cover in a line before the others. */
function row({ width, northRow }: Canvas, kind: 'sandbags' | 'crate', count: number): Obstacles {
  const from = Math.floor(width / 2) - Math.floor(count / 2) * 2;
  const of = kind === 'sandbags' ? ({ cover: 'sandbag' } as const) : ({ cover: 'plank' } as const);
  return Array.from({ length: count }, (_, i): Obstacles[number] => ({
    ...{ kind, x: from + i * 2, y: northRow, height: 'low' as const },
    ...of,
  }));
}

function strewn({ random, width, northRow }: Canvas, kind: 'tent' | 'crate', count: number): Obstacles {
  const mid = Math.floor(width / 2);
  const taken = new Set<string>();
  return Array.from({ length: count }, (_, i): Obstacles[number] => {
    let [x, y] = [mid + random.int(-9, 9), Math.max(1, northRow - 1 - random.int(0, 3))];
    while (taken.has(`${x},${y}`)) [x, y] = [x + 1, y];
    taken.add(`${x},${y}`);
    const of = kind === 'crate' ? { cover: 'plank' as const } : { av: 0 };
    return { kind, name: kind === 'tent' ? `Tent ${i + 1}` : `Crates ${i + 1}`, x, y, height: 'low', ...of };
  });
}

function campFire({ width, northRow }: Canvas): NonNullable<LevelFile['lamps']> {
  return [{ name: 'Camp fire', x: Math.floor(width / 2), y: Math.max(1, northRow - 2), full: 8, limited: 16 }];
}
