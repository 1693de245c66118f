import { describe, expect, it } from 'vitest';
import { parseSetup } from './scenario-file.ts';
import type { ScenarioFile } from './scenario-schema.ts';

const van = (guns: number) => ({
  name: 'Gun van',
  body: 'van',
  plant: 'super',
  tires: 'solid',
  wheels: 6,
  crew: [{ role: 'driver' }],
  weapons: Array.from({ length: guns }, () => ({ weapon: 'MG', mount: 'turret' })),
  armor: { front: 10, right: 10, left: 10, back: 10, top: 5, underbody: 5 },
  acceleration: 5,
  handlingClass: 2,
  weight: 6_000,
});

/** Vehicles of eight seats, so many guns on each, and pillars that can be broken. */
function problems(vehicles: number, guns: number, pillars = 0, seats = 8): readonly string[] {
  const file: unknown = {
    ruleset: 'deluxe',
    id: 'battle',
    title: 'Battle',
    turnLimit: 5,
    map: {
      minX: 0,
      minY: 0,
      maxX: 200,
      maxY: 200,
      pillars: Array.from({ length: pillars }, (_, i) => ({ x: 60 + i / 2, y: 100, length: 1, width: 1, dp: 10 })),
    },
    seats: Array.from({ length: seats }, (_, i) => ({ name: `Seat ${i}` })),
    vehicles: Array.from({ length: vehicles }, (_, i) => ({
      seat: i % seats,
      car: van(guns),
      x: 6 + (i % 4) * 10,
      y: 6 + Math.floor(i / 4) * 10,
      heading: 0,
    })),
  } satisfies Record<
    keyof Pick<ScenarioFile, 'ruleset' | 'id' | 'title' | 'turnLimit' | 'map' | 'seats' | 'vehicles'>,
    unknown
  >;
  const setup = parseSetup(file);
  return setup.ok ? [] : setup.error.map(({ field, message, legal }) => `${field}: ${message} ${legal?.join()}`);
}

describe('deluxe/III.1/set-up: a battle that a table can keep in view', () => {
  it('is one of eight vehicles with whatever they carry, and of sixteen with six guns each', () => {
    expect(problems(8, 12, 100)).toEqual([]);
    expect(problems(16, 6, 200)).toEqual([]);
    expect(problems(16, 4, 37, 1)).toEqual([]);
  });

  it('is none of more guns than can be asked about at once', () => {
    expect(problems(16, 7)).toEqual(['vehicles: 112 guns are too many for 16 vehicles. up to 96 guns']);
    expect(problems(2, 8, 200, 1)).toEqual([
      'seats.0: 16 guns of one seat are too many among 200 people and things that can be broken. up to 12 guns',
    ]);
  });
});
