import type { Problem } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import { editing } from './editing/editing.ts';
import { parseSetup } from './scenario-file.ts';
import type { ScenarioFile } from './scenario-schema.ts';

// What is drawn by hand begins with it.
const BLANK = editing.blank as ScenarioFile;
const [FIRST, SECOND] = BLANK.vehicles;
if (FIRST === undefined || SECOND === undefined) throw new Error('two cars begin');

const told = (changes: Partial<ScenarioFile>): readonly string[] => {
  const read = parseSetup({ ...BLANK, ...changes });
  return read.ok ? [] : read.error.map(({ field, message }: Problem) => `${field}: ${message}`);
};

const kit = { seat: 0, character: { name: 'Kit' }, x: 5, y: 5 };

describe('roadrage/hardtop/setup: a scenario file', () => {
  it('with counters in one another is refused', () => {
    expect(told({ vehicles: [FIRST, { ...SECOND, x: 3 }] })).toEqual(['vehicles.1: Stands in vehicles.0.']);
  });

  it('with a vehicle that breaks its format is refused', () => {
    expect(told({ format: 'race' }).some((line) => line.startsWith('vehicles.0.car: '))).toBe(true);
  });

  it('with more guns than a table can keep in view is refused', () => {
    const gun = { weapon: 'machineGun', mount: 'turret360' } as const;
    const tooMany = (guns: number): readonly string[] => {
      const weapons = Array.from({ length: guns }, () => gun);
      const car = { name: 'Wagon', body: 'midSized' as const, weapons, crew: [{ name: 'Gunner' }] };
      const vehicles = Array.from({ length: 16 }, (_, i) => ({ ...FIRST, seat: i % 2, car, x: 2 + i }));
      const walkers = Array.from({ length: 40 }, () => kit);
      return told({ vehicles, walkers }).filter((line) => line.includes('too many'));
    };
    expect(tooMany(14)).toEqual([]);
    expect(tooMany(15)).toEqual(['vehicles: 240 guns are too many for 56 vehicles and people on foot.']);
  });

  it('with people who know or carry too much is refused', () => {
    const walkers = [
      { ...kit, character: { name: 'Kit', skills: { car: 9 } } },
      { ...kit, x: 6, character: { name: 'Lou', weapons: ['autocannon' as const] } },
      { ...kit, x: 7, character: { name: 'Max', gear: ['bodyArmor' as const, 'bodyArmor' as const] } },
    ];
    const lines = told({ walkers });
    for (const i of [0, 1, 2]) expect(lines.some((line) => line.startsWith(`walkers.${i}.character: `))).toBe(true);
  });

  it('with things beside the map is refused, all at once', () => {
    const lines = told({
      map: {
        width: 20,
        height: 20,
        patches: [{ x: 30, y: 0, width: 2, height: 2 }],
        obstacles: [{ kind: 'crate', x: 0, y: -9 }],
        road: {
          points: [
            { x: 1, y: 1 },
            { x: 1, y: 40 },
          ],
        },
      },
      walkers: [
        { ...kit, y: 99 },
        { ...kit, floor: 2 },
      ],
    });
    expect(lines.map((line) => line.split(':')[0])).toEqual([
      'map.patches.0',
      'map.obstacles.0',
      'map.road.points.1',
      'walkers.0',
      'walkers.1.floor',
    ]);
  });
});

describe('roadrage/hardtop/objectives: a victory that nobody can reach', () => {
  const zone = { x: 4, y: 4, width: 2, height: 2 };

  it.each<[string, Partial<ScenarioFile>, string]>([
    [
      'all are friends',
      {
        seats: [
          { name: 'a', side: 's' },
          { name: 'b', side: 's' },
        ],
      },
      'all seats are on one side',
    ],
    ['everybody runs', { objective: { kind: 'escape', runners: [0, 1], zone } }, 'nobody is after them'],
    ['nobody hunts', { objective: { kind: 'capture', runners: [0, 1] } }, 'nobody is after them'],
    [
      'the zone is off the map',
      { objective: { kind: 'escape', runners: [0], zone: { ...zone, x: 90 } } },
      'off the map',
    ],
    [
      'a house stands on the zone',
      {
        objective: { kind: 'escape', runners: [0], zone },
        map: { width: 20, height: 20, obstacles: [{ kind: 'building', x: 3, y: 3, width: 5, height: 5 }] },
      },
      'the building stands on it',
    ],
    [
      'a gate is off the map',
      { objective: { kind: 'laps', laps: 1, gates: [{ a: { x: 40, y: 1 }, b: { x: 45, y: 1 } }] } },
      'off the map',
    ],
    [
      'a gate has no way through',
      { objective: { kind: 'laps', laps: 1, gates: [{ a: { x: 4, y: 1 }, b: { x: 4, y: 1 } }] } },
      'two posts',
    ],
  ])('is refused: %s', (_, changes, words) => {
    expect(told(changes).join('\n')).toContain(words);
  });

  it('who runs has a vehicle', () => {
    const lines = told({
      seats: [{ name: 'a' }, { name: 'b' }, { name: 'c' }],
      walkers: [{ ...kit, seat: 2 }],
      objective: { kind: 'capture', runners: [2] },
    });
    expect(lines).toEqual(['objective.runners.0: c has no vehicle to run in.']);
  });
});
