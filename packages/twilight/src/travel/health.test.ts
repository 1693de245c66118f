import { diceOf, spreadOf } from '@hardtop/kernel';
import { expect, test } from 'vitest';
import { DISEASE_TABLES, DISEASES } from '../catalog/diseases.ts';
import { rollContext } from '../rolls/roll.ts';
import { partyOf } from '../testing/parties.ts';
import { expose, rollDisease, rollRecoveries } from './disease.ts';
import { craterRads, escapeChance, irradiate, radiationRow, rollRadiation } from './radiation.ts';

const script = (mandates: Record<string, string>) => rollContext({ seed: '1', mandates });

test.each([
  ['twilight/referee/encampment-diseases', 'encampment', 10, 6 / 36],
  ['twilight/referee/settlement-diseases', 'settlement', 11, 3 / 36],
  ['twilight/referee/animal-diseases', 'animal', 12, 1 / 36],
  ['twilight/referee/contaminated-water', 'water', 12, 1 / 36],
] as const)(
  '%s: present on the printed total and above, and every percentile names a disease',
  (rule, source, least, chance) => {
    const present = spreadOf(diceOf('2d6')).filter(
      ([total]) => rollDisease(script({ 'd/present': `die:${total}` }), 'd', source) !== null,
    );
    expect(Math.min(...present.map(([total]) => total))).toBe(least);
    expect(present.reduce((sum, [, p]) => sum + p, 0)).toBeCloseTo(chance, 12);
    for (const { from, to, result } of DISEASE_TABLES[source].spans) {
      for (let face = from; face <= to; face++) {
        const ctx = script({ 'd/present': 'present', 'd/disease': `die:${face}` });
        expect(rollDisease(ctx, 'd', source)).toBe(result);
        expect(ctx.rolls[1]?.rule).toBe(rule);
      }
    }
  },
);

const here = { 'd/present': 'present' };

test('twilight/referee/diseases: five times constitution resists; a medic halves the weeks; some of it is mortal', () => {
  const party = partyOf({
    people: [
      { name: 'Anna', con: 10, skills: { MED: 60 } },
      { name: 'Ben', con: 8 },
    ],
  });
  const ctx = script({
    ...here,
    'd/disease': 'cholera',
    'd/Anna/resist': '50',
    'd/Ben/resist': '41',
    'd/Ben/weeks': '3',
    'd/Ben/treat': '60',
  });
  const exposure = expose(ctx, 'd', party, 'encampment', ['Anna', 'Ben'], 5);
  expect([exposure.infected, exposure.resisted]).toEqual([['Ben'], ['Anna']]);
  // Three weeks of 21 days, halved and rounded up.
  expect(exposure.party.people[1]?.illness).toEqual({ disease: 'cholera', untilDay: 16, treated: true });
  expect(rollRecoveries(script({ 'r/Ben': '41' }), 'r', exposure.party, 15).died).toEqual([]);
  const lost = rollRecoveries(script({ 'r/Ben': '41' }), 'r', exposure.party, 16);
  expect([lost.died, lost.party.people[1]?.dead]).toEqual([['Ben'], 'Cholera']);
  const saved = rollRecoveries(script({ 'r/Ben': '40' }), 'r', exposure.party, 16);
  expect([saved.recovered, saved.party.people[1]?.illness]).toEqual([['Ben'], null]);
});

test('a minor disease lasts a week, a plague fifteen, and one not mortal always ends', () => {
  const party = partyOf({ people: [{ name: 'Ben', con: 1, skills: { CRM: 10 } }] });
  const days = DISEASES.filter((disease) => disease === 'minor' || disease.endsWith('plague')).map((disease) => {
    const ctx = script({ ...here, 'd/disease': disease, 'd/Ben/resist': '100' });
    const source = disease === 'minor' ? 'water' : 'encampment';
    return expose(ctx, 'd', party, source, ['Ben'], 1).party.people[0]?.illness?.untilDay;
  });
  expect(days).toEqual([8, 106, 106]);
  const minor = expose(
    script({ ...here, 'd/disease': 'minor', 'd/Ben/resist': '100' }),
    'd',
    party,
    'water',
    ['Ben'],
    1,
  );
  expect(rollRecoveries(script({ 'r/Ben': '100' }), 'r', minor.party, 8).recovered).toEqual(['Ben']);
});

test('who is ill already, dead or not named is not exposed', () => {
  const ill = { disease: 'minor', untilDay: 9, treated: false } as const;
  const party = partyOf({
    people: [{ name: 'Anna', illness: ill }, { name: 'Ben', dead: 'Typhus' }, { name: 'Cyd' }, { name: 'Dan', con: 1 }],
  });
  const exposure = expose(script({ ...here, 'd/Dan/resist': '100' }), 'd', party, 'water', ['Anna', 'Ben', 'Dan'], 1);
  expect([...exposure.infected, ...exposure.resisted]).toEqual(['Dan']);
});

test('twilight/referee/radiation: the highest row not above the total; below the first nothing happens', () => {
  expect([49, 50, 99, 100, 399, 400, 5000].map((rads) => radiationRow(rads)?.rads ?? null)).toEqual([
    null,
    50,
    50,
    100,
    300,
    400,
    800,
  ]);
  expect(rollRadiation(script({}), 'r', 49, 1)).toBe('none');
});

test('twilight/referee/radiation: the figure times constitution escapes; a zero is certain, a dash cannot come', () => {
  const row = radiationRow(300);
  const least = radiationRow(50);
  if (row === null || least === null) throw new Error('rows');
  expect([escapeChance(row, 'slight', 10), escapeChance(row, 'serious', 10), escapeChance(row, 'death', 10)]).toEqual([
    25, 75, 95,
  ]);
  expect(escapeChance(least, 'serious', 10)).toBeNull();
  expect(rollRadiation(script({ 'r/slight': '25', 'r/serious': '75', 'r/death': '95' }), 'r', 300, 10)).toBe('none');
  expect(rollRadiation(script({ 'r/slight': '26', 'r/serious': '75', 'r/death': '95' }), 'r', 300, 10)).toBe('slight');
  expect(rollRadiation(script({ 'r/slight': '1', 'r/serious': '1', 'r/death': '96' }), 'r', 300, 10)).toBe('death');
  expect(rollRadiation(script({ 'r/slight': '1', 'r/serious': '1', 'r/death': '1' }), 'r', 800, 20)).toBe('death');
});

test('rads are kept for life, and each later gain is checked anew', () => {
  const party = partyOf({ people: [{ name: 'Anna', con: 10, rads: 40 }] });
  const first = irradiate(script({ 'r/Anna/slight': '96' }), 'r', party, ['Anna'], 15);
  expect(first.effects).toEqual([{ person: 'Anna', rads: 55, effect: 'slight' }]);
  const later = irradiate(script({ 'r/Anna/slight': '1' }), 'r', first.party, ['Anna'], 1);
  expect(later.party.people[0]).toMatchObject({ rads: 56, radiation: 'slight' });
  expect(irradiate(script({}), 'r', later.party, ['Anna'], 0).effects).toEqual([]);
});

test('twilight/items/crater: a die of ten for every hour by its edge', () => {
  const ctx = rollContext({ seed: '3' });
  const rads = craterRads(ctx, 'c', 6);
  expect(ctx.rolls[0]).toMatchObject({ dice: '6d10', total: rads });
  expect(rads).toBeGreaterThanOrEqual(6);
  expect(rads).toBeLessThanOrEqual(60);
});
