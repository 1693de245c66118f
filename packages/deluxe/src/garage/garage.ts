// The garage as the rest of the house knows it: designs in, words and figures out.

import type { Alternative, DesignCheck, DesignProblem, Exemption, Garage, StockVehicle } from '@hardtop/workshop';
import { DEFAULT_VARIANTS, GARAGE_VARIANTS, type GarageSettings, settledAs } from '../variants.ts';
import { check, quickCheck } from './check.ts';
import { makeCode, parseCode } from './codes/code.ts';
import { parseDesign } from './codes/parse-design.ts';
import { DESIGN_CLASSES, DESIGN_VERSION, type Design, type DesignClass } from './design/design.ts';
import { applyEdit, type Edit } from './design/edit.ts';
import { exemptionOf, type Exemption as OwnExemption } from './exemptions.ts';
import { labelledFigures, programFigures } from './figures/labelled.ts';
import { linesOf } from './figures/lines.ts';
import { type Totals, totalsOf } from './figures/totals.ts';
import type { DesignProblem as OwnProblem } from './problems/problem.ts';
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

function alternativeOf(
  design: Design,
  before: Totals,
  { label, edit }: { label: string; edit: Edit },
  settings: GarageSettings,
): Alternative<Edit> {
  const after = totalsOf(applyEdit(design, edit), settings);
  const weight = after.weight + after.cargoWeight - before.weight - before.cargoWeight;
  return { label, edit, cost: after.cost - before.cost, weight };
}

const problemOf = (
  { rule, message, part, where }: OwnProblem,
  alternatives: readonly Alternative<Edit>[],
): DesignProblem<Edit> => {
  const place = [part, where].filter((text) => text !== '').join(' ');
  return { rule, message, ...(place === '' ? {} : { where: place }), alternatives };
};

/** A published design that breaks the book is not legal; its exemption says why it stays as it is. */
const reasonOf = (exemption: OwnExemption | null): Exemption | null =>
  exemption && { id: exemption.id, reason: exemption.reason, rule: exemption.rule };

function checkDesign(design: Design, settings: GarageSettings): DesignCheck<Edit> {
  const { totals, problems, legal, exemption } = check(design, settings);
  return {
    figures: programFigures(totals),
    labelled: labelledFigures(design, totals, settings),
    legal,
    problems: problems.map((problem) =>
      problemOf(
        problem,
        problem.alternatives.map((way) => alternativeOf(design, totals, way, settings)),
      ),
    ),
    exemption: reasonOf(exemption),
  };
}

function quickly(design: Design, settings: GarageSettings): DesignCheck<Edit> {
  const { totals, problems } = quickCheck(design, settings);
  return {
    figures: programFigures(totals),
    labelled: labelledFigures(design, totals, settings),
    legal: problems.length === 0,
    problems: problems.map((problem) => problemOf(problem, [])),
    exemption: reasonOf(exemptionOf(design, problems)),
  };
}

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
  check: (design) => checkDesign(design, settings),
  quickCheck: (design) => quickly(design, settings),
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
