// Plant, running gear, accessories, cargo and notes as rows.

import { type Row, sentence, widthOf, wrap } from '@hardtop/workshop/sheet';
import { lostOf, type SheetDamage } from './damage.ts';
import type { GearPart } from './gear-parts.ts';
import type { PlantPart } from './parts.ts';
import { BEHIND, EMPTY_ROW, FIELD_ROW, GEAR_ROW, NOTE, NOTE_ROW, PLANT_ROW } from './row-layouts.ts';

export const plantRow = ({ id, name, dp, at }: PlantPart, damage: SheetDamage): Row => ({
  layout: PLANT_ROW,
  fill: { id, name, at: at === 'cargo' ? 'in the cargo area' : at, dp, lost: lostOf(damage.hits, id) },
});

export function gearRow({ id, name, where, note, dp, boxes }: GearPart, damage: SheetDamage, width: number): Row {
  const side = [where, note].filter((words) => words !== '').join(', ');
  const nameWidth = Math.min(widthOf(name, BEHIND.name), width);
  const isBehind = nameWidth + widthOf(side, BEHIND.words) + BEHIND.gap <= width;
  const pieces = dp.map((each, i) => ({
    dp: each,
    boxes,
    lost: lostOf(damage.hits, dp.length > 1 ? `${id}.${i}` : id),
  }));
  return {
    layout: GEAR_ROW,
    fill: {
      ...{ id, name, boxes },
      behind: isBehind ? side : '',
      below: isBehind ? '' : side,
      pieces: dp.some((each) => each > 0) ? pieces : [],
    },
  };
}

export const fieldRow = (label: string): Row => ({ layout: FIELD_ROW, fill: { label } });

const MOST_LINES = 150;

export const noteRows = (notes: readonly string[], width: number): readonly Row[] =>
  notes
    .flatMap((note) => wrap(sentence(note), NOTE, width))
    .slice(0, MOST_LINES)
    .map((line) => ({ layout: NOTE_ROW, fill: { line } }));

export const emptyRows = (count: number): readonly Row[] =>
  Array.from({ length: count }, () => ({ layout: EMPTY_ROW, fill: {} }));
