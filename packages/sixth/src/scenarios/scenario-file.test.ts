import { describe, expect, it, test } from 'vitest';
import { parseSetup } from './scenario-file.ts';
import type { ScenarioFile } from './scenario-schema.ts';
import { SCENARIOS } from './scenarios.ts';
import { usualStrips } from './start-spots.ts';

const duel = (changes: Partial<ScenarioFile> = {}): ScenarioFile => ({
  id: 'x',
  title: 'X',
  seats: [{ name: 'A' }, { name: 'B' }],
  cars: [
    { seat: 0, car: 'striker' },
    { seat: 1, car: 'rocketeer' },
  ],
  ...changes,
});

const faults = (file: unknown) => {
  const read = parseSetup(file);
  return read.ok ? [] : read.error.map(({ field, rule }) => `${field} ${rule}`);
};

describe('a scenario of the house', () => {
  it.each(SCENARIOS)('$id can be read', (file) => {
    const read = parseSetup(file);
    expect(read).toMatchObject({ ok: true, value: { id: file.id } });
    expect(read.ok && parseSetup(JSON.parse(JSON.stringify(file)))).toEqual(read);
  });
});

test('sixth/setup/starting-positions: the strips lie against the edge in an arena of any size', () => {
  expect(usualStrips(2, 20)).toMatchObject([
    { x: 10, y: 1 },
    { x: 10, y: 19 },
  ]);
  const corners = usualStrips(4, 8).map(({ x, y }) => [Math.round(x * 10) / 10, Math.round(y * 10) / 10]);
  expect(corners).toEqual([
    [0.9, 0.9],
    [7.1, 0.9],
    [7.1, 7.1],
    [0.9, 7.1],
  ]);
});

describe('sixth/hardtop/setup', () => {
  it('knows the usual sizes by name and any other by its points', () => {
    const sizeOf = (size: ScenarioFile['size']) => {
      const read = parseSetup(
        duel({
          size,
          cars: [
            { seat: 0, car: 'striker' },
            { seat: 1, car: 'striker' },
          ],
        }),
      );
      return read.ok ? read.value.size : read.error;
    };
    expect(sizeOf('large')).toEqual({ ap: 9, bp: 36, cp: 9 });
    expect(sizeOf({ ap: 12, bp: 48, cp: 12 })).toEqual({ ap: 12, bp: 48, cp: 12 });
  });

  it.each<[string, unknown]>([
    ['cars.1.seat sixth/hardtop/setup', duel({ cars: [{ seat: 0, car: 'striker' }, { seat: 0, car: 'striker' }] })], // biome-ignore format: one scenario a line
    ['cars.0.car sixth/setup/construction', duel({ cars: [{ seat: 0, car: 'nobody' }, { seat: 1, car: 'striker' }] })], // biome-ignore format: one scenario a line
    ['cars.0.car sixth/setup/build-points', duel({ cars: [{ seat: 0, car: 'broadside' }, { seat: 1, car: 'striker' }] })], // biome-ignore format: one scenario a line
    ['cars.0.at sixth/setup/starting-positions', duel({ cars: [{ seat: 0, car: 'striker', at: { x: 0.2, y: 6, heading: 0 } }, { seat: 1, car: 'striker', at: { x: 0.2, y: 6, heading: 90 } }] })], // biome-ignore format: one scenario a line
    ['cars.0.strip sixth/setup/starting-positions', duel({ arena: { walls: [{ x: 6, y: 1, length: 2, width: 4 }] } })],
    ['arena.walls.0 sixth/arena/edges', duel({ arena: { walls: [{ x: 1.5, y: 6, length: 1, width: 1 }] } })],
    [
      'arena.walls.0 sixth/arena/edges',
      duel({ arena: { walls: [{ x: 0.2, y: 6, heading: 30, length: 2, width: 0.2 }] } }),
    ],
  ])('refuses %s', (fault, file) => {
    expect(faults(file)).toContain(fault);
  });

  it('names the field of whatever it cannot read', () => {
    expect(faults({ ...duel(), size: { ap: 13, bp: 16, cp: 4 }, seats: [{ name: '' }] })).toEqual(
      expect.arrayContaining([expect.stringContaining('seats')]),
    );
    expect(faults('nonsense')).toHaveLength(1);
  });
});

describe('sixth/hardtop/setup: what is drawn by hand', () => {
  const square = [
    { x: 2, y: 2 },
    { x: 4, y: 2 },
    { x: 4, y: 4 },
    { x: 2, y: 4 },
  ];

  it('is told all that is wrong at once, of seats, builds and ground', () => {
    const wrong = faults(
      duel({
        cars: [
          { seat: 1, car: 'nobody' },
          { seat: 0, car: 'striker', at: { x: 30, y: 6 } },
        ],
        arena: {
          hazards: [{ kind: 'mud', x: 20, y: 1 }],
          tokens: [{ kind: 'barrel', x: 6, y: -1 }],
          terrain: [{ level: 1, points: [...square].reverse() }],
        },
        race: { laps: 2 },
      }),
    );
    expect(wrong.map((line) => line.split(' ')[0])).toEqual([
      'race',
      'race',
      'cars.0.car',
      'arena.hazards.0',
      'arena.tokens.0',
      'arena.terrain.0.points',
      'cars.1.at',
    ]);
    expect(faults(duel({ arena: { terrain: [{ level: 1, points: square }] } }))).toEqual([]);
  });
});
