import type { DamageItem } from '../../catalog/damage-decks.ts';
import type { Side } from '../../catalog/dashboard.ts';
import { type Car, type CardState, printOf } from '../state/state.ts';
import { cardsOn, crewOf, durabilityOf, effectsOf, livingCrew } from './cards.ts';

/** Cards, people among them, that a line of a damage card may strike; none where it strikes a slider. */
export function struckBy(car: Car, side: Side, item: DamageItem): readonly CardState[] {
  switch (item) {
    case 'structure':
    case 'weapon':
    case 'accessory':
      return cardsOn(car, side, item).filter((card) => printOf(card).durability !== null);
    case 'driver':
    case 'gunner':
      return [crewOf(car, item)].filter((card) => card !== null);
    case 'crew':
      return livingCrew(car).flatMap((role) => crewOf(car, role) ?? []);
    default:
      return [];
  }
}

/** Cards of one kind that are hurt alike are one choice. */
export const distinctOf = (cards: readonly CardState[]): readonly CardState[] =>
  cards.filter((one, i) => cards.findIndex(({ card, damage }) => card === one.card && damage === one.damage) === i);

/** Who bears what would befall a member of the crew. */
export const shelterOf = (car: Car): CardState | null => effectsOf(car, 'absorbsCrewDamage')[0]?.card ?? null;

/** What a card can still take. */
export const roomOf = (car: Car, card: CardState): number => (durabilityOf(car, card) ?? 0) - card.damage;
