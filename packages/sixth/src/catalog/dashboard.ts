export const SIDES = ['front', 'back', 'left', 'right'] as const;
export type Side = (typeof SIDES)[number];

export const OPPOSITE: Readonly<Record<Side, Side>> = { front: 'back', back: 'front', left: 'right', right: 'left' };

export const START = { speed: 2, tires: 10, power: 10 } as const;

/** Where the tracks of the dashboard end. */
export const TRACKS = { armor: 12, tires: 10, power: 10, speed: 5 } as const;

/** By what the tires slider shows, from 0 to 10. */
export const CONTROL_BY_TIRES = [0, 1, 1, 2, 2, 3, 3, 4, 4, 4, 4] as const;
export const MAX_SPEED_BY_TIRES = [1, 2, 2, 3, 3, 4, 4, 5, 5, 5, 5] as const;

/** By what the speed slider shows, from 0 to 5. */
export const CONTROL_BY_SPEED = [2, 2, 2, 1, 0, 0] as const;

/** Reverse is driven from the slider's 0. */
export const REVERSE_SPEED = 1;

/** What it takes to put out a fire, and what one that burns on deals to its side. */
export const FIRE = { control: 2, damage: 1 } as const;

/** Once a turn, after an ordinary step of one. */
export const HARD = { step: 1, power: 1, tires: 1 } as const;
