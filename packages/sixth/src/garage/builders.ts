// Who draws up cars, as the rest of the house knows them.

import type { Builders, BuildLimit } from '@hardtop/workshop';
import { TRACKS } from '../catalog/dashboard.ts';
import { GAME_SIZES, type GameSize } from '../catalog/game-sizes.ts';
import { buildCar } from './builder/build.ts';
import { BUILDER_IDS, TASTES } from './builder/tastes.ts';
import type { Design } from './design/design.ts';
import { type GarageSettings, settledAs, USUAL } from './problems/settings.ts';

const MOST_POINTS = 999;

const LIMITS: readonly BuildLimit[] = [
  { id: 'ap', title: 'Armor points', min: 1, max: TRACKS.armor, usual: GAME_SIZES.small.ap },
  { id: 'bp', title: 'Build points', min: 0, max: MOST_POINTS, usual: GAME_SIZES.small.bp },
  { id: 'cp', title: 'Crew points', min: 0, max: MOST_POINTS, usual: GAME_SIZES.small.cp },
];

const sizeOf = (limits: Readonly<Record<string, number>>): GameSize => {
  const { ap, bp, cp } = GAME_SIZES.small;
  return { ap: limits.ap ?? ap, bp: limits.bp ?? bp, cp: limits.cp ?? cp };
};

const buildersWith = (settings: GarageSettings): Builders<Design> => ({
  list: BUILDER_IDS.map((id) => ({ id, title: TASTES[id].title, summary: TASTES[id].summary })),
  limits: LIMITS,
  build({ builder, limits, seed }) {
    const id = BUILDER_IDS.find((one) => one === builder) ?? BUILDER_IDS[0];
    return buildCar(sizeOf(limits), id, seed, settings);
  },
  withVariants: (asked) => buildersWith(settledAs(settings, asked)),
});

export const builders: Builders<Design> = buildersWith(USUAL);
