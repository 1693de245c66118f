import fc from 'fast-check';
import { expect, test } from 'vitest';
import { generateArena } from './arena-generator.ts';
import { smallMelee } from './duels.ts';
import { parseSetup } from './scenario-file.ts';

test('sixth/arena/custom, sixth/arena/edges: whatever the seed, the arena is legal and its starts are free', () => {
  const walls = new Set<number>();
  fc.assert(
    fc.property(
      fc.string({ maxLength: 6 }),
      fc.constantFrom(2, 3, 4),
      fc.constantFrom(8, 12, 20),
      (seed, players, side) => {
        const arena = generateArena(seed, players, side);
        const seats = smallMelee.seats.slice(0, players);
        const read = parseSetup({ ...smallMelee, arena, seats, cars: smallMelee.cars.slice(0, players) });
        expect(read.ok ? [] : read.error).toEqual([]);
        walls.add(arena.walls?.length ?? 0);
      },
    ),
    { numRuns: 60 },
  );
  expect(walls.size).toBeGreaterThan(1);
});

test('sixth/arena/custom: the same seed lays the same arena, another a different one', () => {
  expect(generateArena('a', 4)).toEqual(generateArena('a', 4));
  expect(generateArena('a', 4)).not.toEqual(generateArena('b', 4));
});
