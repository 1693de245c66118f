import { Agreements, strange } from './agreements.ts';
import { checkAnswer } from './answer.ts';
import { type Beginning, rewound, runnerFrom } from './beginning.ts';
import type { Answer, Decision, DecisionId, Params, Seat } from './decision.ts';
import { NO_PARAMS } from './decision.ts';
import { DiceBox, OutOfDice } from './dice-box.ts';
import { digestOf } from './digest.ts';
import type { GameEvent } from './event.ts';
import { History, type Mark } from './history.ts';
import { type DicePlan, isInput, type Journal, type Row, type RowAuthor, unfitFor } from './journal.ts';
import { err, ok, type Problem, type Result } from './result.ts';
import type { Outcome, Ruleset, SeatInfo } from './ruleset.ts';
import { NO_PAST, type Past, type Runner } from './runner.ts';
import { dicePlanOf, type Sketch, sketchOf } from './sketch.ts';
import { type ActiveOrder, StandingOrders } from './standing-orders.ts';

export interface StartOptions {
  readonly seed: string;
  readonly dice?: DicePlan;
}

export const SEEDED: DicePlan = { script: [], after: 'seed' };

export interface ChoiceInput {
  readonly ask: DecisionId;
  readonly seat: Seat;
  readonly option: string;
  readonly params?: unknown;
}

type Rows = Result<readonly Row[], Problem>;

/** One game: the journal and all that follows from it. */
export class Match<Setup, State, View = unknown> {
  readonly ruleset: Ruleset<Setup, State, View>;
  readonly setup: Setup;
  readonly seats: readonly SeatInfo[];
  private readonly from: Beginning<Setup, State, View>;
  private readonly history = new History();
  private readonly agreements = new Agreements();
  private readonly standing: StandingOrders<State>;
  private runner: Runner<Setup, State>;
  private agreed: Outcome | null = null;

  private constructor(from: Beginning<Setup, State, View>, past: Past = NO_PAST) {
    this.from = from;
    this.ruleset = from.ruleset;
    this.setup = from.setup;
    this.seats = from.ruleset.seats(from.setup);
    this.standing = new StandingOrders(from.ruleset.orders);
    this.runner = runnerFrom(from, past);
  }

  /** Throws `OutOfDice` if the rules roll at once and the script does not serve. */
  static start<Setup, State, View>(
    ruleset: Ruleset<Setup, State, View>,
    file: unknown,
    { seed, dice = SEEDED }: StartOptions,
  ): Result<Match<Setup, State, View>, readonly Problem[]> {
    const setup = ruleset.parseSetup(file);
    if (!setup.ok) return setup;
    return ok(new Match({ ruleset, file, setup: setup.value, seed, plan: dice }));
  }

  /**
   * Takes a game up exactly where its journal ends; `watch` sees it at the beginning and after every row.
   * A seed may be given for a journal that was shown without one.
   */
  static restore<Setup, State, View>(
    ruleset: Ruleset<Setup, State, View>,
    journal: Journal,
    freshSeed?: string,
    watch: (match: Match<Setup, State, View>) => void = () => {},
  ): Result<Match<Setup, State, View>, readonly Problem[]> {
    const unfit = unfitFor(ruleset, journal);
    if (unfit !== null) return err([unfit]);
    const setup = ruleset.parseSetup(journal.setup);
    if (!setup.ok) return setup;
    const { setup: file, seed = freshSeed, dice: plan, rows } = journal;
    try {
      const match = new Match({ ruleset, file, setup: setup.value, seed, plan });
      watch(match);
      const stuck = match.replay(rows, watch);
      return stuck === null ? ok(match) : err([stuck]);
    } catch (error) {
      // The dice are the journal's; anything else that is thrown is a bug of ours.
      if (!(error instanceof OutOfDice)) throw error;
      return err([{ code: 'out-of-dice', field: 'dice.script', message: `${error.message}.` }]);
    }
  }

