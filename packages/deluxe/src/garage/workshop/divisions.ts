// Price classes of arena events (deluxe/XIV.2/aada-divisions): body armor counts, hand weapons do not.

import type { EventProblem } from '@hardtop/workshop';
import type { GarageSettings } from '../../variants.ts';
import type { Design } from '../design/design.ts';
import { dollars } from '../design/exact.ts';
import { totalsOf } from '../figures/totals.ts';

interface Division {
  readonly id: string;
  readonly title: string;
  /** Dollars it must stay below (P-11); null: no limit. */
  readonly below: number | null;
}

const DIVISIONS = [
  { id: '5', title: 'Division 5', below: 5000 },
  { id: '10', title: 'Division 10', below: 10000 },
  { id: '15', title: 'Division 15', below: 15000 },
  { id: '20', title: 'Division 20', below: 20000 },
  { id: '25', title: 'Division 25', below: 25000 },
  { id: '30', title: 'Division 30', below: 30000 },
  { id: 'unlimited', title: 'Unlimited', below: null },
] as const satisfies readonly Division[];

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
