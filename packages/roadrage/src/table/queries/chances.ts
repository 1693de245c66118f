/** Of the 36 falls of two dice, how many come to at most this, from 0 to 12. */
const AT_MOST = [0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36] as const;
const FALLS = 36;

/** The chance of two dice to come to at most this. */
export function atMostOn2d6(total: number): number {
  if (total < 2) return 0;
  return (AT_MOST[Math.min(12, total)] ?? FALLS) / FALLS;
}

/** The chance of exactly this on two dice. */
export function exactlyOn2d6(total: number): number {
  return atMostOn2d6(total) - atMostOn2d6(total - 1);
}
