/** Doubtful readings, chosen by the scenario; the defaults are the rulings'. */
export interface Variants {
  /** Which secondary fragments count: the text's, or the chart's half as many (B-27b). */
  readonly fragments: 'text' | 'chart';
  /** Concussion of a charge from the table, or by the root (B-37). */
  readonly charges: 'table' | 'precise';
  /** Close range of shotguns in meters. */
  readonly shotgunRange: number;
  /** Seeing each other at once surprises both, or nobody (B-01). */
  readonly mutualSpotting: 'surprise' | 'no-surprise';
}

export const DEFAULT_VARIANTS: Variants = {
  fragments: 'text',
  charges: 'table',
  shotgunRange: 90,
  mutualSpotting: 'surprise',
};
