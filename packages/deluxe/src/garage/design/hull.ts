// A design taken apart into hulls: bodies with room, armor and fittings of their own (a cab and its carrier are two).

import { armorLayout } from '../../catalog/armor-locations.ts';
import { body } from '../../catalog/bodies.ts';
import type { BodyFigures, LaidOutBody } from '../../catalog/body-figures.ts';
import { bus } from '../../catalog/buses.ts';
import { cab } from '../../catalog/cabs.ts';
import { CAR_TRAILER_REEFER, carTrailer, LONG_TRAILER_FEET } from '../../catalog/car-trailers.ts';
import { type CarrierKind, carrier } from '../../catalog/carriers.ts';
import { cycleBody } from '../../catalog/cycle-bodies.ts';
import { type ArmoredBoxId, armoredBox } from '../../catalog/flatbeds.ts';
import { helicopterBody } from '../../catalog/helicopter-bodies.ts';
import { miniBus } from '../../catalog/mini-bus.ts';
import { sidecarBody } from '../../catalog/sidecar-bodies.ts';
import { tractor } from '../../catalog/tractors.ts';
import { trailer } from '../../catalog/trailers.ts';
import { REVERSED_TRIKE, trikeBody } from '../../catalog/trike-bodies.ts';
import { type VehicleBodyId, vehicleBody } from '../../catalog/vehicle-bodies.ts';
import type { VehicleClassId } from '../../catalog/vehicle-classes.ts';
import { type MountPlan, type MountPlanId, mountPlan } from '../../catalog/weapon-mounts.ts';
import type { DeluxeRule } from '../../rules.ts';
import type {
  BoxPart,
  CarDesign,
  CarTrailerDesign,
  Fittings,
  GrasshopperDesign,
  SidecarDesign,
  SingleDesign,
  TenWheelerDesign,
  TrailerDesign,
  TrikeDesign,
} from './design.ts';
import { percentOf } from './exact.ts';
import type { Location } from './fittings.ts';

/** A class of the book, or the chest on a flatbed. */
export type HullKind = VehicleClassId | 'box';

export interface Hull {
  /** Where it stands in the design: empty for the vehicle itself, else `carrier`, `box`, `carrier.box`. */
  readonly part: string;
  readonly kind: HullKind;
  /** null for a box. */
  readonly bodyId: VehicleBodyId | null;
  readonly body: BodyFigures;
  readonly locations: readonly Location[];
  /** Where weapons may point; null: nowhere. */
  readonly mounts: MountPlan | null;
  readonly rule: DeluxeRule;
  readonly fit: Fittings;
}

const SIX = armorLayout('six');

type HullBase = Pick<Hull, 'kind' | 'bodyId' | 'rule' | 'fit'> & { readonly part?: string };

function hull(base: HullBase, row: LaidOutBody, plan: MountPlanId | null): Hull {
  const { part = '', kind, bodyId, rule, fit } = base;
  const mounts = plan === null ? null : mountPlan(plan);
  return { part, kind, bodyId, body: row, locations: armorLayout(row.layout), mounts, rule, fit };
}

/** One space less, all else the same. */
function trikeHull(design: TrikeDesign): Hull {
  const row = trikeBody(design.body);
  const isReversed = design.reversed === true;
  const body = isReversed ? { ...row, spaces: row.spaces + REVERSED_TRIKE.spaces } : row;
  const base: HullBase = { kind: 'trike', bodyId: design.body, rule: 'deluxe/IX.2/trike-construction', fit: design };
  return hull(base, body, isReversed ? 'reversedTrike' : 'trike');
}

function carTrailerHull(design: CarTrailerDesign): Hull {
  const row = carTrailer(design.body);
  const plan = row.kind === 'flatbed' ? null : row.feet >= LONG_TRAILER_FEET ? 'longCarTrailer' : 'car';
  const base: HullBase = { kind: 'carTrailer', bodyId: design.body, rule: 'deluxe/XI.1/body-types', fit: design };
  if (design.reefer !== true) return hull(base, row, plan);
  const { spacesPercent, loadPercent, weightPercent } = CAR_TRAILER_REEFER;
  const reefer = {
    ...row,
    spaces: percentOf(row.spaces, 100 + spacesPercent),
    maxLoad: percentOf(row.maxLoad ?? 0, 100 + loadPercent),
    weight: row.weight + percentOf(row.weight, weightPercent),
  };
  return hull(base, reefer, plan);
}

function boxHull(part: string, id: ArmoredBoxId, box: BoxPart, rule: DeluxeRule): Hull {
  const { armor } = armoredBox(id);
  const body = { name: 'Armored box', cost: 0, weight: 0, maxLoad: null, spaces: box.spaces, cargoSpaces: 0, armor };
  const mounts = mountPlan('flatbedBox');
  return { part, kind: 'box', bodyId: null, body, locations: SIX, mounts, rule, fit: box };
}

