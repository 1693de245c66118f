import { checkParams } from './answer.ts';
import type { Checkpoint } from './checkpoint.ts';
import { Chronicle } from './chronicle.ts';
import type { Answer, Decision, DecisionId, Params, Seat } from './decision.ts';
import type { DiceBox } from './dice-box.ts';
import { diceQuestion } from './dice-question.ts';
import { canonicalJson, signatureOf } from './digest.ts';
import type { GameEvent, NewEvent } from './event.ts';
import type { Knowledge } from './knowledge.ts';
import type { Meter } from './meter.ts';
import type { OpenQuestion } from './open-question.ts';
import type { Dialogue, Game, Play, Reply, Request } from './play.ts';
import { RestPoints } from './rest-points.ts';
import { err, type Problem, type Result } from './result.ts';
import type { Correction, Outcome, Ruleset } from './ruleset.ts';

interface Talk {
  readonly seat: Seat;
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
      readonly talks: Talk[];
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
  readonly reason: string;
}

/** What a runner needs to know of its game besides the rules. */
export interface Frame<Setup, State, View> {
  readonly ruleset: Ruleset<Setup, State, View>;
  readonly setup: Setup;
  readonly knowledge: Knowledge<Setup, State, View>;
  /** The game is kept: rest points get checkpoints. */
  readonly isKept: boolean;
  /** Every rest point gets a digest. */
  readonly isSigned: boolean;
  /** Counts the steps of a game that is played again on somebody else's word. */
  readonly meter: Meter | undefined;
}

/** Runs segments one after another, keeps what is asked, and takes checkpoints at rest points. Knows no journal. */
export class Runner<Setup, State, View> {
  readonly chronicle: Chronicle;
  readonly rests: RestPoints;
  readonly dice: DiceBox;
  readonly game: Game<Setup, State>;
  /** Sealed rounds opened so far: an undo across one needs consent. */
  reveals: number;
  outcome: Outcome | null = null;
  /** Another one whenever the rules have gone on: while it is the same, so is the state. */
  standing: object = {};
  /** Names all that was told up to the last rest point; empty where the game is not signed. */
  digest: string;
  private digested: number;
  private readonly isSigned: boolean;
  private readonly meter: Meter | undefined;
  private readonly ruleset: Ruleset<Setup, State, View>;
  private readonly resigned: Seat[];
  /** What seats have added to the dice, before the first of them falls. */
  private readonly shares = new Map<Seat, string>();
  private conceded: Seat[] = [];
  private amendments: Amendment[] = [];
  private pending: Pending | null = null;
  private play: Play | null = null;
  /** Between two segments, of which the second has not begun. */
  private isAtRest = false;
  private serial: number;
  private row: number;

  constructor(frame: Frame<Setup, State, View>, dice: DiceBox, past: Past) {
    const { ruleset, setup, knowledge, isKept, isSigned, meter } = frame;
    const from = past.checkpoints.at(-1) ?? null;
    this.meter = meter;
    this.ruleset = ruleset;
    this.dice = dice;
    this.isSigned = isSigned;
    this.rests = new RestPoints(past.checkpoints, isKept);
    this.chronicle = new Chronicle(past.events, from?.events ?? 0);
    const state = from === null ? ruleset.begin(setup) : (JSON.parse(from.state) as State);
    const { hides } = knowledge;
    const question: Game<Setup, State>['question'] = (asked) => knowledge.question(state, asked);
    this.game = { setup, state, dice, hides, emit: (event) => this.emit(event), question };
    this.serial = from?.serial ?? 0;
    this.row = from?.row ?? 0;
    this.digest = from?.digest ?? '';
    this.digested = this.chronicle.length;
    this.reveals = from?.reveals ?? 0;
    this.resigned = [...(from?.resigned ?? [])];
    if (!dice.awaitsShares) this.drive(null);
  }

  /** Seats that have still to add to the dice, or to say that they do not; until then nothing begins. */
  awaitedShares(): readonly Seat[] {
    if (!this.dice.awaitsShares) return [];
    const seats = this.ruleset.seats(this.game.setup).map(({ seat }) => seat);
    return seats.filter((seat) => !this.shares.has(seat) && !this.resigned.includes(seat));
  }

  share(seat: Seat, text: string, row: number): void {
    this.row = row;
    this.shares.set(seat, text);
    this.beginIfShared();
  }

  private beginIfShared(): void {
    if (!this.dice.awaitsShares || this.awaitedShares().length > 0) return;
    const seats = [...this.shares.keys()].sort((a, b) => a - b);
    this.dice.addShares(seats.map((seat) => `${seat}:${this.shares.get(seat)}`));
    this.drive(null);
  }

  get events(): readonly GameEvent[] {
    return this.chronicle.events;
  }

