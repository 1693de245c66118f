import type { Heading, Pose } from '@hardtop/geometry';
import { ON_FOOT } from '../../catalog/people.ts';
import { OBJECTS } from '../../catalog/rams.ts';
import type { Setup } from '../../scenarios/setup.ts';
import type { Person, RoadGame, State, Vehicle } from '../state/state.ts';
import { fieldOf } from './field-of.ts';
import { bodyOf } from './figures.ts';
import { obstaclesInSquare, patchAt } from './map-index.ts';

// Where people are: in seats, on the outside of vehicles, on the ground. Nobody is in two places at once.

/** The living who cling to a vehicle. */
export function clingersOf(state: State, vehicle: Vehicle): readonly Person[] {
  return state.people.filter(({ place, hp }) => hp > 0 && place.kind === 'aboard' && place.vehicle === vehicle.id);
}

/** The map and what is left of it. */
interface Surroundings {
  readonly setup: Setup;
  readonly state: Pick<State, 'smashed'>;
}

/** Behind something solid, or in a building, one is hidden unless one fires. */
export function coverAt({ setup, state }: Surroundings, pose: Pose): 'none' | 'full' {
  for (const { id, kind } of obstaclesInSquare(setup, pose))
    if (OBJECTS[kind].size >= ON_FOOT.coverSize && !state.smashed.includes(id)) return 'full';
  return 'none';
}

export function isOnMap({ setup }: RoadGame, { x, y }: Pose): boolean {
  const { minX, minY, maxX, maxY } = setup.bounds;
  return x >= minX && x <= maxX && y >= minY && y <= maxY;
}

/** The vehicle in a place, if any; flying ones too, since they come down. */
export function vehicleAt(game: RoadGame, pose: Pose): Vehicle | null {
  const field = fieldOf(game);
  const isGrid = field.kind === 'grid';
  const thing = { pose, body: null };
  for (const vehicle of game.state.vehicles) {
    if (vehicle.gone || (isGrid && isFar(vehicle.pose, pose))) continue;
    if (field.touches({ pose: vehicle.pose, body: bodyOf(game, vehicle) }, thing)) return vehicle;
  }
  return null;
}

/** On the grid not even a long vehicle reaches further than the next square. */
function isFar(a: Pose, b: Pose): boolean {
  return Math.abs(a.x - b.x) > 1 || Math.abs(a.y - b.y) > 1;
}

/** Walls and cliffs stop people; everything else they get around, over or into. */
export function stopsPeople(game: RoadGame, pose: Pose): boolean {
  if (!isOnMap(game, pose)) return true;
  if (patchAt(game.setup, pose.x, pose.y).grounds.includes('impassable')) return true;
  for (const { id, kind } of obstaclesInSquare(game.setup, pose))
    if ((kind === 'brickWall' || kind === 'interiorWall') && !game.state.smashed.includes(id)) return true;
  return false;
}

/** Flung from a pose: as far as nothing is in the way, beside the vehicle at least. */
export function flungFrom(game: RoadGame, from: Pose, heading: Heading, squares: number): Pose {
  const field = fieldOf(game);
  let pose = from;
  let step = from;
  for (let i = 0; i < squares; i++) {
    step = field.step(step, heading);
    if (stopsPeople(game, step)) break;
    if (vehicleAt(game, step) === null) pose = step;
  }
  return pose;
}
