import { type Box, boxOf, boxShape, overlaps, type Pose, rectangle, type Shape } from '@hardtop/geometry';
import type { Footing, Ground } from '../../catalog/terrain.ts';
import type { Obstacle, Patch, Setup } from '../../scenarios/setup.ts';

/** What may lie under a point of a square: the topmost patch first, ending with one that covers all of it. */
interface MapSquare {
  readonly patches: readonly Patch[];
  readonly obstacles: readonly Obstacle[];
}

/** Sixteen squares by sixteen. What lies over all of them is kept once; else each square is looked into when it is first asked for. */
interface Block extends MapSquare {
  readonly whole: MapSquare | null;
  readonly squares: (MapSquare | undefined)[];
}

/** A scenario's map, made as it is asked for: a big patch costs no more than a small one. */
interface MapIndex {
  readonly setup: Setup;
  readonly minX: number;
  readonly minY: number;
  readonly columns: number;
  readonly rows: number;
  readonly blocksAcross: number;
  readonly blocks: (Block | undefined)[];
  /** Squares with nothing but one patch, by the patch. */
  readonly plain: Map<Patch, MapSquare>;
  /** Where there is no patch. */
  readonly bare: GroundAt;
  readonly shapes: ReadonlyMap<Obstacle, Shape>;
}

/** An overlap below this is two things side by side. */
const SLACK = 0.1;
const HALF = 0.5;
const NOTHING: MapSquare = { patches: [], obstacles: [] };
/** A block's side in squares: 2 to this power. */
const BLOCK_BITS = 4;
const BLOCK = 2 ** BLOCK_BITS;
const IN_BLOCK = BLOCK - 1;

function coversAll({ box }: Patch, cell: Box): boolean {
  return box.minX <= cell.minX && box.maxX >= cell.maxX && box.minY <= cell.minY && box.maxY >= cell.maxY;
}

function reaches(a: Box, b: Box): boolean {
  return a.minX <= b.maxX && a.maxX >= b.minX && a.minY <= b.maxY && a.maxY >= b.minY;
}

/** The box of so many squares a side whose first, in the south-west, is given. */
function boxFrom(x: number, y: number, side: number): Box {
  return { minX: x - HALF, maxX: x + side - HALF, minY: y - HALF, maxY: y + side - HALF };
}

/** The patches that reach into a box, the topmost first, down to one that covers it. */
function patchesIn(topmostFirst: Iterable<Patch>, box: Box): readonly Patch[] {
  const found: Patch[] = [];
  for (const patch of topmostFirst) {
    if (!reaches(patch.box, box)) continue;
    found.push(patch);
    if (coversAll(patch, box)) break;
  }
  return found;
}

function* fromTheTop(patches: readonly Patch[]): Iterable<Patch> {
  for (let i = patches.length - 1; i >= 0; i--) {
    const patch = patches[i];
    if (patch !== undefined) yield patch;
  }
}

/** Squares with the same patch all over and nothing on them are one and the same; null where they differ. */
function plainSquare({ plain }: MapIndex, patches: readonly Patch[], box: Box): MapSquare | null {
  const [patch] = patches;
  if (patch === undefined) return NOTHING;
  if (!coversAll(patch, box)) return null;
  const known = plain.get(patch) ?? { patches: [patch], obstacles: [] };
  plain.set(patch, known);
  return known;
}

function makeBlock(index: MapIndex, column: number, row: number): Block {
  const box = boxFrom(index.minX + column * BLOCK, index.minY + row * BLOCK, BLOCK);
  const patches = patchesIn(fromTheTop(index.setup.patches), box);
  const obstacles: Obstacle[] = [];
  for (const [obstacle, shape] of index.shapes) if (reaches(boxOf(shape), box)) obstacles.push(obstacle);
  const whole = obstacles.length === 0 ? plainSquare(index, patches, box) : null;
  return { patches, obstacles, whole, squares: [] };
}

function makeSquare(index: MapIndex, block: Block, column: number, row: number): MapSquare {
  const box = boxFrom(index.minX + column, index.minY + row, 1);
  const patches = patchesIn(block.patches, box);
  const outline = boxShape(box);
  const obstacles = block.obstacles.filter((obstacle) => {
    const shape = index.shapes.get(obstacle);
    return shape !== undefined && overlaps(shape, outline, SLACK);
  });
  if (obstacles.length === 0) return plainSquare(index, patches, box) ?? { patches, obstacles };
  return { patches, obstacles: obstacles.length === block.obstacles.length ? block.obstacles : obstacles };
}

function makeIndex(setup: Setup): MapIndex {
  const { bounds } = setup;
  const minX = Math.round(bounds.minX);
  const minY = Math.round(bounds.minY);
  const columns = Math.round(bounds.maxX) - minX + 1;
  const rows = Math.round(bounds.maxY) - minY + 1;
  const shapes = new Map(setup.obstacles.map((obstacle) => [obstacle, rectangle(obstacle.pose, obstacle.size)]));
  const bare = { footing: setup.footing, grounds: [], level: 0, soft: false };
  const blocksAcross = Math.ceil(columns / BLOCK);
  return { setup, minX, minY, columns, rows, blocksAcross, blocks: [], plain: new Map(), bare, shapes };
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
  const block = blockOf(index, column >> BLOCK_BITS, row >> BLOCK_BITS);
  if (block.whole !== null) return block.whole;
  const at = ((row & IN_BLOCK) << BLOCK_BITS) | (column & IN_BLOCK);
  const square = block.squares[at] ?? makeSquare(index, block, column, row);
  block.squares[at] = square;
  return square;
}

function blockOf(index: MapIndex, column: number, row: number): Block {
  const at = row * index.blocksAcross + column;
  const known = index.blocks[at];
  if (known !== undefined) return known;
  const block = makeBlock(index, column, row);
  index.blocks[at] = block;
  return block;
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
  if (setup.obstacles.length === 0) return NOTHING.obstacles;
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
