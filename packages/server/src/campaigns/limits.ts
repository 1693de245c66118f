/** How much a referee may keep. A year of play is two to three thousand rows, about a megabyte. */
export interface CampaignLimits {
  readonly campaigns: number;
  /** Of one campaign: nine years of days. */
  readonly rows: number;
  /** Of one journal as JSON. */
  readonly bytes: number;
  /** Of all campaigns of one owner. */
  readonly allBytes: number;
}

export const LIMITS: CampaignLimits = {
  campaigns: 200,
  rows: 20_000,
  bytes: 8 * 1024 * 1024,
  allBytes: 64 * 1024 * 1024,
};
