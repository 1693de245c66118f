import fc from 'fast-check';
import { expect, it } from 'vitest';
import { jsonBound } from './json-bound.ts';

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

it('a value takes no more bytes as JSON than it may', () => {
  const text = fc.string({ unit: 'binary' });
  const values = fc.anything({ key: text, values: [text, fc.double(), fc.integer(), fc.boolean(), fc.constant(null)] });
  fc.assert(fc.property(fc.array(values), (value) => jsonBound(value) >= bytesOf(value)));
});

it('what is plain is not taken for much more than it is', () => {
  const preview = { text: 'Turns left at 30 mph.', facts: { hit: 0.5, damage: 7 }, warnings: ['It may skid.'] };
  expect(jsonBound(preview)).toBeLessThan(bytesOf(preview) * 1.6);
});
