import { describe, expect, test } from 'vitest';
import { stockDesign } from '../testing/design-fixtures.ts';
import { GARAGE_VARIANTS } from '../variants.ts';
import type { Design } from './design/design.ts';
import { applyEdit, type Edit } from './design/edit.ts';
import { addSpaces, dollars, numberText, spaceText } from './design/exact.ts';
import { garage } from './garage.ts';
import { mending } from './mending.ts';
import { notation } from './notation/notation.ts';
import { sheets } from './sheet/sheets.ts';
import { STOCK } from './stock/list.ts';

type Asked = Readonly<Record<string, boolean | string>>;

/** Every switch by itself, and all of them at once; each has two positions. */
const flips: readonly Asked[] = GARAGE_VARIANTS.map(({ id, default: usual }) => ({ [id]: !usual }));
const SETTINGS: readonly Asked[] = [{}, ...flips, Object.assign({}, ...flips)];

const under = <T>(part: { withVariants?(asked: Asked): T }, asked: Asked): T => {
  const settled = part.withVariants?.(asked);
  if (settled === undefined) throw new Error('every part of the garage knows variants');
  return settled;
};

const gas: Edit = {
  kind: 'add',
  list: 'weapons',
  item: { weapon: 'SS', count: 1, mount: 'back', load: { kind: 'tear-gas' } },
};
const turret: Edit = { kind: 'add', list: 'turrets', item: { id: 't', type: 'turret1', at: 'top' } };
const guards: Edit = {
  kind: 'add',
  list: 'accessories',
  item: { id: 'wheelguard', count: 2, points: 5, armorType: 'FP' },
};
const plants = (...ids: readonly string[]): Edit => ({
  kind: 'set',
  options: { plants: ids.map((plant) => ({ plant, at: 'front' })) },
});

/** What no stock vehicle has and a switch decides. */
const SPECIAL: readonly Design[] = [
  applyEdit(stockDesign('hotshot'), gas),
  applyEdit(stockDesign('killer-kart'), turret),
  applyEdit(stockDesign('hotshot'), guards),
  applyEdit(stockDesign('piranha-courier'), plants('thundercat')),
  applyEdit(stockDesign('intimidator'), plants('super', 'small')),
];
const DESIGNS: readonly Design[] = [...STOCK.map(({ design }) => design), ...SPECIAL];

const sum = (values: readonly (number | null)[]): number =>
  values.reduce<number>((all, value) => all + (value ?? 0), 0);
const spacesIn = (values: readonly (number | null)[]): number => addSpaces(sum(values), 0);

/** What is in a box stands on room that the flatbed has counted already. */
const hasBox = (design: Design): boolean => 'box' in design && design.box !== undefined;

/** Words of the drawing, one after another. */
const wordsOf = (svg: string): readonly string[] =>
  [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, words]) => words ?? '');

/** What the cells of a record sheet say, a list for each of its vehicles. */
const cellsOf = (svg: string, label: string): readonly string[] => {
  const words = wordsOf(svg);
  return words.flatMap((word, i) => (word.toUpperCase() === label.toUpperCase() ? [words[i + 1] ?? ''] : []));
};

const moneyIn = (text: string): number => Number(text.replace(/[$,]/g, ''));
const poundsIn = (text: string): number => Number(text.replace(/[, lb]/g, ''));

