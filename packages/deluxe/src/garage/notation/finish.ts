// A design out of what the line said, with what the books take for granted where it said nothing.

import type { BodyId } from '../../catalog/bodies.ts';
import type { BusId } from '../../catalog/buses.ts';
import type { CabId } from '../../catalog/cabs.ts';
import type { CarTrailerId } from '../../catalog/car-trailers.ts';
import type { CarrierId } from '../../catalog/carriers.ts';
import type { CycleBodyId } from '../../catalog/cycle-bodies.ts';
import type { HelicopterBodyId } from '../../catalog/helicopter-bodies.ts';
import type { MiniBusId } from '../../catalog/mini-bus.ts';
import type { SidecarBodyId } from '../../catalog/sidecar-bodies.ts';
import type { TractorId } from '../../catalog/tractors.ts';
import type { TrailerId } from '../../catalog/trailers.ts';
import type { TrikeBodyId } from '../../catalog/trike-bodies.ts';
import { type BoxPart, type CarrierPart, DESIGN_VERSION, type SingleDesign } from '../design/design.ts';
import type { VehicleClass, VehicleDraft } from './draft.ts';
import { needsPlant, plantsOf, tiresOf, wheelsOf } from './finish-gear.ts';
import { fittingsOf } from './finish-part.ts';
import type { Page } from './page.ts';

/** What every class has, and what only some have but all may be asked. */
function common(page: Page, draft: VehicleDraft, kind: VehicleClass, body: NonNullable<VehicleDraft['body']>) {
  // The box of a carrier belongs to the carrier.
  const box = draft.box === null || kind === 'ten-wheeler' ? {} : { box: boxOf(page, draft, kind) };
  return {
    named: {
      version: DESIGN_VERSION as typeof DESIGN_VERSION,
      name: draft.name,
      ...(draft.notes === null ? {} : { notes: draft.notes }),
      ...fittingsOf(page, draft.main, kind, body),
    },
    driven: {
      ...(draft.driverSide === null ? {} : { driverSide: draft.driverSide }),
      ...hitchOf(draft),
    },
    box,
    chassis: draft.chassis ?? ('standard' as const),
    suspension: draft.suspension ?? ('light' as const),
  };
}

function hitchOf({ hitch }: VehicleDraft) {
  if (hitch === null) return {};
  const { type, release, rented } = hitch;
  return { hitch: { type, ...(release === undefined ? {} : { release }), ...(rented === true ? { rented } : {}) } };
}

function boxOf(page: Page, draft: VehicleDraft, kind: VehicleClass): BoxPart | undefined {
  return draft.box === null ? undefined : { ...fittingsOf(page, draft.box, kind, 'box'), spaces: draft.box.spaces };
}

function carrierOf(page: Page, draft: VehicleDraft): { readonly carrier?: CarrierPart } {
  const { carrier } = draft;
  if (carrier === null) return {};
  const box = boxOf(page, draft, 'ten-wheeler');
  const body = carrier.body as CarrierId;
  return {
    carrier: { ...fittingsOf(page, carrier.part, 'ten-wheeler', body), body, ...(box === undefined ? {} : { box }) },
  };
}

/** Bodies were read together with their class, so that each is of its class's table. */
export function finish(page: Page, draft: VehicleDraft): SingleDesign | null {
  tenWheeled(draft);
  const { class: kind, body } = draft;
  if (kind === null || body === null) return null;
  complain(page, draft, kind);
  const { named, driven, box, chassis, suspension } = common(page, draft, kind, body);
  const flag = <Key extends string>(key: Key, value: boolean) => (value ? ({ [key]: true } as Record<Key, true>) : {});
  switch (kind) {
    case 'car': {
      const tires = tiresOf(page, draft, kind);
      return { ...named, class: kind, body: body as BodyId, chassis, suspension, ...flag('sixWheels', draft.sixWheels), plants: plantsOf(page, draft, kind), tires, ...driven }; // biome-ignore format: a class a line
    }
    case 'grasshopper':
      return { ...named, class: kind, body: body as BodyId, chassis, suspension, plants: plantsOf(page, draft, kind), tires: tiresOf(page, draft, kind), ...driven }; // biome-ignore format: a class a line
    case 'cycle':
      return { ...named, class: kind, body: body as CycleBodyId, suspension, plants: plantsOf(page, draft, kind), tires: tiresOf(page, draft, kind), ...driven }; // biome-ignore format: a class a line
    case 'sidecar':
      return { ...named, class: kind, body: body as SidecarBodyId, suspension, tires: tiresOf(page, draft, kind), ...(draft.side === null ? {} : { side: draft.side }) }; // biome-ignore format: a class a line
    case 'trike':
      return { ...named, class: kind, body: body as TrikeBodyId, ...flag('reversed', draft.reversed), suspension, plants: plantsOf(page, draft, kind), tires: tiresOf(page, draft, kind), ...driven }; // biome-ignore format: a class a line
    case 'car-trailer':
      return { ...named, class: kind, body: body as CarTrailerId, ...flag('reefer', draft.reefer), chassis, tires: tiresOf(page, draft, kind), ...hitchOf(draft), ...box }; // biome-ignore format: a class a line
    case 'trailer':
      return { ...named, class: kind, body: body as TrailerId, kind: draft.kind ?? 'semi', kingpin: draft.kingpin ?? 'standard', tires: tiresOf(page, draft, kind), ...box }; // biome-ignore format: a class a line
    case 'helicopter':
      return { ...named, class: kind, body: body as HelicopterBodyId, ...flag('stowaway', draft.stowaway), plants: plantsOf(page, draft, kind) }; // biome-ignore format: a class a line
    case 'ten-wheeler':
      return { ...named, class: kind, body: body as CabId, chassis, plants: plantsOf(page, draft, kind), tires: tiresOf(page, draft, kind), ...driven, ...carrierOf(page, draft) }; // biome-ignore format: a class a line
    case 'mini-bus':
      return { ...named, class: kind, body: body as MiniBusId, chassis, plants: plantsOf(page, draft, kind), tires: tiresOf(page, draft, kind), ...driven }; // biome-ignore format: a class a line
    case 'tractor':
      return { ...named, class: kind, body: body as TractorId, chassis, plants: plantsOf(page, draft, kind), tires: tiresOf(page, draft, kind), ...driven }; // biome-ignore format: a class a line
    case 'bus':
      return { ...named, class: kind, body: body as BusId, chassis, plants: plantsOf(page, draft, kind), tires: tiresOf(page, draft, kind), ...driven }; // biome-ignore format: a class a line
  }
}

/** A cab with a carrier behind it, or said to have ten wheels, is no tractor. */
function tenWheeled(draft: VehicleDraft): void {
  if (draft.class !== 'tractor' || (!draft.tenWheels && draft.carrier === null)) return;
  draft.class = 'ten-wheeler';
  draft.body = draft.body === 'stdlongnose' || draft.body === 'sleeperlongnose' ? 'longnose10' : 'cabover10';
}

/** What the class cannot do without and the line does not say. */
function complain(page: Page, draft: VehicleDraft, kind: VehicleClass): void {
  const missing: string[] = [];
  if (needsPlant(kind) && draft.plants.length === 0) missing.push('power plant');
  if (wheelsOf(draft, kind) > 0 && draft.tires.length === 0) missing.push('tires');
  if (missing.length === 0) return;
  page.problems.push({
    code: 'incomplete',
    message: `The line does not tell its ${missing.join(' and ')}.`,
    field: draft.name,
  });
}
