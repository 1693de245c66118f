// Published designs that break the book's own rules. They stay as published, with the reason on record.

import type { Design } from './design.ts';
import type { ProblemCode } from './problems/problem.ts';
import { STOCK } from './stock/list.ts';

export interface Exemption {
  /** Of the stock vehicle. */
  readonly id: string;
  readonly codes: readonly ProblemCode[];
  readonly reason: string;
}

const GEAR_IN_CARGO = 'As published it fills its cargo area with gear: two spaces more than the rest of the hull has.';
const PLANT =
  'As published the second plant stands in the cargo area at list price, without the surcharge in money, weight and room (W-15).';

export const EXEMPTIONS: readonly Exemption[] = [
  { id: 'suppressor', codes: ['spaces'], reason: GEAR_IN_CARGO },
  { id: 'suppressor-rr', codes: ['spaces'], reason: GEAR_IN_CARGO },
  { id: 'aerohauler', codes: ['plant-unpaid'], reason: PLANT },
  { id: 'aerohauler-supreme', codes: ['plant-unpaid'], reason: PLANT },
  {
    id: 'leviathan',
    codes: ['spaces', 'weapon-class', 'underpowered'],
    reason:
      'As published a tank gun rides on a helicopter, a space of gear in the cargo area, and the whole weighs 140 lb more than its plant lifts: it cannot fly.',
  },
  {
    id: 'js-firelight',
    codes: ['overload'],
    reason: 'At the price of a cycle suspension the figures close only 2 lb above the frame.',
  },
  { id: 'js-firelight-mg', codes: ['overload'], reason: 'Takes over the excess of the base and adds 2 lb.' },
];

/** The same vehicle however it was written down: names, ids and the order of things do not count. */
const UNTOLD: ReadonlySet<string> = new Set(['name', 'notes', 'links', 'turret', 'driverSide', 'inCargo', 'cargo']);

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).sort().join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const rows = Object.entries(value).filter(([key, item]) => item !== undefined && !UNTOLD.has(key));
  return `{${rows
    .map(([key, item]) => (key === 'turrets' ? turretText(item) : `${key}:${canonical(item)}`))
    .sort()
    .join()}}`;
}

function turretText(turrets: unknown): string {
  if (!Array.isArray(turrets)) return '';
  return `turrets:[${turrets
    .map(({ id: _, ...rest }: { id?: string }) => canonical(rest))
    .sort()
    .join()}]`;
}

const fingerprint = (design: Design): string => canonical(design);

const BY_FINGERPRINT: ReadonlyMap<string, Exemption> = new Map(
  EXEMPTIONS.flatMap((exemption) => {
    const design = STOCK.find(({ id }) => id === exemption.id)?.design;
    return design === undefined ? [] : [[fingerprint(design), exemption]];
  }),
);

/** Only the published design itself is exempt; whoever changes it is not. */
export const exemptionOf = (design: Design): Exemption | null => BY_FINGERPRINT.get(fingerprint(design)) ?? null;
