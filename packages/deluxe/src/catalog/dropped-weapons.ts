// Dropped weapons (deluxe/V.5/dropped-weapons).

/** Mines set off by signal or by touch cost this many times as much (deluxe/V.5/remote-mines). */
export const DUAL_MINE_COST_FACTOR = 2;
