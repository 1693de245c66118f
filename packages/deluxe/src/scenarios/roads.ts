// Fights on the highway (deluxe/XIV.1/road-scenarios).
import { PACK_ATTACK, ROAD_BUDGETS } from '../catalog/road-sections.ts';
import type { ScenarioFile } from './scenario-schema.ts';

/** Country on both sides of a road, and enough of it for a start. */
const COUNTRY = { minX: -15, maxX: 15, minY: -24, maxY: 48, walled: false } as const;

const roadDuel = {
  ruleset: 'deluxe',
  id: 'road-duel',
  title: 'Road Duel',
  summary:
    'Two Mini-Shermans on a highway that never ends, both at 60 mph. Dice say who is in front, and by how much. The survivor wins; a draw after 80 turns, or when they lose each other.',
  turnLimit: 80,
  occasion: { kind: 'road' },
  map: { ...COUNTRY, highway: { rolled: true } },
  seats: [
    { name: 'Bone', budget: ROAD_BUDGETS.duel },
    { name: 'Cyan', budget: ROAD_BUDGETS.duel },
  ],
  vehicles: [
    { seat: 0, car: 'mini-sherman', x: -1, y: 0, heading: 0, speed: 60 },
    { seat: 1, car: 'mini-sherman', x: 1, y: 0, heading: 0, speed: 60 },
  ],
} satisfies ScenarioFile;

const debrisDuel = {
  ...roadDuel,
  id: 'debris-duel',
  title: 'Road Duel, littered',
  summary:
    'A Road Duel on a highway that nobody sweeps: for each new section a die is rolled, and on a 6 it is full of debris. Bone is a little the underdog. A draw after 80 turns.',
  map: { ...COUNTRY, highway: { rolled: true, debris: true } },
} satisfies ScenarioFile;

/** The pack side by side, two lengths to the rider. */
const BIKES = [-2, -1, 0, 1, 2].map((x) => ({ x, y: x === 0 ? 0.5 : 0, heading: 0, speed: 80 }));

const packAttack = {
  ruleset: 'deluxe',
  id: 'pack-attack',
  title: 'Pack Attack',
  summary: `One car, five cycles, 80 mph, and five miles to town. The car wins in town, ${PACK_ATTACK.lead} inches ahead of a pack that is no quicker, or alone on the road; the pack by stopping it, decisively if the driver dies and his car still drives.`,
  turnLimit: 300,
  occasion: { kind: 'road' },
  objective: { kind: 'pack-attack', lone: 0 },
  map: { ...COUNTRY, highway: { town: PACK_ATTACK.town } },
  seats: [
    { name: 'Bone', budget: ROAD_BUDGETS.lone },
    { name: 'Cyan', budget: ROAD_BUDGETS.pack },
  ],
  vehicles: [
    { seat: 0, car: 'police-cruiser', x: 0, y: 13, heading: 0, speed: 80 },
    ...BIKES.map((place) => ({ seat: 1, car: 'outlander', ...place })),
  ],
} satisfies ScenarioFile;

const twoGangs = {
  ...packAttack,
  id: 'two-gangs',
  title: 'Pack Attack, two gangs',
  summary:
    'Two gangs of three cycles after one car. They ride together until it is stopped; then the gang that has more left of itself has won.',
  seats: [
    { name: 'Bone', budget: ROAD_BUDGETS.lone },
    { name: 'Cyan', team: 1, budget: ROAD_BUDGETS.gang },
    { name: 'Violet', team: 1, budget: ROAD_BUDGETS.gang },
  ],
  vehicles: [
    { seat: 0, car: 'police-cruiser', x: 0, y: 13, heading: 0, speed: 80 },
    ...[-2.5, -1.5, -0.5].map((x) => ({ seat: 1, car: 'outlander', x, y: 0, heading: 0, speed: 80 })),
    ...[0.5, 1.5, 2.5].map((x) => ({ seat: 2, car: 'outlander', x, y: 0, heading: 0, speed: 80 })),
  ],
} satisfies ScenarioFile;

export const ROADS: readonly ScenarioFile[] = [roadDuel, debrisDuel, packAttack, twoGangs];