describe.each(SETTINGS)('under the settings %o', (asked) => {
  const bench = under(garage, asked);
  const mender = under(mending, asked);
  const lines = under(notation, asked);
  const paper = under(sheets, asked);

  test('plan and check come to the same', () => {
    for (const design of DESIGNS) {
      const { figures } = bench.quickCheck(design);
      const plan = bench.plan(design);
      expect(sum(plan.map(({ cost }) => cost)), design.name).toBe(figures.cost);
      expect(sum(plan.map(({ weight }) => weight)), design.name).toBe(figures.weight);
      if (!hasBox(design)) expect(spacesIn(plan.map(({ spaces }) => spaces)), design.name).toBe(figures.spacesUsed);
    }
  });

  test('the stat line states what the check says, and reads back to it', () => {
    for (const design of DESIGNS) {
      const { figures } = bench.quickCheck(design);
      const line = lines.statLine(design);
      expect(line, design.name).toContain(`, ${dollars(figures.cost ?? 0)}.`);
      const [reading] = [...lines.read(line)];
      expect(reading?.differences, design.name).toEqual([]);
      expect(reading?.design, design.name).not.toBeNull();
      if (reading?.design) expect(bench.quickCheck(reading.design)).toEqual(bench.quickCheck(design));
    }
  });

  test('JSON and code read back to the same check', () => {
    for (const design of DESIGNS) {
      const check = bench.quickCheck(design);
      const parsed = bench.parse(JSON.parse(JSON.stringify(design)));
      const decoded = bench.fromCode(bench.code(design));
      expect([parsed.ok, decoded.ok], design.name).toEqual([true, true]);
      if (parsed.ok) expect(bench.quickCheck(parsed.value)).toEqual(check);
      if (decoded.ok) expect(bench.quickCheck(decoded.value)).toEqual(check);
    }
  });

  test('the record sheet shows what the check says', () => {
    for (const design of DESIGNS) {
      const { figures } = bench.quickCheck(design);
      const sheet = paper.sheet(design, { paper: 'a4', kind: 'fresh' });
      expect(sum(cellsOf(sheet, 'Cost').map(moneyIn)), design.name).toBe(figures.cost);
      expect(sum(cellsOf(sheet, 'Weight').map(poundsIn)), design.name).toBe(figures.weight);
      if (design.class !== 'combination')
        expect(cellsOf(sheet, 'Spaces')).toEqual([
          `${spaceText(figures.spacesUsed ?? 0)} of ${spaceText(figures.spacesTotal ?? 0)}`,
        ]);
    }
  });

  test('the planning sheet shows what the check says', () => {
    for (const design of DESIGNS) {
      const { figures } = bench.quickCheck(design);
      const sheet = paper.sheet(design, { paper: 'a4', kind: 'plan' });
      const words = wordsOf(sheet);
      expect(cellsOf(sheet, 'Total'), design.name).toEqual([dollars(figures.cost ?? 0)]);
      expect(words.slice(words.indexOf('Total')), design.name).toContain(numberText(figures.weight ?? 0));
    }
  });

  test('legal is what has no problem, and a refusal gives its reasons', () => {
    for (const design of DESIGNS) {
      const check = mender.check(design);
      const quick = bench.quickCheck(design);
      expect(check.legal, design.name).toBe(check.problems.length === 0);
      expect([quick.legal, quick.figures], design.name).toEqual([check.legal, check.figures]);
      expect(quick.problems.map(({ message }) => message)).toEqual(check.problems.map(({ message }) => message));
      const fielded = bench.workshop?.field(design);
      const reasons = fielded?.ok === false ? fielded.error.map(({ message }) => message) : [];
      expect(reasons.length > 0, design.name).toBe(fielded?.ok === false);
      expect(reasons.includes('It is not legal yet; see its problems.'), design.name).toBe(!check.legal);
    }
  });

  test('an event and a refit reckon with the same prices', () => {
    for (const design of DESIGNS) {
      const cost = bench.quickCheck(design).figures.cost ?? 0;
      const division = bench.workshop?.divisionOf(design) ?? null;
      expect(bench.events?.check(design, { budget: cost, division, bans: [] }), design.name).toEqual([]);
      expect(bench.events?.check(design, { budget: cost - 1, division, bans: [] }), design.name).toHaveLength(1);
    }
    const hotshot = stockDesign('hotshot');
    const bill = bench.workshop?.refit?.(hotshot, applyEdit(hotshot, gas));
    const listed =
      (bench.quickCheck(applyEdit(hotshot, gas)).figures.cost ?? 0) - (bench.quickCheck(hotshot).figures.cost ?? 0);
    expect((bill?.cost ?? 0) - (bill?.surcharge ?? 0)).toBe(listed);
  });
});

test('a car that only other settings make legal goes to the table under them, and under them alone', () => {
  const disarmed = { ...stockDesign('killer-kart'), weapons: [] };
  const kart = applyEdit(disarmed, turret);
  const loose = under(garage, { errataSubcompactTurrets: false });
  expect([garage.quickCheck(kart).legal, loose.quickCheck(kart).legal]).toEqual([false, true]);
  expect(garage.workshop?.field(kart)).toMatchObject({ ok: false, error: [{ code: 'not-fielded' }] });
  expect(loose.workshop?.field(kart)).toMatchObject({
    ok: true,
    value: { cost: loose.quickCheck(kart).figures.cost, weight: loose.quickCheck(kart).figures.weight },
  });
});

test('deluxe/VIII.11/acceleration: the car of the table gains what the bench says', () => {
  const cat = applyEdit({ ...stockDesign('hotshot'), weapons: [] }, plants('thundercat'));
  const gains = [garage, under(garage, { errataThundercatCap: true })].map((bench) => {
    expect(bench.workshop?.field(cat)).toMatchObject({
      ok: true,
      value: { acceleration: bench.quickCheck(cat).figures.acceleration },
    });
    return bench.quickCheck(cat).figures.acceleration;
  });
  expect(gains).toEqual([15, 10]);
});
