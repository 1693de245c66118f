import { checkAnswer } from './answer.ts';
import { type Beginning, beginningOf, lastRest, type NewBeginning } from './beginning.ts';
import type { Checkpoint } from './checkpoint.ts';
import type { Decision, DecisionId, Params, Seat } from './decision.ts';
import { DiceBox, OutOfDice } from './dice-box.ts';
import { digestOf } from './digest.ts';
import { eventsFor, type GameEvent } from './event.ts';
import { type DicePlan, type Journal, type Row, type RowAuthor, unfitFor } from './journal.ts';
import type { Knowledge } from './knowledge.ts';
import {
  type ChoiceInput,
  type Position,
  type RestoreOptions,
  SEEDED,
  type Seeds,
  type StartOptions,
  tooLong,
} from './match-terms.ts';
import { Meter, OutOfSteps } from './meter.ts';
import { Proceedings } from './proceedings.ts';
import { type Bookmark, HOW, type InPieces, type OrderedAnswer, type Rows } from './proceedings-terms.ts';
import type { Random } from './random.ts';
import { type ReadSetup, readSetup } from './read-setup.ts';
import type { MatchReport } from './report.ts';
import type { RestPoints } from './rest-points.ts';
import { err, ok, type Problem, type Result } from './result.ts';
import { ALWAYS_FRESH, FRESH_IF_OTHER } from './retakes.ts';
import type { Correction, Outcome, Ruleset, SeatInfo } from './ruleset.ts';
import type { Past } from './runner.ts';
import { promiseOf, untold } from './shares.ts';
import { OpenRowCounts, openRows, signedRows } from './shown-rows.ts';
import type { Situation, Sketch } from './sketch.ts';
import type { ActiveOrder } from './standing-orders.ts';
import type { Viewer } from './viewer.ts';

/** One game: the journal and all that follows from it. */
export class Match<Setup, State, View = unknown> {
  readonly ruleset: Ruleset<Setup, State, View>;
  readonly setup: Setup;
  readonly seats: readonly SeatInfo[];
  private readonly from: Beginning<Setup, State, View>;
  private readonly knowledge: Knowledge<Setup, State, View>;
  private readonly proceedings: Proceedings<Setup, State, View>;
  private readonly counts = new OpenRowCounts();

  private constructor(from: NewBeginning<Setup, State, View>, start?: Past | Bookmark) {
    this.from = beginningOf(from);
    this.knowledge = this.from.knowledge;
    this.ruleset = from.ruleset;
    this.setup = from.setup;
    this.proceedings = new Proceedings(this.from, start);
    this.seats = this.proceedings.seats;
  }

  private get runner() {
    return this.proceedings.runner;
  }

  /** Throws `OutOfDice` if the rules roll at once and the script does not serve. */
  static start<Setup, State, View>(
    ruleset: Ruleset<Setup, State, View>,
    file: unknown,
    { seed, dice = SEEDED, keep = false }: StartOptions,
  ): Result<Match<Setup, State, View>, readonly Problem[]> {
    const setup = ruleset.parseSetup(file);
    if (!setup.ok) return setup;
    const kept = { isKept: keep, isSigned: keep, meter: undefined, resumed: undefined };
    return ok(new Match({ ruleset, file, setup: setup.value, seed, plan: dice, ...kept }));
  }

  /** Takes a game up exactly where its journal ends. */
  static restore<Setup, State, View>(
    ruleset: Ruleset<Setup, State, View>,
    journal: Journal,
    options: RestoreOptions<Match<Setup, State, View>> = {},
  ): Result<Match<Setup, State, View>, readonly Problem[]> {
    const unfit = unfitFor(ruleset, journal);
    if (unfit !== null) return err([unfit]);
    const setup = ruleset.parseSetup(journal.setup);
    if (!setup.ok) return setup;
    const { setup: file, seed = options.seed, dice: plan, rows, resumed, audience } = journal;
    const hasOwnDigests = audience === undefined && rows.some(({ digest }) => digest !== undefined);
    const isKept = options.keep ?? hasOwnDigests;
    const isSigned = isKept || hasOwnDigests;
    const meter = options.steps === undefined ? undefined : new Meter(options.steps);
    const from = { ruleset, file, setup: setup.value, seed, plan, isKept, isSigned, meter, resumed, audience };
    try {
      const match = new Match(from);
      options.watch?.(match);
      const stuck = match.proceedings.replay(rows.slice(0, options.rows), () => options.watch?.(match));
      meter?.stop();
      return stuck === null ? ok(match) : err([stuck]);
    } catch (error) {
      if (error instanceof OutOfSteps) return err([tooLong(options.steps ?? 0)]);
      // The dice are the journal's; anything else that is thrown is a bug of ours.
      if (!(error instanceof OutOfDice)) throw error;
      return err([{ code: 'out-of-dice', field: 'dice.script', message: `${error.message}.` }]);
    }
  }

