import {
  type Answer,
  type Ask,
  answerOf,
  type Decision,
  type DecisionId,
  type Params,
  type Seat,
  startingParams,
} from './decision.ts';
import { DiceBox, type DiceState } from './dice-box.ts';
import { diceQuestion } from './dice-question.ts';
import type { GameEvent, NewEvent } from './event.ts';
import type { DicePlan } from './journal.ts';
import { openQuestion } from './open-question.ts';
import type { Dialogue, Game, Play, Reply, Request } from './play.ts';
import { err, type Problem } from './result.ts';
import type { Outcome, Ruleset } from './ruleset.ts';

/** A game at a rest point, as JSON. */
export interface Checkpoint {
  readonly row: number;
  readonly serial: number;
  readonly events: number;
  readonly reveals: number;
  readonly dice: DiceState;
  readonly rolled: readonly number[];
  readonly resigned: readonly Seat[];
  readonly state: string;
}

interface Talk {
  readonly dialogue: Dialogue<unknown>;
  decision: Decision | null;
  asked: number;
}

type Pending =
  | { readonly kind: 'ask'; readonly decision: Decision }
  | { readonly kind: 'dice'; readonly decision: Decision }
  | {
      readonly kind: 'together';
      readonly serial: number;
      readonly talks: Map<Seat, Talk>;
      readonly results: Map<Seat, unknown>;
    };

/** What a game that is taken up in the middle already has behind it; it goes on from the last checkpoint. */
export interface Past {
  readonly checkpoints: readonly Checkpoint[];
  readonly events: readonly GameEvent[];
}

export const NO_PAST: Past = { checkpoints: [], events: [] };

interface Amendment {
  readonly option: string;
  readonly params: Params;
}

/** Checkpoints are the dear part of a game: one after this many rows is enough. */
const CHECKPOINT_ROWS = 48;
const CHECKPOINTS_KEPT = 4;

const NO_AMENDMENTS = err<Problem>({ code: 'amend', message: 'These rules have no corrections by a referee.' });

/** Runs segments one after another, keeps what is asked, and takes checkpoints at rest points. Knows no journal. */
export class Runner<Setup, State> {
  readonly events: GameEvent[];
  readonly checkpoints: Checkpoint[];
  readonly dice: DiceBox;
  readonly game: Game<Setup, State>;
  /** Sealed rounds opened so far: an undo across one needs consent. */
  reveals: number;
  outcome: Outcome | null = null;
  private readonly ruleset: Ruleset<Setup, State>;
  private readonly resigned: Seat[];
  private conceded: Seat[] = [];
  private amendments: Amendment[] = [];
  private pending: Pending | null = null;
  private play: Play | null = null;
  private serial: number;
  private row: number;
  private eventCount: number;

  constructor(ruleset: Ruleset<Setup, State>, setup: Setup, dice: DiceBox, past: Past) {
    const from = past.checkpoints.at(-1) ?? null;
    this.ruleset = ruleset;
    this.dice = dice;
    this.checkpoints = [...past.checkpoints];
    this.events = [...past.events];
    const state = from === null ? ruleset.begin(setup) : (JSON.parse(from.state) as State);
    this.game = { setup, state, dice, emit: (event) => this.emit(event) };
    this.serial = from?.serial ?? 0;
    this.row = from?.row ?? 0;
    this.eventCount = from?.events ?? 0;
    this.reveals = from?.reveals ?? 0;
    this.resigned = [...(from?.resigned ?? [])];
    this.drive(null);
  }

  static diceFrom(plan: DicePlan, checkpoint: Checkpoint): DiceBox {
    return new DiceBox(plan, checkpoint.dice, checkpoint.rolled);
  }

  /** What is asked right now, at most one question per seat. */
  decisions(): readonly Decision[] {
    if (this.pending === null) return [];
    if (this.pending.kind !== 'together') return [this.pending.decision];
    const open: Decision[] = [];
    for (const talk of this.pending.talks.values()) if (talk.decision !== null) open.push(talk.decision);
    return open;
  }

  /** The sealed round that is open, by its serial. */
  openRound(): number | null {
    return this.pending?.kind === 'together' ? this.pending.serial : null;
  }

  /** Feeds a checked answer; `row` is the journal row it came with. */
  answer(id: DecisionId, answer: Answer, row: number): void {
    this.row = row;
    const reply = this.replyTo(id, answer);
    if (reply !== null) this.drive(reply);
    else this.answerForResigned();
  }

  resign(seat: Seat, row: number): void {
    this.row = row;
    if (this.resigned.includes(seat)) return;
    this.resigned.push(seat);
    this.conceded.push(seat);
    this.answerForResigned();
  }

  /** Whether a correction could be made now: tried on a copy, without dice and without a word. */
  amendProblem(option: string, params: Params): Problem | null {
    const state = JSON.parse(JSON.stringify(this.game.state)) as State;
    const trial = { ...this.game, state, dice: { take: () => null }, emit: () => {} };
    const tried = this.ruleset.amend?.(trial, option, params) ?? NO_AMENDMENTS;
    return tried.ok ? null : tried.error;
  }

  /** A correction waits for the next rest point, so that no rule has its state changed under it. */
  amend(option: string, params: Params, row: number): void {
    this.row = row;
    this.amendments.push({ option, params });
  }

