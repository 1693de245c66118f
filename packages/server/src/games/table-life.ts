import type { LiveMatch } from '@hardtop/host';
import { undosIn } from '@hardtop/host';
import { type ClockTerms, isByDays, type LiveInfo, type LiveTerms, type SeatClock } from '@hardtop/host/wire';
import type { Decision, Seat } from '@hardtop/kernel';
import type { Absences, AbsentSeat } from '../live/absences.ts';
import { type AwaitedSeat, advanceClocks, askKey, excuse, nextDue, overdue, timeLeft } from '../live/clocks.ts';
import { untilOver } from '../live/days.ts';
import { type KeptTable, type LiveState, type LiveStore, NO_CLOCK } from '../live/live-store.ts';
import type { ServedTime } from '../live/served-time.ts';
import type { GameRecord } from '../storage/game-store.ts';
import type { StoredSeat } from '../storage/tables.ts';

/** What every table here lives by. */
export interface LiveHouse {
  readonly store: LiveStore;
  readonly absences: Absences;
  readonly time: ServedTime;
  /** How late a game that hides something is shown to those who look on, in seconds. */
  readonly watchDelay: number;
  /** Somebody who is not at the table is asked something, or the game is over. */
  readonly bell?: ((ring: Ring) => void) | undefined;
}

export interface Ring {
  readonly record: GameRecord;
  readonly seat: Seat;
  readonly kind: 'turn' | 'over';
  /** How many events there were when the seat was last here. */
  readonly seen: number;
  /** Whether it is still asked, and still not here. */
  isDue(): boolean;
}

/** So often in a row the clock may answer for somebody before others may claim. */
export const CLAIM_AFTER = 3;

/** Who plays, with these standing in. */
interface Playing {
  readonly standIns: LiveState['standIns'];
  readonly bots: readonly StoredSeat[];
  readonly people: readonly Seat[];
}

/** What a table settles beside its game: it knows who is asked, who is there, and what time it is; it does nothing to the game itself. */
export class TableLife {
  readonly terms: LiveTerms;
  private readonly record: GameRecord;
  private readonly house: LiveHouse;
  private kept: LiveState;
  /** Those whose people are or were away from all tables. */
  private absent: readonly AbsentSeat[] = [];
  private asked: readonly { readonly seat: Seat; readonly ask: string }[] = [];
  /** Seats with a socket. */
  private present: ReadonlySet<Seat> = new Set();
  private isHeldUp = false;
  private ended = false;
  private hides = false;
  private rows: number;
  private events = 0;
  private lastChange: number;
  private isDirty = false;
  /** The bots, with these standing in. */
  private playing: Playing | null = null;

  constructor(
    record: GameRecord,
    kept: KeptTable,
    absent: readonly AbsentSeat[],
    { house, match }: { readonly house: LiveHouse; readonly match: LiveMatch },
  ) {
    this.record = record;
    this.house = house;
    this.terms = kept.terms;
    this.kept = kept.state;
    this.rows = match.rows.length;
    // When it last changed before it was taken up, only the time of day tells; it may have been set.
    const quiet = Math.max(0, Date.now() - record.updatedAt.getTime());
    this.lastChange = house.time.monotonic() - quiet;
    this.takeAbsences(absent);
    this.look(match);
  }

  /** Seats change hands: only whoever has the key can be away. */
  takeAbsences(absent: readonly AbsentSeat[]): void {
    const hasKey = ({ seat, keyHash }: AbsentSeat) =>
      this.record.seats.some((sitter) => sitter.seat === seat && sitter.keyHash === keyHash);
    this.absent = absent.filter(hasKey);
    const [now, today] = [this.house.time.now(), this.house.time.today()];
    let { clocks } = this.kept;
    for (const { seat, until, from, to } of this.absent)
      clocks = excuse(clocks, seat, from, until >= today ? now : Math.min(to, now));
    if (clocks !== this.kept.clocks) this.set({ clocks });
  }

