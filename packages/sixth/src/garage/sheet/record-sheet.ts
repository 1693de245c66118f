// The printable vehicle record sheet (sixth/setup/record-sheet).

import { flow, footer, MARGIN, type Paper, paperSize, type Section, sheetDocument } from '@hardtop/workshop/sheet';
import type { Design } from '../design/design.ts';
import { capital } from '../figures/texts.ts';
import { parseDamage, type SheetDamage, UNHURT } from './damage.ts';
import { cardsFill, headerFill, SIDE_TITLES, sideFill, trackFill } from './fill.ts';
import { CREW, HEADER, NOTE_LINE, NOTES, SECTIONS, SIDE, TRACKS } from './layouts.ts';
import { CAR_RULER } from './scale.ts';

interface RecordSheetOptions {
  readonly paper: Paper;
  /** The form alone, to be filled in by hand. */
  readonly blank: boolean;
  /** Crossed off what is lost, whatever it came as. */
  readonly state?: unknown;
}

const FOOT = 8;
/** Less room is not worth a heading. */
const LEAST_NOTES = 14;
const NOTES_HEAD = 6.4;

const sectionsOf = (design: Design | null, state: SheetDamage): readonly Section[] => [
  { rows: [{ layout: HEADER, fill: headerFill(design) }] },
  { title: 'Dashboard', rows: [{ layout: TRACKS, fill: trackFill(state) }] },
  ...SIDE_TITLES.map(({ side, title }) => ({
    title: capital(title),
    rows: [{ layout: SIDE, fill: sideFill(design, side, state) }],
  })),
  { title: 'Crew area', rows: [{ layout: CREW, fill: { cards: cardsFill(design, 'crew', state) } }] },
];

function pagesOf(design: Design | null, state: SheetDamage, paper: Paper): readonly string[] {
  const { width, height } = paperSize(paper);
  const room = { x: MARGIN, y: MARGIN, width: width - 2 * MARGIN, height: height - 2 * MARGIN - FOOT };
  const { columns: pages, end } = flow(sectionsOf(design, state), () => room, SECTIONS);
  const left = room.y + room.height - end;
  const lines = Math.max(1, Math.floor((left - NOTES_HEAD) / NOTE_LINE));
  const notes = Array.from({ length: lines }, (_, i) => ({ note: state.notes[i] ?? '' }));
  const noted = { title: 'Notes', rows: left > LEAST_NOTES ? [{ layout: NOTES, fill: { notes } }] : [] };
  const last = flow([noted], () => ({ ...room, y: end, height: left }), SECTIONS).columns.join('');
  const name = design === null ? '' : `: ${design.name}`;
  return pages.map((page, i) => {
    const which = pages.length === 1 ? '' : `, page ${i + 1} of ${pages.length}`;
    const words = `Vehicle record sheet, sixth edition${name}${which}`;
    return page + (i === pages.length - 1 ? last : '') + footer(paper, words, CAR_RULER);
  });
}

export function recordSheetSvg(design: Design, { paper, blank, state }: RecordSheetOptions): string {
  const damage = blank || state === undefined ? UNHURT : parseDamage(state);
  const title = blank ? 'Vehicle record sheet' : `Vehicle record sheet: ${design.name}`;
  return sheetDocument(paper, title, pagesOf(blank ? null : design, damage, paper));
}
