// Pure changes to a design: the page and the ways out of a problem are made of them.

import type { CardId } from '../../catalog/cards.ts';
import type { GameSize } from '../../catalog/game-sizes.ts';
import type { Design, Place } from './design.ts';

export type Edit =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'size'; readonly size: Partial<GameSize> }
  | { readonly kind: 'add'; readonly place: Place; readonly card: CardId }
  | { readonly kind: 'remove'; readonly place: Place; readonly index: number }
  | { readonly kind: 'move'; readonly place: Place; readonly index: number; readonly to: Place }
  | { readonly kind: 'swap'; readonly place: Place; readonly index: number; readonly card: CardId }
  /** One after another; indexes are those that the edits before have left. */
  | { readonly kind: 'several'; readonly edits: readonly Edit[] };

const withPlace = (design: Design, place: Place, cards: readonly CardId[]): Design => ({
  ...design,
  cards: { ...design.cards, [place]: cards },
});

const without = (cards: readonly CardId[], index: number): readonly CardId[] => cards.filter((_, i) => i !== index);

function moved(design: Design, from: Place, index: number, to: Place): Design {
  const card = design.cards[from][index];
  if (card === undefined) return design;
  const left = withPlace(design, from, without(design.cards[from], index));
  return withPlace(left, to, [...left.cards[to], card]);
}

export function applyEdit(design: Design, edit: Edit): Design {
  switch (edit.kind) {
    case 'name':
      return { ...design, name: edit.name };
    case 'size':
      return { ...design, size: { ...design.size, ...edit.size } };
    case 'add':
      return withPlace(design, edit.place, [...design.cards[edit.place], edit.card]);
    case 'remove':
      return withPlace(design, edit.place, without(design.cards[edit.place], edit.index));
    case 'move':
      return moved(design, edit.place, edit.index, edit.to);
    case 'swap':
      return withPlace(
        design,
        edit.place,
        design.cards[edit.place].map((card, i) => (i === edit.index ? edit.card : card)),
      );
    case 'several':
      return edit.edits.reduce(applyEdit, design);
  }
}
