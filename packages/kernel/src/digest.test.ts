import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, hashOf } from './digest.ts';

/** The same value with its keys the other way round. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, item]) => [key, turned(item)]),
  );
}

describe('canonical JSON', () => {
  it('has keys in the order of their letters, also where they look like numbers, and nothing that is undefined', () => {
    expect(canonicalJson({ b: 1, a: [undefined, -0, Number.NaN, 'é"\n'], 10: null, 9: undefined, 2: true })).toBe(
      '{"10":null,"2":true,"a":[null,0,null,"é\\"\\n"],"b":1}',
    );
  });

  it('has many keys in the same order as few', () => {
    const keys = Array.from({ length: 60 }, (_, i) => `k${(i * 37) % 60}`);
    const entries = keys.map((key) => [key, 1] as const);
    const inOrder = (some: typeof entries) =>
      `{${some
        .map(([key]) => `"${key}":1`)
        .toSorted()
        .join(',')}}`;
    for (const count of [2, 24, 25, 60])
      expect(canonicalJson(Object.fromEntries(entries.slice(0, count)))).toBe(inOrder(entries.slice(0, count)));
  });

  it('is the same bytes for the same value, and reads back as it', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(canonicalJson(turned(value))).toBe(canonicalJson(value));
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});

describe('the hash of a text', () => {
  it('is that of its UTF-8, whatever it is made of and however long it is', () => {
    const texts = fc.string({ unit: fc.constantFrom('a', 'é', '″', '߿', '\u{10ffff}', '\ud800') });
    fc.assert(
      fc.property(texts, fc.constantFrom(1, 4_000), (text, times) => {
        const long = text.repeat(times);
        expect(hashOf(long)).toBe(bytesToHex(sha256(utf8ToBytes(long))));
      }),
    );
  });
});
