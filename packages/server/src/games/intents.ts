import {
  checkAnswer,
  describeParam,
  err,
  findOption,
  matchOrder,
  ok,
  type Params,
  type Preview,
  type Problem,
  type Result,
  type Seat,
} from '@hardtop/kernel';
import type { ClientMessage } from '../wire.ts';
import type { Action } from './room.ts';
import type { LiveMatch } from './snapshot.ts';

type MessageOf<T extends ClientMessage['t']> = Extract<ClientMessage, { t: T }>;

/** Messages that change the game. */
export type Intent = Exclude<ClientMessage, { t: 'join' | 'preview' }>;

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
      return (match) => giveOrder(match, intent);
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

function giveOrder(match: LiveMatch, given: MessageOf<'order'>): ReturnType<Action> {
  const problem = given.params === null ? null : paramsProblem(match, given.order, given.params);
  return problem === null ? match.order(given.seat, given.order, given.params) : err(problem);
}

/** A standing order that does not exist is refused by the match; here only its parameters are looked at. */
function paramsProblem(match: LiveMatch, id: string, params: Params): Problem | null {
  const order = match.ruleset.orders.find((known) => known.id === id);
  if (order === undefined) return null;
  const wanted = order.params ?? [];
  const legal = wanted.map(describeParam);
  const extra = Object.keys(params).find((name) => !wanted.some((param) => param.name === name));
  if (extra !== undefined)
    return { code: 'bad-params', field: `params.${extra}`, message: `"${order.label}" has no such parameter.`, legal };
  const bad = wanted.find(({ name, min, max, step }) => {
    const value = params[name];
    return value === undefined || value < min || value > max || (value - min) % step !== 0;
  });
  if (bad === undefined) return null;
  const message = `params.${bad.name} must be ${describeParam(bad)}.`;
  return { code: 'bad-params', field: `params.${bad.name}`, message, legal };
}

function notAsked(seat: Seat, open: string | undefined): Problem {
  const legal = open === undefined ? [] : [open];
  return { code: 'stale', field: 'ask', message: `That is not asked of seat ${seat} now.`, legal };
}
