import type { Exhaustive } from '@hardtop/kernel';
import { FIRE_ITEMS } from './exhaustive-fire.ts';
import { HEAVY_ITEMS } from './exhaustive-heavy.ts';
import { RARE_FIGHTS } from './rare-fights.ts';
import { RARE_HEAVY } from './rare-heavy.ts';
import type { Setup } from './setup.ts';

/** Everything that can happen: each chapter's own list, and the files that are made for what is rare. */
export const exhaustive: Exhaustive<Setup> = {
  items: [...FIRE_ITEMS, ...HEAVY_ITEMS],
  files: [...RARE_FIGHTS, ...RARE_HEAVY],
  fitted: () => [],
};
