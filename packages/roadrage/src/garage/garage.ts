// The garage as the rest of the house knows it: designs in, words and figures out.

import type { Garage, GarageVariant, StockVehicle } from '@hardtop/workshop';
import { BODY_IDS, type BodyId } from '../catalog/bodies.ts';
import { checkOf } from './check.ts';
import type { Design } from './design/design.ts';
import { applyEdit, type Edit } from './design/edit.ts';
import { planOf } from './figures/plan.ts';
import { makeCode, parseCode } from './notation/code.ts';
import { DESIGN_VERSION, parseDesign } from './notation/parse-design.ts';
import { type GarageSettings, NEW_CHARACTERS, problemsOf, settledAs } from './problems/problems.ts';
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
  parse: parseDesign,
  nameOf: ({ name }) => name,
  withName: (design, name) => ({ ...design, name }),
  classOf: ({ body }) => body,
  quickCheck: (design) => checkOf(design, problemsOf(design, settings), settings),
  plan: planOf,
  code: makeCode,
  fromCode: parseCode,
  apply: applyEdit,
  variants: [VETERANS],
  withVariants: (asked) => garageWith(settledAs(settings, asked)),
  workshop: workshopUnder(settings),
});

export const garage: Garage<Design, Edit> = garageWith(NEW_CHARACTERS);
