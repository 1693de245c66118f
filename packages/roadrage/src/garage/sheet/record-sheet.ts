// The printable record sheet, in the spirit of the book's (roadrage/design/record-sheet).

import { flow, footer, MARGIN, type Paper, paperSize, sheetDocument } from '@hardtop/workshop/sheet';
import type { Design } from '../design/design.ts';
import type { GarageSettings } from '../problems/problems.ts';
import { parseDamage, type SheetDamage, UNHURT } from './damage.ts';
import { recordFill } from './fill.ts';
import { NOTE_LINE, NOTES, RECORD_SHEET, SECTIONS } from './layouts.ts';
import { SQUARE_RULER } from './scale.ts';

interface RecordSheetOptions {
  readonly paper: Paper;
  /** The form alone, to be filled in by hand. */
  readonly blank: boolean;
  /** Crossed off what is lost, whatever it came as. */
  readonly state?: unknown;
}

const FOOT = 8;
/** Less room is not worth a heading. */
const LEAST_NOTES = 16;
/** From the top of the notes to their first line. */
const NOTES_HEAD = 4.8;

function pagesOf(design: Design | null, settings: GarageSettings, state: SheetDamage, paper: Paper): readonly string[] {
  const { width, height } = paperSize(paper);
  const room = { x: MARGIN, y: MARGIN, width: width - 2 * MARGIN, height: height - 2 * MARGIN - FOOT };
  const fill = recordFill(design, settings, state, room.width);
  const sections = RECORD_SHEET.map(({ layout, ...titled }) => ({ ...titled, rows: [{ layout, fill }] }));
  const { columns: pages, end } = flow(sections, () => room, SECTIONS);
  const left = room.y + room.height - end;
  const lines = Math.max(1, Math.floor((left - NOTES_HEAD) / NOTE_LINE));
  const notes = Array.from({ length: lines }, (_, i) => ({ note: state.notes[i] ?? '' }));
  const noted = { title: 'Notes', rows: left > LEAST_NOTES ? [{ layout: NOTES, fill: { notes } }] : [] };
  const last = flow([noted], () => ({ ...room, y: end, height: left }), SECTIONS).columns.join('');
  const name = design?.name ?? '';
  return pages.map((page, i) => {
    const which = pages.length === 1 ? '' : `, page ${i + 1} of ${pages.length}`;
    const words = `Road Rage record sheet${name === '' ? '' : `: ${name}`}${which}`;
    return page + (i === pages.length - 1 ? last : '') + footer(paper, words, SQUARE_RULER);
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
