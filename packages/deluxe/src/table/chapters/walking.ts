import { headingOf, makePose, overlaps, type Pose, rectangle } from '@hardtop/geometry';
import { COUNTERS } from '../../catalog/counters.ts';
import { WALKING } from '../../catalog/people.ts';
import { CRAWLING } from '../../catalog/tear-gas.ts';
import { isConscious } from '../queries/crew.ts';
import { isCrawling } from '../queries/daze.ts';
import { inchesIn } from '../queries/movement.ts';
import { personName, squareOf, walkerOf } from '../queries/people.ts';
import { standingPieces } from '../queries/structures.ts';
import type { Walker } from '../state/setup.ts';
import { type DeluxeGame, type OnFoot, onMap, type Pedestrian, shapeOf, type World } from '../state/state.ts';

const RULE = 'deluxe/IV.9/pedestrians';

/** When all vehicles of a phase have moved: whoever has somewhere to go takes his step; whether anybody did. */
export function walkOn(game: DeluxeGame): boolean {
  let moved = false;
  for (const pedestrian of game.state.pedestrians) if (stepOn(game, pedestrian)) moved = true;
  return moved;
}

function stepOn(game: DeluxeGame, pedestrian: Pedestrian): boolean {
  const { person, pose: from } = pedestrian;
  const walker = walkerOf(game.setup, person.id);
  if (walker === null || !isConscious(person) || !stepsIn(walker, person, game.state.phase)) return false;
  const to = nextSquare(pedestrian, walker);
  if (to === null || !isFree(game, pedestrian, to)) return false;
  pedestrian.pose = to;
  const motion = { piece: person.id, path: [from, to], style: 'drive' } as const;
  const text = `${personName(game.setup, person)} walks on.`;
  game.emit({ kind: 'move', rule: RULE, about: person.id, motion, text });
  return true;
}

/** By the line of the chart for four times his speed. */
function stepsIn({ speed }: Walker, person: OnFoot, phase: number): boolean {
  if (isCrawling(person)) return CRAWLING.phases.some((each) => each === phase);
  return inchesIn(speed * WALKING.chartFactor, phase) > 0;
}

/** The next square of his way, straight or diagonal; at a corner he turns to the next one. */
function nextSquare(pedestrian: Pedestrian, { way, round }: Walker): Pose | null {
  const { x, y } = pedestrian.pose;
  for (let turns = 0; turns <= way.length; turns++) {
    const corner = way[pedestrian.corner];
    if (corner === undefined) return null;
    const [right, up] = [Math.sign(corner.x - x), Math.sign(corner.y - y)];
    if (right !== 0 || up !== 0)
      return makePose(x + right * WALKING.inches, y + up * WALKING.inches, headingOf({ x: right, y: up }));
    pedestrian.corner++;
    if (round && pedestrian.corner === way.length) pedestrian.corner = 0;
  }
  return null;
}

/** He waits for what stands in his way, and steps over who lies there. */
function isFree({ setup, state }: World, walking: Pedestrian, to: Pose): boolean {
  const square = rectangle(to, COUNTERS.pedestrian);
  if (onMap(state).some((vehicle) => overlaps(square, shapeOf(vehicle)))) return false;
  if (standingPieces(setup, state).some(({ shape }) => overlaps(square, shape))) return false;
  return !state.pedestrians.some(
    (other) => other !== walking && isConscious(other.person) && overlaps(square, squareOf(other)),
  );
}
