// The measures of the top views of cars, nose up, in a frame of 50 by 100 units about the centre: the counter's own size.

export type Station = readonly [y: number, halfWidth: number];

export interface CarSpec {
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

export const SPECS = {
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

type BodyName = keyof typeof SPECS;

export const BODY_NAMES = Object.keys(SPECS) as readonly BodyName[];
