import { checkAnswer } from './answer.ts';
import type { Board } from './board.ts';
import type { Answer, Decision, DecisionId, Params, Seat } from './decision.ts';
import { answerOf, NO_PARAMS } from './decision.ts';
import { DiceBox } from './dice-box.ts';
import { digestOf } from './digest.ts';
import type { GameEvent } from './event.ts';
import { type DicePlan, effectiveRows, type Journal, type Row, type RowAuthor } from './journal.ts';
import { err, ok, type Problem, type Result } from './result.ts';
import type { Outcome, Ruleset, SeatInfo } from './ruleset.ts';
import { type Checkpoint, Runner } from './runner.ts';

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

export interface ActiveOrder {
  readonly seat: Seat;
  readonly id: string;
  readonly params: Params;
}

/** What a seat knows of a game, as JSON: enough to imagine how it goes on. */
export interface Sketch {
  readonly setup: unknown;
  readonly checkpoint: Checkpoint | null;
  readonly script: readonly number[];
  /** The dice are typed in: they stand in the rows, not in the script. */
  readonly hand?: true;
  readonly rows: readonly Row[];
}

/** Where the game stood just before a row: decides whether taking it back is free. */
interface Mark {
  readonly rolled: number;
  readonly reveals: number;
}

/** One game: the journal and all that follows from it. */
export class Match<Setup, State> {
  readonly ruleset: Ruleset<Setup, State>;
  readonly setup: Setup;
  readonly seats: readonly SeatInfo[];
  private readonly file: unknown;
  private readonly seed: string | undefined;
  private readonly plan: DicePlan;
  private readonly rowList: Row[] = [];
  private readonly marks = new Map<number, Mark>();
  private runner: Runner<Setup, State>;
  private agreed: Outcome | null = null;
  private drawBy = new Set<Seat>();
  private undoAsked: { readonly seat: Seat; readonly to: number; readonly granted: Set<Seat> } | null = null;
  private orderList: ActiveOrder[] = [];

  private constructor(
    ruleset: Ruleset<Setup, State>,
    file: unknown,
    setup: Setup,
    seed: string | undefined,
    plan: DicePlan,
    from: Checkpoint | null,
  ) {
    this.ruleset = ruleset;
    this.file = file;
    this.setup = setup;
    this.seed = seed;
    this.plan = plan;
    this.seats = ruleset.seats(setup);
    const dice = from === null ? DiceBox.fresh(plan, seed) : Runner.diceFrom(plan, from);
    this.runner = new Runner(ruleset, setup, dice, from);
  }

  static start<Setup, State>(
    ruleset: Ruleset<Setup, State>,
    file: unknown,
    options: StartOptions,
  ): Result<Match<Setup, State>, readonly Problem[]> {
    const setup = ruleset.parseSetup(file);
    if (!setup.ok) return setup;
    return ok(new Match(ruleset, file, setup.value, options.seed, options.dice ?? SEEDED, null));
  }

  /** Takes a game up exactly where its journal ends. A seed may be given for a journal that was shown without one. */
  static restore<Setup, State>(
    ruleset: Ruleset<Setup, State>,
    journal: Journal,
    freshSeed?: string,
  ): Result<Match<Setup, State>, readonly Problem[]> {
    const unfit = unfitFor(ruleset, journal);
    if (unfit !== null) return err([unfit]);
    const setup = ruleset.parseSetup(journal.setup);
    if (!setup.ok) return setup;
    const match = new Match(ruleset, journal.setup, setup.value, journal.seed ?? freshSeed, journal.dice, null);
    for (const row of journal.rows) {
      const problem = match.take(row);
      if (problem !== null) return err([{ ...problem, field: `rows.${row.n - 1}` }]);
    }
    return ok(match);
  }

