// The garage as the rest of the house knows it: designs in, words and figures out.

import type { Garage, GarageVariant, StockVehicle } from '@hardtop/workshop';
import { checkOf } from './check.ts';
import type { Design } from './design/design.ts';
import { applyEdit, type Edit } from './design/edit.ts';
import { classOfSize, type SizeClass } from './design/size-class.ts';
import { planOf } from './figures/plan.ts';
import { makeCode, parseCode } from './notation/code.ts';
import { DESIGN_VERSION, parseDesign } from './notation/parse-design.ts';
import { problemsOf } from './problems/problems.ts';
import { type GarageSettings, settledAs, USUAL } from './problems/settings.ts';
import { STOCK, shelfOf } from './stock/list.ts';
import { workshopUnder } from './workshop/workshop.ts';

const CLASSES: readonly { readonly id: SizeClass; readonly title: string }[] = [
  { id: 'small', title: 'Small games (4, 16, 4)' },
  { id: 'medium', title: 'Medium games (6, 24, 6)' },
  { id: 'large', title: 'Large games (9, 36, 9)' },
  { id: 'other', title: 'Games of other sizes' },
];

const stockList: readonly StockVehicle<Design>[] = STOCK.map((entry) => ({
  id: entry.id,
  name: entry.design.name,
  class: classOfSize(entry.design.size),
  shelf: shelfOf(entry),
  design: entry.design,
}));

const VARIANTS: readonly GarageVariant[] = [
  {
    id: 'anyCopies',
    title: 'Any number of copies',
    summary: 'A car may have more copies of a weapon or a plate than a deck of the box holds.',
    choices: [true, false],
    default: USUAL.anyCopies,
  },
  {
    id: 'expansions',
    title: 'Cards of the expansions',
    summary: 'Weapons and plates of the expansions may be built in.',
    choices: [true, false],
    default: USUAL.expansions,
  },
];

const garageWith = (settings: GarageSettings): Garage<Design, Edit> => ({
  version: DESIGN_VERSION,
  classes: CLASSES,
  stock: () => stockList,
  parse: parseDesign,
  nameOf: ({ name }) => name,
  withName: (design, name) => ({ ...design, name }),
  classOf: ({ size }) => classOfSize(size),
  quickCheck: (design) => checkOf(design, problemsOf(design, settings)),
  plan: planOf,
  code: makeCode,
  fromCode: parseCode,
  apply: applyEdit,
  variants: VARIANTS,
  withVariants: (asked) => garageWith(settledAs(settings, asked)),
  workshop: workshopUnder(settings),
});

export const garage: Garage<Design, Edit> = garageWith(USUAL);
