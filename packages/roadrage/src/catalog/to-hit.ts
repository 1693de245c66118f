/** Ranged fire, p. 20: two dice, at most this and the firer's skill and the target's size, with what follows. */
export const TO_HIT = {
  base: 4,
  dice: '2d6',
  /** By the target's speed in mph; the first row it reaches. */
  targetSpeed: [
    { from: 90, value: -3 },
    { from: 60, value: -2 },
    { from: 30, value: -1 },
  ],
  enclosedHandWeapon: -1,
  driving: -2,
  partiallyExposed: -1,
  enclosedOccupant: -2,
  accurate: 1,
  inaccurate: -1,
  vitalSpot: -3,
  tire: -3,
  /** Each further shot of a ripple. */
  ripple: -1,
  /** Optional, by range in squares; the first row it is within. Beyond medium it is long. */
  range: [
    { to: 1, value: 2, label: 'Point blank' },
    { to: 5, value: 1, label: 'Short range' },
    { to: 10, value: 0, label: 'Medium range' },
    { to: 30, value: -2, label: 'Long range' },
  ],
} as const;

/** A natural 2 multiplies the points rolled, unless the chance was below it. */
export const CRITICAL_HIT = {
  natural: 2,
  multipliers: [
    { to: 3, by: 2 },
    { to: 5, by: 3 },
    { to: 6, by: 4 },
  ],
} as const;

/** Grenades, p. 32. The radius is that of a burst among people without a grid, in squares. */
export const GRENADE = { throughWindow: -5, intoConvertible: -3, grabOn: 6, occupantDice: 3, beneath: -3, beneathBy: 2, beneathSd: 2, personDice: 1, radius: 1 } as const;
