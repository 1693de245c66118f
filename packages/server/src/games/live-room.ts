import type { TalkMessage } from '@hardtop/host';
import { type Action, type LiveMatch, TAKEN_BACK } from '@hardtop/host';
import type { LiveInfo, ServerMessage } from '@hardtop/host/wire';
import {
  type Advice,
  countEvents,
  err,
  fallbackAnswer,
  ok,
  type Problem,
  type Result,
  type Seat,
} from '@hardtop/kernel';
import { RateLimit } from '../clients/rate-limit.ts';
import { addressees } from '../live/addressees.ts';
import { ChatLog, mayRead, type Reader } from '../live/chat-log.ts';
import { DelayedLine } from '../live/delayed-line.ts';
import type { SaidLine } from '../live/live-store.ts';
import type { Listener } from './audience.ts';
import { CLEARED, NOT_STORED, PAUSED, TOO_MUCH_TALK } from './problems.ts';
import type { NextGame } from './rematch.ts';
import type { Room } from './room.ts';
import { settle } from './settle.ts';
import { keyOf, type LiveHouse, type TableLife } from './table-life.ts';
import type { ActExtra, TableRoom } from './table-room.ts';
import { Turns } from './turns.ts';

/** So much may be said at once, and then one line in so many seconds. */
const LINES_AT_ONCE = 6;
const LINES_A_SECOND = 0.5;
/** However far off the next deadline is, clocks are looked at as often as this. */
const LONGEST_WAIT = 30_000;
const CLOSE_TOO_SLOW = 1013;
const CLOSE_ELSEWHERE = 4409;

/** Somebody at the table, as the room below knows them. */
interface Guest {
  readonly listener: Listener;
  readonly reader: Reader;
  readonly line: DelayedLine | null;
  readonly talk: RateLimit;
}

interface LiveRoomTools {
  readonly house: LiveHouse;
  readonly lines: readonly SaidLine[];
  readonly alliesOf: (seat: Seat) => readonly Seat[];
  readonly onProblem: (message: string) => void;
}

/** A table with people at it: who is there and what they say, whose clock runs, who may see it only later. The game itself is the room's. */
export class LiveRoom implements TableRoom {
  private readonly room: Room;
  private readonly life: TableLife;
  private readonly house: LiveHouse;
  private readonly onProblem: (message: string) => void;
  private readonly chat: ChatLog;
  private readonly alliesOf: (seat: Seat) => readonly Seat[];
  private readonly guests = new Map<Listener, Guest>();
  /** What is said and settled is so in one order. */
  private readonly turns = new Turns();
  private timer: NodeJS.Timeout | undefined;
  private told: string;
  private closed = false;

  constructor(room: Room, life: TableLife, { house, lines, alliesOf, onProblem }: LiveRoomTools) {
    this.room = room;
    this.life = life;
    this.house = house;
    this.onProblem = onProblem;
    this.chat = new ChatLog(lines);
    this.alliesOf = alliesOf;
    this.told = gistOf(life.info());
    this.lookAfter();
  }

  get record() {
    return this.room.record;
  }

  get idleMilliseconds(): number {
    return this.room.idleMilliseconds;
  }

  get isDone(): boolean {
    return this.room.isDone;
  }

  get bytes(): number {
    return this.room.bytes;
  }

  /** Seconds until those who only look on may see how it stands now. */
  get watchWait(): number {
    const { delay, quietFor } = this.life;
    return Math.ceil(Math.max(0, delay - quietFor) / 1_000);
  }

  touch(): void {
    this.room.touch();
  }

  restAfter(milliseconds: number): Promise<boolean> {
    return this.room.restAfter(milliseconds);
  }

  act(action: Action, extra?: ActExtra): Promise<Result<number, Problem>> {
    return this.life.isPaused ? Promise.resolve(err(PAUSED)) : this.room.act(action, extra);
  }

  look<T>(at: (match: LiveMatch) => T): Promise<Result<T, Problem>> {
    return this.room.look(at);
  }

  advise(seat: Seat, ask: string): Promise<Result<Promise<Result<Advice, Problem>>, Problem>> {
    return this.room.advise(seat, ask);
  }

  agree(): Promise<Result<never, Problem>> {
    return this.room.agree();
  }

