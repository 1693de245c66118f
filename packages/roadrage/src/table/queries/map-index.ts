import { type Box, boxOf, boxShape, overlaps, type Pose, rectangle, type Shape } from '@hardtop/geometry';
import type { Footing, Ground } from '../../catalog/terrain.ts';
import type { Obstacle, Patch, Setup } from '../../scenarios/setup.ts';

/** What may lie under a point of a square: the topmost patch first, ending with one that covers all of it. */
interface MapSquare {
  patches: Patch[];
  readonly obstacles: Obstacle[];
}

/** The squares of a scenario's map; made once, because they are looked up at every step and for every option. */
interface MapIndex {
  readonly minX: number;
  readonly minY: number;
  readonly columns: number;
  readonly rows: number;
  readonly cells: (MapSquare | undefined)[];
  /** Where there is no patch. */
  readonly bare: GroundAt;
  readonly shapes: ReadonlyMap<Obstacle, Shape>;
}

/** An overlap below this is two things side by side. */
const SLACK = 0.1;
const HALF = 0.5;
const NOTHING: MapSquare = { patches: [], obstacles: [] };

function coversAll({ box }: Patch, cell: Box): boolean {
  return box.minX <= cell.minX && box.maxX >= cell.maxX && box.minY <= cell.minY && box.maxY >= cell.maxY;
}

function squareAround(x: number, y: number): Box {
  return { minX: x - HALF, maxX: x + HALF, minY: y - HALF, maxY: y + HALF };
}

/** Calls back with every square that a box reaches into, and what is kept for it. */
function eachCell(index: MapIndex, box: Box, paint: (square: Box, cell: MapSquare) => void): void {
  const { minX, minY, columns, rows, cells } = index;
  const firstX = Math.max(minX, Math.ceil(box.minX - HALF));
  const firstY = Math.max(minY, Math.ceil(box.minY - HALF));
  const lastX = Math.min(minX + columns - 1, Math.floor(box.maxX + HALF));
  const lastY = Math.min(minY + rows - 1, Math.floor(box.maxY + HALF));
  for (let y = firstY; y <= lastY; y++) {
    for (let x = firstX; x <= lastX; x++) {
      const at = (y - minY) * columns + x - minX;
      const cell = cells[at] ?? { patches: [], obstacles: [] };
      cells[at] = cell;
      paint(squareAround(x, y), cell);
    }
  }
}

function layPatch(index: MapIndex, patch: Patch): void {
  eachCell(index, patch.box, (square, cell) => {
    cell.patches = coversAll(patch, square) ? [patch] : [patch, ...cell.patches];
  });
}

function putObstacle(index: MapIndex, obstacle: Obstacle, shape: Shape): void {
  eachCell(index, boxOf(shape), (square, cell) => {
    if (overlaps(shape, boxShape(square), SLACK)) cell.obstacles.push(obstacle);
  });
}

function makeIndex(setup: Setup): MapIndex {
  const { bounds } = setup;
  const minX = Math.round(bounds.minX);
  const minY = Math.round(bounds.minY);
  const columns = Math.round(bounds.maxX) - minX + 1;
  const rows = Math.round(bounds.maxY) - minY + 1;
  const shapes = new Map(setup.obstacles.map((obstacle) => [obstacle, rectangle(obstacle.pose, obstacle.size)]));
  const bare = { footing: setup.footing, grounds: [], level: 0, soft: false };
  const empty = setup.patches.length + setup.obstacles.length === 0;
  const cells = Array.from({ length: empty ? 0 : columns * rows }, (): MapSquare | undefined => undefined);
  const index: MapIndex = { minX, minY, columns, rows, cells, bare, shapes };
  for (const patch of setup.patches) layPatch(index, patch);
  for (const [obstacle, shape] of shapes) putObstacle(index, obstacle, shape);
  return index;
}

const indexBySetup = new WeakMap<Setup, MapIndex>();

// Asked for again and again within one game: the last one is at hand.
let lastSetup: Setup | null = null;
let lastIndex: MapIndex | null = null;

function mapIndexOf(setup: Setup): MapIndex {
  if (lastIndex !== null && setup === lastSetup) return lastIndex;
  const index = indexBySetup.get(setup) ?? makeIndex(setup);
  indexBySetup.set(setup, index);
  lastSetup = setup;
  lastIndex = index;
  return index;
}

function cellOf(index: MapIndex, x: number, y: number): MapSquare {
  const column = Math.round(x) - index.minX;
  const row = Math.round(y) - index.minY;
  if (column < 0 || row < 0 || column >= index.columns || row >= index.rows) return NOTHING;
  return index.cells[row * index.columns + column] ?? NOTHING;
}

/** The patch that holds at a point, or the bare map. */
export function patchAt(setup: Setup, x: number, y: number): GroundAt {
  const index = mapIndexOf(setup);
  for (const patch of cellOf(index, x, y).patches) {
    const { box } = patch;
    if (x >= box.minX && x <= box.maxX && y >= box.minY && y <= box.maxY) return patch;
  }
  return index.bare;
}

/** Obstacles, smashed ones too, that reach into the square of a point. */
export function obstaclesInSquare(setup: Setup, { x, y }: Pose): readonly Obstacle[] {
  return cellOf(mapIndexOf(setup), x, y).obstacles;
}

/** Obstacles, smashed ones too, that an outline on the open field overlaps. */
export function obstaclesUnder(setup: Setup, shape: Shape, box: Box): readonly Obstacle[] {
  const index = mapIndexOf(setup);
  if (index.cells.length === 0) return NOTHING.obstacles;
  const found: Obstacle[] = [];
  for (let x = Math.round(box.minX); x <= Math.round(box.maxX); x++) {
    for (let y = Math.round(box.minY); y <= Math.round(box.maxY); y++) {
      for (const obstacle of cellOf(index, x, y).obstacles) {
        const outline = index.shapes.get(obstacle);
        if (outline !== undefined && !found.includes(obstacle) && overlaps(outline, shape)) found.push(obstacle);
      }
    }
  }
  return found;
}

export interface GroundAt {
  readonly footing: Footing;
  readonly grounds: readonly Ground[];
  readonly level: number;
  readonly soft: boolean;
}
