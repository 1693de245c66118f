import { type Answer, answerOf, type Decision, factsOf, type Option, startingParams } from '@hardtop/kernel';
import { SCALE } from '../catalog/maneuvers.ts';
import { STRAIGHT_THEN } from '../table/questions/move-question.ts';
import { foreseenMove } from './foresee.ts';
import type { Goal, Temper } from './goal.ts';
import { type Plan, planMove, type Step } from './plan.ts';
import type { Scene } from './scene.ts';
import { worthOf } from './worth.ts';

const DEPTH = 2;

/** The answer to a question of the move. */
export function chooseMove(scene: Scene, decision: Decision, evaluations: number): Answer | null {
  const { own } = scene;
  const options = decision.options();
  if (own.speed === 0) return bestFacing(scene, options);
  const plan = scene.temper.sharp
    ? foreseenMove(scene, own.speed, own.left, evaluations)
    : planMove(scene, own.speed, own.left, DEPTH, evaluations);
  const special = specialMove(scene, options, plan);
  return special ?? answerTo(plan.first, options);
}

function answerTo(first: Step, options: readonly Option[]): Answer | null {
  if (first.kind === 'maneuver') return options.some(({ id }) => id === first.item.id) ? steer(first, options) : null;
  const straight = options.find(({ id }) => id === 'straight');
  // In phased play the next square comes by itself.
  if (straight === undefined || first.squares === 0)
    return options.some(({ id }) => id === 'end') ? answerOf('end') : null;
  if (first.turns && options.some(({ id }) => id === STRAIGHT_THEN)) return answerOf(STRAIGHT_THEN);
  const [param] = straight.params ?? [];
  return answerOf('straight', param === undefined ? {} : { squares: Math.min(first.squares, param.max) });
}

function steer({ item }: Step & { kind: 'maneuver' }, options: readonly Option[]): Answer | null {
  const option = options.find(({ id }) => id === item.id);
  return option === undefined ? null : answerOf(option.id, startingParams(option));
}

const FACINGS = [-135, -90, -45, 45, 90, 135, 180];

/** A standing car spins on the spot to where it is best off. */
function bestFacing(scene: Scene, options: readonly Option[]): Answer | null {
  const { own } = scene;
  if (!options.some(({ id }) => id === 'donut')) return null;
  let best = answerOf('stay');
  let most = worthOf(scene, own.pose, NEXT_SPEED) + 0.5;
  for (const degrees of FACINGS) {
    const h = (((own.pose.h - degrees * 10) % FULL) + FULL) % FULL;
    const worth = worthOf(scene, { ...own.pose, h }, NEXT_SPEED);
    if (worth > most) [best, most] = [answerOf('donut', { degrees }), worth];
  }
  return best;
}

const FULL = 3600;
/** What it will start with. */
const NEXT_SPEED = 20;

/** Bootlegger turns when the enemy is behind and wanted in front; an emergency stop before a bad crash. */
function specialMove(scene: Scene, options: readonly Option[], plan: Plan): Answer | null {
  if (scene.goal.turnsBack) {
    const turn = bestOf(scene, options, 'bootlegger-', LEAST_BOOTLEGGER);
    if (turn !== null) return turn;
  }
  if (!plan.crashes || scene.own.speed <= 2 * SCALE.mphPerSquare) return null;
  return bestOf(scene, options, 'emergencyStop', LEAST_STOP, plan.score);
}

const LEAST_BOOTLEGGER = 0.3;
const LEAST_STOP = 0.4;

function bestOf(
  scene: Scene,
  options: readonly Option[],
  prefix: string,
  least: number,
  over = Number.NEGATIVE_INFINITY,
): Answer | null {
  let best: Answer | null = null;
  let most = over;
  for (const option of options) {
    if (!option.id.startsWith(prefix)) continue;
    const { x = 0, y = 0, h = 0, keepControl = 1 } = factsOf(option, startingParams(option));
    if (keepControl < least) continue;
    const worth = worthOf(scene, { x, y, h }, 0) - (1 - keepControl) * scene.temper.dread;
    if (worth > most) [best, most] = [answerOf(option.id, startingParams(option)), worth];
  }
  return best;
}

/** Pushing pays when it is nearly safe and nothing is in the way. */
export function choosePush(goal: Goal, temper: Temper, decision: Decision): Answer | null {
  if (!goal.pushes) return answerOf('push:none');
  let best = answerOf('push:none');
  let most = 0;
  for (const option of decision.options()) {
    const { squares = 0, keepControl = 1, contact = 0 } = factsOf(option, startingParams(option));
    const worth = squares * goal.hurry * keepControl - (1 - keepControl) * temper.dread * 2 - contact * 20;
    if (worth > most) [best, most] = [answerOf(option.id, startingParams(option)), worth];
  }
  return best;
}
