import { describe, expect, it } from 'vitest';
import { SCENARIOS } from './arena.ts';
import { parseSetup } from './scenario-file.ts';

const [yard] = SCENARIOS;
const read = (people: readonly unknown[]) => parseSetup({ ...yard, people });

describe('deluxe/IV.9/pedestrians: people whom a scenario puts on the map', () => {
  it('stand in squares of the grid, with a name, a side or none, and a way', () => {
    const setup = read([
      { x: 3, y: 3.2 },
      { x: 5, y: 3, seat: 1, name: 'Rosa', way: [{ x: 6.9, y: 3 }], armor: 'improvedbodyarmor', hits: 1 },
    ]);
    if (!setup.ok) throw new Error(JSON.stringify(setup.error));
    expect(setup.value.walkers).toMatchObject([
      { id: 'p1', name: 'bystander 1', seat: null, pose: { x: 3.125, y: 3.125 }, speed: 12.5, way: [], armor: 0 },
      { id: 'p2', name: 'Rosa', seat: 1, way: [{ x: 6.875, y: 3.125 }], speed: 7.5, armor: 6, hits: 1 },
    ]);
  });

  it('are refused off the map, in a wall, in a car, in one another, and on no side, all at once', () => {
    const refused = read([
      { x: 99, y: 3 },
      { x: 8, y: 5.5 },
      { x: 2.5, y: 9 },
      { x: 4, y: 4 },
      { x: 4.1, y: 4.1, seat: 7, way: [{ x: -9, y: 0 }] },
    ]);
    expect(refused.ok ? [] : refused.error.map(({ field, message }) => `${field}: ${message}`)).toEqual([
      'people.0: Stands off the map (x 0 to 24, y 0 to 18).',
      'people.1: Stands in the fuel bunker.',
      'people.2: Stands in Stinger 1.',
      'people.4.seat: There is no seat 7.',
      'people.4.way.0: Leads off the map.',
      'people.4: Stands in the square of people.3.',
    ]);
  });
});
