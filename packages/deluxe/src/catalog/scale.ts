/** What an inch of the map stands for. */
export const SCALE = { feetPerInch: 15 } as const;
