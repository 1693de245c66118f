import { type ClockTerms, isByDays } from '@hardtop/host/wire';
import type { Seat } from '@hardtop/kernel';

/** All times are milliseconds of served time: see `ServedTime`. */

/** The clock of one question that a person is asked. */
interface AskedClock {
  readonly ask: string;
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

function budgetOf(terms: ClockTerms, state: ClockState, seat: Seat): number {
  switch (terms.kind) {
    case 'none':
      return Number.POSITIVE_INFINITY;
    case 'answer':
      return terms.seconds * 1_000;
    case 'bank':
      return Math.max(state.banks[seat] ?? terms.seconds * 1_000, terms.increment * 1_000, LEAST);
  }
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
  const banks: Record<Seat, number> = { ...state.banks };
  for (const [name, clock] of Object.entries(state.asked)) {
    const seat = Number(name);
    if (terms.kind !== 'bank' || awaited.some((one) => one.seat === seat && one.ask === clock.ask)) continue;
    const bank = banks[seat] ?? terms.seconds * 1_000;
    banks[seat] = Math.max(0, bank - spentOn(clock, now)) + terms.increment * 1_000;
  }
  const asked: Record<Seat, AskedClock> = {};
  for (const one of awaited) {
    const before = state.asked[one.seat];
    asked[one.seat] = nextClock(isByDays(terms), before?.ask === one.ask ? before : undefined, one, now);
  }
  return { banks, asked };
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
  // While nothing runs, the time to come does not run either.
  const waiting = stands && absentFrom !== null && !hasWaited ? now : absentFrom;
  if (runs) return { ask, spent, since: before?.since ?? now, absentFrom: hasWaited ? null : waiting };
  return { ask, spent: isNew ? 0 : spentOn(before, now), since: null, absentFrom: waiting };
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
