// Totals that a line states, beside those of the workshop.

import { keysOf } from '@hardtop/kernel';
import type { Difference } from '@hardtop/workshop';
import type { GarageSettings } from '../../variants.ts';
import type { Design } from '../design/design.ts';
import { dollars, numberText, pounds, spaceText } from '../design/exact.ts';
import { gainOf, type Totals, totalsOf } from '../figures/totals.ts';

type Row = readonly [label: string, of: (totals: Totals) => number | null, text: (value: number) => string];

/** What a line may state of the whole. */
const COMPUTED = {
  cost: ['Cost', ({ cost }) => cost, dollars],
  weight: ['Weight', ({ weight }) => weight, pounds],
  acceleration: ['Acceleration', gainOf, numberText],
  accelerationLoaded: ['Acceleration loaded', ({ accelerationFull }) => accelerationFull, numberText],
  handlingClass: ['Handling class', ({ handlingClass }) => handlingClass, String],
  topSpeed: ['Top speed', ({ topSpeed }) => topSpeed, numberText],
  cargoSpaces: ['Room for cargo', ({ cargoRoom }) => cargoRoom, spaceText],
  cargoWeight: ['Load of cargo', ({ cargoCapacity }) => cargoCapacity, pounds],
  maxLoad: ['Maximum load', ({ maxLoad }) => maxLoad, pounds],
  armorPoints: ['Armor points', ({ armorPoints }) => armorPoints, numberText],
  spacesUsed: ['Spaces used', ({ spacesUsed }) => spacesUsed, spaceText],
} as const satisfies Readonly<Record<string, Row>>;

export const FIGURES = keysOf(COMPUTED);
type Figure = (typeof FIGURES)[number];
export type Stated = Partial<Record<Figure, number>>;

export function differencesOf(design: Design, stated: Stated, settings: GarageSettings): readonly Difference[] {
  if (Object.keys(stated).length === 0) return [];
  const totals = totalsOf(design, settings);
  return FIGURES.flatMap((figure): readonly Difference[] => {
    const said = stated[figure];
    const [label, of, text] = COMPUTED[figure];
    const computed = of(totals);
    // People state the weight with the cargo or without it.
    const isLaden = figure === 'weight' && said === totals.weight + totals.cargoWeight;
    if (said === undefined || said === computed || isLaden) return [];
    const ours = computed === null ? 'there is none' : text(computed);
    return [{ figure, stated: said, computed, message: `${label}: the line states ${text(said)}, computed ${ours}.` }];
  });
}
