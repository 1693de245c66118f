// The printable record sheet of any vehicle (deluxe/III.2/record-sheet).

import {
  caption,
  drawLayout,
  drawRow,
  type Fill,
  flow,
  footer,
  MARGIN,
  type Paper,
  paperSize,
  type Rect,
  rule,
  sheetDocument,
} from '@hardtop/workshop/sheet';
import type { GarageSettings } from '../../variants.ts';
import type { Design } from '../design/design.ts';
import { armorFrame, type Framed } from './armor-frame.ts';
import { parseDamage, type SheetDamage, UNHURT } from './damage.ts';
import { descriptionOf, figureFills, mastheadFill, sheetTotals } from './header.ts';
import { DRIVEN_HEAD, HEAD, MASTHEAD, MOVEMENT, NOTES_OF_THE_DAY } from './layouts.ts';
import { type HullParts, type VehicleParts, vehiclePartsOf } from './parts.ts';
import { LISTS } from './row-layouts.ts';
import { sectionsOf } from './sections.ts';
import { handlingCells, movementFill, speedCells, trackTitle } from './tracks.ts';

export interface SheetOptions {
  readonly paper: Paper;
  /** Crossed off what is lost; without it the vehicle is fresh from the garage. */
  readonly state?: SheetDamage | undefined;
  /** The form alone, to be filled in by hand. */
  readonly blank?: boolean | undefined;
}

const FOOT = 5;
const GUTTER = 6;
/** Left of the lists. */
const DRAWING_SHARE = 0.585;
const MOST_PAGES = 40;

const bodyOf = (paper: Paper): Rect => {
  const { width, height } = paperSize(paper);
  return { x: MARGIN, y: MARGIN, width: width - 2 * MARGIN, height: height - 2 * MARGIN - FOOT };
};

/** Every page of every vehicle in the design. */
export function recordSheetPages(design: Design, settings: GarageSettings, options: SheetOptions): readonly string[] {
  return pagesOf(design, settings, options).map((page) =>
    sheetDocument(options.paper, `Record sheet: ${design.name}`, [page]),
  );
}

/** The same, one below another in one drawing. */
export const recordSheetSvg = (design: Design, settings: GarageSettings, options: SheetOptions): string =>
  sheetDocument(options.paper, `Record sheet: ${design.name}`, pagesOf(design, settings, options));

function pagesOf(design: Design, settings: GarageSettings, asked: SheetOptions): readonly string[] {
  // Damage may come from a file or a link.
  const options = asked.state === undefined ? asked : { ...asked, state: parseDamage(asked.state) };
  const sheets = vehiclePartsOf(design, settings).map((vehicle) => vehiclePages(design, vehicle, options));
  const count = sheets.flat().length;
  let page = 0;
  return sheets.flatMap((pages) =>
    pages.map((draw) => {
      page += 1;
      return draw(count === 1 ? '' : `Page ${page} of ${count}`);
    }),
  );
}

type PageDraw = (page: string) => string;

function vehiclePages(design: Design, vehicle: VehicleParts, options: SheetOptions): readonly PageDraw[] {
  const { paper, blank = false } = options;
  const body = bodyOf(paper);
  const head = (page: string) =>
    drawRow(drives(vehicle) ? DRIVEN_HEAD : HEAD, headFill(design, vehicle, options, page), body);
  const top = head('').height;
  const [left, right] = columnsOf({ ...body, y: body.y + top, height: body.height - top });
  const page = { ...right, y: body.y + MASTHEAD.height + 2, height: body.height - MASTHEAD.height - 2 };
  const later = [{ ...page, x: body.x }, page];
  const drawing = drawings(left, vehicle, options);
  const below = { ...left, y: left.y + drawing.height + 5, height: left.height - drawing.height - 5 };
  const chart = drives(vehicle) && below.height >= MOVEMENT.height;
  // Rows are set for the right column; below the drawing they keep its width.
  const rooms = !chart && below.height > 34 ? [right, { ...below, width: right.width }] : [right];
  const column = (i: number): Rect => rooms[i] ?? later[(i - rooms.length) % 2] ?? right;
  const sections = sectionsOf(design, vehicle, options.state ?? UNHURT, right.width, blank);
  const { columns, end } = flow(sections, column, LISTS);
  const first: PageDraw = (page) =>
    head(page).svg +
    drawing.svg +
    (chart ? drawLayout(MOVEMENT.marks, movementFill(topSpeedOf(design, vehicle)), below) : '') +
    columns.slice(0, rooms.length).join('') +
    ruledNotes(rooms[columns.length - 1], end) +
    footer(paper, CREDIT);
  const more = Math.min(MOST_PAGES, Math.ceil(Math.max(0, columns.length - rooms.length) / 2));
  return [
    first,
    ...Array.from({ length: more }, (_, i) =>
      laterPage(vehicle, paper, columns.slice(rooms.length + 2 * i, rooms.length + 2 * i + 2)),
    ),
  ];
}

