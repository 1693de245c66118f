// Work with charges and mines that the book leaves open: reconstructed (C-46, C-49). Phases are sixths of a turn.

import type { ARMOR_EQUIVALENTS } from './armor-equivalents.ts';
import type { COVER } from './cover.ts';

/** The narrowest hole that lets somebody through, in millimeters. */
export const HOLE = { passable: 400, reconstructed: true, ruling: 'C-46' } as const;

/** Under ground, the percentage of a cave-in is the concussion; who is under it takes these dice. */
export const CAVE_IN = {
  dice: 4,
  /** A grenade or a shell in the tunnels of a mine: at most so much on its die, and fewer dice. */
  grenade: { dice: '1d10', upTo: 2, hurt: 2 },
  reconstructed: true,
  ruling: 'C-46',
} as const;

/** A mine laid in haste, a Claymore set up, a loose charge with a fuse of so many phases: one action each; so heavy a charge can be thrown. */
export const LAYING = { fuse: { least: 1, most: 12 }, thrownKg: 2, reconstructed: true, ruling: 'C-49' } as const;

/** Earth, and timber with earth: a charge against it throws no fragments (L2779). */
export const EARTHWORKS = ['sandbag'] as const satisfies readonly (keyof typeof COVER)[];

/** What walls of the cover table are made of. */
export const WALL_MATERIAL = {
  sandbag: 'stone-dirt-wood',
  plank: 'stone-dirt-wood',
  'timber-wall': 'stone-dirt-wood',
  'cinder-block-wall': 'concrete-and-bricks',
  'stone-wall': 'stone-dirt-wood',
  'thick-stone-wall': 'stone-dirt-wood',
  'reinforced-concrete': 'reinforced-concrete',
  'tree-trunk': 'stone-dirt-wood',
  'brick-wall': 'concrete-and-bricks',
  'thick-brick-wall': 'concrete-and-bricks',
} as const satisfies Record<keyof typeof COVER, keyof typeof ARMOR_EQUIVALENTS>;
