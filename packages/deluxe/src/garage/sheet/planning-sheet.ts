// The Vehicle Planning Sheet with its running totals (deluxe/VIII/planning-sheet).

import {
  bar,
  caption,
  footer,
  group,
  MARGIN,
  mm,
  type Paper,
  paperSize,
  type Rect,
  rule,
  sentence,
  sheetDocument,
  stroke,
  text,
} from '@hardtop/workshop/sheet';
import type { GarageSettings } from '../../variants.ts';
import type { Design } from '../design/design.ts';
import { dollars, numberText, spaceText } from '../design/exact.ts';
import type { Line } from '../figures/line.ts';
import { linesOf } from '../figures/lines.ts';
import { type Totals, totalsOf } from '../figures/totals.ts';
import { figureCells, MASTHEAD, masthead } from './header.ts';

interface Column {
  readonly title: string;
  /** Right edge, as a part of the width. */
  readonly to: number;
}

// Each price stands beside what it comes to so far, as on the printed form.
const COLUMNS = [
  { title: 'Cost', to: 0.56 },
  { title: 'Sum', to: 0.66 },
  { title: 'Weight', to: 0.745 },
  { title: 'Sum', to: 0.83 },
  { title: 'Spaces', to: 0.91 },
  { title: 'Sum', to: 1 },
] as const satisfies readonly Column[];

interface Sums {
  readonly cost: number;
  readonly weight: number;
  readonly spaces: number;
}

interface RunningLine {
  readonly line: Line;
  readonly sums: Sums;
  /** Named above the first row of each part of a vehicle of several. */
  readonly part: string | null;
}

const LINE = 5;

/** Thirds are summed in sixths, so that nothing drifts. */
const plusSpaces = (a: number, b: number): number => Math.round((a + b) * 6) / 6;

function entriesOf(lines: readonly Line[]): readonly RunningLine[] {
  let sums: Sums = { cost: 0, weight: 0, spaces: 0 };
  let part = lines[0]?.part ?? '';
  const several = lines.some((line) => line.part !== part);
  return lines.map((line, i) => {
    sums = {
      cost: sums.cost + line.cost,
      weight: sums.weight + line.weight,
      spaces: plusSpaces(sums.spaces, line.spaces + line.cargoSpaces),
    };
    const begins = several && (i === 0 || line.part !== part);
    part = line.part;
    return { line, sums, part: begins ? part : null };
  });
}

const PART_WORDS: Readonly<Record<string, string>> = {
  '': 'the vehicle',
  lead: 'the vehicle',
  carrier: 'carrier',
  box: 'armored box',
};

/** `attached.0.box` in plain words. */
const partWords = (part: string): string =>
  PART_WORDS[part] ??
  part
    .replace('lead.', '')
    .replace(/attached\.(\d+)/, (_, n: string) => `pulled, no. ${Number(n) + 1}`)
    .replace('.', ', ');

const figuresOf = ({ line, sums }: RunningLine): readonly string[] => {
  const room = line.spaces + line.cargoSpaces;
  return [
    line.cost === 0 ? '–' : dollars(line.cost),
    dollars(sums.cost),
    line.weight === 0 ? '–' : numberText(line.weight),
    numberText(sums.weight),
    room === 0 ? '–' : `${spaceText(room)}${line.cargoSpaces > 0 ? ' c' : ''}`,
    spaceText(sums.spaces),
  ];
};

function row(entry: RunningLine, { x, y, width }: Omit<Rect, 'height'>): string {
  const { what, count, where } = entry.line;
  const name =
    entry.line.kind === 'armor'
      ? `${numberText(count)} points of ${what.toLowerCase()}`
      : count === 1
        ? sentence(what)
        : `${numberText(count)} × ${what}`;
  const columns = figuresOf(entry).map((words, i) =>
    text(x + width * (COLUMNS[i]?.to ?? 1) - 1.5, y + 3.6, words, {
      size: i % 2 === 0 ? 3 : 2.6,
      anchor: 'end',
      bold: i % 2 === 0,
      max: 17,
    }),
  );
  return group(
    name,
    text(x + 1, y + 3.6, name, { size: 3, max: width * 0.33 - 2 }) +
      text(x + width * 0.34, y + 3.6, where, { size: 2.6, max: width * 0.13 }) +
      columns.join('') +
      rule(x, y + LINE, width),
    'data-line="1"',
  );
}

const partRow = (part: string, { x, y, width }: Omit<Rect, 'height'>): string =>
  caption(x + 1, y + 3.7, partWords(part), { bold: true, size: 2.2 }) + rule(x, y + LINE, width, 'thin');

