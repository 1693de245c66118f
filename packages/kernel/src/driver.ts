import { type Advice, advise } from './advice.ts';
import { randomAnswer } from './answer.ts';
import { type Bot, type BotChoice, type Budget, DEFAULT_BUDGET } from './bot.ts';
import { type Answer, type Decision, fallbackAnswer, type Seat } from './decision.ts';
import type { Match } from './match.ts';
import type { Random } from './random.ts';
import { expectOk } from './result.ts';

/** What a bot answers to its open question; dice it rolls itself. */
export function botChoice<Setup, State>(
  match: Match<Setup, State>,
  decision: Decision,
  bot: Bot<Setup, State>,
  random: Random,
  budget: Budget = DEFAULT_BUDGET,
): BotChoice {
  if (decision.topic === 'dice') return { answer: randomAnswer(decision, random), why: 'Rolls the dice.' };
  const { seat } = decision;
  const known = { setup: match.knownSetup(seat), state: match.known(seat), seat };
  return bot.choose(known, decision, random, budget);
}

export type Chooser = (decision: Decision) => Answer;

/** Plays a match to its end, or until `limit` answers were given; returns how many there were. */
export function playOut<Setup, State>(
  match: Match<Setup, State>,
  chooserOf: (seat: Seat) => Chooser,
  limit = 1_000_000,
): number {
  for (let answers = 0; answers < limit; answers++) {
    const decision = match.decisions()[0];
    if (decision === undefined) return answers;
    const { option, params } = chooserOf(decision.seat)(decision);
    expectOk(match.choose({ ask: decision.id, seat: decision.seat, option, params }, 'bot'));
  }
  return limit;
}

export function randomChooser(random: Random): Chooser {
  return (decision) => randomAnswer(decision, random);
}

export function botChooser<Setup, State>(
  match: Match<Setup, State>,
  bot: Bot<Setup, State>,
  random: Random,
  budget?: Budget,
): Chooser {
  return (decision) => botChoice(match, decision, bot, random, budget).answer;
}

/** What the ruleset advises a seat of a match. */
export function adviceFor<Setup, State>(match: Match<Setup, State>, decision: Decision): Advice | null {
  const { seat } = decision;
  return advise(match.ruleset, { setup: match.knownSetup(seat), state: match.known(seat), seat }, decision);
}

/** Plays by advice alone; dice it rolls itself. */
export function adviceChooser<Setup, State>(match: Match<Setup, State>, random: Random): Chooser {
  return (decision) => {
    if (decision.topic === 'dice') return randomAnswer(decision, random);
    return adviceFor(match, decision)?.answer ?? fallbackAnswer(decision);
  };
}
