// A key to turn counters by, at true size, of our own drawing (deluxe/IV.4/maneuvers; rulings M-02 to M-05).

import {
  at,
  box,
  caption,
  circle,
  footer,
  group,
  INCH,
  MARGIN,
  mm,
  type Paper,
  paperSize,
  rule,
  shape,
  sheetDocument,
  stroke,
  text,
} from '@hardtop/workshop/sheet';
import { COUNTERS } from '../../catalog/counters.ts';
import { MANEUVERS, type Maneuver, type ManeuverId } from '../../catalog/maneuvers.ts';

const CAR = { length: COUNTERS.car.length * INCH, width: COUNTERS.car.width * INCH };

/** How a figure ends: how far ahead, how far sideways, how far round, in inches and degrees. */
interface Move {
  readonly name: string;
  readonly difficulty: number;
  readonly words: string;
  readonly advance: number;
  readonly sideways: number;
  readonly degrees: number;
}

function moveOf(maneuver: Maneuver): Move | null {
  const { name, difficulty, shape: how } = maneuver;
  switch (how.kind) {
    case 'bend':
      return { name, difficulty, words: `${how.degrees}°`, advance: how.advance, sideways: 0, degrees: how.degrees };
    case 'swerve':
      return {
        name,
        difficulty,
        words: `up to ${how.degrees.upTo}°`,
        advance: how.advance,
        sideways: 0,
        degrees: how.degrees.upTo,
      };
    case 'drift':
      return {
        name,
        difficulty,
        words: `up to ${how.sideways.upTo === 0.25 ? '1/4' : '1/2'} inch`,
        advance: how.advance,
        sideways: how.sideways.upTo,
        degrees: 0,
      };
    default:
      return null;
  }
}

/** A counter whose rear corner on the side of the turn is the origin; the rest lies ahead and to the other side. */
const counterAt = (side: 1 | -1, pen: 'medium' | 'thin', dashed: boolean): string => {
  const x = side === 1 ? -CAR.width : 0;
  const d = `M${mm(x)} ${mm(-CAR.length)}h${mm(CAR.width)}v${mm(CAR.length)}h${mm(-CAR.width)}z`;
  const nose = `M${mm(x + CAR.width / 2)} ${mm(-CAR.length + 0.8)}l1.6 2.6h-3.2z`;
  return (
    stroke(d, pen, dashed ? ' stroke-dasharray="1.6 1.2"' : '') +
    (dashed ? stroke(nose, 'hair') : `<path d="${nose}"/>`)
  );
};

/** Start in dashes, end in full lines; the black dot is the corner that is held. */
function figure(move: Move, side: 1 | -1): string {
  const ahead = -move.advance * INCH;
  const across = side * move.sideways * INCH;
  const held = move.degrees === 0 ? '' : `<path d="${circle(0, ahead, 0.9)}"/>`;
  const arrow = stroke(
    `M${mm((-side * CAR.width) / 2)} ${mm(-CAR.length / 2)}V${mm(ahead - CAR.length / 2 + 8)}`,
    'hair',
    ' stroke-dasharray=".6 .8"',
  );
  return group(
    `${move.name} ${side === 1 ? 'right' : 'left'}, ${move.words}`,
    counterAt(side, 'thin', true) +
      arrow +
      `<g transform="translate(${mm(across)} ${mm(ahead)}) rotate(${side * move.degrees})">${counterAt(side, 'medium', false)}</g>` +
      held,
    'data-maneuver="1"',
  );
}

const RAYS = [15, 30, 45, 90] as const;
const WORDS = { 15: 'swerve', 30: 'hard swerve', 45: 'bend', 90: 'tight bend' } as const satisfies Record<
  (typeof RAYS)[number],
  string
>;
const RADIUS = 2 * INCH;

