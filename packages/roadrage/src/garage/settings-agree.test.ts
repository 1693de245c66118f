import { describe, expect, test } from 'vitest';
import { character, design } from '../testing/road.ts';
import type { Design } from './design/design.ts';
import { garage } from './garage.ts';
import { mending } from './mending.ts';
import { sheets } from './sheet/sheets.ts';
import { STOCK } from './stock/list.ts';

const veteran = design('midSized', { crew: [character('Max', { car: 4, smallArms: 3 })] });
const DESIGNS: readonly Design[] = [...STOCK.map((entry) => entry.design), veteran];

const wordsOf = (svg: string): string => svg.replace(/<[^>]+>/g, '\n');

describe.each([{}, { veterans: true }])('under the settings %o', (asked) => {
  const bench = garage.withVariants?.(asked) ?? garage;
  const mender = mending.withVariants?.(asked) ?? mending;
  const paper = sheets.withVariants?.(asked) ?? sheets;
  const formatsOf = (built: Design): string =>
    bench.quickCheck(built).labelled.find(({ id }) => id === 'formats')?.text ?? '';

  test('check, sheet and format agree on where a vehicle may go', () => {
    for (const built of DESIGNS) {
      const isIn = formatsOf(built) !== 'none of the book’s';
      expect(bench.workshop?.divisionOf(built) !== 'open', built.name).toBe(isIn);
      const sheet = wordsOf(paper.sheet(built, { paper: 'a4', kind: 'fresh' }));
      expect(sheet.includes(`Goes in: ${formatsOf(built)}.`), built.name).toBe(isIn);
    }
  });

  test('legal is what has no problem, and a refusal gives its reasons', () => {
    for (const built of DESIGNS) {
      const [check, quick] = [mender.check(built), bench.quickCheck(built)];
      expect([check.legal, quick.legal], built.name).toEqual([check.problems.length === 0, check.legal]);
      const fielded = bench.workshop?.field(built);
      if (fielded?.ok === false) expect(fielded.error.length, built.name).toBeGreaterThan(0);
      else expect(check.legal, built.name).toBe(true);
    }
  });
});

test('roadrage/characters/skills: veterans are legal under their setting, and the table says why it has none', () => {
  const veterans = garage.withVariants?.({ veterans: true });
  expect([garage.quickCheck(veteran).legal, veterans?.quickCheck(veteran).legal]).toEqual([false, true]);
  expect(veterans?.workshop?.field(veteran)).toMatchObject({
    ok: false,
    error: [{ rule: 'roadrage/characters/skills' }, {}, {}],
  });
});
