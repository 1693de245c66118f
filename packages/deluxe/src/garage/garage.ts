// The garage as the rest of the house knows it: designs in, words and figures out.

import type { Garage, StockVehicle } from '@hardtop/workshop';
import { DEFAULT_VARIANTS, GARAGE_VARIANTS, type GarageSettings, settledAs } from '../variants.ts';
import { checkOf, quickCheck } from './check.ts';
import { makeCode, parseCode } from './codes/code.ts';
import { parseDesign } from './codes/design-schema.ts';
import { DESIGN_CLASSES, DESIGN_VERSION, type Design, type DesignClass } from './design/design.ts';
import { applyEdit, type Edit } from './design/edit.ts';
import { linesOf } from './figures/lines.ts';
import { STOCK } from './stock/list.ts';
import { shelfOf } from './stock/shelf.ts';
import { eventDesk } from './workshop/events.ts';
import { workshopUnder } from './workshop/workshop.ts';

const TITLES: Readonly<Record<DesignClass, string>> = {
  car: 'Cars',
  cycle: 'Cycles',
  sidecar: 'Sidecars',
  trike: 'Trikes',
  'ten-wheeler': 'Ten-wheelers',
  'mini-bus': 'Mini-buses',
  'car-trailer': 'Car trailers',
  tractor: 'Tractors',
  trailer: 'Trailers',
  bus: 'Buses',
  helicopter: 'Helicopters',
  grasshopper: 'Grasshoppers',
  combination: 'Combinations',
};

const stockList: readonly StockVehicle<Design>[] = STOCK.map(({ id, entry, design }) => ({
  id,
  name: design.name,
  class: design.class,
  shelf: shelfOf(entry.rule),
  rules: [entry.rule, ...(entry.alsoIn ?? [])],
  ...('optionOf' in entry ? { optionOf: entry.optionOf } : {}),
  design,
}));

/** The garage under other variants than the usual ones. */
const garageWith = (settings: GarageSettings): Garage<Design, Edit> => ({
  version: DESIGN_VERSION,
  classes: DESIGN_CLASSES.map((id) => ({ id, title: TITLES[id] })),
  stock: () => stockList,
  parse: parseDesign,
  nameOf: (design) => design.name,
  withName: (design, name) => ({ ...design, name }),
  classOf: (design) => design.class,
  quickCheck: (design) => checkOf(design, quickCheck(design, settings), settings),
  plan: (design) => linesOf(design, settings),
  code: makeCode,
  fromCode: parseCode,
  apply: applyEdit,
  events: eventDesk(settings),
  workshop: workshopUnder(settings),
  variants: GARAGE_VARIANTS,
  withVariants: (asked) => garageWith(settledAs(settings, asked)),
});

export const garage: Garage<Design, Edit> = garageWith(DEFAULT_VARIANTS);
