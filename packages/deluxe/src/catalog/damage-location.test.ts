import { expect, test } from 'vitest';
import { DAMAGE_LAYERS } from './damage-location.ts';
import { SIDES, type Side } from './units.ts';

const opposite: Readonly<Record<Side, Side>> = { front: 'back', back: 'front', right: 'left', left: 'right', top: 'underbody', underbody: 'top' };

test.each(SIDES)('deluxe/V.3/damage-location: %s begins with its armor and ends with the opposite one', (side) => {
  // What is bolted onto the roof comes before its armor.
  const layers = DAMAGE_LAYERS[side].filter(({ kind }) => kind !== 'platform');
  expect(layers[0]).toEqual({ kind: 'armor', side });
  expect(layers.at(-1)).toEqual({ kind: 'armor', side: opposite[side] });
});

test.each(SIDES)('deluxe/V.3/damage-location: %s is its opposite read backward', (side) => {
  expect([...DAMAGE_LAYERS[side]].reverse()).toEqual(DAMAGE_LAYERS[opposite[side]]);
});

test('deluxe/V.3/damage-location: no way from the right to a front weapon, but there is one from behind', () => {
  const meets = (side: Side) => DAMAGE_LAYERS[side].some((layer) => layer.kind === 'weapons' && layer.mount === 'front');
  expect([meets('right'), meets('back')]).toEqual([false, true]);
});
