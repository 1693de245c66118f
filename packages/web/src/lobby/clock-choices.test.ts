import { expect, it } from 'vitest';
import { CLOCKS, clockText } from './clock-choices.ts';

it('clocks are said in the largest unit that comes out even', () => {
  expect(CLOCKS.map(({ clock }) => clockText(clock))).toEqual([
    'No clock',
    '1 minute an answer',
    '20 minutes in all, 10 seconds more an answer',
    '1 hour in all, 20 seconds more an answer',
    '1 day an answer',
    '3 days an answer',
  ]);
  expect(clockText(undefined)).toBe('No clock');
  expect(clockText({ kind: 'bank', seconds: 90, increment: 0 })).toBe('90 seconds in all');
});
