import { type Ask, answerOf } from '@hardtop/kernel';
import type { DamageItem } from '../../catalog/damage-decks.ts';
import type { Side } from '../../catalog/dashboard.ts';
import { distinctOf, roomOf, struckBy } from '../queries/internal.ts';
import { type Car, printOf } from '../state/state.ts';

/** Options are named by the place of the card in the car's list. */
export function internalQuestion(car: Car, item: DamageItem, side: Side): Ask {
  const struck = distinctOf(struckBy(car, side, item));
  // Whatever can take most, and of those the cheapest.
  const [best] = struck.toSorted((a, b) => roomOf(car, b) - roomOf(car, a) || printOf(a).cost - printOf(b).cost);
  return {
    seat: car.seat,
    topic: 'internal',
    rule: 'sixth/damage/internal',
    about: car.id,
    prompt: item === 'crew' ? `Who of ${car.name} is hit?` : `Which ${item} of ${car.name} is hit?`,
    options: () =>
      struck.map((card) => {
        const { name } = printOf(card);
        const left = roomOf(car, card);
        return {
          id: String(car.cards.indexOf(card)),
          label: `${name} (${left} left)`,
          words: [name.toLowerCase()],
          preview: () => ({ text: `${name} can take ${left} more.`, facts: { left } }),
        };
      }),
    suggested: best === undefined ? undefined : answerOf(String(car.cards.indexOf(best))),
  };
}
