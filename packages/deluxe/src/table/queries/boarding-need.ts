// What it takes to reach a vehicle that drives past (deluxe/VI.3/boarding).

import { toLocal } from '@hardtop/geometry';
import { type Modifier, needOf, type Target } from '@hardtop/kernel';
import { BOARDING, FROM_THE_SIDE } from '../../catalog/boarding.ts';
import { type Pedestrian, sizeOf, type Vehicle } from '../state/state.ts';

const RULE = 'deluxe/VI.3/boarding';

/** What a speed asks for on two dice; null for what nobody gets on. */
function needAt(mph: number): { readonly need: number | null } | null {
  return BOARDING.find(({ to }) => mph <= to) ?? null;
}

export function targetAt(mph: number, modifiers: readonly Modifier[]): Target {
  const row = needAt(mph);
  if (row === null) return { kind: 'impossible', because: `${mph} mph is too fast.`, rule: RULE };
  if (row.need === null) return { kind: 'automatic', because: `${mph} mph is slow enough.`, rule: RULE };
  return needOf(row.need, modifiers);
}

const NONE: readonly Modifier[] = [];

/** From the ground: from its side it reads faster (X-PE1). */
export function boardingNeed(actor: Pedestrian, vehicle: Vehicle): Target {
  const { x } = toLocal(vehicle.pose, actor.pose);
  const fromSide = Math.abs(x) > sizeOf(vehicle).width / 2;
  return targetAt(Math.abs(vehicle.speed) + (fromSide && vehicle.speed !== 0 ? FROM_THE_SIDE : 0), NONE);
}

/** Down again on one's feet. */
export function swingNeed(vehicle: Vehicle): Target {
  return targetAt(Math.abs(vehicle.speed), NONE);
}
