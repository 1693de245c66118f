import { group, text } from '@hardtop/workshop/sheet';
import { BODIES, BODY_IDS } from '../../catalog/bodies.ts';
import { CRITICAL_FROM, ROWS } from '../../catalog/damage.ts';
import type { Design } from '../design/design.ts';
import { figuresOf } from '../figures/figures.ts';
import type { DrawnBlock } from './block.ts';
import { boxes, boxesWidth } from './boxes.ts';
import type { SheetDamage } from './damage.ts';

const SIZE = 5.2;
const LINE = 8.4;
/** The longest row of any body: a blank sheet has as many boxes. */
const MOST = Math.max(...BODY_IDS.map((id) => BODIES[id].hitPoints / ROWS));

const diceText = (from: number): string => Array.from({ length: 7 - from }, (_, i) => from + i).join(', ');

function rowLabel(row: number): string {
  const from = CRITICAL_FROM[row] ?? 4;
  return row === ROWS - 1 ? `Crippled. Critical on ${diceText(from)}` : `Critical damage on ${diceText(from)}`;
}

export function hitRows(design: Design | null, state: SheetDamage, x: number, y: number, width: number): DrawnBlock {
  const row = design === null ? MOST : figuresOf(design).row;
  const words = x + boxesWidth(row, SIZE) + 5;
  const rows = Array.from({ length: ROWS }, (_, i) => {
    const crossed = Math.min(row, Math.max(0, state.damage - i * row));
    const top = y + i * LINE;
    const label = text(words, top + SIZE - 1.3, rowLabel(i), { size: 3.4, bold: true, max: x + width - words });
    return group(`Row ${i + 1}: ${row} boxes, ${crossed} crossed off`, boxes(x, top, row, crossed, SIZE) + label);
  });
  const beyond = state.damage - row * ROWS;
  const more =
    beyond <= 0 ? '' : text(x, y + ROWS * LINE + 3, `${beyond} points beyond the last row.`, { size: 3, italic: true });
  return { svg: rows.join('') + more, height: ROWS * LINE - (LINE - SIZE) + (beyond > 0 ? 6 : 0) };
}
