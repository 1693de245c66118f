// Every card on offer, each with the edit that takes it.

import type { OfferedPart } from '@hardtop/workshop';
import type { CardType } from '../../catalog/card.ts';
import { CARD_IDS, CARDS, type CardId, HAND_CANNON } from '../../catalog/cards.ts';
import type { Place } from '../design/design.ts';
import type { Edit } from '../design/edit.ts';
import { isFreeCopied, placesFor } from '../design/fitted.ts';
import { ruleOf } from '../figures/card-rules.ts';
import { pointsText } from '../figures/cost.ts';
import { capital, cardNote, PLACE_NAMES, shortName, typeText } from '../figures/texts.ts';
import type { GarageSettings } from '../problems/settings.ts';
import { slotOf } from './slots.ts';

/** The crew stands among the settings. */
const GROUPS = [
  ['weapon', 'Weapons'],
  ['structure', 'Structure'],
  ['accessory', 'Accessories'],
  ['upgrade', 'Upgrades'],
  ['gear', 'Gear'],
  ['sidearm', 'Sidearms'],
] as const satisfies readonly (readonly [CardType, string])[];

/** Rockets come in pairs. */
function addEdit(card: CardId, place: Place): Edit {
  const add: Edit = { kind: 'add', place, card };
  return isFreeCopied(CARDS[card]) ? { kind: 'several', edits: [add, add] } : add;
}

function offerOf(id: CardId, group: string): OfferedPart<Edit> {
  const card = CARDS[id];
  const places = placesFor(card).map((place) => ({
    slot: slotOf(card, place),
    label: card.place === 'crew' ? 'Equip' : capital(PLACE_NAMES[place]),
    edit: addEdit(id, place),
  }));
  return {
    id: `card ${id}`,
    group,
    label: card.name,
    short: shortName(card),
    note: `${typeText(card)}: ${cardNote(card)}`,
    cost: null,
    price: pointsText(card, card.cost),
    weight: null,
    spaces: null,
    rule: ruleOf(card),
    places,
  };
}

export function menuOf({ expansions }: GarageSettings): readonly OfferedPart<Edit>[] {
  const offered = CARD_IDS.filter((id) => id !== HAND_CANNON && (expansions || CARDS[id].set === 'core'));
  return GROUPS.flatMap(([type, group]) =>
    offered.filter((id) => CARDS[id].type === type).map((id) => offerOf(id, group)),
  );
}
