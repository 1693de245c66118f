// What stands along the middle of a hull, from front to back.

import { group, mm, type Rect, shape } from '@hardtop/workshop/sheet';
import { spaceText } from '../design/exact.ts';
import type { CrewPart, HullParts, PlantPart, VehicleParts } from './parts.ts';
import { cargoMark, dotted, mounted, plain, plantMark, SEAT, seat, tiles } from './plates.ts';
import type { TurretPart, WeaponPart } from './weapon-parts.ts';

/** Front parts stay in front, back parts at the back, the rest in the middle of what is between. */
type LengthwisePlace = 'front' | 'middle' | 'back';

interface Band {
  readonly place: LengthwisePlace;
  readonly height: number;
  /** Takes what is left over. */
  readonly grows?: boolean;
  readonly draw: (rect: Rect) => string;
}

const GAP = 5;
const total = (bands: readonly Band[]): number => bands.reduce((sum, { height }) => sum + height, 0);

/** One below another, spread over the room or squeezed into it. */
export function stacked(room: Rect, bands: readonly Band[]): string {
  const squeeze = Math.min(1, room.height / Math.max(1, total(bands)));
  const left = room.height - total(bands) * squeeze;
  const growing = bands.some(({ grows }) => grows === true);
  const of = (place: LengthwisePlace): readonly Band[] => bands.filter((band) => band.place === place);
  const middle = of('middle');
  const gap = Math.min(GAP, left / (middle.length + 1));
  const loose = Math.max(0, left - gap * Math.max(0, middle.length - 1));
  let y = room.y;
  const put = ({ height, grows, draw }: Band, after: number): string => {
    const high = height * squeeze + (grows === true ? Math.max(0, left - gap * middle.length) : 0);
    const svg = draw({ x: room.x, y: y + 0.5, width: room.width, height: high - 1 });
    y += high + after;
    return svg;
  };
  const front = of('front').map((band) => put(band, 0));
  y += growing ? (front.length > 0 && middle.length > 0 ? gap : 0) : loose / 2;
  const inner = middle.map((band, i) => put(band, i < middle.length - 1 ? gap : 0));
  y = room.y + room.height - total(of('back')) * squeeze - (growing ? Math.max(0, left - gap * middle.length) : 0);
  return [...front, ...inner, ...of('back').map((band) => put(band, 0))].join('');
}

export function bandsOf(
  loose: readonly WeaponPart[],
  vehicle: VehicleParts,
  parts: HullParts,
  width: number,
): readonly Band[] {
  const main = parts === vehicle.hulls[0];
  const plants = (place: 'front' | 'back' | 'cargo'): readonly Band[] =>
    main ? vehicle.plants.filter(({ at }) => at === place).map(plantBand) : [];
  const crew = parts.crew.filter(({ turret }) => turret === null);
  const below = loose.filter(({ mount }) => mount.toLowerCase().includes('underbody'));
  const above = loose.filter((weapon) => !below.includes(weapon));
  const driver = vehicle.frame.design;
  const side = driver.class === 'cycle' ? null : 'driverSide' in driver ? (driver.driverSide ?? 'left') : 'left';
  return [
    ...plants('front'),
    ...crewBand(
      crew.filter(({ at }) => at === 'front'),
      width,
      side,
    ),
    ...parts.turrets.map((turret) => turretBand(turret, parts, width)),
    ...plateBand(above, width),
    ...plateBand(below, width, true),
    ...crewBand(
      crew.filter(({ at }) => at === 'back'),
      width,
      null,
    ),
    ...plants('back'),
    ...plants('cargo'),
    ...crewBand(
      crew.filter(({ at }) => at === 'cargo'),
      width,
      null,
      'back',
    ),
    ...cargoBand(parts),
  ];
}

const plantBand = (plant: PlantPart): Band => ({
  place: plant.at === 'front' ? 'front' : 'back',
  height: 14,
  draw: ({ x, y, width, height }) => {
    const wide = Math.min(width, 26);
    return plantMark({ x: x + (width - wide) / 2, y, width: wide, height }, plant);
  },
});

