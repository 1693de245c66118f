// What a searchlight does (deluxe/VIII.8/searchlight). Numbers to roll on two dice, as for a weapon.
export const SEARCHLIGHT = {
  toHit: { track: 3, blind: 6 },
  /** What it adds to every maneuver of the blinded; what it takes from their fire stands with the other modifiers. */
  addsDifficulty: 3,
  /** Turns after this one for which a beam stays on, unless it is moved (H-254). */
  turns: 1,
} as const;
