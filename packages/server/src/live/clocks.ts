import { type ClockTerms, isByDays } from '@hardtop/host/wire';
import type { Seat } from '@hardtop/kernel';

/** All times are milliseconds of served time: see `ServedTime`. */

/** The clock of one question that a person is asked. */
interface AskedClock {
  readonly ask: string;
  /** How often it was put again after something was taken back; absent: never. */
  readonly again?: number;
  /** Thought about so far, up to `since`. */
  readonly spent: number;
  /** Since when it runs; null: it stands. */
  readonly since: number | null;
  /** Since when nobody has been there to be asked; null: somebody has been told. */
  readonly absentFrom: number | null;
}

export interface ClockState {
  /** What is left of each seat's bank before its open question. */
  readonly banks: Readonly<Record<Seat, number>>;
  readonly asked: Readonly<Record<Seat, AskedClock>>;
  /** Questions that are no longer open, the last of each seat: what is taken back puts them again, and brings no time. */
  readonly past?: Readonly<Record<Seat, readonly PastClock[]>>;
}

interface PastClock {
  readonly question: string;
  readonly spent: number;
  readonly again: number;
}

/** Somebody who is asked something just now. */
export interface AwaitedSeat {
  readonly seat: Seat;
  readonly ask: string;
  /** Has the question on a screen. */
  readonly isHere: boolean;
  /** Nobody's time runs: a pause, a holiday, a database that is away, nobody who waits. */
  readonly stands: boolean;
}

export const NO_CLOCKS: ClockState = { banks: {}, asked: {} };

/** Whoever is not there to be asked has this long to come before the clock runs. */
export const ABSENT_GRACE = 60_000;
/** However empty the bank is, everybody may read the question. */
const LEAST = 5_000;
/** So often also one that is put again; whoever goes on taking back has what time is left, and no more. */
const READ_AGAIN = 3;
/** So many questions of a seat are known again. */
const MOST_PAST = 16;

/** A question that is put again after an undo is answered anew, but is known by what follows the number of undos. */
export const askKey = (undos: number, question: string): string => `${undos}/${question}`;

const questionIn = (ask: string): string => ask.slice(ask.indexOf('/') + 1);

const leastFor = (again: number): number => (again > READ_AGAIN ? 0 : LEAST);

function budgetOf(terms: ClockTerms, state: ClockState, seat: Seat): number {
  if (terms.kind === 'none') return Number.POSITIVE_INFINITY;
  if (terms.kind === 'answer') return terms.seconds * 1_000;
  const again = state.asked[seat]?.again ?? 0;
  const bank = state.banks[seat] ?? terms.seconds * 1_000;
  return Math.max(bank, again === 0 ? terms.increment * 1_000 : 0, leastFor(again));
}

// Whatever a clock says, time does not go back.
const between = (from: number, to: number): number => Math.max(0, to - from);

function spentOn({ spent, since }: AskedClock, now: number): number {
  return spent + (since === null ? 0 : between(since, now));
}

/** How the clocks stand once it is known who is asked now: those who have answered are paid, those who are asked run or stand. */
export function advanceClocks(
  terms: ClockTerms,
  state: ClockState,
  awaited: readonly AwaitedSeat[],
  now: number,
): ClockState {
  if (terms.kind === 'none') return NO_CLOCKS;
  const { banks, past } = settled(terms, state, awaited, now);
  const asked: Record<Seat, AskedClock> = {};
  for (const one of awaited) {
    const open = state.asked[one.seat];
    const before = open !== undefined && isSame(open, one) ? { ...open, ask: one.ask } : putAgain(terms, past, one);
    asked[one.seat] = nextClock(isByDays(terms), before, one, now);
  }
  return Object.keys(past).length === 0 ? { banks, asked } : { banks, asked, past };
}

const isSame = (clock: AskedClock, { ask }: AwaitedSeat): boolean => questionIn(clock.ask) === questionIn(ask);

