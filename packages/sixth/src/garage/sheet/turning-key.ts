// The turning key at true size, once for either hand (sixth/arena/turning-key).

import { cosOf, sinOf } from '@hardtop/geometry';
import {
  at,
  box,
  caption,
  footer,
  MARGIN,
  mm,
  type Paper,
  paperSize,
  rule,
  sheetDocument,
  stroke,
  text,
} from '@hardtop/workshop/sheet';
import { RECONSTRUCTED } from '../../catalog/reconstructed.ts';
import { TURNING_KEY, ZONE_IDS, ZONES, type ZoneId } from '../../catalog/turning-key.ts';
import { diceText } from '../figures/texts.ts';
import { CAR_LENGTH, CAR_RULER } from './scale.ts';

const LONG = TURNING_KEY.length * CAR_LENGTH;
const WIDE = TURNING_KEY.width * CAR_LENGTH;
/** The pivot is on the inner edge, a car length from the tip. */
const PIVOT = CAR_LENGTH;

/** From the pivot at an angle to the edge, as far as the key goes. */
function border(tenths: number): string {
  const [along, across] = [cosOf(tenths), sinOf(tenths)];
  const far = Math.min(along > 0.001 ? CAR_LENGTH / along : Infinity, WIDE / across);
  return `M${mm(PIVOT)} 0L${mm(PIVOT - along * far)} ${mm(across * far)}`;
}

/** How far from the pivot the name of a zone stands, in car lengths. */
const OUT: Readonly<Record<ZoneId, number>> = { SLIGHT: 0.84, D1: 0.8, D2: 0.62, D3: 0.45, D4: 0.4 };

function zoneName(id: ZoneId): string {
  const { from, to } = ZONES[id];
  const middle = Math.round((from + to) / 2);
  const far = OUT[id] * CAR_LENGTH;
  const [x, y] = [PIVOT - cosOf(middle) * far, sinOf(middle) * far];
  return text(x, y + 1, id, { size: 2.8, bold: true, anchor: 'middle' });
}

/** Drawn for a left turn, the tip to the left. */
const LINES =
  box({ x: 0, y: 0, width: LONG, height: WIDE }, 'medium') +
  stroke(ZONE_IDS.map((id) => border(ZONES[id].to)).join(''), 'thin') +
  `<circle cx="${mm(PIVOT)}" cy="0" r="1.2"/>`;

const WORDS =
  ZONE_IDS.map(zoneName).join('') +
  text(PIVOT + 4, 6, 'Pivot', { size: 2.8 }) +
  text(LONG - 4, WIDE - 4, 'Two car lengths', { size: 2.8, anchor: 'end' });

const ROWS = ZONE_IDS.map((id) => {
  const { from, to, dice } = ZONES[id];
  const added = Object.keys(dice).length === 0 ? 'no dice, no ace' : `adds ${diceText(dice)}`;
  return `${id}: ${from / 10}° to ${to / 10}°, ${added}`;
});

const NOTES = [
  'Lay the key against the side you turn to, the front of the car at the pivot; drive a car length, then swing the nose over the tip.',
  ...ROWS,
  `Reconstructed. ${RECONSTRUCTED.zones}`,
  `Reconstructed. ${RECONSTRUCTED.slide}`,
];

export function turningKeySvg(paper: Paper): string {
  const wide = paperSize(paper).width - 2 * MARGIN;
  const top = MARGIN + 14;
  const below = top + 2 * WIDE + 26;
  const page =
    rule(MARGIN, MARGIN + 0.3, wide, 'heavy') +
    caption(MARGIN, MARGIN + 4, 'Turning key', { size: 2.6, bold: true, spacing: 0.35 }) +
    at(MARGIN, top, LINES + WORDS) +
    // The other hand is its mirror image, without words, which would be mirrored too.
    `<g transform="translate(${mm(MARGIN + LONG)} ${mm(top + WIDE + 12)}) scale(-1 1)">${LINES}</g>` +
    NOTES.map((line, i) => text(MARGIN, below + i * 5, line, { size: 3, max: wide })).join('');
  return sheetDocument(paper, 'Turning key', [page + footer(paper, 'Turning key of the sixth edition', CAR_RULER)]);
}
