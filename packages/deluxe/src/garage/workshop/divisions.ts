// Price classes of arena events (deluxe/XIV.2/aada-divisions): body armor counts, hand weapons do not.

import type { EventProblem } from '@hardtop/workshop';
import { DIVISIONS, type Division } from '../../catalog/divisions.ts';
import type { GarageSettings } from '../../variants.ts';
import type { Design } from '../design/design.ts';
import { dollars } from '../design/exact.ts';
import { totalsOf } from '../figures/totals.ts';

export const divisions: readonly Pick<Division, 'id' | 'title'>[] = DIVISIONS.map(({ id, title }) => ({ id, title }));

export function divisionOf(design: Design, settings: GarageSettings): string {
  const { divisionCost } = totalsOf(design, settings);
  return DIVISIONS.find(({ below }) => below === null || divisionCost < below)?.id ?? 'unlimited';
}

/** A cheaper vehicle may try its luck among dearer ones, not the other way about. */
export function divisionProblem(id: string, price: number): EventProblem | null {
  const found: Division | undefined = DIVISIONS.find((division) => division.id === id);
  if (found === undefined || found.below === null || price < found.below) return null;
  const message = `${dollars(price)} without hand weapons: ${found.title} is for less than ${dollars(found.below)}.`;
  return { rule: 'deluxe/XIV.2/aada-divisions', message };
}
