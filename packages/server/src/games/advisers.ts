import { botSeed, type LiveMatch, notAsked, undosIn } from '@hardtop/host';
import { type Advice, type Decision, err, ok, type Problem, type Result, type Seat } from '@hardtop/kernel';
import type { Turn } from '../bots/fair-queue.ts';
import type { BotTask } from '../bots/think.ts';
import type { Thinker } from '../bots/thinker.ts';
import type { GameRecord } from '../storage/game-store.ts';

/** Questions whose advice is kept: a page asks once, a second page of the same seat again. */
const KEPT = 16;

const NO_ADVICE: Problem = { code: 'advice', field: 'ask', message: 'Nobody has advice to give here.' };

interface AdvisedTable {
  readonly record: GameRecord;
  readonly turn: Turn;
}

/** Advice to the people of one table: worked out where bots think, from what the seat knows and nothing else. */
export class Advisers {
  private readonly table: AdvisedTable;
  private readonly thinker: Thinker;
  private readonly given = new Map<string, Promise<Advice | null>>();

  constructor(table: AdvisedTable, thinker: Thinker) {
    this.table = table;
    this.thinker = thinker;
  }

  /** To be called while the match stands still; the thought itself need not be waited for. */
  about(match: LiveMatch, seat: Seat, ask: string): Result<Promise<Result<Advice, Problem>>, Problem> {
    const decision = match.decisionFor(seat);
    if (decision?.id !== ask) return err(notAsked(seat, decision?.id));
    const thought = this.thoughtOn(match, decision);
    return ok(thought.then((advice) => (advice === null ? err(NO_ADVICE) : ok(advice))));
  }

  forget(): void {
    this.given.clear();
  }

  /** One thought for a question, however often it is asked for. */
  thoughtOn(match: LiveMatch, decision: Decision): Promise<Advice | null> {
    const key = `${undosIn(match)}/${decision.id}`;
    const known = this.given.get(key);
    if (known !== undefined) return known;
    const { id: game, ruleset, version } = this.table.record;
    // Advice takes no chances, so its seed is the question's and not the game's.
    const seed = botSeed('advice', decision.id, decision.seat);
    // The game may go on before anybody has thought about it.
    const situation = structuredClone(match.situation(decision));
    const task: BotTask = { game, ruleset, version, bot: null, situation, seed };
    const thought = decision.topic === 'dice' ? Promise.resolve(null) : this.thinker.think(task, this.table.turn);
    this.given.set(key, thought);
    // Nobody had time: whoever asks again may be luckier.
    void thought.then((advice) => {
      if (advice === null && this.given.get(key) === thought) this.given.delete(key);
    });
    const [oldest] = this.given.keys();
    if (this.given.size > KEPT && oldest !== undefined) this.given.delete(oldest);
    return thought;
  }
}
