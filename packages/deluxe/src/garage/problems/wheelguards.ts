// Wheelguards: one to a wheel, of the kind that fits it (deluxe/VIII.8/wheelguards, deluxe/VIII.8/cycle-wheelguards).

import { ARMOR_TYPES } from '../../catalog/armor.ts';
import { BUS_WHEELGUARDS_PER_SIDE } from '../../catalog/buses.ts';
import { carTrailer } from '../../catalog/car-trailers.ts';
import { TRAILER_WHEELGUARDS } from '../../catalog/trailers.ts';
import type { SingleDesign } from '../design/design.ts';
import type { AccessoryFit } from '../design/fittings.ts';
import { isOversized, wheelsOf } from '../design/gear.ts';
import type { Hull } from '../design/hull.ts';
import { type PartId, partRow } from '../design/parts.ts';
import type { Findings } from './problem.ts';

const isGuard = (id: PartId): boolean => partRow(id).special.kind === 'wheelguard';
const isForCycleWheels = (id: PartId): boolean => id === 'cyclewheelguard';

export function wheelguardProblems(found: Findings, design: SingleDesign, hull: Hull): void {
  hull.fit.accessories.forEach((fit, index) => {
    if (!isGuard(fit.id)) return;
    pointProblem(found, fit, index);
    countProblem(found, design, hull, fit, index);
    if (found.settings.errataMatchingArmor) matchProblem(found, hull, fit, index);
  });
}

function pointProblem(found: Findings, fit: AccessoryFit, index: number): void {
  const { name, rule, special } = partRow(fit.id);
  const points = fit.points ?? 0;
  if (special.kind !== 'wheelguard' || (points >= 1 && points <= special.maxPoints && Number.isInteger(points))) return;
  const message = `${name} of ${points} points; 1 to ${special.maxPoints} are possible.`;
  const item = { list: 'accessories', index } as const;
  found.add('wheelguard', `${fit.id} points`, rule, message, { item, excess: points - special.maxPoints });
}

/** Fixed and retractable ones share the wheels; the front pair of a trike's wheels, or its back pair, is a car's. */
function countProblem(found: Findings, design: SingleDesign, hull: Hull, { id }: AccessoryFit, index: number): void {
  const alike = (other: AccessoryFit): boolean =>
    isGuard(other.id) && isForCycleWheels(other.id) === isForCycleWheels(id);
  const { accessories } = hull.fit;
  if (accessories.findIndex(alike) !== index) return;
  let count = 0;
  for (const fit of accessories) if (alike(fit)) count += fit.count;
  const most = mostGuards(design, id);
  if (count <= most) return;
  const isCycles = isForCycleWheels(id);
  const where = `${isCycles ? 'cycle wheelguard' : 'wheelguard'} count`;
  const rule = isCycles ? 'deluxe/VIII.8/cycle-wheelguards' : 'deluxe/VIII.8/wheelguards';
  const item = { list: 'accessories', index } as const;
  const message = `${count} wheelguards for ${most} places.`;
  found.add('wheelguard', where, rule, message, { item, excess: count - most });
}

/** Paired truck tires share one (deluxe/XII.3/body). */
function mostGuards(design: SingleDesign, id: PartId): number {
  const wheels = wheelsOf(design)?.most ?? 0;
  switch (design.class) {
    case 'trike':
      return isForCycleWheels(id) ? 1 : wheels - 1;
    case 'car-trailer':
      return isForCycleWheels(id) === (carTrailer(design.body).tires === 'cycle') ? wheels : 0;
    case 'trailer':
      return TRAILER_WHEELGUARDS[design.kind];
    default:
      return isOversized(design) ? BUS_WHEELGUARDS_PER_SIDE * 2 : wheels;
  }
}

/** By the later errata (W-08). */
function matchProblem(found: Findings, hull: Hull, { id, armorType = 'normal' }: AccessoryFit, index: number): void {
  const { type } = hull.fit.armor;
  if (armorType === type) return;
  const { name, rule } = partRow(id);
  const kind = ARMOR_TYPES[type].name.toLowerCase();
  const message = `${name}: its armor must match the vehicle's, ${kind}.`;
  found.add('wheelguard', `${id} kind`, rule, message, { item: { list: 'accessories', index } });
}
