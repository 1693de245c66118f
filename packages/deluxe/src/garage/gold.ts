// The stock vehicles against print: what the book says, what our sheet says, and the verdict.

import { DEFAULT_VARIANTS } from '../variants.ts';
import { applyEdits } from './design/edit.ts';
import { dollars, pounds } from './design/exact.ts';
import { EXEMPTIONS } from './exemptions.ts';
import { gainOf, totalsOf } from './figures/totals.ts';
import type { Published } from './stock/entry.ts';
import { STOCK, type StockVehicle, stockVehicle } from './stock/list.ts';
import { STOCK_REASONS } from './stock/reasons.ts';

export const VERDICTS = [
  'EXACT',
  'EXACT but for HC (errata)',
  'EXACT with inferred parts',
  'EXACT after correction',
  'COST EXACT, other figure off',
  'WEIGHT EXACT, cost off',
  'MISMATCH',
  'PARTLY DETERMINED',
] as const;
export type Verdict = (typeof VERDICTS)[number];

export interface GoldRow {
  readonly id: string;
  readonly name: string;
  readonly line: number;
  readonly printed: Published;
  readonly computed: Published;
  /** As the words stand, where the figures need another reading. */
  readonly asPrinted: Published | null;
  readonly differences: readonly (keyof Published)[];
  readonly verdict: Verdict;
  readonly reason: string | null;
  readonly exemption: string | null;
}

const FIGURES = [
  'cost',
  'weight',
  'acceleration',
  'handlingClass',
  'cargoSpaces',
  'cargoWeight',
  'costDelta',
] as const satisfies readonly (keyof Published)[];

function figuresOf({ entry, design }: StockVehicle): Published {
  const totals = totalsOf(design, DEFAULT_VARIANTS);
  const gain = gainOf(totals);
  const base = 'optionOf' in entry ? stockVehicle(entry.optionOf)?.design : undefined;
  return {
    cost: totals.cost,
    weight: totals.weight,
    ...(gain !== null && { acceleration: gain }),
    ...(totals.handlingClass !== null && { handlingClass: totals.handlingClass }),
    cargoSpaces: totals.cargoRoom,
    ...(totals.cargoCapacity !== null && { cargoWeight: totals.cargoCapacity }),
    ...(base !== undefined && { costDelta: totals.cost - totalsOf(base, DEFAULT_VARIANTS).cost }),
  };
}

/** A weight that an option leaves out is its base's only by default. */
function isInherited({ entry }: StockVehicle, figure: keyof Published): boolean {
  return figure === 'weight' && 'prints' in entry && entry.prints !== undefined && !entry.prints.includes(figure);
}

function verdictOf(vehicle: StockVehicle, differences: readonly (keyof Published)[]): Verdict {
  const { entry } = vehicle;
  const off = differences.filter((figure) => !isInherited(vehicle, figure));
  const onlyHandling = off.every((figure) => figure === 'handlingClass');
  if (Object.keys(entry.published).length === 0) return 'PARTLY DETERMINED';
  if (onlyHandling && entry.asPrinted !== undefined) return 'EXACT after correction';
  if (onlyHandling && off.length > 0) return 'EXACT but for HC (errata)';
  if (off.length === 0) return entry.inferred === undefined ? 'EXACT' : 'EXACT with inferred parts';
  if (!off.includes('cost') && !off.includes('costDelta')) return 'COST EXACT, other figure off';
  return entry.published.weight !== undefined && !off.includes('weight') ? 'WEIGHT EXACT, cost off' : 'MISMATCH';
}

function rowOf(vehicle: StockVehicle): GoldRow {
  const { id, entry, design } = vehicle;
  const computed = figuresOf(vehicle);
  const differences = FIGURES.filter(
    (figure) => entry.published[figure] !== undefined && entry.published[figure] !== computed[figure],
  );
  return {
    id,
    name: design.name,
    line: entry.line,
    printed: entry.published,
    computed,
    asPrinted:
      entry.asPrinted === undefined ? null : figuresOf({ ...vehicle, design: applyEdits(design, entry.asPrinted) }),
    differences,
    verdict: verdictOf(vehicle, differences),
    reason: STOCK_REASONS[id] ?? null,
    exemption: EXEMPTIONS.find((exemption) => exemption.id === id)?.reason ?? null,
  };
}

export const goldRows = (): readonly GoldRow[] => STOCK.map(rowOf);

/** Only the figures that are printed are worth showing. */
export function figuresText(figures: Published, shown: Published): string {
  const texts: Record<(typeof FIGURES)[number], (value: number) => string> = {
    cost: dollars,
    weight: pounds,
    acceleration: (value) => `acc ${value}`,
    handlingClass: (value) => `HC ${value}`,
    cargoSpaces: (value) => `${value} sp`,
    cargoWeight: (value) => `cargo ${pounds(value)}`,
    costDelta: (value) => (value < 0 ? dollars(value) : `+${dollars(value)}`),
  };
  const parts = FIGURES.filter((figure) => shown[figure] !== undefined).map((figure) => {
    const value = figures[figure];
    return value === undefined ? 'none' : texts[figure](value);
  });
  return parts.length === 0 ? 'nothing' : parts.join(' / ');
}