  /** What is asked right now, at most one question per seat. */
  decisions(): readonly Decision[] {
    if (this.pending === null) return [];
    if (this.pending.kind !== 'together') return [this.pending.decision];
    const open: Decision[] = [];
    for (const talk of this.pending.talks) if (talk.decision !== null) open.push(talk.decision);
    return open;
  }

  /** The sealed round that is open, by its serial. */
  openRound(): number | null {
    return this.pending?.kind === 'together' ? this.pending.serial : null;
  }

  /** Feeds a checked answer; `row` is the journal row it came with. `inPieces`: what lies behind the next rest point is left to `goOn`. */
  answer(id: DecisionId, answer: Answer, row: number, inPieces = false): void {
    this.row = row;
    this.dice.begin(id);
    const reply = this.replyTo(id, answer);
    if (reply !== null) this.drive(reply, inPieces);
  }

  /** What the last answer has still to bring about, from one rest point to the next; until then nothing is asked. */
  *goOn(): Generator<void> {
    while (this.isAtRest) {
      yield;
      this.isAtRest = false;
      this.goThrough(this.rest(), true);
    }
  }

  resign(seat: Seat, row: number): void {
    this.row = row;
    if (this.resigned.includes(seat)) return;
    this.resigned.push(seat);
    this.conceded.push(seat);
    this.beginIfShared();
  }

  /** What a referee may correct as things stand. */
  corrections(): readonly Correction[] {
    return this.ruleset.corrections(this.game);
  }

  /** A correction waits for the next rest point, so that no rule has its state changed under it. */
  amend(amendment: Amendment, row: number): void {
    this.row = row;
    this.amendments.push(amendment);
  }

  /** Whether nobody has given up. */
  get isComplete(): boolean {
    return this.resigned.length === 0;
  }

  hasResigned(seat: Seat): boolean {
    return this.resigned.includes(seat);
  }

  /** The referee has taken back what a seat did last, and says why. */
  tellOverruled(seat: Seat | null, reason: string): void {
    const name = this.ruleset.seats(this.game.setup).find((info) => info.seat === seat)?.name ?? `seat ${seat}`;
    const rule = `${this.ruleset.id}/hardtop/correction` as const;
    this.emit({ kind: 'amend', rule, text: `The referee: what ${name} did last is taken back. (${reason})` });
  }

  /** The referee has set a die of those that fell last, and says why. */
  tellSet({ die, face }: { readonly die: number; readonly face: number }, reason: string, row: number): void {
    this.row = row;
    const rule = `${this.ruleset.id}/hardtop/correction` as const;
    const text = `The referee: die ${die} of those that fell last is set to face ${face}. (${reason})`;
    this.emit({ kind: 'amend', rule, text });
  }

  private emit(event: NewEvent): void {
    this.meter?.spend();
    this.chronicle.tell(event);
  }

  private drive(reply: Reply | null, inPieces = false): void {
    this.goThrough(reply === null || this.play === null ? this.rest() : this.play.next(reply), inPieces);
  }

  /** Up to the next question; in pieces, up to the next rest point at most. */
  private goThrough(first: IteratorResult<Request, void> | null, inPieces: boolean): void {
    this.standing = {};
    let step = first;
    while (step !== null) {
      this.meter?.spend();
      if (step.done === true) {
        if (!inPieces) {
          step = this.rest();
          continue;
        }
        this.pending = null;
        this.isAtRest = true;
        return;
      }
      const now = this.open(step.value);
      if (now === null) break;
      step = this.play === null ? null : this.play.next(now);
    }
  }

  /** Between two segments: concessions and corrections take effect, the end is noticed, a checkpoint may be taken. */
  private rest(): IteratorResult<Request, void> | null {
    this.pending = null;
    const isAmended = this.amendments.length > 0;
    // Between most segments there is nothing of either.
    if (isAmended || this.conceded.length > 0) this.concedeAndAmend();
    if (this.isSigned) this.signEvents();
    this.outcome = this.ruleset.outcome(this.game.setup, this.game.state);
    if (this.outcome !== null) {
      this.play = null;
      return null;
    }
    // After a correction always: what was corrected may be hidden, so a sketch shows the state and not the row.
    if (this.rests.reach(this.row) || isAmended) this.takeCheckpoint();
    this.play = this.ruleset.segment(this.game);
    return this.play.next();
  }

  private concedeAndAmend(): void {
    for (const seat of this.conceded) this.ruleset.concede(this.game, seat);
    this.conceded = [];
    for (const amendment of this.amendments.splice(0)) this.applyAmendment(amendment);
  }

