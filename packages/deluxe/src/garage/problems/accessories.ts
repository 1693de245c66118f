// Accessories: who may have them, how many, and where (deluxe/VIII.8/accessories).

import type { AccessoryId } from '../../catalog/accessories.ts';
import { type AccessoryCarrier, accessoryFit } from '../../catalog/accessory-fits.ts';
import { carTrailer } from '../../catalog/car-trailers.ts';
import { type CarrierKind, carrier } from '../../catalog/carriers.ts';
import { helicopterBody } from '../../catalog/helicopter-bodies.ts';
import { RAMP_BODIES, RAMPS, type RampId } from '../../catalog/ramps.ts';
import { trailer } from '../../catalog/trailers.ts';
import { vehicleFeet } from '../../catalog/vehicle-lengths.ts';
import type { DeluxeRule } from '../../rules.ts';
import type { SingleDesign } from '../design/design.ts';
import type { AccessoryFit } from '../design/fittings.ts';
import { tireFits } from '../design/gear.ts';
import type { Hull } from '../design/hull.ts';
import { type PartId, partRow } from '../design/parts.ts';
import { type Findings, sideName } from './problem.ts';

export function accessoryProblems(found: Findings, design: SingleDesign, hull: Hull): void {
  hull.fit.accessories.forEach((fit, index) => {
    classProblem(found, design, hull, fit, index);
    countProblem(found, design, hull, fit, index);
    placeProblem(found, design, hull, fit, index);
  });
}

const isRamp = (id: PartId): id is RampId => id in RAMPS;

/** Berths in cabs and buses, wheel ramps on what carries cargo, the assault ramp in van trailers and buses. */
const RAMP_CARRIERS: readonly AccessoryCarrier[] = ['trailer', 'carTrailer', 'carrier'];
const ASSAULT_CARRIERS: readonly AccessoryCarrier[] = ['trailer', 'carTrailer', 'carrier', 'bus', 'miniBus'];
const BERTH_CARRIERS: readonly AccessoryCarrier[] = ['tractor', 'cab', 'bus', 'miniBus'];

function carriersOf(id: PartId): readonly AccessoryCarrier[] {
  if (id === 'sleeperberth') return BERTH_CARRIERS;
  if (isRamp(id)) return id === 'ramps' ? RAMP_CARRIERS : ASSAULT_CARRIERS;
  return accessoryFit(id).on;
}

/** Belongs to a weapon or a person, and is bought there. */
const ELSEWHERE: readonly PartId[] = [
  'magazine',
  'computer',
  'hirescomputer',
  'cyberlink',
  'bodyarmor',
  'improvedbodyarmor',
];

function classProblem(found: Findings, design: SingleDesign, hull: Hull, fit: AccessoryFit, index: number): void {
  const row = partRow(fit.id);
  const item = { item: { list: 'accessories', index } } as const;
  if (ELSEWHERE.includes(fit.id)) {
    found.add(
      'accessory-place',
      fit.id,
      'deluxe/VIII.8/accessories',
      `${row.name}: belongs to a person or a weapon, not to the vehicle.`,
      item,
    );
    return;
  }
  const on = carriersOf(fit.id);
  const kind = hull.kind === 'box' ? 'carrier' : hull.kind;
  const isVan = design.class === 'car' && design.body === 'van' && on.includes('van');
  const isReversed = design.class === 'trike' && design.reversed === true && on.includes('reversedTrike');
  if ((on.includes(kind) && takesRamp(design, hull, fit.id)) || isVan || isReversed) return;
  found.add('accessory-class', fit.id, row.rule, `${row.name}: not for this vehicle (${hull.body.name}).`, item);
}

/** Of bodies with a bed only some. */
function takesRamp(design: SingleDesign, hull: Hull, id: PartId): boolean {
  const kind = isRamp(id) ? bedOf(design, hull) : null;
  if (kind === null || !isRamp(id)) return true;
  const bodies: readonly CarrierKind[] = RAMP_BODIES[id];
  return bodies.includes(kind);
}

function bedOf(design: SingleDesign, { kind }: Hull): CarrierKind | null {
  if (design.class === 'trailer') return trailer(design.body).kind;
  if (design.class === 'car-trailer') return carTrailer(design.body).kind;
  if (design.class !== 'ten-wheeler' || kind !== 'carrier' || design.carrier === undefined) return null;
  return carrier(design.carrier.body).kind;
}

