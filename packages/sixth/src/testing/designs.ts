// Builds at random, legal ones among them by chance.

import fc from 'fast-check';
import { CARD_IDS, CARDS, type CardId, HAND_CANNON } from '../catalog/cards.ts';
import type { Design } from '../garage/design/design.ts';
import { STOCK } from '../garage/stock/list.ts';

const onSide = CARD_IDS.filter((id) => CARDS[id].place !== 'crew');
const inCrewArea = CARD_IDS.filter((id) => CARDS[id].place === 'crew' && id !== HAND_CANNON);
const some = (ids: readonly CardId[], most: number): fc.Arbitrary<readonly CardId[]> =>
  fc.array(fc.constantFrom(...ids), { maxLength: most });

const name = fc.oneof(fc.string({ maxLength: 20 }), fc.constantFrom('Front', '2 rockets', 'A — B', 'no "crew"', 'x 3'));

/** Whatever can be written down. */
export const anyDesign: fc.Arbitrary<Design> = fc.record({
  version: fc.constant(1 as const),
  ruleset: fc.constant('sixth' as const),
  name,
  size: fc.record({ ap: fc.nat(14), bp: fc.nat(60), cp: fc.nat(14) }),
  cards: fc.record({
    front: some(onSide, 5),
    left: some(onSide, 4),
    right: some(onSide, 4),
    back: some(onSide, 4),
    crew: some(inCrewArea, 7),
  }),
});

export const stockDesign: fc.Arbitrary<Design> = fc.constantFrom(...STOCK.map(({ design }) => design));
