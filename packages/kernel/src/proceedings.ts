import { conceded, drawn } from './agreed.ts';
import { Agreements, strange } from './agreements.ts';
import { checkAnswer } from './answer.ts';
import { type Beginning, broughtUp, type Counting, pastOf, pastUpTo, rewound, runnerFrom } from './beginning.ts';
import type { Known } from './bot.ts';
import {
  type Answer,
  type Decision,
  type DecisionId,
  fallbackAnswer,
  NO_PARAMS,
  type Params,
  type Seat,
} from './decision.ts';
import { countEvents } from './event.ts';
import { History, type Mark, type WayBack } from './history.ts';
import { isInput, type Row, type RowAuthor } from './journal.ts';
import { lastDice } from './last-dice.ts';
import { correctingProblem, overruleProblem } from './overruling.ts';
import {
  type Bookmark,
  cannotReopen,
  HOW,
  type InPieces,
  kindFor,
  notOpen,
  type OrderedAnswer,
  type OrderGiven,
  overProblem,
  putToAnother,
  type Rows,
} from './proceedings-terms.ts';
import { err, ok, type Problem, type Result } from './result.ts';
import { ALWAYS_FRESH, FRESH_IF_OTHER, Retakes } from './retakes.ts';
import type { Correction, Outcome, SeatInfo } from './ruleset.ts';
import type { Past, Runner } from './runner.ts';
import { setDieIn } from './set-dice.ts';
import { shareProblem } from './shares.ts';
import { StandingOrders } from './standing-orders.ts';
import { ToldDigest } from './told-digest.ts';
import type { Viewer } from './viewer.ts';

/** The rows of one game and what they bring about: each is checked, noted and carried out, new or from a journal alike. */
export class Proceedings<Setup, State, View> {
  readonly seats: readonly SeatInfo[];
  readonly history: History;
  readonly agreements = new Agreements();
  readonly standing: StandingOrders<Known<Setup, State>>;
  runner: Runner<Setup, State, View>;
  private readonly from: Beginning<Setup, State, View>;
  /** What the audience of a shown journal hears as it is played again. */
  private readonly told: ToldDigest | null;
  private agreed: Outcome | null = null;
  private isInPieces = false;
  private readonly retakes = new Retakes();

  /** `start`: what lies behind a game that is taken up in the middle, or a bookmark of it. */
  constructor(from: Beginning<Setup, State, View>, start: Past | Bookmark = pastOf(from)) {
    const { ruleset, setup } = from;
    this.from = from;
    this.history = new History(ruleset.rollsUnseen === true && ruleset.hides(setup));
    this.seats = ruleset.seats(setup);
    this.standing = new StandingOrders(ruleset.orders, ruleset.plans);
    this.runner = 'past' in start ? this.takenUp(start) : runnerFrom(from, start);
    this.told = from.audience === undefined ? null : new ToldDigest(from.audience);
  }

  bookmark(): Bookmark {
    return {
      past: pastUpTo(this.from, this.runner, [...this.runner.rests.kept]),
      history: this.history.record(),
      agreements: this.agreements.record(),
      orders: this.standing.record(),
      retakes: this.retakes.record(),
      agreed: this.agreed,
    };
  }

  /** Where a bookmark lies: only what came after its last rest point is played. */
  private takenUp({ past, history, agreements, orders, retakes, agreed }: Bookmark): Runner<Setup, State, View> {
    this.history.takeUp(history);
    this.agreements.takeUp(agreements);
    this.standing.takeUp(orders);
    this.retakes.takeUp(retakes);
    this.agreed = agreed;
    return broughtUp(this.from, past, this.counting);
  }

  get counting(): Counting {
    return { counted: this.history.counted, retakes: this.retakes };
  }

  get rows(): readonly Row[] {
    return this.history.rows;
  }

  get outcome(): Outcome | null {
    return this.agreed ?? this.runner.outcome;
  }

  /** What is awaited; nothing once the game is over. */
  decisions(): readonly Decision[] {
    return this.outcome === null ? this.runner.decisions() : [];
  }

