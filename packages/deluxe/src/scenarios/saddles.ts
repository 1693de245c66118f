// Duels on two wheels and on three.
import type { ScenarioFile } from './scenario-schema.ts';

const SEATS = [{ name: 'Bone' }, { name: 'Cyan' }];

/** Room to turn in, and a pillar to turn around. */
const cycles = {
  ruleset: 'deluxe',
  id: 'spoke-street',
  title: 'Spoke Street',
  summary:
    'Two Shogun 200s, a machine gun each and nothing around the rider but leather. A cycle turns on a coin and cannot back up. A draw after 40 turns.',
  turnLimit: 40,
  map: {
    minX: 0,
    minY: 0,
    maxX: 18,
    maxY: 14,
    pillars: [
      { x: 9, y: 4, length: 1, width: 1, label: 'hydrant' },
      { x: 9, y: 10, length: 1, width: 1, label: 'hydrant' },
    ],
  },
  seats: SEATS,
  vehicles: [
    { seat: 0, car: 'shogun-200', x: 3, y: 5, heading: 270, speed: 30 },
    { seat: 1, car: 'shogun-200', x: 15, y: 9, heading: 90, speed: 30 },
  ],
} satisfies ScenarioFile;

const trikes = {
  ...cycles,
  id: 'tricycle-track',
  title: 'Tricycle Track',
  summary:
    'Two Leos. A trike fires the guns of both its sides ahead, and can only be hit ahead from there; but it goes nowhere on two wheels. A draw after 50 turns.',
  turnLimit: 50,
  map: {
    minX: 0,
    minY: 0,
    maxX: 20,
    maxY: 16,
    pillars: [{ x: 10, y: 8, length: 3, width: 1, label: 'kerbstone heap' }],
  },
  vehicles: [
    { seat: 0, car: 'leo', x: 3, y: 5, heading: 270, speed: 25 },
    { seat: 1, car: 'leo', x: 17, y: 11, heading: 90, speed: 25 },
  ],
} satisfies ScenarioFile;

const gangs = {
  ...cycles,
  id: 'gang-row',
  title: 'Gang row',
  summary:
    'Two gangs, each an Outlander with a rocket launcher in its sidecar and a Shogun 200 with a recoilless rifle. The last gang that can move or fire wins; a draw after 50 turns.',
  turnLimit: 50,
  map: {
    minX: 0,
    minY: 0,
    maxX: 22,
    maxY: 16,
    pillars: [
      { x: 11, y: 5, length: 1, width: 2, label: 'burnt-out van' },
      { x: 11, y: 11, length: 1, width: 2, label: 'burnt-out van' },
    ],
  },
  vehicles: [
    { seat: 0, car: 'outlander-combo', x: 3, y: 6, heading: 270, speed: 25 },
    { seat: 0, car: 'shogun-200-rr', x: 3, y: 10, heading: 270, speed: 25 },
    { seat: 1, car: 'outlander-combo', x: 19, y: 10, heading: 90, speed: 25 },
    { seat: 1, car: 'shogun-200-rr', x: 19, y: 6, heading: 90, speed: 25 },
  ],
} satisfies ScenarioFile;

export const SADDLES: readonly ScenarioFile[] = [cycles, trikes, gangs];
