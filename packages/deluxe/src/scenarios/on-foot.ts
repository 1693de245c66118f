// Duels that are not over when the cars are (deluxe/VI/counters).
import type { CarFile } from './known-file.ts';
import type { ScenarioFile } from './scenario-schema.ts';

/** A worn Stinger, whose driver has something to go on with. */
const WRECK_TO_BE: CarFile = {
  name: 'Stinger',
  body: 'subcompact',
  plant: 'small',
  tires: 'hd',
  crew: [
    {
      role: 'driver',
      armor: 'improvedbodyarmor',
      arms: [{ weapon: 'SMG', clips: 1 }],
      grenades: [{ grenade: 'grenade' }, { grenade: 'grenade' }],
    },
  ],
  weapons: [
    { weapon: 'MG', mount: 'front', link: 'A' },
    { weapon: 'MG', mount: 'front', link: 'A' },
  ],
  armor: { front: 6, right: 4, left: 4, back: 5, top: 4, underbody: 4 },
  acceleration: 5,
  handlingClass: 3,
  weight: 2300,
};

const deadEngines = {
  ruleset: 'deluxe',
  id: 'dead-engines',
  title: 'Dead Engines',
  summary:
    'Two Stingers with little armor, and drivers with a lot. When a car stops the fight goes on: get out, run for a wall, throw the last grenade. Over when nobody of a side is awake; a draw after 50 turns.',
  turnLimit: 50,
  onFoot: true,
  map: {
    minX: 0,
    minY: 0,
    maxX: 18,
    maxY: 18,
    pillars: [
      { x: 6, y: 12, length: 0.5, width: 1.5, label: 'low wall' },
      { x: 12, y: 6, length: 0.5, width: 1.5, label: 'low wall' },
    ],
  },
  seats: [{ name: 'Bone' }, { name: 'Cyan' }],
  vehicles: [
    { seat: 0, car: WRECK_TO_BE, x: 3, y: 3, heading: 0, speed: 30 },
    { seat: 1, car: WRECK_TO_BE, x: 15, y: 15, heading: 180, speed: 30 },
  ],
} satisfies ScenarioFile;

export const FOOT_FIGHTS: readonly ScenarioFile[] = [deadEngines];
