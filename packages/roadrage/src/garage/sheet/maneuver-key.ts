// A key to lay beside a model, and the maneuvers on squares (roadrage/maneuver/table, roadrage/open/maneuvers).

import { at, box, caption, footer, group, MARGIN, mm, type Paper, paperSize, rule, shape, sheetDocument, stroke, text } from '@hardtop/workshop/sheet'; // biome-ignore format: one import
import { GRID_FACING } from '../../catalog/final-facing.ts';
import { BOOTLEGGER, GRID_MANEUVERS, type Maneuver, OPEN_MANEUVERS } from '../../catalog/maneuvers.ts';
import { SQUARE, SQUARE_RULER } from './scale.ts';

const RADIUS = 80;
const rad = (degrees: number): number => (degrees * Math.PI) / 180;
const point = (degrees: number, r: number, side: 1 | -1): string =>
  `${mm(side * Math.sin(rad(degrees)) * r)} ${mm(-Math.cos(rad(degrees)) * r)}`;

/** Turns of the open field, to their far end, with their safe speeds. */
const TURNS = OPEN_MANEUVERS.flatMap(({ turn, safe, name }) =>
  turn === undefined ? [] : [{ to: turn[1], safe, name }],
);
const DRIFTS = OPEN_MANEUVERS.flatMap(({ shift, safe, name }) => (shift === undefined ? [] : [{ shift, safe, name }]));

/** Its corner at the rear wheel on the side of the turn, its straight edge along the model. */
function key(side: 1 | -1): string {
  const rays = TURNS.map(({ to }) => `M${point(to, 10, side)}L${point(to, RADIUS, side)}`);
  const fine = Array.from({ length: 17 }, (_, i) => (i + 1) * 5).map(
    (degrees) => `M${point(degrees, RADIUS - 2, side)}L${point(degrees, RADIUS, side)}`,
  );
  const labels = TURNS.map(({ to, safe }) => {
    const angle = side === 1 ? to - 90 : 90 - to;
    const anchor = side === 1 ? 'end' : 'start';
    return `<g transform="rotate(${angle})">${text(side * (RADIUS - 4), -1.4, `${to}° · safe at ${safe}`, { size: 3, bold: true, anchor })}</g>`;
  });
  const square = `M0 ${mm(-SQUARE)}h${side * 3}M${mm(side * SQUARE)} 0v-3`;
  const outline = `M0 0V${-RADIUS}A${RADIUS} ${RADIUS} 0 0 ${side === 1 ? 1 : 0} ${side * RADIUS} 0z`;
  return group(
    `Key for turns to the ${side === 1 ? 'right' : 'left'}`,
    shape(outline, 'medium') +
      stroke(rays.join('') + fine.join(''), 'thin') +
      stroke(square, 'medium') +
      `<circle cx="${side * 1.6}" cy="-1.6" r="1"/>` +
      labels.join(''),
    'data-key="1"',
  );
}

/** Sidesteps at true size, one below the other, and a square to measure moves by. */
function driftRuler(): string {
  const line = 5;
  const marks = DRIFTS.map(({ shift, safe, name }, i) => {
    const words = `${name} ${mm(shift * SQUARE)} mm, safe at ${safe}`;
    return (
      stroke(`M${mm(shift * SQUARE)} ${i * line}v${line}`, 'medium') +
      text(shift * SQUARE + 1.2, i * line + 3.6, words, { size: 2.7, bold: true })
    );
  });
  const high = DRIFTS.length * line;
  return group(
    'Ruler for drifts',
    box({ x: 0, y: 0, width: 2 * SQUARE, height: high }, 'medium') +
      stroke(`M${SQUARE} 0v3`, 'medium') +
      text(SQUARE + 1.2, 3.6, `${SQUARE} mm: a square, 10 mph`, { size: 2.7 }) +
      marks.join(''),
  );
}

/** Squares of the small pictures. */
const CELL = 13;

const car = (isAfter: boolean): string =>
  stroke('M-2.6 -4.6h5.2v9.2h-5.2z', isAfter ? 'medium' : 'thin', isAfter ? '' : ' stroke-dasharray="1 .8"') +
  (isAfter ? '<path d="M0 -4.2l1.7 2.4h-3.4z"/>' : stroke('M0 -4.2l1.7 2.4h-3.4z', 'hair'));

