import { HAND_CANNON } from '../../catalog/cards.ts';
import { type Design, PLACES } from '../../garage/design/design.ts';
import type { CardState } from '../state/state.ts';

/** Every card of a build, the hand cannon among them. */
export function cardsOf({ cards }: Design): CardState[] {
  const fitted = PLACES.flatMap((place) => cards[place].map((card) => ({ card, place, damage: 0, faceDown: false })));
  return [...fitted, { card: HAND_CANNON, place: 'crew', damage: 0, faceDown: false }];
}

/** Cars of the same name are told apart by their number. */
export function carNames(names: readonly string[]): readonly string[] {
  return names.map((name, seat) => (names.filter((other) => other === name).length > 1 ? `${name} ${seat + 1}` : name));
}
