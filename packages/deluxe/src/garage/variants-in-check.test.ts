import { describe, expect, test } from 'vitest';
import { stockCarDesign, stockDesign } from '../testing/design-fixtures.ts';
import { DEFAULT_VARIANTS, GARAGE_VARIANTS, type GarageSettings } from '../variants.ts';
import type { Design } from './design/design.ts';
import { applyEdit, type Edit } from './design/edit.ts';
import { totalsOf } from './figures/totals.ts';
import { garage } from './garage.ts';
import { check } from './mending.ts';
import { problemsOf } from './problems/problems.ts';

const under = (change: Partial<GarageSettings>): GarageSettings => ({ ...DEFAULT_VARIANTS, ...change });
const codes = (design: Design, change: Partial<GarageSettings>): readonly string[] =>
  problemsOf(design, under(change)).map(({ code }) => code);
const plants = (...ids: readonly ('super' | 'thundercat' | 'small')[]): Edit => ({
  kind: 'set',
  options: { plants: ids.map((plant) => ({ plant, at: 'front' })) },
});

describe('variants of the garage', () => {
  test('deluxe/VIII.4/duplicate-plants: a referee may forbid second plants', () => {
    const two = applyEdit(stockDesign('intimidator'), plants('super', 'small'));
    const second = (change: Partial<GarageSettings>) =>
      problemsOf(two, under(change)).filter(({ rule }) => rule === 'deluxe/VIII.4/duplicate-plants');
    expect(second({})).toEqual([]);
    expect(second({ duplicatePlants: false })).toMatchObject([{ code: 'plant-fit', where: 'plant 2' }]);
    const found = check(two, under({ duplicatePlants: false })).problems.find(({ code }) => code === 'plant-fit');
    expect(found?.alternatives.map(({ label }) => label)).toContain('Do without the second plant, saving $500');
  });

  test('deluxe/VIII.4/power-plants: a referee may forbid the Thundercat', () => {
    const cat = applyEdit(stockDesign('hotshot'), plants('thundercat'));
    expect(codes(cat, {})).not.toContain('plant-fit');
    expect(codes(cat, { thundercat: false })).toContain('plant-fit');
  });

  test('deluxe/VIII.11/acceleration: the errata cap a Thundercat at 10 (W-06)', () => {
    const cat = applyEdit(stockCarDesign('piranha-courier'), plants('thundercat'));
    expect(totalsOf(cat, DEFAULT_VARIANTS).acceleration).toBe(15);
    expect(totalsOf(cat, under({ errataThundercatCap: true })).acceleration).toBe(10);
  });

  test('deluxe/VIII.8/turret: the text of 1985 lets subcompacts have turrets (W-07)', () => {
    const item = { id: 't', type: 'turret1', at: 'top' } as const;
    const kart = applyEdit(stockDesign('killer-kart'), { kind: 'add', list: 'turrets', item });
    expect(codes(kart, {})).toContain('turret-count');
    expect(codes(kart, { errataSubcompactTurrets: false })).not.toContain('turret-count');
  });

  test('deluxe/VIII.8/wheelguards: the errata want them of the armor of the vehicle (W-08)', () => {
    const item = { id: 'wheelguard', count: 2, points: 5, armorType: 'FP' } as const;
    const guarded = applyEdit(stockDesign('hotshot'), { kind: 'add', list: 'accessories', item });
    expect(codes(guarded, {})).not.toContain('wheelguard');
    const { problems } = check(guarded, under({ errataMatchingArmor: true }));
    const found = problems.find(({ code }) => code === 'wheelguard');
    expect(found?.message).toBe("Wheelguard: its armor must match the vehicle's, normal.");
    expect(found?.alternatives[0]?.label).toContain('the same armor');
  });

  test('deluxe/V.5/tear-gas: $50 and 1 lb a shot, $20 and 5 lb by the errata (G-12)', () => {
    const item = { weapon: 'SS', count: 1, mount: 'back', load: { kind: 'tear-gas' } } as const;
    const gassy = applyEdit(stockDesign('hotshot'), { kind: 'add', list: 'weapons', item });
    const [text, errata] = [totalsOf(gassy, DEFAULT_VARIANTS), totalsOf(gassy, under({ errataTearGas: true }))];
    expect([errata.cost - text.cost, errata.weight - text.weight]).toEqual([-300, 40]);
  });

  test('deluxe/XIII.1/body-types: handling of the larger helicopters as in the sample list (W-14)', () => {
    const handling = (id: string) =>
      totalsOf(stockDesign(id), under({ errataHelicopterHandling: false })).handlingClass;
    expect([handling('husky'), handling('aerohauler'), handling('gnat')]).toEqual([1, 0, 3]);
  });

  test('every variant of the garage changes the check of some design, and the garage lists them', () => {
    expect(garage.variants?.map(({ id }) => id)).toEqual(GARAGE_VARIANTS.map(({ id }) => id));
    expect(GARAGE_VARIANTS.every(({ implemented }) => implemented)).toBe(true);
    const strict = garage.withVariants?.({ duplicatePlants: false, nonsense: true, thundercat: 'maybe' });
    const two = applyEdit(stockDesign('intimidator'), plants('super', 'small'));
    const rules = strict?.quickCheck(two).problems.map(({ rule }) => rule);
    expect(rules).toContain('deluxe/VIII.4/duplicate-plants');
    expect(strict?.quickCheck(stockDesign('hotshot')).legal).toBe(true);
  });
});
