import { advance, distance, endOf, type Pose } from '@hardtop/geometry';
import {
  type Answer,
  answerOf,
  type BotChoice,
  type Decision,
  factsOf,
  type Option,
  type Params,
  startingParams,
} from '@hardtop/kernel';
import { CAR } from '../catalog/turning-key.ts';
import type { Setup } from '../scenarios/setup.ts';
import { legsOf } from '../table/queries/moves.ts';
import { nextCheckpoint } from '../table/queries/number-cards.ts';
import { moveOf } from '../table/questions/move-question.ts';
import type { Car, State } from '../table/state/state.ts';
import { nearestFoe, prospectAt } from './outlook.ts';
import type { Temper } from './temper.ts';

interface Candidate {
  readonly option: Option;
  readonly params: Params;
  readonly worth: number;
}

/** Each zone of the key to its border. */
function candidates(decision: Decision, outlook: Outlook): Candidate[] {
  const { car } = outlook;
  return decision.options().map((option) => {
    const params = startingParams(option);
    const pose = endOf(car.pose, legsOf(car, moveOf({ option: option.id, params })));
    return { option, params, worth: placeWorth(outlook, pose) };
  });
}

/** How near a wall may be ahead before it is a nuisance. */
const ROOM = 1.6;

/** Free lengths ahead, up to a few: edges of the arena alone. */
function roomAhead({ bounds }: Setup, pose: Pose): number {
  for (let far = 1; far <= 4; far++) {
    const { x, y } = advance(pose, far * CAR.length);
    if (x < bounds.minX || x > bounds.maxX || y < bounds.minY || y > bounds.maxY) return far - 1;
  }
  return 4;
}

/** What is the same for every move of a decision. */
interface Outlook {
  readonly setup: Setup;
  readonly state: State;
  readonly car: Car;
  readonly temper: Temper;
  readonly foe: Car | null;
  readonly goal: Pose | null;
}

/** What a place at the end of the move is worth, before dice. */
function placeWorth({ setup, state, car, temper, foe, goal }: Outlook, pose: Pose): number {
  const left = car.points - 1;
  // The points that are left are likely driven straight on.
  const later = left > 0 ? advance(pose, (car.reverse ? -1 : 1) * left * CAR.length) : pose;
  const { dealt, taken } = prospectAt({ setup, state }, car, later);
  const closing = foe === null ? 0 : distance(later, foe.pose);
  const room = roomAhead(setup, later);
  const cramped = room < ROOM ? (ROOM - room) * temper.caution : 0;
  const astray = goal === null ? 0 : distance(later, goal) * GOAL_PULL;
  return (
    dealt * temper.attack - taken * temper.caution - Math.abs(closing - temper.range) * 0.25 - cramped * 2 - astray
  );
}

/** What a length nearer to the next checkpoint is worth. */
const GOAL_PULL = 2;

/** Only the best few are looked at with all their dice. */
const LOOKED_AT = 4;

/** The move that leads to the best place for its risk. */
export function chooseMove(setup: Setup, state: State, car: Car, decision: Decision, temper: Temper): BotChoice {
  const goal = nextCheckpoint({ setup, state }, car.seat)?.pose ?? null;
  const outlook = { setup, state, car, temper, foe: nearestFoe({ setup, state }, car), goal };
  const ranked = candidates(decision, outlook).sort((a, b) => b.worth - a.worth);
  let best: { readonly answer: Answer; readonly score: number; readonly label: string } | null = null;
  for (const { option, params, worth } of ranked.slice(0, LOOKED_AT + temper.depth)) {
    // Dice only take away from what a place is worth.
    if (best !== null && worth <= best.score) break;
    const facts = factsOf(option, params);
    const risk =
      (facts.unpaid ?? 0) * 4 +
      (facts.flip ?? 0) * 40 +
      (facts.lost ?? 0) * 3 +
      (facts.wrenches ?? 0) * 0.8 +
      (facts.skids ?? 0) * 0.3;
    const score = worth - risk * temper.caution - (facts.blocked ?? 0) * 5;
    if (best === null || score > best.score) best = { answer: answerOf(option.id, params), score, label: option.label };
  }
  if (best === null) return { answer: decision.suggested ?? answerOf('straight'), why: 'There is no other way.' };
  return { answer: best.answer, why: `${best.label} gives the best place for its risk.` };
}