  private applyAmendment({ option, params, reason }: Amendment): void {
    const rule = `${this.ruleset.id}/hardtop/correction` as const;
    const problem = correctionProblem(this.corrections(), option, params);
    if (!problem.ok) {
      const text = `A correction came too late: ${problem.error.message}`;
      this.emit({ kind: 'amend', rule, text });
      return;
    }
    const { text, ...rest } = this.ruleset.amend(this.game, option, problem.value);
    this.emit({ kind: 'amend', rule, ...rest, text: `The referee: ${text} (${reason})` });
  }

  /** Each digest covers the one before it: where two games part, all later ones differ. */
  private signEvents(): void {
    const { events } = this;
    if (this.digested === events.length && this.digest !== '') return;
    const fresh = events.slice(this.digested);
    this.digested = events.length;
    this.digest = signatureOf(this.digest + canonicalJson(fresh));
  }

  private takeCheckpoint(): void {
    this.rests.keep({
      row: this.row,
      serial: this.serial,
      events: this.chronicle.count,
      reveals: this.reveals,
      dice: this.dice.state(),
      rolled: [...this.dice.rolled],
      resigned: [...this.resigned],
      state: JSON.stringify(this.game.state),
      ...(this.digest === '' ? {} : { digest: this.digest }),
    });
  }

  /** Opens what the rules ask for; a reply comes back at once when nobody has to be asked. */
  private open(request: Request): Reply | null {
    this.serial++;
    switch (request.kind) {
      case 'ask':
        this.pending = { kind: 'ask', decision: named(request.ask, String(this.serial)) };
        return null;
      case 'dice':
        this.pending = { kind: 'dice', decision: named(diceQuestion(request.request), String(this.serial)) };
        return null;
      case 'together':
        return this.openRoundOf(request.dialogues);
    }
  }

  private openRoundOf(dialogues: ReadonlyMap<Seat, Dialogue<unknown>>): Reply | null {
    const talks: Talk[] = [];
    const pending: Pending = { kind: 'together', serial: this.serial, talks, results: new Map() };
    this.pending = pending;
    for (const [seat, dialogue] of dialogues) {
      const talk: Talk = { seat, dialogue, decision: null, asked: 0 };
      talks.push(talk);
      this.hear(pending, talk, dialogue.next());
    }
    return this.revealIfComplete(pending);
  }

  private hear(pending: Pending & { kind: 'together' }, talk: Talk, step: IteratorResult<OpenQuestion, unknown>): void {
    if (step.done === true) {
      talk.decision = null;
      pending.results.set(talk.seat, step.value);
      return;
    }
    talk.decision = named(step.value, `${pending.serial}.${talk.seat}.${talk.asked}`);
    talk.asked++;
  }

  private revealIfComplete(pending: Pending & { kind: 'together' }): Reply | null {
    if (pending.results.size < pending.talks.length) return null;
    this.reveals++;
    return { kind: 'sealed', results: bySeat(pending.results) };
  }

  private replyTo(id: DecisionId, answer: Answer): Reply | null {
    const pending = this.pending;
    if (pending === null) throw new Error('an answer came, but nothing is asked');
    if (pending.kind === 'ask') return { kind: 'answer', answer };
    if (pending.kind === 'dice') {
      const { prompt } = pending.decision;
      const { max = 0, names } = pending.decision.options()[0]?.params?.[0] ?? {};
      const of = names === undefined ? { purpose: prompt } : { purpose: prompt, names };
      return { kind: 'dice', values: this.dice.enter(Object.values(answer.params), max, of) };
    }
    for (const talk of pending.talks) {
      if (talk.decision?.id !== id) continue;
      this.hear(pending, talk, talk.dialogue.next(answer));
      return this.revealIfComplete(pending);
    }
    throw new Error(`no open question ${id}`);
  }
}

/** The results in the order of the seats; they came in the order of the answers. */
function bySeat(results: ReadonlyMap<Seat, unknown>): ReadonlyMap<Seat, unknown> {
  if (areInOrder(results)) return results;
  const seats = [...results.keys()].sort((a, b) => a - b);
  return new Map(seats.map((seat) => [seat, results.get(seat)]));
}

function areInOrder(results: ReadonlyMap<Seat, unknown>): boolean {
  let last = -1;
  for (const seat of results.keys()) {
    if (seat < last) return false;
    last = seat;
  }
  return true;
}

function named(question: OpenQuestion, id: DecisionId): Decision {
  question.id = id;
  return question;
}

/** Whether a correction is one of those that can be made, and its values as they are offered. */
export function correctionProblem(
  offered: readonly Correction[],
  id: string,
  params: unknown,
): Result<Params, Problem> {
  const correction = offered.find((candidate) => candidate.id === id);
  if (correction !== undefined) return checkParams(correction.params, params);
  const message = `"${id}" is nothing that can be corrected now.`;
  const legal = offered.map((candidate) => candidate.id);
  return err({ code: 'amend', field: 'option', message, legal });
}
