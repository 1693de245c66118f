import { beforeAll, describe, expect, it } from 'vitest';
import { garageNamed } from '../testing/garages.ts';
import type { OpenGarage } from './garage-context.ts';
import { readAny } from './read-any.ts';

let deluxe: OpenGarage;
let roadrage: OpenGarage;

beforeAll(async () => {
  deluxe = await garageNamed('deluxe');
  roadrage = await garageNamed('roadrage');
});

const stock = ({ garage }: OpenGarage): unknown => garage.stock()[0]?.design;

async function all<T>(items: AsyncIterable<T>): Promise<readonly T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

describe('a text of designs', () => {
  it('of several rules goes to each by what it understands, whichever garage it is brought to', async () => {
    const text = [
      (await deluxe.notation()).statLine(stock(deluxe)),
      (await roadrage.notation()).statLine(stock(roadrage)),
      roadrage.garage.code(stock(roadrage)),
      deluxe.garage.code(stock(deluxe)),
      JSON.stringify(stock(roadrage)),
      JSON.stringify(stock(deluxe)),
    ].join('\n\n');
    const of = ['deluxe', 'roadrage', 'roadrage', 'deluxe', 'roadrage', 'deluxe'];
    for (const open of [deluxe, roadrage]) {
      const read = await all(readAny(open, text));
      expect(read.map(({ ruleset }) => ruleset)).toEqual(of);
      expect(read.every(({ design }) => design !== null)).toBe(true);
    }
  });

  it('that nobody understands stays with the garage it was brought to', async () => {
    const [reading] = await all(readAny(roadrage, '{"wheels": 4}'));
    expect(reading).toMatchObject({ ruleset: 'roadrage', design: null });
  });
});
