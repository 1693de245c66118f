// A design out of what the line said, with what the books take for granted where it said nothing.

import type { CarrierId } from '../../catalog/carriers.ts';
import { TRUCK_TIRES } from '../../catalog/truck-tires.ts';
import { fieldsOf } from '../codes/design-schema.ts';
import { DESIGN_VERSION, type PlantFit, type SingleDesign, type TireFit } from '../design/design.ts';
import { isOversized, plantTable, wheelsOf } from '../design/gear.ts';
import type { VehicleClass, VehicleDraft } from './draft.ts';
import { fittingsOf } from './finish-part.ts';
import type { Page } from './page.ts';

/** The tractors' "heavy" plant is the table's large one (W-16). */
const SAME_PLANT: Readonly<Record<string, string>> = {
  heavy: 'large',
  regular: 'standard',
  standard: 'regular',
  supertrike: 'super',
};

function plantsOf(page: Page, draft: VehicleDraft, bare: SingleDesign): readonly PlantFit[] {
  const table = plantTable(bare);
  return draft.plants.flatMap(({ size, count, at, unpaid, span }) => {
    const plant = [size, SAME_PLANT[size] ?? ''].find((id) => id in table);
    if (plant === undefined) page.reject(span);
    const fit = { plant: plant ?? '', at, unpaid };
    return Array.from({ length: plant === undefined ? 0 : Math.min(count, 4) }, () => fit);
  });
}

/** A single front axle takes two. */
function tiresOf(page: Page, draft: VehicleDraft, bare: SingleDesign): readonly TireFit[] {
  const { least = 0, most = 0 } = wheelsOf(bare) ?? {};
  const wheels = bare.class === 'trailer' ? most : least;
  const front = bare.class === 'cycle' || bare.class === 'trike' ? 1 : 2;
  const stated = draft.tires.reduce((sum, { count }) => sum + (count ?? 0), 0);
  return draft.tires.flatMap(({ tire, count, at, span }): readonly TireFit[] => {
    const isKnown = !isOversized(bare) || tire in TRUCK_TIRES;
    if (!isKnown) page.reject(span);
    const left = at === null ? wheels - stated : at === 'front' ? front : wheels - front;
    return isKnown ? [{ tire, count: count ?? Math.max(1, left), at: at ?? undefined }] : [];
  });
}

/** A cab with a carrier behind it, or said to have ten wheels, is no tractor; six car tires mean six wheels. */
function settle(draft: VehicleDraft): void {
  if (draft.class === 'tractor' && (draft.tenWheels || draft.carrier !== undefined)) {
    draft.class = 'ten-wheeler';
    draft.body = /longnose$/.test(draft.body ?? '') ? 'longnose10' : 'cabover10';
  }
  const stated = draft.tires.reduce((sum, { count }) => sum + (count ?? 0), 0);
  const isForced = draft.chassis === 'xheavy' && (draft.body === 'van' || draft.body === 'pickup');
  draft.sixWheels ||= draft.class === 'car' && (stated === 6 || (stated === 0 && isForced));
}

/** Only what a design of the class has. */
function picked(kind: VehicleClass, fields: object): SingleDesign {
  const names = fieldsOf(kind);
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name))) as SingleDesign;
}

/** Bodies were read together with their class, so that each is of its class's table. */
export function finish(page: Page, draft: VehicleDraft): SingleDesign | null {
  settle(draft);
  const { class: kind, body } = draft;
  if (kind === null || body === null) return null;
  const bare = picked(kind, { ...draft, kind: draft.kind ?? 'semi' });
  complain(page, draft, bare);
  const box = draft.box && { ...fittingsOf(page, draft.box, kind, 'box'), spaces: draft.box.spaces };
  const carrier = draft.carrier && {
    ...fittingsOf(page, draft.carrier.part, kind, draft.carrier.body),
    body: draft.carrier.body as CarrierId,
    box,
  };
  return picked(kind, {
    ...bare,
    ...fittingsOf(page, draft.main, kind, body),
    version: DESIGN_VERSION,
    chassis: draft.chassis ?? 'standard',
    suspension: draft.suspension ?? 'light',
    kingpin: draft.kingpin ?? 'standard',
    plants: plantsOf(page, draft, bare),
    tires: tiresOf(page, draft, bare),
    carrier,
    box,
  });
}

/** What the class cannot do without and the line does not say. */
function complain(page: Page, draft: VehicleDraft, bare: SingleDesign): void {
  const missing = [
    ...(Object.keys(plantTable(bare)).length > 0 && draft.plants.length === 0 ? ['power plant'] : []),
    ...(wheelsOf(bare) !== null && draft.tires.length === 0 ? ['tires'] : []),
  ];
  const message = `The line does not tell its ${missing.join(' and ')}.`;
  if (missing.length > 0) page.problems.push({ code: 'incomplete', message, field: draft.name });
}
