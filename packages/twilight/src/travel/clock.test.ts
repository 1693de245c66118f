import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checksIn, clockText, dateOn, dateText, nextPeriod, periodsAt, timeOfDay } from './clock.ts';

test('a day has six periods of four hours; the first and the last are night', () => {
  const periods = [1, 2, 3, 4, 5, 6];
  expect(periods.map((period) => timeOfDay({ day: 1, period }))).toEqual([
    'night',
    'day',
    'day',
    'day',
    'day',
    'night',
  ]);
  expect(nextPeriod({ day: 1, period: 6 })).toEqual({ day: 2, period: 1 });
  expect(clockText({ day: 3, period: 3 })).toBe('day 3, 08:00');
});

test('the calendar runs on through months and leap years', () => {
  const date = (month: number, day: number, days: number) => dateText(dateOn({ year: 2000, month, day }, days));
  expect([date(7, 18, 1), date(7, 18, 15), date(2, 28, 2), date(12, 31, 2), date(1, 1, 367)]).toEqual([
    '2000-07-18',
    '2000-08-01',
    '2000-02-29',
    '2001-01-01',
    '2001-01-01',
  ]);
});

test('twilight/encounters/frequency: as many checks as there are intervals, none lost between the periods', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3000 }), fc.integer({ min: 1, max: 40 }), (every, days) => {
      let clock = { day: 1, period: 1 };
      let checks = 0;
      while (clock.day <= days) {
        checks += checksIn(clock, every);
        clock = nextPeriod(clock);
      }
      expect(checks).toBe(Math.floor((periodsAt(clock) * 240) / every));
    }),
  );
});
