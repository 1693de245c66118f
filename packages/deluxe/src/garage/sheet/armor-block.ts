// The armor of one side: its name, its points, a box for each.

import { boxGrid, drawLayout, type Rect, sentence, widthOf } from '@hardtop/workshop/sheet';
import { ARMOR_ABBREVIATIONS } from '../../catalog/armor-locations.ts';
import { type Location, MOUNT_WORDS } from '../design/fittings.ts';
import { joinPart } from '../figures/lines.ts';
import { lostOf, type SheetDamage } from './damage.ts';
import { armorBlock, CAPTION, FIGURE, LABEL } from './frame-layouts.ts';
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

/** Room for a block on the blank form. */
const BLANK_BLOCK = 13;

export function blockOf(parts: HullParts, where: Location, { damage }: FrameOptions): Block {
  const points = parts.hull.fit.armor.points[where] ?? 0;
  return { where, points, lost: lostOf(damage.armor, joinPart(parts.part, where)) };
}

export function blockHeight({ points }: Block, width: number, most: number, blank: boolean): number {
  if (blank) return BLANK_BLOCK;
  return CAPTION + (boxGrid(points, { width, height: most - CAPTION })?.height ?? 4);
}

const BLOCKS = { start: armorBlock('start'), middle: armorBlock('middle'), end: armorBlock('end') } as const;

/** Its name begins, and its points end, where the boxes do, or the two of them where there are few. */
export function drawBlock(room: Rect, block: Block, blank: boolean, anchor: keyof typeof BLOCKS = 'middle'): string {
  const { where, points, lost } = block;
  const label = MOUNT_WORDS[where].toUpperCase();
  const figure = widthOf(String(points), FIGURE);
  const grid = boxGrid(points, { width: room.width, height: room.height - CAPTION });
  const width = Math.min(room.width, Math.max(widthOf(label, LABEL) + figure + 2, grid?.width ?? room.width));
  const from = anchor === 'start' ? 0 : (room.width - width) / (anchor === 'end' ? 1 : 2);
  const fill = {
    ...{ label, points, lost, from },
    name: `${sentence(MOUNT_WORDS[where])} armor`,
    code: ARMOR_ABBREVIATIONS[where],
    left: Math.max(0, points - lost),
    to: from + width,
    most: width - figure - 0.8,
    isBlank: blank ? 1 : 0,
  };
  return drawLayout(BLOCKS[anchor], fill, room);
}
