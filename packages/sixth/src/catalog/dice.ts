export const DIE_COLORS = ['yellow', 'blue', 'red', 'green', 'black', 'white'] as const;
export type DieColor = (typeof DIE_COLORS)[number];

/** How many of each color; a color that is not named is not rolled. */
export type DiceCounts = Readonly<Partial<Record<DieColor, number>>>;

export const ICONS = ['hit', 'skid', 'wrench'] as const;
/** The skid of a driving roll is the shield of a defense. */
export type Icon = (typeof ICONS)[number];

/** What a face shows: two icons on one face are two results. No face is blank. */
export interface Face {
  readonly hit: number;
  readonly skid: number;
  readonly wrench: number;
}

const HIT: Face = { hit: 1, skid: 0, wrench: 0 };
const TWO_HITS: Face = { hit: 2, skid: 0, wrench: 0 };
const SKID: Face = { hit: 0, skid: 1, wrench: 0 };
const TWO_SKIDS: Face = { hit: 0, skid: 2, wrench: 0 };
const WRENCH: Face = { hit: 0, skid: 0, wrench: 1 };
const TWO_WRENCHES: Face = { hit: 0, skid: 0, wrench: 2 };

/** The six faces of each die, in the order in which a die counts them. */
export const FACES: Readonly<Record<DieColor, readonly Face[]>> = {
  yellow: [SKID, SKID, HIT, HIT, HIT, TWO_HITS],
  blue: [SKID, SKID, SKID, HIT, HIT, HIT],
  red: [SKID, SKID, SKID, WRENCH, HIT, HIT],
  green: [SKID, WRENCH, WRENCH, HIT, TWO_HITS, TWO_HITS],
  black: [SKID, WRENCH, WRENCH, WRENCH, WRENCH, HIT],
  white: [SKID, TWO_SKIDS, WRENCH, TWO_WRENCHES, HIT, TWO_HITS],
};
