// Cars, cycles, sidecars and trikes from above, in hundredths of an inch of their counters.

import { circle } from '@hardtop/workshop/sheet';
import type { BodyId } from '../../catalog/bodies.ts';
import { axle, boxPathOf, flanks, loop, type Outline, symmetric, type WheelMark, wheelAt, zone } from './outline.ts';

interface CarMeasures {
  readonly front: number;
  readonly back: number;
  readonly half: number;
  /** Half widths of nose and tail, as parts of the whole. */
  readonly nose: number;
  readonly tail: number;
  /** Foot and head of the windscreen, head and foot of the rear window. */
  readonly glass: readonly [number, number, number, number];
  readonly axles: readonly [front: number, back: number];
  /** Where an open bed begins. */
  readonly bed: number | null;
}

// biome-ignore format: one body a line
const CARS = {
  subcompact: { front: -38, back: 38, half: 20, nose: 0.72, tail: 0.76, glass: [-14, -5, 24, 33], axles: [-23, 24], bed: null },
  compact: { front: -42, back: 43, half: 21, nose: 0.74, tail: 0.74, glass: [-15, -5, 21, 32], axles: [-26, 27], bed: null },
  midsize: { front: -46, back: 47, half: 22, nose: 0.78, tail: 0.8, glass: [-14, -3, 18, 28], axles: [-28, 29], bed: null },
  luxury: { front: -49, back: 49, half: 23, nose: 0.82, tail: 0.8, glass: [-10, 1, 21, 29], axles: [-30, 31], bed: null },
  stationwagon: { front: -48, back: 49, half: 22.6, nose: 0.81, tail: 0.88, glass: [-15, -5, 40, 45.5], axles: [-29, 30], bed: null },
  pickup: { front: -49, back: 49, half: 23.4, nose: 0.85, tail: 0.96, glass: [-18, -8, 2, 6.5], axles: [-30, 30], bed: 9.5 },
  van: { front: -48, back: 49, half: 24, nose: 0.86, tail: 0.94, glass: [-35, -24, 45, 47], axles: [-31, 31], bed: null },
} as const satisfies Record<BodyId, CarMeasures>;

function carBody({ front, back, half, nose, tail }: CarMeasures): string {
  return symmetric(
    [
      [front, half * nose * 0.5],
      [front + 0.7, half * nose * 0.82],
      [front + 3, half * nose],
      [front + 10, half * (0.55 + nose * 0.45)],
      [front + 24, half * 0.99],
      [(front + back) / 2, half],
      [back - 22, half * 0.995],
      [back - 9, half * (0.6 + tail * 0.4)],
      [back - 2.4, half * tail],
      [back - 0.5, half * tail * 0.84],
      [back, half * tail * 0.5],
    ],
    0.9,
  );
}

/** The cabin's glass all round, and the roof on it. */
function carGlass({ half, glass }: CarMeasures): string {
  const [foot, head, rearHead, rearFoot] = glass;
  const [wide, roof] = [half * 0.84, half * 0.68];
  const ring = (top: number, bottom: number, side: number, bulge: number): string =>
    symmetric(
      [
        [top - bulge, side * 0.5],
        [top, side * 0.97],
        [(top + bottom) / 2, side * 1.04],
        [bottom, side * 0.97],
        [bottom + bulge * 0.6, side * 0.5],
      ],
      0.5,
    );
  const pillars = [-1, 1].map(
    (side) =>
      `M${side * wide * 0.97} ${foot}L${side * roof * 0.97} ${head}M${side * wide * 0.97} ${rearFoot}L${side * roof * 0.97} ${rearHead}`,
  );
  return ring(foot, rearFoot, wide, 1.6) + ring(head, rearHead, roof, 1) + pillars.join('');
}

const lamp = (x: number, y: number, width: number, height: number): string =>
  `M${x - width / 2} ${y}h${width}v${height}h${-width}z`;

function carSeams({ front, back, half, nose, tail, glass, bed }: CarMeasures): string {
  const ridges = [0.3, 0.62].map((part) => {
    const x = half * part;
    return `M${-x} ${front + 5}L${-x * 1.15} ${glass[0] - 3}M${x} ${front + 5}L${x * 1.15} ${glass[0] - 3}`;
  });
  const lid = bed === null && back - glass[3] > 8 ? boxPathOf(half * 0.68, glass[3] + 2.5, back - 4) : '';
  const box = bed === null ? lid : boxPathOf(half - 3.4, bed, back - 3) + boxPathOf(half - 5, bed + 1.6, back - 4.6);
  const door = glass[0] + 15;
  const doors = [-1, 1].map(
    (side) =>
      `M${side * half * 0.86} ${door}H${side * half * 0.99}M${side * half} ${glass[0] + 3.4}l${side * 3} -1.2v2.8l${-side * 3} 0`,
  );
  const lamps = [-1, 1].map(
    (side) =>
      lamp(side * half * nose * 0.68, front + 1.7, half * 0.24, 1.7) +
      lamp(side * half * tail * 0.66, back - 2.6, half * 0.26, 1.3),
  );
  return ridges.join('') + box + doors.join('') + lamps.join('');
}

