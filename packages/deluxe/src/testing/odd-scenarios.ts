import type { ScenarioFile } from '../scenarios/scenario-file.ts';

type VehicleFile = ScenarioFile['vehicles'][number];

/** Everything a car of this slice can have: six wheels, four aboard, links, a turret, rockets, a ram plate. */
const bruiser = {
  name: 'Bruiser',
  body: 'van',
  plant: 'super',
  plantAt: 'back',
  tires: 'standard',
  wheels: 6,
  crew: [
    { role: 'driver', driver: 1, armor: 'improvedbodyarmor', computer: 'computer' },
    { role: 'gunner', gunner: 2, armor: 'bodyarmor', computer: 'hirescomputer' },
    { role: 'gunner' },
    { role: 'passenger' },
  ],
  weapons: [
    { weapon: 'L', mount: 'turret', link: 'A' },
    { weapon: 'L', mount: 'turret', link: 'A' },
    { weapon: 'HR', mount: 'front', link: 'B' },
    { weapon: 'HR', mount: 'front', link: 'B' },
    { weapon: 'AC', mount: 'back' },
    { weapon: 'VMG', mount: 'left' },
    { weapon: 'RL', mount: 'right', magazines: 1 },
  ],
  armor: { front: 8, right: 4, left: 4, back: 6, top: 3, underbody: 2 },
  extinguisher: 'improvedfireextinguisher',
  ramPlate: true,
  acceleration: 15,
  handlingClass: 1,
  weight: 7900,
} as const satisfies VehicleFile['car'];

/** Light, bare and quick to come apart. */
const tin = {
  name: 'Tin',
  body: 'subcompact',
  plant: 'small',
  tires: 'standard',
  crew: [{ role: 'driver' }, { role: 'passenger' }],
  weapons: [
    { weapon: 'MG', mount: 'front', link: 'A' },
    { weapon: 'MG', mount: 'front', link: 'A' },
    { weapon: 'MNR', mount: 'back' },
  ],
  armor: { front: 1, right: 0, left: 0, back: 1, top: 0, underbody: 0 },
  acceleration: 10,
  handlingClass: 2,
  weight: 1900,
} as const satisfies VehicleFile['car'];

const seats = (count: number) => Array.from({ length: count }, (_, i) => ({ name: `Side ${i + 1}` }));

const base = { ruleset: 'deluxe', turnLimit: 15 } as const;

/** Three a side in a small box with things that break and junk all over. */
const box: ScenarioFile = {
  ...base,
  id: 'box',
  title: 'Box',
  map: {
    minX: 0,
    minY: 0,
    maxX: 9,
    maxY: 9,
    pillars: [
      { x: 4.5, y: 4.5, length: 1, width: 1, heading: 30, dp: 12 },
      { x: 2, y: 7, length: 0.5, width: 2, dp: 3 },
      { x: 7, y: 2, length: 2, width: 0.25, heading: 45 },
    ],
  },
  seats: seats(2),
  vehicles: [
    { seat: 0, car: bruiser, x: 1, y: 1, heading: 0, speed: 60 },
    { seat: 0, car: tin, x: 2, y: 1, heading: 0, speed: 60 },
    { seat: 0, car: 'stinger', x: 3, y: 1, heading: 0, speed: 55 },
    { seat: 1, car: bruiser, x: 8, y: 8, heading: 180, speed: 60 },
    { seat: 1, car: tin, x: 7, y: 8, heading: 180, speed: 65 },
    { seat: 1, car: 'killer-kart', x: 6, y: 8, heading: 185, speed: -20 },
  ],
  junk: [2, 4, 6, 8].flatMap((x) => [
    { kind: 'debris' as const, x, y: 3.125 },
    { kind: 'obstacle' as const, x, y: 6.125, squares: 1 as const },
  ]),
};

/** Too fast for the road they are on. */
const ice: ScenarioFile = {
  ...base,
  id: 'ice',
  title: 'Ice',
  map: { minX: 0, minY: 0, maxX: 30, maxY: 30, pillars: [{ x: 15, y: 15, length: 3, width: 3, heading: 20 }] },
  road: ['ice', 'heavy-rain'],
  visibility: ['fog'],
  seats: seats(3),
  vehicles: [
    { seat: 0, car: 'intimidator', x: 3, y: 3, heading: 0, speed: 175 },
    { seat: 1, car: 'piranha', x: 27, y: 27, heading: 180, speed: 140 },
    { seat: 2, car: bruiser, x: 27, y: 3, heading: 90, speed: 105 },
  ],
};

