// Lines of sight (C-23) and light (C-32): the book gives lamps, a few heights and little else; the rest is reconstructed.

/** Meters above the floor that count: eyes, cover to the waist, machines and crates, walls. */
export const HEIGHTS = { eyes: 1.5, low: 1, obstacle: 1.6, wall: 3, reconstructed: true, ruling: 'C-23' } as const;

/** Brush and wood obscure; so many squares of wood, of eight meters, cannot be seen through. */
export const GROWTH = { woodSquares: 5, reconstructed: true, ruling: 'C-23' } as const;

/** Meters that carried lights reach. */
export const CARRIED_LIGHTS = { flashlight: 10, torch: 8, candle: 4, match: 2, ruling: 'C-32' } as const;

/** L2943, L2967: under ground, without any light, a quarter of a walk; by an open flame half of it, so that it stays alight. Nobody goes faster. */
export const FEELING_ONES_WAY = { dark: 0.25, flame: 0.5, ruling: 'C-32' } as const;

/** In limited light one sees twice as far as in the dark. */
export const LIMITED_LIGHT = { times: 2, reconstructed: true, ruling: 'C-32' } as const;

/** Going unseen by light: steps on an average task (L3447); a scenario may say otherwise. */
export const STEALTH = { full: 0, limited: -1, dark: -1 } as const;

/** Whoever creeps up by lamplight is noticed by a task (L3608), and from so near without one. */
export const CREEPING = { meters: 16, reconstructed: true, ruling: 'T-108' } as const;

/** A shot is heard all over a site, a scuffle or a word only so near. */
export const HEARING = { meters: 40, reconstructed: true, ruling: 'C-32' } as const;
