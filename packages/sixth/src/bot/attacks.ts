import { answerOf, type BotChoice, type Decision } from '@hardtop/kernel';
import type { Setup } from '../scenarios/setup.ts';
import { damageOdds } from '../table/queries/attack-odds.ts';
import { type Attack, aimingDice, attacksOf } from '../table/queries/attacks.ts';
import { targetName } from '../table/queries/targets.ts';
import { HOLD } from '../table/questions/attack-question.ts';
import type { Car, State } from '../table/state/state.ts';

/** Points beyond the armor go for what the car lives by. */
const BEYOND = 1.5;
/** A rocket is kept where it promises less. */
const ROCKET_WORTH = 2;

function worthOf(attack: Attack): number {
  const { target, side } = attack;
  if (target.kind === 'token' || side === null) return 0;
  const odds = damageOdds(attack, aimingDice(attack) !== null);
  return odds.points + odds.beyond(target.car.armor[side]) * BEYOND + odds.fire * 0.5;
}

/** By exact odds; what lies deep counts more. */
export function chooseAttack(setup: Setup, state: State, car: Car, decision: Decision): BotChoice {
  let best: { readonly attack: Attack; readonly worth: number } | null = null;
  for (const attack of attacksOf({ setup, state }, car)) {
    const worth = worthOf(attack);
    if (worth <= 0 || (attack.print.oneShot && worth < ROCKET_WORTH)) continue;
    if (best === null || worth > best.worth) best = { attack, worth };
  }
  if (best === null) return { answer: answerOf(HOLD), why: 'No attack is worth making.' };
  const { attack } = best;
  const where = attack.side === null ? '' : ` on the ${attack.side}`;
  const params = aimingDice(attack) === null ? {} : { aim: 1 };
  const chosen = decision.options().find(({ id }) => id === attack.id);
  if (chosen === undefined) throw new Error(`no attack ${attack.id}`);
  return {
    answer: answerOf(attack.id, params),
    why: `The ${attack.name} hurts ${targetName(attack.target)}${where} most.`,
  };
}
