// The printable record sheet, in the spirit of the book's (roadrage/design/record-sheet).

import { footer, MARGIN, type Paper, paperSize, rule, sheetDocument, text } from '@hardtop/workshop/sheet';
import type { Design } from '../design/design.ts';
import type { GarageSettings } from '../problems/problems.ts';
import { AFTER, block, type DrawnBlock } from './block.ts';
import { crewRows } from './crew-rows.ts';
import { parseDamage, type SheetDamage, UNHURT } from './damage.ts';
import { gunRows } from './gun-rows.ts';
import { header } from './header.ts';
import { hitRows } from './hit-rows.ts';
import { criticals, others, supplies } from './lists.ts';
import { SQUARE_RULER } from './scale.ts';
import { speedTrack } from './speed-track.ts';

interface RecordSheetOptions {
  readonly paper: Paper;
  /** The form alone, to be filled in by hand. */
  readonly blank: boolean;
  /** Crossed off what is lost, whatever it came as. */
  readonly state?: unknown;
}

const FOOT = 8;

function notes(words: readonly string[], x: number, y: number, width: number, bottom: number): string {
  const lines = Math.max(1, Math.floor((bottom - y) / 7));
  return Array.from({ length: lines }, (_, i) => {
    const said = words[i];
    const line = rule(x, y + (i + 1) * 7 - 2, width, 'hair');
    return said === undefined
      ? line
      : line + text(x, y + (i + 1) * 7 - 3, said, { size: 3.3, italic: true, max: width });
  }).join('');
}

function blocksOf(
  design: Design | null,
  settings: GarageSettings,
  state: SheetDamage,
  wide: number,
): readonly ((y: number) => DrawnBlock)[] {
  const x = MARGIN;
  const part =
    (title: string, draw: (y: number) => DrawnBlock) =>
    (y: number): DrawnBlock =>
      block(title, x, y, wide, (room) => draw(room.y));
  return [
    (y) => header(design, settings, x, y, wide),
    part('Damage', (y) => hitRows(design, state, x, y, wide)),
    part('Criticals', (y) => criticals(design, state, x, y, wide)),
    part('Other options', (y) => others(design, x, y, wide)),
    part('Weapons', (y) => gunRows(design, state, x, y, wide)),
    part('Crew', (y) => crewRows(design, state, x, y, wide)),
    part('Tires and supplies', (y) => supplies(design, state, x, y)),
    part('Speed', (y) => speedTrack(design, state.speed, x, y, wide)),
  ];
}

/** Blocks run on to a further page where one is full. */
function pagesOf(design: Design | null, settings: GarageSettings, state: SheetDamage, paper: Paper): readonly string[] {
  const { width, height } = paperSize(paper);
  const wide = width - 2 * MARGIN;
  const bottom = height - MARGIN - FOOT;
  const pages: string[] = [''];
  let y = MARGIN;
  const put = (svg: string): void => {
    pages[pages.length - 1] = (pages.at(-1) ?? '') + svg;
  };
  for (const draw of blocksOf(design, settings, state, wide)) {
    let drawn = draw(y);
    if (y + drawn.height - AFTER > bottom && y > MARGIN) {
      pages.push('');
      y = MARGIN;
      drawn = draw(y);
    }
    put(drawn.svg);
    y += drawn.height;
  }
  if (y + 16 < bottom) put(block('Notes', MARGIN, y, wide, (room) => ({ svg: notes(state.notes, room.x, room.y - 2, room.width, bottom), height: 0 })).svg); // biome-ignore format: one block
  const name = design?.name ?? '';
  return pages.map((page, i) => {
    const which = pages.length === 1 ? '' : `, page ${i + 1} of ${pages.length}`;
    return page + footer(paper, `Road Rage record sheet${name === '' ? '' : `: ${name}`}${which}`, SQUARE_RULER);
  });
}

export function recordSheetSvg(
  design: Design,
  settings: GarageSettings,
  { paper, blank, state }: RecordSheetOptions,
): string {
  const shown = blank ? null : design;
  const damage = blank || state === undefined ? UNHURT : parseDamage(state);
  const title = blank ? 'Record sheet' : `Record sheet: ${design.name}`;
  return sheetDocument(paper, title, pagesOf(shown, settings, damage, paper));
}
