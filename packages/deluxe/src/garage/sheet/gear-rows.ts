// Plant, running gear, accessories, cargo and notes as rows.

import { boxGrid, sentence, widthOf, wrap } from '@hardtop/workshop/sheet';
import { lostOf, type SheetDamage } from './damage.ts';
import type { Row } from './flow.ts';
import type { GearPart } from './gear-parts.ts';
import type { PlantPart } from './parts.ts';
import { BOX, EMPTY_ROW, FIELD_ROW, GEAR_BOXES, GEAR_ROW, LINES, NOTE_ROW, PLANT_ROW } from './row-layouts.ts';

export function plantRow({ id, name, dp, at }: PlantPart, damage: SheetDamage, width: number): Row {
  const tall = boxGrid(dp, { width: width - 10, height: 20 }, BOX)?.height ?? 0;
  const where = at === 'cargo' ? 'in the cargo area' : at;
  return {
    height: 7 + tall,
    marks: PLANT_ROW,
    fill: { id, name, at: where, dp, lost: lostOf(damage.hits, id), tall },
  };
}

const SMALL = { size: 2.4 } as const;

export function gearRow({ id, name, where, note, dp, boxes }: GearPart, damage: SheetDamage, width: number): Row {
  const side = [where, note].filter((words) => words !== '').join(', ');
  const nameWidth = Math.min(widthOf(name, { size: 2.9, bold: true }), width);
  const isBeside = nameWidth + widthOf(side, SMALL) + 3 <= width;
  const notes = isBeside || side === '' ? [] : wrap(side, SMALL, width);
  const room = { width: width - GEAR_BOXES.beside, height: GEAR_BOXES.height };
  let down = 0;
  const pieces = (dp.some((each) => each > 0) ? dp : []).map((each, i) => {
    const piece = { dp: each, boxes, lost: lostOf(damage.hits, dp.length > 1 ? `${id}.${i}` : id), down };
    down += (boxGrid(each, room, BOX)?.height ?? BOX) + 0.9;
    return piece;
  });
  const noted = notes.length * LINES.gear;
  const fill = {
    id,
    name,
    beside: isBeside ? side : '',
    notes: notes.map((line) => ({ line })),
    noted,
    boxes,
    pieces,
    tall: noted + down,
  };
  return { height: 5.2 + noted + down, marks: GEAR_ROW, fill };
}

export const fieldRow = (label: string): Row => ({ height: 5.4, marks: FIELD_ROW, fill: { label } });

const MOST_LINES = 150;

export function noteRows(notes: readonly string[], width: number): readonly Row[] {
  const lines = notes.flatMap((note) => wrap(sentence(note), { size: 2.7 }, width)).slice(0, MOST_LINES);
  return lines.map((line) => ({ height: LINES.note, marks: NOTE_ROW, fill: { line } }));
}

export const emptyRows = (count: number): readonly Row[] =>
  Array.from({ length: count }, () => ({ height: 6.2, marks: EMPTY_ROW, fill: {} }));