  /** A game of one's own that starts from what a seat knows, with dice of its own. */
  static imagine<Setup, State>(ruleset: Ruleset<Setup, State>, sketch: Sketch, seed: string): Match<Setup, State> {
    const setup = ruleset.parseSetup(sketch.setup);
    if (!setup.ok) throw new Error(`a sketch with a bad set-up: ${setup.error[0]?.message}`);
    const plan: DicePlan = { script: sketch.script, after: sketch.hand === true ? 'hand' : 'seed' };
    const from = sketch.checkpoint;
    const dice = DiceBox.fresh(plan, seed).state();
    const checkpoint = from === null ? null : { ...from, dice, rolled: [] };
    const match = new Match(ruleset, sketch.setup, setup.value, seed, plan, checkpoint);
    for (const row of sketch.rows) {
      const problem = match.take(row);
      if (problem !== null) throw new Error(`a sketch that does not play: ${problem.message}`);
    }
    return match;
  }

  get state(): State {
    return this.runner.game.state;
  }

  get events(): readonly GameEvent[] {
    return this.runner.events;
  }

  get rows(): readonly Row[] {
    return this.rowList;
  }

  get outcome(): Outcome | null {
    return this.agreed ?? this.runner.outcome;
  }

  /** How many dice have fallen so far. */
  get diceRolled(): number {
    return this.runner.dice.rolled.length;
  }

