import type { Cell, CoverId } from '../../scenarios/world.ts';
import type { Part, Person } from '../state/person.ts';
import type { Table } from '../state/state.ts';
import { lineBetween } from './lines.ts';
import { cellOf, sameCell } from './position.ts';
import { mapOf } from './world-map.ts';

/** What is between a shot and its target: armor value, and the parts it covers. */
interface CoverFound {
  readonly name: string;
  readonly kind: CoverId | null;
  readonly av: number;
  readonly parts: readonly Part[];
}

const LEGS: readonly Part[] = ['right-leg', 'left-leg'];
const LOWER: readonly Part[] = [...LEGS, 'abdomen'];
const BUT_HEAD_AND_ARMS: readonly Part[] = [...LOWER, 'chest'];
const ALL: readonly Part[] = ['head', 'right-arm', 'left-arm', ...BUT_HEAD_AND_ARMS];

/** Parts behind cover to the waist, by posture; full cover that can be fired past shows head, arms and chest. */
function partsBehind(height: 'low' | 'full', { posture, ducked }: Person): readonly Part[] {
  if (ducked) return ALL;
  if (height === 'full') return posture === 'prone' ? BUT_HEAD_AND_ARMS : LOWER;
  if (posture === 'standing') return LOWER;
  return posture === 'kneeling' ? BUT_HEAD_AND_ARMS : ALL.filter((part) => part !== 'head');
}

/** The cover that a target has against somebody in another square; null: none. */
export function coverAgainst(table: Table, from: Cell | null, target: Person): CoverFound | null {
  const { setup, state } = table;
  const at = cellOf(state, target);
  if (at === null || from === null || sameCell(from, at)) return null;
  const { before } = lineBetween(setup, from, at);
  const barrier = setup.barriers[before];
  const standing = state.barriers[before];
  if (
    barrier !== undefined &&
    standing !== undefined &&
    !standing.broken &&
    !(barrier.opens && standing.open) &&
    barrier.av > 0
  )
    return {
      name: barrier.kind,
      kind: barrier.cover,
      av: barrier.av,
      parts: partsBehind(barrier.kind === 'window' ? 'low' : barrier.height, target),
    };
  const index = mapOf(setup).obstacleAt(at.l, at.x, at.y);
  const obstacle = setup.obstacles[index];
  if (obstacle === undefined || state.obstacles[index] === true || obstacle.av === 0) return null;
  return { name: obstacle.name, kind: obstacle.cover, av: obstacle.av, parts: partsBehind(obstacle.height, target) };
}

/** Whether there is anything in or beside his square to duck behind. */
export function hasCover({ setup, state }: Table, person: Person): boolean {
  const { at } = person;
  if (at === null) return false;
  const map = mapOf(setup);
  const obstacle = map.obstacleAt(at.l, at.x, at.y);
  if (obstacle >= 0 && state.obstacles[obstacle] === false && (setup.obstacles[obstacle]?.av ?? 0) > 0) return true;
  for (const [dx, dy] of BESIDE) {
    const barrier = map.barrierBetween(at.l, at.x, at.y, dx, dy);
    if (barrier >= 0 && (setup.barriers[barrier]?.av ?? 0) > 0 && state.barriers[barrier]?.broken === false)
      return true;
  }
  return false;
}

const BESIDE = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
