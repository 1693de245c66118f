// Dropped weapons and sprays (deluxe/V.5/dropped-weapons, deluxe/V.5/paint-and-smoke). Inches, turns and phases.

/** What sets mines off: whoever drives over them, a signal of those who laid them, or either (deluxe/V.5/remote-mines). */
export const FUSES = ['touch', 'remote', 'dual'] as const;
export type Fuse = (typeof FUSES)[number];

/** Mines set off by signal or by touch cost this many times as much (deluxe/V.5/remote-mines). */
export const DUAL_MINE_COST_FACTOR = 2;

/** Spikes and mines: a die of this or less, on the counter or in the squares beside it. */
export const TOUCHED_ON = { counter: 4, beside: 2 } as const;

/** How far the squares beside a counter reach. */
export const BESIDE = 0.25;

/** Tires this near to the counter's edge suffer from mines. */
export const MINE_REACH = 1;

/** Flaming oil lights so many phases after it fell and is gone as so many whole turns are over (deluxe/V.2/flaming-oil-jet). */
export const FLAMING_OIL = { lightsAfterPhases: 2, burnsTurns: 5 } as const;

/** Whole turns after the one in which it was laid. A minute is sixty turns. */
export const CLOUD_TURNS = { smoke: 60, paint: 1, 'tear-gas': 60 } as const;

/** Turns after the one in which a window was painted (deluxe/V.5/painted-windows). */
export const PAINTED_TURNS = 3;
