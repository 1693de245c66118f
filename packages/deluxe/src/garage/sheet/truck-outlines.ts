// Cabs, carriers, buses and trailers from above. Long boxes are drawn as long as the page lets them.

import { circle } from '@hardtop/workshop/sheet';
import type { CarrierKind } from '../../catalog/carriers.ts';
import {
  axle,
  boxPathOf,
  cutBox,
  flanks,
  type Outline,
  poly,
  symmetric,
  type WheelMark,
  type Zones,
  zone,
} from './outline.ts';

const HALF = 24;

/** How much longer than wide, between what looks right and what the page has room for. */
const lengthFor = (aspect: number, least: number, most: number): number =>
  2 * (HALF + 4) * Math.min(most, Math.max(least, aspect));

const boxZones = (top: number, bottom: number, half = HALF): Zones => ({
  front: zone(half * 0.8, top + 2, top + 13),
  back: zone(half * 0.8, bottom - 13, bottom - 2),
  ...flanks(half - 1.6, 10.5, top + 15, bottom - 15),
  core: zone(half - 13, top + 14.5, bottom - 14.5),
});

const CAB_TOP = -48;

/** A long hood before the cab. */
const conventionalBody = (bottom: number): string =>
  symmetric(
    [
      [CAB_TOP, 9],
      [CAB_TOP + 1.5, 14.5],
      [CAB_TOP + 12, 16],
      [-22, 17.5],
      [-16, 23],
      [-6, HALF],
      [bottom - 3, HALF],
      [bottom - 1, 23],
      [bottom, 21],
    ],
    0.34,
  );

/** The cab over the engine. */
const cabOverBody = (bottom: number): string =>
  symmetric(
    [
      [CAB_TOP, 15],
      [CAB_TOP + 0.8, 20],
      [CAB_TOP + 3, 22.6],
      [CAB_TOP + 9, HALF],
      [bottom - 3, HALF],
      [bottom - 1, 23],
      [bottom, 21],
    ],
    0.34,
  );

/** From one edge to the other, narrower behind. */
const windshield = (front: number, back: number, narrow: number): string =>
  poly([
    { x: -20, y: front },
    { x: 20, y: front },
    { x: narrow, y: back },
    { x: -narrow, y: back },
  ]);

/** A ten-wheeler's or a tractor's cab; `frame` is the length of bare rails behind it. */
export function cabOutline(longNose: boolean, frame: 'fifth-wheel' | 'bare' | 'carried'): Outline {
  const top = CAB_TOP;
  const bottom = longNose ? 22 : 16;
  const rails = frame === 'carried' ? 30 : 66;
  const hood = longNose ? `M-15 -20H15` : `M-18 -40H18`;
  const fifthWheel = frame === 'fifth-wheel' ? circle(0, 46, 9) + circle(0, 46, 2.5) : '';
  const wheels = frame === 'carried' ? [] : [...axle('back', 36, 21.5, true), ...axle('back', 56, 21.5, true)];
  return {
    bounds: zone(HALF + 4, top, rails),
    body: longNose ? conventionalBody(bottom) : cabOverBody(bottom),
    thin: longNose ? windshield(-12, -4, 17) : windshield(-44, -37, 18),
    hair: `${hood}M-9 ${bottom}V${rails}H-6V${bottom}M9 ${bottom}V${rails}H6V${bottom}${fifthWheel}`,
    dashed: '',
    wheels: [...axle('front', longNose ? -30 : -24, 22.5), ...wheels],
    zones: {
      front: zone(longNose ? 12.5 : 18, top + 3, top + 13),
      back: zone(18, bottom - 11, bottom - 1.5),
      ...flanks(HALF - 1.6, 10.5, longNose ? -14 : top + 34, bottom - 12),
      core: zone(HALF - 13, top + 14, bottom - 12),
    },
  };
}

/** Mini-buses and buses. */
export function busOutline(aspect: number, long: boolean): Outline {
  const length = lengthFor(aspect, long ? 2.2 : 1.9, long ? 6 : 3.2);
  const [top, bottom] = [-length / 2, length / 2];
  const panes: string[] = [];
  for (let y = top + 20; y < bottom - 18; y += 13) panes.push(`M${-HALF + 0.9} ${y}v9M${HALF - 0.9} ${y}v9`);
  return {
    bounds: zone(HALF + 4, top, bottom),
    body: symmetric(
      [
        [top, 15],
        [top + 0.8, 20],
        [top + 3, 22.6],
        [top + 9, HALF],
        [bottom - 6, HALF],
        [bottom - 2, 23.4],
        [bottom - 0.3, 21.5],
        [bottom, 18],
      ],
      0.34,
    ),
    thin: poly([
      { x: -20.5, y: top + 4 },
      { x: 20.5, y: top + 4 },
      { x: 22, y: top + 8 },
      { x: -22, y: top + 8 },
    ]),
    hair: panes.join(''),
    dashed: '',
    wheels: [
      ...axle('front', top + 27, 22.5),
      ...axle('back', bottom - 42, 22.5, true),
      ...axle('back', bottom - 22, 22.5, true),
    ],
    zones: {
      ...boxZones(top, bottom),
      front: zone(HALF * 0.78, top + 9, top + 19),
      core: zone(HALF - 13, top + 20, bottom - 14.5),
    },
  };
}

