// Where the party stands: into a settlement, from quarter to quarter, out again, and looking for something to buy.

import { textIn } from '@hardtop/campaign';
import type { CampaignState } from '../campaign/state.ts';
import { insideOf, settlementsHere } from '../campaign/visit.ts';
import { SCARCITIES } from '../catalog/availability.ts';
import { choiceField, optionsOf, textField } from './desk-fields.ts';
import { type Offer, offer } from './desk-offer.ts';

export function hereOffers(state: CampaignState): readonly Offer[] {
  const inside = insideOf(state);
  const outside = settlementsHere(state).filter(({ id }) => id !== state.inside);
  const visits = outside.map(({ id, settlement: { name }, visits: before }) =>
    offer(
      'here',
      [`visit-${id}`, `Go into ${name}`, before === 0 ? 'For the first time.' : 'It is as it was.'],
      [],
      () => ({ kind: 'visit', settlement: id }),
    ),
  );
  const market = inside?.settlement.name ?? 'people met on the way';
  const buy = offer(
    'here',
    ['buy', 'Look for something', `One search, among ${market}.`],
    [textField('item', 'What'), choiceField('scarcity', 'How rare', optionsOf(SCARCITIES), 'common')],
    (values) => ({ kind: 'buy', item: textIn(values, 'item'), scarcity: textIn(values, 'scarcity') }),
  );
  return [...visits, ...(inside === null ? [] : townOffers(inside.settlement.name)), buy];
}

function townOffers(name: string): readonly Offer[] {
  const quarter = offer(
    'here',
    ['quarter', 'Cross into another quarter', `One urban roll in ${name}.`],
    [textField('to', 'Which', '', 'May stay empty.')],
    (values) => ({ kind: 'quarter', to: textIn(values, 'to') }),
  );
  const leave = offer('here', ['leave', `Leave ${name}`, 'Out of the gate.'], [], () => ({ kind: 'leave' }));
  return [quarter, leave];
}
