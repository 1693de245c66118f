import type { Board } from '@hardtop/board';
import {
  type Decision,
  type Filmed,
  type GameEvent,
  type Json,
  keptJson,
  type MatchReport,
  makeQuestion,
  OPTIONS_AT_ONCE,
  type Question,
  type Row,
  type Seat,
  type Viewer,
} from '@hardtop/kernel';
import type { LiveMatch } from './live-match.ts';
import { type Sight, seesAll } from './sight.ts';
import type { Snapshot } from './wire/games.ts';

/** What was made of a decision; `isBare`: without previews so far. */
interface Made {
  readonly decision: Decision;
  readonly question: Question;
  readonly isBare: boolean;
}

/** The last board of each viewer and each seat's last questions, as JSON that nobody changes: what stays as it was is the same object in the next. */
export class Boards {
  private readonly last = new Map<Viewer, Board>();
  /** Where the game stood when they were drawn, and those that have been drawn since. */
  private standing: object | null = null;
  private readonly drawn = new Set<Viewer>();
  /** By seat and topic. */
  private readonly asked = new Map<string, Question>();
  /** By seat, of decisions that are open. */
  private readonly made = new Map<Seat, Made>();

  /** What was made of others is not asked for any more. */
  open(decisions: readonly Decision[]): void {
    for (const [seat, { decision }] of this.made) if (!decisions.includes(decision)) this.made.delete(seat);
  }

  /** While a decision is open nothing changes that its question is made of: it is made once, however many answers come meanwhile. */
  question(decision: Decision, isBare = false): Question {
    const known = this.madeOf(decision);
    if (known !== null && (isBare || !known.isBare)) return known.question;
    const key = `${decision.seat} ${decision.topic}`;
    const before: unknown = this.asked.get(key);
    const kept: unknown = keptJson(before as Json | undefined, makeQuestion(decision, OPTIONS_AT_ONCE, isBare));
    const question = kept as Question;
    this.asked.set(key, question);
    this.made.set(decision.seat, { decision, question, isBare });
    return question;
  }

  private madeOf(decision: Decision): Made | null {
    const last = this.made.get(decision.seat);
    return last?.decision === decision ? last : null;
  }

  /** Whether its question has its previews. */
  hasPreviews(decision: Decision): boolean {
    return this.madeOf(decision)?.isBare === false;
  }

  of(match: LiveMatch, looker: Viewer): Board {
    const viewer = match.drawsAlike ? null : looker;
    if (this.standing !== match.standing) this.drawn.clear();
    this.standing = match.standing;
    const known = this.drawn.has(viewer) ? this.last.get(viewer) : undefined;
    return known ?? this.draw(match, viewer);
  }

  private draw(match: LiveMatch, viewer: Viewer): Board {
    // Where nothing is hidden all boards are much alike.
    const [other] = match.hides ? [] : this.drawn;
    const before: unknown = this.last.get(other === undefined ? viewer : other);
    const kept: unknown = keptJson(before as Json | undefined, match.view(viewer));
    this.last.set(viewer, kept as Board);
    this.drawn.add(viewer);
    return kept as Board;
  }
}

/** What each viewer may see of one moment of a game. Questions are dear: each is made once, for all sockets. */
export class Moment {
  private readonly match: LiveMatch;
  private readonly boards: Boards;
  private readonly decisions: readonly Decision[];
  /** Questions come without previews, but for those that have them already. */
  private readonly isBare: boolean;
  private told: MatchReport | null = null;

  constructor(match: LiveMatch, boards = new Boards(), isBare = false) {
    this.match = match;
    this.boards = boards;
    this.isBare = isBare;
    this.decisions = match.decisions();
    boards.open(this.decisions);
  }

  /** The same moment, of which is told what is told soonest. */
  get bare(): Moment {
    return new Moment(this.match, this.boards, true);
  }

  /** Whether previews are missing that somebody in these seats would look at. */
  owesPreviews(seats: ReadonlySet<Seat>): boolean {
    return this.decisions.some((decision) => seats.has(decision.seat) && !this.boards.hasPreviews(decision));
  }

  snapshot(sight: Sight): Snapshot {
    const { match } = this;
    const { eyes, seats } = sight;
    const isTold = (seat: Seat) => seesAll(sight) || seats.includes(seat);
    return {
      rows: match.countRowsFor(...eyes),
      board: this.boards.of(match, eyes[0]),
      questions: seats.flatMap((seat) => this.questionsOf(seat)),
      waiting: this.decisions.map(({ seat, topic }) => (isTold(seat) ? { seat, topic } : { seat })),
      outcome: match.outcome,
      report: this.report,
      undo: seats.map((seat) => ({ seat, how: match.undoable(seat) })),
      undoRequest: match.undoRequest === null ? null : { seat: match.undoRequest.seat },
      drawOffers: match.drawOffers,
      // Another seat's standing orders are its own business.
      orders: match.orders.filter((order) => isTold(order.seat)),
      ordered: seats.flatMap((seat) => match.ordered(seat, ...eyes)),
      shares: match.awaitedShares.length === 0 ? undefined : match.awaitedShares,
    };
  }

  private get report(): MatchReport | null {
    if (this.match.outcome !== null) this.told ??= this.match.report();
    return this.told;
  }

  events({ eyes }: Sight): readonly GameEvent[] {
    return this.match.eventsFor(...eyes);
  }

  /** Draws what some viewers see and what is put to some seats, piece by piece, so that others can be answered in between: then it is at hand. */
  *draw(viewers: Iterable<Viewer>, seats: Iterable<Seat>): Generator<void> {
    for (const viewer of viewers) {
      this.boards.of(this.match, viewer);
      yield;
    }
    for (const decision of this.decisions) {
      decision.options();
      yield;
    }
    for (const seat of seats) {
      this.questionsOf(seat);
      yield;
    }
  }

  /** The same moment for a camera, which looks with all eyes. */
  get filmed(): Filmed {
    const { match } = this;
    const { ruleset, seats, outcome, events } = match;
    const decisions = () => this.decisions;
    return {
      ruleset,
      seats,
      outcome,
      events,
      decisions,
      view: (viewer) => this.boards.of(match, viewer),
      isKept: true,
    };
  }

  private questionsOf(seat: Seat): readonly Question[] {
    const own = this.decisions.filter((decision) => decision.seat === seat);
    return own.map((decision) => this.boards.question(decision, this.isBare));
  }
}

/** Whether a row is a sealed answer whose round is still open: its reason must not be told yet. */
export function isSealed(match: LiveMatch, row: Row): boolean {
  const round = row.ask.split('.')[0];
  return row.ask.includes('.') && match.decisions().some((open) => open.id.startsWith(`${round}.`));
}