function tableHead({ x, y, width }: Omit<Rect, 'height'>): string {
  const white = { size: 2.5, bold: true, white: true, spacing: 0.2 } as const;
  return (
    bar({ x, y, width, height: 4.6 }) +
    text(x + 1.4, y + 3.4, 'ITEM', white) +
    text(x + width * 0.34, y + 3.4, 'WHERE', white) +
    COLUMNS.map(({ title, to }) =>
      text(x + width * to - 1.5, y + 3.4, title.toUpperCase(), { ...white, anchor: 'end' }),
    ).join('')
  );
}

/** Heavy line, and the sums once more. */
function totalRow(totals: Totals, { x, y, width }: Omit<Rect, 'height'>): string {
  const figures = [
    dollars(totals.cost),
    numberText(totals.weight + totals.cargoWeight),
    spaceText(plusSpaces(totals.spacesUsed, totals.cargoSpacesUsed)),
  ];
  return group(
    'Totals',
    rule(x, y + 0.4, width, 'heavy') +
      text(x + 1, y + 5, 'Total', { size: 3.6, bold: true }) +
      figures
        .map((words, i) =>
          text(x + width * (COLUMNS[2 * i + 1]?.to ?? 1) - 1.5, y + 5, words, {
            size: 3.6,
            bold: true,
            anchor: 'end',
            max: 22,
          }),
        )
        .join(''),
    'data-total="1"',
  );
}

type SheetRow =
  | { readonly kind: 'part'; readonly part: string }
  | { readonly kind: 'row'; readonly entry: RunningLine };

const itemsOf = (entries: readonly RunningLine[]): readonly SheetRow[] =>
  entries.flatMap((entry): SheetRow[] => [
    ...(entry.part === null ? [] : [{ kind: 'part' as const, part: entry.part }]),
    { kind: 'row', entry },
  ]);

const TOP = MASTHEAD + 13;

export function planningSheetPages(design: Design, settings: GarageSettings, paper: Paper): readonly string[] {
  return pagesOf(design, settings, paper).map((page) => sheetDocument(paper, `Planning sheet: ${design.name}`, [page]));
}

export const planningSheetSvg = (design: Design, settings: GarageSettings, paper: Paper): string =>
  sheetDocument(paper, `Planning sheet: ${design.name}`, pagesOf(design, settings, paper));

function pagesOf(design: Design, settings: GarageSettings, paper: Paper): readonly string[] {
  const { width, height } = paperSize(paper);
  const body = { x: MARGIN, y: MARGIN, width: width - 2 * MARGIN, height: height - 2 * MARGIN - 5 };
  const totals = totalsOf(design, settings);
  const items = itemsOf(entriesOf(linesOf(design, settings)));
  const per = Math.floor((height - 2 * MARGIN - 5 - TOP - 6 - 10) / LINE);
  const pages = Math.max(1, Math.ceil(items.length / per));
  return Array.from({ length: pages }, (_, i) => {
    const page = pages === 1 ? '' : `Page ${i + 1} of ${pages}`;
    return (
      planningPage(design, totals, items.slice(i * per, (i + 1) * per), i === pages - 1, page, body) +
      footer(paper, 'Spaces marked c lie in the cargo area.')
    );
  });
}

/** The rest of the page is for what comes later. */
function ruled({ x, y, width, height }: Rect): string {
  if (height < 4 * LINE) return '';
  const lines: string[] = [];
  for (let line = y + 2 * LINE; line <= y + height; line += LINE + 1) lines.push(rule(x, line, width));
  return group(
    'Lines for retrofits and repairs',
    caption(x, y + 3, 'Retrofits and repairs', { bold: true }) + lines.join(''),
  );
}

function planningPage(
  { name }: Design,
  totals: Totals,
  items: readonly SheetRow[],
  last: boolean,
  page: string,
  body: Rect,
): string {
  const floor = body.y + body.height;
  const top = body.y + TOP + 6;
  const rows = items.map((item, i) => {
    const place = { ...body, y: top + i * LINE };
    return item.kind === 'part' ? partRow(item.part, place) : row(item.entry, place);
  });
  const bottom = top + items.length * LINE;
  const verticals = COLUMNS.filter((_, i) => i % 2 === 1 && i < COLUMNS.length - 1).map(
    ({ to }) => `M${mm(body.x + body.width * to)} ${mm(top - 1.4)}V${mm(bottom)}`,
  );
  const start = `M${mm(body.x + body.width * 0.47)} ${mm(top - 1.4)}V${mm(bottom)}`;
  return (
    masthead({ title: name, kind: 'Vehicle planning sheet', page }, body) +
    figureCells(totals, false, { ...body, y: body.y + MASTHEAD + 1.4 }) +
    tableHead({ ...body, y: top - 6 }) +
    stroke(start + verticals.join(''), 'hair') +
    rows.join('') +
    (last
      ? totalRow(totals, { ...body, y: bottom }) + ruled({ ...body, y: bottom + 14, height: floor - bottom - 14 })
      : '')
  );
}
