import { degrees, makePose, type Pose, samePose } from '@hardtop/geometry';
import { type Ask, answerOf, type Option } from '@hardtop/kernel';
import { maneuver } from '../../catalog/maneuvers.ts';
import { SQUARE } from '../../catalog/units.ts';
import { isFreeAt } from '../queries/contact.ts';
import { seatAtWheel } from '../queries/deciding.ts';
import { nameOf } from '../queries/names.ts';
import { sizeOf, type Vehicle, type World } from '../state/state.ts';

const RULE = 'deluxe/IV.4/evening-out';
const QUARTER_TURN = degrees(90);

/** The grid heading a counter is all but parallel to, or null (M-08). */
function parallelTo(pose: Pose): number | null {
  const { shape } = maneuver('evening-out');
  const within = shape.kind === 'evening-out' ? degrees(shape.withinDegrees) : 0;
  const nearest = Math.round(pose.h / QUARTER_TURN) * QUARTER_TURN;
  return Math.abs(pose.h - nearest) <= within ? nearest % (4 * QUARTER_TURN) : null;
}

/** Grid lines on either side of an edge, as shifts of less than a square; none if it lies on a line already. */
function shifts(edge: number): readonly number[] {
  const below = Math.floor(edge / SQUARE) * SQUARE - edge;
  return below === 0 ? [0] : [below, below + SQUARE];
}

/** Where a counter that came out parallel to the grid may be nudged to; empty if it lies on the lines. */
function evenedPoses(vehicle: Vehicle): readonly Pose[] {
  const h = parallelTo(vehicle.pose);
  if (h === null) return [];
  const size = sizeOf(vehicle);
  const alongX = h % (2 * QUARTER_TURN) !== 0;
  const halfX = (alongX ? size.length : size.width) / 2;
  const halfY = (alongX ? size.width : size.length) / 2;
  const { x, y } = vehicle.pose;
  const poses: Pose[] = [];
  for (const dx of shifts(x - halfX))
    for (const dy of shifts(y - halfY)) {
      const pose = makePose(x + dx, y + dy, h);
      if (!samePose(pose, vehicle.pose)) poses.push(pose);
    }
  return poses;
}

function nudge(vehicle: Vehicle, pose: Pose): Option {
  const east = pose.x - vehicle.pose.x;
  const north = pose.y - vehicle.pose.y;
  const way =
    `${north > 0 ? 'north' : north < 0 ? 'south' : ''}${east > 0 ? 'east' : east < 0 ? 'west' : ''}` || 'straight';
  const text = `Onto the grid lines, ${way}.`;
  return {
    id: `even:${way}`,
    label: `Even out ${way}`,
    words: ['even', way],
    preview: () => ({ text, ghosts: [{ piece: vehicle.id, pose }] }),
  };
}

/** The question, and where an answer to it leads. */
export interface EveningOut {
  readonly ask: Ask;
  poseFor(option: string): Pose | null;
}

/** Asked after a maneuver that ends parallel to the grid but off its lines; null if there is nothing to ask. */
export function eveningOut(game: World, vehicle: Vehicle): EveningOut | null {
  const poses = evenedPoses(vehicle).filter((pose) => isFreeAt(game.setup, game.state, vehicle, pose));
  if (poses.length === 0) return null;
  const nudges = poses.map((pose) => ({ pose, option: nudge(vehicle, pose) }));
  const leave: Option = {
    id: 'leave',
    label: 'Leave it',
    words: ['leave'],
    preview: () => ({ text: 'Stays where it is.' }),
  };
  const ask: Ask = {
    seat: seatAtWheel(game, vehicle),
    topic: 'even-out',
    rule: RULE,
    about: vehicle.id,
    prompt: `${nameOf(game, vehicle)} came out parallel to the grid. Even it out?`,
    options: () => [leave, ...nudges.map(({ option }) => option)],
    suggested: answerOf('leave'),
  };
  return { ask, poseFor: (option) => nudges.find((candidate) => candidate.option.id === option)?.pose ?? null };
}
