// The planning sheet: every card, and what it takes out of the points.

import type { PlanLine } from '@hardtop/workshop';
import { CARDS, HAND_CANNON } from '../../catalog/cards.ts';
import type { Design } from '../design/design.ts';
import { type Fitted, fittedOf } from '../design/fitted.ts';
import { ruleOf } from './card-rules.ts';
import { pointsText, priceOf } from './cost.ts';
import { PLACE_NAMES } from './texts.ts';

const lineOf = ({ card, place }: Fitted, count: number, cost: number): PlanLine => ({
  kind: card.type,
  what: card.name,
  count,
  where: PLACE_NAMES[place],
  cost: null,
  price: pointsText(card, cost),
  weight: null,
  spaces: null,
  cargoSpaces: null,
  rule: ruleOf(card),
});

/** Cards of a name in one place are one row. */
export function planOf(design: Design): readonly PlanLine[] {
  const all = fittedOf(design);
  const first = all.filter((one) => !all.some((other) => isAlike(one, other) && other.index < one.index));
  const rows = first.map((one) => {
    const alike = all.filter((other) => isAlike(one, other));
    return lineOf(
      one,
      alike.length,
      alike.reduce((sum, other) => sum + priceOf(other, all), 0),
    );
  });
  return [...rows, lineOf({ card: CARDS[HAND_CANNON], place: 'crew', index: -1 }, 1, 0)];
}

const isAlike = (a: Fitted, b: Fitted): boolean => a.place === b.place && a.card.id === b.card.id;
