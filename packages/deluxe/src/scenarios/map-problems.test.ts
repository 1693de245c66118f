import { describe, expect, it } from 'vitest';
import { SCENARIOS } from './arena.ts';
import { parseSetup } from './scenario-file.ts';
import type { ScenarioFile } from './scenario-schema.ts';

const yard = SCENARIOS[0] as ScenarioFile;

const problemsOf = (changes: Partial<ScenarioFile>): readonly string[] => {
  const read = parseSetup({ ...yard, ...changes });
  return read.ok ? [] : read.error.map(({ field, message }) => `${field}: ${message}`);
};

const cycle = {
  name: 'Shogun',
  body: 'lightcycle',
  plant: 'small',
  tires: 'standard',
  crew: [{ role: 'driver' }],
  weapons: [],
  armor: { front: 2, back: 2 },
  acceleration: 10,
  handlingClass: 1,
  weight: 700,
} as const satisfies ScenarioFile['vehicles'][number]['car'];

describe('deluxe/III.1/set-up: what is refused', () => {
  it('everything at once: overlapping counters, a vehicle that is none, a speed beyond its plant, things off the floor', () => {
    const at = { x: 5, y: 9, heading: 270 };
    const problems = problemsOf({
      map: {
        ...yard.map,
        pillars: [{ x: -9, y: 3, length: 1, width: 1 }],
        walls: [{ x: 5, y: 40, length: 2 }],
        refuges: [{ x: 5, y: -9, length: 2, width: 2 }],
      },
      vehicles: [
        { seat: 0, car: { ...cycle, plant: 'thundercat' }, x: 3, y: 3, heading: 0 },
        { seat: 0, car: cycle, ...at, speed: 150 },
        { seat: 1, car: 'stinger', ...at },
        { seat: 1, car: 'no-such-car', ...at },
      ],
      junk: [{ kind: 'debris', x: 99, y: 0 }],
    });
    expect(problems).toEqual([
      'vehicles.0.car.plant: There is no such plant for a cycle.',
      'vehicles.3.car: There is no stock vehicle "no-such-car".',
      'map.pillars.0: Lies off the map (x 0 to 24, y 0 to 18).',
      'map.walls.0: Lies off the map (x 0 to 24, y 0 to 18).',
      'map.refuges.0: Lies off the map (x 0 to 24, y 0 to 18).',
      'junk.0: Lies off the map (x 0 to 24, y 0 to 18).',
      'vehicles.1.speed: Shogun 2 cannot go 150 mph: its plant is made for 90 and breaks beyond 110.',
      'vehicles.2: Stands in vehicles.1.',
    ]);
  });

  it('a map without a floor', () => {
    const { vehicles } = yard;
    expect(problemsOf({ map: { minX: 5, maxX: 5, minY: 9, maxY: 3 }, vehicles }).slice(0, 2)).toEqual([
      'map.maxX: The map has no floor: it must reach farther east than x 5.',
      'map.maxY: The map has no floor: it must reach farther north than y 9.',
    ]);
  });

  it('deluxe/VIII.4/plant-over-speed: a plant may be overworked from the start, and without one a vehicle coasts as it will', () => {
    const alone = (changes: object) =>
      problemsOf({
        vehicles: [
          { seat: 0, car: cycle, x: 3, y: 3, heading: 0, ...changes },
          { seat: 1, car: 'stinger', x: 9, y: 9, heading: 0 },
        ],
      });
    expect(alone({ speed: 110 })).toEqual([]);
    expect(alone({ speed: 115 })).toHaveLength(1);
    expect(alone({ speed: 115, damage: { plant: 2 } })).toEqual([]);
  });
});
