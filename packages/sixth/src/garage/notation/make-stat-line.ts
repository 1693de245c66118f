// A build in one paragraph.

import { CARDS, type CardId } from '../../catalog/cards.ts';
import { type Design, PLACES } from '../design/design.ts';
import { costOf, costText } from '../figures/cost.ts';
import { makeName } from './line-name.ts';

/** Copies that lie side by side are counted. */
function counted(cards: readonly CardId[]): readonly string[] {
  const runs: { readonly id: CardId; count: number }[] = [];
  for (const id of cards) {
    const last = runs.at(-1);
    if (last?.id === id && last.count < 9) last.count++;
    else runs.push({ id, count: 1 });
  }
  return runs.map(({ id, count }) => (count === 1 ? CARDS[id].name : `${CARDS[id].name} ×${count}`));
}

const isManned = ({ cards }: Design): boolean => cards.crew.some((id) => CARDS[id].type === 'crew');

export function makeStatLine(design: Design): string {
  const { name, size, cards } = design;
  const places = PLACES.filter((place) => cards[place].length > 0);
  const phrases = [
    `AP ${size.ap}, BP ${size.bp}, CP ${size.cp}`,
    ...(isManned(design) ? [] : ['no crew']),
    ...places.map((place) => `${place} ${counted(cards[place]).join(', ')}`),
    `spent ${costText(costOf(design))}.`,
  ];
  return `${makeName(name)} — ${phrases.join('; ')}`;
}
