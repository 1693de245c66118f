// The smallest connected area of squares over given ones: a tree that grows and joins, found exactly (Dreyfus and Wagner).

export interface Square {
  readonly x: number;
  readonly y: number;
}

/** Whoever else stands in a square makes it a little dearer or cheaper, never as much as a square. */
type Taste = (square: Square) => number;

const A_SQUARE = 1000;
/** Ways round may leave the box of the given squares by so much. */
const MARGIN = 2;

/** A tree over some of the given squares that ends in a cell: what it costs and the cells it is made of. */
interface Tree {
  readonly cost: number;
  readonly cells: ReadonlySet<number>;
}

class Board {
  readonly columns: number;
  readonly count: number;
  private readonly minX: number;
  private readonly minY: number;
  private readonly taste: Taste;

  constructor(squares: readonly Square[], taste: Taste) {
    const xs = squares.map(({ x }) => x);
    const ys = squares.map(({ y }) => y);
    this.minX = Math.min(...xs) - MARGIN;
    this.minY = Math.min(...ys) - MARGIN;
    this.columns = Math.max(...xs) + MARGIN - this.minX + 1;
    this.count = this.columns * (Math.max(...ys) + MARGIN - this.minY + 1);
    this.taste = taste;
  }

  cellOf({ x, y }: Square): number {
    return (y - this.minY) * this.columns + x - this.minX;
  }

  squareOf(cell: number): Square {
    return { x: this.minX + (cell % this.columns), y: this.minY + Math.floor(cell / this.columns) };
  }

  costOf(cell: number): number {
    return A_SQUARE + this.taste(this.squareOf(cell));
  }

  /** The eight around it, as far as the board goes. */
  beside(cell: number): readonly number[] {
    const column = cell % this.columns;
    const found: number[] = [];
    for (let dx = -1; dx <= 1; dx++)
      for (let dy = -this.columns; dy <= this.columns; dy += this.columns) {
        const other = cell + dx + dy;
        const isOn = column + dx >= 0 && column + dx < this.columns && other >= 0 && other < this.count;
        if (isOn && other !== cell) found.push(other);
      }
    return found;
  }
}

/** Lets trees grow square by square until none gets cheaper. */
function grow(board: Board, trees: Map<number, Tree>): void {
  const open = [...trees.keys()];
  for (let cell = open.shift(); cell !== undefined; cell = open.shift()) {
    const tree = trees.get(cell);
    if (tree === undefined) continue;
    for (const next of board.beside(cell)) {
      const cost = tree.cost + board.costOf(next);
      if (cost >= (trees.get(next)?.cost ?? Number.POSITIVE_INFINITY)) continue;
      trees.set(next, { cost, cells: new Set([...tree.cells, next]) });
      open.push(next);
    }
  }
}

/** Two trees that meet in a cell become one. */
function join(
  board: Board,
  one: ReadonlyMap<number, Tree>,
  other: ReadonlyMap<number, Tree>,
  into: Map<number, Tree>,
): void {
  for (const [cell, tree] of one) {
    const second = other.get(cell);
    if (second === undefined) continue;
    const cost = tree.cost + second.cost - board.costOf(cell);
    if (cost < (into.get(cell)?.cost ?? Number.POSITIVE_INFINITY))
      into.set(cell, { cost, cells: new Set([...tree.cells, ...second.cells]) });
  }
}

/** The squares that connect the given ones to the smallest area, the given ones left out; of equally small ones the best by taste. */
export function connecting(squares: readonly Square[], taste: Taste): readonly Square[] {
  const board = new Board(squares, taste);
  const all = 2 ** squares.length - 1;
  const byGroup: Map<number, Tree>[] = Array.from({ length: all + 1 }, () => new Map<number, Tree>());
  for (let group = 1; group <= all; group++) {
    const trees = byGroup[group] ?? new Map<number, Tree>();
    squares.forEach((square, i) => {
      const cell = board.cellOf(square);
      if (group === 2 ** i) trees.set(cell, { cost: board.costOf(cell), cells: new Set([cell]) });
    });
    for (let part = (group - 1) & group; part > (group ^ part); part = (part - 1) & group)
      join(board, byGroup[part] ?? trees, byGroup[group ^ part] ?? trees, trees);
    grow(board, trees);
  }
  const given = new Set(squares.map((square) => board.cellOf(square)));
  const whole = byGroup[all]?.get(board.cellOf(squares[0] ?? { x: 0, y: 0 }));
  return [...(whole?.cells ?? [])].filter((cell) => !given.has(cell)).map((cell) => board.squareOf(cell));
}
