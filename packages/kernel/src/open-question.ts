import type { Answer, Ask, Decision, DecisionId, Option, Seat } from './decision.ts';
import type { RuleId } from './rule.ts';

/**
 * A question with its options made, once. It reads through to the ask instead of copying it: asks have many shapes, and a
 * copy of each by spreading would give every single question a hidden class of its own, which costs more than most rules do.
 */
export class OpenQuestion implements Decision {
  id: DecisionId = '';
  private readonly ask: Ask;
  private readonly made: readonly Option[];

  constructor(ask: Ask, made: readonly Option[]) {
    this.ask = ask;
    this.made = made;
  }

  get seat(): Seat {
    return this.ask.seat;
  }

  get topic(): string {
    return this.ask.topic;
  }

  get rule(): RuleId {
    return this.ask.rule;
  }

  get prompt(): string {
    return this.ask.prompt;
  }

  get about(): string | undefined {
    return this.ask.about;
  }

  get suggested(): Answer | undefined {
    return this.ask.suggested;
  }

  options(): readonly Option[] {
    return this.made;
  }
}

/** The question that an ask becomes when it is put. */
export function openQuestion(ask: Ask, id: DecisionId): Decision {
  const open = ask instanceof OpenQuestion ? ask : new OpenQuestion(ask, ask.options());
  open.id = id;
  return open;
}
