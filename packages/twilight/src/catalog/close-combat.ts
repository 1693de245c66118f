// Melee, body combat, throwing and animals in combat (twilight/combat/first-edition-rules). The book keeps its first edition's rules and
// prints none of them: all of these are reconstructions.

/** Percent (C-07). */
export const MELEE = { unaware: 20, trotting: -10, reach: { short: 1, long: 2 }, reconstructed: true, ruling: 'C-07' } as const;

export const BODY_MOVES = ['strike', 'grapple', 'escape', 'diving-blow'] as const;
export type BodyMove = (typeof BODY_MOVES)[number];

/** Strength times skill by so much is the power of a blow, never less than one; so many successes silence a pinned sentry (C-08). */
export const BODY_COMBAT = { per: 100, leastPower: 1, silences: 2, reconstructed: true, ruling: 'C-08' } as const;

/** Meters for each point of strength, the share of the skill, and how far off a miss lands (C-09). */
export const THROWN = {
  short: { limit: 1, skill: 1, off: '1d6' },
  medium: { limit: 2, skill: 0.5, off: '1d6' },
  long: { limit: 4, skill: 0.25, off: '2d6' },
} as const;
export type ThrownBand = keyof typeof THROWN;
export const THROWN_DIRECTIONS = 8;

/** Initiative of all animals; beyond this share of its hits an animal moves at half (C-11). */
export const ANIMALS_IN_COMBAT = { initiative: 3, lameBeyond: 0.5, panicsAs: 'novice', reconstructed: true, ruling: 'C-11' } as const;

/** Points that kill the animals of the movement chart that the data chart leaves out: those of a boar, of a bear for an ox (C-11). */
export const DRAFT_HITS = { horse: 50, mule: 50, ox: 80, reconstructed: true, ruling: 'C-11' } as const;

/** Actions to bind a wound, and what a medical kit eases the task to (C-10; the kit is our own). */
export const FIRST_AID = { actions: 2, task: 'difficult', withKit: 'average', reconstructed: true, ruling: 'C-10' } as const;
