import { diceOf, spreadOf } from '@hardtop/kernel';
import { expect, test } from 'vitest';
import { ANIMAL_DATA } from '../catalog/animal-data.ts';
import { ANIMAL_TABLE, ANIMALS, type Animal } from '../catalog/animal-table.ts';
import { OPEN_COUNTRY } from '../catalog/terrains.ts';
import { rollContext } from '../rolls/roll.ts';
import { chancesOf, chiSquare, chiSquareLimit, tallyOf } from '../testing/chi-square.ts';
import { type AnimalEncounter, animalOf, expandAnimal } from './animal.ts';

const party = { rcn: 60, people: 4 };

function animal(kind: Animal, dice: Record<string, string> = {}): AnimalEncounter {
  const mandates = Object.fromEntries(Object.entries(dice).map(([path, named]) => [`a/${path}`, named]));
  return expandAnimal(rollContext({ seed: '1', mandates }), 'a', kind, party);
}

test.each(OPEN_COUNTRY)('twilight/animals/table: %s, each face of the die is one row', (country) => {
  const read = [1, 2, 3, 4, 5, 6].map(
    (face) => animalOf(rollContext({ seed: '1', mandates: { a: `die:${face}` } }), 'a', country, party).animal,
  );
  expect(read).toEqual(ANIMAL_TABLE.columns[country]);
});

test.each(OPEN_COUNTRY)('twilight/animals/table: %s, rolled within chance', (country) => {
  const rolled = Array.from(
    { length: 1500 },
    (_, n) => animalOf(rollContext({ seed: `${n}` }), 'a', country, party).animal,
  );
  const chances = chancesOf(ANIMAL_TABLE.columns[country], 1, spreadOf(diceOf('1d6')));
  expect(chiSquare(tallyOf(rolled), chances)).toBeLessThan(chiSquareLimit(chances.size - 1));
});

test.each(ANIMALS)('twilight/animals/data: %s come in their number, each with its meat', (kind) => {
  const { number, meat, hits } = animal(kind);
  expect(meat).toHaveLength(number);
  for (const kilograms of meat) expect(kilograms % ANIMAL_DATA[kind].meat.times).toBe(0);
  expect(hits).toBe(ANIMAL_DATA[kind].hits);
});

test('twilight/animals/spotting: at 45 or less the party surprises them (E18)', () => {
  expect(animal('grazer', { spotting: '45' })).toMatchObject({
    end: 'surprised',
    spotting: { chance: 45, success: true },
  });
  expect(animal('grazer', { spotting: '46' }).end).toBe('flees');
});

test.each([
  ['bear', 40],
  ['boar', 80],
  ['dog', 60],
] as const)(
  'twilight/animals/attack: a %s that surprises the party attacks at %i percent, else flees',
  (kind, chance) => {
    const met = (roll: number) => animal(kind, { spotting: '100', attack: `${roll}` }).end;
    expect([met(chance), met(chance + 1)]).toEqual(['attacks', 'flees']);
  },
);

test.each(['grazer', 'game', 'fowl'] as const)('twilight/animals/attack: %s never attack', (kind) => {
  expect(animal(kind, { spotting: '100' })).toMatchObject({ end: 'flees', attack: null });
});
