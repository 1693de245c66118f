import { answerOf, type BotChoice, type Decision, factsOf, NO_PARAMS, startingParams } from '@hardtop/kernel';
import type { Setup } from '../scenarios/setup.ts';
import { moveOf } from '../table/questions/move-question.ts';
import type { Car, State } from '../table/state/state.ts';
import { type Beginning, ONWARD, Plan } from './planning.ts';
import type { Temper } from './temper.ts';

/** What a move costs that something stops. */
const BLOCKED = 5;

/** The move that begins the best way of all the points that are left. */
export function planMove(setup: Setup, state: State, car: Car, decision: Decision, temper: Temper): BotChoice {
  const beginnings = decision.options().map((option) => {
    const params = startingParams(option);
    const cost = (factsOf(option, params).blocked ?? 0) * BLOCKED;
    return { key: { option, params }, move: moveOf({ option: option.id, params }), cost };
  });
  const best = new Plan({ setup, state }, car, temper).best(beginnings, car.points);
  if (best === null) return { answer: decision.suggested ?? answerOf('straight'), why: 'There is no other way.' };
  const { option, params } = best.first;
  const why = car.points > 1 ? 'begins the best way for its risk' : 'gives the best place for its risk';
  return { answer: answerOf(option.id, params), why: `${option.label} ${why}.` };
}

/** Hard driving wears what the car lives by. */
const HARD = 1;
/** What a point of speed more is worth in the defense of the next round. */
const SWIFT = 0.1;

/** The speed with the best way ahead. */
export function planSpeed(setup: Setup, state: State, car: Car, decision: Decision, temper: Temper): BotChoice {
  const onward: readonly Beginning<null>[] = ONWARD.map((move) => ({ key: null, move, cost: 0 }));
  let best: { readonly id: string; readonly speed: number; readonly worth: number } | null = null;
  for (const { id, ...option } of decision.options().map((one) => ({ id: one.id, facts: factsOf(one, NO_PARAMS) }))) {
    const { speed = 0 } = option.facts;
    const isReverse = id.startsWith('reverse');
    const plan = new Plan({ setup, state }, { ...car, speed: isReverse ? 0 : speed, reverse: isReverse }, temper);
    const ahead = speed === 0 ? plan.standing() : (plan.best(onward, speed)?.worth ?? 0);
    const worth = ahead + speed * SWIFT - (id.includes('-') ? HARD : 0);
    if (best === null || worth > best.worth) best = { id, speed, worth };
  }
  if (best === null) return { answer: decision.suggested ?? answerOf('0'), why: 'Keeps its speed.' };
  return { answer: answerOf(best.id), why: `Speed ${best.speed} has the best ways ahead.` };
}
