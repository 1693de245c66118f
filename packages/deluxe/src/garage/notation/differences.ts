// Totals that a line states, beside those of the workshop.

import type { Difference } from '@hardtop/workshop';
import type { GarageSettings } from '../../variants.ts';
import type { Design } from '../design/design.ts';
import { dollars, numberText, pounds, spaceText } from '../design/exact.ts';
import { gainOf, type Totals, totalsOf } from '../figures/totals.ts';
import type { Stated } from './draft.ts';

type Figure = keyof Stated;

type Row = readonly [label: string, of: (totals: Totals) => number | null, text: (value: number) => string];

const COMPUTED: Readonly<Record<Figure, Row>> = {
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
};

export function differencesOf(design: Design, stated: Stated, settings: GarageSettings): readonly Difference[] {
  if (Object.keys(stated).length === 0) return [];
  const totals = totalsOf(design, settings);
  return (Object.keys(stated) as Figure[]).flatMap((figure): readonly Difference[] => {
    const said = stated[figure];
    const [label, of, text] = COMPUTED[figure];
    const computed = of(totals);
    if (said === undefined || said === computed || isEitherWeight(figure, said, totals)) return [];
    const ours = computed === null ? 'there is none' : text(computed);
    return [{ figure, stated: said, computed, message: `${label}: the line states ${text(said)}, computed ${ours}.` }];
  });
}

/** People state the weight with the cargo or without it. */
const isEitherWeight = (figure: Figure, said: number, totals: Totals): boolean =>
  figure === 'weight' && said === totals.weight + totals.cargoWeight;
