import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FOODS } from '../catalog/food.ts';
import { rollContext } from '../rolls/roll.ts';
import { partyOf } from '../testing/parties.ts';
import { eat, manDaysOf, needsOf } from './food.ts';
import { breakdownChance, closeWeek, hoursOpen, repair, rollBreakdowns, shareWork, workOn } from './maintenance.ts';
import { startBatch, tendStills } from './stills.ts';

const crowd = (count: number) => Array.from({ length: count }, (_, i) => ({ name: `P${i}` }));

test('twilight/travel/food: what ten people and their animals need in a day', () => {
  const party = partyOf({ people: crowd(10), animals: { horse: 2, mule: 1, ox: 3 } });
  expect(needsOf(party)).toEqual({
    people: 10,
    food: { mre: 15, domestic: 20, wild: 30 },
    grain: 40,
    grazeHours: 4,
  });
  expect(needsOf(party, 7)).toMatchObject({ food: { domestic: 140 }, grain: 280 });
  expect(needsOf(partyOf()).grazeHours).toBe(0);
});

test('wild food is eaten before domestic and that before rations, and one meal may be of two kinds', () => {
  const party = partyOf({ stores: { food: { wild: 4.5, domestic: 1, mre: 10 } } });
  const meals = eat(party);
  expect(meals.eaten).toEqual({ wild: 4.5, domestic: 1, mre: 0 });
  expect(meals.hungry).toEqual([]);
  expect(manDaysOf(party)).toBeCloseTo(1.5 + 0.5 + 10 / 1.5, 9);
});

test('who gets nothing goes hungry, day after day, until there is food again', () => {
  const first = eat(partyOf({ stores: { food: { domestic: 3 } } }));
  expect(first.hungry).toEqual(['Ben']);
  const second = eat(first.party);
  expect(second.party.people.map(({ hungry }) => hungry)).toEqual([1, 2]);
  const fed = eat({ ...second.party, stores: { ...second.party.stores, food: { mre: 9, domestic: 0, wild: 0 } } });
  expect(fed.party.people.map(({ hungry }) => hungry)).toEqual([0, 0]);
});

test('food is never below nothing and never more than before', () => {
  const kilograms = fc.double({ min: 0, max: 50, noNaN: true });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 12 }),
      kilograms,
      kilograms,
      kilograms,
      kilograms,
      (people, mre, domestic, wild, grain) => {
        const party = partyOf({
          people: crowd(people),
          animals: { horse: 1 },
          stores: { food: { mre, domestic, wild }, grain },
        });
        const meals = eat(party);
        for (const kind of FOODS) {
          expect(meals.party.stores.food[kind]).toBeGreaterThanOrEqual(0);
          expect(meals.party.stores.food[kind]).toBeLessThanOrEqual(party.stores.food[kind] + 0.001);
        }
        expect(meals.party.stores.grain).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});

const truck = { name: 'Truck', unit: '5-ton', tank: { fuel: 'diesel', liters: 100 }, wear: 3 } as const;

test('twilight/travel/maintenance: the number is man-hours a week; each missed hour is a percent, times the wear', () => {
  const party = partyOf({ vehicles: [truck] });
  const neglected = closeWeek(party);
  expect(neglected.vehicles.map(({ missed }) => missed)).toEqual([4]);
  expect(neglected.vehicles.map(breakdownChance)).toEqual([12]);
  expect(closeWeek(neglected).vehicles.map(breakdownChance)).toEqual([24]);
  expect(partyOf({ vehicles: [truck] }).vehicles.map(breakdownChance)).toEqual([0]);
});

test('a man adds four hours in a period; more than the week needs makes up for what was missed', () => {
  const behind = closeWeek(partyOf({ vehicles: [truck] }));
  const done = workOn(behind, [
    { person: 'Anna', vehicle: 'Truck' },
    { person: 'Ben', vehicle: 'Truck' },
  ]);
  expect(done.vehicles.map(hoursOpen)).toEqual([0]);
  expect(closeWeek(done).vehicles.map(({ missed, serviced }) => [missed, serviced])).toEqual([[0, 0]]);
});

test('work is handed to the vehicle that needs most, and nobody works where nothing is open', () => {
  const party = partyOf({ people: crowd(6), vehicles: [truck, { name: 'Tank', unit: 't-72' }] });
  const hands = shareWork(
    party,
    party.people.map(({ name }) => name),
  ).map(({ vehicle }) => vehicle);
  expect(hands).toEqual(['Tank', 'Tank', 'Tank', 'Tank', 'Truck', 'Tank']);
  expect(shareWork(partyOf({ vehicles: [{ name: 'Bike', unit: 'bicycle' }] }), ['Anna'])).toEqual([]);
});

test('a breakdown by the percentile; the vehicle stands until it is repaired', () => {
  const behind = closeWeek(partyOf({ vehicles: [truck] }));
  const at = (roll: string) =>
    rollBreakdowns(rollContext({ seed: '1', mandates: { 'b/vehicle-1': roll } }), 'b', behind);
  expect(at('13').broken).toEqual([]);
  const down = at('12');
  expect([down.broken, down.party.vehicles.map(({ broken }) => broken)]).toEqual([['Truck'], [true]]);
  expect(repair(down.party, 'Truck').vehicles.map(({ broken }) => broken)).toEqual([false]);
});

test('twilight/travel/stills: a small one makes 5 liters of ethanol of 30 kg of grain in three halted days', () => {
  const party = partyOf({ stills: [{ name: 'Still', size: 'small' }], stores: { grain: 40 } });
  const started = startBatch(party, 'Still', 'grain');
  if (!started.ok) throw new Error(started.error.message);
  let now = started.value;
  expect(now.stores.grain).toBe(10);
  for (let period = 1; period < 18; period++) now = tendStills(now).party;
  expect(now.stores.fuel.ethanol).toBe(0);
  const last = tendStills(now);
  expect(last.done).toEqual([{ still: 'Still', fuel: 'ethanol', liters: 5 }]);
  expect(last.party.stores.fuel.ethanol).toBe(5);
  expect(tendStills(last.party).done).toEqual([]);
});

test('twilight/travel/stills: wood gives methanol; a full still or too little mash is explained', () => {
  const party = partyOf({ stills: [{ name: 'Still', size: 'medium' }], stores: { wood: 80 } });
  const started = startBatch(party, 'Still', 'wood');
  expect(started.ok && started.value.stills[0]?.batch?.fuel).toBe('methanol');
  const problems = [
    startBatch(party, 'Still', 'grain'),
    startBatch(party, 'Kettle', 'wood'),
    started.ok ? startBatch(started.value, 'Still', 'wood') : started,
  ];
  expect(problems.map((one) => (one.ok ? '' : one.error.message))).toEqual([
    'A batch in Still takes 80 kg of grain; there are 0 kg.',
    'The party has no still called Kettle.',
    'Still still has a batch in it.',
  ]);
});
