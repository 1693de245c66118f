// Figures of the wound text (L2589-L2623) and of medical help. Consciousness by constitution is a task (C-01).

/** More than capacity times this is serious, more than capacity times that critical (L2599). */
export const SEVERITY = { serious: 1, critical: 2 } as const;

/** What is left of a seriously wounded character's strength (L2603). */
export const SERIOUS_STRENGTH = 0.5;

/** A head hit counts so often on an NPC's boxes (L2623). */
export const NPC_HEAD = 2;

/** Turns a critical wound leaves for help: ten minutes (L2613). */
export const BLEEDING_TURNS = 20;

/** Turns between two rolls to come round, by the wound (L2609, L2615). */
export const RECOVERY_TURNS = { serious: 1, critical: 2 } as const;

/** An NPC beyond his boxes is dead up to this on 1D6, else dying (B-27g). */
export const NPC_DEATH = { dice: '1d6', upTo: 3, reconstructed: true, ruling: 'B-27g' } as const;

export const STUN_DICE = '1d6';
