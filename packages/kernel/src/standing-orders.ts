import { checkAnswer, checkParams, findOption } from './answer.ts';
import { type Answer, type Decision, factsOf, NO_PARAMS, type Params, type Seat } from './decision.ts';
import type { Row } from './journal.ts';
import { err, ok, type Problem, type Result } from './result.ts';
import type { StandingOrder } from './ruleset.ts';

export interface ActiveOrder {
  readonly seat: Seat;
  readonly id: string;
  readonly params: Params;
}

const CANCEL = 'cancel ';

/** The standing orders in force. */
export class StandingOrders<State> {
  private readonly known: readonly StandingOrder<State>[];
  private list: readonly ActiveOrder[] = [];

  constructor(known: readonly StandingOrder<State>[]) {
    this.known = known;
  }

  get active(): readonly ActiveOrder[] {
    return this.list;
  }

  /** What a row says of an order that is given, or with null cancelled. */
  rowOf(id: string, params: unknown): Result<Pick<Row, 'option' | 'params'>, Problem> {
    const order = this.known.find((candidate) => candidate.id === id);
    if (order === undefined) {
      const legal = this.known.map((candidate) => candidate.id);
      return err({ code: 'order', field: 'order', message: `There is no standing order "${id}".`, legal });
    }
    if (params === null) return ok({ option: `${CANCEL}${id}`, params: NO_PARAMS });
    const checked = checkParams(order.params ?? [], params);
    return checked.ok ? ok({ option: id, params: checked.value }) : checked;
  }

  /** Rows were checked when they were written; a replay may know other orders, and evaluates none. */
  take({ seat, option, params }: Row): void {
    if (seat === null) return;
    const isCancelled = option.startsWith(CANCEL);
    const id = isCancelled ? option.slice(CANCEL.length) : option;
    const others = this.list.filter((order) => order.seat !== seat || order.id !== id);
    this.list = isCancelled ? others : [...others, { seat, id, params }];
  }

  /** What the first order that has something to say answers; null leaves it to the player. */
  answerTo(decision: Decision, known: () => State): Answer | null {
    for (const active of this.list) {
      if (active.seat !== decision.seat) continue;
      const order = this.known.find((candidate) => candidate.id === active.id);
      const answer = order?.answer(known(), decision, active.params) ?? null;
      if (answer !== null && checkAnswer(decision, answer.option, answer.params).ok) return answer;
    }
    return null;
  }
}

type Words = Pick<StandingOrder<unknown>, 'id' | 'label' | 'summary'>;

/** Takes the suggested answer to questions on these topics, unless one of its facts speaks against it. */
export function takingSuggested(words: Words, topics: readonly string[], unless?: string): StandingOrder<unknown> {
  return {
    ...words,
    answer(_known, decision) {
      const { topic, suggested } = decision;
      if (!topics.includes(topic) || suggested === undefined) return null;
      if (unless === undefined) return suggested;
      const option = findOption(decision, suggested.option);
      return option !== undefined && (factsOf(option, suggested.params)[unless] ?? 0) > 0 ? null : suggested;
    },
  };
}
