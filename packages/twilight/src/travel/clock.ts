// Campaign time: days counted from 1, each of six four-hour periods, from midnight on.

import * as z from 'zod';
import { ENCOUNTER_FREQUENCY } from '../catalog/encounter-frequency.ts';
import type { TimeOfDay } from '../catalog/urban-encounters.ts';

export const PERIOD_HOURS = ENCOUNTER_FREQUENCY.periodHours;
export const PERIODS_PER_DAY = 24 / PERIOD_HOURS;
const PERIOD_MINUTES = PERIOD_HOURS * 60;

export const clockSchema = z.strictObject({
  day: z.int().min(1).max(100_000),
  period: z.int().min(1).max(PERIODS_PER_DAY),
});
export type Clock = z.infer<typeof clockSchema>;

export const DAWN: Clock = { day: 1, period: 1 };

/** Periods since the first one. */
export function periodsAt({ day, period }: Clock): number {
  return (day - 1) * PERIODS_PER_DAY + period - 1;
}

export function nextPeriod({ day, period }: Clock): Clock {
  return period === PERIODS_PER_DAY ? { day: day + 1, period: 1 } : { day, period: period + 1 };
}

export function isSameTime(a: Clock, b: Clock): boolean {
  return a.day === b.day && a.period === b.period;
}

/** The first and the last period of a day, from eight in the evening to four in the morning, are night. */
export function timeOfDay({ period }: Clock): TimeOfDay {
  return period === 1 || period === PERIODS_PER_DAY ? 'night' : 'day';
}

/** How many checks fall into a period when one is made every so many minutes of the campaign. */
export function checksIn(clock: Clock, every: number): number {
  const start = periodsAt(clock) * PERIOD_MINUTES;
  return Math.floor((start + PERIOD_MINUTES) / every) - Math.floor(start / every);
}

export function clockText({ day, period }: Clock): string {
  const hour = (period - 1) * PERIOD_HOURS;
  return `day ${day}, ${String(hour).padStart(2, '0')}:00`;
}

export function timePath({ day, period }: Clock): string {
  return `day-${day}/period-${period}`;
}

const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

export const dateSchema = z
  .strictObject({ year: z.int().min(1900).max(2200), month: z.int().min(1).max(12), day: z.int().min(1).max(31) })
  .refine((date) => date.day <= daysIn(date.year, date.month), { error: 'There is no such day in that month.' });
export type CampaignDate = z.infer<typeof dateSchema>;

/** The calendar date of a campaign day, day 1 being the first. */
export function dateOn(first: CampaignDate, day: number): CampaignDate {
  let { year, month, day: date } = first;
  date += day - 1;
  while (date > daysIn(year, month)) {
    date -= daysIn(year, month);
    month = month === 12 ? 1 : month + 1;
    if (month === 1) year += 1;
  }
  return { year, month, day: date };
}

export function dateText({ year, month, day }: CampaignDate): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function daysIn(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 && isLeap ? 29 : (MONTH_DAYS[month - 1] ?? 31);
}
