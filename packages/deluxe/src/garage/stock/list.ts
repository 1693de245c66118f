// Every vehicle of the book's lists as a design (deluxe/XV/sample-vehicles, deluxe/II.10/stock-cars).

import { type CombinationDesign, DESIGN_VERSION, type Design, type SingleDesign } from '../design/design.ts';
import { applyEdits } from '../design/edit.ts';
import { CARS_STOCK } from './cars.ts';
import { CYCLES_STOCK } from './cycles.ts';
import type { StockEntry } from './entry.ts';
import { HELICOPTERS_STOCK } from './helicopters.ts';
import { JUMP_START_STOCK } from './jump-start.ts';
import { OVERSIZED_STOCK } from './oversized.ts';
import { SPECIAL_STOCK } from './special.ts';
import { TRAILERS_STOCK } from './trailers.ts';
import { TRIKES_STOCK } from './trikes.ts';
import { WAGONS_STOCK } from './wagons.ts';

const STOCK_ENTRIES: readonly StockEntry[] = [
  ...CARS_STOCK,
  ...WAGONS_STOCK,
  ...CYCLES_STOCK,
  ...TRIKES_STOCK,
  ...OVERSIZED_STOCK,
  ...TRAILERS_STOCK,
  ...HELICOPTERS_STOCK,
  ...SPECIAL_STOCK,
  ...JUMP_START_STOCK,
];

export interface StockVehicle {
  readonly id: string;
  readonly entry: StockEntry;
  readonly design: Design;
}

/** Bases stand before their options in the lists. */
function build(entries: readonly StockEntry[]): readonly StockVehicle[] {
  const byId = new Map<string, Design>();
  return entries.map((entry) => {
    const design = designOf(entry, byId);
    byId.set(entry.id, design);
    return { id: entry.id, entry, design };
  });
}

function designOf(entry: StockEntry, byId: ReadonlyMap<string, Design>): Design {
  if ('design' in entry) return entry.design;
  if ('optionOf' in entry) return { ...applyEdits(known(byId, entry.optionOf), entry.edits), name: entry.name };
  return joined(entry.name, known(byId, entry.joins[0]), known(byId, entry.joins[1]));
}

function known(byId: ReadonlyMap<string, Design>, id: string): SingleDesign {
  const design = byId.get(id);
  if (design === undefined || design.class === 'combination') throw new Error(`no stock vehicle ${id}`);
  return design;
}

function joined(name: string, lead: SingleDesign, attached: SingleDesign): CombinationDesign {
  if (isAttached(lead) || !isAttached(attached)) throw new Error(`${name}: nothing to join`);
  return { version: DESIGN_VERSION, class: 'combination', name, lead, attached: [attached] };
}

const isAttached = (design: SingleDesign): design is CombinationDesign['attached'][number] =>
  design.class === 'sidecar' || design.class === 'car-trailer' || design.class === 'trailer';

export const STOCK: readonly StockVehicle[] = build(STOCK_ENTRIES);

const BY_ID: ReadonlyMap<string, StockVehicle> = new Map(STOCK.map((vehicle) => [vehicle.id, vehicle]));

export const stockVehicle = (id: string): StockVehicle | undefined => BY_ID.get(id);
