import type { Band } from '../../catalog/range-bands.ts';
import { BAND_ORDER } from './shots.ts';
import { added, ofDice, type Spread, sure } from './spread.ts';

// What of a bullet comes through cover and armor.

export interface Bullet {
  /** Six-sided dice. */
  readonly dice: number;
  readonly plus: number;
  /** Dice lost for each point of armor; null: any armor stops it. */
  readonly pen: number | null;
}

/** What protects the part that is struck: cover first, then what is worn. */
interface Protection {
  readonly cover: number;
  readonly armor: number;
}

export interface Through {
  readonly dice: number;
  readonly plus: number;
  /** Points of blunt trauma. */
  readonly trauma: number;
  /** Where it ended, if nothing of it came through. */
  readonly stoppedBy: 'cover' | 'armor' | null;
}

/** Penetration by the true band of the range. */
export function penAt(pen: readonly (number | null)[], band: Band): number | null {
  return pen[BAND_ORDER.indexOf(band)] ?? null;
}

export function through({ dice, plus, pen }: Bullet, { cover, armor }: Protection): Through {
  const passed = cover === 0 ? dice : pen === null ? 0 : dice - pen * cover;
  if (passed <= 0) return { dice: 0, plus: 0, trauma: 0, stoppedBy: 'cover' };
  const taken = armor === 0 ? 0 : pen === null ? passed : pen * armor;
  if (taken >= passed) return { dice: 0, plus: 0, trauma: passed, stoppedBy: 'armor' };
  return { dice: passed - taken, plus, trauma: taken, stoppedBy: null };
}

/** Points of damage that come of it. */
export function damageOfThrough({ dice, plus, trauma }: Through): Spread {
  if (dice === 0) return sure(trauma);
  const rolled = ofDice(dice, plus);
  return trauma === 0 ? rolled : added(rolled, sure(trauma));
}