  openDecision(input: Pick<Row, 'ask' | 'seat'>): Result<Decision, Problem> {
    const { outcome } = this;
    if (outcome !== null) return err(overProblem(outcome));
    const open = this.decisions();
    const decision = open.find((candidate) => candidate.id === input.ask);
    if (decision === undefined) return err(notOpen(input, open));
    return decision.seat === input.seat ? ok(decision) : err(putToAnother(input, decision));
  }

  playing(): readonly Seat[] {
    return this.seats.map(({ seat }) => seat).filter((seat) => !this.runner.hasResigned(seat));
  }

  refusal(seat: Seat | null): Problem | null {
    if (this.outcome !== null) return overProblem(this.outcome);
    const playing = this.playing();
    if (seat !== null && playing.includes(seat)) return null;
    return { code: 'not-yours', field: 'seat', message: `Seat ${seat} does not play.`, legal: playing.map(String) };
  }

  /** What a seat may take back by itself: its last answer, at once or by asking. */
  ownUndo(seat: Seat | null): WayBack | null {
    const row = seat === null ? undefined : this.history.lastOwn(seat);
    return row === undefined ? null : this.wayTo(row);
  }

  /** What a seat's standing orders answered since its own last answer, and whether it can go back there. */
  ordered(seat: Seat, viewers: readonly Viewer[]): readonly OrderedAnswer[] {
    const isShut = this.outcome !== null || this.agreements.undoRequest !== null;
    return this.history.ordered(seat).map(({ row, words, told }) => {
      const after = countEvents(this.runner.events, told, viewers);
      return { seat, ask: row.ask, words, after, how: isShut ? 'no' : HOW[this.wayTo(row).option] };
    });
  }

  /** Back to a question that a standing order answered. */
  reopen(seat: Seat, ask: DecisionId): Rows {
    const ordered = this.history.ordered(seat).map(({ row }) => row);
    const row = ordered.find((answer) => answer.ask === ask);
    if (row === undefined) return err(cannotReopen(ordered));
    const { option, to } = this.wayTo(row);
    return this.add('undo', seat, 'player', option, { to });
  }

  /** The referee takes back what a seat did last. */
  overrule(seat: Seat, reason: string): Rows {
    const to = this.history.lastAnswer(seat)?.n ?? 0;
    return this.add('undo', seat, 'referee', 'take', { to, fresh: ALWAYS_FRESH }, reason);
  }

  private wayTo(row: Row): WayBack {
    return this.history.wayTo(row, this.mark());
  }

  private mark(secret = false): Mark {
    const { dice, reveals, chronicle } = this.runner;
    return { rolled: dice.rolled.length, reveals, events: chronicle.length, secret };
  }

  add(
    kind: Row['kind'],
    seat: Seat | null,
    by: RowAuthor,
    option: string,
    params: Params = NO_PARAMS,
    note?: string,
  ): Rows {
    const row: Row = { n: this.rows.length + 1, kind, ask: '', seat, by, option, params };
    const before = this.rows.length;
    const problem = this.take(note === undefined ? row : { ...row, note });
    if (problem !== null) return err(problem);
    this.followOrders();
    return ok(this.rows.slice(before));
  }

  /** All rows that something brings about, the answers of standing orders included. */
  adding(something: () => void): Rows {
    const start = this.rows.length;
    something();
    this.followOrders();
    return ok(this.rows.slice(start));
  }

  answerWith(decision: Decision, { option, params }: Answer, by: RowAuthor): void {
    const { id: ask, seat } = decision;
    this.carryIn({ n: this.rows.length + 1, kind: kindFor(decision), ask, seat, by, option, params }, decision);
  }

  /** Takes rows up to the first that does not fit. Those from before other rules are history. */
  replay(rows: readonly Row[], watch: () => void = () => {}): Problem | null {
    const past = this.from.resumed?.row ?? 0;
    for (const row of rows) {
      this.from.meter?.spend();
      const problem = row.n <= past ? this.takePast(row) : (this.take(row) ?? this.departure(row));
      if (problem !== null) return { ...problem, field: `rows.${row.n - 1}` };
      if (row.n > past) watch();
    }
    return null;
  }

