// A design out of what the line said, with what the books take for granted where it said nothing.

import { carTrailer } from '../../catalog/car-trailers.ts';
import type { CarrierId } from '../../catalog/carriers.ts';
import { CYCLE_PLANTS } from '../../catalog/cycle-plants.ts';
import { HELICOPTER_PLANTS } from '../../catalog/helicopter-plants.ts';
import { PLANTS } from '../../catalog/plants.ts';
import { TRUCK_PLANTS } from '../../catalog/truck-plants.ts';
import { TRUCK_TIRES } from '../../catalog/truck-tires.ts';
import { DESIGN_VERSION, type PlantFit, type SingleDesign, type TireFit } from '../design/design.ts';
import type { VehicleClass, VehicleDraft } from './draft.ts';
import { fittingsOf } from './finish-part.ts';
import type { Page } from './page.ts';

interface ClassRow {
  readonly plants: Readonly<Record<string, { readonly dp: number }>>;
  readonly wheels: number;
  /** What it has beside name, body and fittings. */
  readonly fields: readonly string[];
}

const DRIVEN = ['plants', 'tires', 'driverSide', 'hitch'];
const TRUCK: ClassRow = { plants: TRUCK_PLANTS, wheels: 10, fields: ['chassis', ...DRIVEN] };

const CLASSES: Readonly<Record<VehicleClass, ClassRow>> = {
  car: { plants: PLANTS, wheels: 4, fields: ['chassis', 'suspension', 'sixWheels', ...DRIVEN] },
  grasshopper: { plants: HELICOPTER_PLANTS, wheels: 4, fields: ['chassis', 'suspension', ...DRIVEN] },
  cycle: { plants: CYCLE_PLANTS, wheels: 2, fields: ['suspension', ...DRIVEN] },
  trike: { plants: CYCLE_PLANTS, wheels: 3, fields: ['reversed', 'suspension', ...DRIVEN] },
  sidecar: { plants: {}, wheels: 1, fields: ['suspension', 'tires', 'side'] },
  'car-trailer': { plants: {}, wheels: 4, fields: ['reefer', 'chassis', 'tires', 'hitch', 'box'] },
  trailer: { plants: {}, wheels: 8, fields: ['kind', 'kingpin', 'tires', 'box'] },
  helicopter: { plants: HELICOPTER_PLANTS, wheels: 0, fields: ['stowaway', 'plants'] },
  'ten-wheeler': { ...TRUCK, fields: [...TRUCK.fields, 'carrier'] },
  'mini-bus': TRUCK,
  tractor: TRUCK,
  bus: TRUCK,
};

function wheelsOf(draft: VehicleDraft, kind: VehicleClass): number {
  if (draft.sixWheels && (kind === 'car' || kind === 'grasshopper')) return 6;
  if (kind === 'trailer' && draft.kind === 'full') return 12;
  return kind === 'car-trailer'
    ? carTrailer(draft.body as Parameters<typeof carTrailer>[0]).wheels
    : CLASSES[kind].wheels;
}

/** The tractors' "heavy" plant is the table's large one (W-16). */
function plantId(table: ClassRow['plants'], size: string | null, dp: number | null): string | null {
  if (size === null) return Object.keys(table).find((id) => table[id]?.dp === dp) ?? null;
  if (size in table) return size;
  const other = { heavy: 'large', regular: 'standard', standard: 'regular', supertrike: 'super' }[size];
  return other !== undefined && other in table ? other : null;
}

function plantsOf(page: Page, draft: VehicleDraft, kind: VehicleClass): readonly PlantFit[] {
  return draft.plants.flatMap(({ size, dp, count, at, unpaid, span }) => {
    const plant = plantId(CLASSES[kind].plants, size, dp);
    if (plant === null) page.reject(span);
    const fit = { plant: plant ?? '', at, ...(unpaid ? { unpaid } : {}) };
    return Array.from({ length: plant === null ? 0 : Math.min(count, 4) }, () => fit);
  });
}

