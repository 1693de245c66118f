// The totals as programs ask for them, and as people read them: each with the rule it is reckoned by.

import type { DesignFigures, LabelledFigure } from '@hardtop/workshop';
import { CRUISING_SPEED } from '../../catalog/power-range.ts';
import type { DeluxeRule } from '../../rules.ts';
import type { GarageSettings } from '../../variants.ts';
import type { Design, SingleDesign } from '../design/design.ts';
import { dollars, numberText, pounds, spaceText } from '../design/exact.ts';
import { accelerationRule } from './acceleration.ts';
import { fallChance, tongueDpOf } from './hauling.ts';
import { rangeAt, rangeRule } from './range.ts';
import { gainOf, type PartTotals, type Totals } from './totals.ts';

export const programFigures = (totals: Totals): DesignFigures => ({
  cost: totals.cost,
  weight: totals.weight + totals.cargoWeight,
  maxLoad: totals.maxLoad,
  spacesUsed: totals.spacesUsed,
  spacesTotal: totals.spacesTotal,
  acceleration: gainOf(totals),
  handlingClass: totals.handlingClass,
  topSpeed: totals.topSpeed,
});

const SPECIFICATIONS: DeluxeRule = 'deluxe/III.2/specifications';

const figure = (id: string, label: string, text: string, rule: DeluxeRule = SPECIFICATIONS): LabelledFigure => ({
  id,
  label,
  text,
  rule,
});

const limited = (id: string, label: string, text: string, limit: string, isOver: boolean): LabelledFigure => ({
  id,
  label,
  text,
  rule: SPECIFICATIONS,
  limit,
  isOver,
});

/** One sum would hide that one of them is too heavy and the other has room to spare: `1,300 + 525 lb`. */
const sum = (values: readonly number[], text: (value: number) => string): string => values.map(text).join(' + ');

/** Where each bears its own load; else what moves them all sets the limit. */
function limitsOf({ loads }: Totals): readonly number[] | null {
  const limits = loads.flatMap(({ maxLoad }) => maxLoad ?? []);
  return loads.length > 1 && limits.length === loads.length ? limits : null;
}

function weightFigure(totals: Totals): LabelledFigure {
  const { weight, cargoWeight, maxLoad, isOverloaded, loads } = totals;
  const text = pounds(weight + cargoWeight);
  const limits = limitsOf(totals);
  if (maxLoad === null) return figure('weight', 'Weight', text);
  if (limits === null) return limited('weight', 'Weight', text, pounds(maxLoad), isOverloaded);
  const all = loads.map((load) => load.weight);
  return limited('weight', 'Weight', `${sum(all, numberText)} lb`, `${sum(limits, numberText)} lb`, isOverloaded);
}

/** What each may still take. */
function capacityText(totals: Totals, all: number): string {
  const limits = limitsOf(totals);
  if (limits === null) return pounds(all);
  const left = totals.loads.map(({ weight }, i) => Math.max(0, (limits[i] ?? 0) - weight));
  return `${sum(left, numberText)} lb`;
}

/** A box stands on room that its flatbed counts already. */
const isBox = ({ part }: PartTotals): boolean => part === 'box' || part.endsWith('.box');

function spacesFigure({ parts }: Totals): LabelledFigure {
  const bodies = parts.filter((part) => !isBox(part) && part.spacesTotal + part.spacesUsed > 0);
  const used = bodies.map(({ spacesUsed }) => spacesUsed);
  const total = bodies.map(({ spacesTotal }) => spacesTotal);
  const isOver = parts.some(({ spacesUsed, spacesTotal }) => spacesUsed > spacesTotal);
  return limited('spaces', 'Spaces', sum(used, spaceText) || '0', sum(total, spaceText) || '0', isOver);
}

const mph = (value: number | null): string => (value === null ? '—' : `${value} mph`);

/** Cargo, and what the plants hold for the way. */
function addHauling(figures: LabelledFigure[], totals: Totals): void {
  if (totals.accelerationLoaded !== totals.acceleration)
    figures.push(figure('accelerationLoaded', 'With its cargo', mph(totals.accelerationLoaded)));
  if (totals.cargoSpacesTotal > 0)
    figures.push({
      ...figure('cargoSpaces', 'Cargo spaces', spaceText(totals.cargoSpacesUsed)),
      limit: spaceText(totals.cargoSpacesTotal),
    });
  if (totals.cargoCapacity !== null)
    figures.push(figure('cargoCapacity', 'Load left', capacityText(totals, totals.cargoCapacity)));
  if (totals.powerUnits > 0) figures.push(figure('powerUnits', 'Power units', String(totals.powerUnits)));
}

/** Figures that only some vehicles have. */
function addSpecial(figures: LabelledFigure[], design: SingleDesign, settings: GarageSettings): void {
  const miles = rangeAt(design, CRUISING_SPEED);
  if (miles !== null && miles > 0)
    figures.push(figure('range', `Range at ${CRUISING_SPEED} mph`, `${miles} miles`, rangeRule(design)));
  const chances = fallChance(design, settings);
  if (chances > 0) figures.push(figure('fallChance', 'Load may fall', `${chances} in 6`, 'deluxe/X.2/flatbed-load'));
  if (design.class === 'car-trailer')
    figures.push(figure('tongue', 'Tongue', `${tongueDpOf(design)} DP`, 'deluxe/XI.2/tongues'));
}

export function labelledFigures(design: Design, totals: Totals, settings: GarageSettings): readonly LabelledFigure[] {
  const { handlingClass } = totals;
  const figures = [
    figure('cost', 'Cost', dollars(totals.cost)),
    weightFigure(totals),
    spacesFigure(totals),
    figure('acceleration', 'Acceleration', mph(gainOf(totals)), accelerationRule(design)),
    figure('topSpeed', 'Top speed', mph(totals.topSpeed)),
    figure('handlingClass', 'Handling class', handlingClass === null ? '—' : String(handlingClass)),
    figure('armorPoints', 'Armor', `${totals.armorPoints} points`),
  ];
  addHauling(figures, totals);
  if (design.class !== 'combination') addSpecial(figures, design, settings);
  else for (const member of [design.lead, ...design.attached]) addSpecial(figures, member, settings);
  return figures;
}
