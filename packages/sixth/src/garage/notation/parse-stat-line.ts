// One paragraph for a car, as people write it: places and cards in any order.

import type { Problem } from '@hardtop/kernel';
import type { Difference, Reading } from '@hardtop/workshop';
import type { Token } from '@hardtop/workshop/notation';
import { CARDS } from '../../catalog/cards.ts';
import { GAME_SIZES, type GameSize, SIZE_IDS, SMALL_GAME } from '../../catalog/game-sizes.ts';
import { type Design, PLACES } from '../design/design.ts';
import { fittedOf } from '../design/fitted.ts';
import { costOf } from '../figures/cost.ts';
import { nameOf } from './line-name.ts';
import { LineReader } from './line-reader.ts';
import { tokensOf } from './words.ts';

type StatLine = Omit<Reading<Design>, 'source' | 'line'>;

const NO_CARDS: Problem = {
  code: 'no-cards',
  message: 'The line names no card that the sixth edition has.',
  legal: ['front Heavy Machine Gun', 'left Steel Plate', 'crew Amateur Driver, Rookie Gunner'],
};
const NO_CREW: Problem = { code: 'assumed', message: 'The line names no crew; two rookies are assumed.' };
const noSize = (id: string): Problem => ({
  code: 'assumed',
  message: `The line does not tell the size of the game; a ${id} one is assumed.`,
});

/** The smallest usual game that its points and its weapons fit. */
function sizeFor(design: Design): (typeof SIZE_IDS)[number] {
  const { bp, cp } = costOf(design);
  const isDear = fittedOf(design).some(({ card }) => card.type === 'weapon' && card.cost >= SMALL_GAME.dearWeapon);
  const fits = SIZE_IDS.find((id) => {
    const size = GAME_SIZES[id];
    return size.bp >= bp && size.cp >= cp && !(isDear && size.bp <= SMALL_GAME.mostBp);
  });
  return fits ?? 'large';
}

function differencesOf(design: Design, stated: Partial<GameSize>): readonly Difference[] {
  const cost = costOf(design);
  return (['bp', 'cp'] as const).flatMap((figure) => {
    const said = stated[figure];
    if (said === undefined || said === cost[figure]) return [];
    const label = figure === 'bp' ? 'Build points' : 'Crew points';
    const message = `${label}: the line states ${said}, computed ${cost[figure]}.`;
    return [{ figure, stated: said, computed: cost[figure], message }];
  });
}

/** Words that stand side by side are named together. */
function spansOf(text: string, from: number, unknown: readonly Token[]): StatLine['notUnderstood'] {
  const spans: { at: number; end: number }[] = [];
  for (const { at, end } of unknown) {
    const last = spans.at(-1);
    if (last !== undefined && text.slice(from + last.end, from + at).trim() === '') last.end = end;
    else spans.push({ at, end });
  }
  return spans.map(({ at, end }) => ({ words: text.slice(from + at, from + end), at: from + at }));
}

export function parseStatLine(text: string): StatLine {
  const { name, end } = nameOf(text);
  const reader = new LineReader(tokensOf(text.slice(end)));
  reader.read();
  const notUnderstood = spansOf(text, end, reader.unknown);
  const named = PLACES.flatMap((place) => reader.cards[place]);
  const isSized = Object.keys(reader.size).length > 0;
  if (named.length === 0 && !isSized)
    return { name, design: null, problems: [NO_CARDS], notUnderstood, differences: [] };
  const problems: Problem[] = [];
  if (!reader.isUnmanned && !named.some((id) => CARDS[id].type === 'crew')) {
    reader.cards.crew.unshift('rookieDriver', 'rookieGunner');
    problems.push(NO_CREW);
  }
  const usual = sizeFor(reader.build(name, GAME_SIZES.small));
  if (!isSized) problems.push(noSize(usual));
  const design = reader.build(name, { ...GAME_SIZES[usual], ...reader.size });
  return { name, design, problems, notUnderstood, differences: differencesOf(design, reader.stated) };
}
