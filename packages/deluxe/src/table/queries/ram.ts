import { RAM_PLATE_FACTORS, SWIPE_SPEED } from '../../catalog/collisions.ts';
import {
  CHART_TOP_SPEED,
  MOVEMENT_CHART,
  type MovementRow,
  RAM_DICE_FORMULA,
  SPEED_STEP,
} from '../../catalog/movement-chart.ts';
import { type Quarters, TEMPORARY_SPEED, TEMPORARY_SPEED_DMS } from '../../catalog/temporary-speed.ts';
import type { DiceNotation, Rational } from '../../catalog/units.ts';

/** Quarters that make a whole: the unit of the Temporary Speed Table. */
const WHOLE = 4;

function upTo(step: number, value: number): number {
  return Math.ceil(value / step) * step;
}

/** Dice of a collision at a speed; between two rows of the chart the higher counts (C-16). */
export function ramDice(speed: number): DiceNotation {
  const mph = upTo(SPEED_STEP, Math.abs(speed));
  if (mph > CHART_TOP_SPEED) return `${(mph - RAM_DICE_FORMULA.subtract) / RAM_DICE_FORMULA.per}d`;
  const row: MovementRow | undefined = MOVEMENT_CHART[mph / SPEED_STEP];
  if (row === undefined) throw new Error(`no row for ${mph} mph`);
  return row.ram;
}

function times(points: number, { num, den }: Rational): number {
  return Math.floor((points * num) / den);
}

/** What a vehicle does to its opponent: the base roll by its own modifier, rounded down (K-04). */
export function givenDamage(base: number, dm: Rational): number {
  return times(base, dm);
}

/** A plated front doubles what it gives. */
export function plateGives(points: number): number {
  return times(points, RAM_PLATE_FACTORS.given);
}

/** A plated front takes half, rounded down (K-04). */
export function plateTakes(points: number): number {
  return times(points, RAM_PLATE_FACTORS.taken);
}

/** Negative if the first is the lighter. */
export function compareDm(a: Rational, b: Rational): number {
  return a.num * b.den - b.num * a.den;
}

export function makeDm({ num, den }: Rational): string {
  return den === 1 ? `${num}` : `${num}/${den}`;
}

/** Quarters of the speed that remain: the table's cell, or K-02's formula for a modifier the table lacks. */
export function quartersKept(mine: Rational, theirs: Rational): Quarters {
  const row = TEMPORARY_SPEED_DMS.findIndex((dm) => compareDm(dm, mine) === 0);
  const column = TEMPORARY_SPEED_DMS.findIndex((dm) => compareDm(dm, theirs) === 0);
  const cell = TEMPORARY_SPEED[row]?.[column];
  return cell ?? quartersByShare(mine, theirs);
}

/** mine / (mine + theirs) to the nearest quarter, an exact eighth away from one half (K-02). */
export function quartersByShare(mine: Rational, theirs: Rational): Quarters {
  const share = mine.num * theirs.den;
  const sum = share + theirs.num * mine.den;
  const below = Math.floor((WHOLE * share) / sum);
  const twiceRest = 2 * (WHOLE * share - below * sum);
  const up = twiceRest > sum || (twiceRest === sum && 2 * share > sum);
  return (below + (up ? 1 : 0)) as Quarters;
}

/** Original speed by the table's fraction, rounded up to the next 5 mph (K-03). */
export function temporarySpeed(speed: number, mine: Rational, theirs: Rational): number {
  return upTo(SPEED_STEP, (Math.abs(speed) * quartersKept(mine, theirs)) / WHOLE);
}

/** A quarter of the net speed, rounded up to the next 5 mph. */
export function swipeSpeed(net: number): number {
  return upTo(SWIPE_SPEED.roundUpTo, Math.abs(net) / SWIPE_SPEED.divisor);
}
