import { distance, type Pose } from '@hardtop/geometry';
import { SIGHT_BLOCKERS } from '../../catalog/rams.ts';
import type { Setup } from '../../scenarios/setup.ts';
import type { RoadGame, Vehicle } from '../state/state.ts';
import type { Field } from './field.ts';
import { fieldOf } from './field-of.ts';
import { bodyOf } from './figures.ts';
import { groundAt } from './ground.ts';
import { sizeOf } from './open-field.ts';
import { crosses } from './square.ts';

/** One end of a line of fire, and how many floors up it is. */
export interface SightEnd {
  readonly pose: Pose;
  readonly floor: number;
}

/** What stops a shot between two ends, or null. The vehicles at the ends themselves do not. */
export function blockerOf(
  game: RoadGame,
  from: SightEnd,
  to: SightEnd,
  ends: readonly (Vehicle | null)[],
): string | null {
  for (const vehicle of game.state.vehicles) {
    if (vehicle.gone || vehicle.flight !== null || ends.includes(vehicle)) continue;
    if (vehicleBetween(game, vehicle, from.pose, to.pose)) return vehicle.name;
  }
  return wallBetween(game, from, to) ?? (hillBetween(game, from, to) ? 'high ground' : null);
}

function vehicleBetween(game: RoadGame, vehicle: Vehicle, from: Pose, to: Pose): boolean {
  const field = fieldOf(game);
  const { pose } = vehicle;
  if (field.kind === 'open') {
    const { length, width } = sizeOf(bodyOf(game, vehicle));
    return crosses(from, to, pose, length, width);
  }
  if (shares(pose, from) || shares(pose, to)) return false;
  return squareBetween(from, to, pose) || tailBetween(game, field, vehicle, from, to);
}

/** A bus may fill the square behind it too. */
function tailBetween(game: RoadGame, field: Field, vehicle: Vehicle, from: Pose, to: Pose): boolean {
  const body = bodyOf(game, vehicle);
  const tail = field.step(vehicle.pose, vehicle.pose.h + 1800);
  if (!field.touches({ pose: vehicle.pose, body }, { pose: tail, body: null })) return false;
  return !shares(tail, from) && !shares(tail, to) && squareBetween(from, to, tail);
}

function shares(a: Pose, b: Pose): boolean {
  return a.x === b.x && a.y === b.y;
}

/** Squares of the grid lie north and south whatever their vehicles face. */
function squareBetween(from: Pose, to: Pose, { x, y }: Pose): boolean {
  return crosses(from, to, { x, y, h: 0 }, 1, 1);
}

function wallBetween(game: RoadGame, from: SightEnd, to: SightEnd): string | null {
  for (const obstacle of game.setup.obstacles) {
    if (!SIGHT_BLOCKERS.includes(obstacle.kind) || game.state.smashed.includes(obstacle.id)) continue;
    const { pose, size, label } = obstacle;
    if (!crosses(from.pose, to.pose, pose, size.length, size.width)) continue;
    // Whoever is in the building fires out of its windows and can be seen in them.
    if (!within(from.pose, obstacle) && !within(to.pose, obstacle)) return label;
  }
  return null;
}

function within(
  point: Pose,
  { pose, size }: { readonly pose: Pose; readonly size: { length: number; width: number } },
): boolean {
  const tiny = { x: point.x + 1e-5, y: point.y + 1e-5 };
  return crosses(point, tiny, pose, size.length, size.width);
}

const hilly = new WeakMap<Setup, boolean>();

function isHilly(setup: Setup): boolean {
  const known = hilly.get(setup);
  if (known !== undefined) return known;
  const found = setup.patches.some(({ level }) => level !== 0);
  hilly.set(setup, found);
  return found;
}

/** Looks at the ground twice a square; only where the map has heights at all. */
function hillBetween(game: RoadGame, from: SightEnd, to: SightEnd): boolean {
  if (!isHilly(game.setup)) return false;
  const top = Math.max(levelOf(game, from), levelOf(game, to));
  const dx = to.pose.x - from.pose.x;
  const dy = to.pose.y - from.pose.y;
  const looks = Math.ceil(distance(from.pose, to.pose) * 2);
  for (let i = 1; i < looks; i++) {
    const share = i / looks;
    const pose = { x: from.pose.x + dx * share, y: from.pose.y + dy * share, h: 0 };
    if (groundAt(game, pose).level > top) return true;
  }
  return false;
}

function levelOf(game: RoadGame, { pose, floor }: SightEnd): number {
  return groundAt(game, pose).level + floor;
}

/** Whether smoke lies anywhere on the way, at either end too. */
export function throughSmoke(game: RoadGame, from: Pose, to: Pose): boolean {
  for (const { kind, pose } of game.state.counters) if (kind === 'smoke' && crosses(from, to, pose, 1, 1)) return true;
  return false;
}
