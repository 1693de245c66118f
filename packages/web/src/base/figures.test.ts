import { describe, expect, it } from 'vitest';
import { choiceText, percent, quantity, signed } from './figures.ts';

describe('figures', () => {
  it.each([
    [0, '0%'],
    [0.004, '<1%'],
    [0.834, '83%'],
    [0.996, '>99%'],
    [0.9999999, '100%'],
  ])('%f is %s', (chance, text) => {
    expect(percent(chance)).toBe(text);
  });

  it.each([
    [45, 'mph', '45 mph'],
    [30, '°', '30°'],
    [4, '1/16 in', '¼ in'],
    [6, '1/16 in', '3/8 in'],
    [24, '1/16 in', '1 ½ in'],
    [7, undefined, '7'],
  ])('%d of %s reads %s', (value, unit, text) => {
    expect(quantity(value, unit)).toBe(text);
  });

  it('signs with a real minus', () => {
    expect([signed(2), signed(-3)]).toEqual(['+2', '−3']);
  });
});

it('a choice is told with what is set: numbers by their unit, switches by their word', () => {
  const lights = { name: 'dark', label: 'Lights', min: 0, max: 1, step: 1, names: ['on', 'off'] };
  const turn = { name: 'degrees', label: 'Turn', min: 1, max: 15, step: 1, unit: '°' };
  const option = { id: 'x', label: 'Keep 20 mph', words: [], params: [turn, lights] };
  expect(choiceText(option, { degrees: 12, dark: 1 })).toBe('Keep 20 mph, 12°, lights off');
});
