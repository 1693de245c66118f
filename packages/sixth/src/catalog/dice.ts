export const DIE_COLORS = ['yellow', 'blue', 'red', 'green', 'black', 'white'] as const;
export type DieColor = (typeof DIE_COLORS)[number];

/** How many of each color; a color that is not named is not rolled. */
export type DiceCounts = Readonly<Partial<Record<DieColor, number>>>;

/** Two icons on one face are two results. No face is blank. The skid of a driving roll is the shield of a defense. */
export const FACE_IDS = ['hit', 'twoHits', 'skid', 'twoSkids', 'wrench', 'twoWrenches'] as const;
export type FaceId = (typeof FACE_IDS)[number];

/** What a face, or a whole roll, comes to. */
export interface Results {
  readonly hit: number;
  readonly skid: number;
  readonly wrench: number;
}

export const FACE_RESULTS: Readonly<Record<FaceId, Results>> = {
  hit: { hit: 1, skid: 0, wrench: 0 },
  twoHits: { hit: 2, skid: 0, wrench: 0 },
  skid: { hit: 0, skid: 1, wrench: 0 },
  twoSkids: { hit: 0, skid: 2, wrench: 0 },
  wrench: { hit: 0, skid: 0, wrench: 1 },
  twoWrenches: { hit: 0, skid: 0, wrench: 2 },
};

/** The six faces of each die, in the order in which a die counts them. */
export const FACES: Readonly<Record<DieColor, readonly FaceId[]>> = {
  yellow: ['skid', 'skid', 'hit', 'hit', 'hit', 'twoHits'],
  blue: ['skid', 'skid', 'skid', 'hit', 'hit', 'hit'],
  red: ['skid', 'skid', 'skid', 'wrench', 'hit', 'hit'],
  green: ['skid', 'wrench', 'wrench', 'hit', 'twoHits', 'twoHits'],
  black: ['skid', 'wrench', 'wrench', 'wrench', 'wrench', 'hit'],
  white: ['skid', 'twoSkids', 'wrench', 'twoWrenches', 'hit', 'twoHits'],
};
