// Combat Movement (twilight/combat/movement-chart), L1300. Meters in a five-second phase.

type Gait = 'walk' | 'trot' | 'run';

/** An ox and a mule do not run. */
export const ANIMAL_MOVEMENT = {
  bear: { walk: 10, trot: 20, run: 40 },
  boar: { walk: 5, trot: 10, run: 30 },
  dog: { walk: 15, trot: 30, run: 60 },
  ox: { walk: 10, trot: 15, run: null },
  mule: { walk: 10, trot: 20, run: null },
  horse: { walk: 10, trot: 20, run: 60 },
} as const satisfies Record<string, Record<Gait, number | null>>;

/** The chart's own meters, the squares of the two-meter grid, and the meters played on the eight-meter grid (B-12). */
export const MAN_MOVEMENT = {
  crawl: { printed: 1, meters: 2, smallSquares: 1 },
  walk: { printed: 8, meters: 8, smallSquares: 4 },
  trot: { printed: 15, meters: 16, smallSquares: 8 },
  run: { printed: 30, meters: 32, smallSquares: 15 },
} as const;

/** Safe speed on a road and off it. The chart's ZSU-30-6 contradicts its travel speed and is read as 30/20. */
export const VEHICLE_MOVEMENT = {
  motorcycle: { road: 65, offRoad: 30 },
  bicycle: { road: 20, offRoad: 10 },
  car: { road: 70, offRoad: 15 },
  hmmwv: { road: 70, offRoad: 25 },
  'uaz-469': { road: 70, offRoad: 25 },
  '2.5-ton': { road: 60, offRoad: 15 },
  '5-ton': { road: 55, offRoad: 10 },
  '8-ton': { road: 35, offRoad: 10 },
  '3/4-ton': { road: 60, offRoad: 20 },
  'cart-or-wagon': { road: 10, offRoad: 5 },
  'ox-cart': { road: 5, offRoad: 5 },
  '5-ton-tanker': { road: 55, offRoad: 10 },
  '10-ton-tanker': { road: 35, offRoad: 10 },
  m2: { road: 50, offRoad: 35 },
  m113: { road: 40, offRoad: 30 },
  'bmp-b': { road: 40, offRoad: 30 },
  'bmp-c': { road: 45, offRoad: 30 },
  'btr-70': { road: 55, offRoad: 25 },
  'ot-64': { road: 60, offRoad: 30 },
  'lav-25': { road: 60, offRoad: 30 },
  'lav-75': { road: 55, offRoad: 40 },
  'brdm-3': { road: 70, offRoad: 25 },
  'ot-65': { road: 70, offRoad: 25 },
  m1: { road: 50, offRoad: 40 },
  m1a1: { road: 45, offRoad: 35 },
  m1a2: { road: 50, offRoad: 40 },
  't-72': { road: 40, offRoad: 25 },
  't-80': { road: 40, offRoad: 25 },
  't-90': { road: 40, offRoad: 30 },
  m109a2: { road: 35, offRoad: 25 },
  m988: { road: 35, offRoad: 25 },
  'sau-122': { road: 40, offRoad: 30 },
  'sau-152': { road: 35, offRoad: 25 },
  'zsu-30-6': { road: 30, offRoad: 20, printed: { road: 65, offRoad: 40 } },
} as const satisfies Record<string, { readonly road: number; readonly offRoad: number; readonly printed?: { readonly road: number; readonly offRoad: number } }>;
