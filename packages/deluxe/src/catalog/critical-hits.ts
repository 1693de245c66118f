// Critical hits, a variant (deluxe/V.3/critical): the two dice of the to-hit roll as they fell.

/** From this need on there are none. */
export const NO_CRITICAL_FROM = 12;

/** From this roll on; and where this need or less is enough, from that one on. */
export const CRITICAL = { from: 12, sureAt: 2, sureFrom: 11 } as const;

/** What it does to a target without armor. */
export const CRITICAL_FACTOR = 2;
