import { type Area, type AreaArt, areaArt, type Board, type MapUnit, type Piece } from '@hardtop/board';
import type { Style } from './style.ts';

/** How an area is painted, from the bottom of the pile to its top. `edge` draws only the outline. */
const PAINT: Readonly<Record<AreaArt, { readonly char: string; readonly edge?: true } | null>> = {
  floor: null,
  dirt: { char: "'" },
  mud: { char: ';' },
  road: { char: ' ' },
  rough: { char: ',' },
  grove: { char: ',' },
  wet: { char: '-' },
  ice: { char: '_' },
  snow: { char: '_' },
  shallows: { char: '≈' },
  water: { char: '≋' },
  slope: { char: '/' },
  ditch: { char: '%' },
  curb: { char: '|' },
  zone: { char: '·', edge: true },
  mark: { char: '·', edge: true },
  lane: { char: '!', edge: true },
  door: { char: '+' },
  window: { char: '=' },
  oil: { char: '~' },
  spikes: { char: '"' },
  mine: { char: 'o' },
  grenade: { char: 'g' },
  paint: { char: '=' },
  debris: { char: ':' },
  obstacle: { char: '*' },
  cone: { char: '*' },
  crate: { char: '*' },
  barrier: { char: '*' },
  post: { char: '*' },
  lamp: { char: '*' },
  tree: { char: '*' },
  canopy: null,
  trace: { char: '?' },
  blip: { char: '?' },
  beam: { char: "'", edge: true },
  brush: { char: '&' },
  sidecar: { char: '*' },
  boulder: { char: '*' },
  smoke: { char: '░' },
  gas: { char: '░' },
  fire: { char: '^' },
  cliff: { char: '▒' },
  building: { char: '▒' },
  breach: { char: '.' },
  wall: { char: '#' },
};
const ORDER = Object.keys(PAINT);

/** Map units per column. A character is about twice as tall as wide, so a row is two columns' worth. */
const SCALES = [0.5, 1, 2, 4, 8, 16] as const;
/** Map units shown around the vehicles. */
const MARGIN = 8;
const ARROWS = ['↑', '↖', '←', '↙', '↓', '↘', '→', '↗'] as const;

interface Size {
  readonly columns: number;
  readonly rows: number;
}

interface Window {
  readonly minX: number;
  readonly maxY: number;
  readonly unit: number;
  readonly columns: number;
  readonly rows: number;
}

/** A map of the part of the board where the vehicles are, one string per line. */
export function boardLines(board: Board, size: Size, style: Style): readonly string[] {
  const window = windowOf(board, size);
  const cells = Array.from({ length: window.rows }, () => new Array<string>(window.columns).fill(' '));
  const put = (column: number, row: number, char: string): void => {
    const line = cells[row];
    if (line !== undefined && column >= 0 && column < window.columns) line[column] = char;
  };
  const areas = [...board.areas].sort((a, b) => ORDER.indexOf(areaArt(a)) - ORDER.indexOf(areaArt(b)));
  for (const area of areas) paintArea(area, window, put);
  // Wrecks first, so that whoever still drives stands on top.
  for (const piece of [...board.pieces].sort((a, b) => Number(b.state === 'wreck') - Number(a.state === 'wreck'))) {
    paintPiece(piece, window, style, put);
  }
  return [...frame(cells), style.dim(`${scaleText(board.unit, window.unit)}, north is up`)];
}

/** What a character stands for, in the ruleset's own lengths. */
function scaleText({ mark, plural }: MapUnit, column: number): string {
  const row = column * 2;
  return mark === ''
    ? `${plural} a column: ${column}, a row: ${row}`
    : `1 column = ${column}${mark}, 1 row = ${row}${mark}`;
}

function frame(cells: readonly (readonly string[])[]): readonly string[] {
  const bar = '─'.repeat(cells[0]?.length ?? 0);
  return [`┌${bar}┐`, ...cells.map((line) => `│${line.join('')}│`), `└${bar}┘`];
}

function windowOf(board: Board, size: Size): Window {
  const { bounds } = board;
  const xs = board.pieces.map((piece) => piece.pose.x);
  const ys = board.pieces.map((piece) => piece.pose.y);
  const minX = Math.max(bounds.minX, Math.min(...xs, bounds.maxX) - MARGIN);
  const maxX = Math.min(bounds.maxX, Math.max(...xs, bounds.minX) + MARGIN);
  const minY = Math.max(bounds.minY, Math.min(...ys, bounds.maxY) - MARGIN);
  const maxY = Math.min(bounds.maxY, Math.max(...ys, bounds.minY) + MARGIN);
  const fits = (unit: number) => maxX - minX <= unit * size.columns && maxY - minY <= unit * 2 * size.rows;
  const unit = SCALES.find(fits) ?? SCALES[SCALES.length - 1] ?? 1;
  return {
    minX,
    maxY,
    unit,
    columns: Math.max(1, Math.min(size.columns, Math.ceil((maxX - minX) / unit))),
    rows: Math.max(1, Math.min(size.rows, Math.ceil((maxY - minY) / (unit * 2)))),
  };
}

type Put = (column: number, row: number, char: string) => void;

function columnOf(window: Window, x: number): number {
  return Math.floor((x - window.minX) / window.unit);
}

function rowOf(window: Window, y: number): number {
  return Math.floor((window.maxY - y) / (window.unit * 2));
}

function paintArea(area: Area, window: Window, put: Put): void {
  const paint = PAINT[areaArt(area)];
  if (paint === null) return;
  if (paint.edge === undefined) fillArea(area, window, paint.char, put);
  // A wall thinner than a cell still has to be seen.
  area.points.forEach((from, i) => {
    const to = area.points[(i + 1) % area.points.length] ?? from;
    const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / (window.unit / 2)));
    for (let step = 0; step <= steps; step++) {
      const x = from.x + ((to.x - from.x) * step) / steps;
      const y = from.y + ((to.y - from.y) * step) / steps;
      put(columnOf(window, x), rowOf(window, y), paint.char);
    }
  });
}

function fillArea(area: Area, window: Window, char: string, put: Put): void {
  for (let row = 0; row < window.rows; row++) {
    const y = window.maxY - (row + 0.5) * window.unit * 2;
    for (let column = 0; column < window.columns; column++) {
      if (isInside(area.points, window.minX + (column + 0.5) * window.unit, y)) put(column, row, char);
    }
  }
}

function isInside(points: Area['points'], x: number, y: number): boolean {
  let inside = false;
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length] ?? a;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  });
  return inside;
}

/** Its tag, and an arrow the way its nose points. */
function paintPiece(piece: Piece, window: Window, style: Style, put: Put): void {
  const column = columnOf(window, piece.pose.x);
  const row = rowOf(window, piece.pose.y);
  const text = `${piece.tag}${piece.state === 'wreck' ? '×' : arrowOf(piece.pose.h)}`;
  // The pair must not lose its arrow at the right edge.
  const start = Math.max(0, Math.min(column, window.columns - text.length));
  [...text].forEach((char, i) => {
    put(start + i, Math.max(0, Math.min(row, window.rows - 1)), style.seat(piece.seat, char));
  });
}

/** Tenths of a degree, counter-clockwise from north, to the nearest of eight arrows. */
export function arrowOf(heading: number): string {
  const eighth = ((Math.round(heading / 450) % 8) + 8) % 8;
  return ARROWS[eighth] ?? '↑';
}
