/** People on foot, p. 30, and those who climb from car to car, p. 30 to 32. The size of what gives cover is ours. */
export const ON_FOOT = { width: 0.2, squares: 2, melee: '1d6', meleeDice: 1, floorCost: 1, coverSize: 2 } as const;
export const RUN_OVER = { mphPerDie: 10, vehicleDice: 1, bikeObjectSize: 1 } as const;
/** Jumping or falling from something that moves: a die for each 20 mph, half on soft ground. */
export const TUMBLE = { mphPerDie: 20, softDivisor: 2 } as const;
export const BOARDING = {
  base: 4,
  dice: '2d6',
  falls: 12,
  loneBiker: -3,
  squaresAboard: 1,
  holdsOn: 6,
  thrown: 2,
  leftUpTo: 3,
  /** Points to break in: this for a bare body, and as much again for each level of armor. */
  breakIn: 5,
} as const;
/** Bikes, p. 29. A cowling covers the quarter ahead, in degrees. */
export const BIKES = { cowlingArc: 90, riderHitOn: 6, riderHitOnSpread: 5, mphPerDie: 20, leftAt: 1, stillTurns: 1, remountTurns: 1 } as const;