const CARRIER_PLANS = {
  flatbed: null,
  dumper: 'dumpCarrier',
  van: 'carrier',
  reefer: 'carrier',
  tanker: 'carrier',
} as const satisfies Record<CarrierKind, MountPlanId | null>;

const TRAILER_PLANS = {
  flatbed: null,
  dumper: 'longDumper',
  van: 'longTrailer',
  reefer: 'longTrailer',
  tanker: 'longTrailer',
} as const satisfies Record<CarrierKind, MountPlanId | null>;

/** Only the side away from the cycle is free. */
const SIDECAR_MOUNTS = {
  right: withoutMount(mountPlan('sidecar'), 'left'),
  left: withoutMount(mountPlan('sidecar'), 'right'),
} as const;

function withoutMount({ mounts, dropped }: MountPlan, side: Location): MountPlan {
  return { mounts: mounts.filter((mount) => mount !== side), dropped: dropped.filter((mount) => mount !== side) };
}

/** What people call it, or its body where it has no name. */
export const nameOf = ({ name, body: id }: SingleDesign): string => name || vehicleBody(id).name;

/** The vehicle itself first. */
export function hullsOf(design: SingleDesign): readonly Hull[] {
  switch (design.class) {
    case 'ten-wheeler':
      return tenWheelerHulls(design);
    case 'car-trailer':
      return withBox(carTrailerHull(design), 'carTrailer', design.box, 'deluxe/XI.1/body-types');
    case 'trailer': {
      const row = trailer(design.body);
      const base: HullBase = { kind: 'trailer', bodyId: design.body, rule: 'deluxe/XII.2/trailer-types', fit: design };
      return withBox(hull(base, row, TRAILER_PLANS[row.kind]), 'trailer', design.box, 'deluxe/XII.2/flatbed');
    }
    default:
      return [onlyHull(design)];
  }
}

/** Of a class that is one body. */
function onlyHull(design: Exclude<SingleDesign, TenWheelerDesign | CarTrailerDesign | TrailerDesign>): Hull {
  switch (design.class) {
    case 'car':
    case 'grasshopper':
      return carHull(design);
    case 'sidecar':
      return sidecarHull(design);
    case 'trike':
      return trikeHull(design);
    case 'cycle':
      return hull(baseOf(design, 'cycle', 'deluxe/IX.1/frames'), cycleBody(design.body), 'cycle');
    case 'mini-bus':
      return hull(baseOf(design, 'miniBus', 'deluxe/X.3/mini-buses'), miniBus(design.body), 'car');
    case 'tractor':
      return hull(baseOf(design, 'tractor', 'deluxe/XII.1/body-types'), tractor(design.body), 'car');
    case 'bus':
      return hull(baseOf(design, 'bus', 'deluxe/XII.3/body'), bus(design.body), 'bus');
    case 'helicopter':
      return hull(baseOf(design, 'helicopter', 'deluxe/XIII.1/body-types'), helicopterBody(design.body), 'helicopter');
  }
}

const baseOf = (design: SingleDesign, kind: HullKind, rule: DeluxeRule): HullBase => ({
  kind,
  bodyId: design.body,
  rule,
  fit: design,
});

function carHull(design: CarDesign | GrasshopperDesign): Hull {
  return {
    part: '',
    kind: design.class,
    bodyId: design.body,
    body: body(design.body),
    locations: SIX,
    mounts: mountPlan('car'),
    rule: 'deluxe/VIII.1/body-types',
    fit: design,
  };
}

function sidecarHull(design: SidecarDesign): Hull {
  const base: HullBase = { kind: 'sidecar', bodyId: design.body, rule: 'deluxe/IX.1/frames', fit: design };
  return { ...hull(base, sidecarBody(design.body), null), mounts: SIDECAR_MOUNTS[design.side ?? 'right'] };
}

function withBox(own: Hull, id: ArmoredBoxId, box: BoxPart | undefined, rule: DeluxeRule): readonly Hull[] {
  if (box === undefined) return [own];
  return [own, boxHull(own.part === '' ? 'box' : `${own.part}.box`, id, box, rule)];
}

/** Nothing fires back from a cab over a carrier taller than a flatbed (deluxe/X.1/weapons). */
function tenWheelerHulls(design: TenWheelerDesign): readonly Hull[] {
  const part = design.carrier;
  const row = part === undefined ? null : carrier(part.body);
  const seesBack = row === null || row.kind === 'flatbed';
  const base: HullBase = { kind: 'cab', bodyId: design.body, rule: 'deluxe/X.1/cabs', fit: design };
  const own = hull(base, cab(design.body), seesBack ? 'cabOfFlatbed' : 'cab');
  if (part === undefined || row === null) return [own];
  const inner: HullBase = {
    kind: 'carrier',
    bodyId: part.body,
    rule: 'deluxe/X.2/carriers',
    fit: part,
    part: 'carrier',
  };
  const rule = 'deluxe/X.2/armor-and-weapons';
  return [own, ...withBox(hull(inner, row, CARRIER_PLANS[row.kind]), 'carrier', part.box, rule)];
}
