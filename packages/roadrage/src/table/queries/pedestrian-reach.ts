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
  for (const obstacle of obstaclesInSquare(game.setup, pose)) if (obstacle.kind === 'building') return obstacle;
  return undefined;
}

/** Up and down stairs costs a square for each floor; upper floors end with the building. */
function freshNeighbors(game: RoadGame, { pose, floor }: StandingPlace, looked: Looked): readonly StandingPlace[] {
  const field = fieldOf(game);
  const building = buildingAt(game, pose);
  const around: StandingPlace[] = [];
  for (let heading = 0; heading < 3600; heading += EIGHTH) {
    const next = field.step(pose, heading);
    if (floor > 0 && (building === undefined || buildingAt(game, next) !== building)) continue;
    if (looked.isNew(next, floor) && !stopsPeople(game, next)) around.push({ pose: next, floor });
  }
  const up = floor + ON_FOOT.floorCost;
  if (building !== undefined && floor + 1 < building.floors && looked.isNew(pose, up)) around.push({ pose, floor: up });
  const down = floor - ON_FOOT.floorCost;
  if (floor > 0 && looked.isNew(pose, down)) around.push({ pose, floor: down });
  return around;
}

/** Squares and floors within two steps of a place, each a small number. */
const SPAN = 2 * ON_FOOT.squares + 1;

/** Where one has looked already. */
class Looked {
  private readonly seen = new Uint8Array(SPAN * SPAN * SPAN);
  private readonly start: StandingPlace;

  constructor(start: StandingPlace) {
    this.start = start;
    this.isNew(start.pose, start.floor);
  }

  /** Asked a second time it is not. */
  isNew({ x, y }: Pose, floor: number): boolean {
    const { pose, floor: ground } = this.start;
    const east = Math.round(x - pose.x) + ON_FOOT.squares;
    const north = Math.round(y - pose.y) + ON_FOOT.squares;
    const key = ((floor - ground + ON_FOOT.squares) * SPAN + north) * SPAN + east;
    if (this.seen[key] === 1) return false;
    this.seen[key] = 1;
    return true;
  }
}

/** On the grid: every square and floor within two steps, not through vehicles. */
export function reachOf(game: RoadGame, person: Person): Reach {
  const { place } = person;
  if (place.kind !== 'foot') return { spots: [], vehicles: [] };
  const start: StandingPlace = { pose: place.pose, floor: place.floor };
  const looked = new Looked(start);
  const spots: StandingPlace[] = [];
  const vehicles: Vehicle[] = [];
  let edge: readonly StandingPlace[] = [start];
  for (let step = 0; step < ON_FOOT.squares; step++) {
    const next: StandingPlace[] = [];
    for (const from of edge) {
      for (const spot of freshNeighbors(game, from, looked)) {
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
