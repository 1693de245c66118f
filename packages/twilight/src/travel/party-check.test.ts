import { expect, test } from 'vitest';
import { partyOf } from '../testing/parties.ts';
import { bestAt, conOf, skillOf } from './party.ts';
import { parseParty } from './party-check.ts';

const anna = { name: 'Anna' };
const told = (data: unknown) => {
  const read = parseParty(data);
  return read.ok ? [] : read.error.map(({ field, message }) => `${field}: ${message}`);
};

test('a party needs no more than a name; the rest has its usual value', () => {
  expect(partyOf({ people: [anna] })).toMatchObject({
    people: [{ name: 'Anna', type: 'experienced', rads: 0, dead: null }],
    animals: { horse: 0 },
    stores: { fuel: { diesel: 0 }, food: { wild: 0 }, ammunition: {} },
  });
});

test('every field that is wrong is named at once', () => {
  expect(
    told({ people: [{ name: '', skills: { RCN: 120 } }], vehicles: [{ name: 'X', unit: 'sleigh' }], colour: 'red' }),
  ).toHaveLength(4);
  expect(told({ people: [] })).toEqual(['people: Must be at least 1 long.']);
  expect(told('a party')).toEqual(['(file): Must be an object.']);
});

test.each([
  [
    'two of one name',
    { people: [anna, anna] },
    'people.1.name: There are two called Anna; a name must be the only one.',
  ],
  [
    'more fuel than the tank holds',
    { people: [anna], vehicles: [{ name: 'Hummer', unit: 'hmmwv', tank: { fuel: 'gas', liters: 91 } }] },
    'vehicles.0.tank.liters: The tank of Hummer holds 90 liters, not 91; the rest goes into stores.fuel.',
  ],
  [
    'fuel the engine does not take',
    {
      people: [anna],
      vehicles: [{ name: 'Hummer', unit: 'hmmwv', burns: ['diesel'], tank: { fuel: 'gas', liters: 9 } }],
    },
    'vehicles.0.tank.fuel: Hummer does not burn gas.',
  ],
  [
    'a tank on a bicycle',
    { people: [anna], vehicles: [{ name: 'Bike', unit: 'bicycle', tank: { fuel: 'gas', liters: 1 } }] },
    'vehicles.0.tank: Bike has no engine and so no tank.',
  ],
  [
    'a wagon nobody draws',
    { people: [anna], vehicles: [{ name: 'Wagon', unit: 'wagon-horse' }] },
    'animals.horse: 1 drawn by a horse each, but the party has 0.',
  ],
  ['nobody alive', { people: [{ ...anna, dead: 'Typhus' }] }, 'people: Nobody in the party is alive.'],
  [
    'fewer drivers than vehicles',
    {
      people: [anna],
      vehicles: [
        { name: 'A', unit: 'car' },
        { name: 'B', unit: 'car' },
      ],
    },
    'vehicles: 2 vehicles need a driver each, and only 1 are alive.',
  ],
])('an impossible party, %s, is explained', (_, data, problem) => {
  expect(told(data)).toEqual([problem]);
});

test('twilight/referee/tasks: without a list of skills somebody has those of his type; off the list he knows nothing', () => {
  const { people } = partyOf({
    people: [
      { name: 'Vet', type: 'veteran' },
      { name: 'Medic', skills: { MED: 50 }, con: 7 },
    ],
  });
  const [vet, medic] = people;
  if (vet === undefined || medic === undefined) throw new Error('two people');
  expect([skillOf(vet, 'RCN'), conOf(vet), skillOf(medic, 'MED'), skillOf(medic, 'RCN'), conOf(medic)]).toEqual([
    60, 12, 50, 0, 7,
  ]);
  expect(bestAt(people, 'RCN')).toBe(60);
});
