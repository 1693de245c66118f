import type { Problem } from '@hardtop/kernel';
import { COVER } from '../catalog/cover.ts';
import type { BarrierFile, BuildingFile, LevelFile, RegionFile } from './map-schema.ts';
import type { Scenario } from './scenario-schema.ts';
import type { Setup } from './setup.ts';
import type { Barrier, BarrierKind, Cell, CoverId, GroundArea, Height, Level, Obstacle, Region } from './world.ts';

const GRID_RULE = 'twilight/grid/system';

type MapParts = Pick<
  Setup,
  'levels' | 'areas' | 'barriers' | 'obstacles' | 'links' | 'lamps' | 'minefields' | 'traps' | 'places'
>;

/** Finds levels by name and squares on them; says what is wrong. */
export class MapIndex {
  readonly levels: readonly LevelFile[];
  readonly problems: Problem[] = [];

  constructor(levels: readonly LevelFile[]) {
    this.levels = levels;
  }

  levelOf(id: string | undefined, field: string): number {
    if (id === undefined) return 0;
    const found = this.levels.findIndex((level) => level.id === id);
    if (found >= 0) return found;
    const legal = this.levels.map((level) => level.id);
    this.problems.push({ code: 'level', field, rule: GRID_RULE, message: `There is no level "${id}".`, legal });
    return 0;
  }

  cellOf(at: { level?: string | undefined; x: number; y: number }, field: string): Cell {
    const l = this.levelOf(at.level, `${field}.level`);
    this.checkOn(l, at.x, at.y, field);
    return { l, x: at.x, y: at.y };
  }

  checkOn(l: number, x: number, y: number, field: string): void {
    const level = this.levels[l];
    if (level === undefined || (x < level.width && y < level.height)) return;
    const legal = [`x 0 to ${level.width - 1}`, `y 0 to ${level.height - 1}`];
    const message = `Square ${x}, ${y} is off the map of ${level.id}.`;
    this.problems.push({ code: 'off-map', field, rule: GRID_RULE, message, legal });
  }
}

function regionOf(l: number, file: RegionFile): Region {
  if ('rect' in file) {
    const [x, y, w, h] = file.rect;
    return { shape: 'rect', l, x, y, w, h };
  }
  const [x, y, r] = file.disc;
  return { shape: 'disc', l, x, y, r };
}

/** Squares of a region, in reading order. */
export function cellsIn(region: Region): readonly Cell[] {
  const cells: Cell[] = [];
  const { l } = region;
  const box =
    region.shape === 'rect'
      ? region
      : { x: region.x - region.r, y: region.y - region.r, w: 2 * region.r + 1, h: 2 * region.r + 1 };
  for (let y = box.y; y < box.y + box.h; y++) {
    for (let x = box.x; x < box.x + box.w; x++) if (isIn(region, x, y)) cells.push({ l, x, y });
  }
  return cells;
}

export function isIn(region: Region, x: number, y: number): boolean {
  if (region.shape === 'rect')
    return x >= region.x && y >= region.y && x < region.x + region.w && y < region.y + region.h;
  const [dx, dy] = [x - region.x, y - region.y];
  return dx * dx + dy * dy <= region.r * region.r;
}

/** What a kind of barrier is where the file does not say. */
const USUAL: Readonly<
  Record<
    BarrierKind,
    { cover: CoverId | null; av: number; height: Height; opaque: boolean; climb: number | null; opens: boolean }
  >
> = {
  wall: { cover: 'brick-wall', av: COVER['brick-wall'].av, height: 'full', opaque: true, climb: null, opens: false },
  fence: { cover: null, av: 0, height: 'full', opaque: false, climb: 2, opens: false },
  door: { cover: 'plank', av: COVER.plank.av, height: 'full', opaque: true, climb: null, opens: true },
  window: { cover: null, av: 0, height: 'low', opaque: false, climb: 1, opens: false },
  gate: { cover: 'plank', av: COVER.plank.av, height: 'full', opaque: false, climb: 2, opens: true },
  slit: {
    cover: 'thick-stone-wall',
    av: COVER['thick-stone-wall'].av,
    height: 'low',
    opaque: false,
    climb: null,
    opens: false,
  },
  parapet: { cover: 'stone-wall', av: COVER['stone-wall'].av, height: 'low', opaque: false, climb: 1, opens: false },
};