  /** A game of one's own that starts from what a seat knows, with dice of its own. */
  static imagine<Setup, State, View>(
    ruleset: Ruleset<Setup, State, View>,
    sketch: Sketch,
    seed: string,
  ): Match<Setup, State, View> {
    const setup = ruleset.parseSetup(sketch.setup);
    if (!setup.ok) throw new Error(`a sketch with a bad set-up: ${setup.error[0]?.message}`);
    const plan = dicePlanOf(sketch);
    const dice = DiceBox.fresh(plan, seed).state();
    const checkpoints = sketch.checkpoint === null ? [] : [{ ...sketch.checkpoint, dice, rolled: [] }];
    const past = { checkpoints, events: [] };
    const match = new Match({ ruleset, file: sketch.setup, setup: setup.value, seed, plan }, past);
    const stuck = match.replay(sketch.rows);
    if (stuck !== null) throw new Error(`a sketch that does not play: ${stuck.message}`);
    return match;
  }

  get state(): State {
    return this.runner.game.state;
  }

  get events(): readonly GameEvent[] {
    return this.runner.events;
  }

  get rows(): readonly Row[] {
    return this.history.rows;
  }

  get outcome(): Outcome | null {
    return this.agreed ?? this.runner.outcome;
  }

  /** The dice that have fallen so far. */
  get dice(): readonly number[] {
    return this.runner.dice.rolled;
  }

  /** How many dice have fallen so far. */
  get diceRolled(): number {
    return this.runner.dice.rolled.length;
  }

  get orders(): readonly ActiveOrder[] {
    return this.standing.active;
  }

  /** Seats that have offered or accepted a draw. */
  get drawOffers(): readonly Seat[] {
    return this.agreements.drawOffers;
  }

  get undoRequest(): { readonly seat: Seat; readonly to: number } | null {
    return this.agreements.undoRequest;
  }

  /** What is awaited; nothing once the game is over. */
  decisions(): readonly Decision[] {
    return this.outcome === null ? this.runner.decisions() : [];
  }

  decisionFor(seat: Seat): Decision | undefined {
    return this.decisions().find((decision) => decision.seat === seat);
  }

  known(seat: Seat | null): State {
    return this.ruleset.known(this.state, seat);
  }

  view(seat: Seat | null): View {
    return this.ruleset.view(this.setup, this.known(seat), seat);
  }

  /**
   * Answers an open question; refusals change nothing. Returns the rows it added, standing orders' answers included.
   * Throws `OutOfDice` where the dice plan says `stop` or a scripted die does not fit; the match is then of no more use.
   */
  choose(input: ChoiceInput, by: RowAuthor = 'player'): Rows {
    const decision = this.openDecision(input);
    if (!decision.ok) return decision;
    const answer = checkAnswer(decision.value, input.option, input.params);
    if (!answer.ok) return answer;
    return this.adding(() => this.answerWith(decision.value, answer.value, by));
  }

  resign(seat: Seat): Rows {
    return this.add('resign', seat, 'player', 'concede');
  }

  draw(seat: Seat, option: 'offer' | 'accept' | 'decline', by: RowAuthor = 'player'): Rows {
    return this.add('draw', seat, by, option);
  }

  /** Whether a seat can take its last answer back at once, with the others' consent, or not at all. */
  undoable(seat: Seat): 'free' | 'consent' | 'no' {
    if (this.outcome !== null) return 'no';
    const own = this.ownUndo(seat);
    return own === null ? 'no' : own.option === 'take' ? 'free' : 'consent';
  }

  undo(seat: Seat): Rows {
    const { option, to } = this.ownUndo(seat) ?? { option: 'ask', to: 0 };
    return this.add('undo', seat, 'player', option, { to });
  }

  answerUndo(seat: Seat, grant: boolean, by: RowAuthor = 'player'): Rows {
    const answered = this.add('undo', seat, by, grant ? 'grant' : 'refuse');
    const asked = this.agreements.undoRequest;
    if (!answered.ok || asked === null || !this.agreements.isGranted(this.playing())) return answered;
    const taken = this.add('undo', asked.seat, 'clock', 'take', { to: asked.to, fresh: 1 });
    return taken.ok ? ok([...answered.value, ...taken.value]) : taken;
  }

