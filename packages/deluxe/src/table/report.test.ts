import { describe, expect, it } from 'vitest';
import { Duel } from '../testing/duel.ts';
import { reportOf } from './report.ts';

describe('deluxe: the report of a match', () => {
  it('tells what is left, spent, broken and lost of every vehicle, and how its people came out', () => {
    const damage = { armor: { front: 4 }, weapons: { 'mg-front': { hits: 1, shots: 17 } }, crew: [1] };
    const duel = new Duel([{ damage }, {}]);
    const { entries, length } = reportOf(duel.match.setup, duel.state);
    const [first, second] = entries;
    expect(length).toMatch(/turn/);
    expect(first).toMatchObject({ piece: 'v1', seat: 0, fate: 'damaged' });
    expect(first?.items.find(({ id }) => id === 'armor front')).toMatchObject({ kind: 'armor', now: 6, full: 10 });
    expect(first?.items.find(({ id }) => id === 'mg-front')).toMatchObject({ kind: 'weapon', now: 2, full: 3 });
    expect(first?.items.find(({ id }) => id === 'mg-front shots')).toMatchObject({
      kind: 'ammunition',
      now: 17,
      full: 20,
    });
    expect(first?.people[0]).toMatchObject({ name: 'driver', seat: 0, fate: 'wounded' });
    expect(second?.fate).toBe('whole');
  });

  it('a burned-out wreck is broken, a blown-up car lost, and who gave up says so', () => {
    const duel = new Duel([{}, {}]);
    for (const part of duel.car(0).parts) part.dp = 0;
    duel.car(0).speed = 0;
    duel.car(1).gone = true;
    duel.car(1).surrendered = true;
    const [first, second] = reportOf(duel.match.setup, duel.state).entries;
    expect(first?.fate).toBe('broken');
    expect(second).toMatchObject({ fate: 'lost', notes: ['gone from the map', 'gave up'] });
  });
});
