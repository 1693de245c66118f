import { describe, expect, test } from 'vitest';
import { check, problemsOf } from '../testing/by-the-book.ts';
import { EXEMPTIONS, exemptionOf } from './exemptions.ts';
import { goldRows, VERDICTS, type Verdict } from './gold.ts';
import { STOCK, stockVehicle } from './stock/list.ts';

const EXPECTED: Record<Verdict, number> = {
  EXACT: 41,
  'EXACT but for HC (errata)': 4,
  'EXACT with inferred parts': 12,
  'EXACT after correction': 8,
  'COST EXACT, other figure off': 5,
  'WEIGHT EXACT, cost off': 2,
  MISMATCH: 3,
  'PARTLY DETERMINED': 1,
};

describe('deluxe/XV/sample-vehicles: the stock vehicles against print', () => {
  const rows = goldRows();

  test('seventy-five published vehicles and the Killer RV, verdict by verdict', () => {
    expect(rows).toHaveLength(76);
    const counts = Object.fromEntries(
      VERDICTS.map((verdict) => [verdict, rows.filter((row) => row.verdict === verdict).length]),
    );
    expect(counts).toEqual(EXPECTED);
  });

  test.each(rows.map((row) => [row.name, row] as const))('%s reconciles or says why not', (_, row) => {
    if (row.differences.length > 0 || row.verdict !== 'EXACT') expect(row.reason, row.id).not.toBeNull();
  });

  test('a corrected entry differs from its words', () => {
    const joseph = rows.find(({ id }) => id === 'joseph-special');
    expect(joseph?.asPrinted).toMatchObject({ cost: 9940, weight: 4755 });
    expect(joseph?.computed).toMatchObject({ cost: 10340, weight: 4795 });
  });

  test.each([
    ['leo', 8400, 2295],
    ['leo-pride', 9100, 2295],
    ['security-six', 28_250, 4850],
    ['security-seven', 35_200, 5600],
    ['busnought', 109_200, 25_190],
    ['plunge-hfoj', 105_500, 9270],
  ])('%s as its words stand is another', (id, cost, weight) => {
    expect(rows.find((row) => row.id === id)?.asPrinted).toMatchObject({ cost, weight });
  });
});

describe('deluxe/XV/sample-vehicles: published designs that break the book', () => {
  test.each(STOCK.map(({ id, design }) => [id, design] as const))(
    '%s is legal, or exempt with a reason',
    (id, design) => {
      const problems = problemsOf(design);
      const exemption = EXEMPTIONS.find((candidate) => candidate.id === id);
      expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(exemption?.codes ?? []));
      if (exemption !== undefined) expect(exemptionOf(design, problemsOf(design))?.id).toBe(id);
    },
  );

  test('an exempt design is not legal, and a changed one is not exempt', () => {
    const leviathan = stockVehicle('leviathan')?.design;
    if (leviathan === undefined) throw new Error('no Leviathan');
    expect(check(leviathan)).toMatchObject({ legal: false, exemption: { id: 'leviathan' } });
    expect(check({ ...leviathan, name: 'Mine' }).exemption?.id).toBe('leviathan');
    const changed = { ...leviathan, armor: { type: 'normal', points: { front: 101 } } } as typeof leviathan;
    expect(check(changed).exemption).toBeNull();
  });
});
