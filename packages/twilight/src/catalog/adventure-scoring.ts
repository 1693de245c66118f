// How an adventure is scored (twilight/adventures/scoring). The book leaves it to the referee: reconstructed (adventures).

export const SCORING = { victory: 60, marginal: 30, reconstructed: true, ruling: 'A-29' } as const;
