// Exact sums: spaces come in halves and thirds, armor in tenths of a dollar.

import type { Rational, Spaces } from '../../catalog/units.ts';

/** Rockets take halves and thirds of a space, so sixths hold every sum exactly. */
const SPACE_PARTS = 6;

export const sixthsOf = (spaces: Spaces): number =>
  typeof spaces === 'number' ? spaces * SPACE_PARTS : (spaces.num * SPACE_PARTS) / spaces.den;

/** The number for print; equal sums of sixths give equal numbers. */
export const spacesOf = (sixths: number): number => sixths / SPACE_PARTS;

/** Adds spaces without the drift of thirds. */
export const addSpaces = (a: number, b: number): number => Math.round((a + b) * SPACE_PARTS) / SPACE_PARTS;

/** `amount` times the factors, rounded once to the nearest whole (W-26). */
export function rounded(amount: number, ...factors: readonly Rational[]): number {
  let num = amount;
  let den = 1;
  for (const factor of factors) {
    num *= factor.num;
    den *= factor.den;
  }
  return Math.floor((2 * num + den) / (2 * den));
}

/** So many percent of it, in whole units, rounded down. */
export const percentOf = (amount: number, percent: number): number => Math.floor((amount * percent) / 100);

/** 1,234. */
export function numberText(value: number): string {
  const text = String(value);
  // Nearly all are such, and a regular expression takes ten times as long.
  if (Number.isInteger(value) && value >= 0 && text.length <= 6)
    return text.length <= 3 ? text : `${text.slice(0, -3)},${text.slice(-3)}`;
  return text.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}
export const pounds = (value: number): string => `${numberText(value)} lb`;
export const dollars = (value: number): string => (value < 0 ? `-$${numberText(-value)}` : `$${numberText(value)}`);

const FRACTIONS: Readonly<Record<number, string>> = { 1: '1/6', 2: '1/3', 3: '1/2', 4: '2/3', 5: '5/6' };

/** 2 1/3. */
export function spaceText(spaces: number): string {
  const sixths = Math.round(spaces * SPACE_PARTS);
  const whole = Math.trunc(sixths / SPACE_PARTS);
  const fraction = FRACTIONS[Math.abs(sixths % SPACE_PARTS)];
  if (fraction === undefined) return String(whole);
  return whole === 0 ? fraction : `${whole} ${fraction}`;
}

export const plural = (amount: number, one: string, many = `${one}s`): string =>
  `${spaceText(amount)} ${amount > 0 && amount <= 1 ? one : many}`;

/** "an Autocannon", "an HD Flamethrower". */
export const withArticle = (name: string): string => `${/^(?:[aeiu]|o(?!ne)|HD\b)/i.test(name) ? 'an' : 'a'} ${name}`;
/** The same at the beginning of a sentence. */
export const startingWith = (name: string): string => `A${withArticle(name).slice(1)}`;
