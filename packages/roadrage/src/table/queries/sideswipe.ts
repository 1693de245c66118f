import { headingDifference } from '@hardtop/geometry';
import { GRID_MANEUVERS, type Maneuver, OPEN_MANEUVERS } from '../../catalog/maneuvers.ts';
import type { RoadGame, Vehicle } from '../state/state.ts';
import { fieldOf } from './field-of.ts';
import { bodyOf, travelOf } from './figures.ts';
import type { Side } from './maneuvers.ts';

/** Without a grid nobody drives exactly parallel: half a step of the facings. */
const ALONGSIDE = 75;

/** How far the widest drift goes to the side. */
function reachOf(maneuvers: readonly Maneuver[]): number {
  return Math.max(...maneuvers.map(({ shift }) => shift ?? 0));
}

const GRID_REACH = reachOf(GRID_MANEUVERS);

const OPEN_REACH = reachOf(OPEN_MANEUVERS);

/** The vehicle alongside on that side that a drift of so many squares would hit and that heads the same way. */
export function sideswipeTarget(
  game: RoadGame,
  vehicle: Vehicle,
  side: Side,
  squares = fieldOf(game).alternate ? OPEN_REACH : GRID_REACH,
): Vehicle | null {
  const field = fieldOf(game);
  const grid = field.kind === 'grid';
  const body = bodyOf(game, vehicle);
  const aside = { pose: field.shift(vehicle.pose, side, squares), body };
  const travel = travelOf(vehicle);
  for (const other of game.state.vehicles) {
    if (other === vehicle || other.gone || other.down !== 0 || other.flight !== null) continue;
    // One that backs or slides past with the same facing does not head the same way.
    const off = Math.max(headingDifference(other.pose.h, vehicle.pose.h), headingDifference(travelOf(other), travel));
    if (off > (grid ? 0 : ALONGSIDE)) continue;
    if (field.touches(aside, { pose: other.pose, body: bodyOf(game, other) })) return other;
  }
  return null;
}
