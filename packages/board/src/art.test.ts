import { expect, it } from 'vitest';
import { areaArt, gaugeArt, pieceArt } from './art.ts';
import { iconArt, tokenArt } from './icon-art.ts';

it('draws a kind that has the name of an art by that art', () => {
  expect(areaArt({ kind: 'oil' })).toBe('oil');
  expect(pieceArt({ kind: 'cycle' })).toBe('cycle');
  expect(gaugeArt({ group: 'tire' })).toBe('tire');
});

it("draws a ruleset's own kind as the ruleset says", () => {
  expect(areaArt({ kind: 'tear gas', drawn: 'smoke' })).toBe('smoke');
  expect(pieceArt({ kind: 'medic', drawn: 'pedestrian' })).toBe('pedestrian');
  expect(gaugeArt({ group: 'morale', drawn: 'crew' })).toBe('crew');
});

it('draws plainly what nobody has said how to draw', () => {
  expect(areaArt({ kind: 'mouth of the river' })).toBe('zone');
  expect(pieceArt({ kind: 'mule' })).toBe('token');
  expect(gaugeArt({ group: 'morale' })).toBe('other');
  expect(tokenArt({ kind: 'luck' })).toBe('disc');
  expect(iconArt('moon')).toBeUndefined();
});
