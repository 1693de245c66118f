import type { Bot, BotChoice, Decision } from '@hardtop/kernel';
import { STRATEGY_WORDS } from '../catalog/solitaire.ts';
import type { Setup } from '../scenarios/setup.ts';
import { gameIn } from '../table/state/looked-at.ts';
import type { RoadGame, State, Vehicle } from '../table/state/state.ts';
import { chooseAlone, chooseFor, fallback, vehicleAsked } from './choosing.ts';
import type { Goal, Temper } from './goal.ts';
import type { View } from './outlook.ts';
import { ownGoal } from './own-goal.ts';
import { strategyGoal } from './strategies.ts';

const TEMPER: Temper = { dread: 35, leastKeep: 0.55, speeds: 3, foresight: false, sharp: false };
/** Whoever runs flat out takes the bends as they come. */
const RECKLESS: Temper = { ...TEMPER, dread: 6, leastKeep: 0 };

const WHERE = { offensive: 'behind its enemies', defensive: 'ahead of its enemies' } as const;

/** The strategy that the rules rolled for it, what it does about it now, and in the turn of a change why it changed. */
function strategyText({ state }: RoadGame, { mind, name }: Vehicle, goal: Goal): string {
  if (mind === null) return `${name} ${goal.words}.`;
  const { strategy, position, aggression, changed } = mind;
  const now = goal.words === STRATEGY_WORDS[strategy] ? '' : ` Now it ${goal.words}.`;
  const change =
    changed?.turn === state.turn
      ? ` It gave up ${changed.from}: a 6 made it think again, ${WHERE[position]} and with ${aggression} aggression.`
      : '';
  return `${name} follows strategy ${strategy} (${position}, ${aggression}): ${STRATEGY_WORDS[strategy]}.${now}${change}`;
}

function choose(view: View, decision: Decision, evaluations: number): BotChoice {
  const game = gameIn(view);
  const own = vehicleAsked(game, decision);
  if (own === null) return { answer: chooseAlone(game, decision) ?? fallback(decision), why: 'Looks after himself.' };
  const { mind } = own;
  const goal = mind === null ? ownGoal(game, own, false) : strategyGoal(game, own, mind.strategy);
  const temper = mind?.strategy === 'A' ? RECKLESS : TEMPER;
  const answer = chooseFor(game, decision, own, goal, temper, evaluations) ?? fallback(decision);
  return { answer, why: strategyText(game, own, goal) };
}

/** Follows the solitaire rules of the book: position, temper, strategy. Without them it does what the scenario asks. */
export const roadBot: Bot<Setup, State> = {
  id: 'the-road',
  title: 'The Road',
  summary:
    'A driver of the solitaire rules: follows the strategy that position, temper and a die give it, and says which.',
  choose: (view, decision, _random, budget) => choose(view, decision, budget.evaluations),
};
