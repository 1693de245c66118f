import { Match } from '@hardtop/kernel';
import { expect, it } from 'vitest';
import { loadTables } from './loaders.ts';

const CARS = 16;

/** Sixteen cars alike, so that every tie is as big as it can be. */
const MELEES: Readonly<Record<string, unknown>> = {
  deluxe: {
    ruleset: 'deluxe',
    id: 'ties',
    title: 'Ties',
    turnLimit: 5,
    map: { minX: 0, minY: 0, maxX: 100, maxY: 100 },
    seats: [{ name: 'One' }, { name: 'Two' }],
    vehicles: Array.from({ length: CARS }, (_, i) => ({
      seat: i % 2,
      car: 'killer-kart',
      x: 10 + i * 5,
      y: 20,
      heading: 0,
    })),
  },
  roadrage: {
    ruleset: 'roadrage',
    id: 'ties',
    title: 'Ties',
    turnLimit: 5,
    map: { width: 100, height: 100 },
    seats: [{ name: 'One' }, { name: 'Two' }],
    vehicles: Array.from({ length: CARS }, (_, i) => ({
      seat: i % 2,
      car: 'police-special',
      x: 10 + i * 5,
      y: 20,
      heading: 0,
    })),
  },
};

it('a hundred thousand scripted sixes do not hold up a game: roll-offs end', async () => {
  const script = new Array<number>(100_000).fill(6);
  for (const table of await loadTables()) {
    const match = Match.start(table, MELEES[table.id], { seed: 'sixes', dice: { script, after: 'seed' } });
    if (!match.ok) throw new Error(JSON.stringify(match.error));
    expect(match.value.dice.length).toBeGreaterThan(CARS);
    expect(match.value.dice.length).toBeLessThan(CARS * 60);
  }
});
