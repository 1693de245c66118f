// A hull within its armor: a block of boxes for every side, tires at their corners.

import type { Rect } from '@hardtop/workshop/sheet';
import type { Location } from '../design/fittings.ts';
import { type Block, blockHeight, blockOf, drawBlock, type FrameOptions } from './armor-block.ts';
import { diagram, MUZZLE, type PlacedDiagram, placedSize } from './diagram.ts';
import type { HullParts, VehicleParts } from './parts.ts';
import { tireColumn } from './tire-column.ts';
import type { CornerId, TirePart } from './wheels.ts';

const GAP = 3;
/** Room that the drawing of the hull needs beside its armor. */
const HULL_SHARE = 0.58;
/** Long vehicles have more armor at their flanks. */
const LONG_HULL_SHARE = 0.5;
/** Nothing gains by being drawn longer, but for what is long. */
const MOST_LENGTH = 122;
const FRONT_WIDTH = 84;

const SIDES = [
  'left',
  'frontLeft',
  'backLeft',
  'right',
  'frontRight',
  'backRight',
] as const satisfies readonly Location[];
const FLAT = [
  'top',
  'frontTop',
  'backTop',
  'underbody',
  'frontUnderbody',
  'backUnderbody',
] as const satisfies readonly Location[];

export interface Framed {
  readonly svg: string;
  readonly height: number;
}

/** From the top of its room down; what it does not need is left free. */
export function armorFrame(room: Rect, vehicle: VehicleParts, parts: HullParts, options: FrameOptions): Framed {
  const has = (where: Location): boolean => parts.hull.locations.includes(where);
  const of = (where: Location): Block => blockOf(parts, where, options);
  const wide = Math.min(FRONT_WIDTH, room.width);
  const most = room.height * 0.13;
  const end = (where: Location): number => (has(where) ? blockHeight(of(where), wide, most, options.blank) + GAP : 0);
  const flat = FLAT.filter(has).map(of);
  const panel = flatHeight(flat, room.width, room.height * 0.24, options.blank);
  const [front, back, under] = [end('front'), end('back'), panel > 0 ? panel + GAP : 0];
  const middle = hullRow(
    { ...room, y: room.y + front, height: room.height - front - back - under },
    vehicle,
    parts,
    options,
  );
  const ends = { x: room.x + (room.width - wide) / 2, width: wide };
  const below = room.y + front + middle.height;
  const svg = [
    has('front') ? drawBlock({ ...ends, y: room.y, height: front - GAP }, of('front'), options.blank) : '',
    middle.svg,
    has('back') ? drawBlock({ ...ends, y: below + GAP, height: back - GAP }, of('back'), options.blank) : '',
    flatPanel({ x: room.x, y: below + back + GAP, width: room.width, height: panel }, flat, options.blank),
  ].join('');
  return { svg, height: front + middle.height + back + under };
}

/** Hull in the middle, flank armor and tires to both sides. */
function hullRow(room: Rect, vehicle: VehicleParts, parts: HullParts, options: FrameOptions): Framed {
  const long = parts.hull.locations.includes('frontUnderbody');
  const hullWidth = room.width * (long ? LONG_HULL_SHARE : HULL_SHARE);
  const column = (room.width - hullWidth) / 2 - GAP;
  const share = {
    ...room,
    x: room.x + (room.width - hullWidth) / 2,
    width: hullWidth,
    height: Math.min(room.height - 2 * MUZZLE, long ? 200 : MOST_LENGTH),
  };
  const height = Math.min(room.height, placedSize(share, vehicle, parts).height + 2 * MUZZLE);
  const placed = diagram({ ...share, y: room.y + MUZZLE, height: height - 2 * MUZZLE }, vehicle, parts, options.blank);
  const side = (x: number, right: boolean): string => {
    const here = SIDES.filter(
      (where) => parts.hull.locations.includes(where) && where.toLowerCase().includes(right ? 'right' : 'left'),
    );
    const tires = vehicle.tires.filter(({ corner }) => isRight(corner) === right && placed.wheels.has(corner));
    const blocks = here.map((where) => blockOf(parts, where, options));
    return flankColumn({ x, y: room.y, width: column, height }, blocks, tires, placed, options);
  };
  return { svg: side(room.x, false) + placed.svg + side(room.x + room.width - column, true), height };
}

