import { polyline, smoothLoop, type XY } from './units.ts';

// Top views of cars, nose up, in a frame of 50 by 100 units about the centre: the counter's own size.

type Station = readonly [y: number, halfWidth: number];

interface CarSpec {
  /** Half widths from nose to tail. */
  readonly outline: readonly Station[];
  /** Where the glass begins and ends: foot and head of the windscreen, head and foot of the rear window. */
  readonly glass: readonly [foot: number, head: number, rearHead: number, rearFoot: number];
  /** Half width of the cabin at the foot of the windscreen and at the roof. */
  readonly cabin: readonly [foot: number, roof: number];
  readonly axles: readonly [front: number, back: number];
  /** Half the track: where the middle of a wheel is. */
  readonly track: number;
  /** An open bed from here to here. */
  readonly bed?: readonly [from: number, to: number];
  /** Extra pillars over the side glass. */
  readonly pillars: readonly number[];
  /** Ridges along the hood, as half distances from the middle. */
  readonly creases: readonly number[];
}

export interface CarShape {
  readonly body: string;
  readonly glass: string;
  readonly roof: string;
  readonly pillars: string;
  readonly seams: string;
  readonly bed: string;
  readonly lamps: readonly XY[];
  readonly tails: readonly XY[];
  readonly wheels: readonly XY[];
  /** Where the roof number goes. */
  readonly roundel: XY & { readonly r: number };
  readonly front: number;
  readonly back: number;
}

const SPECS = {
  subcompact: {
    outline: [
      [-36, 9],
      [-34, 14.5],
      [-27, 17.5],
      [-10, 18.4],
      [14, 18.6],
      [29, 17.6],
      [36, 15],
      [38, 9],
    ],
    glass: [-13, -4, 23, 33],
    cabin: [15.4, 12.6],
    axles: [-22, 24],
    track: 17.6,
    pillars: [7],
    creases: [8],
  },
  compact: {
    outline: [
      [-42, 10],
      [-40, 16],
      [-32, 19],
      [-12, 20],
      [16, 20],
      [33, 18.8],
      [41, 15.5],
      [43, 10],
    ],
    glass: [-15, -5, 20, 31],
    cabin: [16.8, 13.4],
    axles: [-25, 26],
    track: 19,
    pillars: [6],
    creases: [6, 12],
  },
  midsize: {
    outline: [
      [-46, 11],
      [-44.5, 17.5],
      [-36, 20.6],
      [-14, 21.6],
      [14, 21.6],
      [34, 20.6],
      [45, 17.5],
      [46.5, 11],
    ],
    glass: [-14, -3, 17, 27],
    cabin: [18, 14.2],
    axles: [-27, 28],
    track: 20.4,
    pillars: [6],
    creases: [5, 13],
  },
  luxury: {
    outline: [
      [-49, 12],
      [-47.5, 19],
      [-40, 21.6],
      [-14, 22.4],
      [12, 22.6],
      [38, 21.8],
      [48, 18.5],
      [49, 12],
    ],
    glass: [-9, 1, 20, 28],
    cabin: [18.8, 15],
    axles: [-29, 30],
    track: 21,
    pillars: [9.5],
    creases: [3, 9, 15],
  },
  stationwagon: {
    outline: [
      [-48, 12],
      [-46.5, 18.5],
      [-38, 21.4],
      [-14, 22.2],
      [16, 22.4],
      [40, 21.8],
      [47.5, 19.5],
      [48.5, 13],
    ],
    glass: [-15, -5, 39, 44.5],
    cabin: [18.6, 15.4],
    axles: [-28, 29],
    track: 20.9,
    pillars: [8, 24],
    creases: [5, 13],
  },
  pickup: {
    outline: [
      [-48.5, 13],
      [-47, 20],
      [-38, 22.6],
      [-16, 23.2],
      [2, 23.2],
      [8, 23],
      [44, 23],
      [48.5, 22],
    ],
    glass: [-17, -7.5, 2, 6],
    cabin: [19.6, 16.4],
    axles: [-29, 29],
    track: 21,
    bed: [9.5, 45.5],
    pillars: [],
    creases: [7, 15],
  },
  van: {
    outline: [
      [-47.5, 14],
      [-46, 20.5],
      [-38, 23.4],
      [-20, 24],
      [10, 24],
      [40, 23.8],
      [47, 22.4],
      [48, 18],
    ],
    glass: [-33, -22.5, 45, 46.5],
    cabin: [21.4, 19.4],
    axles: [-30, 30],
    track: 21.4,
    pillars: [-9, 44],
    creases: [10],
  },
} as const satisfies Record<string, CarSpec>;

export type BodyName = keyof typeof SPECS;

export const BODY_NAMES = Object.keys(SPECS) as readonly BodyName[];

function outlineLoop(stations: readonly Station[]): string {
  const right = stations.map(([y, w]) => ({ x: w, y }));
  const left = stations.map(([y, w]) => ({ x: -w, y })).reverse();
  return smoothLoop([...right, ...left], 0.62);
}