  /** Gives, changes or (with null) cancels a standing order. */
  order(seat: Seat, id: string, params: Params | null): Rows {
    const refused = this.refusal(seat);
    if (refused !== null) return err(refused);
    const row = this.standing.rowOf(id, params);
    if (!row.ok) return row;
    return this.adding(() => this.add('order', seat, 'player', row.value.option, row.value.params));
  }

  /** A referee's correction, where the ruleset has one. It is made at the next rest point. */
  amend(option: string, params: Params): Rows {
    return this.add('amend', 0, 'player', option, params);
  }

  /** The whole journal, seed and sealed answers included: for storage only. */
  journal(): Journal {
    const { seed, plan } = this.from;
    const journal = this.journalOf(plan, [...this.history.rows]);
    return seed === undefined ? journal : { ...journal, seed };
  }

  /** What anybody may have: whole once the game is over; before that no seed, no sealed answers, only dice that have fallen. */
  publicJournal(): Journal {
    if (this.outcome !== null) return this.journal();
    const rows = this.history.open(this.runner.openRound()).map((row, i) => ({ ...row, n: i + 1 }));
    const { after } = this.from.plan;
    return this.journalOf(after === 'seed' ? { script: [...this.runner.dice.rolled], after } : this.fallenPlan(), rows);
  }

  /** The dice plan without those of its dice that have not fallen yet. */
  fallenPlan(): DicePlan {
    const { script, after } = this.from.plan;
    return { script: script.slice(0, this.runner.dice.state().used), after };
  }

  digest(): string {
    return digestOf(this.journal());
  }

  /** What a seat needs to imagine the rest, with nothing in it that the seat may not know. */
  sketch(seat: Seat): Sketch {
    return sketchOf(this.from, this.runner, this.history.open(this.runner.openRound(), seat), seat);
  }

  private journalOf(dice: DicePlan, rows: readonly Row[]): Journal {
    const { id, version } = this.ruleset;
    return { ruleset: id, version, setup: this.from.file, dice, rows };
  }

  private openDecision(input: ChoiceInput): Result<Decision, Problem> {
    const { outcome } = this;
    if (outcome !== null) return err(overProblem(outcome));
    const open = this.decisions();
    const decision = open.find((candidate) => candidate.id === input.ask);
    if (decision === undefined) {
      const legal = open.filter((candidate) => candidate.seat === input.seat).map((candidate) => candidate.id);
      const message = `Question ${input.ask} is not open: it was answered or never asked.`;
      return err({ code: 'stale', field: 'ask', message, legal });
    }
    if (decision.seat === input.seat) return ok(decision);
    const message = `Question ${input.ask} is put to seat ${decision.seat}, not to seat ${input.seat}.`;
    return err({ code: 'not-yours', field: 'seat', message });
  }

  private playing(): readonly Seat[] {
    return this.seats.map(({ seat }) => seat).filter((seat) => !this.runner.hasResigned(seat));
  }

  private refusal(seat: Seat): Problem | null {
    if (this.outcome !== null) return overProblem(this.outcome);
    const playing = this.playing();
    if (playing.includes(seat)) return null;
    return { code: 'not-yours', field: 'seat', message: `Seat ${seat} does not play.`, legal: playing.map(String) };
  }

  /** What a seat may take back by itself: its last answer, at once or by asking. */
  private ownUndo(seat: Seat): { readonly option: 'take' | 'ask'; readonly to: number } | null {
    const row = this.history.lastOwn(seat);
    if (row === undefined) return null;
    return { option: this.history.isPrivate(row, this.mark()) ? 'take' : 'ask', to: row.n };
  }

  private mark(): Mark {
    return { rolled: this.runner.dice.rolled.length, reveals: this.runner.reveals };
  }

  private note(row: Row): void {
    this.history.add(row, this.mark());
  }

  private add(kind: Row['kind'], seat: Seat, by: RowAuthor, option: string, params: Params = NO_PARAMS): Rows {
    const row: Row = { n: this.rows.length + 1, kind, ask: '', seat, by, option, params };
    const problem = this.take(row);
    return problem === null ? ok([row]) : err(problem);
  }

  /** All rows that something brings about, the answers of standing orders included. */
  private adding(something: () => void): Rows {
    const start = this.rows.length;
    something();
    this.followOrders();
    return ok(this.rows.slice(start));
  }

