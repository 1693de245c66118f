import { type Answer, answerOf, type Decision, factsOf, type Option, startingParams } from '@hardtop/kernel';
import type { RoadGame, Vehicle } from '../table/state/state.ts';
import type { Goal, Temper } from './goal.ts';
import { squaresBetween } from './outlook.ts';

const POINTS_PER_DIE = 3.5;
/** What it is worth that the other loses control. */
const THROWN = 14;
const LEAP = 12;
const FALL = 20;

/** How rough, or who leaps across: the other's chances against one's own. */
export function chooseSwipe(game: RoadGame, decision: Decision, own: Vehicle, temper: Temper): Answer | null {
  const { objective } = game.setup;
  const boards = objective.kind === 'capture' && !objective.runners.includes(own.seat);
  let best: Answer | null = null;
  let most = Number.NEGATIVE_INFINITY;
  const consider = (answer: Answer, worth: number): void => {
    if (worth > most) [best, most] = [answer, worth];
  };
  for (const option of decision.options()) {
    const [param] = option.params ?? [];
    if (option.id !== 'swipe' || param === undefined) {
      const { hit = 0, fall = 0 } = factsOf(option, {});
      consider(answerOf(option.id), boards ? hit * LEAP - fall * FALL : Number.NEGATIVE_INFINITY);
      continue;
    }
    for (let value = param.min; value <= param.max; value += param.step) {
      const params = { [param.name]: value };
      consider(answerOf(option.id, params), swipeWorth(option, params, temper));
    }
  }
  return best;
}

function swipeWorth(option: Option, params: Readonly<Record<string, number>>, { dread }: Temper): number {
  const { keepControl = 1, hit = 0, damage = 0, taken = 0 } = factsOf(option, params);
  return hit * THROWN - (1 - keepControl) * dread + (damage - taken) * POINTS_PER_DIE * 0.5;
}

/** Which side of a corner to strike. */
export function chooseSide(decision: Decision, { contact }: Goal): Answer | null {
  let best: Answer | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of decision.options()) {
    const { damage = 0, taken = 0 } = factsOf(option, startingParams(option));
    const worth = damage - taken + (contact === option.id ? 2 : 0);
    if (worth > most) [best, most] = [answerOf(option.id), worth];
  }
  return best;
}

const BUMPER = 2;

/** Right behind him one moves right after him: for whoever wants to be there, and whoever would run into him else. */
export function chooseTail(decision: Decision, game: RoadGame, own: Vehicle, goal: Goal): Answer | null {
  const { foe, place, contact } = goal;
  const wants = foe !== null && (place === 'behind' || contact !== 'none');
  for (const { id } of decision.options()) {
    const prey = game.state.vehicles.find((vehicle) => id === `tail:${vehicle.id}`);
    if (prey === undefined) continue;
    if ((wants && prey === foe) || squaresBetween(prey.pose, own.pose) <= BUMPER) return answerOf(id);
  }
  return answerOf('tail:none');
}