  private takePast(row: Row): null {
    this.history.addPast(row, isInput(row) && row.n > (this.from.resumed?.checkpoint.row ?? 0));
    if (row.kind === 'order') this.standing.take(row);
    return null;
  }

  /** A game that is played again says where it begins to be another one than it was. */
  private departure({ n, digest }: Row): Problem | null {
    this.told?.hear(this.runner.events);
    const now = this.told === null ? this.rows.at(-1)?.digest : this.told.value;
    if (digest === undefined || (this.told === null && !this.from.isSigned) || digest === now) return null;
    const message = `From row ${n} on the game goes otherwise than it did when it was played: its rules or its journal have changed.`;
    return { code: 'departed', message };
  }

  /** Carries out one row, from the journal or new; a row that does not fit changes nothing. */
  private take(row: Row): Problem | null {
    if (isInput(row)) return this.takeInput(row);
    const problem = this.problemOf(row);
    if (problem !== null) return problem;
    this.history.add(row, this.mark());
    this.carryOut(row);
    return null;
  }

  private takeInput(row: Row): Problem | null {
    const decision = this.openDecision(row);
    if (!decision.ok) return decision.error;
    const kind = kindFor(decision.value);
    if (row.kind !== kind) return strange('row', row.kind, [kind]);
    const answer = checkAnswer(decision.value, row.option, row.params);
    if (!answer.ok) return answer.error;
    // Params in the order in which they are offered, whatever their order in the file; digests are made anew.
    const { digest: _, ...rest } = row;
    this.carryIn({ ...rest, ...answer.value }, decision.value);
    return null;
  }

  private carryIn(row: Row, decision: Decision): void {
    const { id, asked } = decision;
    this.history.add(row, this.mark(asked.secret === true));
    const words = row.by === 'order' ? this.standing.wordsOn(decision, row) : null;
    if (words !== null) this.history.noteOrder(row, words);
    this.standing.settle(id);
    const before = this.runner.digest;
    const line = this.retakes.take(row);
    if (line !== null) this.runner.dice.reseed(line);
    this.runner.answer(id, { option: row.option, params: row.params }, row.n, this.isInPieces);
    if (this.runner.digest !== before) this.history.sign(this.runner.digest);
  }

  private problemOf(row: Row): Problem | null {
    if (row.kind === 'form') return strange('row', row.kind, ['choice']);
    if (row.kind === 'amend') return this.amendProblem(row);
    const refused = this.refusal(row.seat);
    if (refused !== null) return refused;
    if (row.kind === 'draw') return this.agreements.drawProblem(row);
    if (row.kind === 'share') return shareProblem(row, this.runner.awaitedShares());
    return row.kind === 'undo' ? this.undoProblem(row) : null;
  }

  private amendProblem(row: Row): Problem | null {
    if (this.outcome !== null) return overProblem(this.outcome);
    return correctingProblem(row, () => (setDieIn(row) === null ? this.runner.corrections() : this.dieCorrections()));
  }

  /** Dice that fell for one of the last answers, for a referee to set; who asks to take back is answered first. */
  dieCorrections(): readonly Correction[] {
    if (this.agreements.undoRequest !== null) return [];
    return lastDice(this.from, this.runner, this.history, this.retakes);
  }

  /** A referee's correction; where a die is set for which something else has been seen since, dice fall anew. */
  amend(option: string, params: Params, reason: string): Rows {
    const set = setDieIn({ kind: 'amend', option, params });
    const fresh = set !== null && this.history.isSeenSince(set.ask) ? { fresh: ALWAYS_FRESH } : {};
    return this.add('amend', null, 'referee', option, { ...params, ...fresh }, reason);
  }

