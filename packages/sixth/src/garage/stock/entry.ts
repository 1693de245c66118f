import type { CardId } from '../../catalog/cards.ts';
import { GAME_SIZES, type SizeId } from '../../catalog/game-sizes.ts';
import type { Design, Place } from '../design/design.ts';

/** A car that stands ready. */
export interface StockEntry {
  readonly id: string;
  readonly shelf: string;
  readonly design: Design;
}

const NONE: Design['cards'] = { front: [], left: [], right: [], back: [], crew: [] };

/** By what lies where; places that are left out have nothing. */
export const car = (name: string, size: SizeId, cards: Partial<Record<Place, readonly CardId[]>>): Design => ({
  version: 1,
  ruleset: 'sixth',
  name,
  size: GAME_SIZES[size],
  cards: { ...NONE, ...cards },
});
