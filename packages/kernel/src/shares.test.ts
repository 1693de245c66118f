import { describe, expect, it } from 'vitest';
import { playAtRandom } from './contract/playing.ts';
import { type DicePlan, type Journal, parseJournal } from './journal.ts';
import { Match } from './match.ts';
import { streamOf } from './random.ts';
import { expectOk } from './result.ts';
import { commitmentTo } from './shares.ts';
import { toy } from './testing/toy.ts';
import { bidAll, say, type ToyMatch, twinOf } from './testing/toy-match.ts';
import { verifyDice } from './verify-dice.ts';

const FAIR: DicePlan = { script: [], after: 'seed', stream: 'sha256' };
const SHARED: DicePlan = { ...FAIR, shares: true };

function started(dice: DicePlan, { seed = 'secret', seats = 2, keep = false } = {}): ToyMatch {
  const match = Match.start(toy, { turns: 3, seats, open: true }, { seed, dice, keep });
  if (!match.ok) throw new Error('set-up');
  return match.value;
}

/** To the end, by the first answer that comes to hand. */
function playOut(match: ToyMatch): ToyMatch {
  playAtRandom(match, streamOf('answers', 'shares'), 500);
  expect(match.outcome).not.toBeNull();
  return match;
}

describe('shares of the dice', () => {
  it('nothing begins before every seat has added one or has said that it adds none', () => {
    const match = started(SHARED);
    expect(match.awaitedShares).toEqual([0, 1]);
    expect(match.decisions()).toEqual([]);
    expect(match.dice).toEqual([]);
    expectOk(match.share(1, 'mine'));
    expect(match.awaitedShares).toEqual([0]);
    expectOk(match.share(0, null));
    expect(match.awaitedShares).toEqual([]);
    expect(match.decisions().length).toBeGreaterThan(0);
  });

  it('one share a seat, of plain letters, and none once dice may fall', () => {
    const match = started(SHARED);
    for (const bad of ['', 'a b', 'x'.repeat(65), 'ä']) expect(match.share(0, bad)).toMatchObject({ ok: false });
    expectOk(match.share(0, 'mine'));
    expect(match.share(0, 'again')).toMatchObject({ ok: false, error: { code: 'share', legal: ['1'] } });
    expectOk(match.share(1, 'yours'));
    expect(match.share(1, 'late')).toMatchObject({ ok: false, error: { code: 'share', legal: [] } });
    expect(started(FAIR).share(0, 'none-awaited')).toMatchObject({ ok: false, error: { code: 'share' } });
  });

  it('a seat that gives up is not waited for', () => {
    const three = started(SHARED, { seats: 3 });
    expectOk(three.share(0, 'a'));
    expectOk(three.share(1, 'b'));
    expectOk(three.resign(2));
    expect(three.decisions().length).toBeGreaterThan(0);
  });

  it('each share changes what falls, and so does its absence', () => {
    const dice = (first: string | null, second: string | null) => {
      const match = started(SHARED);
      expectOk(match.share(0, first));
      expectOk(match.share(1, second));
      return playOut(match).dice.join('');
    };
    const all = [dice(null, null), dice('a', null), dice(null, 'a'), dice('a', 'a'), dice('a', 'b'), dice('b', 'a')];
    expect(new Set(all).size).toBe(all.length);
    expect(dice('a', 'b')).toBe(all[4]);
  });

  it('a journal brings them back, from the beginning and after a taking back', () => {
    const match = started(SHARED, { keep: true });
    expectOk(match.share(0, 'a'));
    expect(twinOf(match).awaitedShares).toEqual([1]);
    expectOk(match.share(1, 'b'));
    say(match, 0, 'speed', { mph: 10 });
    expectOk(match.undo(0));
    bidAll(match);
    expect(twinOf(match).dice).toEqual(match.dice);
    playOut(match);
    expect(twinOf(match).digest()).toBe(match.digest());
  });
});

/** A journal as it comes out of a file. */
function read(journal: Journal): Journal {
  const parsed = parseJournal(JSON.parse(JSON.stringify(journal)));
  if (!parsed.ok) throw new Error(parsed.error[0]?.message);
  return parsed.value;
}

