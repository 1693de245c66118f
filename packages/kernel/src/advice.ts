import { checkAnswer } from './answer.ts';
import { type BotChoice, type Budget, DEFAULT_BUDGET, type Known } from './bot.ts';
import { type Answer, answerOf, type Decision, fallbackAnswer, type Option, startingParams } from './decision.ts';
import { OpenQuestion } from './open-question.ts';
import { streamOf } from './random.ts';
import type { Ruleset } from './ruleset.ts';

/** What somebody who plays well would do in a seat's place, and why. */
export interface Advice extends BotChoice {
  /** What its preview warns of; something only where every other option warns too. */
  readonly warnings: readonly string[];
}

type Adviser<Setup, State> = Pick<Ruleset<Setup, State>, 'adviser' | 'bots'>;

/**
 * The judgement of the ruleset's best bot on what a seat knows: worked out when somebody looks, outside the question, and by no
 * chance that belongs to the game. Null where there is nothing to advise.
 */
export function advise<Setup, State>(
  ruleset: Adviser<Setup, State>,
  known: Known<Setup, State>,
  decision: Decision,
  budget: Budget = DEFAULT_BUDGET,
): Advice | null {
  const bot = ruleset.adviser ?? ruleset.bots[0];
  if (bot === undefined || decision.topic === 'dice') return null;
  const consult = (about: Decision) => legal(about, bot.choose(known, about, streamOf('advice', decision.id), budget));
  const first = consult(decision);
  if (first !== null && first.warnings.length === 0) return first;
  const safe = decision.options().filter((option) => warningsOf(option, startingParams(option)).length === 0);
  if (safe.length === 0) return first ?? saidOf(decision, fallbackAnswer(decision), 'Nothing better comes to mind.');
  const second = consult(narrowed(decision, safe));
  if (second !== null && second.warnings.length === 0) return second;
  return saidOf(decision, safeAnswer(decision, safe), 'Nothing else comes without a warning.');
}

function legal(decision: Decision, { answer, why }: BotChoice): Advice | null {
  return checkAnswer(decision, answer.option, answer.params).ok ? saidOf(decision, answer, why) : null;
}

function saidOf(decision: Decision, answer: Answer, why: string): Advice {
  const option = decision.options().find(({ id }) => id === answer.option);
  return { answer, why, warnings: option === undefined ? [] : warningsOf(option, answer.params) };
}

function warningsOf(option: Option, params: Answer['params']): readonly string[] {
  return option.preview(params).warnings ?? [];
}

/** The same question with fewer options. */
function narrowed(decision: Decision, options: readonly Option[]): Decision {
  const { seat, topic, rule, prompt, about, suggested } = decision;
  const isLeft = options.some(({ id }) => id === suggested?.option);
  const ask = { seat, topic, rule, prompt, about, options: () => options, suggested: isLeft ? suggested : undefined };
  return OpenQuestion.from(ask, decision.asked, decision.id);
}

function safeAnswer({ suggested }: Decision, safe: readonly Option[]): Answer {
  const option = safe.find(({ id }) => id === suggested?.option) ?? safe[0];
  return option === undefined ? answerOf('') : answerOf(option.id, startingParams(option));
}
