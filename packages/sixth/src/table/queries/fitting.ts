import { PAID_BY } from '../../catalog/card.ts';
import { CARD_IDS, CARDS, type CardId, HAND_CANNON } from '../../catalog/cards.ts';
import { bareCar } from '../../garage/builder/build.ts';
import type { Design, Place } from '../../garage/design/design.ts';
import { applyEdit, type Edit } from '../../garage/design/edit.ts';
import { isFreeCopied, placesFor } from '../../garage/design/fitted.ts';
import { costOf } from '../../garage/figures/cost.ts';
import { problemsOf } from '../../garage/problems/problems.ts';
import type { Setup } from '../../scenarios/setup.ts';

/** A card put somewhere on a car that is built at the table; whoever of the crew is chosen takes the place of another. */
export interface Fitting {
  readonly id: string;
  readonly card: CardId;
  readonly place: Place;
}

const FITTINGS: readonly Fitting[] = CARD_IDS.filter((id) => id !== HAND_CANNON).flatMap((card) =>
  placesFor(CARDS[card]).map((place) => ({ id: `${place}-${card}`, card, place })),
);

function editOf({ cards }: Design, { card, place }: Fitting): Edit {
  const print = CARDS[card];
  if (print.type === 'crew') {
    const index = cards.crew.findIndex((id) => CARDS[id].type === 'crew' && CARDS[id].subtype === print.subtype);
    return { kind: 'swap', place, index, card };
  }
  const add: Edit = { kind: 'add', place, card };
  return isFreeCopied(print) ? { kind: 'several', edits: [add, add] } : add;
}

/** A car with what has been put on it so far, from two rookies on. */
export function fittedCar({ size, seats }: Setup, seat: number, fitted: readonly string[]): Design {
  return fitted.reduce(
    (design, id) => {
      const fitting = FITTINGS.find((one) => one.id === id);
      return fitting === undefined ? design : applyEdit(design, editOf(design, fitting));
    },
    bareCar(size, `${seats[seat]?.name ?? `Seat ${seat + 1}`}’s own`),
  );
}

/** All that can still be put on a car and leaves it legal. */
export function fittingsFor({ variants }: Setup, design: Design): readonly Fitting[] {
  const { size, cards } = design;
  const spent = costOf(design);
  return FITTINGS.filter((fitting) => {
    const { type, cost, set } = CARDS[fitting.card];
    if (set !== 'core' && !variants.expansions) return false;
    if (type === 'crew') {
      if (cards.crew.includes(fitting.card)) return false;
    } else if (spent[PAID_BY[type]] + cost > size[PAID_BY[type]]) return false;
    return problemsOf(applyEdit(design, editOf(design, fitting)), variants).length === 0;
  });
}