function barrierOf(file: Partial<BarrierFile> & Pick<Barrier, 'kind' | 'l' | 'x' | 'y' | 'edge'>, id: string): Barrier {
  const usual = USUAL[file.kind];
  const cover = file.cover ?? usual.cover;
  const av = file.av ?? (file.cover === undefined ? usual.av : COVER[file.cover].av);
  const lock = file.lock ?? null;
  return {
    id: file.id ?? id,
    kind: file.kind,
    l: file.l,
    x: file.x,
    y: file.y,
    edge: file.edge,
    cover,
    av,
    height: file.height ?? usual.height,
    opaque: file.opaque ?? usual.opaque,
    climb: file.climb === undefined ? (file.height === 'low' && usual.climb === null ? 1 : usual.climb) : file.climb,
    opens: usual.opens,
    open: file.open ?? false,
    locked: file.locked ?? false,
    lock: lock === null ? (file.locked === true ? { level: 'average', key: null } : null) : lock,
  };
}

/** North and west edges of squares alone: the south edge of one is the north edge of the next. */
const EDGES = {
  north: { dx: 0, dy: 0, edge: 'north' },
  south: { dx: 0, dy: 1, edge: 'north' },
  west: { dx: 0, dy: 0, edge: 'west' },
  east: { dx: 1, dy: 0, edge: 'west' },
} as const;

class BarrierSheet {
  readonly list: Barrier[] = [];
  private readonly byEdge = new Map<string, number>();

  /** A later one on the same edge stands in place of the earlier. */
  put(barrier: Barrier | null, l: number, x: number, y: number, edge: string): void {
    const key = `${l},${x},${y},${edge}`;
    const old = this.byEdge.get(key);
    if (old !== undefined && barrier !== null) this.list[old] = barrier;
    else if (barrier !== null) {
      this.byEdge.set(key, this.list.length);
      this.list.push(barrier);
    } else this.byEdge.delete(key);
  }

  get next(): string {
    return `b${this.list.length + 1}`;
  }
}

function buildingEdges([x, y, w, h]: BuildingFile['rect']): readonly {
  x: number;
  y: number;
  side: keyof typeof EDGES;
}[] {
  const edges: { x: number; y: number; side: keyof typeof EDGES }[] = [];
  for (let i = 0; i < w; i++) edges.push({ x: x + i, y, side: 'north' }, { x: x + i, y: y + h - 1, side: 'south' });
  for (let i = 0; i < h; i++) edges.push({ x, y: y + i, side: 'west' }, { x: x + w - 1, y: y + i, side: 'east' });
  return edges;
}

/** Outer walls with their openings; inside a floor. */
function putBuilding(sheet: BarrierSheet, index: MapIndex, l: number, building: BuildingFile, field: string): void {
  const { openings, rect, ...made } = building;
  const edges = buildingEdges(rect);
  for (const { x, y, side } of edges) {
    const opening = openings.find((one) => one.x === x && one.y === y && one.side === side);
    if (opening?.kind === 'gap') continue;
    const at = EDGES[side];
    const place = { l, x: x + at.dx, y: y + at.dy, edge: at.edge };
    const { cover, height } = made;
    const wall = {
      ...place,
      kind: 'wall' as const,
      ...(cover && { cover }),
      ...(height && { height }),
      ...(made.av !== undefined && { av: made.av }),
    };
    const { side: _side, ...open } = opening ?? { side: null };
    const file = opening === undefined ? wall : { ...open, ...place, kind: opening.kind };
    sheet.put(barrierOf(file as typeof wall, sheet.next), l, place.x, place.y, place.edge);
  }
  for (const [i, { x, y, side }] of openings.entries()) {
    if (edges.some((edge) => edge.x === x && edge.y === y && edge.side === side)) continue;
    const message = `${building.name} has no outer wall on the ${side} of square ${x}, ${y}.`;
    index.problems.push({ code: 'opening', field: `${field}.openings.${i}`, rule: GRID_RULE, message });
  }
}

function barriersOf(index: MapIndex): readonly Barrier[] {
  const sheet = new BarrierSheet();
  for (const [l, level] of index.levels.entries()) {
    for (const [i, building] of level.buildings.entries())
      putBuilding(sheet, index, l, building, `levels.${l}.buildings.${i}`);
    for (const [i, file] of level.barriers.entries()) {
      for (let k = 0; k < file.length; k++) {
        const [x, y] = file.edge === 'north' ? [file.x + k, file.y] : [file.x, file.y + k];
        const barrier = barrierOf({ ...file, l, x, y }, sheet.next);
        sheet.put(barrier, l, x, y, file.edge);
      }
      const far = file.edge === 'north' ? file.x + file.length : file.y + file.length;
      if (far > (file.edge === 'north' ? level.width : level.height))
        index.checkOn(
          l,
          file.edge === 'north' ? far - 1 : file.x,
          file.edge === 'north' ? file.y : far - 1,
          `levels.${l}.barriers.${i}`,
        );
    }
  }
  return sheet.list;
}

