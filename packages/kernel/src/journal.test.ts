import { describe, expect, it } from 'vitest';
import { partingRow } from './digest.ts';
import { parseJournal, type Row } from './journal.ts';
import { Match } from './match.ts';
import { expectOk } from './result.ts';
import { toy } from './testing/toy.ts';
import { bidAll, say, startedToy, type ToyMatch } from './testing/toy-match.ts';

describe('journal', () => {
  it('survives JSON and refuses what is not one, naming the field', () => {
    const match = startedToy();
    say(match, 0, 'speed', { mph: 10 });
    const parsed = parseJournal(JSON.parse(JSON.stringify(match.journal())));
    expect(parsed.ok && parsed.value.rows).toHaveLength(1);
    const bad = parseJournal({ ...match.journal(), rows: [{ n: 1, kind: 'cheat' }] });
    expect(!bad.ok && bad.error.map((problem) => problem.field)).toContain('rows.0.kind');
  });

  it('of another version or ruleset says plainly that it cannot go on', () => {
    const journal = startedToy().journal();
    const old = Match.restore({ ...toy, version: '2' }, journal);
    expect(!old.ok && old.error[0]?.code).toBe('version');
    const other = Match.restore({ ...toy, id: 'other' }, journal);
    expect(!other.ok && other.error[0]?.code).toBe('ruleset');
  });

  it('a row that does not fit is named', () => {
    const match = startedToy();
    say(match, 0, 'speed', { mph: 10 });
    const journal = match.journal();
    const forged = { ...journal, rows: journal.rows.map((row) => ({ ...row, option: 'fly' })) };
    const result = Match.restore(toy, forged);
    expect(!result.ok && result.error[0]).toMatchObject({ field: 'rows.0', code: 'unknown-option' });
  });

  it('whose dice do not serve says so', () => {
    const match = startedToy({ script: [6, 6], after: 'stop' });
    bidAll(match);
    say(match, 0, 'ram');
    const short = { ...match.journal(), dice: { script: [6], after: 'stop' as const } };
    const result = Match.restore(toy, short);
    expect(!result.ok && result.error[0]).toMatchObject({ code: 'out-of-dice', field: 'dice.script' });
  });

  it('whose dice stand in another order is the same game', () => {
    const match = startedToy({ after: 'hand' });
    bidAll(match);
    say(match, 0, 'ram');
    say(match, 0, 'roll', { d1: 5, d2: 2 });
    say(match, 1, 'dodge');
    const shuffle = (row: Row) => (row.kind === 'dice' ? { ...row, params: { d2: 2, d1: 5 } } : row);
    const twin = Match.restore(toy, { ...match.journal(), rows: match.rows.map(shuffle) });
    if (!twin.ok) throw new Error('restore');
    expectOk(twin.value.undo(1));
    expect(twin.value.events.at(-1)?.roll?.values).toEqual([5, 2]);
  });
});

/** Two bids, then a forged row. */
function forged(row: Partial<Row>) {
  const match = startedToy();
  bidAll(match);
  const plain: Row = { n: 3, kind: 'resign', ask: '', seat: 0, by: 'player', option: 'concede', params: {} };
  return Match.restore(toy, { ...match.journal(), rows: [...match.rows, { ...plain, ...row }] });
}

describe('a forged row is refused and named', () => {
  const undo = { kind: 'undo', option: 'take' } as const;
  it.each<[string, Partial<Row>, string]>([
    ['a seat that does not play concedes', { seat: 42 }, 'not-yours'],
    ['a draw is accepted that nobody offered', { kind: 'draw', option: 'accept' }, 'draw'],
    ['a draw is answered in a strange way', { kind: 'draw', option: 'perhaps' }, 'draw'],
    ['what was revealed is taken back without consent', { ...undo, params: { to: 1 } }, 'undo'],
    ['consent is claimed', { ...undo, params: { to: 1, fresh: 1 }, by: 'clock' }, 'undo'],
    ["another row is asked for than the last of one's own", { ...undo, option: 'ask', params: { to: 2 } }, 'undo'],
    ['a request that nobody made is granted', { kind: 'undo', option: 'grant' }, 'undo'],
    ['an undo is none', { kind: 'undo', option: 'perhaps', params: { to: 1 } }, 'undo'],
    ['a strange correction', { kind: 'amend', option: 'gold' }, 'amend'],
    ["a form of a campaign's", { kind: 'form', option: 'rest', seat: null, by: 'referee', form: {} }, 'row'],
    ['dice that nobody asked for', { kind: 'dice', ask: '2', option: 'dodge' }, 'row'],
  ])('%s', (_title, row, code) => {
    const result = forged(row);
    expect(!result.ok && result.error[0]).toMatchObject({ code, field: 'rows.2' });
  });

  it('and so is anything after the end', () => {
    const match = startedToy();
    expectOk(match.resign(0));
    const again = match.rows.map((row) => ({ ...row, n: 2, seat: 1 }));
    const result = Match.restore(toy, { ...match.journal(), rows: [...match.rows, ...again] });
    expect(!result.ok && result.error[0]).toMatchObject({ code: 'over', field: 'rows.1' });
  });
});

