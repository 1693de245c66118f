import { expect, it } from 'vitest';
import { parseStockId, stockPath } from './stock-address.ts';

it.each([
  ['stock-roadrage.police-special', { ruleset: 'roadrage', id: 'police-special' }],
  ['stock-piranha', { ruleset: null, id: 'piranha' }],
  ['k3y', null],
])('the address %s', (address, found) => {
  expect(parseStockId(address)).toEqual(found);
});

it('is read back', () => {
  expect(parseStockId(stockPath('deluxe', 'stinger').replace('/garage/', ''))).toEqual({
    ruleset: 'deluxe',
    id: 'stinger',
  });
});
