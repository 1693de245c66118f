import { roadPatches } from './road-patches.ts';
import type { ScenarioFile } from './scenario-schema.ts';

const BELT = [
  { x: 5, y: 14 },
  { x: 5, y: 74 },
  { x: 13, y: 82 },
  { x: 31, y: 82 },
  { x: 39, y: 74 },
  { x: 39, y: 14 },
  { x: 31, y: 6 },
  { x: 13, y: 6 },
];

const LAMPS = [20, 32, 44, 56, 68].flatMap((y) => [
  { kind: 'lamppost', x: 1, y } as const,
  { kind: 'lamppost', x: 43, y } as const,
]);

/** A belt road around a block of nothing: two long straights, two short ones, soft verges, lampposts. */
const map = {
  width: 45,
  height: 89,
  footing: 'road',
  patches: [
    { x: 0, y: 0, width: 45, height: 89, grounds: ['offRoad'], soft: true },
    { x: 12, y: 16, width: 21, height: 56, grounds: ['offRoad', 'rough'], label: 'waste ground' },
    ...roadPatches(BELT, 2, 'road', true),
  ],
  obstacles: [
    ...LAMPS,
    { kind: 'sign', x: 10, y: 70, label: 'exit sign' },
    { kind: 'sign', x: 34, y: 18, label: 'exit sign' },
    { kind: 'building', x: 18, y: 38, width: 9, height: 8, floors: 3, label: 'closed motel' },
  ],
  road: { points: BELT, closed: true, half: 2, bends: [null, 50, null, 50, null, 50, null, 50] },
} satisfies ScenarioFile['map'];

/** Alone against the road: the other driver follows the solitaire rules. */
export const highwayDuel: ScenarioFile = {
  ruleset: 'roadrage',
  id: 'belt-road',
  title: 'Belt Road',
  summary:
    'A highway duel, alone against a driver with a mind of his own, who is the underdog. The last that can move or fire wins.',
  format: 'hiTech',
  turnLimit: 40,
  map,
  objective: { kind: 'duel' },
  seats: [{ name: 'You' }, { name: 'The Road' }],
  vehicles: [
    { seat: 0, car: 'police-special', x: 4, y: 20, heading: 0, speed: 80 },
    { seat: 1, car: 'road-reaver', x: 6, y: 28, heading: 0, speed: 80, solitaire: {} },
  ],
};

/** A rig with a crew, and those who want it. */
export const rigRun: ScenarioFile = {
  ruleset: 'roadrage',
  id: 'rig-run',
  title: 'Rig Run',
  summary:
    'Raiders on a car and a bike want a rig whole: board it, or box it in. The rig wins if it is free after 15 turns.',
  turnLimit: 15,
  map,
  objective: { kind: 'capture', runners: [0] },
  seats: [
    { name: 'The Rig', side: 'rig' },
    { name: 'Buggy', side: 'raiders' },
    { name: 'Biker', side: 'raiders' },
  ],
  vehicles: [
    { seat: 0, car: 'long-hauler', x: 5, y: 30, heading: 0, speed: 60 },
    { seat: 1, car: 'raider-buggy', x: 3, y: 18, heading: 0, speed: 70 },
    { seat: 2, car: 'raider-bike', x: 6, y: 16, heading: 0, speed: 70 },
  ],
};
