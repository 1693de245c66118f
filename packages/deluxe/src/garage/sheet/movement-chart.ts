// The rows of the movement chart that this vehicle can use, so that nobody asks when it moves (deluxe/IV.1/movement-chart).

import { caption, circle, group, mm, type Rect, rule, stroke, text } from '@hardtop/workshop/sheet';
import { MOVEMENT_CHART, type MovementRow, PHASES, SPEED_STEP } from '../../catalog/movement-chart.ts';

const LINE = 2.8;
const LEFT = 9;

export const CHART_HEIGHT = 8 + LINE * PHASES.length + 2;

/** One dot for an inch, two for two; a ring where the short move of an odd speed falls due. */
function cell({ inches, short }: MovementRow, phase: number, x: number, y: number): string {
  const moves = inches[phase] ?? 0;
  const due = short !== null && short.deadline === phase + 1;
  const dots =
    moves === 0 ? '' : moves === 1 ? circle(x, y, 0.55) : circle(x - 0.65, y, 0.5) + circle(x + 0.65, y, 0.5);
  return (dots === '' ? '' : `<path d="${dots}"/>`) + (due ? stroke(circle(x, y, 1.3), 'thin') : '');
}

export function movementChart(topSpeed: number, { x, y, width }: Rect): string {
  const rows: readonly MovementRow[] = MOVEMENT_CHART.filter(
    ({ speed }) => speed > 0 && speed <= Math.max(topSpeed, SPEED_STEP),
  );
  const each = (width - LEFT) / rows.length;
  const top = y + 7.6;
  const column = rows.map((row, i) => {
    const at = x + LEFT + (i + 0.5) * each;
    const heavy = row.speed % 10 === 0;
    const head = text(at, y + 6.2, String(row.speed), {
      size: heavy ? 2.3 : 1.9,
      bold: heavy,
      anchor: 'middle',
      max: each - 0.3,
    });
    return head + PHASES.map((_, phase) => cell(row, phase, at, top + (phase + 0.5) * LINE)).join('');
  });
  const lines = PHASES.map((phase, i) => {
    const line = top + i * LINE;
    return (
      rule(x, line, width) +
      text(x + LEFT - 2.4, line + LINE * 0.75, String(phase), { size: 2.2, bold: true, anchor: 'end' })
    );
  });
  const bottom = top + PHASES.length * LINE;
  return group(
    'Movement by phase and speed',
    caption(x, y + 2.2, 'Movement', { bold: true }) +
      caption(x + width, y + 2.2, 'A dot an inch; ringed: the half inch of an odd speed is due', {
        anchor: 'end',
        size: 1.7,
      }) +
      caption(x, y + 6.2, 'Phase', { size: 1.7 }) +
      lines.join('') +
      rule(x, bottom, width) +
      stroke(`M${mm(x + LEFT - 1.2)} ${mm(y + 4)}V${mm(bottom)}`, 'hair') +
      column.join(''),
  );
}
