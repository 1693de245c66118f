import {
  checkAnswer,
  err,
  findOption,
  matchOrder,
  moreOptions,
  ok,
  PREVIEW_BYTES,
  type Preview,
  type Problem,
  type QuestionOption,
  type Result,
} from '@hardtop/kernel';
import type { Action, LiveMatch } from './live-match.ts';
import { notAsked } from './refusals.ts';
import type { ClientMessage } from './wire/messages.ts';

type MessageOf<T extends ClientMessage['t']> = Extract<ClientMessage, { t: T }>;

/** Messages that change the game. */
export type Intent = Exclude<
  ClientMessage,
  { t: 'join' | 'preview' | 'options' | 'advise' | 'agree' | 'corrections' } | TalkMessage | { t: 'plans' }
>;

/** Messages about the table and those who sit there, which leave the game as it is. */
export type TalkMessage = Extract<ClientMessage, { t: 'chat' | 'pause' | 'away' | 'claim' }>;

/** What a message does to a game. Whether the sender plays the seat, or is the referee, was asked before. */
export function actionOf(intent: Intent): Action {
  switch (intent.t) {
    case 'choose':
      return (match) => match.choose(intent);
    case 'type':
      return (match) => chooseTyped(match, intent);
    case 'share':
      return (match) => match.share(intent.seat, intent.share);
    case 'undo':
      return (match) => match.undo(intent.seat);
    case 'open':
      return (match) => match.reopen(intent.seat, intent.ask);
    case 'answer-undo':
      return (match) => match.answerUndo(intent.seat, intent.grant);
    case 'resign':
      return (match) => match.resign(intent.seat);
    case 'draw':
      return (match) => match.draw(intent.seat, intent.option);
    case 'order':
      return (match) => match.order(intent.seat, intent.order, intent.params);
    case 'overrule':
      return (match) => match.undo(intent.seat, intent.reason);
    case 'amend':
      return (match) => match.amend(intent.correction, intent.params, intent.reason);
  }
}

const TOO_LONG: Problem = { code: 'too-large', field: 'option', message: 'The preview is too long to be sent.' };

export function previewOf(match: LiveMatch, asked: MessageOf<'preview'>): Result<Preview, Problem> {
  const decision = match.decisionFor(asked.seat);
  if (decision?.id !== asked.ask) return err(notAsked(asked.seat, decision?.id));
  const answer = checkAnswer(decision, asked.option, asked.params);
  if (!answer.ok) return answer;
  const option = findOption(decision, asked.option);
  if (option === undefined) return err(notAsked(asked.seat, decision.id));
  const preview = option.preview(answer.value.params);
  return JSON.stringify(preview).length <= PREVIEW_BYTES ? ok(preview) : err(TOO_LONG);
}

export function optionsOf(match: LiveMatch, asked: MessageOf<'options'>): Result<readonly QuestionOption[], Problem> {
  const decision = match.decisionFor(asked.seat);
  if (decision?.id !== asked.ask) return err(notAsked(asked.seat, decision?.id));
  return ok(moreOptions(decision, asked.from));
}

function chooseTyped(match: LiveMatch, typed: MessageOf<'type'>): ReturnType<Action> {
  const decision = match.decisionFor(typed.seat);
  if (decision === undefined) return err(notAsked(typed.seat, undefined));
  const answer = matchOrder(typed.text, decision);
  if (!answer.ok) return err({ ...answer.error, field: 'text' });
  return match.choose({ ask: decision.id, seat: typed.seat, ...answer.value });
}