/** Dead and dying: no driver, burning, on three corners or two, without a plant, the marker at the bottom. */
const wrecks: ScenarioFile = {
  ...base,
  id: 'wrecks',
  title: 'Wrecks',
  map: { minX: 0, minY: 0, maxX: 12, maxY: 12, pillars: [{ x: 6, y: 6, length: 1, width: 1, dp: 20 }] },
  seats: seats(4),
  vehicles: [
    { seat: 0, car: bruiser, x: 2, y: 2, heading: 300, speed: 80, damage: { crew: [3, 0, 0, 0] } },
    { seat: 1, car: tin, x: 10, y: 2, heading: 60, speed: 70, burning: true, damage: { crew: [2, 0] } },
    { seat: 2, car: bruiser, x: 10, y: 10, heading: 120, speed: 50, burning: true, damage: { plant: 99 } },
    {
      seat: 3,
      car: 'stinger',
      x: 2,
      y: 10,
      heading: 210,
      speed: 65,
      handling: -6,
      damage: { tires: { 'front-left': 9 } },
    },
    {
      seat: 3,
      car: 'piranha',
      x: 2,
      y: 6,
      heading: 270,
      speed: 45,
      damage: { tires: { 'front-left': 99, 'back-left': 99 } },
    },
    { seat: 0, car: 'intimidator', x: 10, y: 6, heading: 90, speed: 0, damage: { armor: { left: 99, right: 99 } } },
  ],
};

/** Nose to tail and side by side, all touching something from the first move on. */
const jam: ScenarioFile = {
  ...base,
  id: 'jam',
  title: 'Jam',
  map: { minX: 0, minY: 0, maxX: 4, maxY: 10 },
  seats: seats(2),
  vehicles: [0, 1, 2, 3, 4, 5, 6, 7].map((i) => ({
    seat: i % 2,
    car: i % 3 === 0 ? bruiser : i % 3 === 1 ? tin : 'piranha',
    x: 0.5 + (i % 4) * 0.75,
    y: i < 4 ? 2 : 7,
    heading: i < 4 ? 0 : 170 + 7 * (i % 4),
    speed: 20 + 15 * (i % 4),
  })),
};

/** A cycle with a sidecar, quick to fall. */
const combination = {
  name: 'Pair',
  body: 'heavycycle',
  plant: 'super',
  tires: 'standard',
  crew: [{ role: 'driver' }],
  weapons: [{ weapon: 'RL', mount: 'front' }],
  armor: { front: 2, back: 2 },
  sidecar: {
    body: 'heavysidecar',
    crew: [{ role: 'passenger' }],
    weapons: [{ weapon: 'MG', mount: 'front' }],
    armor: { front: 1, right: 1, left: 1, back: 1, underbody: 1 },
  },
  acceleration: 10,
  handlingClass: 1,
  weight: 1800,
} as const satisfies VehicleFile['car'];

/** Thin walls everywhere, with doors and without, people about, and everybody too fast for the room there is. */
const ruins: ScenarioFile = {
  ...base,
  id: 'ruins',
  title: 'Ruins',
  map: {
    minX: 0,
    minY: 0,
    maxX: 14,
    maxY: 14,
    walls: [
      { x: 7, y: 4, length: 10, heading: 90, dp: 4, openings: [{ at: 2, width: 1 }] },
      { x: 7, y: 10, length: 10, heading: 75, dp: 9 },
      { x: 11, y: 7, length: 4, heading: 20, dp: 2, thickness: 0.5 },
    ],
    pillars: [{ x: 3, y: 7, length: 0.5, width: 0.5, dp: 6 }],
  },
  seats: seats(3),
  vehicles: [
    { seat: 0, car: bruiser, x: 2, y: 1.5, heading: 0, speed: 60 },
    { seat: 0, car: combination, x: 5, y: 1.5, heading: 0, speed: 55, handling: -5 },
    { seat: 1, car: tin, x: 9, y: 12.5, heading: 180, speed: 65 },
    { seat: 1, car: 'piranha', x: 12, y: 12.5, heading: 180, speed: 50 },
    { seat: 2, car: combination, x: 9, y: 7, heading: 60, speed: 70, handling: -6 },
  ],
  people: [
    { x: 5, y: 4.4, seat: 1 },
    { x: 2, y: 3, way: [{ x: 12, y: 3 }], round: true },
    { x: 9, y: 9, seat: 0, way: [{ x: 3, y: 6 }], armor: 'bodyarmor' },
    { x: 7, y: 7.5, hits: 2 },
    { x: 10, y: 11, way: [{ x: 10, y: 13 }] },
  ],
};

/** Positions no player would set up, in which as much as possible goes wrong. */
export const ODD_SCENARIOS: readonly ScenarioFile[] = [box, ice, wrecks, jam, ruins];