const KIND = 'Vehicle record sheet';
const CREDIT = 'Hardtop, for the deluxe rules of 1985. Unofficial.';

const laterPage =
  ({ frame }: VehicleParts, paper: Paper, columns: readonly string[]): PageDraw =>
  (page) =>
    drawLayout(MASTHEAD.marks, mastheadFill({ title: frame.design.name, kind: KIND, page }), bodyOf(paper)) +
    columns.join('') +
    footer(paper, CREDIT);

function columnsOf(room: Rect): readonly [Rect, Rect] {
  const left = (room.width - GUTTER) * DRAWING_SHARE;
  return [
    { ...room, width: left },
    { ...room, x: room.x + left + GUTTER, width: room.width - left - GUTTER },
  ];
}

/** What cannot drive by itself has no tracks. */
const drives = ({ plants }: VehicleParts): boolean => plants.length > 0;

const topSpeedOf = (design: Design, vehicle: VehicleParts): number => sheetTotals(design, vehicle).topSpeed ?? 100;

function headFill(design: Design, vehicle: VehicleParts, options: SheetOptions, page: string): Fill {
  const { state = UNHURT, blank = false } = options;
  const { speed, handling } = state;
  const { frame } = vehicle;
  const title = blank ? '' : frame.design.name === '' ? design.name : frame.design.name;
  const totals = sheetTotals(design, vehicle);
  return {
    ...mastheadFill({ title, kind: KIND, page }),
    description: blank ? (frame.hulls[0]?.body.name ?? '') : descriptionOf(vehicle),
    figures: figureFills(totals, blank),
    speedNow: trackTitle('Speed', speed),
    speeds: speedCells(topSpeedOf(design, vehicle), speed),
    handlingNow: trackTitle('Handling', handling),
    handling: handlingCells(blank ? null : totals.handlingClass, handling),
  };
}

/** A cab and its carrier share the column. */
function drawings(room: Rect, vehicle: VehicleParts, options: SheetOptions): Framed {
  const { state = UNHURT, blank = false } = options;
  const weights = vehicle.hulls.map(weightOf);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const title = vehicle.hulls.length > 1 ? HULL_TITLE : 0;
  const free = room.height - BETWEEN * (vehicle.hulls.length - 1) - title * vehicle.hulls.length;
  let y = room.y;
  const svg = vehicle.hulls.map((hull, i) => {
    const height = (free * (weights[i] ?? 1)) / all;
    const framed = armorFrame({ ...room, y: y + title, height }, vehicle, hull, { damage: state, blank });
    const line = i === 0 ? '' : rule(room.x, y - BETWEEN / 2, room.width);
    const name = title === 0 ? '' : caption(room.x, y + 2, hull.hull.body.name, { size: 2.1 });
    y += framed.height + title + BETWEEN;
    return line + name + framed.svg;
  });
  return { svg: svg.join(''), height: y - BETWEEN - room.y };
}

const BETWEEN = 6;
const HULL_TITLE = 3;

/** A bare bed needs the least, a side full of armor the most. */
const weightOf = ({ hull }: HullParts): number => {
  if (hull.kind === 'box') return 0.8;
  return hull.kind === 'carrier' ? (hull.locations.length === 1 ? 0.7 : 1.2) : 1;
};

/** What is left of the column is ruled, if it is worth it. */
function ruledNotes(room: Rect | undefined, end: number): string {
  const { step, marks } = NOTES_OF_THE_DAY;
  const left = room === undefined ? 0 : room.y + room.height - end;
  if (room === undefined || left < 3 * step) return '';
  const lines = Array.from({ length: Math.floor((left - 1) / step) }, () => ({}));
  return drawLayout(marks, { lines }, { ...room, y: end });
}
