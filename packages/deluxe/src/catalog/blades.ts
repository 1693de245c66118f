// Blades on cars and cycles (deluxe/VIII.8/blades).

/** What they do to somebody whom the vehicle only passes, and to the driver's nerves. */
export const BLADES_IN_PASSING = {
  dice: '1d',
  /** They reach him on this or less. */
  hitsOn: 3,
  /** One hit up to this speed, one more for every step beyond. */
  slowUpTo: 20,
  mphPerHit: 10,
  hazard: 2,
} as const;
