import type { ClockTerms } from '@hardtop/host/wire';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ABSENT_GRACE,
  type AwaitedSeat,
  advanceClocks,
  askKey,
  type ClockState,
  NO_CLOCKS,
  nextDue,
  overdue,
  timeLeft,
} from './clocks.ts';

const MINUTE: ClockTerms = { kind: 'answer', seconds: 60 };
const BANK: ClockTerms = { kind: 'bank', seconds: 120, increment: 10 };
const DAYS: ClockTerms = { kind: 'answer', seconds: 86_400 };

const asked = (seat: number, ask: string, more: Partial<AwaitedSeat> = {}): AwaitedSeat => ({
  seat,
  ask,
  isHere: true,
  stands: false,
  ...more,
});

describe('a clock for every answer', () => {
  it('runs from when the question is on a screen, and begins anew with the next', () => {
    const first = advanceClocks(MINUTE, NO_CLOCKS, [asked(0, '1')], 1_000);
    expect(timeLeft(MINUTE, first, 0, 31_000)).toBe(30_000);
    expect(nextDue(MINUTE, first, 31_000)).toBe(61_000);
    expect(overdue(MINUTE, first, 61_000)).toEqual([0]);
    const second = advanceClocks(MINUTE, first, [asked(0, '2')], 50_000);
    expect(timeLeft(MINUTE, second, 0, 50_000)).toBe(60_000);
  });

  it('waits a while for whoever is not there to be asked, and not for ever', () => {
    const away = [asked(0, '1', { isHere: false })];
    const first = advanceClocks(MINUTE, NO_CLOCKS, away, 0);
    expect(first.asked[0]).toMatchObject({ since: null, absentFrom: 0 });
    expect(nextDue(MINUTE, first, 0)).toBe(ABSENT_GRACE);
    const later = advanceClocks(MINUTE, first, away, ABSENT_GRACE);
    expect(later.asked[0]).toMatchObject({ since: ABSENT_GRACE, absentFrom: null });
    expect(overdue(MINUTE, later, ABSENT_GRACE + 59_999)).toEqual([]);
    expect(overdue(MINUTE, later, ABSENT_GRACE + 60_000)).toEqual([0]);
  });

  it('goes on for whoever saw the question and left: the one who stayed does not wait longer', () => {
    const first = advanceClocks(MINUTE, NO_CLOCKS, [asked(0, '1')], 0);
    const left = advanceClocks(MINUTE, first, [asked(0, '1', { isHere: false })], 10_000);
    expect(timeLeft(MINUTE, left, 0, 40_000)).toBe(20_000);
  });

  it('stands while it must, and goes on where it stood', () => {
    const first = advanceClocks(MINUTE, NO_CLOCKS, [asked(0, '1')], 0);
    const paused = advanceClocks(MINUTE, first, [asked(0, '1', { stands: true })], 20_000);
    expect(timeLeft(MINUTE, paused, 0, 9_000_000)).toBe(40_000);
    expect(nextDue(MINUTE, paused, 9_000_000)).toBeNull();
    const again = advanceClocks(MINUTE, paused, [asked(0, '1')], 9_000_000);
    expect(timeLeft(MINUTE, again, 0, 9_010_000)).toBe(30_000);
  });

  it('of days runs though nobody is there', () => {
    const first = advanceClocks(DAYS, NO_CLOCKS, [asked(0, '1', { isHere: false })], 0);
    expect(timeLeft(DAYS, first, 0, 3_600_000)).toBe(82_800_000);
  });
});

describe('a bank of time', () => {
  it('pays what was thought and gets something for every answer', () => {
    const first = advanceClocks(BANK, NO_CLOCKS, [asked(0, '1')], 0);
    const second = advanceClocks(BANK, first, [asked(0, '2')], 30_000);
    expect(timeLeft(BANK, second, 0, 30_000)).toBe(100_000);
    const over = advanceClocks(BANK, second, [], 40_000);
    expect(timeLeft(BANK, over, 0, 40_000)).toBe(100_000);
  });

  it('that is empty still leaves time to read', () => {
    const state: ClockState = { banks: { 0: 0 }, asked: {} };
    const terms: ClockTerms = { kind: 'bank', seconds: 60, increment: 0 };
    expect(timeLeft(terms, advanceClocks(terms, state, [asked(0, '1')], 0), 0, 0)).toBe(5_000);
  });
});

