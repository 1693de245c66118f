// How an adventure is scored (twilight/adventures/scoring). The book leaves it to the referee: reconstructed (adventures).

export const SCORING = { victory: 60, marginal: 30, reconstructed: true, ruling: 'A-29' } as const;

/** What machinery loses by something that goes off in it, and by a burst that rakes it. */
export const MACHINERY_HARM = { blast: 2, burst: 1, reconstructed: true, ruling: 'T-93' } as const;

/** Turns that whoever holds the field has for what is still to be done there. */
export const AFTERWARDS = { turns: 30, reconstructed: true, ruling: 'C-55' } as const;