  tellRematch(next: NextGame, asker: readonly number[]): void {
    this.room.tellRematch(next, asker);
  }

  async join(listener: Listener): Promise<Result<void, Problem>> {
    const guest = this.guestOf(listener);
    this.guests.set(listener, guest);
    const joined = await this.room.join(guest.listener);
    if (!joined.ok) {
      this.guests.delete(listener);
      return joined;
    }
    const had = Math.min(listener.have?.chat ?? 0, this.chat.countFor(guest.reader));
    const lines = this.chat.linesFor(guest.reader, had);
    if (lines.length > 0 || had > 0) this.say(guest, { t: 'chat', from: had, lines });
    this.meet(guest);
    await this.tellSeen(guest);
    return joined;
  }

  /** Whoever only looks on may see it later. */
  private guestOf(listener: Listener): Guest {
    const seats = listener.held.map(({ seat }) => seat);
    const reader = { seats, isReferee: listener.referee !== null };
    const talk = new RateLimit(LINES_AT_ONCE, LINES_A_SECOND);
    const { delay } = this.life;
    if (delay === 0 || seats.length > 0 || reader.isReferee) return { listener, reader, line: null, talk };
    const wait = this.watchWait;
    const line = new DelayedLine(
      (text) => listener.send(text),
      () => listener.close(CLOSE_TOO_SLOW, 'Too slow.'),
      delay,
      () => this.house.time.monotonic(),
    );
    let isFirst = wait === 0;
    // How it has stood for that long may be seen at once.
    const send = (text: string) => {
      if (isFirst) line.sendNow(text);
      else line.send(text);
      isFirst = false;
    };
    const delayed: ServerMessage = { t: 'delayed', seconds: Math.ceil(delay / 1_000) };
    if (wait > 0) line.sendNow(JSON.stringify(delayed));
    return { listener: { ...listener, send }, reader, line, talk };
  }

  private async tellSeen(guest: Guest): Promise<void> {
    const { seats } = guest.reader;
    const seen = this.life.seenBy(seats);
    const [first] = seats;
    const allies = first === undefined ? [] : this.alliesOf(first).filter((seat) => !seats.includes(seat));
    const live = { ...this.life.info(), ...(allies.length === 0 ? {} : { side: allies }) };
    if (seen === undefined) return this.say(guest, { t: 'live', live });
    const count = await this.room.look((match) => countEvents(match.events, seen, seats));
    this.say(guest, { t: 'live', live: count.ok ? { ...live, seen: count.value } : live });
  }

  leave(listener: Listener): void {
    const guest = this.guests.get(listener);
    if (guest === undefined) {
      this.room.leave(listener);
      return;
    }
    this.guests.delete(listener);
    guest.line?.stop();
    this.room.leave(guest.listener);
    if (this.closed) return;
    this.life.meet(this.present(), this.room.isHeldUp);
    this.life.leave(guest.reader.seats);
    this.tellLive();
    this.lookAfter();
  }

