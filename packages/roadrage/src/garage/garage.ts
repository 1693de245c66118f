// The garage as the rest of the house knows it: designs in, words and figures out.

import type { Garage, GarageVariant, SheetOptions, StockVehicle } from '@hardtop/workshop';
import { BODY_IDS, type BodyId } from '../catalog/bodies.ts';
import { checkDesign, quickCheck } from './check.ts';
import type { Design } from './design/design.ts';
import { applyEdit, type Edit } from './design/edit.ts';
import { planOf } from './figures/plan.ts';
import { makeCode, parseCode } from './notation/code.ts';
import { makeStatLine } from './notation/make-stat-line.ts';
import { DESIGN_VERSION, parseDesign } from './notation/parse-design.ts';
import { readDesigns } from './notation/read-designs.ts';
import { type GarageSettings, NEW_CHARACTERS } from './problems/problems.ts';
import { countersSvg } from './sheet/counters.ts';
import { maneuverKeySvg } from './sheet/maneuver-key.ts';
import { planSheetSvg } from './sheet/plan-sheet.ts';
import { recordSheetSvg } from './sheet/record-sheet.ts';
import { STOCK, shelfOf } from './stock/list.ts';
import { workshopUnder } from './workshop/workshop.ts';

const TITLES: Readonly<Record<BodyId, string>> = {
  lightBike: 'Light bikes',
  heavyBike: 'Heavy bikes',
  compact: 'Compacts',
  midSized: 'Mid-sized cars',
  truckVan: 'Trucks and vans',
  busHeavyTruck: 'Buses and heavy trucks',
};

function sheetOf(design: Design, settings: GarageSettings, { paper: size, kind, damage }: SheetOptions): string {
  const paper = size === 'letter' ? 'Letter' : 'A4';
  switch (kind) {
    case 'plan':
      return planSheetSvg(design, paper);
    case 'counters':
      return countersSvg([design], paper);
    case 'key':
      return maneuverKeySvg(paper);
    case 'fresh':
    case 'blank':
      return recordSheetSvg(design, settings, { paper, blank: kind === 'blank', state: damage });
  }
}

const stockList: readonly StockVehicle<Design>[] = STOCK.map((entry) => ({
  id: entry.id,
  name: entry.design.name,
  class: entry.design.body,
  shelf: shelfOf(entry),
  design: entry.design,
}));

const VETERANS: GarageVariant = {
  id: 'veterans',
  title: 'Veterans of a campaign',
  summary: 'Survivors may have more than three skill points, and more than two in one skill.',
  choices: [true, false],
  default: NEW_CHARACTERS.veterans,
};

const garageWith = (settings: GarageSettings): Garage<Design, Edit> => ({
  version: DESIGN_VERSION,
  classes: BODY_IDS.map((id) => ({ id, title: TITLES[id] })),
  stock: () => stockList,
  read: readDesigns,
  parse: parseDesign,
  nameOf: ({ name }) => name,
  withName: (design, name) => ({ ...design, name }),
  classOf: ({ body }) => body,
  check: (design) => checkDesign(design, settings),
  quickCheck: (design) => quickCheck(design, settings),
  plan: planOf,
  statLine: makeStatLine,
  code: makeCode,
  fromCode: parseCode,
  sheet: (design, options) => sheetOf(design, settings, options),
  apply: applyEdit,
  variants: [VETERANS],
  withVariants: ({ veterans }) => garageWith(typeof veterans === 'boolean' ? { veterans } : settings),
  workshop: workshopUnder(settings),
});

export const garage: Garage<Design, Edit> = garageWith(NEW_CHARACTERS);
