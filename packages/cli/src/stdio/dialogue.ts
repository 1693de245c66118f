import {
  checkAnswer,
  type Decision,
  err,
  makeQuestion,
  matchOrder,
  ok,
  type Problem,
  type Result,
  type Row,
  type Seat,
  type Viewer,
} from '@hardtop/kernel';
import type { OpenTable } from '../game/open-table.ts';
import type { Table } from '../game/table.ts';
import type { Message, Ref, SeatMessage } from './message.ts';
import { SeenFeed } from './seen-feed.ts';

export type Send = (line: Readonly<Record<string, unknown>>) => void;

const PROTOCOL = 1;

/** After these, events that were told may no longer stand. */
const TAKES_BACK: readonly Message['type'][] = ['undo', 'answer-undo', 'overrule'];

/** The table's side of the conversation with a program. */
export class Dialogue {
  private readonly open: OpenTable;
  private readonly table: Table;
  private readonly feed: SeenFeed;
  private readonly viewers: readonly Viewer[];
  private readonly send: Send;
  private announced = new Set<string>();

  constructor(open: OpenTable, send: Send) {
    this.open = open;
    this.table = open.table;
    this.viewers = open.table.isRefereed ? ['referee'] : open.table.own;
    this.feed = new SeenFeed(open.table.match, this.viewers);
    this.send = send;
  }

  hello(): void {
    const { ruleset, scenario, takenUp } = this.open;
    const seats = this.table.match.seats.map((info) => {
      const player = this.table.players.get(info.seat);
      return player?.kind === 'bot' ? { ...info, player: 'bot', bot: player.bot.id } : { ...info, player: 'program' };
    });
    const { id, title, version } = ruleset;
    this.send({
      type: 'hello',
      protocol: PROTOCOL,
      ruleset: { id, title, version },
      scenario: { id: scenario.id, title: scenario.title },
      seats,
      rows: takenUp,
    });
  }

  /** Lets bots play, then tells what happened and what is asked. False once the game is over. */
  goOn(): boolean {
    const sayings = this.table.settle();
    for (const event of this.feed.take()) this.send({ type: 'event', event });
    for (const saying of sayings) this.send({ type: 'saying', ...saying });
    const { outcome } = this.table.match;
    if (outcome !== null) {
      const { match } = this.table;
      this.send({ type: 'over', outcome, digest: match.digest(), rows: match.rows.length, report: match.report() });
      return false;
    }
    for (const decision of this.table.asked()) this.announce(decision);
    return true;
  }

  /** Answers one message. True if the game moved. */
  hear(message: Message, ref: Ref | null): boolean {
    const done = this.carryOut(message);
    if (!done.ok) {
      this.refuse(done.error, ref);
      return false;
    }
    if (done.value === null) return false;
    const kept = TAKES_BACK.includes(message.type) ? { events: this.rewind() } : {};
    this.send({ type: 'accepted', of: message.type, rows: done.value, ...kept, ...mark(ref) });
    return true;
  }

  refuse(problem: Problem, ref: Ref | null): void {
    this.send({ type: 'refused', problem, ...mark(ref) });
  }

  /** The rows a message added; null if it only asked for something. */
  private carryOut(message: Message): Result<readonly Row[] | null, Problem> {
    switch (message.type) {
      case 'quit':
        return ok(null);
      case 'questions':
        return this.repeatQuestions();
      case 'journal':
        this.send({ type: 'journal', journal: this.table.match.journalFor(this.viewers[0] ?? null) });
        return ok(null);
      case 'corrections':
        return this.corrections();
      case 'amend':
        return this.table.amend(message.correction, message.params ?? {}, message.reason);
      case 'overrule':
        return this.overrule(message.seat, message.reason);
      case 'desk':
        return this.desk();
      default:
        return this.forSeat(message);
    }
  }

  private forSeat(message: SeatMessage): Result<readonly Row[] | null, Problem> {
    const seat = this.seatFor(message.seat);
    return seat.ok ? this.actFor(seat.value, message) : seat;
  }

  private actFor(seat: Seat, message: SeatMessage): Result<readonly Row[] | null, Problem> {
    switch (message.type) {
      case 'choose':
        return this.table.choose({ ask: message.ask, seat, option: message.option, params: message.params });
      case 'order-text':
        return this.typed(seat, message.text);
      case 'preview':
        return this.preview(seat, message.ask, message.option, message.params);
      case 'order':
        return this.table.order(seat, message.order, message.params);
      case 'draw':
        return this.table.draw(seat, message.option);
      case 'answer-undo':
        return this.table.answerUndo(seat, message.grant);
      case 'undo':
        return this.table.undo(seat);
      case 'resign':
        return this.table.resign(seat);
      case 'state':
        return this.state(seat);
      case 'advise':
        return this.advise(seat);
    }
  }

