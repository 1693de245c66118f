import { box, caption, group, rule, text } from '@hardtop/workshop/sheet';
import { BODIES } from '../../catalog/bodies.ts';
import type { Design } from '../design/design.ts';
import { costOf, costText } from '../figures/cost.ts';
import { figuresOf } from '../figures/figures.ts';
import { armorText, cargoText } from '../figures/texts.ts';
import { formatNames } from '../problems/formats.ts';
import type { GarageSettings } from '../problems/problems.ts';
import type { DrawnBlock } from './block.ts';

const NAME_HEIGHT = 16;
const CELL_HEIGHT = 14;
const COLUMNS = 4;

/** Name and chassis in one line, as on the book's sheet. */
function nameLine(design: Design | null, x: number, y: number, width: number): string {
  const right = x + width * 0.64;
  const name = design === null ? '' : text(x, y + 12, design.name, { size: 8, bold: true, max: width * 0.6 });
  const chassis = design === null ? '' : text(right, y + 12, BODIES[design.body].name, { size: 6, max: width * 0.36 });
  return (
    rule(x, y + 0.3, width, 'heavy') +
    caption(x, y + 4, 'Name', { bold: true }) +
    caption(right, y + 4, 'Chassis', { bold: true }) +
    name +
    chassis +
    rule(x, y + 14.4, width * 0.6, 'thin') +
    rule(right, y + 14.4, width * 0.36, 'thin')
  );
}

function cellsOf(design: Design | null): readonly (readonly [label: string, value: string])[] {
  const figures = design === null ? null : figuresOf(design);
  const value = (make: (of: NonNullable<typeof figures>) => string): string => (figures === null ? '' : make(figures));
  return [
    ['Top speed', value(({ topSpeed }) => String(topSpeed))],
    ['Acceleration', value(({ acceleration }) => String(acceleration))],
    ['Deceleration', value(({ deceleration }) => String(deceleration))],
    ['HC', value(({ hc }) => String(hc))],
    ['Size', value(({ size }) => String(size))],
    ['Seats', value(({ seats }) => String(seats))],
    ['Cargo', value(({ cargo }) => cargoText(cargo))],
    ['Armor', value(armorText)],
  ];
}

function cell([label, value]: readonly [string, string], x: number, y: number, width: number): string {
  return group(
    `${label}: ${value === '' ? 'to fill in' : value}`,
    box({ x, y, width, height: CELL_HEIGHT }, 'thin') +
      caption(x + 1.6, y + 3.6, label, { size: 2.3 }) +
      text(x + width / 2, y + 11.4, value, { size: 7, bold: true, anchor: 'middle', max: width - 3 }),
  );
}

export function header(
  design: Design | null,
  settings: GarageSettings,
  x: number,
  y: number,
  width: number,
): DrawnBlock {
  const wide = width / COLUMNS;
  const cells = cellsOf(design).map((one, i) =>
    cell(one, x + (i % COLUMNS) * wide, y + NAME_HEIGHT + Math.floor(i / COLUMNS) * CELL_HEIGHT, wide),
  );
  const bottom = NAME_HEIGHT + 2 * CELL_HEIGHT;
  const formats = design === null ? [] : formatNames(design, settings);
  const words =
    design === null
      ? 'Cost:'
      : `Cost: ${costText(costOf(design))}.${formats.length === 0 ? '' : ` Goes in: ${formats.join(', ')}.`}`;
  return {
    svg: nameLine(design, x, y, width) + cells.join('') + text(x, y + bottom + 4.4, words, { size: 3, max: width }),
    height: bottom + 8.4,
  };
}