/** The front seats of anything wide enough are two, the driver's on his side. */
function crewBand(
  crew: readonly CrewPart[],
  width: number,
  side: 'left' | 'right' | null,
  place: LengthwisePlace = 'middle',
): readonly Band[] {
  if (crew.length === 0) return [];
  const paired = side !== null && crew.length <= 2 && width > 2 * SEAT.width;
  const slots = paired ? 2 : crew.length;
  const across = Math.max(1, Math.min(slots, Math.floor(width / SEAT.width)));
  const height = Math.ceil(slots / across) * SEAT.height;
  return [
    {
      place,
      height: height + 1,
      draw: (rect) => {
        const places = tiles(slots, rect, SEAT);
        const order = paired && side === 'right' ? [...places].reverse() : places;
        return crew.map((person, i) => seat(order[i] ?? rect, person)).join('');
      },
    },
  ];
}

const plateBand = (weapons: readonly WeaponPart[], width: number, below = false): readonly Band[] =>
  weapons.length === 0
    ? []
    : [
        {
          place: 'middle',
          height: 9 * Math.ceil(weapons.length / Math.max(1, Math.floor(width / 9.5))),
          draw: (rect) => (below ? dotted(rect) : '') + plain(rect, weapons),
        },
      ];

function turretBand(turret: TurretPart, parts: HullParts, width: number): Band {
  const weapons = parts.weapons.filter((weapon) => weapon.turret === turret.turret);
  const gunners = parts.crew.filter((person) => person.turret === turret.turret);
  return {
    place: 'middle',
    height: Math.min(width, 21),
    draw: (rect) => {
      const r = Math.min(rect.width, rect.height) / 2;
      const [x, y] = [rect.x + rect.width / 2, rect.y + rect.height / 2];
      const k = turret.square ? r * 0.55 : r;
      const ring = `M${mm(x - r)} ${mm(y - r + k)}A${mm(k)} ${mm(k)} 0 0 1 ${mm(x - r + k)} ${mm(y - r)}H${mm(x + r - k)}A${mm(k)} ${mm(k)} 0 0 1 ${mm(x + r)} ${mm(y - r + k)}V${mm(y + r - k)}A${mm(k)} ${mm(k)} 0 0 1 ${mm(x + r - k)} ${mm(y + r)}H${mm(x - r + k)}A${mm(k)} ${mm(k)} 0 0 1 ${mm(x - r)} ${mm(y + r - k)}z`;
      const half = r * 0.72;
      const upper = gunners.length > 0 ? half : 2 * half;
      const guns = { x: x - half, y: y - half, width: 2 * half, height: upper };
      const seats = { x: x - half, y, width: 2 * half, height: half };
      const under = turret.at.toLowerCase().includes('underbody') ? ' stroke-dasharray="1.2 .8"' : '';
      return group(
        turret.name,
        shape(ring, 'medium', '#fff', under) +
          mounted(guns, weapons, y - r - 1.6, 'up') +
          tiles(gunners.length, seats, SEAT)
            .map((place, i) => (gunners[i] === undefined ? '' : seat(place, gunners[i])))
            .join(''),
        `data-at="${turret.id}"`,
      );
    },
  };
}

function cargoBand({ hull, cargo }: HullParts): readonly Band[] {
  const spaces = hull.body.cargoSpaces;
  const hauls = hull.kind === 'trailer' || hull.kind === 'carTrailer' || hull.kind === 'carrier';
  if (spaces === 0 && cargo.length === 0 && !hauls) return [];
  const words =
    spaces > 0 ? `${spaceText(spaces)} spaces` : hauls ? `${spaceText(hull.body.spaces)} spaces in all` : 'aboard';
  return [{ place: 'back', height: 12, grows: true, draw: (rect) => cargoMark(rect, words) }];
}