/** Those whose question is gone have paid for it; something for an answer is had once. */
function settled(
  terms: Exclude<ClockTerms, { kind: 'none' }>,
  state: ClockState,
  awaited: readonly AwaitedSeat[],
  now: number,
) {
  const banks: Record<Seat, number> = { ...state.banks };
  const past: Record<Seat, readonly PastClock[]> = { ...state.past };
  for (const [name, clock] of Object.entries(state.asked)) {
    const seat = Number(name);
    if (awaited.some((one) => one.seat === seat && isSame(clock, one))) continue;
    const [question, spent, again] = [questionIn(clock.ask), spentOn(clock, now), clock.again ?? 0];
    if (terms.kind === 'bank') {
      const bank = Math.max(0, (banks[seat] ?? terms.seconds * 1_000) - spent);
      banks[seat] = bank + (again === 0 ? terms.increment * 1_000 : 0);
    }
    const others = (past[seat] ?? []).filter((one) => one.question !== question);
    past[seat] = [...others, { question, spent, again }].slice(-MOST_PAST);
  }
  return { banks, past };
}

/** A question that was open before: for every answer the time goes on where it stood; a bank has paid it already. */
function putAgain(
  terms: ClockTerms,
  past: Readonly<Record<Seat, readonly PastClock[]>>,
  { seat, ask }: AwaitedSeat,
): AskedClock | undefined {
  const known = past[seat]?.find(({ question }) => question === questionIn(ask));
  if (known === undefined) return undefined;
  const again = known.again + 1;
  const spent = terms.kind === 'answer' ? Math.min(known.spent, terms.seconds * 1_000 - leastFor(again)) : 0;
  return { ask, again, spent, since: null, absentFrom: null };
}

function nextClock(
  byDays: boolean,
  before: AskedClock | undefined,
  { ask, isHere, stands }: AwaitedSeat,
  now: number,
): AskedClock {
  const isNew = before === undefined;
  const wasTold = before !== undefined && before.absentFrom === null;
  const absentFrom = isHere || wasTold || byDays ? null : (before?.absentFrom ?? now);
  const hasWaited = absentFrom !== null && between(absentFrom, now) >= ABSENT_GRACE;
  const runs = !stands && (absentFrom === null || hasWaited);
  const spent = isNew ? 0 : before.spent;
  const known = before?.again === undefined ? { ask } : { ask, again: before.again };
  // While nothing runs, the time to come does not run either.
  const waiting = stands && absentFrom !== null && !hasWaited ? now : absentFrom;
  if (runs) return { ...known, spent, since: before?.since ?? now, absentFrom: hasWaited ? null : waiting };
  return { ...known, spent: isNew ? 0 : spentOn(before, now), since: null, absentFrom: waiting };
}

/** A clock that nobody has looked at since, and whose person was away from then to then, has stood meanwhile. */
export function excuse(state: ClockState, seat: Seat, from: number, to: number): ClockState {
  const clock = state.asked[seat];
  if (clock === undefined || clock.since === null || clock.since >= to || from >= to) return state;
  const spent = clock.spent + between(clock.since, from);
  return { ...state, asked: { ...state.asked, [seat]: { ...clock, spent, since: to } } };
}

/** How long a seat may still think. */
export function timeLeft(terms: ClockTerms, state: ClockState, seat: Seat, now: number): number {
  const clock = state.asked[seat];
  return budgetOf(terms, state, seat) - (clock === undefined ? 0 : spentOn(clock, now));
}

/** Seats whose time is up. */
export function overdue(terms: ClockTerms, state: ClockState, now: number): readonly Seat[] {
  return Object.entries(state.asked)
    .filter(([seat, clock]) => clock.since !== null && timeLeft(terms, state, Number(seat), now) <= 0)
    .map(([seat]) => Number(seat));
}

/** When something happens by itself; null: never. */
export function nextDue(terms: ClockTerms, state: ClockState, now: number): number | null {
  const dues = Object.entries(state.asked).flatMap(([seat, clock]) => {
    if (clock.since !== null) return [now + Math.max(0, timeLeft(terms, state, Number(seat), now))];
    return clock.absentFrom === null ? [] : [clock.absentFrom + ABSENT_GRACE];
  });
  const due = Math.min(...dues);
  return Number.isFinite(due) ? due : null;
}