  get orders(): readonly ActiveOrder[] {
    return this.orderList;
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

  view(seat: Seat | null): Board {
    return this.ruleset.view(this.setup, this.known(seat), seat);
  }

  /** Answers an open question; refusals change nothing. Returns the rows it added, standing orders' answers included. */
  choose(input: ChoiceInput, by: RowAuthor = 'player'): Result<readonly Row[], Problem> {
    const decision = this.openDecision(input);
    if (!decision.ok) return decision;
    const answer = checkAnswer(decision.value, input.option, input.params);
    if (!answer.ok) return answer;
    const start = this.rowList.length;
    this.answerWith(decision.value, answer.value, by);
    this.followOrders();
    return ok(this.rowList.slice(start));
  }

  resign(seat: Seat): Result<readonly Row[], Problem> {
    const refused = this.refusal(seat);
    if (refused !== null) return err(refused);
    return this.add({ kind: 'resign', ask: '', seat, by: 'player', option: 'concede', params: NO_PARAMS });
  }

  draw(seat: Seat, option: 'offer' | 'accept' | 'decline', by: RowAuthor = 'player'): Result<readonly Row[], Problem> {
    const refused = this.refusal(seat);
    if (refused !== null) return err(refused);
    if (option === 'offer' && this.drawBy.has(seat))
      return err({ code: 'draw', message: 'You have offered a draw already.' });
    if (option !== 'offer' && (this.drawBy.size === 0 || this.drawBy.has(seat))) {
      return err({ code: 'draw', message: 'No other seat has offered a draw.', legal: ['offer'] });
    }
    return this.add({ kind: 'draw', ask: '', seat, by, option, params: NO_PARAMS });
  }

  /** Seats that have offered or accepted a draw. */
  get drawOffers(): readonly Seat[] {
    return [...this.drawBy];
  }

  get undoRequest(): { readonly seat: Seat; readonly to: number } | null {
    return this.undoAsked === null ? null : { seat: this.undoAsked.seat, to: this.undoAsked.to };
  }

  /** Whether a seat can take its last answer back at once, with the others' consent, or not at all. */
  undoable(seat: Seat): 'free' | 'consent' | 'no' {
    const row = this.lastOwn(seat);
    if (row === undefined || this.outcome !== null) return 'no';
    const mark = this.marks.get(row.n);
    const clean =
      mark !== undefined && mark.rolled === this.runner.dice.rolled.length && mark.reveals === this.runner.reveals;
    const others = this.rowList.some((later) => later.n > row.n && later.seat !== seat && isInput(later));
    return clean && !others ? 'free' : 'consent';
  }

  undo(seat: Seat): Result<readonly Row[], Problem> {
    const how = this.undoable(seat);
    const to = this.lastOwn(seat)?.n;
    if (how === 'no' || to === undefined)
      return err({ code: 'undo', message: 'There is nothing of yours to take back.' });
    if (this.undoAsked !== null)
      return err({ code: 'undo', message: 'A request to take back is waiting for its answer.' });
    const option = how === 'free' ? 'take' : 'ask';
    return this.add({ kind: 'undo', ask: '', seat, by: 'player', option, params: { to } });
  }

  answerUndo(seat: Seat, grant: boolean, by: RowAuthor = 'player'): Result<readonly Row[], Problem> {
    const asked = this.undoAsked;
    if (asked === null || asked.seat === seat)
      return err({ code: 'undo', message: 'Nobody has asked you to take something back.' });
    const start = this.rowList.length;
    this.add({ kind: 'undo', ask: '', seat, by, option: grant ? 'grant' : 'refuse', params: NO_PARAMS });
    if (
      grant &&
      this.seats.every(
        (other) => other.seat === asked.seat || asked.granted.has(other.seat) || this.runner.hasResigned(other.seat),
      )
    ) {
      this.add({
        kind: 'undo',
        ask: '',
        seat: asked.seat,
        by: 'clock',
        option: 'take',
        params: { to: asked.to, fresh: 1 },
      });
    }
    return ok(this.rowList.slice(start));
  }

  /** Gives, changes or (with null) cancels a standing order. */
  order(seat: Seat, id: string, params: Params | null): Result<readonly Row[], Problem> {
    const refused = this.refusal(seat);
    if (refused !== null) return err(refused);
    const known = this.ruleset.orders.find((order) => order.id === id);
    if (known === undefined) {
      return err({
        code: 'order',
        field: 'order',
        message: `There is no standing order "${id}".`,
        legal: this.ruleset.orders.map((order) => order.id),
      });
    }
    const start = this.rowList.length;
    const option = params === null ? `cancel ${id}` : id;
    this.add({ kind: 'order', ask: '', seat, by: 'player', option, params: params ?? NO_PARAMS });
    this.followOrders();
    return ok(this.rowList.slice(start));
  }

  /** A referee's correction, where the ruleset has one. */
  amend(option: string, params: Params): Result<readonly Row[], Problem> {
    if (this.ruleset.amend === undefined)
      return err({ code: 'amend', message: 'These rules have no corrections by a referee.' });
    const tried = this.ruleset.amend(this.setup, JSON.parse(JSON.stringify(this.state)) as State, option, params);
    if (!tried.ok) return tried;
    return this.add({ kind: 'amend', ask: '', seat: 0, by: 'player', option, params });
  }

  /** The whole journal, seed and sealed answers included: for storage only. */
  journal(): Journal {
    const { id, version } = this.ruleset;
    const base = { ruleset: id, version, setup: this.file, dice: this.plan, rows: [...this.rowList] };
    return this.seed === undefined ? base : { ...base, seed: this.seed };
  }

  /** What anybody may have: whole once the game is over; before that no seed, no sealed answers, only dice that have fallen. */
  publicJournal(): Journal {
    if (this.outcome !== null) return this.journal();
    const { id, version } = this.ruleset;
    const rows = this.openRows().map((row, i) => ({ ...row, n: i + 1 }));
    const dice: DicePlan =
      this.plan.after === 'seed' ? { script: [...this.runner.dice.rolled], after: 'seed' } : this.plan;
    return { ruleset: id, version, setup: this.file, dice, rows };
  }

  digest(): string {
    return digestOf(this.journal());
  }

  /** What a seat needs to imagine the rest, with nothing in it that the seat may not know. */
  sketch(seat: Seat): Sketch {
    const last = this.runner.checkpoints.at(-1) ?? null;
    const rows = this.openRows(seat).filter(
      (row) => row.n > (last?.row ?? 0) && (isInput(row) || row.kind === 'resign'),
    );
    const checkpoint = last === null ? null : this.redacted(last, seat);
    const sketch = { setup: this.file, checkpoint, script: this.fallenSince(last), rows };
    return this.plan.after === 'hand' ? { ...sketch, hand: true } : sketch;
  }

  /** The dice that fell since a checkpoint without anybody typing them in. */
  private fallenSince(last: Checkpoint | null): readonly number[] {
    const { dice } = this.runner;
    if (this.plan.after === 'hand') return this.plan.script.slice(last?.dice.used ?? 0, dice.state().used);
    return dice.rolled.slice(last?.rolled.length ?? 0);
  }

  private redacted(checkpoint: Checkpoint, seat: Seat): Checkpoint {
    const known = this.ruleset.known(JSON.parse(checkpoint.state) as State, seat);
    return { ...checkpoint, state: JSON.stringify(known), dice: { used: 0, stream: null }, rolled: [] };
  }

  /** Rows that count and are open to a seat: nobody sees another's sealed answer before the reveal. */
  private openRows(seat?: Seat): readonly Row[] {
    const round = this.runner.openRound();
    const sealed = (row: Row) => round !== null && row.seat !== seat && row.ask.startsWith(`${round}.`);
    return effectiveRows(this.rowList).filter((row) => row.kind !== 'undo' && !sealed(row));
  }

  private openDecision(input: ChoiceInput): Result<Decision, Problem> {
    const over = this.outcome;
    if (over !== null) return err({ code: 'over', message: `The game is over: ${over.reason}` });
    const open = this.decisions();
    const decision = open.find((candidate) => candidate.id === input.ask);
    if (decision === undefined) {
      const legal = open.filter((candidate) => candidate.seat === input.seat).map((candidate) => candidate.id);
      return err({
        code: 'stale',
        field: 'ask',
        message: `Question ${input.ask} is not open: it was answered or never asked.`,
        legal,
      });
    }
    if (decision.seat !== input.seat) {
      return err({
        code: 'not-yours',
        field: 'seat',
        message: `Question ${input.ask} is put to seat ${decision.seat}, not to seat ${input.seat}.`,
      });
    }
    return ok(decision);
  }

  private refusal(seat: Seat): Problem | null {
    if (this.outcome !== null) return { code: 'over', message: `The game is over: ${this.outcome.reason}` };
    if (this.seats.some((info) => info.seat === seat) && !this.runner.hasResigned(seat)) return null;
    return {
      code: 'not-yours',
      field: 'seat',
      message: `Seat ${seat} does not play.`,
      legal: this.seats.map((info) => String(info.seat)),
    };
  }

  private add(row: Omit<Row, 'n'>): Result<readonly Row[], Problem> {
    const full: Row = { n: this.rowList.length + 1, ...row };
    const problem = this.take(full);
    return problem === null ? ok([full]) : err(problem);
  }

  private answerWith(decision: Decision, answer: Answer, by: RowAuthor): void {
    const kind = decision.topic === 'dice' ? 'dice' : 'choice';
    const row: Row = { n: this.rowList.length + 1, kind, ask: decision.id, seat: decision.seat, by, ...answer };
    this.note(row);
    this.runner.answer(decision.id, answer, row.n);
  }

  private note(row: Row): void {
    this.marks.set(row.n, { rolled: this.runner.dice.rolled.length, reveals: this.runner.reveals });
    this.rowList.push(row);
  }

  /** Carries out one row, from the journal or new. */
  private take(row: Row): Problem | null {
    switch (row.kind) {
      case 'choice':
      case 'dice':
        return this.takeInput(row);
      case 'order':
        this.note(row);
        this.setOrder(row);
        return null;
      case 'resign':
        this.note(row);
        this.takeResignation(row);
        return null;
      case 'draw':
        this.note(row);
        this.takeDraw(row);
        return null;
      case 'undo':
        return this.takeUndo(row);
      case 'amend':
        return this.takeAmend(row);
    }
  }

  private takeInput(row: Row): Problem | null {
    const decision = this.openDecision({ ask: row.ask, seat: row.seat, option: row.option });
    if (!decision.ok) return decision.error;
    const answer = checkAnswer(decision.value, row.option, row.params);
    if (!answer.ok) return answer.error;
    this.note(row);
    this.runner.answer(row.ask, answer.value, row.n);
    return null;
  }

  private setOrder(row: Row): void {
    const id = row.option.replace(/^cancel /, '');
    this.orderList = this.orderList.filter((order) => order.seat !== row.seat || order.id !== id);
    if (id === row.option) this.orderList.push({ seat: row.seat, id, params: row.params });
  }

  private takeResignation(row: Row): void {
    const left = this.seats.filter(({ seat }) => seat !== row.seat && !this.runner.hasResigned(seat));
    if (left.length > 1) {
      this.runner.resign(row.seat, row.n);
      return;
    }
    const name = this.seats.find((info) => info.seat === row.seat)?.name ?? `Seat ${row.seat}`;
    const winners = left.map(({ seat }) => seat);
    this.agreed = { kind: 'win', winners, reason: `${name} concedes.`, rule: `${this.ruleset.id}/hardtop/concession` };
  }

  private takeDraw(row: Row): void {
    if (row.option === 'decline') this.drawBy.clear();
    else this.drawBy.add(row.seat);
    const all = this.seats.every(({ seat }) => this.drawBy.has(seat) || this.runner.hasResigned(seat));
    if (all)
      this.agreed = {
        kind: 'draw',
        winners: [],
        reason: 'A draw by agreement.',
        rule: `${this.ruleset.id}/hardtop/victory`,
      };
  }

  private takeUndo(row: Row): Problem | null {
    const to = row.params.to ?? 0;
    this.note(row);
    if (row.option === 'ask') this.undoAsked = { seat: row.seat, to, granted: new Set() };
    if (row.option === 'grant') this.undoAsked?.granted.add(row.seat);
    if (row.option === 'refuse') this.undoAsked = null;
    if (row.option === 'take') this.rewind(to, row);
    return null;
  }

  /** Back to just before a row: from the nearest checkpoint, with the rows that still count. */
  private rewind(to: number, row: Row): void {
    this.undoAsked = null;
    const kept = this.runner.checkpoints.filter((checkpoint) => checkpoint.row < to);
    const from = kept.at(-1) ?? null;
    const events = this.runner.events.filter((event) => event.n <= (from?.events ?? 0));
    const dice = from === null ? DiceBox.fresh(this.plan, this.seed) : Runner.diceFrom(this.plan, from);
    const later = this.rowList.filter((old) => old.n > (from?.row ?? 0) && old.n < row.n);
    this.runner = new Runner(this.ruleset, this.setup, dice, from);
    this.runner.events.unshift(...events);
    this.runner.checkpoints.unshift(...kept);
    for (const old of effectiveRows([...later, row])) {
      if (isInput(old)) this.runner.answer(old.ask, answerOf(old.option, old.params), old.n);
      if (old.kind === 'resign') this.runner.resign(old.seat, old.n);
      if (old.kind === 'amend') this.ruleset.amend?.(this.setup, this.state, old.option, old.params);
      // This undo or one before it: what was rolled since then came from the fresh dice.
      if (old.kind === 'undo' && old.params.fresh === 1) this.runner.dice.reseed(this.seed, old.n);
    }
  }

  private takeAmend(row: Row): Problem | null {
    const amended = this.ruleset.amend?.(this.setup, this.state, row.option, row.params);
    if (amended === undefined) return { code: 'amend', message: 'These rules have no corrections by a referee.' };
    if (!amended.ok) return amended.error;
    this.note(row);
    return null;
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
    if (this.orderList.length === 0) return null;
    for (const decision of this.decisions()) {
      for (const active of this.orderList) {
        if (active.seat !== decision.seat) continue;
        const order = this.ruleset.orders.find((candidate) => candidate.id === active.id);
        const answer = order?.answer(this.known(decision.seat), decision, active.params) ?? null;
        if (answer !== null && checkAnswer(decision, answer.option, answer.params).ok) return { decision, answer };
      }
    }
    return null;
  }

  private lastOwn(seat: Seat): Row | undefined {
    return effectiveRows(this.rowList).findLast((row) => row.seat === seat && isInput(row) && row.by === 'player');
  }
}

function isInput(row: Row): boolean {
  return row.kind === 'choice' || row.kind === 'dice';
}

function unfitFor(ruleset: { readonly id: string; readonly version: string }, journal: Journal): Problem | null {
  if (journal.ruleset !== ruleset.id) {
    return {
      code: 'ruleset',
      field: 'ruleset',
      message: `This journal is of "${journal.ruleset}", not of "${ruleset.id}".`,
      legal: [ruleset.id],
    };
  }
  if (journal.version === ruleset.version) return null;
  return {
    code: 'version',
    field: 'version',
    message: `This game began under version ${journal.version} of the rules; here is version ${ruleset.version}, so it cannot go on.`,
    legal: [ruleset.version],
  };
}
