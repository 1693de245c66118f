// A hull from above with its components where they sit.

import { at, group, mm, PENS, type Pen, type Rect } from '@hardtop/workshop/sheet';
import type { Location } from '../design/fittings.ts';
import { bandsOf, stacked } from './bands.ts';
import type { Outline } from './outline.ts';
import { outlineOf } from './outlines.ts';
import type { HullParts, VehicleParts } from './parts.ts';
import { type Direction, mounted, wheelMark } from './plates.ts';
import type { WeaponPart } from './weapon-parts.ts';
import type { CornerId } from './wheels.ts';

/** Larger than this it only wastes ink. */
const LARGEST = 1.38;
/** How far barrels stand out of the hull. */
export const MUZZLE = 2.4;

export interface PlacedDiagram {
  readonly svg: string;
  /** What it covers on the page. */
  readonly bounds: Rect;
  /** How far down the page the wheels of each corner are. */
  readonly wheels: ReadonlyMap<CornerId, number>;
}

function lines(outline: Outline, scale: number): string {
  const pen = (d: string, of: Pen, more = ''): string =>
    d === ''
      ? ''
      : `<path d="${d}" fill="none" stroke="#000" stroke-width="${mm(PENS[of] / scale)}" stroke-linejoin="round"${more}/>`;
  return (
    `<g transform="scale(${Math.round(scale * 1000) / 1000})">` +
    `<path d="${outline.body}" fill="#fff" stroke="#000" stroke-width="${mm(PENS.heavy / scale)}" stroke-linejoin="round"/>` +
    pen(outline.thin, 'thin') +
    pen(outline.hair, 'hair') +
    pen(outline.dashed, 'thin', ' stroke-dasharray="1.6 1.2"') +
    '</g>'
  );
}

const scaled = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x * by,
  y: y * by,
  width: width * by,
  height: height * by,
});

function fitted(
  room: Rect,
  vehicle: VehicleParts,
  parts: HullParts,
): { readonly outline: Outline; readonly scale: number } {
  const outline = outlineOf(vehicle.frame.design, parts.hull.kind, room.height / room.width);
  const { width, height } = outline.bounds;
  return { outline, scale: Math.min(LARGEST, room.width / width, room.height / height) };
}

/** How much of its room it will fill. */
export function placedSize(room: Rect, vehicle: VehicleParts, parts: HullParts): Rect {
  const { outline, scale } = fitted(room, vehicle, parts);
  return scaled(outline.bounds, scale);
}

function wheelLevels({ wheels }: Outline, scale: number, y: number): ReadonlyMap<CornerId, number> {
  const levels = new Map<CornerId, number>();
  for (const corner of new Set(wheels.map((wheel) => wheel.corner))) {
    const here = wheels.filter((wheel) => wheel.corner === corner);
    const middle = here.reduce((sum, wheel) => sum + wheel.y + wheel.height / 2, 0) / here.length;
    levels.set(corner, y + middle * scale);
  }
  return levels;
}

/** The hull alone, in the middle of its room. */
export function diagram(room: Rect, vehicle: VehicleParts, parts: HullParts, empty = false): PlacedDiagram {
  const { outline, scale } = fitted(room, vehicle, parts);
  const { bounds } = outline;
  const origin = {
    x: room.x + room.width / 2 - (bounds.x + bounds.width / 2) * scale,
    y: room.y + room.height / 2 - (bounds.y + bounds.height / 2) * scale,
  };
  const wheels = outline.wheels.map((wheel) => wheelMark(scaled(wheel, scale))).join('');
  const inside = empty ? '' : contents(outline, scale, vehicle, parts);
  const drawing = wheels + lines(outline, scale) + inside;
  const placed = scaled(bounds, scale);
  return {
    svg: group(`${parts.hull.body.name} from above`, at(origin.x, origin.y, drawing)),
    wheels: wheelLevels(outline, scale, origin.y),
    bounds: { ...placed, x: placed.x + origin.x, y: placed.y + origin.y },
  };
}

type Flank = 'front' | 'back' | 'left' | 'right';

const FLANKS: Readonly<Partial<Record<Location, readonly [flank: Flank, half: 'all' | 'front' | 'back']>>> = {
  front: ['front', 'all'],
  back: ['back', 'all'],
  left: ['left', 'all'],
  right: ['right', 'all'],
  frontLeft: ['left', 'front'],
  backLeft: ['left', 'back'],
  frontRight: ['right', 'front'],
  backRight: ['right', 'back'],
};

const DIRECTIONS = { front: 'up', back: 'down', left: 'left', right: 'right' } as const satisfies Record<
  Flank,
  Direction
>;

const halfOf = ({ x, y, width, height }: Rect, half: 'all' | 'front' | 'back'): Rect =>
  half === 'all' ? { x, y, width, height } : { x, y: half === 'front' ? y : y + height / 2, width, height: height / 2 };

function flankWeapons(outline: Outline, scale: number, weapons: readonly WeaponPart[]): string {
  const edge = scaled(outline.bounds, scale);
  const ends = {
    front: (outline.muzzles?.front ?? outline.bounds.y) * scale - MUZZLE,
    back: (outline.muzzles?.back ?? outline.bounds.y + outline.bounds.height) * scale + MUZZLE,
    left: edge.x - 0.4,
    right: edge.x + edge.width + 0.4,
  } as const satisfies Record<Flank, number>;
  return Object.entries(FLANKS)
    .map(([mount, [flank, half]]) => {
      const here = weapons.filter((weapon) => weapon.mount === mount);
      const area = outline.zones[flank];
      if (here.length === 0 || area === null) return '';
      return mounted(halfOf(scaled(area, scale), half), here, ends[flank], DIRECTIONS[flank]);
    })
    .join('');
}

/** Whether a weapon stands at an edge of the hull; the others go to the middle. */
const onFlank = (outline: Outline, { mount }: WeaponPart): boolean => {
  const place = mount === 'turret' || mount === 'platform' ? undefined : FLANKS[mount];
  return place !== undefined && outline.zones[place[0]] !== null;
};

function contents(outline: Outline, scale: number, vehicle: VehicleParts, parts: HullParts): string {
  const { left, core } = outline.zones;
  const sides = parts.weapons.some(({ mount }) => /left|right/i.test(mount));
  const spare = left === null || sides ? 0 : left.width * 0.7;
  const room = scaled({ ...core, x: core.x - spare, width: core.width + 2 * spare }, scale);
  const loose = parts.weapons.filter((weapon) => weapon.turret === null && !onFlank(outline, weapon));
  return flankWeapons(outline, scale, parts.weapons) + stacked(room, bandsOf(loose, vehicle, parts, room.width));
}
