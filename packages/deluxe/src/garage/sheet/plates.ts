// Components side by side in a room of a hull, weapons with their muzzles out of it.

import { drawLayout, inset, mm, type Rect, shape } from '@hardtop/workshop/sheet';
import { MOUNT_WORDS } from '../design/fittings.ts';
import { LARGEST, PLATE } from './hull-layouts.ts';
import type { WeaponPart } from './weapon-parts.ts';

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

const plate = (rect: Rect, { id, mark, name, code, mount }: WeaponPart): string =>
  drawLayout(PLATE, { id, mark, name, code, where: mount === 'turret' ? 'in the turret' : MOUNT_WORDS[mount] }, rect);

/** Guns show a barrel, whatever drops things a chute. */
function muzzle({ x, y, width, height }: Rect, { toHit }: WeaponPart, to: number, isAcross: boolean): string {
  const [cx, cy] = [x + width / 2, y + height / 2];
  const [r, end] = toHit === null ? [1.5, 2.3] : [0.55, 0.55];
  const d = isAcross
    ? `M${mm(cx)} ${mm(cy - r)}L${mm(to)} ${mm(cy - end)}V${mm(cy + end)}L${mm(cx)} ${mm(cy + r)}z`
    : `M${mm(cx - r)} ${mm(cy)}L${mm(cx - end)} ${mm(to)}H${mm(cx + end)}L${mm(cx + r)} ${mm(cy)}z`;
  return shape(d, 'thin');
}

const tiled = (room: Rect, weapons: readonly WeaponPart[], draw: (rect: Rect, weapon: WeaponPart) => string): string =>
  tiles(weapons.length, room, LARGEST.plate)
    .flatMap((rect, i) => (weapons[i] === undefined ? [] : [draw(rect, weapons[i])]))
    .join('');

export const plates = (room: Rect, weapons: readonly WeaponPart[]): string => tiled(room, weapons, plate);

/** All weapons of one mount, their muzzles out to the given line. */
export const mounted = (room: Rect, weapons: readonly WeaponPart[], to: number, isAcross = false): string =>
  tiled(room, weapons, (rect, weapon) => muzzle(rect, weapon, to, isAcross)) + plates(room, weapons);
