import { distance, type Point, sightLine, TOLERANCE } from '@hardtop/geometry';
import { roll, type Seat } from '@hardtop/kernel';
import { BURST_DICE, type BurstReach } from '../../catalog/burst.ts';
import { COUNTERS } from '../../catalog/counters.ts';
import { isAlive } from '../queries/crew.ts';
import { personName } from '../queries/people.ts';
import { standingPieces } from '../queries/structures.ts';
import type { DeluxePlay } from '../state/effects.ts';
import type { PersonId } from '../state/ids.ts';
import { type DeluxeGame, onMap, type Pedestrian, shapeOf } from '../state/state.ts';
import { hurtPedestrian } from './crew.ts';

const RULE = 'deluxe/V.3/burst';

/** A warhead that goes off. */
interface Burst {
  /** Null for what does not burst. */
  readonly reach: BurstReach | null;
  readonly at: Point;
  readonly seat: Seat;
  /** Whoever it struck has its damage, not its splinters. */
  readonly struck: PersonId | null;
}

/** One die to everybody on foot in reach who has no cover; vehicles and walls take nothing from it (D-09, D-10). */
export function* burstAt(game: DeluxeGame, { reach, at, seat, struck }: Burst): DeluxePlay {
  const { pedestrians } = game.state;
  if (pedestrians.length === 0 || reach === null) return;
  const near = pedestrians.filter(
    (walker) => walker.person.id !== struck && isAlive(walker.person) && isNear(walker, at, reach.radius),
  );
  const caught = near.filter((walker) => !isCovered(game, walker, at));
  if (caught.length === 0) return;
  const names = caught.map(({ person }) => personName(game.setup, person)).join(' and ');
  const burst = { x: at.x, y: at.y, radius: reach.radius };
  const marks = ['burst/people'];
  game.emit({ kind: 'burst', rule: RULE, outcome: 'bad', text: `The burst catches ${names}.`, burst, marks });
  for (const walker of caught) {
    const purpose = `the burst on ${personName(game.setup, walker.person)}`;
    const { total } = yield* roll(game, BURST_DICE, { seat, rule: RULE, purpose });
    yield* hurtPedestrian(game, walker, reach.half ? Math.ceil(total / 2) : total, { rule: RULE, bodyArmor: true });
  }
}

/** Some part of his square is in reach. */
function isNear({ pose }: Pedestrian, at: Point, radius: number): boolean {
  return distance(pose, at) <= radius + COUNTERS.pedestrian.width / 2 + TOLERANCE;
}

/** Behind a wall that stands or a vehicle; who is on top of one is not behind it. */
function isCovered({ setup, state }: DeluxeGame, { pose, riding }: Pedestrian, at: Point): boolean {
  const between = riding === undefined ? onMap(state) : onMap(state).filter(({ id }) => id !== riding);
  const shapes = [...between.map(shapeOf), ...standingPieces(setup, state).map(({ shape }) => shape)];
  return distance(pose, at) > TOLERANCE && sightLine(at, pose, shapes) !== null;
}
