import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { PLACES } from '../design/design.ts';
import { costOf } from '../figures/cost.ts';
import { problemsOf } from '../problems/problems.ts';
import { USUAL } from '../problems/settings.ts';
import { STOCK } from './list.ts';
import { STARTERS } from './starters.ts';

const ids = z.array(z.string());
const starterSchema = z.object({
  size: z.string(),
  bp: z.number(),
  cp: z.number(),
  ...{ front: ids, back: ids, left: ids, right: ids, upgrades: ids, crew: ids, gear: ids, sidearms: ids },
});
const text = readFileSync(new URL('../../testing/figures.json', import.meta.url), 'utf8');
const starters = z.object({ starters: z.array(starterSchema) }).parse(JSON.parse(text)).starters;

test('sixth/setup/game-size: the starters have the cards and the points that were collected', () => {
  const built = STARTERS.map(({ design }) => ({
    ...costOf(design),
    cards: PLACES.map((place) => [...design.cards[place]].sort()),
  }));
  const collected = starters.map((one) => {
    const crew = [...one.upgrades, ...one.crew, ...one.gear, ...one.sidearms].filter((id) => id !== 'handCannon');
    return {
      bp: one.bp,
      cp: one.cp,
      cards: [one.front, one.left, one.right, one.back, crew].map((some) => some.sort()),
    };
  });
  expect(built).toEqual(collected);
});

describe('a car that stands ready', () => {
  it.each(STOCK)('$id is legal, and spends nearly all it may', ({ design }) => {
    expect(problemsOf(design, USUAL)).toEqual([]);
    const { bp, cp } = costOf(design);
    expect([design.size.bp - bp, design.size.cp - cp]).toEqual([expect.toSatisfy((left: number) => left <= 1), 0]);
  });

  it('is one of at least four in each of three sizes, under a name of its own', () => {
    const sizes = STOCK.map(({ design }) => design.size.bp);
    for (const bp of [16, 24, 36]) expect(sizes.filter((one) => one === bp).length).toBeGreaterThanOrEqual(4);
    expect(new Set(STOCK.map(({ design }) => design.name)).size).toBe(STOCK.length);
  });
});
