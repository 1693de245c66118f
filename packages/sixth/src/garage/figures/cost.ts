// What a build takes out of its build points and its crew points.

import { type Card, PAID_BY } from '../../catalog/card.ts';
import type { GameSize } from '../../catalog/game-sizes.ts';
import type { Design } from '../design/design.ts';
import { type Fitted, fittedOf, isFreeCopied } from '../design/fitted.ts';

type Cost = Pick<GameSize, 'bp' | 'cp'>;

/** Of two rockets of a kind on a side the second is free. */
function isFree({ card, place, index }: Fitted, all: readonly Fitted[]): boolean {
  if (!isFreeCopied(card)) return false;
  const before = all.filter((other) => other.place === place && other.index < index && other.card.id === card.id);
  return before.length % 2 === 1;
}

export const priceOf = (one: Fitted, all: readonly Fitted[]): number => (isFree(one, all) ? 0 : one.card.cost);

export const costOf = (design: Design): Cost => costOfAll(fittedOf(design));

export function costOfAll(all: readonly Fitted[]): Cost {
  const cost = { bp: 0, cp: 0 };
  for (const one of all) cost[PAID_BY[one.card.type]] += priceOf(one, all);
  return cost;
}

/** "3 BP". */
export const pointsText = ({ type }: Pick<Card, 'type'>, cost: number): string =>
  cost === 0 ? 'free' : `${cost} ${PAID_BY[type].toUpperCase()}`;

export const costText = ({ bp, cp }: Cost): string => `${bp} BP, ${cp} CP`;