  private typed(seat: Seat, text: string): Result<readonly Row[], Problem> {
    const decision = this.table.match.decisionFor(seat);
    if (decision === undefined) return err(notAsked(seat));
    const answer = matchOrder(text, decision);
    if (!answer.ok) return err({ ...answer.error, field: 'text' });
    return this.table.choose({ ask: decision.id, seat, ...answer.value });
  }

  private preview(seat: Seat, ask: string, option: string, params: unknown): Result<null, Problem> {
    const decision = this.table.asked().find((open) => open.id === ask && open.seat === seat);
    if (decision === undefined) {
      const legal = this.table.asked().map((open) => open.id);
      return err({ code: 'stale', field: 'ask', message: `Question ${ask} is not open for seat ${seat}.`, legal });
    }
    const answer = checkAnswer(decision, option, params);
    if (!answer.ok) return answer;
    const chosen = decision.options().find((candidate) => candidate.id === option);
    this.send({ type: 'preview', ask, seat, ...answer.value, preview: chosen?.preview(answer.value.params) });
    return ok(null);
  }

  private advise(seat: Seat): Result<null, Problem> {
    const decision = this.table.asked().find((open) => open.seat === seat);
    if (decision === undefined) return err(notAsked(seat));
    const advice = this.table.advice(decision);
    if (advice === null) return err({ code: 'advice', field: 'seat', message: 'Nobody has advice to give here.' });
    const { answer, why, warnings } = advice;
    this.send({ type: 'advice', seat, ask: decision.id, ...answer, why, warnings });
    return ok(null);
  }

  private state(seat: Seat): Result<null, Problem> {
    const { match } = this.table;
    const orders = match.orders.filter((order) => order.seat === seat).map(({ id, params }) => ({ id, params }));
    this.send({
      type: 'state',
      seat,
      rows: match.rowsFor(seat).length,
      known: match.known(seat),
      board: match.view(seat),
      open: this.table.asked().map((decision) => decision.id),
      orders,
      undo: match.undoable(seat),
    });
    return ok(null);
  }

  private corrections(): Result<null, Problem> {
    const allowed = this.table.refereeProblem();
    if (allowed !== null) return err(allowed);
    this.send({ type: 'corrections', corrections: this.table.match.corrections() });
    return ok(null);
  }

  /** What any seat did last, whoever plays it. */
  private overrule(seat: Seat | null, reason: string): Result<readonly Row[], Problem> {
    const seats = this.table.match.seats.map((info) => info.seat);
    if (seat !== null && seats.includes(seat)) return this.table.overrule(seat, reason);
    const message = seat === null ? 'seat must say whose answer is taken back.' : `There is no seat ${seat}.`;
    return err({ code: 'bad-line', field: 'seat', message, legal: seats.map(String) });
  }

  /** All that a referee sees, and whom the table waits for. */
  private desk(): Result<null, Problem> {
    const allowed = this.table.refereeProblem();
    if (allowed !== null) return err(allowed);
    const { match } = this.table;
    this.send({
      type: 'desk',
      rows: match.rows.length,
      known: match.known('referee'),
      board: match.view('referee'),
      open: match.decisions().map(({ id, seat }) => ({ id, seat })),
      report: match.report(),
    });
    return ok(null);
  }

  private repeatQuestions(): Result<null, Problem> {
    this.announced.clear();
    for (const decision of this.table.asked()) this.announce(decision);
    return ok(null);
  }

  private announce(decision: Decision): void {
    if (this.announced.has(decision.id)) return;
    this.announced.add(decision.id);
    this.send({ type: 'question', question: makeQuestion(decision) });
  }

  private rewind(): number {
    // What was asked before may be asked again under the same id.
    this.announced.clear();
    return this.feed.rewind();
  }

  private seatFor(given: Seat | null): Result<Seat, Problem> {
    const { own } = this.table;
    const only = own.length === 1 ? own[0] : undefined;
    const seat = given ?? only;
    const legal = own.map(String);
    if (seat === undefined) return err({ code: 'bad-line', field: 'seat', message: 'seat must say for whom.', legal });
    if (own.includes(seat)) return ok(seat);
    return err({ code: 'not-yours', field: 'seat', message: `You do not play seat ${seat}.`, legal });
  }
}

function notAsked(seat: Seat): Problem {
  return { code: 'not-asked', field: 'seat', message: `Seat ${seat} is not asked anything.` };
}

function mark(ref: Ref | null): { readonly ref?: Ref } {
  return ref === null ? {} : { ref };
}
