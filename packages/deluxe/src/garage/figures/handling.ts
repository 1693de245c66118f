// Handling class as it leaves the workshop, every point with its reason.

import type { Modifier } from '@hardtop/kernel';
import { body } from '../../catalog/bodies.ts';
import { BUS_HANDLING } from '../../catalog/buses.ts';
import { TEN_WHEELER_HANDLING } from '../../catalog/cabs.ts';
import { GRASSHOPPER } from '../../catalog/grasshoppers.ts';
import { CONSTRUCTION_HANDLING, HANDLING_CLASS_LIMITS } from '../../catalog/handling.ts';
import { helicopterBody, SAMPLE_LIST_HANDLING } from '../../catalog/helicopter-bodies.ts';
import { SUSPENSIONS } from '../../catalog/suspensions.ts';
import { UNMATCHED_TIRES } from '../../catalog/tires.ts';
import { TRACTOR_HANDLING } from '../../catalog/tractors.ts';
import { REVERSED_TRIKE } from '../../catalog/trike-bodies.ts';
import type { GarageSettings } from '../../variants.ts';
import type {
  CarDesign,
  Design,
  Fittings,
  GrasshopperDesign,
  HelicopterDesign,
  SingleDesign,
} from '../design/design.ts';
import { suspensionOf, type TireRow, tireFits, tireRowsOf, wheelsOf } from '../design/gear.ts';

const LOWEST_NAMED = 'deluxe/IV.5/handling-class';

/** Fronts alike, rears alike; of vehicles other than cars all alike (W-21, deluxe/IX.1/tires). */
function hasUnmatchedTires(design: SingleDesign): boolean {
  const fits = tireFits(design);
  const first = fits[0];
  if (first === undefined) return false;
  const byAxle = (design.class === 'car' || design.class === 'grasshopper') && fits.every(({ at }) => at !== undefined);
  return fits.some(({ tire, at }) => {
    const mate = byAxle ? fits.find((other) => other.at === at) : first;
    return mate !== undefined && mate.tire !== tire;
  });
}

function areAllRadials(rows: readonly TireRow[]): boolean {
  return rows.length > 0 && rows.every((row) => 'handlingBonus' in row && row.handlingBonus > 0);
}

/** Vans, and pickups above 5,500 lb as loaded. */
function carSuspension({ body: id, suspension }: CarDesign | GrasshopperDesign, weight: number): Modifier {
  const row = SUSPENSIONS[suspension];
  const { vanHandling, name } = body(id);
  const isVan = vanHandling === 'always' || (vanHandling !== 'never' && weight > vanHandling.above);
  return {
    value: isVan ? row.vanHandlingClass : row.handlingClass,
    label: isVan ? `${row.name} suspension, ${name.toLowerCase()}` : `${row.name} suspension`,
    rule: 'deluxe/VIII.3/suspension',
  };
}

/** What the body and suspension give; null for what is only towed or pushed. */
function base(design: SingleDesign, weight: number, isTowing: boolean, settings: GarageSettings): Modifier | null {
  switch (design.class) {
    case 'car':
    case 'grasshopper':
      return carSuspension(design, weight);
    case 'cycle':
    case 'sidecar':
    case 'trike': {
      const row = suspensionOf(design);
      return row && { value: row.handlingClass, label: `${row.name} suspension`, rule: 'deluxe/IX.1/suspension' };
    }
    case 'ten-wheeler':
    case 'mini-bus':
      return { value: TEN_WHEELER_HANDLING, label: 'Ten-wheeler', rule: 'deluxe/X.1/cabs' };
    case 'bus':
      return { value: BUS_HANDLING, label: 'Bus', rule: 'deluxe/XII.3/body' };
    case 'tractor': {
      const value = isTowing ? TRACTOR_HANDLING.withTrailer : TRACTOR_HANDLING.alone;
      return isTowing
        ? { value, label: 'Rig', rule: 'deluxe/XII.5/handling-class' }
        : { value, label: 'Tractor alone', rule: 'deluxe/XII.1/suspension' };
    }
    case 'helicopter':
      return helicopter(design, settings);
    case 'car-trailer':
    case 'trailer':
      return null;
  }
}

function helicopter({ body: id }: HelicopterDesign, { errataHelicopterHandling }: GarageSettings): Modifier {
  const { handlingClass, name } = helicopterBody(id);
  const isLess = !errataHelicopterHandling && SAMPLE_LIST_HANDLING.bodies.some((body) => body === id);
  const value = handlingClass - (isLess ? SAMPLE_LIST_HANDLING.less : 0);
  return { value, label: name, rule: 'deluxe/XIII.1/body-types' };
}

