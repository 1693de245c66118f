import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyAddition, anyCar, anyStock, stockCarDesign, stockDesign } from '../testing/design-fixtures.ts';
import { alternativesOf } from './alternatives.ts';
import { check, delta } from './check.ts';
import type { Design } from './design.ts';
import { applyEdit } from './edit.ts';
import { addSpaces } from './exact.ts';
import { linesOf } from './lines.ts';
import { type DesignProblem, problemKey } from './problems/problem.ts';
import { problemsOf } from './problems.ts';
import { totalsOf } from './totals.ts';

const RUNS = { numRuns: 150 };

function counts(problems: readonly DesignProblem[]): Map<string, number> {
  const all = new Map<string, number>();
  for (const problem of problems) all.set(problemKey(problem), (all.get(problemKey(problem)) ?? 0) + 1);
  return all;
}

/** Every offered way out removes its problem and brings no other. */
function expectGoodAlternatives(design: Design): number {
  const problems = problemsOf(design);
  const before = counts(problems);
  let offered = 0;
  for (const problem of problems) {
    for (const { edit, label } of alternativesOf(design, problem, problems)) {
      offered++;
      const after = counts(problemsOf(applyEdit(design, edit)));
      expect(after.get(problemKey(problem)) ?? 0, label).toBeLessThan(before.get(problemKey(problem)) ?? 0);
      for (const [key, count] of after)
        expect(count, `${label} brings ${key}`).toBeLessThanOrEqual(before.get(key) ?? 0);
    }
  }
  return offered;
}

describe('deluxe/VIII/planning-sheet: totals are the sums of the sheet', () => {
  test('of any car and any stock vehicle with an addition', () => {
    const changed = fc.tuple(anyStock, anyAddition).map(([design, edit]) => applyEdit(design, edit));
    fc.assert(
      fc.property(fc.oneof(anyCar, changed), (design) => {
        const lines = linesOf(design);
        const totals = totalsOf(design);
        const sum = (pick: (line: (typeof lines)[number]) => number): number =>
          lines.reduce((n, line) => n + pick(line), 0);
        expect(totals.cost).toBe(sum((line) => line.cost));
        expect(totals.weight + totals.cargoWeight).toBe(sum((line) => line.weight));
        const open = lines.filter(({ part }) => !part.endsWith('box'));
        expect(totals.spacesUsed).toBe(
          addSpaces(
            open.reduce((n, line) => n + line.spaces, 0),
            0,
          ),
        );
        expect(totals.cargoSpacesUsed).toBe(
          addSpaces(
            open.reduce((n, line) => n + line.cargoSpaces, 0),
            0,
          ),
        );
      }),
      RUNS,
    );
  });

  test('adding a part never lowers the price', () => {
    fc.assert(
      fc.property(fc.oneof(anyCar, anyStock), anyAddition, (design, edit) => {
        expect(totalsOf(applyEdit(design, edit)).cost).toBeGreaterThanOrEqual(totalsOf(design).cost);
      }),
      RUNS,
    );
  });
});

describe('deluxe/VIII/planning-sheet: ways out of a problem', () => {
  test('each removes its problem and adds none, on random cars', () => {
    let offered = 0;
    fc.assert(
      fc.property(anyCar, (design) => {
        offered += expectGoodAlternatives(design);
      }),
      { numRuns: 25 },
    );
    expect(offered).toBeGreaterThan(100);
  });

  test('each removes its problem and adds none, on stock vehicles with an addition', () => {
    fc.assert(
      fc.property(anyStock, anyAddition, (design, edit) => {
        expectGoodAlternatives(applyEdit(design, edit));
      }),
      { numRuns: 120 },
    );
  });

  test('checking changes nothing and survives JSON', () => {
    fc.assert(
      fc.property(anyCar, (design) => {
        const text = JSON.stringify(design);
        expect(problemsOf(JSON.parse(text))).toEqual(problemsOf(design));
        expect(JSON.stringify(design)).toBe(text);
      }),
      RUNS,
    );
  });

  test('deluxe/VIII.2/chassis: too heavy is told in pounds, with armor to take off or a chassis to buy', () => {
    const kart = stockCarDesign('killer-kart');
    const { problems, legal } = check(applyEdit(kart, { kind: 'armor', points: { front: 50 } }));
    expect(legal).toBe(false);
    expect(problems).toMatchObject([
      { code: 'overload', rule: 'deluxe/VIII.2/chassis', message: '225 lb over: 2,525 of 2,300 lb.' },
    ]);
    expect(problems[0]?.alternatives.map(({ label }) => label)).toEqual([
      'Remove 45 points of armor, saving $495',
      'Take the heavy chassis for $150',
      'Take the extra-heavy chassis for $300',
      'Take a compact body for $376',
    ]);
  });
});

describe('deluxe/III.2/specifications: what if', () => {
  test('a change is told in price, weight, room and problems', () => {
    const hotshot = stockDesign('hotshot');
    const changed = delta(hotshot, { kind: 'add', list: 'weapons', item: { weapon: 'MG', count: 1, mount: 'left' } });
    expect(changed).toMatchObject({ cost: 1500, weight: 200, spaces: 1 });
    expect(changed.added.map(({ code }) => code)).toEqual(['overload', 'spaces']);
    expect(changed.removed).toEqual([]);
  });
});
