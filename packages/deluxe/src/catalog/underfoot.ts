// What lies on the road for people on foot (deluxe/VI.2/spikes, deluxe/VI.2/oil).
import type { DiceNotation } from './units.ts';

/** Two dice of this or less, and the die that follows. */
export const SPIKES_UNDERFOOT = { hurtOn: 3, damage: '1d-4' satisfies DiceNotation } as const;

/** Two dice of this or more to keep one's feet, square after square; to stand up again; where a fallen person crawls (P-03). */
export const OIL_UNDERFOOT = { keepsFeet: [5, 7, 9, 11], standsUp: 7, crawls: [4, 7] } as const;

/** Hits as a turn ends in burning oil. */
export const BURNING_UNDERFOOT = 1;
