// Arenas with walls, ground, hazards and tokens, laid by hand or by the generator.

import { generateArena } from './arena-generator.ts';
import type { ScenarioFile } from './scenario-schema.ts';

const square = (x: number, y: number, width: number, height = width) => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];

/** A cross of walls in the middle, mud before each gap. */
export const crossing: ScenarioFile = {
  ruleset: 'sixth',
  id: 'crossing',
  title: 'The crossing',
  summary:
    'Four walls around a crossing, with mud and clay in the ways and barrels to run over. The Rocket Sled is the underdog.',
  size: 'medium',
  arena: {
    walls: [
      { x: 3.5, y: 4.6, length: 0.3, width: 2 },
      { x: 8.5, y: 4.6, length: 0.3, width: 2 },
      { x: 3.5, y: 7.4, length: 0.3, width: 2 },
      { x: 8.5, y: 7.4, length: 0.3, width: 2 },
    ],
    hazards: [
      { kind: 'mud', x: 6, y: 4 },
      { kind: 'mud', x: 6, y: 8 },
      { kind: 'clay', x: 3, y: 6, heading: 90 },
      { kind: 'clay', x: 9, y: 6, heading: 90 },
    ],
    tokens: [
      { kind: 'barrel', x: 6, y: 6, breaks: true },
      { kind: 'barrier', x: 2, y: 9.5, heading: 45 },
      { kind: 'barrier', x: 10, y: 2.5, heading: 45, breaks: true },
      { kind: 'barrel', x: 10, y: 9.5 },
    ],
  },
  seats: [{ name: 'Amber' }, { name: 'Cobalt' }],
  cars: [
    { seat: 0, car: 'rocket-sled' },
    { seat: 1, car: 'sawtooth' },
  ],
};

/** A road around rough ground that is worse the farther in one goes. */
export const badlands: ScenarioFile = {
  ruleset: 'sixth',
  id: 'badlands',
  title: 'Badlands',
  summary: 'A good road along the edge, a rough field within and worse in its middle; oil, ice and an old wreck.',
  size: 'small',
  variants: { wrecksBreak: true },
  arena: {
    terrain: [
      { level: 1, points: square(2.5, 2.5, 7), label: 'rough field' },
      { level: 2, points: square(4.5, 4.5, 3), label: 'scree' },
    ],
    hazards: [
      { kind: 'oil', x: 1.2, y: 6 },
      { kind: 'ice', x: 10.8, y: 6 },
      { kind: 'gravel', x: 4, y: 10.8, heading: 90 },
      { kind: 'debris', x: 8, y: 1.2, heading: 90 },
    ],
    tokens: [{ kind: 'wreck', x: 6, y: 6, heading: 30, breaks: true }],
  },
  seats: [{ name: 'Amber' }, { name: 'Cobalt' }, { name: 'Crimson' }],
  cars: [
    { seat: 0, car: 'longshot' },
    { seat: 1, car: 'tire-biter' },
    { seat: 2, car: 'all-rounder' },
  ],
};

/** Laid by the generator. */
export const provingGround: ScenarioFile = {
  ruleset: 'sixth',
  id: 'proving-ground',
  title: 'Proving ground',
  summary: 'Four medium cars among walls, barriers and bad patches that chance has laid.',
  size: 'medium',
  arena: generateArena('proving ground', 4),
  seats: [{ name: 'Amber' }, { name: 'Cobalt' }, { name: 'Crimson' }, { name: 'Jade' }],
  cars: [
    { seat: 0, car: 'broadside' },
    { seat: 1, car: 'firestarter' },
    { seat: 2, car: 'rocket-sled' },
    { seat: 3, car: 'sawtooth' },
  ],
};