/** Six car tires mean six wheels; a single front axle takes two. */
function tiresOf(page: Page, draft: VehicleDraft, kind: VehicleClass): readonly TireFit[] {
  const stated = draft.tires.reduce((sum, { count }) => sum + (count ?? 0), 0);
  const isForced = draft.chassis === 'xheavy' && (draft.body === 'van' || draft.body === 'pickup');
  if (kind === 'car' && (stated === 6 || (stated === 0 && isForced))) draft.sixWheels = true;
  const isTruck = CLASSES[kind].plants === TRUCK_PLANTS || kind === 'trailer';
  const wheels = wheelsOf(draft, kind);
  const front = kind === 'cycle' || kind === 'trike' ? 1 : 2;
  return draft.tires.flatMap(({ tire, count, at, span }): readonly TireFit[] => {
    const isKnown = !isTruck || tire in TRUCK_TIRES;
    if (!isKnown) page.reject(span);
    const left = at === null ? wheels - stated : at === 'front' ? front : wheels - front;
    return isKnown ? [{ tire, count: count ?? Math.max(1, left), ...(at === null ? {} : { at }) }] : [];
  });
}

/** A cab with a carrier behind it, or said to have ten wheels, is no tractor. */
function tenWheeled(draft: VehicleDraft): void {
  if (draft.class !== 'tractor' || (!draft.tenWheels && draft.carrier === null)) return;
  draft.class = 'ten-wheeler';
  draft.body = /longnose$/.test(draft.body ?? '') ? 'longnose10' : 'cabover10';
}

/** What the class cannot do without and the line does not say. */
function complain(page: Page, draft: VehicleDraft, kind: VehicleClass): void {
  const missing = [
    ...(Object.keys(CLASSES[kind].plants).length > 0 && draft.plants.length === 0 ? ['power plant'] : []),
    ...(wheelsOf(draft, kind) > 0 && draft.tires.length === 0 ? ['tires'] : []),
  ];
  const message = `The line does not tell its ${missing.join(' and ')}.`;
  if (missing.length > 0) page.problems.push({ code: 'incomplete', message, field: draft.name });
}

/** Bodies were read together with their class, so that each is of its class's table. */
export function finish(page: Page, draft: VehicleDraft): SingleDesign | null {
  tenWheeled(draft);
  const { class: kind, body } = draft;
  if (kind === null || body === null) return null;
  complain(page, draft, kind);
  const box =
    draft.box === null ? undefined : { ...fittingsOf(page, draft.box, kind, 'box'), spaces: draft.box.spaces };
  const carrier =
    draft.carrier === null
      ? undefined
      : {
          ...fittingsOf(page, draft.carrier.part, kind, draft.carrier.body),
          body: draft.carrier.body as CarrierId,
          ...(box === undefined ? {} : { box }),
        };
  const fittings = fittingsOf(page, draft.main, kind, body);
  const { name, notes, driverSide, hitch, side, reversed, stowaway, reefer } = draft;
  const tires = tiresOf(page, draft, kind);
  const fields: Readonly<Record<string, unknown>> = {
    chassis: draft.chassis ?? 'standard',
    suspension: draft.suspension ?? 'light',
    kind: draft.kind ?? 'semi',
    kingpin: draft.kingpin ?? 'standard',
    plants: plantsOf(page, draft, kind),
    sixWheels: draft.sixWheels,
    ...{ tires, reversed, stowaway, reefer, driverSide, hitch, side, carrier, box },
  };
  const own = CLASSES[kind].fields.flatMap((field) =>
    fields[field] === undefined || fields[field] === false ? [] : [[field, fields[field]] as const],
  );
  const named = { version: DESIGN_VERSION, name, ...(notes === undefined ? {} : { notes }) };
  return { ...named, ...fittings, class: kind, body, ...Object.fromEntries(own) } as SingleDesign;
}