  async close(code: number, reason: string): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    const closing = this.room.close(code, reason);
    const here = [...this.present()];
    // Where days are counted time runs on, though nobody is here: whoever goes round finds what is due.
    this.life.meet(new Set(), this.room.isHeldUp);
    this.life.leave(here);
    for (const { line } of this.guests.values()) line?.stop();
    this.guests.clear();
    // Where the game lives elsewhere by now, what is known here is old.
    if (code !== CLOSE_ELSEWHERE) await this.keep();
    await closing;
  }

  /** The game has gone on, by whoever. */
  changed(match: LiveMatch): void {
    // Nearly every answer leaves the table as it was.
    if (!this.life.changed(match)) return;
    if (this.life.delay === 0) for (const { line } of this.guests.values()) line?.open();
    this.tellLive();
    this.lookAfter();
  }

  /** Something is said or settled. Whether the sender plays the seat was asked before. */
  talk(listener: Listener, message: TalkMessage): Promise<Result<void, Problem>> {
    return this.turns.run(async () => {
      const guest = this.guests.get(listener);
      if (guest === undefined || this.closed) return err(CLEARED);
      if (message.t === 'chat') return this.hear(guest, message);
      const done = await settle(message, { life: this.life, house: this.house, room: this.room });
      if (done.ok) {
        this.meet();
        await this.room.goOn();
      }
      return done;
    });
  }

  private async hear(
    { reader, talk }: Guest,
    message: Extract<TalkMessage, { t: 'chat' }>,
  ): Promise<Result<void, Problem>> {
    const { seat, text } = message;
    if (!talk.allows()) return err(TOO_MUCH_TALK);
    const full = this.chat.fullProblem;
    if (full !== null) return err(full);
    const from = seat ?? (reader.isReferee ? 'referee' : 'watcher');
    const heard = addressees(message, from, this.record.seats, this.alliesOf);
    if (!heard.ok) return heard;
    const line: SaidLine = { from, ...heard.value, text, at: new Date().toISOString() };
    try {
      await this.house.store.say(this.record.id, this.chat.length + 1, line);
    } catch (error) {
      this.onProblem(`what was said at game ${this.record.id} could not be kept: ${String(error)}`);
      return err(NOT_STORED);
    }
    this.chat.add(line);
    this.pass(line);
    return ok(undefined);
  }

  private pass(line: SaidLine): void {
    for (const guest of this.guests.values()) {
      if (!mayRead(line, guest.reader)) continue;
      const before = this.chat.countFor(guest.reader) - 1;
      this.say(guest, { t: 'chat', from: before, lines: this.chat.linesFor(guest.reader, before) });
    }
  }

  private say({ listener }: Guest, message: ServerMessage): void {
    listener.send(JSON.stringify(message));
  }

  private present(): ReadonlySet<Seat> {
    return new Set([...this.guests.values()].flatMap(({ reader }) => reader.seats));
  }

  private meet(newcomer?: Guest): void {
    const before = this.life.bots.length;
    this.life.meet(this.present(), this.room.isHeldUp);
    if (this.life.bots.length !== before) void this.room.goOn();
    this.tellLive(newcomer);
    this.lookAfter();
  }

  /** How the table stands, if anybody does not know. */
  private tellLive(newcomer?: Guest): void {
    const live = this.life.info();
    const text = gistOf(live);
    if (text === this.told) return;
    this.told = text;
    const message = JSON.stringify({ t: 'live', live } satisfies ServerMessage);
    for (const guest of this.guests.values()) if (guest !== newcomer) guest.listener.send(message);
  }

  /** Answers for those whose time is up, keeps what has changed, and comes back when the next clock runs out. */
  private lookAfter(): void {
    clearTimeout(this.timer);
    if (this.closed) return;
    // Of a game that is over nothing more is to come: it is kept when the table is cleared, once for all who leave it.
    if (!this.life.isOver) void this.keep();
    const until = this.life.untilDue;
    if (until === null) return;
    this.timer = setTimeout(() => void this.wake(), Math.min(until + 1, LONGEST_WAIT)).unref();
  }

  async noteAbsences(): Promise<void> {
    await this.turns.run(async () => {
      const absent = await this.house.absences.at(this.record.id);
      if (this.closed) return;
      this.life.takeAbsences(absent);
      this.meet();
    });
  }

  /** What time brings: called by itself, and by whoever goes round the tables. */
  async wake(): Promise<void> {
    if (this.closed) return;
    this.life.endHolidays();
    this.life.meet(this.present(), this.room.isHeldUp);
    for (const seat of this.life.overdue) await this.answerFor(seat);
    this.tellLive();
    this.lookAfter();
  }

  private async answerFor(seat: Seat): Promise<void> {
    const ask = this.life.askOf(seat);
    const done = await this.room.act((match) => {
      const decision = match.decisionFor(seat);
      if (decision === undefined || keyOf(match, decision) !== ask) return TAKEN_BACK;
      return match.choose({ ask: decision.id, seat, ...fallbackAnswer(decision) }, 'clock');
    });
    if (done.ok) this.life.missedOne(seat);
  }

  private async keep(): Promise<void> {
    try {
      await this.life.save();
    } catch (error) {
      this.onProblem(`the table of game ${this.record.id} could not be kept: ${String(error)}`);
    }
  }
}

/** What of it is news: that a running clock has run on is not. */
function gistOf(live: LiveInfo): string {
  const clocks = live.clocks.map(({ seat, runs, left }) => (runs ? { seat, runs } : { seat, runs, left }));
  return JSON.stringify({ ...live, clocks });
}
