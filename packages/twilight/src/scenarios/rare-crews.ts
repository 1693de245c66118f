import type { ScenarioFile } from './scenario-schema.ts';

// Small fields made for what seldom comes together: a machine that loads, a round that is corrected, a missile from above.

const SEATS = [{ name: 'Blue' }, { name: 'Red' }];

/** A tank that loads by itself, its rear to an autocannon. */
const autoloader: ScenarioFile = {
  id: 'rare-autoloader',
  title: 'Autoloader',
  turnLimit: 8,
  levels: [{ id: 'gap', width: 6, height: 2 }],
  seats: SEATS,
  vehicles: [
    { id: 'tank', kind: 't-72', seat: 1, at: { x: 5, y: 0 }, heading: 2, fuel: 0 },
    {
      ...{ id: 'car', kind: 'brdm-3', seat: 0, at: { x: 0, y: 0 }, heading: 2, fuel: 0 },
      weapons: [{ kind: 'heavy', what: '30mm', round: 'API', magazines: 9, rest: 'vehicle' }],
    },
  ],
  people: [
    { name: 'Driver', seat: 1, type: 'novice', aboard: { vehicle: 'tank', place: 'driver' } },
    { name: 'Sleeper', count: 3, seat: 1, type: 'novice', at: { x: 5, y: 1 }, alert: 'asleep' },
    { name: 'Gunner', seat: 0, type: 'elite', aboard: { vehicle: 'car', place: 'gunner' } },
  ],
};

/** Mortars that miss, with lights; who lies asleep shows where they were meant to fall. */
const spotters: ScenarioFile = {
  id: 'rare-spotters',
  title: 'Spotters',
  turnLimit: 6,
  levels: [{ id: 'range', width: 16, height: 2 }],
  seats: SEATS,
  people: [
    {
      ...{ name: 'Mortar', count: 3, seat: 0, type: 'elite', at: { x: 0, y: 0 } },
      skills: { HW: 5 },
      items: [{ kind: 'heavy', what: '60mm-mortar', round: 'ILLUM', magazines: 9, rest: 'tripod' }],
    },
    { name: 'Sleeper', count: 2, seat: 1, type: 'novice', at: { x: 15, y: 0 }, alert: 'asleep' },
  ],
};

/** Missiles that come from above. */
const breakers: ScenarioFile = {
  id: 'rare-breakers',
  title: 'Tank breakers',
  turnLimit: 6,
  levels: [{ id: 'road', width: 8, height: 2, ground: 'road' }],
  seats: SEATS,
  vehicles: [{ id: 'tank', kind: 't-72', seat: 1, at: { x: 7, y: 0 }, heading: 6, fuel: 0 }],
  people: [
    { name: 'Driver', seat: 1, type: 'novice', aboard: { vehicle: 'tank', place: 'driver' } },
    {
      ...{ name: 'Gunner', count: 3, seat: 0, type: 'elite', at: { x: 0, y: 0 } },
      items: [{ kind: 'heavy', what: 'tank-breaker', magazines: 3, rest: 'tripod' }],
    },
  ],
};

export const RARE_CREWS: readonly ScenarioFile[] = [autoloader, spotters, breakers];
