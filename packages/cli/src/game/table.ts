import type { TableMatch } from '@hardtop/board';
import {
  type Advice,
  adviceFor,
  type Bot,
  botChoice,
  type ChoiceInput,
  type Decision,
  err,
  type Params,
  type Problem,
  type Result,
  type Row,
  type Seat,
  streamOf,
} from '@hardtop/kernel';
import { failed } from '../input/failure.ts';

export type Player = { readonly kind: 'person' } | { readonly kind: 'bot'; readonly bot: Bot<unknown, unknown> };

/** A bot's reason for an answer that is already open to all. */
export interface Saying {
  readonly seat: Seat;
  readonly ask: string;
  readonly why: string;
}

interface TableOptions {
  readonly match: TableMatch;
  readonly players: ReadonlyMap<Seat, Player>;
  /** Where bots take their chances from. */
  readonly seed: string;
  /** Dice that have to be typed in are asked of the person, also when a bot rolls. */
  readonly personRolls: boolean;
  /** Whoever sits here is also the referee. */
  readonly isRefereed: boolean;
  /** Called after every input that was taken. */
  readonly save: () => void;
}

/** Far above any game; a bot that never ends its turn is a bug, not a wait. */
const BOT_LIMIT = 100_000;

/** A match with its players: whoever is no person answers at once. */
export class Table {
  readonly match: TableMatch;
  readonly players: ReadonlyMap<Seat, Player>;
  private readonly options: TableOptions;
  private advised: { readonly decision: Decision; readonly advice: Advice | null } | null = null;

  constructor(options: TableOptions) {
    this.options = options;
    this.match = options.match;
    this.players = options.players;
  }

  get isRefereed(): boolean {
    return this.options.isRefereed;
  }

  /** Seats played by persons, or by the program at the other end. */
  get own(): readonly Seat[] {
    return this.match.seats.map(({ seat }) => seat).filter((seat) => !this.isBot(seat));
  }

  /** What persons are asked now. */
  asked(): readonly Decision[] {
    return this.match.decisions().filter((decision) => !this.isForBot(decision));
  }

  /** Lets bots answer until a person is awaited or the game is over. */
  settle(): readonly Saying[] {
    const sayings: Saying[] = [];
    for (let answers = 0; answers < BOT_LIMIT; answers++) {
      const decision = this.match.decisions().find((open) => this.isForBot(open));
      if (decision === undefined) {
        if (answers > 0) this.options.save();
        return sayings;
      }
      sayings.push(...this.letBotAnswer(decision));
    }
    throw failed(`The bots gave ${BOT_LIMIT} answers without an end.`);
  }

  /** What the best bot would do in the seat's place; worked out once for each question. */
  advice(decision: Decision): Advice | null {
    const known = this.advised;
    if (known?.decision === decision) return known.advice;
    const advice = adviceFor(this.match, decision);
    this.advised = { decision, advice };
    return advice;
  }

  choose(input: ChoiceInput): Result<readonly Row[], Problem> {
    return this.saved(this.match.choose(input));
  }

  resign(seat: Seat): Result<readonly Row[], Problem> {
    return this.saved(this.match.resign(seat));
  }

  order(seat: Seat, id: string, params: Params | null): Result<readonly Row[], Problem> {
    return this.saved(this.match.order(seat, id, params));
  }

  /** Takes the seat's last answer back. Bots always consent; persons are asked. */
  undo(seat: Seat): Result<readonly Row[], Problem> {
    return this.withConsent(this.match.undo(seat));
  }

  /** Goes back to a question that a standing order answered, as `undo` does. */
  reopen(seat: Seat, ask: string): Result<readonly Row[], Problem> {
    return this.withConsent(this.match.reopen(seat, ask));
  }

  answerUndo(seat: Seat, grant: boolean): Result<readonly Row[], Problem> {
    return this.saved(this.match.answerUndo(seat, grant));
  }

  /** Bots play on: they decline every draw. */
  draw(seat: Seat, option: 'offer' | 'accept' | 'decline'): Result<readonly Row[], Problem> {
    const done = this.match.draw(seat, option);
    if (!done.ok) return done;
    for (const other of this.bots()) if (this.match.drawOffers.length > 0) this.match.draw(other, 'decline', 'bot');
    return this.saved(done);
  }

  refereeProblem(): Problem | null {
    if (this.isRefereed) return null;
    return { code: 'referee', message: 'Nobody is referee here: start with --referee to make corrections.' };
  }

  /** A correction, made at the next rest point. */
  amend(correction: string, params: Params, reason: string): Result<readonly Row[], Problem> {
    const refused = this.refereeProblem();
    return refused === null ? this.saved(this.match.amend(correction, params, reason)) : err(refused);
  }

  /** What a seat did last is taken back, nobody is asked, and dice fall anew. */
  overrule(seat: Seat, reason: string): Result<readonly Row[], Problem> {
    const refused = this.refereeProblem();
    return refused === null ? this.saved(this.match.undo(seat, reason)) : err(refused);
  }

  private letBotAnswer(decision: Decision): readonly Saying[] {
    const player = this.players.get(decision.seat);
    if (player?.kind !== 'bot') throw new Error(`seat ${decision.seat} is no bot`);
    // A stream per row: a game taken up from its journal goes on as it would have without the break.
    const random = streamOf(this.options.seed, `bot/${this.match.rows.length}`);
    const { answer, why } = botChoice(this.match, decision, player.bot, random);
    const taken = this.match.choose({ ask: decision.id, seat: decision.seat, ...answer }, 'bot');
    if (!taken.ok) throw new Error(`bot ${player.bot.id} gave an answer that was refused: ${taken.error.message}`);
    // The reason for a sealed answer would give it away, and any reason may tell what is hidden.
    const isSecret = decision.id.includes('.') || (this.match.hides && !this.isRefereed);
    return isSecret || why === '' ? [] : [{ seat: decision.seat, ask: decision.id, why }];
  }

  private isBot(seat: Seat): boolean {
    return this.players.get(seat)?.kind === 'bot';
  }

  private isForBot(decision: Decision): boolean {
    return this.isBot(decision.seat) && !(this.options.personRolls && decision.topic === 'dice');
  }

  private bots(): readonly Seat[] {
    return this.match.seats.map(({ seat }) => seat).filter((seat) => this.isBot(seat));
  }

  private withConsent(asked: Result<readonly Row[], Problem>): Result<readonly Row[], Problem> {
    if (!asked.ok) return asked;
    for (const other of this.bots()) if (this.match.undoRequest !== null) this.match.answerUndo(other, true, 'bot');
    return this.saved(asked);
  }

  private saved(result: Result<readonly Row[], Problem>): Result<readonly Row[], Problem> {
    if (result.ok) this.options.save();
    return result;
  }
}
