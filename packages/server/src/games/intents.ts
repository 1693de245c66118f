import {
  checkAnswer,
  err,
  findOption,
  matchOrder,
  ok,
  type Preview,
  type Problem,
  type Result,
  type Seat,
} from '@hardtop/kernel';
import type { ClientMessage } from '../wire/messages.ts';
import type { Action } from './room.ts';
import type { LiveMatch } from './snapshot.ts';

type MessageOf<T extends ClientMessage['t']> = Extract<ClientMessage, { t: T }>;

/** Messages that change the game. */
export type Intent = Exclude<ClientMessage, { t: 'join' | 'preview' | 'agree' | 'corrections' | 'amend' }>;

/** What a message does to a game. Whether the sender plays the seat was asked before. */
export function actionOf(intent: Intent): Action {
  switch (intent.t) {
    case 'choose':
      return (match) => match.choose(intent);
    case 'type':
      return (match) => chooseTyped(match, intent);
    case 'undo':
      return (match) => match.undo(intent.seat);
    case 'answer-undo':
      return (match) => match.answerUndo(intent.seat, intent.grant);
    case 'resign':
      return (match) => match.resign(intent.seat);
    case 'draw':
      return (match) => match.draw(intent.seat, intent.option);
    case 'order':
      return (match) => match.order(intent.seat, intent.order, intent.params);
  }
}

export function previewOf(match: LiveMatch, asked: MessageOf<'preview'>): Result<Preview, Problem> {
  const decision = match.decisionFor(asked.seat);
  if (decision?.id !== asked.ask) return err(notAsked(asked.seat, decision?.id));
  const answer = checkAnswer(decision, asked.option, asked.params);
  if (!answer.ok) return answer;
  const option = findOption(decision, asked.option);
  return option === undefined ? err(notAsked(asked.seat, decision.id)) : ok(option.preview(answer.value.params));
}

function chooseTyped(match: LiveMatch, typed: MessageOf<'type'>): ReturnType<Action> {
  const decision = match.decisionFor(typed.seat);
  if (decision === undefined) return err(notAsked(typed.seat, undefined));
  const answer = matchOrder(typed.text, decision);
  if (!answer.ok) return err({ ...answer.error, field: 'text' });
  return match.choose({ ask: decision.id, seat: typed.seat, ...answer.value });
}

function notAsked(seat: Seat, open: string | undefined): Problem {
  const legal = open === undefined ? [] : [open];
  return { code: 'stale', field: 'ask', message: `That is not asked of seat ${seat} now.`, legal };
}
