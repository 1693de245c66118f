// A card to show around: the vehicle from above, its name and its figures, as large as link previews are.

import type { LabelledFigure } from '../garage.ts';
import { esc, FONT, type Rect } from '../sheet/ink.ts';
import { caption, text } from '../sheet/type.ts';
import { COLOURS } from './card-colours.ts';
import { cardPicture } from './card-picture.ts';
import type { Portrait } from './portrait.ts';
import { makeQr, qrPath } from './qr.ts';

export const CARD_SIZE = { width: 1200, height: 630 } as const;

const EDGE = 40;
const PICTURE: Rect = { x: EDGE, y: 132, width: 690, height: 402 };
const COLUMN = { x: 762, width: CARD_SIZE.width - EDGE - 762 } as const;

const inColour = (colour: string, inner: string): string => `<g fill="${colour}">${inner}</g>`;

/** The hazard paint of the house under the name. */
function hazard(y: number): string {
  const stripe = 18;
  const many = Math.ceil(CARD_SIZE.width / stripe / 2) + 1;
  const paths = Array.from({ length: many }, (_, i) => `M${i * 2 * stripe} ${y}h${stripe}l-8 8h-${stripe}z`);
  return `<rect y="${y}" width="${CARD_SIZE.width}" height="8" fill="${COLOURS.asphalt}"/><path d="${paths.join('')}" fill="${COLOURS.amber}"/>`;
}

function head({ name, kind, game, verdict, isLegal }: Portrait): string {
  const wide = CARD_SIZE.width - 2 * EDGE;
  return (
    `<rect width="${CARD_SIZE.width}" height="108" fill="${COLOURS.panel}"/>${hazard(108)}` +
    inColour(COLOURS.ink, text(EDGE, 62, name, { size: 54, bold: true, max: wide - 330 })) +
    inColour(COLOURS.dim, text(EDGE, 94, kind, { size: 25, max: wide - 330 })) +
    inColour(COLOURS.dim, text(CARD_SIZE.width - EDGE, 54, game, { size: 25, anchor: 'end', max: 310 })) +
    inColour(
      isLegal ? COLOURS.amber : COLOURS.red,
      text(CARD_SIZE.width - EDGE, 90, verdict, { size: 25, bold: true, anchor: 'end', max: 310 }),
    )
  );
}

const ROW = 55;

/** What has a limit says it in small. */
function figureCell({ label, text: value, limit }: LabelledFigure, x: number, y: number, width: number): string {
  const title = limit === undefined ? label : `${label}, of ${limit}`;
  return (
    inColour(COLOURS.dim, caption(x, y, title, { size: 16, spacing: 0.6, max: width })) +
    inColour(COLOURS.ink, text(x, y + 29, value, { size: 30, bold: true, max: width }))
  );
}

const MOST_FIGURES = 8;

/** What people ask for first, whatever order the garage has; where a game knows none of it, others take its place. */
const FIRST = [
  'cost',
  'weight',
  'topSpeed',
  'acceleration',
  'handlingClass',
  'spaces',
  'armorPoints',
  'armor',
  'hitPoints',
];

function rankOf({ id }: LabelledFigure): number {
  const rank = FIRST.indexOf(id);
  return rank < 0 ? FIRST.length : rank;
}

function figures({ figures: all }: Portrait): string {
  const width = (COLUMN.width - 24) / 2;
  return [...all]
    .sort((a, b) => rankOf(a) - rankOf(b))
    .slice(0, MOST_FIGURES)
    .map((figure, i) => figureCell(figure, COLUMN.x + (i % 2) * (width + 24), 150 + Math.floor(i / 2) * ROW, width))
    .join('');
}

/** The lower rows stand beside the code. */
const WEAPONS = { y: 394, leading: 25, most: 7, beforeCode: 3, besideCode: 242 } as const;

function weapons({ weapons: all }: Portrait): string {
  const { y, leading, most, beforeCode, besideCode } = WEAPONS;
  const shown = all.length > most ? [...all.slice(0, most - 1), `and ${all.length - most + 1} more`] : all;
  const rows = shown.length === 0 ? ['none'] : shown;
  return (
    `<path d="M${COLUMN.x} ${y - 24}h${COLUMN.width}" stroke="${COLOURS.line}" fill="none"/>` +
    inColour(COLOURS.dim, caption(COLUMN.x, y, 'Weapons', { size: 16, spacing: 0.8 })) +
    inColour(
      COLOURS.amber,
      rows
        .map((row, i) =>
          text(COLUMN.x, y + 27 + i * leading, row, { size: 23, max: i < beforeCode ? COLUMN.width : besideCode }),
        )
        .join(''),
    )
  );
}

/** As much of the corner as the weapons leave. */
const QR_SIDE = 140;

/** Leads back to the bench from wherever the picture has gone. */
function qrCorner(link: string | null): string {
  const rows = link === null ? null : makeQr(link, 'L');
  // Modules of whole points: of others a camera sees some thicker than the rest.
  const module = Math.floor(QR_SIDE / (rows?.length ?? QR_SIDE));
  if (rows === null || module < 2) return '';
  const side = module * rows.length;
  const [x, y] = [CARD_SIZE.width - EDGE - side, CARD_SIZE.height - 20 - side];
  return (
    `<rect x="${x}" y="${y}" width="${side}" height="${side}" fill="#fff"/>` +
    `<g transform="translate(${x} ${y}) scale(${module})"><path d="${qrPath(rows)}" fill="#000" shape-rendering="crispEdges"/></g>`
  );
}

function foot(link: string | null): string {
  const host = link === null ? '' : `  ·  ${link.replace(/^https?:\/\//, '').replace(/\/.*$/s, '')}`;
  return inColour(COLOURS.dim, text(EDGE, 600, `HARDTOP${host}`, { size: 24, bold: true, spacing: 1, max: 680 }));
}

/** `link`: what its code leads to; null: none. */
export function cardSvg(portrait: Portrait, link: string | null): string {
  const { width, height } = CARD_SIZE;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" font-family="${FONT}">\n` +
    `<title>${esc(`${portrait.name}: ${portrait.statLine}`)}</title>\n` +
    `<rect width="${width}" height="${height}" fill="${COLOURS.asphalt}"/>\n${head(portrait)}\n${cardPicture(portrait, PICTURE)}\n` +
    `${figures(portrait)}\n${weapons(portrait)}\n${foot(link)}\n${qrCorner(link)}\n</svg>\n`
  );
}
