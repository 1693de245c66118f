import { dot, forwardOf, headingDifference, subtract } from '@hardtop/geometry';
import type { Position } from '../../catalog/solitaire.ts';
import type { RoadGame, Vehicle } from '../state/state.ts';
import { aheadOnRoad } from './road.ts';
import { areEnemies, looksOut } from './sides.ts';

const QUARTER = 900;

function enemiesOf(game: RoadGame, vehicle: Vehicle): readonly Vehicle[] {
  const { setup, state } = game;
  return state.vehicles.filter(
    (other) => areEnemies(setup, other.seat, vehicle.seat) && !other.gone && !looksOut(setup, state, other),
  );
}

/** Squares by which another is ahead: along the road, or along its own nose where there is none. */
export function aheadOf(game: RoadGame, vehicle: Vehicle, other: Vehicle): number {
  const { road } = game.setup;
  if (road !== null) return aheadOnRoad(road, vehicle.pose, other.pose);
  return dot(subtract(other.pose, vehicle.pose), forwardOf(vehicle.pose.h));
}

/** Behind all enemies one attacks, ahead of all one defends; in between nothing changes. */
export function placeAmong(game: RoadGame, vehicle: Vehicle): Position | null {
  const gaps = enemiesOf(game, vehicle).map((enemy) => aheadOf(game, vehicle, enemy));
  if (gaps.length === 0) return null;
  if (gaps.every((gap) => gap > 0)) return 'offensive';
  return gaps.every((gap) => gap < 0) ? 'defensive' : null;
}

export function facesAll(game: RoadGame, vehicle: Vehicle): boolean {
  const enemies = enemiesOf(game, vehicle);
  return enemies.length > 0 && enemies.every((enemy) => headingDifference(enemy.pose.h, vehicle.pose.h) > QUARTER);
}
