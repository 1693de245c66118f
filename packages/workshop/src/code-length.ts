/** More characters than any vehicle takes, few enough to be read at once. */
export const LONGEST_CODE = 4_000;
