import type { ScenarioFile } from './scenario-schema.ts';

const BLOCKS = [3, 11, 19].flatMap((x) =>
  [3, 11, 19].map((y) => ({ kind: 'building', x, y, width: 5, height: 5, floors: 3, label: 'block' }) as const),
);

const CORNERS = [8, 16].flatMap((x) => [8, 16].map((y) => ({ kind: 'trafficLight', x, y }) as const));

/** Nine blocks and the streets between them. */
const map = {
  width: 27,
  height: 27,
  footing: 'road',
  obstacles: [
    ...BLOCKS,
    ...CORNERS,
    { kind: 'trashcan', x: 2, y: 13 },
    { kind: 'stand', x: 10, y: 6 },
    { kind: 'cone', x: 17, y: 12 },
    { kind: 'box', x: 17, y: 14 },
    { kind: 'barrier', x: 24, y: 9 },
    { kind: 'bollard', x: 26, y: 18 },
  ],
} satisfies ScenarioFile['map'];

/** Out of town by the far corner. */
export const bankJob: ScenarioFile = {
  ruleset: 'roadrage',
  id: 'bank-job',
  title: 'Bank Job',
  summary: 'Cops and robbers: across nine blocks to the far corner, two patrol cars after you. Hand weapons only.',
  format: 'copsRobbers',
  turnLimit: 30,
  map,
  objective: { kind: 'escape', runners: [0], zone: { x: 24, y: 24, width: 3, height: 3 } },
  seats: [
    { name: 'Robbers', side: 'robbers' },
    { name: 'Car 54', side: 'cops' },
    { name: 'Car 55', side: 'cops' },
  ],
  vehicles: [
    { seat: 0, car: 'getaway-sedan', x: 1, y: 4, heading: 0, speed: 40 },
    { seat: 1, car: 'patrol-car', x: 1, y: 0, heading: 0, speed: 40 },
    { seat: 2, car: 'patrol-car', x: 17, y: 25, heading: 90, speed: 20 },
  ],
};

/** A car, a street and people with grenades. */
export const streetFight: ScenarioFile = {
  ruleset: 'roadrage',
  id: 'street-fight',
  title: 'Street Fight',
  summary:
    'A patrol car, the underdog, against four people on foot with pistols and grenades, in streets with stairs to climb.',
  turnLimit: 25,
  map,
  objective: { kind: 'duel' },
  seats: [{ name: 'Patrol' }, { name: 'The Corner' }],
  vehicles: [{ seat: 0, car: 'patrol-car', x: 9, y: 1, heading: 0, speed: 30 }],
  walkers: [
    { seat: 1, character: { name: 'Ace', skills: { smallArms: 2 }, weapons: ['handWeapon', 'grenade'] }, x: 8, y: 12 },
    {
      seat: 1,
      character: { name: 'Deuce', skills: { smallArms: 1 }, weapons: ['handWeapon', 'grenade'] },
      x: 10,
      y: 13,
    },
    { seat: 1, character: { name: 'Trey', skills: { smallArms: 2 }, weapons: ['handWeapon'] }, x: 7, y: 11, floor: 2 },
    {
      seat: 1,
      character: { name: 'Cater', skills: { heavyWeapons: 2 }, weapons: ['rocketLauncher', 'ultralight'] },
      x: 11,
      y: 15,
      floor: 1,
    },
  ],
};
