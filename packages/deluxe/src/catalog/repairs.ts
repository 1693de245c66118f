// What a mechanic does after a fight (deluxe/VII.1/repair-chart, deluxe/VII.1/jury-rigging, deluxe/VII.1/salvage).

/** How hard a job is, from the easiest. */
export const JOB_DIFFICULTIES = ['trivial', 'easy', 'medium', 'hard', 'very hard'] as const;
export type JobDifficulty = (typeof JOB_DIFFICULTIES)[number];

type ChartRow = Readonly<Record<JobDifficulty, number | null>>;

/** Two dice, this or more; null is beyond him. Without the skill, then by plusses over the base level (P-08). */
// biome-ignore format: one level per line
export const REPAIR_CHART = {
  unskilled: { trivial: 2, easy: 11, medium: null, hard: null, 'very hard': null },
  skilled: [
    { trivial: 1, easy: 9, medium: 11, hard: 12, 'very hard': null },
    { trivial: 1, easy: 7, medium: 9, hard: 11, 'very hard': 14 },
    { trivial: 1, easy: 5, medium: 7, hard: 9, 'very hard': 11 },
    { trivial: 1, easy: 3, medium: 5, hard: 7, 'very hard': 11 },
  ],
} as const satisfies { readonly unskilled: ChartRow; readonly skilled: readonly ChartRow[] };

/** What the tools at hand make of every roll. */
export const TOOLS = {
  improvised: { value: -2, label: 'improvised tools' },
  basic: { value: 0, label: 'a tool kit' },
  shop: { value: 1, label: 'a portable shop' },
  garage: { value: 2, label: 'a garage' },
} as const;
export type ToolsId = keyof typeof TOOLS;

/** Cases that a portable shop comes in. */
export const SHOP_CASES = 4;

/** Minutes of a try; the best work faster. */
export const TRY_MINUTES = { usual: 60, fast: 30, fastFrom: 3 } as const;

/** Points that a success gives back. */
export const REPAIRED = { part: 1, armor: 3, juryRigged: 1 } as const;

/** How hard each job is. Tires and computers cannot be repaired at all. */
export const JOBS = {
  repair: { rocketry: 'hard', weapon: 'medium', plant: 'hard', armor: 'medium' },
  juryRig: { rocketry: 'very hard', other: 'hard' },
  salvage: { plant: 'medium', other: 'easy', loose: 'trivial' },
  replaceTire: 'trivial',
} as const satisfies Readonly<Record<string, JobDifficulty | Readonly<Record<string, JobDifficulty>>>>;

/** In a shop (deluxe/VIII.13/repair, X-08): dollars a point of armor; percent of a part's price for its first hit and for each more. */
export const SHOP_PRICES = { armorPoint: 50, firstHit: 10, eachMore: 20, most: 100 } as const;