const grid = (columns: number, rows: number): string => {
  const lines = [
    ...Array.from({ length: columns + 1 }, (_, i) => `M${i * CELL} 0v${rows * CELL}`),
    ...Array.from({ length: rows + 1 }, (_, i) => `M0 ${i * CELL}h${columns * CELL}`),
  ];
  return stroke(lines.join(''), 'hair');
};

const centre = (column: number, row: number, inner: string, turn = 0): string =>
  `<g transform="translate(${mm((column + 0.5) * CELL)} ${mm((row + 0.5) * CELL)}) rotate(${turn})">${inner}</g>`;

function picture(maneuver: Maneuver): string {
  const { name, safe, shift, turn, minSpeed, every } = maneuver;
  const after = centre(shift === undefined ? 0 : 1, 0, car(true), turn?.[1] ?? 0);
  const limits = [
    `safe at ${safe} mph`,
    ...(minSpeed === undefined ? [] : [`${minSpeed} mph or more`]),
    ...(every === undefined ? [] : [`once in ${every} squares`]),
  ];
  return group(
    `${name}: ${limits.join(', ')}`,
    text(0, -5.4, name, { size: 3.6, bold: true }) +
      text(0, -1.8, limits.join(', '), { size: 2.7, max: 46 }) +
      grid(2, 2) +
      centre(0, 1, car(false)) +
      after,
  );
}

/** The book's diagram of what a skid ends in. */
function facingRose(): string {
  const low = (i: number): string => {
    const row = GRID_FACING[i];
    const before = GRID_FACING[i - 1]?.to;
    if (row === undefined) return '';
    if (before === undefined || before === null) return `up to ${row.to}`;
    return row.to === null ? `${before + 1} and up` : String(row.to);
  };
  const spokes = GRID_FACING.map(({ turn, outcome }, i) => {
    const angle = rad(turn);
    const [x, y] = [Math.sin(angle), -Math.cos(angle)];
    const line = stroke(
      `M${mm(x * 6)} ${mm(y * 6)}L${mm(x * 13)} ${mm(y * 13)}`,
      outcome === 'halt' ? 'thin' : 'heavy',
    );
    return line + text(x * 18, y * 17 + 1.1, low(i), { size: 2.9, bold: true, anchor: 'middle' });
  });
  return group('Final facing after a skid', car(true) + spokes.join(''));
}

const WORDS: readonly string[] = [
  `Bootlegger: ${BOOTLEGGER.minSpeed} mph or more; a ${BOOTLEGGER.turn}° turn, one square on, another, then half the rest; it stands facing back.`,
  'Donut: standing still, to any facing, no roll. Emergency stop: half the move ahead, a roll, then standing.',
  'Control: two dice, at most 4 + skill + HC − (speed over safe, in tens) − maneuvers tried before in the turn. 12 always rolls it over.',
  'Final facing: die − skill + speed difference. Thick: go on (5 and 6 at half speed and movement); thin: it stands.',
];

export function maneuverKeySvg(paper: Paper): string {
  const { width } = paperSize(paper);
  const wide = width - 2 * MARGIN;
  const below = MARGIN + 16 + RADIUS;
  const pictures = GRID_MANEUVERS.map((maneuver, i) => at(MARGIN + i * 50, below + 34, picture(maneuver))).join('');
  const words = WORDS.map((line, i) => text(MARGIN, below + 76 + i * 5, line, { size: 3, max: wide })).join('');
  const page =
    rule(MARGIN, MARGIN + 0.3, wide, 'heavy') +
    caption(MARGIN, MARGIN + 4, 'Maneuver key', { size: 2.6, bold: true, spacing: 0.35 }) +
    text(MARGIN, MARGIN + 9, 'Without a grid: cut out a quarter and lay its corner at the rear wheel on the side of the turn, its edge along the model.', { size: 2.8, max: wide }) +
    at(width / 2 - 5, MARGIN + 12 + RADIUS, key(-1)) +
    at(width / 2 + 5, MARGIN + 12 + RADIUS, key(1)) +
    at(MARGIN, below + 6, driftRuler()) +
    pictures +
    at(width - MARGIN - 22, below + 45, facingRose()) +
    words +
    footer(paper, 'Dashed: before. Full: after.', SQUARE_RULER); // biome-ignore format: one part of the page a line
  return sheetDocument(paper, 'Maneuver key', [page]);
}
