const DAY_MILLISECONDS = 86_400_000;

const midnight = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** Days are written as people write them, 2031-05-17, and are the world's. NaN where one is no day. */
export function daysBetween(from: string, to: string): number {
  return Math.round((midnight(to) - midnight(from)) / DAY_MILLISECONDS);
}

export function addDays(day: string, days: number): string {
  return new Date(midnight(day) + days * DAY_MILLISECONDS).toISOString().slice(0, 10);
}

/** Milliseconds from a time of day until a day is over. */
export function untilOver(day: string, wall: number): number {
  return Math.max(0, midnight(day) + DAY_MILLISECONDS - wall);
}
