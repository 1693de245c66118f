// Plant, running gear, accessories, cargo and notes as rows.

import { caption, group, rule, sentence, text, widthOf, wrap } from '@hardtop/workshop/sheet';
import { boxes, boxGrid } from './box-grid.ts';
import { lostOf, type SheetDamage } from './damage.ts';
import type { Row } from './flow.ts';
import type { GearPart } from './gear-parts.ts';
import type { PlantPart } from './parts.ts';
import { BOX } from './weapon-rows.ts';

const NAME = { size: 2.9, bold: true } as const;
const NOTE = { size: 2.4 } as const;

export function plantRow(plant: PlantPart, damage: SheetDamage, width: number): Row {
  const grid = boxGrid(plant.dp, { width: width - 10, height: 20 }, BOX);
  const height = 5.8 + (grid?.height ?? 0) + 1.2;
  return {
    height,
    draw: (x, y) =>
      group(
        plant.name,
        text(x, y + 3.1, plant.name, { ...NAME, max: width * 0.75 }) +
          text(x + width, y + 3.1, plant.at === 'cargo' ? 'in the cargo area' : plant.at, {
            size: 2.5,
            anchor: 'end',
          }) +
          caption(x, y + 6.9, 'DP') +
          (grid === null
            ? ''
            : boxes(grid, x + 5, y + 4.9, { lost: lostOf(damage.hits, plant.id), title: 'Damage points' })) +
          rule(x, y + height - 0.9, width),
        `data-part="${plant.id}"`,
      ),
  };
}

/** Boxes stand behind the name where there is room, else below it. */
export function gearRow(part: GearPart, damage: SheetDamage, width: number): Row {
  const total = part.dp.reduce((sum, each) => sum + each, 0);
  const nameWidth = Math.min(widthOf(part.name, NAME), width);
  const side = [part.where, part.note].filter((words) => words !== '').join(', ');
  const sideWidth = widthOf(side, NOTE);
  const beside = nameWidth + sideWidth + 3 <= width;
  const notes = beside || side === '' ? [] : wrap(side, NOTE, width);
  const each =
    total === 0
      ? []
      : part.dp.map((dp) => ({
          dp,
          height: (boxGrid(dp, { width: width - 12, height: 12 }, BOX)?.height ?? BOX) + 0.9,
        }));
  const high = each.reduce((sum, { height }) => sum + height, 0);
  const height = 4.4 + notes.length * 2.8 + high + 0.8;
  return {
    height,
    draw: (x, y) => {
      let line = y + 4.2 + notes.length * 2.8;
      const grids = each.map(({ dp, height: tall }, i) => {
        const grid = boxGrid(dp, { width: width - 12, height: 12 }, BOX);
        const lost = lostOf(damage.hits, part.dp.length > 1 ? `${part.id}.${i}` : part.id);
        const svg = grid === null ? '' : boxes(grid, x + 9, line, { lost, title: part.boxes });
        line += tall;
        return svg;
      });
      return group(
        part.name,
        text(x, y + 3.1, part.name, { ...NAME, max: width }) +
          (beside ? text(x + width, y + 3.1, side, { ...NOTE, anchor: 'end' }) : '') +
          notes.map((note, i) => text(x, y + 6 + i * 2.8, note, { ...NOTE, max: width })).join('') +
          (grids.length === 0 ? '' : caption(x, y + 6.2 + notes.length * 2.8, part.boxes)) +
          grids.join('') +
          rule(x, y + height - 0.6, width),
        `data-part="${part.id}"`,
      );
    },
  };
}

/** A line to write on behind a caption. */
export function fieldRow(label: string): Row {
  return {
    height: 5.4,
    draw: (x, y, width) => {
      const wide = widthOf(label.toUpperCase(), { size: 1.9, spacing: 0.12 }) + 1.5;
      return caption(x, y + 3.9, label) + rule(x + wide, y + 4.1, Math.max(0, width - wide));
    },
  };
}

const MOST_LINES = 150;

export function noteRows(notes: readonly string[], width: number): readonly Row[] {
  const type = { size: 2.7 };
  const lines = notes.flatMap((note) => wrap(sentence(note), type, width)).slice(0, MOST_LINES);
  return lines.map((line) => ({
    height: 3.5,
    draw: (x: number, y: number) => text(x, y + 2.6, line, { ...type, max: width }),
  }));
}

export const emptyRows = (count: number, height = 6.2): readonly Row[] =>
  Array.from({ length: count }, () => ({
    height,
    draw: (x: number, y: number, width: number) => rule(x, y + height - 0.6, width),
  }));
