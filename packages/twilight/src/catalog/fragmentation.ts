// Fragmentation Attack Table (twilight/combat/fragmentation-attack), L1508. Text (L2577) and chart differ on the secondary radius; the text
// is the default (B-27b). 1D10: several fragments up to `several`, one up to `one`, else none.

interface FragmentRow {
  readonly several: number;
  readonly one: number;
  /** Dice of each fragment. */
  readonly damage: number;
  /** Dice lost for each point of armor; null: any armor stops it. */
  readonly pen: number | null;
}

export const FRAGMENTATION = {
  dice: '1d10',
  fragments: '1d6',
  text: {
    primary: { several: 3, one: 6, damage: 2, pen: 1 },
    secondary: { several: 2, one: 4, damage: 1, pen: null },
  },
  chart: {
    primary: { several: 3, one: 6, damage: 2, pen: 1 },
    secondary: { several: 1, one: 2, damage: 1, pen: null },
  },
} as const satisfies {
  readonly dice: string;
  readonly fragments: string;
  readonly text: Record<'primary' | 'secondary', FragmentRow>;
  readonly chart: Record<'primary' | 'secondary', FragmentRow>;
};

/** The secondary radius is this many times the printed burst (L2573). */
export const SECONDARY_BURST = 2;
