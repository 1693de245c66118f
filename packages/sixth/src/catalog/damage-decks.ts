export type DamageDeckId = 'A' | 'B';

export type DamageItem = 'structure' | 'weapon' | 'accessory' | 'driver' | 'gunner' | 'crew' | 'oppositeArmor' | 'fire' | 'tires' | 'powerPlant';

interface DamageLine {
  readonly item: DamageItem;
  /** The most that is taken here; null where all may be. */
  readonly limit: number | null;
}

const STRUCTURE: DamageLine = { item: 'structure', limit: null };
const POWER_PLANT: DamageLine = { item: 'powerPlant', limit: null };
const upTo = (limit: number, item: DamageItem): DamageLine => ({ item, limit });
const card = (...lines: readonly DamageLine[]): readonly DamageLine[] => [STRUCTURE, ...lines, POWER_PLANT];

/** Six cards to a deck, read from the top until all damage is placed. */
export const DAMAGE_CARDS = {
  A1: card(upTo(1, 'fire')),
  A2: card(upTo(1, 'weapon'), upTo(1, 'crew')),
  A3: card(upTo(2, 'tires'), upTo(1, 'accessory'), upTo(1, 'gunner')),
  A4: card(upTo(1, 'accessory'), upTo(1, 'crew')),
  A5: card(upTo(3, 'oppositeArmor'), upTo(1, 'weapon'), upTo(1, 'driver')),
  A6: card(upTo(1, 'accessory'), upTo(1, 'weapon')),
  B1: card(upTo(1, 'accessory'), upTo(1, 'accessory'), upTo(2, 'tires')),
  B2: card(upTo(1, 'fire'), upTo(1, 'tires'), upTo(2, 'weapon')),
  B3: card(upTo(1, 'weapon'), upTo(1, 'weapon'), upTo(1, 'accessory')),
  B4: card(upTo(5, 'oppositeArmor'), upTo(1, 'fire'), upTo(1, 'crew')),
  B5: card(upTo(1, 'accessory'), upTo(1, 'weapon'), upTo(1, 'driver')),
  B6: card(upTo(2, 'weapon'), upTo(1, 'accessory'), upTo(1, 'gunner')),
} as const;
export type DamageCardId = keyof typeof DAMAGE_CARDS;

export const DAMAGE_DECKS: Readonly<Record<DamageDeckId, readonly DamageCardId[]>> = {
  A: ['A1', 'A2', 'A3', 'A4', 'A5', 'A6'],
  B: ['B1', 'B2', 'B3', 'B4', 'B5', 'B6'],
};
