import type { Card } from '../../catalog/card.ts';
import { CARDS } from '../../catalog/cards.ts';
import { SIDES } from '../../catalog/dashboard.ts';
import { type Design, PLACES, type Place } from './design.ts';

/** A card where it lies: the how-manieth of its place. */
export interface Fitted {
  readonly card: Card;
  readonly place: Place;
  readonly index: number;
}

export function fittedOf({ cards }: Design): readonly Fitted[] {
  const fitted: Fitted[] = [];
  for (const place of PLACES) {
    let index = 0;
    for (const id of cards[place]) fitted.push({ card: CARDS[id], place, index: index++ });
  }
  return fitted;
}

/** Where a card may lie, best first. */
export function placesFor({ place }: Pick<Card, 'place'>): readonly Place[] {
  switch (place) {
    case 'any':
      return SIDES;
    case 'frontOrBack':
      return ['front', 'back'];
    default:
      return [place];
  }
}

export const isFreeCopied = ({ effects }: Card): boolean => effects.some(({ kind }) => kind === 'freeCopy');