  hasResigned(seat: Seat): boolean {
    return this.resigned.includes(seat);
  }

  private emit(event: NewEvent): void {
    this.eventCount++;
    this.events.push({ n: this.eventCount, ...event });
  }

  private drive(reply: Reply | null): void {
    let step = reply === null || this.play === null ? this.rest() : this.play.next(reply);
    while (step !== null) {
      if (step.done === true) {
        step = this.rest();
        continue;
      }
      const now = this.open(step.value);
      if (now === null) break;
      step = this.play === null ? null : this.play.next(now);
    }
    this.answerForResigned();
  }

  /** Between two segments: concessions and corrections take effect, the end is noticed, a checkpoint may be taken. */
  private rest(): IteratorResult<Request, void> | null {
    this.pending = null;
    for (const seat of this.conceded) this.ruleset.concede(this.game, seat);
    this.conceded = [];
    const isAmended = this.amendments.length > 0;
    for (const { option, params } of this.amendments.splice(0)) this.applyAmendment(option, params);
    this.outcome = this.ruleset.outcome(this.game.setup, this.game.state);
    if (this.outcome !== null) {
      this.play = null;
      return null;
    }
    // After a correction always: what was corrected may be hidden, so a sketch shows the state and not the row.
    if (isAmended || this.row - (this.checkpoints.at(-1)?.row ?? 0) >= CHECKPOINT_ROWS) this.takeCheckpoint();
    this.play = this.ruleset.segment(this.game);
    return this.play.next();
  }

  private applyAmendment(option: string, params: Params): void {
    const done = this.ruleset.amend?.(this.game, option, params) ?? NO_AMENDMENTS;
    if (done.ok) return;
    const text = `A correction came too late: ${done.error.message}`;
    this.emit({ kind: 'amend', rule: `${this.ruleset.id}/hardtop/correction`, text });
  }

  private takeCheckpoint(): void {
    this.checkpoints.push({
      row: this.row,
      serial: this.serial,
      events: this.eventCount,
      reveals: this.reveals,
      dice: this.dice.state(),
      rolled: [...this.dice.rolled],
      resigned: [...this.resigned],
      state: JSON.stringify(this.game.state),
    });
    if (this.checkpoints.length > CHECKPOINTS_KEPT) this.checkpoints.shift();
  }

  /** Opens what the rules ask for; a reply comes back at once when nobody has to be asked. */
  private open(request: Request): Reply | null {
    this.serial++;
    switch (request.kind) {
      case 'ask':
        this.pending = { kind: 'ask', decision: openQuestion(request.ask, String(this.serial)) };
        return null;
      case 'dice':
        this.pending = { kind: 'dice', decision: openQuestion(diceQuestion(request.request), String(this.serial)) };
        return null;
      case 'together':
        return this.openRoundOf(request.dialogues);
    }
  }

  private openRoundOf(dialogues: ReadonlyMap<Seat, Dialogue<unknown>>): Reply | null {
    const talks = new Map<Seat, Talk>();
    const pending: Pending = { kind: 'together', serial: this.serial, talks, results: new Map() };
    this.pending = pending;
    for (const [seat, dialogue] of dialogues) {
      const talk: Talk = { dialogue, decision: null, asked: 0 };
      talks.set(seat, talk);
      this.hear(pending, seat, talk, dialogue.next());
    }
    return this.revealIfComplete(pending);
  }

  private hear(
    pending: Pending & { kind: 'together' },
    seat: Seat,
    talk: Talk,
    step: IteratorResult<Ask, unknown>,
  ): void {
    if (step.done === true) {
      talk.decision = null;
      pending.results.set(seat, step.value);
      return;
    }
    talk.decision = openQuestion(step.value, `${pending.serial}.${seat}.${talk.asked}`);
    talk.asked++;
  }

  private revealIfComplete(pending: Pending & { kind: 'together' }): Reply | null {
    if (pending.results.size < pending.talks.size) return null;
    this.reveals++;
    const seats = [...pending.results.keys()].sort((a, b) => a - b);
    return { kind: 'sealed', results: new Map(seats.map((seat) => [seat, pending.results.get(seat)])) };
  }

  private replyTo(id: DecisionId, answer: Answer): Reply | null {
    const pending = this.pending;
    if (pending === null) throw new Error('an answer came, but nothing is asked');
    if (pending.kind === 'ask') return { kind: 'answer', answer };
    if (pending.kind === 'dice') {
      const values = Object.values(answer.params);
      this.dice.enter(values);
      return { kind: 'dice', values };
    }
    for (const [seat, talk] of pending.talks) {
      if (talk.decision?.id !== id) continue;
      this.hear(pending, seat, talk, talk.dialogue.next(answer));
      return this.revealIfComplete(pending);
    }
    throw new Error(`no open question ${id}`);
  }

  /** Who has given up is not asked: the suggested answer stands in, the same on every replay. */
  private answerForResigned(): void {
    if (this.resigned.length === 0) return;
    const decision = this.decisions().find((open) => this.resigned.includes(open.seat));
    if (decision === undefined) return;
    const first = decision.options()[0];
    const fallback = first === undefined ? answerOf('') : answerOf(first.id, startingParams(first));
    this.answer(decision.id, decision.suggested ?? fallback, this.row);
  }
}
