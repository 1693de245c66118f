import { advanceLeg, degrees, endOf, type Motion, type Pose, slideLeg, turnLeg } from '@hardtop/geometry';
import { roll } from '@hardtop/kernel';
import { COUNTERS } from '../../catalog/counters.ts';
import { HALF_MOVE_SKID_LIMIT } from '../../catalog/crash-table-1.ts';
import { type AimedFire, SQUARE } from '../../catalog/units.ts';
import { ownerOf } from '../queries/deciding.ts';
import { nameOf } from '../queries/names.ts';
import { cornersOf, tiresAt } from '../queries/tires.ts';
import type { DeluxePlay } from '../state/effects.ts';
import type { DeluxeGame, PendingCrash, Vehicle } from '../state/state.ts';
import { directionOf } from './maneuver.ts';
import { damageTire } from './tires.ts';
import { type Journey, travel } from './travel.ts';

/** The harder penalty stands until the turn is over (C-06, C-07). */
export function spoilAim(vehicle: Vehicle, penalty: AimedFire): void {
  if (vehicle.aimedFire === 'none') return;
  vehicle.aimedFire = penalty === 'none' ? 'none' : penalty < vehicle.aimedFire ? penalty : vehicle.aimedFire;
}

/** The tail swings out: the front corner on the other side is held (M-12). */
export function fishtailMotion(
  { pose, counter }: Pick<Vehicle, 'pose' | 'counter'>,
  side: 'left' | 'right',
  by: number,
): Motion {
  const { width, length } = COUNTERS[counter];
  const held = { x: ((side === 'left' ? 1 : -1) * width) / 2, y: length / 2 };
  return [turnLeg(pose, held, side === 'left' ? -degrees(by) : degrees(by))];
}

export function* fishtail(
  game: DeluxeGame,
  vehicle: Vehicle,
  tail: NonNullable<PendingCrash['fishtail']>,
): DeluxePlay<Journey> {
  const { result, side } = tail;
  spoilAim(vehicle, result.aimedFire);
  const text = `${nameOf(game, vehicle)} fishtails ${side}, ${result.degrees} degrees.`;
  return yield* travel(game, vehicle, fishtailMotion(vehicle, side, result.degrees), 'fishtail', {
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
  const text = `${nameOf(game, vehicle)} skids: ${crash.name}.`;
  const motion = skidMotion(vehicle.pose, pending.heading, crash.squares, distance, directionOf(vehicle));
  yield* travel(game, vehicle, motion, 'skid', { rule: 'deluxe/IV.7/skid', text });
  if (crash.tirePoints > 0) yield* scrubTires(game, vehicle, crash.tirePoints);
}

function* scrubTires(game: DeluxeGame, vehicle: Vehicle, points: number): DeluxePlay {
  const of = { label: 'Severe skid', rule: 'deluxe/IV.7/skid', wheels: 'kept' } as const;
  for (const corner of cornersOf(vehicle)) {
    for (const tire of tiresAt(vehicle, corner).toReversed()) yield* damageTire(game, vehicle, tire, points, of);
  }
}

/** A side by the die: odd is left. */
export function* anySide(game: DeluxeGame, vehicle: Vehicle): DeluxePlay<'left' | 'right'> {
  const rolled = yield* roll(game, '1d', {
    seat: ownerOf(game, vehicle),
    rule: 'deluxe/IV.7/roll',
    purpose: `the way ${nameOf(game, vehicle)} turns`,
  });
  return rolled.total % 2 === 1 ? 'left' : 'right';
}
