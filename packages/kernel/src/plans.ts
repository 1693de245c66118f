import { checkAnswer, checkParams, findOption } from './answer.ts';
import type { Answer, Decision, Param, Params } from './decision.ts';
import { err, ok, type Problem, type Result } from './result.ts';

/** Something that is so or not when a seat is asked. The label names its parameters in braces: `somebody is within {inches} in`. */
export interface PlanCondition<Seen> {
  readonly id: string;
  readonly label: string;
  readonly params?: readonly Param[];
  /** The questions it can be looked at for; any, if absent. */
  readonly topics?: readonly string[];
  holds(known: Seen, decision: Decision, params: Params): boolean;
}

/** What is then answered, to questions on one topic. */
export interface PlanDeed<Seen> {
  readonly id: string;
  readonly label: string;
  readonly topic: string;
  readonly params?: readonly Param[];
  /** Null: that cannot be done here, and the next rule is looked at. Absent: the seat wants to be asked, whatever its other orders say. */
  answer?(known: Seen, decision: Decision, params: Params): Answer | null;
}

/** What conditional orders can be made of. */
export interface Plans<Seen> {
  readonly conditions: readonly PlanCondition<Seen>[];
  readonly deeds: readonly PlanDeed<Seen>[];
}

type Shown<Part> = Omit<Part, 'params' | 'holds' | 'answer'> & { readonly params: readonly Param[] };

/** The same as JSON, for whoever writes one. */
export interface PlanParts {
  readonly conditions: readonly Shown<PlanCondition<never>>[];
  readonly deeds: readonly Shown<PlanDeed<never>>[];
  /** How many rules a seat may have. */
  readonly most: number;
}

/** Rules of one seat, and conditions of one rule. */
const MOST_RULES = 12;
const MOST_CONDITIONS = 3;

/** One rule of a seat's plan. Rules are looked at by their place; the first that fits answers. */
interface PlanRule {
  readonly place: number;
  readonly deed: string;
  readonly conditions: readonly { readonly id: string; readonly not: boolean }[];
}

const RULE = /^plan ([1-9]\d?) ([a-z-]{1,40})(?: if (!?[a-z-]{1,40}(?:,!?[a-z-]{1,40})*))?$/;
const CANCELLED = /^plan ([1-9]\d?)$/;

/** `plan 2 bend-left if ahead,!hit`: the second rule, what is done, and when. */
export function parsePlanRule(order: string): PlanRule | null {
  const [, place, deed, conditions] = RULE.exec(order) ?? [];
  if (place === undefined || deed === undefined) return null;
  const named = conditions?.split(',') ?? [];
  return {
    place: Number(place),
    deed,
    conditions: named.map((one) => ({ id: one.replace('!', ''), not: one.startsWith('!') })),
  };
}

/** The place of a rule that is given or called off; null: it is no rule of a plan. */
export function planPlace(order: string): number | null {
  const place = CANCELLED.exec(order)?.[1];
  return place === undefined ? (parsePlanRule(order)?.place ?? null) : Number(place);
}

export function planPartsOf<Seen>({ conditions, deeds }: Plans<Seen>): PlanParts {
  return {
    conditions: conditions.map(({ id, label, params = [], topics }) => ({
      id,
      label,
      params,
      ...(topics === undefined ? {} : { topics }),
    })),
    deeds: deeds.map(({ id, label, topic, params = [] }) => ({ id, label, topic, params })),
    most: MOST_RULES,
  };
}

interface Found<Seen> {
  readonly deed: PlanDeed<Seen>;
  readonly conditions: readonly { readonly condition: PlanCondition<Seen>; readonly not: boolean }[];
}

function unknownPart(what: string, id: string, legal: readonly string[]): Problem {
  return { code: 'order', field: 'order', message: `There is no ${what} "${id}" for an order.`, legal };
}

