import type { CardEffect } from '../../catalog/card.ts';
import type { Side } from '../../catalog/dashboard.ts';
import { type Car, type CardState, CREW_ROLES, type CrewRole, printOf } from '../state/state.ts';

/** A rule of one of its cards that still counts, with the card. */
interface AtWork<Kind extends CardEffect['kind']> {
  readonly effect: Extract<CardEffect, { readonly kind: Kind }>;
  readonly card: CardState;
}

const isKind = <Kind extends CardEffect['kind']>(
  effect: CardEffect,
  kind: Kind,
): effect is Extract<CardEffect, { readonly kind: Kind }> => effect.kind === kind;

/** The rules of this kind on its face-up cards, in the order of the cards. */
export function effectsOf<Kind extends CardEffect['kind']>({ cards }: Car, kind: Kind): readonly AtWork<Kind>[] {
  const found: AtWork<Kind>[] = [];
  for (const card of cards) {
    if (card.faceDown) continue;
    for (const effect of printOf(card).effects) if (isKind(effect, kind)) found.push({ effect, card });
  }
  return found;
}

/** The card of a crew member who is alive. */
export function crewOf({ cards }: Car, role: CrewRole): CardState | null {
  const found = cards.find((card) => !card.faceDown && printOf(card).type === 'crew' && printOf(card).subtype === role);
  return found ?? null;
}

export const livingCrew = (car: Car): readonly CrewRole[] => CREW_ROLES.filter((role) => crewOf(car, role) !== null);

/** What it takes to destroy a card of this car; null: it cannot be damaged. */
export function durabilityOf(car: Car, card: CardState): number | null {
  const { durability, type } = printOf(card);
  if (durability === null || type !== 'crew') return durability;
  return effectsOf(car, 'crewDurability').reduce((sum, { effect }) => sum + effect.plus, durability);
}

/** Its face-up cards of a type on a side. */
export const cardsOn = ({ cards }: Car, side: Side, type: 'structure' | 'weapon' | 'accessory'): readonly CardState[] =>
  cards.filter((card) => !card.faceDown && card.place === side && printOf(card).type === type);
