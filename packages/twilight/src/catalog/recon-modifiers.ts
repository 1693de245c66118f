// Recon Modifiers for Surprise (twilight/encounters/recon-modifiers), L855, and the spotting tasks of L208 (EST there is ESY, A-01).

export const RECON_MODIFIERS = {
  ownPerCharacter: -1,
  enemyPerCharacter: 1,
  ownPerVehicle: -5,
  enemyPerVehicle: 5,
} as const;

/** The skill is never more than halved or doubled by them. */
export const RECON_LIMITS = { least: 0.5, most: 2 } as const;

const TASK_LEVELS = ['easy', 'average', 'difficult'] as const;
export type TaskLevel = (typeof TASK_LEVELS)[number];

export const SPOTTING_TASKS = { inVehicles: 'easy', onFoot: 'average', camouflaged: 'difficult' } as const satisfies Record<string, TaskLevel>;

/** Target for a skill and for an attribute, as a multiple of it (C-01). */
export const TASK_MULTIPLES = {
  easy: { skill: 2, attribute: 10 },
  average: { skill: 1, attribute: 5 },
  difficult: { skill: 0.5, attribute: 2.5 },
  reconstructed: true,
  ruling: 'C-01',
} as const;

/** Combat turns until the side that came closest does spot, when neither did (L210). */
export const LATE_SPOT_TURNS = '1d10';

/** Animals: an average task, less this for every person beside the one who looks (L390). */
export const ANIMAL_SPOTTING = { task: 'average', perExtraPerson: -5 } as const;