function trapezium(y1: number, w1: number, y2: number, w2: number): string {
  return polyline(
    [
      { x: -w1, y: y1 },
      { x: w1, y: y1 },
      { x: w2, y: y2 },
      { x: -w2, y: y2 },
    ],
    true,
  );
}

/** The cabin seen from above: its foot is glass all round, and the roof lies on it. */
function glassHouse({ glass, cabin }: CarSpec): string {
  const [foot, , rearHead, rearFoot] = glass;
  const [wide] = cabin;
  const waist = wide + 1.2;
  return smoothLoop(
    [
      { x: wide * 0.55, y: foot - 1.6 },
      { x: wide, y: foot + 0.6 },
      { x: waist, y: foot + 9 },
      { x: waist, y: rearHead - 4 },
      { x: wide * 0.96, y: rearFoot - 0.6 },
      { x: wide * 0.5, y: rearFoot + 0.8 },
      { x: -wide * 0.5, y: rearFoot + 0.8 },
      { x: -wide * 0.96, y: rearFoot - 0.6 },
      { x: -waist, y: rearHead - 4 },
      { x: -waist, y: foot + 9 },
      { x: -wide, y: foot + 0.6 },
      { x: -wide * 0.55, y: foot - 1.6 },
    ],
    0.6,
  );
}

function roofOf({ glass, cabin }: CarSpec): string {
  const [, head, rearHead] = glass;
  const w = cabin[1];
  return smoothLoop(
    [
      { x: w * 0.6, y: head - 0.8 },
      { x: w, y: head + 1.4 },
      { x: w + 0.5, y: (head + rearHead) / 2 },
      { x: w * 0.97, y: rearHead - 1.2 },
      { x: w * 0.6, y: rearHead + 0.6 },
      { x: -w * 0.6, y: rearHead + 0.6 },
      { x: -w * 0.97, y: rearHead - 1.2 },
      { x: -w - 0.5, y: (head + rearHead) / 2 },
      { x: -w, y: head + 1.4 },
      { x: -w * 0.6, y: head - 0.8 },
    ],
    0.7,
  );
}

function pillarsOf({ glass, cabin, pillars }: CarSpec): string {
  const [foot, head, rearHead, rearFoot] = glass;
  const [wide, roof] = cabin;
  const corners = [
    [foot + 0.6, wide, head + 1, roof * 0.93],
    [rearFoot - 0.4, wide * 0.93, rearHead - 0.6, roof * 0.93],
  ] as const;
  const slanted = corners.flatMap(([y1, w1, y2, w2]) => [`M${w1} ${y1}L${w2} ${y2}`, `M${-w1} ${y1}L${-w2} ${y2}`]);
  const upright = pillars.flatMap((y) => [`M${roof} ${y}H${wide + 1}`, `M${-roof} ${y}H${-wide - 1}`]);
  return [...slanted, ...upright].join('');
}

function seamsOf({ outline, glass, creases, bed }: CarSpec): string {
  const front = outline[0]?.[0] ?? -45;
  const back = outline.at(-1)?.[0] ?? 45;
  const [foot, , , rearFoot] = glass;
  const hood = creases.flatMap((x) => [x, -x]).map((x) => `M${x * 0.86} ${front + 5}L${x} ${foot - 3.5}`);
  const lid = bed === undefined && back - rearFoot > 8 ? trapezium(rearFoot + 2.5, 15, back - 2.5, 13.5) : '';
  return `${hood.join('')}${lid}`;
}

function bedOf({ bed }: CarSpec): string {
  return bed === undefined ? '' : trapezium(bed[0], 18.6, bed[1], 18.6);
}

function shapeOf(spec: CarSpec): CarShape {
  const front = spec.outline[0]?.[0] ?? -45;
  const back = spec.outline.at(-1)?.[0] ?? 45;
  const nose = spec.outline[1]?.[1] ?? 16;
  const tail = spec.outline.at(-2)?.[1] ?? 16;
  const [, head, rearHead] = spec.glass;
  const [ahead, behind] = spec.axles;
  const both = (x: number, y: number): XY[] => [
    { x: -x, y },
    { x, y },
  ];
  return {
    body: outlineLoop(spec.outline),
    glass: glassHouse(spec),
    roof: roofOf(spec),
    pillars: pillarsOf(spec),
    seams: seamsOf(spec),
    bed: bedOf(spec),
    lamps: both(nose - 4, front + 2.6),
    tails: both(tail - 4, back - 1.6),
    wheels: [...both(spec.track, ahead), ...both(spec.track, behind)],
    roundel: { x: 0, y: (head + rearHead) / 2, r: Math.min(11.5, spec.cabin[1] - 1.4) },
    front,
    back,
  };
}

const SHAPES = new Map<string, CarShape>(BODY_NAMES.map((name) => [name, shapeOf(SPECS[name])]));
const MIDSIZE = shapeOf(SPECS.midsize);

/** The drawing of a body style; one that is not known looks like a mid-sized car. */
export function carShape(body: string): CarShape {
  return SHAPES.get(body.toLowerCase().replace(/[^a-z]/g, '')) ?? MIDSIZE;
}
