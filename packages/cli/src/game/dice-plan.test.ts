import { expect, it } from 'vitest';
import { parseDicePlan } from './dice-plan.ts';

it.each([
  [undefined, { script: [], after: 'seed' }],
  ['3,5,6', { script: [3, 5, 6], after: 'hand', house: [] }],
  ['3 5, 6', { script: [3, 5, 6], after: 'hand', house: [] }],
  ['hand', { script: [], after: 'hand', house: [] }],
  ['3,5,seed', { script: [3, 5], after: 'seed' }],
  ['3,5,stop', { script: [3, 5], after: 'stop' }],
])('reads %s', (text, plan) => {
  expect(parseDicePlan(text, 'hand')).toEqual(plan);
});

it.each(['', '0', '3,-1', 'hand,3', '3;5', '101'])('refuses "%s"', (text) => {
  expect(() => parseDicePlan(text, 'hand')).toThrow('--dice cannot be read');
});
