import {
  type Decision,
  type DecisionId,
  type Option,
  type Param,
  type Params,
  type Preview,
  type Seat,
  startingParams,
} from './decision.ts';
import type { RuleId } from './rule.ts';

export interface QuestionOption {
  readonly id: string;
  readonly label: string;
  readonly words: readonly string[];
  readonly group?: string;
  readonly at?: { readonly piece: string; readonly spot?: string };
  readonly params: readonly Param[];
  /** The preview at the parameters' starting values. */
  readonly preview: Preview;
}

/** An open decision as plain JSON, for the wire and for programs that play. */
export interface Question {
  readonly id: DecisionId;
  readonly seat: Seat;
  readonly topic: string;
  readonly rule: RuleId;
  readonly prompt: string;
  readonly about?: string;
  readonly options: readonly QuestionOption[];
  readonly suggested?: { readonly option: string; readonly params: Params };
}

export function makeQuestion(decision: Decision): Question {
  const { id, seat, topic, rule, prompt, about, suggested } = decision;
  return {
    id,
    seat,
    topic,
    rule,
    prompt,
    options: decision.options().map(makeOption),
    ...(about === undefined ? {} : { about }),
    ...(suggested === undefined ? {} : { suggested }),
  };
}

function makeOption(option: Option): QuestionOption {
  const { id, label, words, group, at, params } = option;
  return {
    id,
    label,
    words,
    params: params ?? [],
    preview: option.preview(startingParams(option)),
    ...(group === undefined ? {} : { group }),
    ...(at === undefined ? {} : { at }),
  };
}
