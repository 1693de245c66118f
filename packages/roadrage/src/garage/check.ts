import {
  type Alternative,
  type DesignCheck,
  type DesignFigures,
  type LabelledFigure,
  NO_FIGURES,
} from '@hardtop/workshop';
import type { Design } from './design/design.ts';
import type { Edit } from './design/edit.ts';
import { costOf, costText } from './figures/cost.ts';
import { type Figures, figuresOf } from './figures/figures.ts';
import { armorText, cargoText } from './figures/texts.ts';
import { formatNames } from './problems/formats.ts';
import type { RoadProblem } from './problems/problem.ts';
import type { GarageSettings } from './problems/problems.ts';

// The check of a design as the rest of the house knows it.

/** Road Rage knows neither dollars nor pounds nor spaces. */
const programFigures = ({ topSpeed, acceleration, hc }: Figures): DesignFigures => ({
  ...NO_FIGURES,
  acceleration,
  handlingClass: hc,
  topSpeed,
});

function labelledFigures(design: Design, settings: GarageSettings): readonly LabelledFigure[] {
  const figures = figuresOf(design);
  const formats = formatNames(design, settings);
  const people = design.crew.length;
  const { seats } = figures;
  return [
    { id: 'cost', label: 'Cost', text: costText(costOf(design)), rule: 'roadrage/design/options-table' },
    { id: 'topSpeed', label: 'Top speed', text: `${figures.topSpeed} mph` },
    { id: 'acceleration', label: 'Acceleration', text: `${figures.acceleration} mph` },
    { id: 'deceleration', label: 'Deceleration', text: `${figures.deceleration} mph` },
    { id: 'handlingClass', label: 'Handling class', text: String(figures.hc) },
    { id: 'size', label: 'Size', text: String(figures.size) },
    { id: 'crew', label: 'Crew', text: String(people), limit: String(seats), isOver: people > seats },
    { id: 'cargo', label: 'Cargo', text: cargoText(figures.cargo) },
    { id: 'armor', label: 'Armor', text: armorText(figures) },
    { id: 'hitPoints', label: 'Hit points', text: String(figures.hitPoints) },
    {
      id: 'formats',
      label: 'Formats',
      text: formats.length === 0 ? 'none of the book’s' : formats.join(', '),
      rule: 'roadrage/setup/formats',
    },
  ];
}

/** With the ways out of each problem, as far as somebody has looked for them. */
export function checkOf(
  design: Design,
  problems: readonly RoadProblem[],
  settings: GarageSettings,
  waysOut: readonly (readonly Alternative<Edit>[])[] = [],
): DesignCheck<Edit> {
  return {
    figures: programFigures(figuresOf(design)),
    labelled: labelledFigures(design, settings),
    legal: problems.length === 0,
    problems: problems.map(({ rule, message, where }, i) => ({ rule, message, where, alternatives: waysOut[i] ?? [] })),
    exemption: null,
  };
}
