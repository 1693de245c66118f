// Published designs that break the book's own rules. They stay as published, with the reason on record.

import type { DeluxeRule } from '../rules.ts';
import { likeness } from './codes/canonical.ts';
import type { Design } from './design/design.ts';
import type { DesignProblem, ProblemCode } from './problems/problem.ts';
import { STOCK } from './stock/list.ts';

export interface Exemption {
  /** Of the stock vehicle. */
  readonly id: string;
  readonly codes: readonly ProblemCode[];
  readonly reason: string;
  /** The list whose vehicles stay as they are printed. */
  readonly rule: DeluxeRule;
}

const SAMPLES = 'deluxe/XV/sample-vehicles';
const JUMP_START = 'deluxe/II.10/stock-cars';
const GEAR_IN_CARGO = 'As published it fills its cargo area with gear: two spaces more than the rest of the hull has.';
const PLANT =
  'As published the second plant stands in the cargo area at list price, without the surcharge in money, weight and room (W-15).';

export const EXEMPTIONS: readonly Exemption[] = [
  { id: 'suppressor', codes: ['spaces'], reason: GEAR_IN_CARGO, rule: SAMPLES },
  { id: 'suppressor-rr', codes: ['spaces'], reason: GEAR_IN_CARGO, rule: SAMPLES },
  { id: 'aerohauler', codes: ['plant-unpaid'], reason: PLANT, rule: SAMPLES },
  { id: 'aerohauler-supreme', codes: ['plant-unpaid'], reason: PLANT, rule: SAMPLES },
  {
    id: 'leviathan',
    codes: ['spaces', 'weapon-class', 'underpowered'],
    reason:
      'As published a tank gun rides on a helicopter, a space of gear in the cargo area, and the whole weighs 140 lb more than its plant lifts: it cannot fly.',
    rule: SAMPLES,
  },
  {
    id: 'js-firelight',
    codes: ['overload'],
    reason: 'At the price of a cycle suspension the figures close only 2 lb above the frame.',
    rule: JUMP_START,
  },
  {
    id: 'js-firelight-mg',
    codes: ['overload'],
    reason: 'Takes over the excess of the base and adds 2 lb.',
    rule: JUMP_START,
  },
];

/** By what they are, so that one read from a stat line is known too. */
const BY_LIKENESS: ReadonlyMap<string, Exemption> = new Map(
  EXEMPTIONS.flatMap((exemption) => {
    const design = STOCK.find(({ id }) => id === exemption.id)?.design;
    return design === undefined ? [] : [[likeness(design), exemption]];
  }),
);

/** Only the published design itself is exempt, and only from what it is known to break; whoever changes it is not. */
export function exemptionOf(design: Design, problems: readonly DesignProblem[]): Exemption | null {
  if (problems.length === 0) return null;
  const exemption = BY_LIKENESS.get(likeness(design)) ?? null;
  return exemption !== null && problems.every(({ code }) => exemption.codes.includes(code)) ? exemption : null;
}
