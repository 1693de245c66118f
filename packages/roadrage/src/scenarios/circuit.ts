import { roadPatches } from './road-patches.ts';
import type { ScenarioFile } from './scenario-schema.ts';

const RING = [
  { x: 4, y: 8 },
  { x: 4, y: 18 },
  { x: 8, y: 22 },
  { x: 30, y: 22 },
  { x: 34, y: 18 },
  { x: 34, y: 8 },
  { x: 30, y: 4 },
  { x: 8, y: 4 },
];

const BENDS = [null, 50, null, 50, null, 50, null, 50];

/** A flat ring on a dry lake: clean asphalt, dust inside and out, crates where it hurts. */
const map = {
  width: 39,
  height: 27,
  footing: 'offRoad',
  patches: [
    { x: 0, y: 0, width: 39, height: 27, grounds: ['offRoad'], soft: true },
    ...roadPatches(RING, 2, 'clean', true),
  ],
  obstacles: [
    { kind: 'crate', x: 9, y: 18, label: 'tire stack' },
    { kind: 'crate', x: 29, y: 18, label: 'tire stack' },
    { kind: 'crate', x: 29, y: 8, label: 'tire stack' },
    { kind: 'crate', x: 9, y: 8, label: 'tire stack' },
    { kind: 'building', x: 16, y: 11, width: 7, height: 5, floors: 2, label: 'pits' },
  ],
  road: { points: RING, closed: true, half: 2, bends: BENDS },
} satisfies ScenarioFile['map'];

/** Passed in this order; the line is the last of a lap. */
const GATES = [
  { a: { x: 19.5, y: 25 }, b: { x: 19.5, y: 19 } },
  { a: { x: 37, y: 12.5 }, b: { x: 31, y: 12.5 } },
  { a: { x: 19.5, y: 1 }, b: { x: 19.5, y: 7 } },
  { a: { x: 1, y: 14.5 }, b: { x: 7, y: 14.5 } },
];

/** Four of a kind, twice round. */
export const race: ScenarioFile = {
  ruleset: 'roadrage',
  id: 'dry-lake-ring',
  title: 'Dry Lake Ring',
  summary: 'A race for four cars of one body, two laps of a ring on a dry lake. First over the line wins.',
  format: 'race',
  turnLimit: 60,
  map,
  objective: { kind: 'laps', laps: 2, gates: GATES },
  seats: [{ name: 'Bone' }, { name: 'Cyan' }, { name: 'Violet' }, { name: 'Lime' }],
  vehicles: [
    { seat: 0, car: 'lake-racer', x: 2, y: 13, heading: 0 },
    { seat: 1, car: 'lake-racer', x: 3, y: 12, heading: 0 },
    { seat: 2, car: 'lake-racer', x: 4, y: 13, heading: 0 },
    { seat: 3, car: 'lake-racer', x: 5, y: 12, heading: 0 },
  ],
};

/** The same ring a square at a time. */
export const sprint: ScenarioFile = {
  ...race,
  id: 'dry-lake-sprint',
  title: 'Dry Lake Sprint',
  summary: 'One lap for two, moved a square at a time by the countdown of speeds.',
  turnLimit: 40,
  variants: { phases: 'countdown' },
  objective: { kind: 'laps', laps: 1, gates: GATES },
  seats: [{ name: 'Bone' }, { name: 'Cyan' }],
  vehicles: race.vehicles.slice(0, 2),
};
