// Shared shapes of the catalogue. Money in dollars, weight in pounds, speed in mph, map lengths in inches (1 inch = 15 feet).

/** Six-sided dice: `2d`, `1d-4`, `2d+3`; `0` is no dice at all. */
export type DiceNotation = '0' | `${number}d` | `${number}d-${number}` | `${number}d+${number}`;

/** An exact fraction; `den` is positive. */
export interface Rational {
  readonly num: number;
  readonly den: number;
}

/** Room inside a vehicle: whole spaces, or an exact part of one (light and mini rockets). */
export type Spaces = number | Rational;

/** The six armored sides of a car. */
export const SIDES = ['front', 'right', 'left', 'back', 'top', 'underbody'] as const;
export type Side = (typeof SIDES)[number];

/** Any further aimed fire this turn is at this modifier; `none` forbids it. */
export type AimedFire = -3 | -6 | 'none';

/** Side length of one map square, in inches. */
export const SQUARE = 0.25;
