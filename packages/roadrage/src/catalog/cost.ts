/** What a budget is counted in. Both 0: a mundane option, free for everybody. */
export interface Cost {
  readonly minor: number;
  readonly major: number;
}

export const MUNDANE: Cost = { minor: 0, major: 0 };
export const MINOR: Cost = { minor: 1, major: 0 };
export const TWO_MINOR: Cost = { minor: 2, major: 0 };
export const MAJOR: Cost = { minor: 0, major: 1 };
export const TWO_MAJOR: Cost = { minor: 0, major: 2 };