/** The key itself: its corner at the counter's held corner, its straight edge along the counter's side. */
function key(side: 1 | -1): string {
  const point = (degrees: number, r: number): string => {
    const angle = (degrees * Math.PI) / 180;
    return `${mm(side * Math.sin(angle) * r)} ${mm(-Math.cos(angle) * r)}`;
  };
  const rays = RAYS.filter((degrees) => degrees < 90).map(
    (degrees) => `M${point(degrees, 4)}L${point(degrees, RADIUS)}`,
  );
  const fine = Array.from({ length: 17 }, (_, i) => (i + 1) * 5).map(
    (degrees) => `M${point(degrees, RADIUS - (degrees % 15 === 0 ? 3 : 1.6))}L${point(degrees, RADIUS)}`,
  );
  const ticks = Array.from({ length: 8 }, (_, i) => (i + 1) * 0.25 * INCH).map(
    (r) => `M0 ${mm(-r)}h${side * 2}M${mm(side * r)} 0v-2`,
  );
  const labels = RAYS.map((degrees) => {
    const turn = side === 1 ? degrees - 90 : 90 - degrees;
    const anchor = side === 1 ? 'end' : 'start';
    return `<g transform="rotate(${turn})">${text(side * (RADIUS - 4), degrees === 90 ? -3 : 2.8, `${WORDS[degrees]} ${degrees}°`, { size: 2.6, bold: true, anchor })}</g>`;
  });
  const outline = `M0 0V${mm(-RADIUS)}A${mm(RADIUS)} ${mm(RADIUS)} 0 0 ${side === 1 ? 1 : 0} ${mm(side * RADIUS)} 0z`;
  return group(
    `Turning key for turns to the ${side === 1 ? 'right' : 'left'}`,
    shape(outline, 'medium') +
      stroke(rays.join('') + fine.join(''), 'thin') +
      stroke(ticks.join(''), 'thin') +
      `<path d="${circle(side * 1.1, -1.1, 0.8)}"/>` +
      labels.join(''),
    'data-key="1"',
  );
}

/** Quarter inches for drifts and short moves. */
function ruler(width: number): string {
  const inches = Math.floor(width / INCH);
  const ticks = Array.from(
    { length: inches * 4 + 1 },
    (_, i) => `M${mm((i * INCH) / 4)} 0v${i % 4 === 0 ? 6 : i % 2 === 0 ? 4 : 2.6}`,
  );
  const labels = Array.from({ length: inches }, (_, i) =>
    text((i + 1) * INCH - 1, 9.4, String(i + 1), { size: 2.6, bold: true, anchor: 'end' }),
  );
  return group(
    `Ruler of ${inches} inches`,
    box({ x: 0, y: 0, width: inches * INCH, height: 11 }, 'medium') + stroke(ticks.join(''), 'thin') + labels.join(''),
  );
}

/** The wide figures share no line. */
const ROWS = [
  ['drift', 'steep-drift', 'bend'],
  ['swerve', 'hard-swerve', 'tight-bend'],
] as const satisfies readonly (readonly ManeuverId[])[];

const APART = 2;
const ROW_HEIGHT = 78;

/** How far a figure reaches from the middle between its two sides. */
const reachOf = ({ sideways, degrees }: Move): number =>
  APART + CAR.width + Math.max(sideways * INCH, Math.sin((degrees * Math.PI) / 180) * CAR.length);

function figures(width: number): string {
  return ROWS.map((ids, line) => {
    const moves = ids.flatMap((id) => moveOf(MANEUVERS[id]) ?? []);
    const spare = (width - moves.reduce((sum, move) => sum + 2 * reachOf(move), 0)) / moves.length;
    let x = 0;
    return moves
      .map((move) => {
        const middle = x + spare / 2 + reachOf(move);
        x += spare + 2 * reachOf(move);
        return at(middle, line * ROW_HEIGHT, bothSides(move));
      })
      .join('');
  }).join('');
}

function bothSides(move: Move): string {
  const base = 20 + 2 * CAR.length;
  return (
    text(0, 4, move.name, { size: 4, bold: true, anchor: 'middle' }) +
    text(0, 8, `D${move.difficulty}, ${move.words}`, { size: 2.8, anchor: 'middle' }) +
    at(APART + CAR.width, base, figure(move, 1)) +
    at(-APART - CAR.width, base, figure(move, -1))
  );
}

export function turningKeySvg(paper: Paper): string {
  const { width } = paperSize(paper);
  const wide = width - 2 * MARGIN;
  const page =
    rule(MARGIN, MARGIN + 0.3, wide, 'heavy') +
    caption(MARGIN, MARGIN + 4, 'Turning key', { size: 2.6, bold: true, spacing: 0.35 }) +
    text(
      MARGIN,
      MARGIN + 9,
      'Cut out the quarter for your side. After the straight inch, lay its corner at the rear corner you hold, its edge along the counter.',
      { size: 2.8, max: wide },
    ) +
    at(width / 2 - 6, MARGIN + 14 + RADIUS, key(-1)) +
    at(width / 2 + 6, MARGIN + 14 + RADIUS, key(1)) +
    at(MARGIN, MARGIN + 20 + RADIUS, ruler(wide)) +
    at(MARGIN, MARGIN + 36 + RADIUS, figures(wide)) +
    footer(paper, 'Dashed: before. Full: after. The dot is the corner that is held.');
  return sheetDocument(paper, 'Turning key', [page]);
}
