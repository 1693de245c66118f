// What is on the car, and what can be done with it.

import type { FittedPart } from '@hardtop/workshop';
import { CARDS, HAND_CANNON } from '../../catalog/cards.ts';
import type { Design } from '../design/design.ts';
import type { Edit } from '../design/edit.ts';
import { type Fitted, fittedOf, placesFor } from '../design/fitted.ts';
import { pointsText, priceOf } from '../figures/cost.ts';
import { capital, cardLines, PLACE_NAMES, shortName, typeText } from '../figures/texts.ts';
import { slotOf } from './slots.ts';

function partOf(one: Fitted, all: readonly Fitted[]): FittedPart<Edit> {
  const { card, place, index } = one;
  const moves = placesFor(card).filter((to) => to !== place && card.place !== 'crew');
  const durability = card.durability === null ? [] : [`durability ${card.durability}`];
  return {
    id: `${place} ${index}`,
    slot: slotOf(card, place),
    label: card.name,
    short: shortName(card),
    count: 1,
    notes: [pointsText(card, priceOf(one, all)), typeText(card), ...cardLines(card), ...durability],
    remove: { kind: 'remove', place, index },
    moves: moves.map((to) => ({
      slot: slotOf(card, to),
      label: capital(PLACE_NAMES[to]),
      edit: { kind: 'move', place, index, to },
    })),
    actions: [],
  };
}

const cannon = CARDS[HAND_CANNON];

/** Nobody can be rid of it. */
const CANNON_PART: FittedPart<Edit> = {
  id: 'hand cannon',
  slot: 'crew',
  label: cannon.name,
  short: shortName(cannon),
  count: 1,
  notes: ['free', 'everybody has it', ...cardLines(cannon)],
  remove: { kind: 'several', edits: [] },
  moves: [],
  actions: [],
};

export function fittedParts(design: Design): readonly FittedPart<Edit>[] {
  const all = fittedOf(design);
  return [...all.map((one) => partOf(one, all)), CANNON_PART];
}
