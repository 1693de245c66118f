import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyBrokenDesign } from '../testing/broken-designs.ts';
import { alternativesOf, check, linesOf, problemsOf, totalsOf } from '../testing/by-the-book.ts';
import { anyAddition, anyCar, anyStock, stockCarDesign, stockDesign } from '../testing/design-fixtures.ts';
import { anyWrittenDesign } from '../testing/written-designs.ts';
import type { Design } from './design/design.ts';
import { applyEdit, type Edit } from './design/edit.ts';
import { addSpaces } from './design/exact.ts';
import { type DesignProblem, problemKey } from './problems/problem.ts';

const RUNS = { numRuns: 150 };

/** Parts named from the vehicle that leads, whether or not it still pulls something. */
function keyOf(design: Design, problem: DesignProblem): string {
  const part = design.class === 'combination' ? problem.part : `lead.${problem.part}`.replace(/\.$/, '');
  return problemKey({ ...problem, part });
}

function counts(design: Design): Map<string, number> {
  const all = new Map<string, number>();
  for (const problem of problemsOf(design)) {
    const key = keyOf(design, problem);
    all.set(key, (all.get(key) ?? 0) + 1);
  }
  return all;
}

/** Every problem has a way out; each removes its problem and brings no other. */
function expectGoodAlternatives(design: Design): number {
  const problems = problemsOf(design);
  const before = counts(design);
  let offered = 0;
  for (const problem of problems) {
    const alternatives = alternativesOf(design, problem, problems);
    expect(alternatives.length, `${problem.code} ${problem.where}: ${problem.message}`).toBeGreaterThan(0);
    const key = keyOf(design, problem);
    for (const { edit, label } of alternatives) {
      offered++;
      const after = counts(applyEdit(design, edit));
      expect(after.get(key) ?? 0, label).toBeLessThan(before.get(key) ?? 0);
      for (const [other, count] of after)
        expect(count, `${label} brings ${other}`).toBeLessThanOrEqual(before.get(other) ?? 0);
    }
  }
  return offered;
}

/** Additions to a train go to what leads it, so that they are really added. */
const addedTo = (design: Design, edit: Edit): Edit =>
  design.class === 'combination' && edit.kind === 'add' ? { ...edit, part: 'lead' } : edit;

describe('deluxe/VIII/planning-sheet: totals are the sums of the sheet', () => {
  test('of any design of any class, and any stock vehicle with an addition', () => {
    const changed = fc.tuple(anyStock, anyAddition).map(([design, edit]) => applyEdit(design, edit));
    fc.assert(
      fc.property(fc.oneof(anyCar, anyWrittenDesign, changed), (design) => {
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
      fc.property(fc.oneof(anyCar, anyStock, anyWrittenDesign), anyAddition, (design, edit) => {
        expect(totalsOf(applyEdit(design, addedTo(design, edit))).cost).toBeGreaterThanOrEqual(totalsOf(design).cost);
      }),
      RUNS,
    );
  });

  test('nor does a link, a turret, a crate or a point of armor', () => {
    const goods = { kind: 'goods', name: 'Crate', spaces: 1, weight: 10 } as const;
    const growth = (design: Design): readonly Edit[] => {
      const part = design.class === 'combination' ? 'lead' : undefined;
      const own = design.class === 'combination' ? design.lead : design;
      const [arm] = own.weapons;
      const front = Math.max(0, own.armor.points.front ?? 0) + 1;
      return [
        { kind: 'add', list: 'turrets', item: { id: 'new', type: 'turret1', at: 'top' }, part },
        { kind: 'add', list: 'cargo', item: goods, part },
        { kind: 'armor', points: { front }, part },
        ...(arm === undefined
          ? []
          : [
              {
                kind: 'replace',
                list: 'weapons',
                index: 0,
                item: { ...arm, links: [...(arm.links ?? []), 'new'] },
                part,
              } as const,
            ]),
      ];
    };
    fc.assert(
      fc.property(fc.oneof(anyStock, anyWrittenDesign), (design) => {
        for (const edit of growth(design))
          expect(totalsOf(applyEdit(design, edit)).cost, JSON.stringify(edit)).toBeGreaterThanOrEqual(
            totalsOf(design).cost,
          );
      }),
      RUNS,
    );
  });
});

describe('deluxe/VIII/planning-sheet: ways out of a problem', () => {
  test('every problem has one; each removes its problem and adds none, on random cars', () => {
    let offered = 0;
    fc.assert(
      fc.property(anyCar, (design) => {
        offered += expectGoodAlternatives(design);
      }),
      { numRuns: 25 },
    );
    expect(offered).toBeGreaterThan(100);
  });

  test('every problem has one; each removes its problem and adds none, on broken designs of every class', () => {
    fc.assert(
      fc.property(anyBrokenDesign, (design) => {
        expectGoodAlternatives(design);
      }),
      { numRuns: 80 },
    );
  }, 60_000);

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

test('deluxe/III.2/specifications: one gun more shows in price, weight, room and problems', () => {
  const hotshot = stockDesign('hotshot');
  const item = { weapon: 'MG', count: 1, mount: 'left' } as const;
  const armed = applyEdit(hotshot, { kind: 'add', list: 'weapons', item });
  const [before, after] = [check(hotshot), check(armed)];
  expect(after.totals.cost - before.totals.cost).toBe(1500);
  expect(after.totals.weight - before.totals.weight).toBe(200);
  expect(after.totals.spacesUsed - before.totals.spacesUsed).toBe(1);
  expect([before.problems, after.problems.map(({ code }) => code)]).toEqual([[], ['overload', 'spaces']]);
});
