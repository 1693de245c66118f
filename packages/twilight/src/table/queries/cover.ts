import type { Cell, CoverId } from '../../scenarios/world.ts';
import type { Screen } from '../figures/heavy/armor.ts';
import type { Part, Person } from '../state/person.ts';
import type { Table } from '../state/state.ts';
import type { Vehicle } from '../state/vehicle.ts';
import { heightAbove } from './bearing.ts';
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
const BUT_HEAD: readonly Part[] = ['right-arm', 'left-arm', ...BUT_HEAD_AND_ARMS];
const ALL: readonly Part[] = ['head', 'right-arm', 'left-arm', ...BUT_HEAD_AND_ARMS];

/** Parts behind cover to the waist, by posture; full cover that can be fired past shows head, arms and chest. */
function partsBehind(height: 'low' | 'full', { posture, ducked }: Person): readonly Part[] {
  if (ducked) return ALL;
  if (height === 'full') return posture === 'prone' ? BUT_HEAD_AND_ARMS : LOWER;
  if (posture === 'standing') return LOWER;
  return posture === 'kneeling' ? BUT_HEAD_AND_ARMS : ALL.filter((part) => part !== 'head');
}

/** Behind a parapet: from below only the head shows, from above only the legs do not; whoever leans out has shown all but legs and abdomen. */
function partsBehindParapet(higher: number, target: Person): readonly Part[] {
  if (target.ducked) return ALL;
  if (target.leaning !== null) return LOWER;
  if (higher > 0) return BUT_HEAD;
  return higher < 0 ? LEGS : partsBehind('low', target);
}

/** Whether somebody on a wall or a roof is hard to make out from below: behind its parapet, and not leaning out. */
export function isBehindParapet(
  { setup, state }: Table,
  from: Cell,
  target: Person,
  at: Cell | null = cellOf(state, target),
): boolean {
  if (at === null || target.leaning !== null || at.l === from.l || heightAbove(setup, at, from) <= 0) return false;
  const { before } = lineBetween(setup, from, at);
  return setup.barriers[before]?.kind === 'parapet' && state.barriers[before]?.broken === false;
}

/** The cover that a target has against somebody in another square, where it is or was; null: none. */
export function coverAgainst(
  table: Table,
  from: Cell | null,
  target: Person,
  at: Cell | null = cellOf(table.state, target),
): CoverFound | null {
  const { setup, state } = table;
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
      parts:
        barrier.kind === 'parapet'
          ? partsBehindParapet(heightAbove(setup, at, from), target)
          : partsBehind(barrier.kind === 'window' ? 'low' : barrier.height, target),
    };
  const index = mapOf(setup).obstacleAt(at.l, at.x, at.y);
  const obstacle = setup.obstacles[index];
  if (obstacle === undefined || state.obstacles[index] === true || obstacle.av === 0) return null;
  const { name, kind, cover, av, height } = obstacle;
  if (kind !== 'planks') return { name, kind: cover, av, parts: partsBehind(height, target) };
  // What he stands on is between him and those below, and nobody else.
  return heightAbove(setup, at, from) > 0 ? { name, kind: cover, av, parts: LEGS } : null;
}

/** What stands before a vehicle against somebody in another square; null: nothing. */
export function screenOf({ setup, state }: Table, from: Cell | null, { at }: Vehicle): Screen | null {
  if (at === null || from === null || sameCell(from, at)) return null;
  const { before } = lineBetween(setup, from, at);
  const [barrier, standing] = [setup.barriers[before], state.barriers[before]];
  if (barrier === undefined || standing === undefined || barrier.av === 0) return null;
  if (standing.broken || (barrier.opens && standing.open)) return null;
  const isLow = barrier.kind === 'parapet' || barrier.kind === 'window' || barrier.height === 'low';
  return { av: barrier.av, height: isLow ? 'low' : 'full' };
}

/** Whether there is anything in or beside his square to duck behind. */
export function hasCover({ setup, state }: Table, person: Person): boolean {
  const { at } = person;
  if (at === null) return false;
  const map = mapOf(setup);
  const obstacle = map.obstacleAt(at.l, at.x, at.y);
  const thing = setup.obstacles[obstacle];
  if (thing !== undefined && thing.kind !== 'planks' && state.obstacles[obstacle] === false && thing.av > 0)
    return true;
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
