// Kingpins (deluxe/XII.2/kingpin), one to a trailer. Dollars; no weight, no space.

interface Kingpin {
  readonly name: string;
  readonly cost: number;
  /** Can be let go from the cab, as a firing action. */
  readonly releases: boolean;
  /** Still whole after that. */
  readonly reusable: boolean;
}

export const KINGPINS = {
  standard: { name: 'Standard kingpin', cost: 100, releases: false, reusable: false },
  explosive: { name: 'Explosive kingpin', cost: 500, releases: true, reusable: false },
  quickrelease: { name: 'Quick-release kingpin', cost: 1000, releases: true, reusable: true },
} as const satisfies Record<string, Kingpin>;

export type KingpinId = keyof typeof KINGPINS;

/** A row under its general type. */
export const kingpin = (id: KingpinId): Kingpin => KINGPINS[id];
