import type { Exhaustive } from '@hardtop/kernel';
import { FIRE_ITEMS } from './exhaustive-fire.ts';
import { HEAVY_ITEMS } from './exhaustive-heavy.ts';
import { RARE_FIGHTS } from './rare-fights.ts';
import { RARE_HEAVY } from './rare-heavy.ts';
import { SCENARIOS } from './scenarios.ts';
import type { Setup } from './setup.ts';

/** Whole adventures go on for hours: their first turn shows that they can be begun, and tests play them to their end. */
const BEGINNINGS = SCENARIOS.map((file) => ({ ...file, turnLimit: 1 }));

const scenarioItem = (id: string): string => `scenario/${id}`;

/** Everything that can happen: each chapter's own list, and the files that are made for what is rare. */
export const exhaustive: Exhaustive<Setup> = {
  items: [
    ...FIRE_ITEMS,
    ...HEAVY_ITEMS,
    ...SCENARIOS.map(({ id, title }) => ({ id: scenarioItem(id), title: `${title} is begun` })),
  ],
  files: [...RARE_FIGHTS, ...RARE_HEAVY, ...BEGINNINGS],
  filesOnly: true,
  fitted: ({ id }) => [scenarioItem(id)],
};
