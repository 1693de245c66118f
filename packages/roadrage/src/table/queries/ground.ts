import type { Pose } from '@hardtop/geometry';
import { SCALE } from '../../catalog/maneuvers.ts';
import { GROUND, SLOPES, type Slope } from '../../catalog/terrain.ts';
import type { RoadGame } from '../state/state.ts';
import { type GroundAt, patchAt } from './map-index.ts';

/** Half a square: counters fill one. */
const HALF = 0.5;

function liesOnOil(game: RoadGame, { x, y }: Pose): boolean {
  for (const { kind, pose } of game.state.counters) {
    if (kind !== 'oil' && kind !== 'flamingOil') continue;
    if (Math.abs(pose.x - x) <= HALF && Math.abs(pose.y - y) <= HALF) return true;
  }
  return false;
}

// Ground under oil is asked for as often as dry ground, and there are few kinds of it.
const oiled = new WeakMap<GroundAt, GroundAt>();

/** Open country is off the road whether its footing says so or its kind. */
export function isOffRoad({ footing, grounds }: GroundAt): boolean {
  return footing === 'offRoad' || grounds.includes('offRoad');
}

/** Oil takes the place of the footing; open country under it stays what it is. */
function underOil(ground: GroundAt): GroundAt {
  const known = oiled.get(ground);
  if (known !== undefined) return known;
  const isNamed = !isOffRoad(ground) || ground.grounds.includes('offRoad');
  const grounds: GroundAt['grounds'] = isNamed ? ground.grounds : ['offRoad', ...ground.grounds];
  const slick: GroundAt = { footing: 'oil', grounds, level: ground.level, soft: ground.soft };
  oiled.set(ground, slick);
  return slick;
}

/** What lies under a pose; oil counters count as oil. Fast: it is asked for every option. */
export function groundAt(game: RoadGame, pose: Pose): GroundAt {
  const ground = patchAt(game.setup, pose.x, pose.y);
  return game.state.counters.length > 0 && liesOnOil(game, pose) ? underOil(ground) : ground;
}

/** Points a turn on this ground costs at a speed: punishing ground spares nobody, rough ground those sprung for it. */
export function roughPoints({ grounds }: GroundAt, speed: number, sprung: boolean): number {
  const hurts = grounds.includes('punishing') || (grounds.includes('rough') && !sprung);
  return hurts ? Math.max(0, (speed - GROUND.damageOver) / SCALE.mphPerSquare) : 0;
}

/** One contour within a square is a moderate slope, more are a sharp one, up or down. */
export function slopeBetween(from: GroundAt, to: GroundAt): Slope | null {
  const contours = Math.abs(from.level - to.level);
  if (contours === 0) return null;
  return contours === 1 ? 'moderate' : 'sharp';
}

/** Squares in the air, or 0 when it stays on the ground. */
export function flightOf(slope: Slope, speed: number): number {
  const { over, mphPerSquare } = SLOPES[slope];
  return speed > over ? Math.ceil(speed / mphPerSquare) : 0;
}
