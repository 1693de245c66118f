import { describe, expect, it } from 'vitest';
import { agreedTerms, NO_TERMS, type Terms, withSideFields, withTerms } from './terms.ts';

const TERMS: Terms = {
  list: [
    {
      path: 'variants.fog',
      title: 'Fog',
      summary: 'Nobody sees far.',
      choices: [
        { value: false, title: 'No' },
        { value: true, title: 'Yes' },
      ],
      usual: false,
    },
    {
      path: 'sheets',
      title: 'Sheets',
      summary: 'Whether they lie open.',
      choices: [
        { value: 'open', title: 'Open' },
        { value: 'hidden', title: 'Hidden' },
      ],
      usual: 'open',
    },
  ],
};

describe('terms', () => {
  const settle = (asked: Record<string, boolean | string>) => {
    const settled = withTerms(TERMS, { title: 'x', variants: { wind: 1 } }, asked);
    if (!settled.ok) throw new Error('refused');
    return settled.value;
  };

  it('are put into a file, and what differs from the book is told in words', () => {
    const file = settle({ 'variants.fog': true, sheets: 'open' });
    expect(file).toEqual({ title: 'x', variants: { wind: 1, fog: true }, sheets: 'open' });
    expect(agreedTerms('toy', TERMS, file).differs).toEqual([
      { path: 'variants.fog', title: 'Fog', summary: 'Nobody sees far.', is: 'Yes', book: 'No' },
    ]);
  });

  it('have the same hash whenever they are the same, however they came about', () => {
    const hash = (file: unknown) => agreedTerms('toy', TERMS, file).hash;
    expect(hash(settle({ 'variants.fog': true, sheets: 'hidden' }))).toBe(
      hash({ sheets: 'hidden', variants: { fog: true } }),
    );
    expect(hash(settle({ sheets: 'open' }))).toBe(hash({}));
    expect(hash(settle({ sheets: 'hidden' }))).not.toBe(hash({}));
    expect(agreedTerms('other', TERMS, {}).hash).not.toBe(hash({}));
    expect(hash({})).toMatch(/^[a-z2-9]{6}$/);
    expect(agreedTerms('toy', NO_TERMS, null).differs).toEqual([]);
  });

  it('that are not there, or cannot be so, are named with what would be legal', () => {
    expect(withTerms(TERMS, {}, { 'variants.rain': true, sheets: true })).toEqual({
      ok: false,
      error: [
        expect.objectContaining({ field: 'terms.variants.rain', legal: ['variants.fog', 'sheets'] }),
        expect.objectContaining({ field: 'terms.sheets', legal: ['open', 'hidden'] }),
      ],
    });
  });

  it('sides go to the seats that are there', () => {
    const file = { seats: [{ name: 'a' }, { name: 'b' }] };
    expect(withSideFields(file, [1, 0, 7], (team) => ({ team }))).toEqual({
      seats: [
        { name: 'a', team: 1 },
        { name: 'b', team: 0 },
      ],
    });
    expect(withSideFields(null, [1], () => ({}))).toBe(null);
  });
});
