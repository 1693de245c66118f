import * as z from 'zod';
import { CARD_IDS, CARDS, type CardId, HAND_CANNON } from '../../catalog/cards.ts';
import type { Design } from '../design/design.ts';

const NAME = 100;
/** Far above anything legal: a build may break the rules while it is being made. */
const MOST = { cards: 30, ap: 99, points: 999 } as const;

const onSide = CARD_IDS.filter((id) => CARDS[id].place !== 'crew');
const inCrewArea = CARD_IDS.filter((id) => CARDS[id].place === 'crew');

const side = z.array(z.enum(onSide)).max(MOST.cards);
const points = z.int().min(0).max(MOST.points);

/** Designs as files and links hold them. */
export const designSchema = z.strictObject({
  version: z.literal(1),
  ruleset: z.literal('sixth'),
  name: z.string().max(NAME),
  size: z.strictObject({ ap: z.int().min(0).max(MOST.ap), bp: points, cp: points }),
  cards: z.strictObject({
    front: side,
    left: side,
    right: side,
    back: side,
    crew: z.array(z.enum(inCrewArea)).max(MOST.cards),
  }),
});

const isBought = (id: CardId): boolean => id !== HAND_CANNON;

/** The hand cannon that everybody has need not be said. */
export const designFrom = (json: z.infer<typeof designSchema>): Design => ({
  ...json,
  cards: { ...json.cards, crew: json.cards.crew.filter(isBought) },
});
