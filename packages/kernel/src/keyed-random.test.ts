import fc from 'fast-check';
import { expect, it } from 'vitest';
import { KeyedRandom } from './keyed-random.ts';
import { streamAt, streamOfKind } from './random.ts';

/** Whole numbers, some of them large, as a stream gives them. */
const drawn = (random: { int(low: number, high: number): number }, sides: readonly number[]) =>
  sides.map((most) => random.int(1, most));

const sides = fc.array(fc.integer({ min: 1, max: 2 ** 31 }), { maxLength: 60 });

it('gives the same numbers from its position, through JSON, as it would have given itself', () => {
  fc.assert(
    fc.property(fc.string(), sides, sides, (seed, before, after) => {
      const random = KeyedRandom.of(seed, 'dice');
      drawn(random, before);
      const twin = streamAt(JSON.parse(JSON.stringify(random.position())));
      expect(drawn(twin, after)).toEqual(drawn(random, after));
    }),
  );
});

it('stays within the faces and gives each its share', () => {
  const random = streamOfKind('sha256', 'faces', 'dice');
  const fallen = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < 60_000; i++) {
    const face = random.int(0, 5);
    fallen[face] = (fallen[face] ?? 0) + 1;
  }
  // Five degrees of freedom: beyond 25 one fair die in ten thousand would be suspected.
  const chi = fallen.map((count) => (count - 10_000) ** 2 / 10_000).reduce((a, b) => a + b, 0);
  expect(chi).toBeLessThan(25);
});

it('is another stream for every seed and every path', () => {
  const first = (seed: string, path: string) =>
    drawn(
      KeyedRandom.of(seed, path),
      Array.from({ length: 8 }, () => 2 ** 31),
    ).join();
  const all = ['a', 'b'].flatMap((seed) => ['dice', 'secret/0', 'undo/3'].map((path) => first(seed, path)));
  expect(new Set(all).size).toBe(6);
});

it('is what it always was: the digest of key and count, word by word', () => {
  expect(drawn(KeyedRandom.of('hardtop', 'dice'), [6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 10, 20])).toMatchInlineSnapshot(`
    [
      2,
      4,
      4,
      3,
      5,
      2,
      2,
      3,
      5,
      2,
      5,
      7,
    ]
  `);
});