describe('what is taken back', () => {
  const put = (undos: number, question: string) => [asked(0, askKey(undos, question))];

  it('brings no time: the question is put again with what was left of its minute', () => {
    const first = advanceClocks(MINUTE, NO_CLOCKS, put(0, 'speed'), 0);
    const answered = advanceClocks(MINUTE, first, [], 50_000);
    const again = advanceClocks(MINUTE, answered, put(1, 'speed'), 51_000);
    expect(timeLeft(MINUTE, again, 0, 51_000)).toBe(10_000);
  });

  it('by another leaves an open question its clock', () => {
    const first = advanceClocks(BANK, NO_CLOCKS, put(0, 'speed'), 0);
    const undone = advanceClocks(BANK, first, put(1, 'speed'), 30_000);
    expect(undone.asked[0]).toMatchObject({ ask: '1/speed', since: 0, spent: 0 });
    expect(timeLeft(BANK, undone, 0, 30_000)).toBe(90_000);
  });

  it('pays once for an answer', () => {
    let state = advanceClocks(BANK, NO_CLOCKS, put(0, 'speed'), 0);
    for (let undos = 1; undos <= 20; undos++) {
      state = advanceClocks(BANK, state, [], undos * 10_000 - 1);
      state = advanceClocks(BANK, state, put(undos, 'speed'), undos * 10_000);
    }
    expect(timeLeft(BANK, state, 0, 200_000)).toBeLessThanOrEqual(0);
    expect(overdue(BANK, state, 200_000)).toEqual([0]);
  });

  it('nobody holds up the game by it, however often and by whichever clock', () => {
    const play = fc.record({ thinks: fc.integer({ min: 0, max: 70_000 }), deeper: fc.boolean() });
    fc.assert(
      fc.property(fc.constantFrom(MINUTE, BANK), fc.array(play, { maxLength: 60 }), (terms, plays) => {
        let [now, thought] = [0, 0];
        let state: ClockState = NO_CLOCKS;
        for (const [undos, { thinks, deeper }] of plays.entries()) {
          for (const question of deeper ? ['first', 'second'] : ['first']) {
            state = advanceClocks(terms, state, put(undos, question), now);
            const thinking = Math.min(thinks, Math.max(0, timeLeft(terms, state, 0, now)));
            now += thinking;
            thought += thinking;
          }
          state = JSON.parse(JSON.stringify(advanceClocks(terms, state, [], now)));
        }
        // Two questions, what was had for answering each, and time to read them three times more.
        expect(thought).toBeLessThanOrEqual(120_000 + 2 * 10_000 + 2 * 3 * 5_000);
      }),
    );
  });
});

describe('whatever happens', () => {
  const step = fc.record({
    wait: fc.integer({ min: -100_000, max: 100_000 }),
    isHere: fc.boolean(),
    stands: fc.boolean(),
    answers: fc.boolean(),
  });

  it('nobody’s time is up before it has run, while it could, for as long as agreed; through JSON or not', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let [now, ran, question] = [0, 0, 1];
        let state: ClockState = NO_CLOCKS;
        for (const { wait, isHere, stands, answers } of steps) {
          const runs = state.asked[0]?.since !== undefined && state.asked[0].since !== null;
          // A time that goes back is none.
          now = Math.max(now, now + wait);
          if (runs) ran += Math.max(0, wait);
          if (answers) {
            question++;
            ran = 0;
          }
          state = JSON.parse(
            JSON.stringify(advanceClocks(MINUTE, state, [asked(0, String(question), { isHere, stands })], now)),
          );
          expect(timeLeft(MINUTE, state, 0, now)).toBe(60_000 - ran);
          expect(overdue(MINUTE, state, now).length > 0).toBe(ran >= 60_000 && state.asked[0]?.since !== null);
        }
      }),
    );
  });
});
