// The components as they are drawn inside a hull.

import { box, group, hatch, inset, mm, type Rect, rule, shape, stroke, text } from '@hardtop/workshop/sheet';
import { MOUNT_WORDS } from '../design/fittings.ts';
import type { CrewPart, PlantPart } from './parts.ts';
import type { WeaponPart } from './weapon-parts.ts';

export type Direction = 'up' | 'down' | 'left' | 'right';

/** So many equal tiles in a room, as large as they get and centred. */
export function tiles(
  count: number,
  room: Rect,
  most: { readonly width: number; readonly height: number },
): readonly Rect[] {
  let best = { across: 1, width: 0, height: 0 };
  for (let across = 1; across <= count; across += 1) {
    const scale = Math.min(
      1,
      room.width / (across * most.width),
      room.height / (Math.ceil(count / across) * most.height),
    );
    const width = scale * most.width;
    if (width > best.width + 0.01) best = { across, width, height: scale * most.height };
  }
  const down = Math.ceil(count / best.across);
  const top = room.y + (room.height - down * best.height) / 2;
  return Array.from({ length: count }, (_, i) => {
    const line = Math.floor(i / best.across);
    const inLine = Math.min(best.across, count - line * best.across);
    const left = room.x + (room.width - inLine * best.width) / 2;
    const tile = {
      x: left + (i % best.across) * best.width,
      y: top + line * best.height,
      width: best.width,
      height: best.height,
    };
    return inset(tile, Math.min(0.4, best.width * 0.06));
  });
}

const PLATE = { width: 9.5, height: 8 } as const;

/** A letter over the book's abbreviation. */
function plate(rect: Rect, weapon: WeaponPart): string {
  const { x, y, width, height } = rect;
  const middle = x + width / 2;
  const where = weapon.mount === 'turret' ? 'in the turret' : MOUNT_WORDS[weapon.mount];
  return group(
    `${weapon.mark}: ${weapon.name}, ${where}`,
    box(rect, 'medium', '#fff', 0.5) +
      text(middle, y + height * 0.52, weapon.mark, {
        size: height * 0.5,
        bold: true,
        anchor: 'middle',
        max: width - 0.6,
      }) +
      text(middle, y + height * 0.88, weapon.code, { size: height * 0.3, anchor: 'middle', max: width - 0.6 }),
    `data-at="${weapon.id}"`,
  );
}

/** Guns show a barrel, whatever drops things a chute. */
function muzzle({ x, y, width, height }: Rect, weapon: WeaponPart, to: number, direction: Direction): string {
  const [cx, cy] = [x + width / 2, y + height / 2];
  const aimed = weapon.toHit !== null;
  const r = aimed ? 0.55 : 1.5;
  const flare = aimed ? 0 : 0.8;
  switch (direction) {
    case 'up':
      return shape(
        `M${mm(cx - r)} ${mm(cy)}L${mm(cx - r - flare)} ${mm(to)}H${mm(cx + r + flare)}L${mm(cx + r)} ${mm(cy)}z`,
        'thin',
      );
    case 'down':
      return shape(
        `M${mm(cx - r)} ${mm(cy)}L${mm(cx - r - flare)} ${mm(to)}H${mm(cx + r + flare)}L${mm(cx + r)} ${mm(cy)}z`,
        'thin',
      );
    case 'left':
    case 'right':
      return shape(
        `M${mm(cx)} ${mm(cy - r)}L${mm(to)} ${mm(cy - r - flare)}V${mm(cy + r + flare)}L${mm(cx)} ${mm(cy + r)}z`,
        'thin',
      );
  }
}

/** All weapons of one mount, their muzzles out to the given line. */
export function mounted(room: Rect, weapons: readonly WeaponPart[], to: number, direction: Direction): string {
  const rects = tiles(weapons.length, room, PLATE);
  const each = (draw: (rect: Rect, weapon: WeaponPart) => string): string =>
    weapons.map((weapon, i) => draw(rects[i] ?? room, weapon)).join('');
  return each((rect, weapon) => muzzle(rect, weapon, to, direction)) + each(plate);
}

export const plain = (room: Rect, weapons: readonly WeaponPart[]): string =>
  tiles(weapons.length, room, PLATE)
    .map((rect, i) => {
      const weapon = weapons[i];
      return weapon === undefined ? '' : plate(rect, weapon);
    })
    .join('');

/** Dotted: below the floor. */
export const dotted = (room: Rect): string =>
  stroke(
    `M${mm(room.x)} ${mm(room.y)}h${mm(room.width)}v${mm(room.height)}h${mm(-room.width)}z`,
    'thin',
    ' stroke-dasharray="1 .8"',
  );

export function plantMark(rect: Rect, plant: PlantPart): string {
  const { x, y, width, height } = rect;
  const label = { x: x + width * 0.16, y: y + height / 2 - 2, width: width * 0.68, height: 4 };
  return group(
    `${plant.name}, ${plant.at}`,
    box(rect, 'medium', '#fff', 1) +
      hatch(inset(rect, 0.8), 1.6) +
      `<rect x="${mm(label.x)}" y="${mm(label.y)}" width="${mm(label.width)}" height="${mm(label.height)}" fill="#fff"/>` +
      text(x + width / 2, y + height / 2 + 1, 'PLANT', {
        size: 2.7,
        bold: true,
        anchor: 'middle',
        spacing: 0.2,
        max: label.width - 0.4,
      }),
    `data-at="${plant.id}"`,
  );
}

export const SEAT = { width: 9.5, height: 10 } as const;

export function seat(rect: Rect, { id, mark, name }: CrewPart): string {
  const { x, y, width, height } = rect;
  const back = { x: x + width * 0.1, y: y + height * 0.76, width: width * 0.8, height: height * 0.24 };
  return group(
    `${mark}: ${name}`,
    box({ x, y, width, height: height * 0.86 }, 'medium', '#fff', width * 0.28) +
      box(back, 'medium', '#fff', height * 0.1) +
      text(x + width / 2, y + height * 0.58, mark, {
        size: height * 0.42,
        bold: true,
        anchor: 'middle',
        max: width - 1,
      }),
    `data-at="${id}"`,
  );
}

export function cargoMark(rect: Rect, spaces: string): string {
  const { x, y, width, height } = rect;
  return group(
    `Cargo area, ${spaces}`,
    dotted(rect) +
      stroke(
        `M${mm(x)} ${mm(y)}l${mm(width)} ${mm(height)}M${mm(x + width)} ${mm(y)}l${mm(-width)} ${mm(height)}`,
        'hair',
      ) +
      `<rect x="${mm(x + width / 2 - Math.min(9, width * 0.42))}" y="${mm(y + height / 2 - 3)}" width="${mm(Math.min(18, width * 0.84))}" height="6" fill="#fff"/>` +
      text(x + width / 2, y + height / 2 - 0.2, 'CARGO', {
        size: 2.4,
        bold: true,
        anchor: 'middle',
        spacing: 0.2,
        max: width - 1,
      }) +
      text(x + width / 2, y + height / 2 + 2.3, spaces, { size: 2.1, anchor: 'middle', max: width - 1 }),
  );
}

export const wheelMark = ({ x, y, width, height }: Rect): string => {
  const treads: string[] = [];
  for (let k = y + height * 0.12; k < y + height * 0.95; k += height / 9)
    treads.push(rule(x + width * 0.12, k, width * 0.76));
  return box({ x, y, width, height }, 'medium', '#fff', width * 0.28) + treads.join('');
};
