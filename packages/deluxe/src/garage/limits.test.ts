import { describe, expect, test } from 'vitest';
import { parseStatLine, totalsOf } from '../testing/by-the-book.ts';
import { stockCarDesign, stockDesign } from '../testing/design-fixtures.ts';
import type { CarTrailerDesign, CombinationDesign, SidecarDesign } from './design/design.ts';
import { garage } from './garage.ts';

const weightOf = (design: CombinationDesign) => garage.quickCheck(design).labelled.find(({ id }) => id === 'weight');

const combo = stockDesign('outlander-combo') as CombinationDesign;

describe('what a combination may weigh', () => {
  test('deluxe/IX.1/frames: cycle and sidecar each bear their own load', () => {
    expect(totalsOf(combo)).toMatchObject({
      weight: 1725,
      maxLoad: 1300 + 750,
      isOverloaded: false,
      cargoCapacity: 310 + 15,
    });
    expect(weightOf(combo)).toMatchObject({ text: '990 + 735 lb', limit: '1,300 + 750 lb', isOver: false });
    expect(garage.quickCheck(combo)).toMatchObject({ legal: true, figures: { weight: 1725, maxLoad: 2050 } });
  });

  test('deluxe/IX.1/frames: one of them may be over while both together are not', () => {
    const sidecar = combo.attached[0] as SidecarDesign;
    const heavy = { ...sidecar, armor: { type: 'normal', points: { ...sidecar.armor.points, front: 8 } } } as const;
    const design: CombinationDesign = { ...combo, attached: [heavy] };
    expect(weightOf(design)).toMatchObject({ text: '990 + 759 lb', limit: '1,300 + 750 lb', isOver: true });
    expect(garage.quickCheck(design).labelled.find(({ id }) => id === 'cargoCapacity')?.text).toBe('310 + 0 lb');
    expect(garage.quickCheck(design).problems).toMatchObject([
      { rule: 'deluxe/IX.1/frames', message: 'Outlander Sidecar: 9 lb over: 759 of 750 lb.' },
    ]);
  });

  test("deluxe/XI.3/acceleration: a trailer's weight is no load of the car's chassis", () => {
    const lead = { ...stockCarDesign('piranha-courier'), hitch: { type: 'standard' } } as const;
    const trailer = stockDesign('crusader') as CarTrailerDesign;
    const towing: CombinationDesign = { version: 1, class: 'combination', name: 'Towing', lead, attached: [trailer] };
    const [car, box] = [totalsOf(lead), totalsOf(trailer)];
    expect(totalsOf(towing).maxLoad).toBe((car.maxLoad ?? 0) + (box.maxLoad ?? 0));
    expect(weightOf(towing)).toMatchObject({ isOver: false });
  });

  test('deluxe/XII.1/power-plants: the plant sets the limit of a whole rig', () => {
    const { design } = parseStatLine(
      "Rig: std. longnose tractor, std. chassis, reg. truck plant, 10 HD tires, driver. 40' van semi-trailer, 8 HD tires.",
    );
    if (design?.class !== 'combination') throw new Error('no rig');
    expect(totalsOf(design)).toMatchObject({ maxLoad: 40_000, isOverloaded: false });
  });
});

describe('figures for people and programs', () => {
  test('deluxe/VIII.10/cargo: the weight is that of all aboard', () => {
    const cargo = [{ kind: 'goods', name: 'Ore', spaces: 2, weight: 300 }] as const;
    const design = { ...stockCarDesign('vigilante'), cargo };
    expect(garage.quickCheck(design).figures.weight).toBe(5725 + 300);
  });

  test('deluxe/XIII.1/acceleration: what cannot lift gains nothing', () => {
    expect(garage.quickCheck(stockDesign('leviathan')).figures.acceleration).toBe(0);
    expect(garage.quickCheck(stockDesign('crusader')).figures.acceleration).toBeNull();
  });
});

describe('deluxe/XI.1/tires: the table prints the least', () => {
  const on = (count: number) => ({
    ...(stockDesign('crusader') as CarTrailerDesign),
    tires: [{ tire: 'hd', count } as const],
  });
  test.each([2, 4, 6, 8])("a 10' trailer may have %i", (count) => {
    expect(garage.quickCheck(on(count)).problems).toEqual([]);
  });
  test.each([1, 3, 10])('but not %i', (count) => {
    expect(garage.quickCheck(on(count)).problems).toMatchObject([
      { rule: 'deluxe/XI.1/tires', message: `${count} tires; it needs 2 to 8.` },
    ]);
  });
});
