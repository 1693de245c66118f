import { AMATEURS } from './amateur-night.ts';
import { ARENAS } from './arenas.ts';
import { COUNTRY } from './country.ts';
import { EIGHT } from './eight.ts';
import { JUMP_START } from './jump-start.ts';
import { LESSONS } from './lessons.ts';
import { FOOT_FIGHTS } from './on-foot.ts';
import { ROADS } from './roads.ts';
import { SADDLES } from './saddles.ts';
import type { ScenarioFile } from './scenario-file.ts';

const YARD = {
  minX: 0,
  minY: 0,
  maxX: 24,
  maxY: 18,
  pillars: [
    { x: 8, y: 5.5, length: 2, width: 2, label: 'fuel bunker' },
    { x: 16, y: 12.5, length: 2, width: 2, label: 'fuel bunker' },
    { x: 8, y: 12.5, length: 1, width: 3, label: 'scoring tower' },
    { x: 16, y: 5.5, length: 1, width: 3, label: 'grandstand footing' },
  ],
};

const WEST = { x: 2.5, y: 9, heading: 270 };
const EAST = { x: 21.5, y: 9, heading: 90 };

/** Two cars in a walled yard with four things to hide behind. */
const duel = {
  ruleset: 'deluxe',
  id: 'sodium-yard',
  title: 'Sodium Yard',
  summary:
    'Two Stingers, one walled yard, four pillars. The last that can move or fire wins; after 60 turns it is a draw.',
  turnLimit: 60,
  map: YARD,
  seats: [{ name: 'Bone' }, { name: 'Cyan' }],
  vehicles: [
    { seat: 0, car: 'stinger', ...WEST, speed: 20 },
    { seat: 1, car: 'stinger', ...EAST, speed: 20 },
  ],
} satisfies ScenarioFile;

/** Nothing in the way, and less room. */
const pit = {
  ruleset: 'deluxe',
  id: 'the-pit',
  title: 'The Pit',
  summary: 'A bare pit of 270 by 270 feet, both cars already rolling. A draw after 40 turns.',
  turnLimit: 40,
  map: { minX: 0, minY: 0, maxX: 18, maxY: 18 },
  seats: [{ name: 'Bone' }, { name: 'Cyan' }],
  vehicles: [
    { seat: 0, car: 'stinger', x: 3, y: 3, heading: 0, speed: 30 },
    { seat: 1, car: 'stinger', x: 15, y: 15, heading: 180, speed: 30 },
  ],
} satisfies ScenarioFile;

const heavies = {
  ...duel,
  id: 'heavyweights',
  title: 'Heavyweights',
  summary:
    'A Piranha with a gunner, the underdog, against an Intimidator with a laser in its turret. A draw after 80 turns.',
  turnLimit: 80,
  vehicles: [
    { seat: 0, car: 'piranha', ...WEST, speed: 20 },
    { seat: 1, car: 'intimidator', ...EAST, speed: 20 },
  ],
} satisfies ScenarioFile;

/** In such weather nobody hits from afar: they begin near each other, with little room. */
const wet = {
  ...duel,
  id: 'wet-night',
  title: 'Wet night',
  summary:
    'A narrow yard in the dark and the rain: every bend is a gamble and every shot a guess. A draw after 60 turns.',
  map: {
    minX: 0,
    minY: 0,
    maxX: 12,
    maxY: 9,
    pillars: [{ x: 6, y: 4.5, length: 1, width: 1, label: 'dead lamp' }],
  },
  vehicles: [
    { seat: 0, car: 'stinger', x: 2, y: 2.5, heading: 270, speed: 20 },
    { seat: 1, car: 'stinger', x: 10, y: 6.5, heading: 90, speed: 20 },
  ],
  road: ['light-rain'],
  visibility: ['rain', 'night'],
} satisfies ScenarioFile;

const melee = {
  ruleset: 'deluxe',
  id: 'free-for-all',
  title: 'Free for all',
  summary: 'Four cars, one from each corner. The last that can move or fire wins; after 60 turns it is a draw.',
  turnLimit: 60,
  map: YARD,
  seats: [{ name: 'Bone' }, { name: 'Cyan' }, { name: 'Violet' }, { name: 'Lime' }],
  vehicles: [
    { seat: 0, car: 'stinger', x: 2.5, y: 2.5, heading: 270, speed: 20 },
    { seat: 1, car: 'killer-kart', x: 21.5, y: 15.5, heading: 90, speed: 20 },
    { seat: 2, car: 'stinger', x: 2.5, y: 15.5, heading: 270, speed: 20 },
    { seat: 3, car: 'killer-kart', x: 21.5, y: 2.5, heading: 90, speed: 20 },
  ],
} satisfies ScenarioFile;

/** Over in two minutes: near each other, in each other's sights, and no further than the first hit that gets through. */
const bout = {
  ...duel,
  id: 'first-blood',
  title: 'First blood',
  summary:
    'Two Stingers, nose to nose in a small yard, to the first blood: whoever is hit inside the armor first has lost. After 5 turns it goes to who has lost less armor.',
  turnLimit: 5,
  objective: { kind: 'first-blood' },
  map: { minX: 0, minY: 0, maxX: 18, maxY: 10 },
  vehicles: [
    { seat: 0, car: 'stinger', x: 3, y: 4, heading: 270, speed: 20 },
    { seat: 1, car: 'stinger', x: 15, y: 6, heading: 90, speed: 20 },
  ],
} satisfies ScenarioFile;

/** Where the first bot's patience is never rewarded. */
export const WET_NIGHT = wet.id;

/** What a guided first duel plays. */
export const FIRST_DUEL = bout.id;

/** The first is what "Duel now" plays; after the last comes the first again. */
export const SCENARIOS: readonly ScenarioFile[] = [
  duel,
  pit,
  heavies,
  wet,
  melee,
  bout,
  EIGHT,
  ...SADDLES,
  ...COUNTRY,
  ...ROADS,
  ...ARENAS,
  AMATEURS,
  ...FOOT_FIGHTS,
  ...JUMP_START,
  ...LESSONS,
];
