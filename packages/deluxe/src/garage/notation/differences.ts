// Totals that a line states, beside those of the workshop.

import type { Difference } from '@hardtop/workshop';
import type { GarageSettings } from '../../variants.ts';
import type { Design } from '../design/design.ts';
import { dollars, numberText, pounds, spaceText } from '../design/exact.ts';
import { gainOf, type Totals, totalsOf } from '../figures/totals.ts';
import type { Stated } from './draft.ts';

type Figure = keyof Stated;

const COMPUTED: Readonly<
  Record<
    Figure,
    { readonly label: string; readonly of: (totals: Totals) => number | null; readonly text: (value: number) => string }
  >
> = {
  cost: { label: 'Cost', of: ({ cost }) => cost, text: dollars },
  weight: { label: 'Weight', of: ({ weight }) => weight, text: pounds },
  acceleration: { label: 'Acceleration', of: gainOf, text: numberText },
  accelerationLoaded: {
    label: 'Acceleration loaded',
    of: ({ accelerationFull }) => accelerationFull,
    text: numberText,
  },
  handlingClass: { label: 'Handling class', of: ({ handlingClass }) => handlingClass, text: String },
  topSpeed: { label: 'Top speed', of: ({ topSpeed }) => topSpeed, text: numberText },
  cargoSpaces: { label: 'Room for cargo', of: ({ cargoRoom }) => cargoRoom, text: spaceText },
  cargoWeight: { label: 'Load of cargo', of: ({ cargoCapacity }) => cargoCapacity, text: pounds },
  maxLoad: { label: 'Maximum load', of: ({ maxLoad }) => maxLoad, text: pounds },
  armorPoints: { label: 'Armor points', of: ({ armorPoints }) => armorPoints, text: numberText },
  spacesUsed: { label: 'Spaces used', of: ({ spacesUsed }) => spacesUsed, text: spaceText },
};

export function differencesOf(design: Design, stated: Stated, settings: GarageSettings): readonly Difference[] {
  if (Object.keys(stated).length === 0) return [];
  const totals = totalsOf(design, settings);
  return (Object.keys(stated) as Figure[]).flatMap((figure): readonly Difference[] => {
    const said = stated[figure];
    const { label, of, text } = COMPUTED[figure];
    const computed = of(totals);
    if (said === undefined || said === computed || isEitherWeight(figure, said, totals)) return [];
    const ours = computed === null ? 'there is none' : text(computed);
    return [{ figure, stated: said, computed, message: `${label}: the line states ${text(said)}, computed ${ours}.` }];
  });
}

/** People state the weight with the cargo or without it. */
const isEitherWeight = (figure: Figure, said: number, totals: Totals): boolean =>
  figure === 'weight' && said === totals.weight + totals.cargoWeight;
