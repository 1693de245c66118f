import type { Answer, Ask, AskData, Decision, DecisionId, Option, Seat } from './decision.ts';
import type { RuleId } from './rule.ts';

/**
 * A question with its options made, once. It reads through to the ask instead of copying it: asks have many shapes, and a
 * copy of each by spreading would give every single question a hidden class of its own, which costs more than most rules do.
 */
export class OpenQuestion implements Decision {
  id: DecisionId = '';
  readonly asked: AskData;
  private readonly ask: Ask;
  private readonly made: readonly Option[];

  private constructor(ask: Ask, asked: AskData) {
    this.ask = ask;
    this.asked = asked;
    this.made = ask.options();
  }

  static from(ask: Ask, asked: AskData, id: DecisionId = ''): OpenQuestion {
    const open = new OpenQuestion(ask, asked);
    open.id = id;
    return open;
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
