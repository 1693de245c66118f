// Figures that a line states, beside those of the workshop.

import type { Difference } from '@hardtop/workshop';
import type { Design } from '../design/design.ts';
import { costOf } from '../figures/cost.ts';
import { figuresOf } from '../figures/figures.ts';
import type { Stated } from './draft.ts';
import { STATED_IDS, type StatedId } from './words.ts';

const LABELS: Readonly<Record<StatedId, string>> = {
  topSpeed: 'Top speed',
  acceleration: 'Acceleration',
  deceleration: 'Deceleration',
  hc: 'Handling class',
  size: 'Size',
  seats: 'Seats',
  cargo: 'Cargo',
  hitPoints: 'Hit points',
  armorSave: 'Armor save',
  minor: 'Minor options',
  major: 'Major options',
};

export function differencesOf(design: Design, stated: Stated): readonly Difference[] {
  const figures = { ...figuresOf(design), ...costOf(design) };
  return STATED_IDS.flatMap((figure): readonly Difference[] => {
    const said = stated[figure];
    const computed = figures[figure];
    if (said === undefined || said === computed) return [];
    const ours = computed === null ? 'there is none' : String(computed);
    const message = `${LABELS[figure]}: the line states ${said}, computed ${ours}.`;
    return [{ figure, stated: said, computed, message }];
  });
}