/** What makes a van a van and a tanker a tanker. */
function lading(kind: CarrierKind, top: number, bottom: number): Pick<Outline, 'body' | 'thin' | 'hair' | 'dashed'> {
  const ribs: string[] = [];
  for (let y = top + 8; y < bottom - 4; y += 8) ribs.push(`M${-HALF} ${y}H${HALF}`);
  const doors = `M0 ${bottom}v-3M${-HALF + 2} ${bottom - 3}H${HALF - 2}`;
  switch (kind) {
    case 'flatbed':
      return { body: boxPathOf(HALF, top, bottom), thin: '', hair: ribs.join(''), dashed: '' };
    case 'tanker': {
      const middle = (top + bottom) / 2;
      const hatches = [top + (bottom - top) * 0.3, middle, bottom - (bottom - top) * 0.3].map((y) => circle(0, y, 4));
      return {
        body: cutBox(HALF, top, bottom, 11),
        thin: cutBox(HALF - 4, top + 4, bottom - 4, 9),
        hair: hatches.join(''),
        dashed: '',
      };
    }
    case 'dumper':
      return {
        body: boxPathOf(HALF, top, bottom),
        thin: boxPathOf(HALF - 3, top + 3, bottom - 3),
        hair: `M${-HALF + 3} ${top + 3}L-9 ${top + 14}H9L${HALF - 3} ${top + 3}M-9 ${top + 14}V${bottom - 3}M9 ${top + 14}V${bottom - 3}`,
        dashed: '',
      };
    case 'reefer':
      return {
        body: cutBox(HALF, top, bottom, 1.5),
        thin: boxPathOf(13, top - 4, top) + doors,
        hair: boxPathOf(HALF - 2.4, top + 2.4, bottom - 4.4),
        dashed: '',
      };
    case 'van':
      return {
        body: cutBox(HALF, top, bottom, 1.5),
        thin: doors,
        hair: boxPathOf(HALF - 1.6, top + 1.6, bottom - 4.4),
        dashed: '',
      };
  }
}

export function carrierOutline(kind: CarrierKind, aspect: number): Outline {
  const length = lengthFor(aspect, 1.3, 2);
  const [top, bottom] = [-length / 2, length / 2];
  const ahead = kind === 'reefer' ? 4 : 0;
  return {
    bounds: zone(HALF + 4, top - ahead, bottom),
    ...lading(kind, top, bottom),
    wheels: [...axle('back', bottom - 38, 22, true), ...axle('back', bottom - 18, 22, true)],
    zones: boxZones(top, bottom),
  };
}

/** Behind a tractor: a kingpin near the front edge; a full trailer has a front axle of its own. */
export function trailerOutline(kind: CarrierKind, aspect: number, frontTires: number): Outline {
  const length = lengthFor(aspect, 2.2, 6);
  const [top, bottom] = [-length / 2, length / 2];
  const load = lading(kind, top, bottom);
  const ahead = kind === 'reefer' ? 4 : 0;
  const front = frontTires === 0 ? [] : axle('front', top + 20, 22, frontTires > 2);
  return {
    bounds: zone(HALF + 4, top - ahead, bottom),
    ...load,
    dashed: frontTires === 0 ? circle(0, top + 9, 3) : '',
    wheels: [...front, ...axle('back', bottom - 38, 22, true), ...axle('back', bottom - 18, 22, true)],
    zones: boxZones(top, bottom),
  };
}

/** Behind a car: a triangular tongue ends at the hitch. */
export function carTrailerOutline(kind: CarrierKind, feet: number, wheels: number, aspect: number): Outline {
  const length = lengthFor(aspect, 0.9, Math.min(2.6, 0.9 + feet / 14));
  const [top, bottom] = [-length / 2, length / 2];
  const middle = (top + bottom) / 2 + length * 0.08;
  const axles: readonly WheelMark[] =
    wheels <= 2
      ? axle('back', middle, 22.2)
      : [...axle('back', middle - 10, 22.2, wheels > 4), ...axle('back', middle + 10, 22.2, wheels > 4)];
  const load = lading(kind, top, bottom);
  const tongue = `M-16 ${top}L-1.5 ${top - 22}H1.5L16 ${top}M-11 ${top}L0 ${top - 17}L11 ${top}`;
  return {
    bounds: zone(HALF + 4, top - 27, bottom),
    ...load,
    thin: load.thin + tongue + circle(0, top - 24.5, 2.5),
    wheels: axles,
    zones: boxZones(top, bottom),
  };
}

/** The armored chest on a flatbed's back. */
export function chestOutline(): Outline {
  const rivets = [-20, -10, 0, 10, 20].map((y) => circle(-21.5, y, 0.7) + circle(21.5, y, 0.7));
  return {
    bounds: zone(HALF, -26, 26),
    body: cutBox(HALF, -26, 26, 2),
    thin: '',
    hair: rivets.join(''),
    dashed: '',
    wheels: [],
    zones: { front: null, back: zone(18, 13, 24), ...flanks(20, 10, -20, 11), core: zone(9.5, -22, 11) },
  };
}
