// The Vehicle Planning Sheet with its running totals (deluxe/VIII/planning-sheet).

import {
  drawLayout,
  type Fill,
  footer,
  MARGIN,
  type Paper,
  paperSize,
  type Rect,
  sentence,
  sheetDocument,
} from '@hardtop/workshop/sheet';
import type { GarageSettings } from '../../variants.ts';
import type { Design } from '../design/design.ts';
import { dollars, numberText, spaceText } from '../design/exact.ts';
import type { Line } from '../figures/line.ts';
import { linesOf } from '../figures/lines.ts';
import { type Totals, totalsOf } from '../figures/totals.ts';
import { figureFills, mastheadFill } from './header.ts';
import { PLAN, PLAN_END, PLANNING_SHEET } from './layouts.ts';

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

function rowFill({ line, sums }: RunningLine): Fill {
  const { what, count, where, kind, cost, weight, spaces, cargoSpaces } = line;
  const room = spaces + cargoSpaces;
  const counted = count === 1 ? sentence(what) : `${numberText(count)} × ${what}`;
  return {
    name: kind === 'armor' ? `${numberText(count)} points of ${what.toLowerCase()}` : counted,
    where,
    cost: cost === 0 ? '–' : dollars(cost),
    costSum: dollars(sums.cost),
    weight: weight === 0 ? '–' : numberText(weight),
    weightSum: numberText(sums.weight),
    spaces: room === 0 ? '–' : `${spaceText(room)}${cargoSpaces > 0 ? ' c' : ''}`,
    spacesSum: spaceText(sums.spaces),
  };
}

const rowsOf = (entries: readonly RunningLine[]): readonly Fill[] =>
  entries.flatMap((entry) => [...(entry.part === null ? [] : [{ part: partWords(entry.part) }]), rowFill(entry)]);

/** Left free below the rows for the totals. */
const END = 10;

export function planningSheetPages(design: Design, settings: GarageSettings, paper: Paper): readonly string[] {
  return pagesOf(design, settings, paper).map((page) => sheetDocument(paper, `Planning sheet: ${design.name}`, [page]));
}

export const planningSheetSvg = (design: Design, settings: GarageSettings, paper: Paper): string =>
  sheetDocument(paper, `Planning sheet: ${design.name}`, pagesOf(design, settings, paper));

function pagesOf(design: Design, settings: GarageSettings, paper: Paper): readonly string[] {
  const { width, height } = paperSize(paper);
  const body = { x: MARGIN, y: MARGIN, width: width - 2 * MARGIN, height: height - 2 * MARGIN - 5 };
  const totals = totalsOf(design, settings);
  const head = (page: string): Fill => ({
    ...mastheadFill({ title: design.name, kind: 'Vehicle planning sheet', page }),
    figures: figureFills(totals, false),
  });
  const rows = rowsOf(entriesOf(linesOf(design, settings)));
  const per = Math.floor((body.height - PLAN.head - END) / PLAN.row);
  const pages = Math.max(1, Math.ceil(rows.length / per));
  return Array.from({ length: pages }, (_, i) => {
    const page = pages === 1 ? '' : `Page ${i + 1} of ${pages}`;
    const shown = rows.slice(i * per, (i + 1) * per);
    const tall = shown.length * PLAN.row;
    return (
      drawLayout(PLANNING_SHEET, { ...head(page), rows: shown, tall: tall + 1.4 }, body) +
      (i === pages - 1
        ? planEnd(totals, { ...body, y: body.y + PLAN.head + tall, height: body.height - PLAN.head - tall })
        : '') +
      footer(paper, 'Spaces marked c lie in the cargo area.')
    );
  });
}

/** Fewer lines are not worth a heading. */
const LEAST_RULED = 20;

function planEnd(totals: Totals, room: Rect): string {
  const left = room.height - 14;
  const count = left < LEAST_RULED ? 0 : Math.floor((left - 2 * PLAN.row) / PLAN.lines) + 1;
  const fill = {
    cost: dollars(totals.cost),
    weight: numberText(totals.weight + totals.cargoWeight),
    spaces: spaceText(plusSpaces(totals.spacesUsed, totals.cargoSpacesUsed)),
    lines: Array.from({ length: count }, () => ({})),
  };
  return drawLayout(PLAN_END, fill, room);
}