  get clock(): ClockTerms {
    return this.terms.clock ?? NO_CLOCK;
  }

  get state(): LiveState {
    return this.kept;
  }

  get isPaused(): boolean {
    return this.kept.paused !== null;
  }

  /** Who plays by itself: the bots, and those that go on for somebody. */
  get bots(): readonly StoredSeat[] {
    return this.players.bots;
  }

  private get players(): Playing {
    const { standIns } = this.kept;
    if (this.playing?.standIns === standIns) return this.playing;
    const { seats } = this.record;
    const bots = botsAmong(seats, standIns);
    this.playing = { standIns, bots, people: peopleAmong(seats, bots) };
    return this.playing;
  }

  /** People at whose seats nobody goes on for them. */
  get people(): readonly Seat[] {
    return this.players.people;
  }

  /** Milliseconds by which those who look on see it late. */
  get delay(): number {
    if (!this.hides || this.isOver) return 0;
    return (this.terms.watchDelay ?? this.house.watchDelay) * 1_000;
  }

  /** How long ago anything changed. */
  get quietFor(): number {
    return this.house.time.monotonic() - this.lastChange;
  }

  get total(): number {
    return this.events;
  }

  get isOver(): boolean {
    return this.ended;
  }

  /** The game has gone on. Whether `info` may say something else now, or something is to be written down. */
  changed(match: LiveMatch): boolean {
    const { kept: before, ended: wasOver } = this;
    this.lastChange = this.house.time.monotonic();
    const fresh = match.rows.slice(this.rows);
    this.rows = match.rows.length;
    const answered = fresh.flatMap(({ by, seat }) => (by === 'player' && seat !== null ? [seat] : []));
    if (answered.some((seat) => (this.kept.missed[seat] ?? 0) > 0))
      this.set({ missed: without(this.kept.missed, answered) });
    this.look(match);
    this.ring();
    return wasOver || !this.isStill(before);
  }

  private look(match: LiveMatch): void {
    this.events = match.events.length;
    this.ended = match.outcome !== null;
    this.hides = match.hides;
    const bots = this.bots.map(({ seat }) => seat);
    const open = match.decisions().filter(({ seat }) => !bots.includes(seat));
    this.asked = open.map((decision) => ({ seat: decision.seat, ask: keyOf(match, decision) }));
    this.tick();
  }

  /** Who is at the table, by their sockets, and whether anything can be stored. */
  meet(present: ReadonlySet<Seat>, isHeldUp: boolean): void {
    this.present = present;
    this.isHeldUp = isHeldUp;
    const { arrived } = this.kept;
    const fresh = [...present].filter((seat) => !arrived.includes(seat));
    if (fresh.length > 0 && this.clock.kind !== 'none') this.set({ arrived: [...arrived, ...fresh] });
    const back = [...present].filter((seat) => this.kept.standIns[seat] !== undefined);
    if (back.length > 0)
      this.set({ standIns: without(this.kept.standIns, back), missed: without(this.kept.missed, back) });
    this.tick();
  }

  /** Brings the clocks up to now. */
  tick(): void {
    if (this.clock.kind === 'none') return;
    const next = advanceClocks(this.clock, this.kept.clocks, this.awaited(), this.house.time.now());
    if (JSON.stringify(next) !== JSON.stringify(this.kept.clocks)) this.set({ clocks: next });
  }

  private awaited(): readonly AwaitedSeat[] {
    if (this.isOver) return [];
    const byDays = isByDays(this.clock);
    return this.asked.map(({ seat, ask }) => {
      // On a clock of minutes nobody's time runs before they have come, or while nobody else is there to wait for it.
      const hasCome = byDays || this.kept.arrived.includes(seat);
      const isWaitedFor = hasCome && (byDays || [...this.present].some((other) => other !== seat));
      const stands = this.isPaused || this.isHeldUp || this.isAway(seat) || !isWaitedFor;
      return { seat, ask, isHere: this.present.has(seat), stands };
    });
  }

