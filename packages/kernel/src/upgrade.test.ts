import { describe, expect, it } from 'vitest';
import type { Journal } from './journal.ts';
import { Match } from './match.ts';
import { expectOk, type Problem, type Result } from './result.ts';
import { toy } from './testing/toy.ts';
import { toy2 } from './testing/toy-2.ts';
import { bidAll, say, type ToyMatch } from './testing/toy-match.ts';
import { agreementRow, consentTo, leftSince, takenUp } from './upgrade.ts';

/** A match that could be made. */
function made(match: Result<ToyMatch, readonly Problem[]>): ToyMatch {
  if (!match.ok) throw new Error(JSON.stringify(match.error));
  return match.value;
}

function keptToy(seats = 2): ToyMatch {
  return made(Match.start(toy, { turns: 5, seats, armor: [7, 8, 9] }, { seed: 'kept', keep: true }));
}

/** All agree, one after another. */
function agreedJournal(journal: Journal, seats: readonly number[]): Journal {
  const places = seats.map((seat) => ({ seat }));
  const rows = [...journal.rows];
  for (const seat of seats) rows.push(expectOk(agreementRow('2', consentTo('2', places, rows), rows, seat, 'player')));
  return { ...journal, rows };
}

function goneOn(match: ToyMatch, seats: readonly number[] = [0, 1]): { journal: Journal; match: ToyMatch } {
  const stored = JSON.parse(JSON.stringify(agreedJournal(match.journal(), seats))) as Journal;
  const journal = expectOk(takenUp(toy2, stored, match.checkpoint));
  return { journal, match: made(Match.restore(toy2, JSON.parse(JSON.stringify(journal)), { keep: true })) };
}

describe('consent to go on under another version', () => {
  it('is asked of all who still play, and given once', () => {
    const match = keptToy(3);
    bidAll(match);
    expectOk(match.resign(2));
    expect(consentTo('2', match.seats, match.rows)).toEqual({ agreed: [], awaited: [0, 1] });
    const rows = [...match.rows];
    rows.push(expectOk(agreementRow('2', consentTo('2', match.seats, rows), rows, 1, 'bot')));
    expect(rows.at(-1)).toMatchObject({ n: rows.length, kind: 'upgrade', seat: 1, by: 'bot', option: '2' });
    const consent = consentTo('2', match.seats, rows);
    expect(consent).toEqual({ agreed: [1], awaited: [0] });
    expect(consentTo('3', match.seats, rows).agreed).toEqual([]);
    for (const seat of [1, 2]) expect(agreementRow('2', consent, rows, seat, 'player').ok).toBe(false);
  });

  it('is a row that means nothing to the rules', () => {
    const match = keptToy();
    const journal = agreedJournal(match.journal(), [0, 1]);
    expect(made(Match.restore(toy, journal)).state).toEqual(match.state);
  });
});

describe('a game that goes on under another version', () => {
  it('stands at its last rest point, brought up to date, and is played and restored from there', () => {
    const old = keptToy();
    bidAll(old);
    say(old, 0, 'ram');
    const { match } = goneOn(old);
    expect(match.state).toMatchObject({ at: 'move', mover: 1, cars: [{ armor: 8 }, { armor: 9 }] });
    expect(match.rows).toHaveLength(old.rows.length + 2);
    expect(match.undoable(0)).toBe('no');
    say(match, 1, 'dodge');
    bidAll(match);
    const again = made(Match.restore(toy2, JSON.parse(JSON.stringify(match.journal()))));
    expect(again.state).toEqual(match.state);
    expect(again.events).toEqual(match.events);
    expectOk(match.undo(1));
    expectOk(match.answerUndo(0, true));
    const back = made(Match.restore(toy2, JSON.parse(JSON.stringify(match.journal()))));
    expect(back.state).toEqual(match.state);
    expect(back.decisions().map(({ seat }) => seat)).toEqual(match.decisions().map(({ seat }) => seat));
  });

  it('has forgotten what was answered after the rest point, sealed answers included', () => {
    const old = keptToy();
    bidAll(old);
    say(old, 0, 'dodge');
    say(old, 1, 'dodge');
    say(old, 0, 'speed', { mph: 50 });
    const { match } = goneOn(old);
    expect(match.decisions().map(({ seat }) => seat)).toEqual([0, 1]);
    expect(match.rowsFor('referee').filter(({ kind }) => kind === 'choice')).toHaveLength(4);
    bidAll(match);
    expect(JSON.stringify(match.rowsFor('referee'))).not.toContain('50');
  });

  it('shows nobody what others answered before, for nobody knows what was secret then', () => {
    const old = keptToy();
    bidAll(old);
    const { match } = goneOn(old);
    const seats = (viewer: number | null) => match.rowsFor(viewer).filter(({ kind }) => kind === 'choice');
    expect(seats(0).map(({ seat }) => seat)).toEqual([0]);
    expect(seats(null)).toEqual([]);
  });

  it('rolls other dice than would have fallen', () => {
    const dice = (match: ToyMatch) => {
      say(match, 0, 'ram');
      return match.dice.slice(-2);
    };
    const old = keptToy();
    bidAll(old);
    const { match } = goneOn(old);
    expect(dice(match)).not.toEqual(dice(old));
  });

  it('knows who gave up since the rest point', () => {
    const old = keptToy(3);
    bidAll(old);
    expectOk(old.resign(2));
    const { journal } = goneOn(old);
    expect(leftSince(journal)).toEqual([2]);
  });

  it('cannot without a rest point, nor from a version that nobody knows', () => {
    const old = keptToy();
    expect(takenUp(toy2, old.journal(), null)).toMatchObject({ ok: false, error: { code: 'upgrade' } });
    bidAll(old);
    const strange = { ...old.journal(), version: '0' };
    expect(takenUp(toy2, strange, old.checkpoint)).toMatchObject({ ok: false, error: { legal: ['1', '2'] } });
  });
});
