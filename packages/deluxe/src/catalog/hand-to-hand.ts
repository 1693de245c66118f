// Fighting hand to hand (deluxe/VI.2/hand-to-hand, deluxe/VI.2/striking-vehicles).

/** Two dice, this or more before all modifiers (P-10); what is taken off the die of damage. */
export const HAND_TO_HAND = { need: 2, fist: -5, heavy: -4, onVehicle: -5 } as const;

/** Whoever has used more than this part of his squares in a turn strikes nobody in it. */
export const STEPS_BEFORE_A_BLOW = 0.5;

/** Inches between somebody and a vehicle that is next to him. */
export const NEXT_TO = 0.2;
