// Plants and tires once the class is known.

import { carTrailer } from '../../catalog/car-trailers.ts';
import { CYCLE_PLANTS } from '../../catalog/cycle-plants.ts';
import { HELICOPTER_PLANTS } from '../../catalog/helicopter-plants.ts';
import { PLANTS } from '../../catalog/plants.ts';
import type { TireId } from '../../catalog/tires.ts';
import { TRUCK_PLANTS } from '../../catalog/truck-plants.ts';
import { TRUCK_TIRES } from '../../catalog/truck-tires.ts';
import type { PlantFit, TireFit } from '../design/design.ts';
import type { VehicleClass, VehicleDraft } from './draft.ts';
import type { Page } from './page.ts';

type PlantTable = Readonly<Record<string, { readonly dp: number }>>;

const PLANT_TABLES: Readonly<Record<VehicleClass, PlantTable>> = {
  car: PLANTS,
  cycle: CYCLE_PLANTS,
  trike: CYCLE_PLANTS,
  helicopter: HELICOPTER_PLANTS,
  grasshopper: HELICOPTER_PLANTS,
  'ten-wheeler': TRUCK_PLANTS,
  'mini-bus': TRUCK_PLANTS,
  tractor: TRUCK_PLANTS,
  bus: TRUCK_PLANTS,
  sidecar: {},
  'car-trailer': {},
  trailer: {},
};

export const needsPlant = (kind: VehicleClass): boolean => Object.keys(PLANT_TABLES[kind]).length > 0;

/** The tractors' "heavy" plant is the table's large one (W-16). */
function plantId(table: PlantTable, size: string | null, dp: number | null): string | null {
  if (size === null) return Object.keys(table).find((id) => table[id]?.dp === dp) ?? null;
  if (size in table) return size;
  const other = { heavy: 'large', regular: 'standard', standard: 'regular', supertrike: 'super' }[size];
  return other !== undefined && other in table ? other : null;
}

/** Ids come from the table of the class, whatever the compiler can see of it. */
export function plantsOf<Id extends string>(
  page: Page,
  draft: VehicleDraft,
  kind: VehicleClass,
): readonly PlantFit<Id>[] {
  const table = PLANT_TABLES[kind];
  return draft.plants.flatMap(({ size, dp, count, at, unpaid, span }) => {
    const plant = plantId(table, size, dp);
    if (plant === null) {
      page.reject(span);
      return [];
    }
    return Array.from({ length: Math.min(count, 4) }, () => ({
      plant: plant as Id,
      at,
      ...(unpaid ? { unpaid } : {}),
    }));
  });
}

const CAR_WHEELS = 4;
const SIX_WHEELS = 6;
const TRUCK_WHEELS = 10;

export function wheelsOf(draft: VehicleDraft, kind: VehicleClass): number {
  switch (kind) {
    case 'car':
    case 'grasshopper':
      return draft.sixWheels ? SIX_WHEELS : CAR_WHEELS;
    case 'cycle':
      return 2;
    case 'sidecar':
      return 1;
    case 'trike':
      return 3;
    case 'trailer':
      return draft.kind === 'full' ? 12 : 8;
    case 'car-trailer':
      return carTrailer(draft.body as Parameters<typeof carTrailer>[0]).wheels;
    case 'helicopter':
      return 0;
    default:
      return TRUCK_WHEELS;
  }
}

const isTruck = (kind: VehicleClass): boolean =>
  ['ten-wheeler', 'mini-bus', 'tractor', 'trailer', 'bus'].includes(kind);

/** Six car tires mean six wheels; a single front axle takes two. */
export function tiresOf<Id extends string = TireId>(
  page: Page,
  draft: VehicleDraft,
  kind: VehicleClass,
): readonly TireFit<Id>[] {
  const stated = draft.tires.reduce((sum, { count }) => sum + (count ?? 0), 0);
  const isForced = draft.chassis === 'xheavy' && (draft.body === 'van' || draft.body === 'pickup');
  if (kind === 'car' && (stated === SIX_WHEELS || (stated === 0 && isForced))) draft.sixWheels = true;
  const wheels = wheelsOf(draft, kind);
  return draft.tires.flatMap(({ tire, count, at, span }): readonly TireFit<Id>[] => {
    if (isTruck(kind) && !(tire in TRUCK_TIRES)) {
      page.reject(span);
      return [];
    }
    const left = at === null ? wheels - stated : at === 'front' ? frontWheels(kind) : wheels - frontWheels(kind);
    return [{ tire: tire as string as Id, count: count ?? Math.max(1, left), ...(at === null ? {} : { at }) }];
  });
}

const frontWheels = (kind: VehicleClass): number => (kind === 'cycle' || kind === 'trike' ? 1 : 2);