const maxOf = (id: PartId): number | null => (id === 'sleeperberth' || isRamp(id) ? null : accessoryFit(id).max);

function total(hull: Hull, id: PartId): number {
  let count = 0;
  for (const fit of hull.fit.accessories) if (fit.id === id) count += fit.count;
  return count;
}

const isFirst = (hull: Hull, id: PartId, index: number): boolean =>
  hull.fit.accessories.findIndex((fit) => fit.id === id) === index;

const EXTINGUISHERS: readonly AccessoryId[] = ['fireextinguisher', 'improvedfireextinguisher'];

function countProblem(found: Findings, design: SingleDesign, hull: Hull, fit: AccessoryFit, index: number): void {
  if (!isFirst(hull, fit.id, index)) return;
  const { name, rule } = partRow(fit.id);
  const count = total(hull, fit.id);
  const item = { list: 'accessories', index } as const;
  const limit = limitOf(design, hull, fit.id);
  if (limit !== null && count > limit.most)
    found.add('accessory-count', fit.id, limit.rule, `${name}: ${count} of them; ${limit.most} at most.`, {
      item,
      excess: count - limit.most,
    });
  if (fit.id === 'fireextinguisher' && total(hull, EXTINGUISHERS[1] ?? fit.id) > 0)
    found.add('accessory-count', 'extinguishers', rule, 'Two kinds of fire extinguisher; one is enough.', { item });
}

function limitOf(
  design: SingleDesign,
  hull: Hull,
  id: PartId,
): { readonly most: number; readonly rule: DeluxeRule } | null {
  const { special, rule } = partRow(id);
  if (special.kind === 'grenade')
    return { most: mostGrenades(hull, special.feetEach), rule: 'deluxe/VIII.8/ap-grenade' };
  const most = special.kind === 'tire-chains' ? tireCount(design) : maxOf(id);
  return most === null ? null : { most, rule };
}

/** One to front and back each, and one for every 7.5 feet along the four long sides. */
function mostGrenades({ bodyId }: Hull, feetEach: number): number {
  const along = Math.max(1, Math.floor((bodyId === null ? 0 : vehicleFeet(bodyId)) / feetEach));
  return 2 + 4 * along;
}

function tireCount(design: SingleDesign): number {
  let count = 0;
  for (const fit of tireFits(design)) count += fit.count;
  return count;
}

function placeProblem(found: Findings, design: SingleDesign, hull: Hull, fit: AccessoryFit, index: number): void {
  const { name } = partRow(fit.id);
  const add = (where: string, rule: DeluxeRule, message: string): void =>
    found.add('accessory-place', where, rule, message, { item: { list: 'accessories', index } });
  switch (fit.id) {
    case 'ramplate':
      if ((hull.fit.armor.points.front ?? 0) === 0)
        add('ramplate', 'deluxe/VIII.8/ram-plate', 'A ram plate needs armor in front to be made of.');
      return;
    case 'airdam':
      if ('suspension' in design && design.suspension === 'offroad')
        add('airdam', 'deluxe/VIII.8/spoiler-airdam', 'No airdam with off-road suspension.');
      return;
    case 'sidedoor':
      if (fit.at !== undefined && !isSide(fit.at))
        add('sidedoor', 'deluxe/VIII.8/side-door', `A side door is right or left, not ${sideName(fit.at)}.`);
      return;
    case 'winch':
      if (!hasDoor(design, hull, fit.at))
        add('winch', 'deluxe/XIII.1/winch', `${name}: there is no door to the ${sideName(fit.at ?? 'right')}.`);
      return;
    default:
  }
}

const isSide = (at: string): boolean => at === 'right' || at === 'left' || at.endsWith('Right') || at.endsWith('Left');

/** The larger helicopters come with a door on the right; a bomb bay serves below (deluxe/XIII.1/winch). */
function hasDoor(design: SingleDesign, hull: Hull, at: AccessoryFit['at']): boolean {
  const side = at ?? 'right';
  const { accessories } = hull.fit;
  if (side === 'underbody') return accessories.some(({ id }) => id === 'bombbay');
  const isFree = side === 'right' && design.class === 'helicopter' && helicopterBody(design.body).freeSideDoor;
  return isFree || accessories.some(({ id, at: door }) => id === 'sidedoor' && (door ?? 'right') === side);
}
