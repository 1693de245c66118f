import type { Card } from './card.ts';
import { CORE_CARDS } from './core-cards.ts';
import { EXPANSION_CARDS } from './expansion-cards.ts';

export type CardId = keyof typeof CORE_CARDS | keyof typeof EXPANSION_CARDS;

/** All build cards, those of the core box first. */
export const CARDS: Readonly<Record<CardId, Card>> = { ...CORE_CARDS, ...EXPANSION_CARDS };

const isCardId = (id: string): id is CardId => Object.hasOwn(CARDS, id);

/** Codes out in the world count places in this list: new cards go to the end of the expansions. */
export const CARD_IDS: readonly [CardId, ...CardId[]] = ['lightMachineGun', ...Object.keys(CARDS).filter(isCardId).slice(1)];

/** Everybody has it for nothing. */
export const HAND_CANNON: CardId = 'handCannon';