  private undoProblem(row: Row): Problem | null {
    if (row.by === 'referee') return overruleProblem(row, this.history);
    if (row.option === 'grant' || row.option === 'refuse') return this.agreements.consentProblem(row);
    if (row.option === 'take' && row.params.fresh !== undefined)
      return this.agreements.grantProblem(row, this.playing());
    const ordered = row.seat === null ? [] : this.history.ordered(row.seat);
    const opened = ordered.find((answer) => answer.row.n === row.params.to)?.row;
    const way = opened === undefined ? this.ownUndo(row.seat) : this.wayTo(opened);
    return this.agreements.undoProblem(row, way === null ? null : this.history.wayIn(row, way, this.mark()));
  }

  private carryOut(row: Row): void {
    switch (row.kind) {
      case 'order':
        this.standing.take(row);
        break;
      case 'resign':
        if (row.seat !== null) this.takeResignation(row.seat, row.n);
        break;
      case 'draw':
        this.agreements.takeDraw(row);
        this.settleDraw();
        break;
      case 'undo':
        this.agreements.takeUndo(row);
        if (row.option === 'take') this.goBack(row);
        break;
      case 'share':
        if (row.seat !== null) this.runner.share(row.seat, row.note ?? '', row.n);
        break;
      case 'amend':
        if (setDieIn(row) === null)
          this.runner.amend({ option: row.option, params: row.params, reason: row.note ?? '' }, row.n);
        else this.setDie(row);
    }
  }

  /** Back to the answer that the die fell for, which is given again. */
  private setDie(row: Row): void {
    const to = this.history.answerTo(setDieIn(row)?.ask ?? '')?.n ?? row.n;
    this.retakes.goBack(to + 1, false);
    this.runner = rewound(this.from, this.runner, { to, ...this.counting });
  }

  private goBack({ params }: Row): void {
    const to = params.to ?? 0;
    this.retakes.goBack(to, params.fresh === FRESH_IF_OTHER);
    this.runner = rewound(this.from, this.runner, { to, ...this.counting });
    // Whoever goes back to a question wants to answer it himself.
    const asked = this.rows[to - 1];
    if (asked !== undefined) this.standing.leave(asked, this.decisions());
  }

  private takeResignation(seat: Seat, row: number): void {
    this.agreements.leave(seat);
    const left = this.playing().filter((other) => other !== seat);
    if (left.length > 1) {
      this.runner.resign(seat, row);
      this.settleDraw();
      return;
    }
    const name = this.seats.find((info) => info.seat === seat)?.name ?? `Seat ${seat}`;
    this.agreed = conceded(this.from.ruleset.id, name, left);
  }

  private settleDraw(): void {
    if (this.outcome === null && this.agreements.isDraw(this.playing())) this.agreed = drawn(this.from.ruleset.id);
  }

  inPieces<T>(something: () => T): InPieces<T> {
    this.isInPieces = true;
    return { done: something(), rest: this.ending() };
  }

  private *ending(): Generator<void> {
    yield* this.following();
    this.isInPieces = false;
  }

  /** Live only: a replay finds in the journal what orders answered, and what was answered for who has given up. */
  private followOrders(): void {
    if (this.isInPieces || this.hasNoOrders) return;
    for (const _ of this.following());
  }

  /** What is still to be done, segment by segment and question by question, so that others can be answered in between. */
  private *following(): Generator<void> {
    for (let guard = 0; guard < 10_000; guard++) {
      const before = this.runner.digest;
      yield* this.runner.goOn();
      if (this.runner.digest !== before) this.history.sign(this.runner.digest);
      const given = yield* this.nextOrdered();
      if (given === null) return;
      this.answerWith(given.decision, given.answer, given.by);
      yield;
    }
  }

  /** Asked after every answer, and most games have neither. */
  private get hasNoOrders(): boolean {
    return this.standing.active.length === 0 && this.runner.isComplete;
  }

  private *nextOrdered(): Generator<void, OrderGiven | null> {
    if (this.hasNoOrders) return null;
    for (const decision of this.decisions()) {
      if (this.runner.hasResigned(decision.seat)) return { decision, answer: fallbackAnswer(decision), by: 'clock' };
      const answer = this.standing.answerTo(decision, () =>
        this.from.knowledge.of(this.runner.game.state, decision.seat),
      );
      if (answer !== null) return { decision, answer, by: 'order' };
      yield;
    }
    return null;
  }
}