function findParts<Seen>(plans: Plans<Seen>, rule: PlanRule): Result<Found<Seen>, Problem> {
  const deed = plans.deeds.find(({ id }) => id === rule.deed);
  if (deed === undefined)
    return err(
      unknownPart(
        'deed',
        rule.deed,
        plans.deeds.map(({ id }) => id),
      ),
    );
  const fitting = plans.conditions.filter(({ topics }) => topics?.includes(deed.topic) ?? true);
  const conditions: { condition: PlanCondition<Seen>; not: boolean }[] = [];
  for (const { id, not } of rule.conditions) {
    const condition = fitting.find((one) => one.id === id);
    if (condition === undefined)
      return err(
        unknownPart(
          'condition',
          id,
          fitting.map((one) => one.id),
        ),
      );
    conditions.push({ condition, not });
  }
  return ok({ deed, conditions });
}

/** The parameters of one part: those of a condition stand under its place, `0.inches`. */
function ownParams(params: Params, prefix: string): Params {
  const own: Record<string, number> = {};
  for (const [name, value] of Object.entries(params)) {
    if (prefix === '' ? !name.includes('.') : name.startsWith(prefix)) own[name.slice(prefix.length)] = value;
  }
  return own;
}

/** A rule as it goes into the journal, with every parameter, or why it does not. */
export function checkPlanRule<Seen>(
  plans: Plans<Seen>,
  order: string,
  given: unknown,
): Result<{ readonly option: string; readonly params: Params }, Problem> {
  const rule = parsePlanRule(order);
  const wrong = rule === null ? shapeProblem(order) : sizeProblem(rule);
  if (rule === null || wrong !== null) return err(wrong ?? shapeProblem(order));
  const parts = findParts(plans, rule);
  if (!parts.ok) return parts;
  const { deed, conditions } = parts.value;
  const all = [
    ...(deed.params ?? []),
    ...conditions.flatMap(({ condition }, i) =>
      (condition.params ?? []).map((param) => ({ ...param, name: `${i}.${param.name}` })),
    ),
  ];
  const checked = checkParams(all, given);
  return checked.ok ? ok({ option: order, params: checked.value }) : checked;
}

function shapeProblem(order: string): Problem {
  const legal = ['plan <place> <deed>', 'plan <place> <deed> if <condition>,!<condition>'];
  return { code: 'order', field: 'order', message: `"${order}" is no rule of a plan.`, legal };
}

function sizeProblem({ place, conditions }: PlanRule): Problem | null {
  if (place > MOST_RULES) {
    const message = `A plan has at most ${MOST_RULES} rules.`;
    return { code: 'order', field: 'order', message, legal: [`plan 1 to plan ${MOST_RULES}`] };
  }
  if (conditions.length <= MOST_CONDITIONS) return null;
  return { code: 'order', field: 'order', message: `A rule has at most ${MOST_CONDITIONS} conditions.` };
}

interface GivenRule {
  readonly id: string;
  readonly params: Params;
}

/** What a seat's plan says to a question: an answer, that the seat wants to be asked, or nothing. */
export function planAnswer<Seen>(
  plans: Plans<Seen>,
  rules: readonly GivenRule[],
  decision: Decision,
  known: () => Seen,
): Answer | 'ask' | null {
  const ordered = rules.toSorted((a, b) => (planPlace(a.id) ?? 0) - (planPlace(b.id) ?? 0));
  for (const { id, params } of ordered) {
    const rule = parsePlanRule(id);
    const parts = rule === null ? null : findParts(plans, rule);
    if (parts?.ok !== true || parts.value.deed.topic !== decision.topic) continue;
    const { deed, conditions } = parts.value;
    const holds = conditions.every(
      ({ condition, not }, i) => condition.holds(known(), decision, ownParams(params, `${i}.`)) !== not,
    );
    if (!holds) continue;
    if (deed.answer === undefined) return 'ask';
    const answer = deed.answer(known(), decision, ownParams(params, ''));
    if (answer !== null && checkAnswer(decision, answer.option, answer.params).ok) return answer;
  }
  return null;
}

/** What the player is told of an answer that one of these rules may have given. */
export function planWords<Seen>(
  plans: Plans<Seen>,
  rules: readonly GivenRule[],
  decision: Decision,
  { option }: Answer,
): string | null {
  const isMeant = rules.some(({ id }) => {
    const deed = plans.deeds.find((one) => one.id === parsePlanRule(id)?.deed);
    return deed?.answer !== undefined && deed.topic === decision.topic;
  });
  const label = findOption(decision, option)?.label;
  return isMeant && label !== undefined ? `By your plan: ${label}` : null;
}