function obstaclesOf(index: MapIndex): readonly Obstacle[] {
  const list: Obstacle[] = [];
  for (const [l, level] of index.levels.entries()) {
    for (const [i, { x, y, w, h, ...file }] of level.obstacles.entries()) {
      index.checkOn(l, x + w - 1, y + h - 1, `levels.${l}.obstacles.${i}`);
      for (const at of cellsIn({ shape: 'rect', l, x, y, w, h })) {
        list.push({
          id: `o${list.length + 1}`,
          kind: file.kind,
          at,
          name: file.name ?? file.kind,
          cover: file.cover ?? null,
          av: file.av ?? (file.cover === undefined ? 0 : COVER[file.cover].av),
          height: file.height ?? 'low',
          opaque: file.opaque,
          solid: file.solid,
        });
      }
    }
  }
  return list;
}

function areasOf(index: MapIndex): readonly GroundArea[] {
  return index.levels.flatMap((level, l) => [
    ...level.areas.map((area) => ({ kind: area.kind, region: regionOf(l, area) })),
    ...level.buildings.map(({ floor, rect }) => ({ kind: floor, region: regionOf(l, { rect }) })),
  ]);
}

const levelOf = ({
  id,
  name,
  site,
  grid,
  width,
  height,
  origin,
  elevation,
  light,
  darkSight,
  mist,
  ricochets,
  ground,
}: LevelFile): Level => ({
  id,
  name: name ?? id,
  site,
  grid,
  width,
  height,
  originX: origin.x,
  originY: origin.y,
  elevation,
  light,
  darkSight,
  mist,
  ricochets,
  ground,
});

/** Everything that stands still, with buildings taken apart into walls and floors. */
export function readMap(scenario: Scenario, index: MapIndex): MapParts {
  const barriers = barriersOf(index);
  const obstacles = obstaclesOf(index);
  const { problems } = index;
  for (const [i, { id }] of index.levels.entries()) {
    if (index.levels.findIndex((level) => level.id === id) !== i)
      problems.push({
        code: 'level',
        field: `levels.${i}.id`,
        rule: GRID_RULE,
        message: `There are two levels "${id}".`,
      });
  }
  return {
    levels: index.levels.map(levelOf),
    areas: areasOf(index),
    barriers,
    obstacles,
    links: scenario.links.map((link, i) => ({
      ...link,
      id: `k${i + 1}`,
      from: index.cellOf(link.from, `links.${i}.from`),
      to: index.cellOf(link.to, `links.${i}.to`),
      barrier: barrierIndex(barriers, link.barrier, `links.${i}.barrier`, problems),
    })),
    ...standingThings(index),
  };
}

function barrierIndex(
  barriers: readonly Barrier[],
  id: string | null,
  field: string,
  problems: Problem[],
): number | null {
  if (id === null) return null;
  const found = barriers.findIndex((barrier) => barrier.id === id);
  if (found < 0) problems.push({ code: 'barrier', field, rule: GRID_RULE, message: `There is no barrier "${id}".` });
  return found < 0 ? null : found;
}

function standingThings(index: MapIndex): Pick<MapParts, 'lamps' | 'minefields' | 'traps' | 'places'> {
  const each = <T, R>(pick: (level: LevelFile) => readonly T[], make: (one: T, l: number, i: number) => R): R[] =>
    index.levels.flatMap((level, l) => pick(level).map((one, i) => make(one, l, i)));
  return {
    lamps: each(
      ({ lamps }) => lamps,
      ({ x, y, ...lamp }, l, i) => {
        index.checkOn(l, x, y, `levels.${l}.lamps.${i}`);
        return { ...lamp, id: `lamp-${l}-${i}`, at: { l, x, y } };
      },
    ),
    minefields: each(
      ({ minefields }) => minefields,
      ({ rect, ...field }, l, i) => ({ ...field, id: `field-${l}-${i}`, region: regionOf(l, { rect }) }),
    ),
    traps: each(
      ({ traps }) => traps,
      ({ x, y, ...trap }, l, i) => {
        index.checkOn(l, x, y, `levels.${l}.traps.${i}`);
        return { ...trap, id: `trap-${l}-${i}`, at: { l, x, y } };
      },
    ),
    places: each(
      ({ places }) => places,
      (place, l) => ({
        id: place.id,
        name: place.name ?? place.id,
        region: regionOf(l, place),
        exit: place.exit ?? null,
      }),
    ),
  };
}
