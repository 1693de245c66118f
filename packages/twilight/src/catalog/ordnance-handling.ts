// Who fires which kind of heavy weapon (L2348) and how it is loaded. Loaders are not in the book: reconstructed (C-41). Reload
// figures of a row of the charts win; these stand where the chart has none (L2318-L2340 for belts and boxes, C-41 for mortars).

import type { Skill } from './attributes.ts';

const ORDNANCE_KINDS = ['missile', 'autocannon', 'grenade-launcher', 'howitzer', 'gun', 'mortar', 'rocket', 'rifle-grenade'] as const;
export type OrdnanceKind = (typeof ORDNANCE_KINDS)[number];

interface Handling {
  readonly name: string;
  /** The better one of them counts (L2348). */
  readonly skills: readonly Skill[];
  /** Men who load besides the gunner; each one missing adds an action (L2298). */
  readonly loaders: number;
  /** Actions to load, by what it is fed with. */
  readonly reload: { readonly belt: number; readonly box: number; readonly single: number; readonly tubes: number };
}

const reload = { belt: 2, box: 1, single: 1, tubes: 1 } as const;

export const ORDNANCE_HANDLING = {
  missile: { name: 'Antitank missile', skills: ['HW'], loaders: 0, reload },
  autocannon: { name: 'Autocannon', skills: ['HW'], loaders: 0, reload },
  'grenade-launcher': { name: 'Grenade launcher', skills: ['CRM', 'HW'], loaders: 0, reload },
  howitzer: { name: 'Howitzer', skills: ['LCG'], loaders: 2, reload },
  gun: { name: 'Large-caliber gun', skills: ['LCG'], loaders: 1, reload },
  mortar: { name: 'Mortar', skills: ['HW'], loaders: 1, reload },
  rocket: { name: 'Rocket launcher', skills: ['HW'], loaders: 0, reload },
  'rifle-grenade': { name: 'Rifle grenade', skills: ['HW'], loaders: 0, reload },
} as const satisfies Record<OrdnanceKind, Handling>;

/** Bonus of a gun's rangefinder: the equipment list that has them is not printed (C-22). */
export const RANGEFINDER = { bonus: 0, most: 30, reconstructed: true, ruling: 'C-22' } as const;

/** Indirect fire (C-17). Meters; phases of flight. */
export const INDIRECT_FIRE = {
  task: 'average',
  deviationDie: 10,
  metersPerPip: 10,
  correctedShare: 0.5,
  leastMeters: 100,
  metersPerPhase: 1000,
  directions: 8,
  reconstructed: true,
  ruling: 'C-17',
} as const;

/** Gas of a chemical round (C-16) and light smoke of burning phosphorus (C-45), in turns. */
export const CLOUDS = {
  chemical: { turns: '1d6', reconstructed: true, ruling: 'C-16' },
  wp: { lightTurns: 4, reconstructed: true, ruling: 'C-45' },
  illumination: { turns: 2, reconstructed: true, ruling: 'C-45' },
} as const;
