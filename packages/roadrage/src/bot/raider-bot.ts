import type { Bot, BotChoice, Decision } from '@hardtop/kernel';
import type { Setup } from '../scenarios/setup.ts';
import { gameIn } from '../table/state/looked-at.ts';
import type { State } from '../table/state/state.ts';
import { chooseAlone, chooseFor, fallback, vehicleAsked } from './choosing.ts';
import type { Temper } from './goal.ts';
import type { View } from './outlook.ts';
import { ownGoal } from './own-goal.ts';

const TEMPER: Temper = { dread: 45, leastKeep: 0.5, speeds: 5, foresight: true };

function choose(view: View, decision: Decision, evaluations: number): BotChoice {
  const game = gameIn(view);
  const own = vehicleAsked(game, decision);
  if (own === null) return { answer: chooseAlone(game, decision) ?? fallback(decision), why: 'Looks after himself.' };
  const goal = ownGoal(game, own, true);
  const answer = chooseFor(game, decision, own, goal, TEMPER, evaluations) ?? fallback(decision);
  return { answer, why: `${own.name} ${goal.words}.` };
}

/** Our own driver: whatever the dice of the solitaire rules say, it goes for what wins the scenario. */
export const raiderBot: Bot<Setup, State> = {
  id: 'raider',
  title: 'Raider',
  summary: 'Goes for what wins: guns to bear, the inside line, the way out. Dreads losing control more than a hit.',
  choose: (view, decision, _random, budget) => choose(view, decision, budget.evaluations),
};
