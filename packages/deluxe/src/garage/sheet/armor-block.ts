// The armor of one side: its name, its points, a box for each.

import {
  box,
  boxesOrFigure,
  boxGrid,
  caption,
  group,
  type Rect,
  sentence,
  text,
  widthOf,
} from '@hardtop/workshop/sheet';
import { ARMOR_ABBREVIATIONS } from '../../catalog/armor-locations.ts';
import { type Location, MOUNT_WORDS } from '../design/fittings.ts';
import { joinPart } from '../figures/lines.ts';
import { lostOf, type SheetDamage } from './damage.ts';
import type { HullParts } from './parts.ts';

export interface FrameOptions {
  readonly damage: SheetDamage;
  readonly blank: boolean;
}

export interface Block {
  readonly where: Location;
  readonly points: number;
  readonly lost: number;
}

const CAPTION = 3.6;
/** Room for a block on the blank form. */
const BLANK_BLOCK = 13;

export function blockOf(parts: HullParts, where: Location, { damage }: FrameOptions): Block {
  const points = parts.hull.fit.armor.points[where] ?? 0;
  return { where, points, lost: lostOf(damage.armor, joinPart(parts.part, where)) };
}

const LABEL = { size: 2.1, bold: true, spacing: 0.12 } as const;
const FIGURE = { size: 2.9, bold: true } as const;

const labelOf = ({ where }: Block): string => MOUNT_WORDS[where].toUpperCase();

function blockWidth(block: Block, room: { readonly width: number; readonly height: number }): number {
  const label = widthOf(labelOf(block), LABEL) + widthOf(String(block.points), FIGURE) + 2;
  const grid = boxGrid(block.points, { width: room.width, height: room.height - CAPTION });
  return Math.min(room.width, Math.max(label, grid?.width ?? room.width));
}

export function blockHeight(block: Block, width: number, most: number, blank: boolean): number {
  if (blank) return BLANK_BLOCK;
  return CAPTION + (boxGrid(block.points, { width, height: most - CAPTION })?.height ?? 4);
}

const startOf = (room: Rect, width: number, align: 'start' | 'middle' | 'end'): number => {
  const free = room.width - width;
  return room.x + (align === 'start' ? 0 : align === 'end' ? free : free / 2);
};

/** The caption with its figure, and the boxes below it, in the middle of the room or flush with a side. */
export function drawBlock(
  room: Rect,
  block: Block,
  blank: boolean,
  align: 'start' | 'middle' | 'end' = 'middle',
): string {
  const name = `${sentence(MOUNT_WORDS[block.where])} armor`;
  if (blank) return blankBlock(room, block, name);
  const width = blockWidth(block, room);
  const x = startOf(room, width, align);
  const inner = { width: room.width, height: room.height - CAPTION };
  const grid = boxGrid(block.points, inner);
  const left = startOf({ ...room, x, width }, grid?.width ?? width, align);
  const figure = String(block.points);
  const label =
    text(x, room.y + 2.4, labelOf(block), { ...LABEL, max: width - widthOf(figure, FIGURE) - 0.8 }) +
    text(x + width, room.y + 2.4, figure, { ...FIGURE, anchor: 'end' });
  const points = boxesOrFigure(block.points, left, room.y + CAPTION, inner, { lost: block.lost, title: name });
  const left0 = Math.max(0, block.points - block.lost);
  return group(
    `${name}: ${left0} of ${block.points}`,
    label + points,
    `data-armor="${ARMOR_ABBREVIATIONS[block.where]}"`,
  );
}

const blankBlock = ({ x, y, width, height }: Rect, block: Block, name: string): string =>
  group(
    name,
    caption(x, y + 2.2, labelOf(block), { bold: true, max: width }) +
      box({ x, y: y + 3, width, height: height - 3 }, 'thin'),
  );
