// Hang gliders (deluxe/XIII.4/hang-gliders). mph, inches of altitude. No price is printed.

export const HANG_GLIDER = {
  flyers: 1,
  handlingClass: 2,
  levelSpeed: 20,
  stallSpeed: 15,
  launchAltitude: 3.5, // about 50 feet
  maneuvers: ['veer', 'drift'],
  /** A helicopter passing this near above is a hazard. */
  turbulence: { within: 3, difficulty: 6 },
} as const;
