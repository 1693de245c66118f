import { addressed, type Board, boardFor, carName, sayingYou } from '@hardtop/board';
import type { Decision, GameEvent, Seat } from '@hardtop/kernel';
import { EventFeed } from '../game/event-feed.ts';
import type { Saying, Table } from '../game/table.ts';
import type { Io } from '../input/io.ts';
import { boardLines } from './board-text.ts';
import { eventLines } from './event-text.ts';
import { heldLines } from './orders.ts';
import { questionLines } from './question-text.ts';
import { statusLines } from './status-text.ts';
import { type Style, styleFor } from './style.ts';

const MAP_ROWS = 20;
const MAX_COLUMNS = 110;

/** Prints the table as its players see it. */
export class Screen {
  readonly style: Style;
  private readonly table: Table;
  private readonly io: Io;
  private readonly feed: EventFeed;
  private drawn = '';

  constructor(table: Table, io: Io) {
    this.table = table;
    this.io = io;
    this.style = styleFor(io.hasColour);
    this.feed = new EventFeed(table.match);
  }

  print(lines: readonly string[]): void {
    this.io.out(lines.map((line) => `${line}\n`).join(''));
  }

  /** Everything up to the next input: what happened, where things stand, what is asked. */
  show(sayings: readonly Saying[]): void {
    const decision = this.table.asked()[0];
    const seat = this.seatOf(decision);
    this.print(this.feed.take(seat === null ? this.table.own : [seat]).flatMap(this.telling()));
    this.print(sayings.map(({ seat: of, why }) => this.style.dim(`${this.nameOf(of)}: ${why}`)));
    if (seat !== null) this.print(heldLines(this.table, seat));
    if (decision === undefined) return;
    this.showBoard(false);
    this.showRequests();
    this.print(['', `${this.style.seat(decision.seat, this.nameOf(decision.seat))}:`]);
    this.print(questionLines(decision, this.table.advice(decision)?.answer.option ?? null, this.style));
  }

  /** The map and a line per vehicle; unless told to, not twice the same. */
  showBoard(always: boolean): void {
    const board = this.board();
    const lines = [...boardLines(board, this.mapSize(), this.style), ...statusLines(board, this.style)];
    const picture = lines.join('\n');
    if (picture === this.drawn && !always) return;
    this.drawn = picture;
    this.print(['', this.style.bold(clockText(board)), ...lines]);
  }

  board(): Board {
    return boardFor(this.view(), this.table.own);
  }

  /** Past events that a seat may see, the last `count` of them. */
  log(count: number): readonly string[] {
    const seats = this.table.own;
    const seen = this.table.match.events.filter(
      (event) => event.to === undefined || event.to.some((s) => seats.includes(s)),
    );
    return seen.slice(-count).flatMap(this.telling());
  }

  afterUndo(): void {
    this.feed.rewind();
    this.drawn = '';
  }

  /** In whose eyes the board is drawn: the seat that is asked, or the one that plays here. */
  private seatOf(decision: Decision | undefined): Seat | null {
    const { own } = this.table;
    if (decision !== undefined && own.includes(decision.seat)) return decision.seat;
    return own.length === 1 ? (own[0] ?? null) : null;
  }

  private showRequests(): void {
    const { undoRequest, drawOffers } = this.table.match;
    if (undoRequest !== null)
      this.print([`${this.nameOf(undoRequest.seat)} asks to take the last answer back: type "grant" or "refuse".`]);
    if (drawOffers.length > 0)
      this.print([
        `${drawOffers.map((seat) => this.nameOf(seat)).join(', ')} offers a draw: type "draw accept" or "draw decline".`,
      ]);
  }

  nameOf(seat: Seat): string {
    return addressed(carName(this.table.match.seats, seat), seat, this.table.own);
  }

  private view(): Board {
    return this.table.match.view(this.table.isRefereed ? 'referee' : this.seatOf(this.table.asked()[0]));
  }

  /** Puts what is told in the reader's words. */
  saying(): (text: string) => string {
    return sayingYou(this.view(), this.table.match.seats, this.table.own);
  }

  private telling(): (event: GameEvent) => readonly string[] {
    const say = this.saying();
    return (event) => eventLines({ ...event, text: say(event.text) }, this.style);
  }

  private mapSize() {
    return { columns: Math.max(20, Math.min(MAX_COLUMNS, this.io.columns) - 2), rows: MAP_ROWS };
  }
}

function clockText({ clock }: Board): string {
  // A clock with words of its own says in its label which phase it is.
  if (clock.word !== undefined) {
    const of = clock.turnLimit === undefined ? '' : ` of ${clock.turnLimit}`;
    return `── ${clock.word} ${clock.turn}${of}: ${clock.label} ──`;
  }
  const phase = clock.phases > 1 && !/phase/i.test(clock.label) ? `, phase ${clock.phase} of ${clock.phases}` : '';
  const limit = clock.turnLimit === undefined ? '' : ` (of ${clock.turnLimit})`;
  return `── ${clock.label}${phase}${limit} ──`;
}
