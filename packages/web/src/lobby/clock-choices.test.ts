import { liveTerms } from '@hardtop/host/wire';
import { expect, it } from 'vitest';
import { CLOCKS, chosenClock, clockText, DELAY_CHOICES, OWN_CLOCKS } from './clock-choices.ts';

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

it('a clock of one’s own is made of its figures, as it begins where none is set, and within what the server takes', () => {
  expect(chosenClock('own-minutes', ['7'])).toEqual({ kind: 'answer', seconds: 420 });
  expect(chosenClock('own-bank', ['45', '0'])).toEqual({ kind: 'bank', seconds: 2_700, increment: 0 });
  expect(chosenClock('own-days', [])).toEqual({ kind: 'answer', seconds: 2 * 86_400 });
  for (const { id, fields } of OWN_CLOCKS)
    for (const bound of ['least', 'most'] as const) {
      const clock = chosenClock(
        id,
        fields.map((field) => String(field[bound])),
      );
      expect(liveTerms.safeParse({ clock }).success).toBe(true);
    }
});
