import { describe, expect, it } from 'vitest';
import { hashSeatKey } from '../keys/seat-keys.ts';
import type { StoredSeat } from '../storage/tables.ts';
import { type Asker, agree, leave, offer, rekey, type Seating, takeClaimed, takeOpen } from './seating.ts';

const person = (seat: number, more: Partial<StoredSeat> = {}): StoredSeat => ({
  seat,
  name: `Seat ${seat}`,
  plays: 'a car',
  kind: 'human',
  keyHash: hashSeatKey(`key${seat}`),
  ...more,
});

const table = {
  ...{ terms: { hash: 'abcdef', differs: [] }, title: null, listed: false },
  ...{ password: null, host: null, invite: null, watch: null, offers: [] },
};

const at = (...seats: readonly StoredSeat[]): Seating => ({ seats, table, referee: hashSeatKey('whistle') });
const three = at(person(0), person(1), person(2));
const asker = (...seats: readonly number[]): Asker => ({ seats, isReferee: false, isHost: false });
const REFEREE: Asker = { seats: [], isReferee: true, isHost: false };
const HOST: Asker = { seats: [], isReferee: false, isHost: true };
const BEGUN = { hasBegun: true, resigned: [], bots: ['tame', 'wild'] };

function done<T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown },
): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

describe('a seat that is left', () => {
  const left = done(leave(three, 1, asker(1))).next;

  it('is free, and its old key opens nothing', () => {
    expect(left.seats[1]).toEqual({ seat: 1, name: 'Seat 1', plays: 'a car', kind: 'human', open: true });
  });

  it('may be taken by another, once', () => {
    const taken = done(takeOpen(left, 1, 'Ada'));
    expect(taken.next.seats[1]).toMatchObject({ by: 'Ada', keyHash: hashSeatKey(taken.told) });
    expect(takeOpen(taken.next, 1, 'Bob')).toMatchObject({ ok: false, error: { code: 'taken', legal: [] } });
  });

  it('may be a bot’s if all others agree', () => {
    const asked = done(offer(left, 1, { to: 'bot' }, asker(0), BEGUN)).next;
    expect(asked.table.offers).toEqual([{ seat: 1, to: 'bot', bot: 'tame', awaited: [2] }]);
    expect(done(agree(asked, 1, true, asker(2))).next.seats[1]).toMatchObject({ kind: 'bot', bot: 'tame' });
  });

  it('is left by who sits there, and by nobody else', () => {
    expect(leave(three, 1, asker(0))).toMatchObject({ ok: false, error: { code: 'not-yours', legal: ['0'] } });
    expect(leave(three, 1, HOST)).toMatchObject({ ok: false });
  });
});

describe('a seat that is handed over', () => {
  it('to a friend is his when all have agreed and he comes; the old key then opens nothing', () => {
    const asked = done(offer(three, 0, { to: 'friend' }, asker(0), BEGUN));
    const claim = asked.told ?? '';
    expect(takeClaimed(asked.next, 0, claim, 'Eve')).toMatchObject({ ok: false, error: { code: 'awaited' } });
    const one = done(agree(asked.next, 0, true, asker(1))).next;
    const both = done(agree(one, 0, true, asker(2))).next;
    expect(takeClaimed(both, 0, 'another', 'Eve')).toMatchObject({ ok: false, error: { code: 'not-yours' } });
    expect(takeClaimed(both, 1, claim, 'Eve')).toMatchObject({ ok: false });
    const taken = done(takeClaimed(both, 0, claim, 'Eve'));
    expect(taken.next.seats[0]).toMatchObject({ by: 'Eve', keyHash: hashSeatKey(taken.told) });
    expect(taken.next.table.offers).toEqual([]);
    expect(takeClaimed(taken.next, 0, claim, 'Eve')).toMatchObject({ ok: false });
  });

  it('stays where it is if one says no, or whoever offers it thinks better of it', () => {
    const asked = done(offer(three, 0, { to: 'bot', bot: 'wild' }, asker(0), BEGUN)).next;
    expect(done(agree(asked, 0, false, asker(2))).next.table.offers).toEqual([]);
    expect(done(agree(asked, 0, false, asker(0))).next.table.offers).toEqual([]);
    expect(agree(asked, 0, false, asker())).toMatchObject({ ok: false });
    expect(agree(asked, 0, true, asker(0))).toMatchObject({ ok: false });
    expect(agree(three, 0, true, asker(1))).toMatchObject({ ok: false, error: { code: 'no-offer' } });
  });

  it('matters to nobody before anybody has answered, nor to who has given up, a bot or nobody', () => {
    const early = done(offer(three, 0, { to: 'bot' }, asker(0), { ...BEGUN, hasBegun: false })).next;
    expect(early.seats[0]).toMatchObject({ kind: 'bot' });
    const others = at(person(0), person(1), person(2, { kind: 'bot', bot: 'tame' }), person(3, { open: true }));
    const late = done(offer(others, 0, { to: 'bot' }, asker(0), { ...BEGUN, resigned: [1] })).next;
    expect(late.seats[0]).toMatchObject({ kind: 'bot' });
  });

  it('does not wait for the word of who left meanwhile', () => {
    const asked = done(offer(at(person(0), person(1)), 0, { to: 'bot' }, asker(0), BEGUN)).next;
    expect(done(leave(asked, 1, asker(1))).next.seats.map(({ kind }) => kind)).toEqual(['bot', 'human']);
  });

  it('cannot be another’s, nor go to a bot that is not there', () => {
    expect(offer(three, 0, { to: 'bot' }, asker(1), BEGUN)).toMatchObject({ ok: false, error: { code: 'not-yours' } });
    expect(offer(three, 0, { to: 'open' }, HOST, BEGUN)).toMatchObject({ ok: false });
    expect(offer(three, 0, { to: 'bot', bot: 'x' }, asker(0), BEGUN)).toMatchObject({
      ok: false,
      error: { field: 'bot', legal: ['tame', 'wild'] },
    });
    expect(offer(three, 7, { to: 'bot' }, asker(0), BEGUN)).toMatchObject({
      ok: false,
      error: { code: 'unknown-seat' },
    });
    expect(offer(three, 0, { to: 'referee' }, asker(0), BEGUN)).toMatchObject({ ok: false });
  });
});

describe('the referee', () => {
  it('decides who sits where, at once, and takes seats that are nobody’s', () => {
    expect(done(offer(three, 0, { to: 'open' }, REFEREE, BEGUN)).next.seats[0]).toMatchObject({ open: true });
    const neutral = done(offer(three, 0, { to: 'referee' }, REFEREE, BEGUN)).next;
    expect(neutral.seats[0]).toMatchObject({ neutral: true, keyHash: hashSeatKey('whistle') });
    expect(rekey(neutral, 0, { ...REFEREE, seats: [0] })).toMatchObject({ ok: false });
    const asked = done(offer(three, 0, { to: 'bot' }, asker(0), BEGUN)).next;
    expect(done(agree(asked, 0, true, REFEREE)).next.seats[0]).toMatchObject({ kind: 'bot' });
  });
});

it('a key that fell into other hands is changed by who has it', () => {
  const renewed = done(rekey(at(person(0, { by: 'Ada' })), 0, asker(0)));
  expect(renewed.next.seats[0]).toMatchObject({ by: 'Ada', keyHash: hashSeatKey(renewed.told) });
  expect(rekey(three, 0, asker(1))).toMatchObject({ ok: false });
});
