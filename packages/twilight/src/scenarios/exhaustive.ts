import type { Exhaustive } from '@hardtop/kernel';
import { FIRE_ITEMS } from './exhaustive-fire.ts';
import { RARE_FIGHTS } from './rare-fights.ts';
import type { Setup } from './setup.ts';

/** Everything that can happen: each chapter's own list, and the files that are made for what is rare. */
export const exhaustive: Exhaustive<Setup> = { items: [...FIRE_ITEMS], files: [...RARE_FIGHTS], fitted: () => [] };