  /** Takes a game up by a bookmark of it; the journal is that of the game, its rows are the bookmark's, its set-up may be read already. */
  static takeUp<Setup, State, View>(
    ruleset: Ruleset<Setup, State, View>,
    journal: Omit<Journal, 'rows'>,
    bookmark: Bookmark,
    read: Result<ReadSetup<Setup, State, View>, readonly Problem[]> = readSetup(ruleset, journal.setup),
  ): Result<Match<Setup, State, View>, readonly Problem[]> {
    if (!read.ok) return read;
    const { setup, knowledge } = read.value;
    const { setup: file, seed, dice: plan, resumed } = journal;
    const kept = { isKept: true, isSigned: true, meter: undefined };
    return ok(new Match({ ruleset, file, setup, knowledge, seed, plan, resumed, ...kept }, bookmark));
  }

  /** A game of one's own from what a seat knows: what is hidden is filled in by guess, and the dice are fresh. */
  static imagine<Setup, State, View>(
    ruleset: Ruleset<Setup, State, View>,
    sketch: Sketch,
    random: Random,
  ): Match<Setup, State, View> {
    const known = ruleset.parseSetup(sketch.setup);
    if (!known.ok) throw new Error(`a sketch with a bad set-up: ${known.error[0]?.message}`);
    // It was this ruleset's own state when it was written down; whoever imagines may change it.
    const state = JSON.parse(JSON.stringify(sketch.state)) as State;
    const { file, state: guessed } = ruleset.fillIn(
      { setup: known.value, state, seat: sketch.seat },
      sketch.setup,
      random,
    );
    const { resigned } = sketch;
    return Match.at(ruleset, { file, state: guessed, resigned }, { seed: `${random.int(0, 0x7fffffff)}` });
  }

  /** A game that stands as it is given, with dice of its own. */
  static at<Setup, State, View>(
    ruleset: Ruleset<Setup, State, View>,
    { file, state, resigned = [] }: Position<State>,
    { seed, secretSeed, plan = SEEDED, keep = false }: Seeds,
  ): Match<Setup, State, View> {
    const setup = ruleset.parseSetup(file);
    if (!setup.ok) throw new Error(`a position whose set-up does not read: ${setup.error[0]?.message}`);
    const dice = DiceBox.fresh(plan, { seed, secretSeed }).state();
    const rest = { row: 0, serial: 0, events: 0, reveals: 0, dice, rolled: [], resigned, state: JSON.stringify(state) };
    const kept = { isKept: keep, isSigned: keep, meter: undefined, resumed: undefined };
    const from = { ruleset, file, setup: setup.value, seed, secretSeed, plan, ...kept };
    return new Match(from, { checkpoints: [rest], events: [] });
  }

  get state(): State {
    return this.runner.game.state;
  }

  get events(): readonly GameEvent[] {
    return this.runner.events;
  }

  get rows(): readonly Row[] {
    return this.proceedings.history.rows;
  }

  get outcome(): Outcome | null {
    return this.proceedings.outcome;
  }

  /** Whether anything is hidden from anybody. */
  get hides(): boolean {
    return this.knowledge.hides;
  }

  /** Whether everybody sees the same board. */
  get drawsAlike(): boolean {
    return !this.hides && this.ruleset.drawsAlike?.(this.setup) === true;
  }

  /** While this is the same thing, so is every view: an answer that waits for others changes nothing on the board. */
  get standing(): object {
    return this.runner.standing;
  }

  /** The dice that have fallen so far. */
  get dice(): readonly number[] {
    return this.runner.dice.rolled;
  }

  get orders(): readonly ActiveOrder[] {
    return this.proceedings.standing.active;
  }

  /** Seats that have offered or accepted a draw. */
  get drawOffers(): readonly Seat[] {
    return this.proceedings.agreements.drawOffers;
  }

  get undoRequest(): { readonly seat: Seat; readonly to: number } | null {
    return this.proceedings.agreements.undoRequest;
  }

