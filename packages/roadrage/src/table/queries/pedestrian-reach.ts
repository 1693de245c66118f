import type { Pose } from '@hardtop/geometry';
import { ON_FOOT } from '../../catalog/people.ts';
import type { Obstacle } from '../../scenarios/setup.ts';
import type { Person, RoadGame, Vehicle } from '../state/state.ts';
import { fieldOf } from './field-of.ts';
import { EIGHTH } from './grid-field.ts';
import { obstaclesInSquare } from './map-index.ts';
import { stopsPeople, vehicleAt } from './places.ts';

/** A place somebody on foot can be at the end of his move. */
export interface StandingPlace {
  readonly pose: Pose;
  readonly floor: number;
}

export interface Reach {
  readonly spots: readonly StandingPlace[];
  /** Vehicles he can walk up to. */
  readonly vehicles: readonly Vehicle[];
}

function buildingAt(game: RoadGame, pose: Pose): Obstacle | undefined {
  return obstaclesInSquare(game.setup, pose).find(({ kind }) => kind === 'building');
}

/** Up and down stairs costs a square for each floor; upper floors end with the building. */
function neighbors(game: RoadGame, { pose, floor }: StandingPlace): readonly StandingPlace[] {
  const field = fieldOf(game);
  const building = buildingAt(game, pose);
  const around: StandingPlace[] = [];
  for (let heading = 0; heading < 3600; heading += EIGHTH) {
    const next = field.step(pose, heading);
    if (stopsPeople(game, next)) continue;
    if (floor === 0 || (building !== undefined && buildingAt(game, next) === building))
      around.push({ pose: next, floor });
  }
  if (building !== undefined && floor + 1 < building.floors) around.push({ pose, floor: floor + ON_FOOT.floorCost });
  if (floor > 0) around.push({ pose, floor: floor - ON_FOOT.floorCost });
  return around;
}

/** Squares and floors within two steps of a place, each a small number. */
const SPAN = 2 * ON_FOOT.squares + 1;

function keyOf({ pose, floor }: StandingPlace, from: StandingPlace): number {
  const east = Math.round(pose.x - from.pose.x) + ON_FOOT.squares;
  const north = Math.round(pose.y - from.pose.y) + ON_FOOT.squares;
  return ((floor - from.floor + ON_FOOT.squares) * SPAN + north) * SPAN + east;
}

/** On the grid: every square and floor within two steps, not through vehicles. */
export function reachOf(game: RoadGame, person: Person): Reach {
  const { place } = person;
  if (place.kind !== 'foot') return { spots: [], vehicles: [] };
  const start: StandingPlace = { pose: place.pose, floor: place.floor };
  const seen = new Uint8Array(SPAN * SPAN * SPAN);
  seen[keyOf(start, start)] = 1;
  const spots: StandingPlace[] = [];
  const vehicles: Vehicle[] = [];
  let edge: readonly StandingPlace[] = [start];
  for (let step = 0; step < ON_FOOT.squares; step++) {
    const next: StandingPlace[] = [];
    for (const from of edge) {
      for (const spot of neighbors(game, from)) {
        const key = keyOf(spot, start);
        if (seen[key] === 1) continue;
        seen[key] = 1;
        const vehicle = spot.floor === 0 ? vehicleAt(game, spot.pose) : null;
        if (vehicle === null) next.push(spot);
        else if (!vehicles.includes(vehicle)) vehicles.push(vehicle);
      }
    }
    spots.push(...next);
    edge = next;
  }
  return { spots, vehicles };
}
