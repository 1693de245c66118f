// Figures of the fire combat text that stand in no chart: recoil and movement (L2372-L2438), danger zones (L2416), riders (L2470).

/** What is left of the strength that holds a weapon down, by the firer's own gait (L2430); crawling and running nobody fires. */
export const STRENGTH_BY_GAIT = { still: 1, walk: 0.9, trot: 0.5 } as const;

/** The same with a weapon in either hand (L2374). */
export const STRENGTH_WITH_TWO_WEAPONS = 0.9;

/** Recoil of a pistol in both hands (L2372). */
export const BRACED_PISTOL = -1;

/** A ten-round burst loses its dice for recoil twice (L2412). */
export const BURST_RECOIL = { 2: 1, 3: 1, 4: 1, 5: 1, 10: 2 } as const;

/** A burst's die hits on this and more (L2404). */
export const BURST_HIT = 6;

/** Meters a target must move in a phase to count one band farther (L2438). */
export const FAST_TARGET = 30;

/** Meters to either side of the line of fire (L2416), and the share of the missing dice that is rolled again (L2418). */
export const DANGER_ZONE = { meters: 4, again: 0.5 } as const;

/** Percent for a single shot that misses to strike the other of rider and mount; the other's share of a burst's stray hits (L2470). */
export const RIDERS = { singleShot: 10, strays: 0.5 } as const;

/** A shotgun's buckshot rolls at medium range as a burst of so many, and so many dice for each that is left of an automatic one (L2713). */
export const BUCKSHOT_BURST = { rounds: 10, automaticTimes: 10, bands: 2 } as const;

/** What a single shot that misses a guard among prisoners has to show on 1D6 to strike one (twilight/adventures/shields, L3750). */
export const SHIELD = { struckFrom: 6 } as const;

/** What a round that misses in a mine has to show on 1D10 to come back, and how far, in meters, the space reaches that it threatens (L2899; the reach is ours). */
export const RICOCHET = { from: 10, meters: 20, reconstructed: true, ruling: 'A-29' } as const;
