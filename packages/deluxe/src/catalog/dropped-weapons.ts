// Dropped weapons and clouds (deluxe/V.5/dropped-weapons, deluxe/V.5/paint-and-smoke). One die, this or less; inches; turns.

/** Spikes and mines (D-04): on the counter, or only on a square touching it. */
export const TRIGGER_CHANCES = { onCounter: 4, besideCounter: 2 } as const;

/** Squares around a counter of mines or spikes that count as beside it. */
export const TRIGGER_RING_SQUARES = 1;

/** Every tire this near the edge of exploding mines is hit, whoever it belongs to. */
export const MINE_TIRE_RADIUS = 1;

/** Mines set off by signal or by touch cost this many times as much (deluxe/V.5/remote-mines). */
export const DUAL_MINE_COST_FACTOR = 2;

/** Flaming oil: phase after dropping in which it lights, last full turn it burns, damage to tires and underbody. */
export const FLAMING_OIL = { ignitesAfterPhases: 2, burnsTurns: 5, damage: '1d-2' } as const;

/** Smoke lasts a minute; paint until the end of the turn after it was sprayed. In turns. */
export const CLOUD_LIFE = { smoke: 60, paint: 1 } as const;
