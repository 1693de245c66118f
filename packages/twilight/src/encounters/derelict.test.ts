import { expect, test } from 'vitest';
import { DAMAGE_TABLES } from '../catalog/vehicle-damage.ts';
import { rollContext } from '../rolls/roll.ts';
import { chiSquare, chiSquareLimit, tallyOf } from '../testing/chi-square.ts';
import { type Derelict, derelictsOf, isStripped } from './derelict.ts';

function derelict(dice: Record<string, string> = {}, seed = '1'): Derelict | undefined {
  const mandates = Object.fromEntries(Object.entries(dice).map(([path, named]) => [`d/${path}`, named]));
  const ctx = rollContext({ seed, mandates });
  const [one] = derelictsOf(ctx, 'd', 'derelict-vehicle', 'hill', 'pact');
  expect(ctx.problems).toEqual([]);
  return one;
}

test.each([
  ['road', '1', true],
  ['clear', '1', true],
  ['hill', '10', false],
  ['hill', '11', true],
  ['wood', '20', false],
  ['wood', '21', true],
  ['swamp', '20', false],
  ['swamp', '21', true],
] as const)('twilight/items/derelict-vehicle: in %s a %s leaves it stripped: %s (E28)', (terrain, roll, stripped) => {
  expect(isStripped(rollContext({ seed: '1', mandates: { s: roll } }), 's', terrain)).toBe(stripped);
});

test('twilight/items/derelict-vehicle: motor or armored, then a vehicle of the kind rolled', () => {
  const motor = new Set(['5-ton', '2.5-ton', '3/4-ton', 'uaz-469']);
  expect(motor.has(derelict({ sort: '3' })?.vehicle ?? '')).toBe(true);
  expect(motor.has(derelict({ sort: '4' })?.vehicle ?? '')).toBe(false);
});

test('twilight/items/derelict-vehicle: location, minor or major table, then the part; crew hits are rolled again', () => {
  const dice = {
    sort: '1',
    components: '3',
    'component-1/location': 'suspension',
    'component-1/damage': '4',
    'component-2/location': 'hull',
    'component-2/grade': '3',
    'component-2/result-1': 'one-crewman',
    'component-2/result-2': 'to-majorHull',
    'component-2/result-3': 'engine',
    'component-2/damage': '7',
    'component-3/location': 'hull',
    'component-3/grade': '4',
    'component-3/result-1': 'engine',
    'component-3/damage': '6',
    wear: '8',
  };
  expect(derelict(dice)).toMatchObject({
    damage: [
      { part: 'suspension', percent: 40 },
      // 70 and 60, a hundred at most.
      { part: 'engine', percent: 100 },
    ],
    wear: 8,
  });
});

test('twilight/items/derelict-vehicle: one to six damaged components, wear of one to ten, every part can be broken', () => {
  const parts = new Set<string>();
  for (let n = 0; n < 1000; n++) {
    const one = derelict({}, `${n}`);
    for (const { part, percent } of one?.damage ?? []) {
      parts.add(part);
      if (percent % 10 !== 0 || percent < 10 || percent > 100) throw new Error(`${part} is damaged by ${percent}%`);
    }
    expect(one?.damage.length).toBeGreaterThanOrEqual(1);
  }
  const printed = Object.values(DAMAGE_TABLES).flatMap((tables) =>
    Object.values(tables).flatMap((one) => one?.results ?? []),
  );
  const bodily = ['one-crewman', 'two-crewmen', 'two-passengers', 'loader'];
  const lifeless = printed.filter((row) => !row.startsWith('to-') && !bodily.includes(row));
  expect([...parts].sort()).toEqual([...new Set([...lifeless, 'suspension'])].sort());
});

test('twilight/items/derelict-vehicle: one in ten is untouched in the hills', () => {
  const found = Array.from({ length: 4000 }, (_, n) =>
    derelict({}, `${n}`)?.stripped.length === 0 ? 'whole' : 'stripped',
  );
  const chances = new Map([
    ['whole', 0.1],
    ['stripped', 0.9],
  ]);
  expect(chiSquare(tallyOf(found), chances)).toBeLessThan(chiSquareLimit(1));
});

test('twilight/items/derelict-convoy: one to six motor vehicles, damaged and stripped', () => {
  const ctx = rollContext({ seed: '1', mandates: { 'd/number': '6' } });
  const convoy = derelictsOf(ctx, 'd', 'derelict-convoy', 'wood', 'nato');
  expect(convoy).toHaveLength(6);
  for (const { stripped, damage } of convoy) expect([stripped.length > 0, damage.length > 0]).toEqual([true, true]);
});
