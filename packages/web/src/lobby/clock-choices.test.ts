import { expect, it } from 'vitest';
import { CLOCKS, clockText, DELAY_CHOICES } from './clock-choices.ts';

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

it('how late a game is shown is said likewise', () => {
  expect(DELAY_CHOICES.map(({ title }) => title)).toEqual([
    'at once',
    '10 seconds late',
    '1 minute late',
    '5 minutes late',
    '15 minutes late',
    '1 hour late',
    '1 day late',
  ]);
});