describe('a journal shown while the game lives', () => {
  const shownTwin = (match: ToyMatch): ToyMatch => {
    const twin = Match.restore(toy, JSON.parse(JSON.stringify(match.journalFor(null))), { seed: 'another seed' });
    if (!twin.ok) throw new Error(JSON.stringify(twin.error));
    return twin.value;
  };

  it('gives the same game after undos, orders, offers and concessions', () => {
    const match = startedToy({ seed: 'seed', seats: 3, open: true });
    bidAll(match);
    say(match, 0, 'ram');
    expectOk(match.undo(0));
    for (const seat of [1, 2]) expectOk(match.answerUndo(seat, true));
    expectOk(match.order(0, 'hold', {}));
    expectOk(match.draw(1, 'offer'));
    say(match, 1, 'ram');
    expectOk(match.resign(2));
    const twin = shownTwin(match);
    expect(twin.state).toEqual(match.state);
    expect(twin.events).toEqual(match.events);
    expect(twin.orders).toEqual(match.orders);
    expect(twin.drawOffers).toEqual([1]);
    expect(twin.decisions().map(({ id }) => id)).toEqual(match.decisions().map(({ id }) => id));
  });

  it.each(['hand', 'stop'] as const)('holds no scripted dice that are still to fall (%s)', (after) => {
    const match = startedToy({ script: [3, 4, 5, 6], after, open: true });
    bidAll(match);
    say(match, 0, 'ram');
    expect(match.journalFor(null).dice).toEqual({ script: [3, 4], after });
    expect(shownTwin(match).events).toEqual(match.events);
  });

  it('says by its digests at which row another die or answer begins another game', () => {
    const match = startedToy({ seed: 'seed', open: true });
    bidAll(match);
    say(match, 0, 'ram');
    say(match, 1, 'ram');
    bidAll(match);
    const shown = match.journalFor(null);
    expect(shown.rows.flatMap(({ n, digest }) => (digest === undefined ? [] : [n]))).toEqual([2, 3, 4, 6]);
    const [first = 0, ...dice] = shown.dice.script;
    const loaded = { ...shown, dice: { ...shown.dice, script: [first === 6 ? 5 : first + 1, ...dice] } };
    const rows = shown.rows.map((row) => (row.n === 4 ? { ...row, option: 'dodge' } : row));
    for (const [journal, at] of [[loaded, 3] as const, [{ ...shown, rows }, 4] as const]) {
      const again = Match.restore(toy, journal, { seed: 'another' });
      expect(!again.ok && again.error[0]).toMatchObject({ code: 'departed', field: `rows.${at - 1}` });
    }
    expect(partingRow(shown, { ...shown, rows })).toBe(4);
  });

  it('after an undo names what is told now, and what one seat hears is in no digest of another', () => {
    const match = startedToy({ seed: 'seed' });
    bidAll(match);
    say(match, 0, 'ram');
    expectOk(match.undo(0));
    expectOk(match.answerUndo(1, true));
    say(match, 0, 'dodge');
    const plain = startedToy({ seed: 'seed' });
    bidAll(plain);
    expectOk(plain.amend('armor 1', { to: 3 }, 'Misread.'));
    say(plain, 0, 'dodge');
    const digests = (game: ToyMatch, viewer: number) => game.journalFor(viewer).rows.map(({ digest }) => digest);
    expect(digests(plain, 0)).toEqual(digests(match, 0));
    expect(plain.events).not.toEqual(match.events);
    expect(digests(plain, 1)).not.toEqual(digests(match, 1));
  });
});
