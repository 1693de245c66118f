import { describe, expect, test } from 'vitest';
import { build } from '../testing/arena.ts';
import type { Design } from './design/design.ts';
import { garage } from './garage.ts';
import { mending } from './mending.ts';
import { STOCK } from './stock/list.ts';

const copied = build({ front: ['lightMachineGun', 'lightMachineGun', 'lightMachineGun'] }, { name: 'Copied' });
const expanded = build({ left: ['gatlingGun'] }, { name: 'Expanded' });
const DESIGNS: readonly Design[] = [...STOCK.map((entry) => entry.design), copied, expanded];

describe.each([{}, { anyCopies: true }, { expansions: true }, { anyCopies: true, expansions: true, other: 'x' }])(
  'under the settings %o',
  (asked) => {
    const bench = garage.withVariants?.(asked) ?? garage;
    const mender = mending.withVariants?.(asked) ?? mending;

    test('check, bench and size class agree on whether a build is legal', () => {
      for (const design of DESIGNS) {
        const [check, quick] = [mender.check(design), bench.quickCheck(design)];
        expect([check.legal, quick.legal], design.name).toEqual([check.problems.length === 0, check.legal]);
        expect(bench.workshop?.field(design).ok, design.name).toBe(check.legal);
        expect(bench.workshop?.divisionOf(design) !== 'open', design.name).toBe(check.legal);
      }
    });
  },
);

test('sixth/build/copies, sixth/build/expansions: each switch allows its own', () => {
  const legal = (asked: Record<string, boolean>) =>
    [copied, expanded].map((design) => garage.withVariants?.(asked).quickCheck(design).legal);
  expect([legal({}), legal({ anyCopies: true }), legal({ expansions: true })]).toEqual([
    [false, false],
    [true, false],
    [false, true],
  ]);
});
