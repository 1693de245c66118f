import { expect, test } from 'vitest';
import { rowWords } from './names.ts';

test('a row of a table is told as people write it, a number or a card as it is', () => {
  expect(
    ['popular-council', '3500', '7 of hearts', 'Hunters: 1D6', 'nato', 'shotgun, sporting-rifle'].map(rowWords),
  ).toEqual(['Popular council', '3500', '7 of hearts', 'Hunters: 1D6', 'NATO', 'Shotgun, Sporting rifle']);
});
