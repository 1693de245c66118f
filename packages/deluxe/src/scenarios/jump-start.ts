// The Jump-Start game's own scenarios (deluxe/II.9/scenarios), on a straight highway that never ends.

import { PACK_ATTACK, ROAD_DUEL } from '../catalog/jump-start.ts';
import type { ScenarioFile } from './scenario-file.ts';

/** Country on both sides, where this game drives as well as on the road. */
const ROAD = { minX: -15, maxX: 15, minY: -24, maxY: 48, walled: false, highway: { sections: [] } };

/** As far as $10,000 go: a computer and body armor (deluxe/II.9/road-duel). */
const SHERMAN = {
  car: 'js-mini-sherman',
  heading: 0,
  speed: ROAD_DUEL.mph,
  refit: { crew: [{ computer: 'computer', armor: 'bodyarmor' }] },
} as const;

const roadDuel = {
  ruleset: 'deluxe',
  id: 'jump-start-road-duel',
  title: 'Jump-Start: Road Duel',
  summary:
    'The book’s short rules. Two Mini Shermans of $10,000 on one road at 60 mph, 2 to 12 inches apart as the dice have it. The survivor wins.',
  turnLimit: 40,
  jumpStart: { start: 'road-duel', budgets: [10_000, 10_000] },
  map: ROAD,
  seats: [{ name: 'Bone' }, { name: 'Cyan' }],
  vehicles: [
    { seat: 0, x: -1.5, y: 0, ...SHERMAN },
    { seat: 1, x: 1.5, y: 0, ...SHERMAN },
  ],
} satisfies ScenarioFile;

/** In a wedge, the nearest twelve inches behind the car. */
const PACK = [0, -2, 2, -1, 1].map((x, i) => ({
  seat: 1,
  car: 'js-shogun-220',
  x,
  y: -PACK_ATTACK.lead - 0.75 - (i < 3 ? 0 : 1.5) - (i === 0 ? 0 : 0.5),
  heading: 0,
  speed: PACK_ATTACK.mph,
}));

const packAttack = {
  ruleset: 'deluxe',
  id: 'jump-start-pack-attack',
  title: 'Jump-Start: Pack Attack',
  summary:
    'The book’s short rules. A Rocket Special of $17,000 with a lead of 12 inches, five cycles behind it, all at 80 mph. It is safe more than 30 inches ahead.',
  turnLimit: 40,
  jumpStart: { chase: { vehicle: 0, away: PACK_ATTACK.away }, budgets: [PACK_ATTACK.car, PACK_ATTACK.pack] },
  map: ROAD,
  seats: [{ name: 'Bone' }, { name: 'Pack' }],
  vehicles: [
    {
      seat: 0,
      car: 'js-rocket-special',
      x: 0,
      y: 0,
      heading: 0,
      speed: PACK_ATTACK.mph,
      refit: {
        // What hunts it comes from behind.
        armor: { front: 20, right: 40, left: 40, back: 50, top: 25 },
        crew: [{ armor: 'bodyarmor' }, { computer: 'hirescomputer', armor: 'bodyarmor' }],
      },
    },
    ...PACK,
  ],
} satisfies ScenarioFile;

export const JUMP_START: readonly ScenarioFile[] = [roadDuel, packAttack];