export function carOutline(body: BodyId, sixWheels: boolean): Outline {
  const car: CarMeasures = CARS[body];
  const { front, back, half, axles } = car;
  const track = half - 0.2;
  return {
    bounds: zone(half + 4, front, back),
    body: carBody(car),
    thin: carGlass(car),
    hair: carSeams(car),
    dashed: '',
    wheels: [...axle('front', axles[0], track), ...axle('back', axles[1], track, sixWheels)],
    zones: {
      front: zone(half * 0.76, front + 3, front + 14),
      back: zone(half * 0.76, back - 13.5, back - 2.5),
      ...flanks(half - 1.6, 10.5, axles[0] + 9, axles[1] - 9),
      core: zone(half - 13, front + 15.5, back - 15),
    },
  };
}

export function cycleOutline(): Outline {
  const frame = symmetric(
    [
      [-33, 4],
      [-30, 8.5],
      [-24, 11],
      [-12, 11.4],
      [4, 10.6],
      [18, 11.4],
      [30, 11.2],
      [37, 8],
      [41, 4],
    ],
    0.8,
  );
  const bars = [-1, 1].map(
    (side) => `M${side * 10.5} -24L${side * 15} -22L${side * 17.4} -16M${side * 16} -21.4L${side * 18.6} -15.4`,
  );
  const fork = 'M-5 -54V-31M5 -54V-31';
  const pipes = [-1, 1].map((side) => `M${side * 11.4} 8L${side * 13.6} 14V44H${side * 11.2}V37`);
  return {
    bounds: zone(19, -58, 58),
    body: frame,
    thin: bars.join('') + pipes.join(''),
    hair: `${fork}M-5 56V40M5 56V40M-8 -29C-4 -32 4 -32 8 -29`,
    dashed: '',
    wheels: [wheelAt('front', 0, -45), wheelAt('back', 0, 46)].map((wheel) => ({
      ...wheel,
      y: wheel.y - 3.5,
      height: 24,
    })),
    muzzles: { front: -36, back: 42 },
    zones: {
      front: zone(9.5, -28, -17.5),
      back: zone(9, 27, 37),
      left: null,
      right: null,
      core: zone(10, -15.5, 25),
    },
  };
}

/** The wheel is on the outer side, struts to the cycle on the other. */
export function sidecarOutline(side: 'left' | 'right'): Outline {
  const outer = side === 'right' ? 1 : -1;
  const hull = symmetric([
    [-40, 5],
    [-33, 12],
    [-16, 17],
    [10, 18],
    [30, 17],
    [38, 13],
    [40, 7],
  ]);
  const struts = [-12, 18].map((y) => `M${-outer * 17} ${y}H${-outer * 24}M${-outer * 17} ${y + 3}H${-outer * 24}`);
  return {
    bounds: zone(24, -40, 40),
    body: hull,
    thin: struts.join(''),
    hair: `M-10 -20C-6 -26 6 -26 10 -20`,
    dashed: '',
    wheels: [wheelAt('back', outer * 18.5, 16)],
    zones: {
      front: zone(10, -34, -24),
      back: zone(12, 27, 37),
      ...flanks(16, 8.5, -12, 20),
      core: zone(7.5, -21, 25),
    },
  };
}

const TRIKE_HULL = [
  [-44, 4],
  [-38, 8],
  [-22, 12],
  [-6, 17],
  [8, 21.5],
  [26, 22],
  [40, 20],
  [44, 13],
] as const;

export function trikeOutline(reversed: boolean): Outline {
  const flip = reversed ? -1 : 1;
  const stations = TRIKE_HULL.map(([y, half]) => [y * flip, half] as const);
  const single: WheelMark = wheelAt(reversed ? 'back' : 'front', 0, -47 * flip);
  const narrow = reversed ? zone(8, 27, 37) : zone(8, -37, -27);
  const wide = reversed ? zone(17, -41, -30) : zone(17, 30, 41);
  const [top, bottom] = reversed ? [-28, 26] : [-26, 28];
  const flank = reversed ? flanks(20, 9.5, -24, 0) : flanks(20, 9.5, 0, 24);
  return {
    bounds: reversed ? zone(26, -45, 56) : zone(26, -56, 45),
    body: symmetric(reversed ? stations.reverse() : stations),
    thin: loop(
      [
        { x: 9, y: -10 * flip },
        { x: 10, y: -2 * flip },
        { x: -10, y: -2 * flip },
        { x: -9, y: -10 * flip },
      ],
      0.4,
    ),
    hair: circle(0, -24 * flip, 2),
    dashed: '',
    wheels: [single, ...axle(reversed ? 'front' : 'back', 27 * flip, 21.8)],
    muzzles: reversed ? { back: 44 } : { front: -44 },
    zones: {
      front: reversed ? wide : narrow,
      back: reversed ? narrow : wide,
      ...flank,
      core: zone(9.6, top, bottom),
    },
  };
}
