import { roadPatches } from './road-patches.ts';
import type { ScenarioFile } from './scenario-schema.ts';

const WAY = [
  { x: 6, y: 0 },
  { x: 6, y: 24 },
  { x: 14, y: 32 },
  { x: 14, y: 56 },
  { x: 6, y: 64 },
  { x: 6, y: 99 },
];

/** A pass road with a ridge to jump, ice in the shade, woods and a river bed beside it. */
export const spyChase: ScenarioFile = {
  ruleset: 'roadrage',
  id: 'high-pass',
  title: 'High Pass',
  summary: 'A spy in a car full of surprises, two chase cars behind, a mountain road. The spy wins at the far end.',
  format: 'spyChase',
  turnLimit: 30,
  map: {
    width: 21,
    height: 100,
    edge: 'open',
    footing: 'road',
    patches: [
      { x: 0, y: 0, width: 21, height: 100, grounds: ['offRoad'], soft: true },
      { x: 0, y: 36, width: 9, height: 16, grounds: ['offRoad', 'punishing'], label: 'wood' },
      { x: 15, y: 8, width: 6, height: 12, grounds: ['offRoad', 'rough'], label: 'river bed' },
      { x: 17, y: 60, width: 4, height: 20, grounds: ['impassable'], label: 'cliff' },
      ...roadPatches(WAY, 2, 'road'),
      { x: 4, y: 12, width: 5, height: 3, footing: 'wet', label: 'spring' },
      { x: 12, y: 40, width: 5, height: 4, footing: 'ice', label: 'ice' },
      { x: 4, y: 70, width: 5, height: 3, footing: 'road', level: 1, label: 'ridge' },
      { x: 4, y: 82, width: 5, height: 2, footing: 'road', level: 2, label: 'ramp' },
    ],
    obstacles: [
      { kind: 'sign', x: 10, y: 22 },
      { kind: 'tree', x: 10, y: 40 },
      { kind: 'tree', x: 19, y: 46 },
      { kind: 'lamppost', x: 3, y: 90 },
    ],
    road: { points: WAY, closed: false, half: 2, bends: [null, 50, null, 50, null] },
  },
  objective: { kind: 'escape', runners: [0], zone: { x: 0, y: 96, width: 21, height: 4 } },
  seats: [
    { name: 'The Spy', side: 'spy' },
    { name: 'Chase One', side: 'chase' },
    { name: 'Chase Two', side: 'chase' },
  ],
  vehicles: [
    { seat: 0, car: 'spy-coupe', role: 'spy', x: 6, y: 10, heading: 0, speed: 60 },
    { seat: 1, car: 'chase-saloon', role: 'chaser', x: 5, y: 3, heading: 0, speed: 70 },
    { seat: 2, car: 'chase-saloon', role: 'chaser', x: 7, y: 2, heading: 0, speed: 70 },
  ],
};