  /** Seats that have still to add to the dice, or to say that they do not; until then nothing begins. */
  get awaitedShares(): readonly Seat[] {
    return this.outcome === null ? this.runner.awaitedShares() : [];
  }

  /** The last rest point, for storage; null before the first. */
  get checkpoint(): Checkpoint | null {
    return lastRest(this.from, this.runner, this.proceedings.counting);
  }

  /** Those rest points that are kept as they come. */
  get rests(): Pick<RestPoints, 'isHurried' | 'last'> {
    return this.runner.rests;
  }

  /** How the game stands, for another thread to take it up: secrets included. */
  bookmark(): Bookmark {
    return this.proceedings.bookmark();
  }

  /** Does something to the game, up to the next rest point; the `rest` goes on piece by piece, standing orders included, so that others can be answered in between. */
  inPieces<T>(something: () => T): InPieces<T> {
    return this.proceedings.inPieces(something);
  }

  /** What is awaited; nothing once the game is over. */
  decisions(): readonly Decision[] {
    return this.proceedings.decisions();
  }

  decisionFor(seat: Seat): Decision | undefined {
    return this.decisions().find((decision) => decision.seat === seat);
  }

  known(viewer: Viewer): State {
    return this.knowledge.stateFor(this.state, viewer);
  }

  knownSetup(viewer: Viewer): Setup {
    return this.knowledge.setupFor(viewer);
  }

  view(viewer: Viewer): View {
    return this.ruleset.view(this.knownSetup(viewer), this.known(viewer), viewer);
  }

  /** What was told to any of some viewers. */
  eventsFor(...viewers: readonly Viewer[]): readonly GameEvent[] {
    return eventsFor(this.events, ...viewers);
  }

  /** Rows that count, as far as any of some viewers may know them, numbered as if there were no others. */
  rowsFor(...viewers: readonly Viewer[]): readonly Row[] {
    return openRows(this.proceedings, this.hides, viewers).map((row, i) => ({ ...row, n: i + 1 }));
  }

  /** How many those are. */
  countRowsFor(...viewers: readonly Viewer[]): number {
    return this.counts.count(this.proceedings, this.hides, viewers);
  }

  /** What a seat knows and what it is asked, as data. */
  situation({ id, asked }: Decision): Situation {
    return { id, asked, setup: this.knowledge.fileFor(asked.seat), state: this.known(asked.seat) };
  }

  /** What a seat needs to imagine the rest, with nothing in it that the seat may not know. */
  sketch(seat: Seat): Sketch {
    const last = this.checkpoint;
    const state = last === null ? this.ruleset.begin(this.setup) : (JSON.parse(last.state) as State);
    const known = this.knowledge.stateFor(state, seat);
    return { seat, setup: this.knowledge.fileFor(seat), state: known, resigned: last?.resigned ?? [] };
  }

  report(): MatchReport {
    return this.ruleset.report(this.setup, this.state);
  }

  /**
   * Answers an open question; refusals change nothing. Returns the rows it added, standing orders' answers included.
   * Throws `OutOfDice` where the dice plan says `stop` or a scripted die does not fit; the match is then of no more use.
   */
  choose(input: ChoiceInput, by: RowAuthor = 'player'): Rows {
    const decision = this.proceedings.openDecision(input);
    if (!decision.ok) return decision;
    const answer = checkAnswer(decision.value, input.option, input.params);
    if (!answer.ok) return answer;
    return this.proceedings.adding(() => this.proceedings.answerWith(decision.value, answer.value, by));
  }

  resign(seat: Seat, by: RowAuthor = 'player'): Rows {
    return this.proceedings.add('resign', seat, by, 'concede');
  }

  /** A seat's share of the dice, before the first of them falls; null if it adds none. */
  share(seat: Seat, share: string | null, by: RowAuthor = 'player'): Rows {
    return this.proceedings.add('share', seat, by, share === null ? 'none' : 'add', {}, share ?? undefined);
  }

  draw(seat: Seat, option: 'offer' | 'accept' | 'decline', by: RowAuthor = 'player'): Rows {
    return this.proceedings.add('draw', seat, by, option);
  }

  /** Whether a seat can take its last answer back at once, with the others' consent, or not at all. */
  undoable(seat: Seat): 'free' | 'consent' | 'no' {
    const own = this.outcome === null ? this.proceedings.ownUndo(seat) : null;
    return own === null ? 'no' : HOW[own.option];
  }