/** A wheel in the middle is written to the right. */
const isRight = (corner: CornerId): boolean => !corner.endsWith('left');

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** Tires level with their wheels, armor in what is left between them. */
function flankColumn(
  room: Rect,
  blocks: readonly Block[],
  tires: readonly TirePart[],
  placed: PlacedDiagram,
  options: FrameOptions,
): string {
  const flush = room.x < placed.bounds.x ? 'end' : 'start';
  const of = (end: 'front' | 'back'): readonly TirePart[] => tires.filter(({ corner }) => corner.startsWith(end));
  const [ahead, behind] = [tireColumn(of('front'), room.width, options), tireColumn(of('back'), room.width, options)];
  const armorNeeds = blocks.reduce(
    (sum, block) => sum + blockHeight(block, room.width, room.height * 0.4, options.blank) + GAP,
    0,
  );
  const squeeze = Math.min(1, room.height / Math.max(1, ahead.height + behind.height + 2 * GAP + armorNeeds));
  const [up, down] = [ahead.height * squeeze, behind.height * squeeze];
  const level = (end: readonly TirePart[]): number => placed.wheels.get(end[0]?.corner ?? 'front') ?? room.y;
  const bottom = room.y + room.height;
  const free = Math.max(0, room.height - up - down - armorNeeds - 2 * GAP);
  const top = up === 0 ? room.y : within(level(of('front')) - up / 2, room.y, room.y + free / 2);
  const low = down === 0 ? bottom : within(level(of('back')) - down / 2, bottom - down - free / 2, bottom - down);
  const start = up === 0 ? room.y : top + up + GAP;
  const share = ((down === 0 ? bottom : low - GAP) - start) / Math.max(1, blocks.length);
  const armor = blocks.map((block, i) => {
    const height = Math.min(
      share - 1,
      blockHeight(block, room.width, share - 1, options.blank) + (options.blank ? 12 : 0),
    );
    // One block alone stands level with that of the other side, whatever tires are about it.
    const middle = blocks.length === 1 ? room.y + room.height / 2 : start + (i + 0.5) * share;
    const y = within(middle - height / 2, start + i * share, start + (i + 1) * share - height);
    return drawBlock({ x: room.x, y, width: room.width, height }, block, options.blank, flush);
  });
  return ahead.draw(room.x, top, squeeze, flush) + armor.join('') + behind.draw(room.x, low, squeeze, flush);
}

const across = (count: number): number => (count > 2 ? 2 : Math.max(1, count));

function flatHeight(blocks: readonly Block[], width: number, most: number, blank: boolean): number {
  if (blocks.length === 0) return 0;
  const columns = across(blocks.length);
  const lines = Math.ceil(blocks.length / columns);
  const each = width / columns - GAP;
  const highest = Math.max(...blocks.map((block) => blockHeight(block, each, most / lines - 1.5, blank)));
  return Math.min(most, lines * (highest + 1.5));
}

/** Top and underbody side by side; halves in two lines. */
function flatPanel(room: Rect, blocks: readonly Block[], blank: boolean): string {
  const columns = across(blocks.length);
  const lines = Math.max(1, Math.ceil(blocks.length / columns));
  const [width, height] = [room.width / columns, room.height / lines];
  return blocks
    .map((block, i) => {
      const [column, line] = [i % columns, Math.floor(i / columns)];
      const place = {
        x: room.x + column * width + GAP / 2,
        y: room.y + line * height,
        width: width - GAP,
        height: height - 1.5,
      };
      return drawBlock(place, block, blank);
    })
    .join('');
}