  get overdue(): readonly Seat[] {
    return this.clock.kind === 'none' ? [] : overdue(this.clock, this.kept.clocks, this.house.time.now());
  }

  /** The question that a seat's clock is about. */
  askOf(seat: Seat): string | undefined {
    return this.kept.clocks.asked[seat]?.ask;
  }

  missedOne(seat: Seat): void {
    this.set({ missed: { ...this.kept.missed, [seat]: (this.kept.missed[seat] ?? 0) + 1 } });
  }

  get claimable(): readonly Seat[] {
    const seats = this.people.filter((seat) => (this.kept.missed[seat] ?? 0) >= CLAIM_AFTER);
    return seats.filter((seat) => !this.isAway(seat));
  }

  /** Milliseconds until the clocks want to be looked at; null: never. */
  get untilDue(): number | null {
    const now = this.house.time.now();
    const due = nextDue(this.clock, this.kept.clocks, now);
    const until = due === null ? this.untilBack : Math.min(due - now, this.untilBack);
    return Number.isFinite(until) ? Math.max(0, until) : null;
  }

  /** Until somebody who is asked is no longer away: nothing else may wake the table then. */
  private get untilBack(): number {
    if (this.clock.kind === 'none') return Number.POSITIVE_INFINITY;
    const backs = this.asked.map(({ seat }) => {
      const until = this.awayUntil(seat);
      return until === null ? Number.POSITIVE_INFINITY : untilOver(until, this.house.time.wall());
    });
    return Math.min(...backs);
  }

  isAway(seat: Seat): boolean {
    return this.awayUntil(seat) !== null;
  }

  /** By the seat's own word, or by its person's for all tables; null: is not. */
  private awayUntil(seat: Seat): string | null {
    if (this.absent.length === 0 && this.kept.away[seat] === undefined) return null;
    const today = this.house.time.today();
    const everywhere = this.absent.filter((one) => one.seat === seat).map(({ until }) => until);
    const days = [this.kept.away[seat] ?? '', ...everywhere].filter((day) => day >= today);
    return days.toSorted().at(-1) ?? null;
  }

  set(change: Partial<LiveState>): void {
    this.kept = { ...this.kept, ...change };
    this.isDirty = true;
  }

  /** Writes down what has changed; what cannot be written now is written later. */
  async save(): Promise<void> {
    if (!this.isDirty) return;
    this.isDirty = false;
    const until = this.untilDue;
    const due = until === null ? null : this.house.time.now() + until;
    try {
      await this.house.store.save(this.record.id, this.terms, this.kept, this.isOver ? null : due);
    } catch (error) {
      this.isDirty = true;
      throw error;
    }
  }

  /** Who leaves has seen all that there is. */
  leave(seats: readonly Seat[]): void {
    const gone = seats.filter((seat) => !this.present.has(seat) && this.kept.seen[seat] !== this.events);
    if (gone.length === 0 || this.people.length < 2) return;
    this.set({ seen: { ...this.kept.seen, ...Object.fromEntries(gone.map((seat) => [seat, this.events])) } });
    this.ring();
  }

  /** Holidays that are over. */
  endHolidays(): boolean {
    const today = this.house.time.today();
    const back = Object.entries(this.kept.away).filter(([, until]) => until < today);
    if (back.length === 0) return false;
    this.set({
      away: without(
        this.kept.away,
        back.map(([seat]) => Number(seat)),
      ),
    });
    this.tick();
    return true;
  }

