import { checkAnswer, checkParams, findOption } from './answer.ts';
import {
  type Answer,
  type Decision,
  type DecisionId,
  factsOf,
  NO_PARAMS,
  type Option,
  type Params,
  type Seat,
  startingParams,
} from './decision.ts';
import type { Row } from './journal.ts';
import { lastingJson } from './kept-json.ts';
import { checkPlanRule, type Plans, planAnswer, planPlace, planWords } from './plans.ts';
import { err, ok, type Problem, type Result } from './result.ts';
import type { StandingOrder } from './ruleset.ts';

export interface ActiveOrder {
  readonly seat: Seat;
  readonly id: string;
  readonly params: Params;
}

type Left = Pick<Row, 'ask' | 'seat'>;

/** The orders in force as JSON. */
export interface OrdersRecord {
  readonly active: readonly ActiveOrder[];
  readonly left: readonly Left[];
}

const CANCEL = 'cancel ';
const NO_PLANS: Plans<never> = { conditions: [], deeds: [] };

/** The standing orders in force. */
export class StandingOrders<Seen> {
  private readonly known: readonly StandingOrder<Seen>[];
  private list: readonly ActiveOrder[] = [];
  /** Questions that a seat went back to: they are its own to answer. */
  private left: readonly Left[] = [];
  /** Open questions on which no order has anything to say: nothing changes that they are about while they are open, unless orders do. */
  private silent = new WeakSet<Decision>();

  private readonly plans: Plans<Seen>;

  constructor(known: readonly StandingOrder<Seen>[], plans: Plans<Seen> = NO_PLANS) {
    this.known = known;
    this.plans = plans;
  }

  get active(): readonly ActiveOrder[] {
    return this.list;
  }

  record(): OrdersRecord {
    return { active: this.list, left: this.left };
  }

  takeUp({ active, left }: OrdersRecord): void {
    this.silent = new WeakSet();
    this.list = active;
    this.left = left;
  }

  /** What a row says of an order that is given, or with null cancelled. */
  rowOf(id: string, params: unknown): Result<Pick<Row, 'option' | 'params'>, Problem> {
    if (id.startsWith('plan ')) return this.planRow(id, params);
    const order = this.known.find((candidate) => candidate.id === id);
    if (order === undefined) {
      const legal = this.known.map((candidate) => candidate.id);
      return err({ code: 'order', field: 'order', message: `There is no standing order "${id}".`, legal });
    }
    if (params === null) return ok({ option: `${CANCEL}${id}`, params: NO_PARAMS });
    const checked = checkParams(order.params ?? [], params);
    return checked.ok ? ok({ option: id, params: checked.value }) : checked;
  }

  /** A rule of a plan; one that is called off is named by its place. */
  private planRow(id: string, params: unknown): Result<Pick<Row, 'option' | 'params'>, Problem> {
    if (params !== null) return checkPlanRule(this.plans, id, params);
    const place = planPlace(id);
    if (place === null) return checkPlanRule(this.plans, id, {});
    return ok({ option: `${CANCEL}plan ${place}`, params: NO_PARAMS });
  }

  private planOf(seat: Seat): readonly ActiveOrder[] {
    return this.list.filter((order) => order.seat === seat && planPlace(order.id) !== null);
  }

  /** Rows were checked when they were written. Orders that these rules do not know say nothing, and a file may hold any number of them. */
  take({ seat, option, params }: Row): void {
    if (seat === null) return;
    const isCancelled = option.startsWith(CANCEL);
    const id = isCancelled ? option.slice(CANCEL.length) : option;
    const place = planPlace(id);
    if (place === null && !this.known.some((order) => order.id === id)) return;
    const isSame = (order: ActiveOrder) => (place === null ? order.id === id : planPlace(order.id) === place);
    const others = this.list.filter((order) => order.seat !== seat || !isSame(order));
    this.list = isCancelled ? others : [...others, lastingJson({ seat, id, params })];
    this.silent = new WeakSet();
    // Whoever gives an order means what is asked now as well.
    if (!isCancelled) this.left = this.left.filter((question) => question.seat !== seat);
  }

  /** A question is come back to: no order answers it this time. Of those before it, they stay that are open still. */
  leave(question: Left, open: readonly Decision[]): void {
    this.left = [...this.left.filter(({ ask }) => open.some(({ id }) => id === ask)), question];
  }

  /** A question has been answered: should it come up again, it is another one. */
  settle(ask: DecisionId): void {
    if (this.left.length > 0) this.left = this.left.filter((old) => old.ask !== ask);
  }

  /** What an order says of an answer it gave. */
  wordsOn(decision: Decision, answer: Answer): string | null {
    for (const active of this.list) {
      if (active.seat !== decision.seat) continue;
      const order = this.known.find((candidate) => candidate.id === active.id);
      const words = order?.words?.(decision, answer, active.params) ?? null;
      if (words !== null) return words;
    }
    return planWords(this.plans, this.planOf(decision.seat), decision, answer);
  }

  /** What the first order that has something to say answers; null leaves it to the player. */
  answerTo(decision: Decision, known: () => Seen): Answer | null {
    if (this.silent.has(decision) || this.left.some(({ ask }) => ask === decision.id)) return null;
    const plan = this.planOf(decision.seat);
    const planned = plan.length === 0 ? null : planAnswer(this.plans, plan, decision, known);
    if (planned !== null) return planned === 'ask' ? null : planned;
    for (const active of this.list) {
      if (active.seat !== decision.seat) continue;
      const order = this.known.find((candidate) => candidate.id === active.id);
      const answer = order?.answer(known(), decision, active.params) ?? null;
      if (answer !== null && checkAnswer(decision, answer.option, answer.params).ok) return answer;
    }
    this.silent.add(decision);
    return null;
  }
}

/** The best chance to hit among the shots on offer. */
export function bestShotOf(decision: Decision): number {
  return Math.max(0, ...decision.options().map((option) => factsOf(option, startingParams(option)).hit ?? 0));
}

/** Whether there is a shot with this chance to hit, or a better one; looks no further than to the first. */
export function hasShotOf(decision: Decision, percent: number): boolean {
  const isGood = (option: Option) => (factsOf(option, startingParams(option)).hit ?? 0) * 100 >= percent;
  return percent <= 0 || decision.options().some(isGood);
}

/** What the player is told of a chance to fire that an order let go by. */
export function heldFire(bestShot: number): string {
  const shot = bestShot > 0 ? `best shot ${Math.round(bestShot * 100)} %` : 'nothing to hit';
  return `Held fire: ${shot}, by your order`;
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