  private answerWith(decision: Decision, answer: Answer, by: RowAuthor): void {
    const row: Row = {
      n: this.rows.length + 1,
      kind: kindFor(decision),
      ask: decision.id,
      seat: decision.seat,
      by,
      ...answer,
    };
    this.note(row);
    this.runner.answer(decision.id, answer, row.n);
  }

  /** Takes rows up to the first that does not fit. */
  private replay(rows: readonly Row[], watch: (match: this) => void = () => {}): Problem | null {
    for (const row of rows) {
      const problem = this.take(row);
      if (problem !== null) return { ...problem, field: `rows.${row.n - 1}` };
      watch(this);
    }
    return null;
  }

  /** Carries out one row, from the journal or new; a row that does not fit changes nothing. */
  private take(row: Row): Problem | null {
    if (isInput(row)) return this.takeInput(row);
    const problem = this.problemOf(row);
    if (problem !== null) return problem;
    this.note(row);
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
    // Params in the order in which they are offered, whatever their order in the file.
    this.note({ ...row, ...answer.value });
    this.runner.answer(row.ask, answer.value, row.n);
    return null;
  }

  private problemOf(row: Row): Problem | null {
    if (row.kind === 'amend')
      return this.outcome === null ? this.runner.amendProblem(row.option, row.params) : overProblem(this.outcome);
    const refused = this.refusal(row.seat);
    if (refused !== null) return refused;
    if (row.kind === 'draw') return this.agreements.drawProblem(row);
    return row.kind === 'undo' ? this.undoProblem(row) : null;
  }

  private undoProblem(row: Row): Problem | null {
    if (row.option === 'grant' || row.option === 'refuse') return this.agreements.consentProblem(row);
    if (row.option === 'take' && row.params.fresh === 1) return this.agreements.grantProblem(row, this.playing());
    return this.agreements.undoProblem(row, this.ownUndo(row.seat));
  }

  private carryOut(row: Row): void {
    switch (row.kind) {
      case 'order':
        this.standing.take(row);
        break;
      case 'resign':
        this.takeResignation(row);
        break;
      case 'draw':
        this.agreements.takeDraw(row);
        this.settleDraw();
        break;
      case 'undo':
        this.agreements.takeUndo(row);
        if (row.option === 'take') this.runner = rewound(this.from, this.runner, this.rows, row.params.to ?? 0);
        break;
      case 'amend':
        this.runner.amend(row.option, row.params, row.n);
    }
  }

  private takeResignation(row: Row): void {
    this.agreements.leave(row.seat);
    const left = this.playing().filter((seat) => seat !== row.seat);
    if (left.length > 1) {
      this.runner.resign(row.seat, row.n);
      this.settleDraw();
      return;
    }
    const name = this.seats.find((info) => info.seat === row.seat)?.name ?? `Seat ${row.seat}`;
    const reason = `${name} concedes.`;
    this.agreed = { kind: 'win', winners: left, reason, rule: `${this.ruleset.id}/hardtop/concession` };
  }

  private settleDraw(): void {
    if (this.outcome !== null || !this.agreements.isDraw(this.playing())) return;
    const reason = 'A draw by agreement.';
    this.agreed = { kind: 'draw', winners: [], reason, rule: `${this.ruleset.id}/hardtop/victory` };
  }

  /** Live only: a replay finds the orders' answers in the journal. */
  private followOrders(): void {
    for (let guard = 0; guard < 10_000; guard++) {
      const given = this.nextOrdered();
      if (given === null) return;
      this.answerWith(given.decision, given.answer, 'order');
    }
  }

  private nextOrdered(): { decision: Decision; answer: Answer } | null {
    if (this.orders.length === 0) return null;
    for (const decision of this.decisions()) {
      const answer = this.standing.answerTo(decision, () => this.known(decision.seat));
      if (answer !== null) return { decision, answer };
    }
    return null;
  }
}

function kindFor(decision: Decision): 'choice' | 'dice' {
  return decision.topic === 'dice' ? 'dice' : 'choice';
}

function overProblem(outcome: Outcome): Problem {
  return { code: 'over', message: `The game is over: ${outcome.reason}` };
}