/** Fixed guards on the front wheels of a car, or on the pair in front of a reversed trike (W-08). */
function hasFrontGuards(design: SingleDesign): boolean {
  if (design.class === 'trike') return design.reversed === true && fixedGuards(design) > 0;
  if (design.class !== 'car' && design.class !== 'grasshopper') return false;
  if (fixedGuards(design, 'front') > 0) return true;
  // Without a place named, the wheels behind are guarded first.
  const behind = (wheelsOf(design)?.most ?? 0) - FRONT_WHEELS;
  return fixedGuards(design) > behind;
}

const FRONT_WHEELS = 2;

/** Guards of car wheels that do not retract. */
function fixedGuards({ accessories }: Fittings, place?: 'front'): number {
  let count = 0;
  for (const fit of accessories)
    if (fit.id === 'wheelguard' && (place === undefined || fit.at === place)) count += fit.count;
  return count;
}

const isRemote = (fit: Fittings): boolean =>
  fit.accessories.some(({ id, count }) => id === 'remotecontrol' && count > 0);

/** What is gained, then what is lost; the cap lies between them. */
export function handlingModifiers(design: Design, weight: number, settings: GarageSettings): readonly Modifier[] {
  const lead = design.class === 'combination' ? design.lead : design;
  const attached = design.class === 'combination' ? design.attached : [];
  const sidecars = attached.filter((part) => part.class === 'sidecar');
  const first = base(
    lead,
    weight,
    attached.some((part) => part.class === 'trailer'),
    settings,
  );
  if (first === null) return [];
  const gains: Modifier[] = [first];
  for (const sidecar of sidecars) {
    const own = base(sidecar, weight, false, settings);
    if (own !== null) gains.push({ ...own, label: `Sidecar: ${own.label.toLowerCase()}` });
  }
  if (lead.class === 'trike' && lead.reversed === true)
    gains.push({ value: REVERSED_TRIKE.handlingClass, label: 'Reversed trike', rule: 'deluxe/IX.2/reversed-trikes' });
  if ([lead, ...sidecars].every((part) => areAllRadials(tireRowsOf(part))))
    gains.push({
      value: CONSTRUCTION_HANDLING.radials,
      label: 'PR radials all round',
      rule: 'deluxe/VIII.5/pr-radials',
    });
  return [...gains, ...capOf(gains), ...losses(lead, attached)];
}

function capOf(gains: readonly Modifier[]): readonly Modifier[] {
  const over = gains.reduce((sum, { value }) => sum + value, 0) - HANDLING_CLASS_LIMITS.constructionMax;
  return over > 0 ? [{ value: -over, label: 'Never more than 3', rule: LOWEST_NAMED }] : [];
}

function losses(lead: SingleDesign, attached: readonly SingleDesign[]): readonly Modifier[] {
  const all: Modifier[] = [];
  const parts = [lead, ...attached];
  const trailers = attached.filter((part) => part.class !== 'sidecar' && hasUnmatchedTires(part));
  const own = parts.filter((part) => part === lead || part.class === 'sidecar');
  const kinds = new Set(own.flatMap((part) => tireFits(part).map(({ tire }) => tire)));
  const isMixed = own.length > 1 ? kinds.size > 1 : hasUnmatchedTires(lead);
  if (isMixed) all.push({ value: UNMATCHED_TIRES, label: 'Tires that do not match', rule: 'deluxe/VIII.5/tires' });
  if (trailers.length > 0)
    all.push({ value: UNMATCHED_TIRES, label: 'Trailer tires that do not match', rule: 'deluxe/XI.1/tires' });
  if (hasFrontGuards(lead))
    all.push({
      value: CONSTRUCTION_HANDLING.frontWheelguards,
      label: 'Wheelguards in front',
      rule: 'deluxe/VIII.8/wheelguards',
    });
  if (isRemote(lead))
    all.push({
      value: CONSTRUCTION_HANDLING.remoteControl,
      label: 'Remote control',
      rule: 'deluxe/VIII.8/remote-control',
    });
  return all;
}

/** null for what does not steer itself. */
export function handlingClassOf(design: Design, weight: number, settings: GarageSettings): number | null {
  const modifiers = handlingModifiers(design, weight, settings);
  if (modifiers.length === 0) return null;
  let sum = 0;
  for (const { value } of modifiers) sum += value;
  return sum;
}

/** Aloft the body no longer matters (deluxe/XIII.4/grasshoppers). */
export const airHandlingClassOf = (design: Design): number | null =>
  design.class === 'grasshopper' ? GRASSHOPPER.airHandlingClass : null;
