import type { Exhaustive } from '@hardtop/kernel';
import { FIRE_ITEMS } from './exhaustive-fire.ts';
import { HEAVY_ITEMS } from './exhaustive-heavy.ts';
import { RARE_CREWS } from './rare-crews.ts';
import { RARE_FIGHTS } from './rare-fights.ts';
import { RARE_HEAVY } from './rare-heavy.ts';
import { RARE_WALLS } from './rare-walls.ts';
import type { ScenarioFile } from './scenario-schema.ts';
import type { Setup } from './setup.ts';

const scenarioItem = (id: string): string => `scenario/${id}`;

/** Everything that can happen: each chapter's own list, the files that are made for what is rare, and all that can be begun. */
export const exhaustiveOver = (scenarios: readonly ScenarioFile[]): Exhaustive<Setup> => ({
  items: [
    ...FIRE_ITEMS,
    ...HEAVY_ITEMS,
    ...scenarios.map(({ id, title }) => ({ id: scenarioItem(id), title: `${title} is begun` })),
  ],
  files: [...RARE_FIGHTS, ...RARE_HEAVY, ...RARE_WALLS, ...RARE_CREWS],
  filesOnly: true,
  // Whole adventures go on for hours: their first turn shows that they can be begun, and tests play them to their end.
  once: scenarios.map((file) => ({ ...file, turnLimit: 1 })),
  fitted: ({ id }) => [scenarioItem(id)],
});