  /** Whoever is asked and not here is told by other ways, once for each question. */
  private ring(): void {
    const { bell } = this.house;
    if (bell === undefined) return;
    const absent = this.people.filter((seat) => !this.present.has(seat));
    for (const seat of absent) {
      const ask = this.askNow(seat);
      if (ask === undefined || this.kept.notified[seat] === ask) continue;
      // Whoever saw the end need not be told of it.
      if (this.isOver && this.kept.seen[seat] === this.events) continue;
      this.set({ notified: { ...this.kept.notified, [seat]: ask } });
      const isDue = () => !this.present.has(seat) && this.askNow(seat) === ask;
      const seen = this.kept.seen[seat] ?? 0;
      bell({ record: this.record, seat, kind: this.isOver ? 'over' : 'turn', seen, isDue });
    }
  }

  private askNow(seat: Seat): string | undefined {
    return this.isOver ? 'over' : this.asked.find((one) => one.seat === seat)?.ask;
  }

  /** For the seats that somebody plays: the last event they had heard when they were last here. */
  seenBy(seats: readonly Seat[]): number | undefined {
    const seen = seats.map((seat) => this.kept.seen[seat]).filter((count) => count !== undefined);
    return seen.length === 0 ? undefined : Math.min(...seen, this.events);
  }

  /** No clock runs, nobody is away, nothing was settled since, and all is written down. */
  private isStill(since: LiveState): boolean {
    if (this.kept !== since || this.isDirty || this.isOver || this.clock.kind !== 'none') return false;
    return this.absent.length === 0 && Object.keys(this.kept.away).length === 0;
  }

  info(): LiveInfo {
    const { paused, pauseOffers, standIns } = this.kept;
    return {
      clock: this.clock,
      clocks: this.clock.kind === 'none' || this.isOver ? [] : this.clocks(),
      paused,
      pauseOffers,
      away: this.record.seats.flatMap(({ seat }) => {
        const until = this.awayUntil(seat);
        return until === null ? [] : [{ seat, until }];
      }),
      standIns: Object.keys(standIns).map(Number),
      missed: this.isOver ? [] : this.people.flatMap((seat) => missedBy(seat, this.kept)),
      claimable: this.isOver ? [] : this.claimable,
      watchDelay: this.delay / 1_000,
    };
  }

  private clocks(): readonly SeatClock[] {
    const { clock } = this;
    const now = this.house.time.now();
    const shown = clock.kind === 'bank' ? this.people : this.asked.map(({ seat }) => seat);
    return shown.map((seat) => ({
      seat,
      left: Math.max(0, Math.round(timeLeft(clock, this.kept.clocks, seat, now))),
      runs: this.kept.clocks.asked[seat]?.since !== undefined && this.kept.clocks.asked[seat].since !== null,
    }));
  }
}

function peopleAmong(seats: readonly StoredSeat[], bots: readonly StoredSeat[]): readonly Seat[] {
  const byThemselves = bots.map(({ seat }) => seat);
  const isSomebody = ({ seat, open, neutral }: StoredSeat) =>
    !byThemselves.includes(seat) && open !== true && neutral !== true;
  return seats.filter(isSomebody).map(({ seat }) => seat);
}

function botsAmong(seats: readonly StoredSeat[], standIns: LiveState['standIns']): readonly StoredSeat[] {
  return seats.flatMap((sitter) => {
    const bot = standIns[sitter.seat];
    return sitter.kind === 'bot' ? [sitter] : bot === undefined ? [] : [{ ...sitter, kind: 'bot', bot }];
  });
}

/** A question that comes up again after an undo is another one. */
export function keyOf(match: LiveMatch, { id }: Decision): string {
  return askKey(undosIn(match), id);
}

function missedBy(seat: Seat, { missed }: LiveState): LiveInfo['missed'] {
  const times = missed[seat] ?? 0;
  return times === 0 ? [] : [{ seat, times }];
}

function without<T>(record: Readonly<Record<Seat, T>>, seats: readonly Seat[]): Readonly<Record<Seat, T>> {
  return Object.fromEntries(Object.entries(record).filter(([seat]) => !seats.includes(Number(seat))));
}
