import type { DiceCounts } from './dice.ts';

export const HAZARD_IDS = ['clay', 'mud', 'gravel', 'ice', 'oil', 'debris'] as const;
export type HazardId = (typeof HAZARD_IDS)[number];

interface Hazard {
  readonly id: HazardId;
  readonly name: string;
  /** In the box. */
  readonly copies: number;
  /** What it adds to a driving roll of a car that lies over it. */
  readonly dice: DiceCounts;
  /** Results that it adds, whatever was rolled. */
  readonly adds: { readonly skid: number; readonly wrench: number };
  /** It counts for slides and turns alone. */
  readonly maneuversOnly: boolean;
}

// biome-ignore format: one hazard to a line
export const HAZARDS: Readonly<Record<HazardId, Hazard>> = {
  clay: { id: 'clay', name: 'Clay', copies: 3, dice: { blue: 2 }, adds: { skid: 0, wrench: 0 }, maneuversOnly: false },
  mud: { id: 'mud', name: 'Mud', copies: 3, dice: {}, adds: { skid: 1, wrench: 0 }, maneuversOnly: false },
  gravel: { id: 'gravel', name: 'Gravel', copies: 2, dice: { blue: 1 }, adds: { skid: 0, wrench: 0 }, maneuversOnly: false },
  ice: { id: 'ice', name: 'Ice', copies: 2, dice: { red: 1 }, adds: { skid: 0, wrench: 0 }, maneuversOnly: false },
  oil: { id: 'oil', name: 'Oil', copies: 2, dice: {}, adds: { skid: 2, wrench: 0 }, maneuversOnly: true },
  debris: { id: 'debris', name: 'Debris', copies: 2, dice: {}, adds: { skid: 0, wrench: 1 }, maneuversOnly: false },
};

/** A card on the ground, in car lengths. */
export const HAZARD_SIZE = { length: 1.1, width: 0.8 } as const;

/** They do nothing by themselves: a scenario says what crossing one means. */
export const SCENARIO_CARDS = [0, 1, 2, 3] as const;