  /** `reason`: the referee takes back what the seat did last, asks nobody, and dice fall anew. */
  undo(seat: Seat, reason?: string): Rows {
    if (reason !== undefined) return this.proceedings.overrule(seat, reason);
    const { option, to } = this.proceedings.ownUndo(seat) ?? { option: 'ask', to: 0 };
    return this.proceedings.add('undo', seat, 'player', option, { to });
  }

  /** What the seat's standing orders answered since its own last answer, among the events that some viewers were told. */
  ordered(seat: Seat, ...viewers: readonly Viewer[]): readonly OrderedAnswer[] {
    return this.proceedings.ordered(seat, viewers);
  }

  /** Goes back to a question that a standing order answered, at once or by asking; this time no order answers it. */
  reopen(seat: Seat, ask: DecisionId): Rows {
    return this.proceedings.reopen(seat, ask);
  }

  answerUndo(seat: Seat, grant: boolean, by: RowAuthor = 'player'): Rows {
    const answered = this.proceedings.add('undo', seat, by, grant ? 'grant' : 'refuse');
    const asked = this.proceedings.agreements.undoRequest;
    if (!answered.ok || asked === null || !this.proceedings.agreements.isGranted(this.proceedings.playing()))
      return answered;
    // To give fresh dice for another secret answer would tell that it is another one.
    const fresh = this.proceedings.history.hasSecretSince(asked.to) ? ALWAYS_FRESH : FRESH_IF_OTHER;
    const taken = this.proceedings.add('undo', asked.seat, 'clock', 'take', { to: asked.to, fresh });
    return taken.ok ? ok([...answered.value, ...taken.value]) : taken;
  }

  /** Gives, changes or (with null) cancels a standing order. */
  order(seat: Seat, id: string, params: Params | null): Rows {
    const refused = this.proceedings.refusal(seat);
    if (refused !== null) return err(refused);
    const row = this.proceedings.standing.rowOf(id, params);
    if (!row.ok) return row;
    return this.proceedings.add('order', seat, 'player', row.value.option, row.value.params);
  }

  /** The orders that people begin with, for some seats. */
  giveUsualOrders(seats: readonly Seat[]): void {
    for (const { id, usual } of this.ruleset.orders)
      if (usual !== undefined) for (const seat of seats) this.proceedings.add('order', seat, 'clock', id, usual);
  }

  /** What a referee may correct as things stand. */
  corrections(): readonly Correction[] {
    return this.outcome === null ? [...this.runner.corrections(), ...this.proceedings.dieCorrections()] : [];
  }

  /** A referee's correction, with the reason. It is made at the next rest point; a die is set at once. */
  amend(correction: string, params: Params, reason: string): Rows {
    return this.proceedings.amend(correction, params, reason);
  }

  /** Takes the next row of a journal, as `restore` does; nothing follows from it that is not in the journal. */
  replayRow(row: Row): Problem | null {
    return this.proceedings.replay([row]);
  }

  /** The whole journal, seed and sealed answers included: for storage only. */
  journal(): Journal {
    const { seed, plan, resumed } = this.from;
    const journal = this.journalOf(this.from.file, plan, [...this.proceedings.history.rows]);
    return { ...journal, ...(seed === undefined ? {} : { seed }), ...(resumed === undefined ? {} : { resumed }) };
  }

  /** What a viewer may have, with digests of what that viewer was told: whole once the game is over; before that no seed, nothing sealed or secret, only dice that have fallen. */
  journalFor(viewer: Viewer): Journal {
    if (this.outcome !== null) return this.journal();
    const rows = signedRows(this.proceedings, this.hides, viewer);
    const about = { ...promiseOf(this.from), audience: viewer };
    if (this.hides && viewer !== 'referee') {
      const known = this.journalOf(this.knowledge.fileFor(viewer), untold(this.from.plan), rows);
      return { ...known, ...about, partial: true };
    }
    const { file, resumed } = this.from;
    const shown: Journal = { ...this.journalOf(file, this.fallenPlan(), rows), ...about };
    return resumed === undefined ? shown : { ...shown, partial: true };
  }

  /** The dice plan with the dice that have fallen and without those that have not. */
  fallenPlan(): DicePlan {
    return this.runner.dice.fallenPlan();
  }

  digest(): string {
    return digestOf(this.journal());
  }

  private journalOf(setup: unknown, dice: DicePlan, rows: readonly Row[]): Journal {
    return { ruleset: this.ruleset.id, version: this.ruleset.version, setup, dice, rows };
  }
}
