import type { Answer, Ask, AskData, Decision, DecisionId, Option, Seat } from './decision.ts';
import type { RuleId } from './rule.ts';

/**
 * A question with its options made, once. It reads through to the ask instead of copying it: asks have many shapes, and a
 * copy of each by spreading would give every single question a hidden class of its own, which costs more than most rules do.
 */
export class OpenQuestion implements Decision {
  id: DecisionId = '';
  readonly asked: AskData;
  private readonly make: () => Ask;
  private known: Ask | null = null;
  private made: readonly Option[] | null = null;

  private constructor(make: () => Ask, asked: AskData) {
    this.make = make;
    this.asked = asked;
  }

  static from(ask: Ask, asked: AskData, id: DecisionId = ''): OpenQuestion {
    const open = new OpenQuestion(NEVER, asked);
    open.known = ask;
    open.made = ask.options();
    open.id = id;
    return open;
  }

  /** One that is made when somebody looks at it: while it is open nothing changes that it is made of. */
  static later(make: () => Ask, asked: AskData): OpenQuestion {
    return new OpenQuestion(make, asked);
  }

  private get ask(): Ask {
    this.known ??= this.make();
    return this.known;
  }

  get seat(): Seat {
    return this.asked.seat;
  }

  get topic(): string {
    return this.asked.topic;
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
    this.made ??= this.ask.options();
    return this.made;
  }
}

const NEVER = (): never => {
  throw new Error('a question that is made is made again');
};
