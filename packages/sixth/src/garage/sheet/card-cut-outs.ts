// Cards to cut out, and the car itself at true size.

import {
  bar,
  box,
  type CutOut,
  caption,
  cutOutPages,
  footer,
  group,
  MARGIN,
  mm,
  type Paper,
  paperSize,
  rule,
  sheetDocument,
  stroke,
  text,
  wrap,
} from '@hardtop/workshop/sheet';
import type { Card } from '../../catalog/card.ts';
import { CARDS, HAND_CANNON } from '../../catalog/cards.ts';
import { PRINTED_NAMES } from '../../catalog/printed-names.ts';
import { CAR } from '../../catalog/turning-key.ts';
import type { Design } from '../design/design.ts';
import { fittedOf } from '../design/fitted.ts';
import { pointsText } from '../figures/cost.ts';
import { cardLines, typeText } from '../figures/texts.ts';
import { CAR_LENGTH, CAR_RULER } from './scale.ts';

const CARD = { width: 44, height: 61 } as const;
const LINE = 3.6;
const printed: Readonly<Record<string, string>> = PRINTED_NAMES;

/** What it does, in lines that fit. */
function words(card: Card): string {
  const lines = cardLines(card).flatMap((line) => wrap(`${line.charAt(0).toUpperCase()}${line.slice(1)}.`, { size: 2.8 }, CARD.width - 6)); // biome-ignore format: one sentence each
  return lines.map((line, i) => text(3, 20 + i * LINE, line, { size: 2.8, max: CARD.width - 6 })).join('');
}

function cardCutOut(card: Card): CutOut {
  const { width, height } = CARD;
  const durability = card.durability === null ? 'cannot be damaged' : `durability ${card.durability}`;
  const inner =
    box({ x: 0, y: 0, width, height }, 'thin', '#fff', 2) +
    bar({ x: 2, y: 9, width: width - 4, height: 0.5 }) +
    text(3, 6.6, card.name, { size: 4, bold: true, max: width - 6 }) +
    text(3, 13.6, typeText(card), { size: 2.6, max: width - 22 }) +
    text(width - 3, 13.6, pointsText(card, card.cost), { size: 2.8, bold: true, anchor: 'end', max: 16 }) +
    words(card) +
    text(3, height - 6.4, durability, { size: 2.6, max: width - 6 }) +
    text(3, height - 2.6, `Printed: ${printed[card.id] ?? card.name}`, { size: 2, italic: true, max: width - 6 });
  return { width, height, origin: [0, 0], svg: group(card.name, inner, 'data-card="1"') };
}

/** The base with its rectangle, its dotted lines and its round ends. */
function baseCutOut({ name }: Design): CutOut {
  const [length, width] = [CAR.length * CAR_LENGTH, CAR.width * CAR_LENGTH];
  const cap = CAR.nose * CAR_LENGTH;
  const outline =
    `M0 ${mm(cap)}Q${mm(width / 2)} ${mm(-cap)} ${mm(width)} ${mm(cap)}V${mm(cap + length)}` +
    `Q${mm(width / 2)} ${mm(length + 3 * cap)} 0 ${mm(cap + length)}z`;
  const lines = `M0 ${mm(cap)}L${mm(width)} ${mm(cap + length)}M${mm(width)} ${mm(cap)}L0 ${mm(cap + length)}`;
  const letter = (x: number, y: number, word: string): string =>
    text(x, y, word, { size: 4, bold: true, anchor: 'middle' });
  const inner =
    stroke(outline, 'medium') +
    box({ x: 0, y: cap, width, height: length }, 'thin') +
    stroke(lines, 'thin', ' stroke-dasharray="1 1.4"') +
    letter(width / 2, cap + 6, 'F') +
    letter(width / 2, cap + length - 3, 'B') +
    letter(4, cap + length / 2 + 1.4, 'L') +
    letter(width - 4, cap + length / 2 + 1.4, 'R') +
    text(width / 2, cap + 12, name, { size: 2.6, anchor: 'middle', max: width * 0.5 });
  return { width, height: length + 2 * cap, origin: [0, 0], svg: group(`${name}, one car length`, inner) };
}

export function cardsSvg(design: Design, paper: Paper): string {
  const wide = paperSize(paper).width - 2 * MARGIN;
  const cards = [...fittedOf(design).map(({ card }) => card), CARDS[HAND_CANNON]];
  const head =
    rule(MARGIN, MARGIN + 0.3, wide, 'heavy') +
    caption(MARGIN, MARGIN + 4, `Cards: ${design.name}`, { size: 2.6, bold: true, spacing: 0.35, max: wide }) +
    text(MARGIN, MARGIN + 8.4, 'Names are ours; the small print says what a card is called in the box.', { size: 2.8, max: wide }); // biome-ignore format: one line
  const cuts = [...cards.map(cardCutOut), baseCutOut(design)];
  const pages = cutOutPages(cuts, paper, { gap: 3, head: 12, foot: 8 }).map(
    (page) => head + page + footer(paper, 'Cards of the sixth edition', CAR_RULER),
  );
  return sheetDocument(paper, `Cards: ${design.name}`, pages);
}
