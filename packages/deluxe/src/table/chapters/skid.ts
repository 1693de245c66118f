import { advanceLeg, degrees, endOf, type Motion, type Pose, slideLeg, turnLeg } from '@hardtop/geometry';
import { roll } from '@hardtop/kernel';
import { HALF_MOVE_SKID_LIMIT } from '../../catalog/crash-table-1.ts';
import { type AimedFire, SQUARE } from '../../catalog/units.ts';
import type { DeluxePlay } from '../state/effects.ts';
import { CAR_SIZE, type DeluxeGame, type PendingCrash, type Vehicle } from '../state/state.ts';
import { WHEELS } from '../state/wheels.ts';
import { directionOf } from './maneuver.ts';
import { damageTire } from './tires.ts';
import { type Journey, travel } from './travel.ts';

/** The harder penalty stands until the turn is over (C-06, C-07). */
export function spoilAim(vehicle: Vehicle, penalty: AimedFire): void {
  if (vehicle.aimedFire === 'none') return;
  vehicle.aimedFire = penalty === 'none' ? 'none' : penalty < vehicle.aimedFire ? penalty : vehicle.aimedFire;
}

/** The tail swings out: the front corner on the other side is held (M-12). */
export function fishtailMotion(pose: Pose, side: 'left' | 'right', by: number): Motion {
  const held = { x: ((side === 'left' ? 1 : -1) * CAR_SIZE.width) / 2, y: CAR_SIZE.length / 2 };
  return [turnLeg(pose, held, side === 'left' ? -degrees(by) : degrees(by))];
}

export function* fishtail(
  game: DeluxeGame,
  vehicle: Vehicle,
  tail: NonNullable<PendingCrash['fishtail']>,
): DeluxePlay<Journey> {
  const { result, side } = tail;
  spoilAim(vehicle, result.aimedFire);
  const text = `${vehicle.name} fishtails ${side}, ${result.degrees} degrees.`;
  return yield* travel(game, vehicle, fishtailMotion(vehicle.pose, side, result.degrees), 'fishtail', {
    rule: 'deluxe/IV.7/fishtail',
    text,
  });
}

/** Slides along the old heading, then finishes the move along the nose (M-11). */
export function skidMotion(pose: Pose, heading: number, squares: number, distance: number, direction: 1 | -1): Motion {
  const slide = Math.min(squares * SQUARE, distance < 1 ? HALF_MOVE_SKID_LIMIT * SQUARE : squares * SQUARE);
  const first = slideLeg(heading, slide);
  const rest = distance - slide;
  return rest <= 0 ? [first] : [first, advanceLeg(endOf(pose, [first]), direction * rest)];
}

export function* skid(game: DeluxeGame, vehicle: Vehicle, pending: PendingCrash, distance: number): DeluxePlay {
  const { crash } = pending;
  if (crash?.kind !== 'skid') return;
  spoilAim(vehicle, crash.aimedFire);
  const text = `${vehicle.name} skids: ${crash.name}.`;
  const motion = skidMotion(vehicle.pose, pending.heading, crash.squares, distance, directionOf(vehicle));
  yield* travel(game, vehicle, motion, 'skid', { rule: 'deluxe/IV.7/skid', text });
  if (crash.tirePoints > 0) yield* scrubTires(game, vehicle, crash.tirePoints);
}

function* scrubTires(game: DeluxeGame, vehicle: Vehicle, points: number): DeluxePlay {
  const of = { label: 'Severe skid', rule: 'deluxe/IV.7/skid', wheels: 'kept' } as const;
  for (const corner of WHEELS) {
    for (let index = vehicle.corners[corner].tires.length - 1; index >= 0; index--) {
      yield* damageTire(game, vehicle, corner, index, points, of);
    }
  }
}

/** A side by the die: odd is left. */
export function* anySide(game: DeluxeGame, vehicle: Vehicle): DeluxePlay<'left' | 'right'> {
  const rolled = yield* roll(game, '1d', {
    seat: vehicle.seat,
    rule: 'deluxe/IV.7/roll',
    purpose: `the way ${vehicle.name} turns`,
  });
  return rolled.total % 2 === 1 ? 'left' : 'right';
}
