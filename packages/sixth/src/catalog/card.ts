import type { DiceCounts } from './dice.ts';

export const CARD_TYPES = ['weapon', 'structure', 'accessory', 'upgrade', 'crew', 'gear', 'sidearm'] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** Which points pay for a card. */
export const PAID_BY: Readonly<Record<CardType, 'bp' | 'cp'>> = {
  weapon: 'bp',
  structure: 'bp',
  accessory: 'bp',
  upgrade: 'bp',
  crew: 'cp',
  gear: 'cp',
  sidearm: 'cp',
};

/** What wrenches of the attack roll do: each a tire, the first a fire or an explosion and the others damage, each damage, nothing. */
export type WrenchRule = 'tire' | 'fire' | 'explosion' | 'basic' | 'none';

export interface Attack {
  readonly basic: number;
  readonly dice: DiceCounts;
  readonly wrench: WrenchRule;
  /** Car lengths; null: as far as one sees. */
  readonly range: number | null;
  /** Face down after its attack. */
  readonly oneShot: boolean;
  /** Fires from the left and the right arc, wherever it is kept. */
  readonly sideArcFire: boolean;
}

/** What a card does beside being shot with; each kind has its code at the table or in the garage. */
export type CardEffect =
  /** Tokens more in the take-control step. */
  | { readonly kind: 'takeControl'; readonly tokens: number }
  | { readonly kind: 'takeAce'; readonly tokens: number }
  /** As many aces as the highest terrain level below the car. */
  | { readonly kind: 'takeAceByTerrain' }
  /** When attacked on the side where the card is. */
  | { readonly kind: 'sideDefenseDice'; readonly dice: DiceCounts }
  /** When attacked on any side. */
  | { readonly kind: 'defenseDice'; readonly dice: DiceCounts }
  | { readonly kind: 'freeHardBrake' }
  | { readonly kind: 'freeHardAcceleration' }
  /** Takes the damage of a fire that burns on, and puts it out. */
  | { readonly kind: 'absorbsFire' }
  /** Takes what would befall a crew member. */
  | { readonly kind: 'absorbsCrewDamage' }
  /** Must be rolled with every maneuver. */
  | { readonly kind: 'maneuverDice'; readonly dice: DiceCounts }
  /** May be added to one attack a round, not with a sidearm. */
  | { readonly kind: 'aimedDice'; readonly dice: DiceCounts }
  /** For each maneuver at this speed or above. */
  | { readonly kind: 'aceAtSpeed'; readonly from: number; readonly tokens: number }
  /** Rolled when the car is to take collision damage: each shield takes off one. */
  | { readonly kind: 'collisionShields'; readonly dice: DiceCounts }
  /** Once a collision, aces may be paid instead of a control token. */
  | { readonly kind: 'aceForControl'; readonly aces: number }
  /** In a driving roll, aces may be paid to ignore a wrench, again and again. */
  | { readonly kind: 'aceForWrench'; readonly aces: number }
  | { readonly kind: 'gunnerRerolls'; readonly rerolls: number }
  | { readonly kind: 'gunnerDice'; readonly dice: DiceCounts }
  | { readonly kind: 'gunnerDamage'; readonly basic: number }
  /** An ace that is paid in defense gives so many re-rolls. */
  | { readonly kind: 'rerollsPerAce'; readonly rerolls: number }
  | { readonly kind: 'sidearmDice'; readonly dice: DiceCounts; readonly within: number }
  /** For each member of the crew. */
  | { readonly kind: 'crewDurability'; readonly plus: number }
  /** Whoever buys one has a second on the same side for nothing. */
  | { readonly kind: 'freeCopy' };

/** Where it may be equipped; `crew` is the space beside the dashboard. */
export type CardPlace = 'any' | 'front' | 'back' | 'frontOrBack' | 'crew';

export type CardSet = 'core' | 'one' | 'two' | 'three' | 'four' | 'armory' | 'dealer' | 'playmat' | 'drop' | 'road';

export interface Card {
  readonly id: string;
  readonly name: string;
  readonly type: CardType;
  /** The word after the hyphen. Cards without one never clash by it. */
  readonly subtype: string | null;
  readonly cost: number;
  /** null: it cannot be damaged. */
  readonly durability: number | null;
  /** In a player's deck. */
  readonly copies: number;
  readonly place: CardPlace;
  /** No car has two that are. */
  readonly exclusive: boolean;
  readonly set: CardSet;
  /** null: it is no weapon. */
  readonly attack: Attack | null;
  readonly effects: readonly CardEffect[];
}