describe('dice that were promised', () => {
  const shared = (): ToyMatch => {
    const match = started(SHARED);
    expectOk(match.share(0, 'a'));
    expectOk(match.share(1, 'b'));
    return match;
  };

  it('the promise is shown from the beginning, the seed only at the end', () => {
    const match = shared();
    const shown = match.journalFor(0);
    expect(shown.commitment).toBe(commitmentTo('secret'));
    expect(JSON.stringify(shown)).not.toContain('"secret"');
    expect(playOut(match).journalFor(0).seed).toBe('secret');
  });

  it('a finished game is verified by itself and by what was shown before', () => {
    const match = shared();
    bidAll(match);
    const shown = read(match.journalFor(1));
    const journal = read(playOut(match).journal());
    expect(verifyDice(toy, journal)).toMatchObject({ ok: true, value: { dice: match.dice.length, shares: [0, 1] } });
    expect(verifyDice(toy, journal, { shown }).ok).toBe(true);
  });

  it.each([
    ['another seed than promised', (shown) => ({ ...shown, commitment: commitmentTo('other') }), 'broken-promise'],
    [
      'another die',
      (shown) => ({ ...shown, dice: { ...shown.dice, script: [...shown.dice.script, 7] } }),
      'other-dice',
    ],
    [
      'a share that is gone',
      (shown) => ({ ...shown, rows: shown.rows.map((row) => ({ ...row, note: 'z' })) }),
      'lost-share',
    ],
  ] satisfies [string, (shown: ReturnType<ToyMatch['journalFor']>) => ReturnType<ToyMatch['journalFor']>, string][])(
    'finds %s',
    (_, changed, code) => {
      const match = shared();
      const shown = match.journalFor(1);
      const verified = verifyDice(toy, playOut(match).journal(), { shown: changed(shown) });
      expect(verified.ok ? [] : verified.error.map((problem) => problem.code)).toContain(code);
    },
  );

  it.each([
    ['a seed that somebody chose', { ...FAIR, chosen: true }, 'dice.chosen'],
    ['a stream that can be foretold', { script: [], after: 'seed' }, 'dice.stream'],
    ['dice that were given', { ...FAIR, script: [1] }, 'dice'],
  ] satisfies [string, DicePlan, string][])('never counts %s as fair', (_, dice, field) => {
    const verified = verifyDice(toy, playOut(started(dice)).journal());
    expect(verified).toMatchObject({ ok: false, error: [{ code: 'foretold', field }] });
  });
});

describe('dice of a fork', () => {
  /** Three rows of a shared game, and a game that goes on from there with a seed of its own. */
  function forked(change: (dice: DicePlan) => DicePlan = (dice) => dice) {
    const old = started(SHARED, { keep: true });
    expectOk(old.share(0, 'a'));
    expectOk(old.share(1, 'b'));
    bidAll(old);
    say(old, 0, 'ram');
    const row = old.rows.length;
    const { script } = old.fallenPlan();
    expect(script.length).toBeGreaterThan(0);
    const rows = old.rows.map(({ digest: _, ...each }) => each);
    const dice = change({ ...SHARED, script, forked: { row, rows: row } });
    const fork = Match.restore(toy, { ...old.journal(), rows, seed: 'own', dice }, { keep: true });
    if (!fork.ok) throw new Error(fork.error[0]?.message);
    const shown = fork.value.journalFor(null);
    return { origin: read(playOut(old).journal()), shown, journal: read(playOut(fork.value).journal()), script };
  }

  it('are proven from the fork on; what had fallen before is proven by the game it comes from', () => {
    const { origin, shown, journal, script } = forked();
    const verified = verifyDice(toy, journal, { shown, origin });
    if (!verified.ok) throw new Error(verified.error.map(({ message }) => message).join());
    expect(verified.value).toMatchObject({
      ...{ commitment: commitmentTo('own'), shares: [] },
      forked: { row: journal.dice.forked?.row, dice: script.length },
    });
    expect(verified.value.dice).toBeGreaterThan(0);
    expect(shown.commitment).toBe(commitmentTo('own'));
    expect(verifyDice(toy, origin)).toMatchObject({ ok: true, value: { shares: [0, 1] } });
  });

  const codes = (verified: ReturnType<typeof verifyDice>) =>
    verified.ok ? [] : verified.error.map(({ code }) => code);

  it('with one more that somebody chose are not proven', () => {
    const { journal } = forked((dice) => ({ ...dice, script: [...dice.script, 6] }));
    expect(codes(verifyDice(toy, journal))).toEqual(['scripted']);
  });

  it('of another seed, or said to come from more rows than they do, are not proven', () => {
    const { journal, shown } = forked();
    expect(codes(verifyDice(toy, { ...journal, seed: 'other' }))).toEqual(['departed']);
    const promised = { ...shown, commitment: commitmentTo('other') };
    expect(codes(verifyDice(toy, journal, { shown: promised }))).toContain('broken-promise');
    const more = { row: 99, rows: journal.rows.length + 5 };
    expect(codes(verifyDice(toy, { ...journal, dice: { ...journal.dice, forked: more } }))).toContain('scripted');
  });

  it('that are not those of the game it comes from are found there', () => {
    const { origin, journal } = forked();
    const other = started(SHARED, { seed: 'elsewhere' });
    expectOk(other.share(0, 'a'));
    expectOk(other.share(1, 'b'));
    expect(codes(verifyDice(toy, journal, { origin: read(playOut(other).journal()) }))).toContain('other-dice');
    const lied = { ...journal, dice: { ...journal.dice, forked: { row: 2, rows: journal.dice.forked?.rows ?? 0 } } };
    expect(codes(verifyDice(toy, lied, { origin }))).toContain('other-rows');
    expect(codes(verifyDice(toy, origin, { origin }))).toEqual(['no-fork']);
  });
});
