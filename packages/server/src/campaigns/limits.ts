/** How much a referee may keep. A year of play is two to three thousand rows, about a megabyte. */
export const LIMITS = {
  campaigns: 200,
  /** Of one campaign: nine years of days. */
  rows: 20_000,
  /** Of one journal as JSON. */
  bytes: 8 * 1024 * 1024,
  /** Of all campaigns of one owner, deleted ones too. */
  allBytes: 64 * 1024 * 1024,
} as const;
