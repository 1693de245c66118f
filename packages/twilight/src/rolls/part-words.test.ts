import { expect, test } from 'vitest';
import { partName, partWords } from './part-words.ts';

const nameOfPlace = (id: string) => (id === 'warta-mill' ? 'Warta Mill' : undefined);

test.each([
  ['settlement/warta-mill/attitude', 'Attitude of Warta Mill'],
  ['settlement/warta-mill', 'Warta Mill'],
  ['visit/warta-mill-2/quarter-1', 'Quarter 1 of Warta Mill'],
  ['day-1/period-4/main/check-1', 'Encounter'],
  ['day-1/period-4/main/check-1/group/subunit-2/heavy-weapon', 'Heavy weapon of subunit 2'],
  ['day-1/period-4/main/check-1/group/leader/card-2/again', 'Card 2 again'],
  ['day-1/period-4/party-1/check-2/range', 'Range'],
  ['leg-2/territory', 'Territory'],
])('%s is told as "%s"', (path, words) => {
  expect(partWords(path, nameOfPlace)).toBe(words);
});

test('an encounter asked for by itself has the same words', () => {
  expect(partName('encounter/group/subunit-1/type')).toBe('type of subunit 1');
  expect(partName('settlement/attitude')).toBe('attitude');
});
