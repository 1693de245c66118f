import { expectOk, isVisible, Match } from '@hardtop/kernel';
import { toy } from '@hardtop/kernel/toy';
import { describe, expect, it } from 'vitest';
import { Projector } from './replay-frames.ts';

const ruleset = toy as unknown as Parameters<typeof Projector.open>[0];

/** A game of some answers, with a standing order and, if asked for, an undo. */
function aGame(undo: boolean) {
  const start = Match.start(ruleset, { turns: 3, seats: 2, open: true }, { seed: 'replay-test' });
  if (!start.ok) throw new Error('the toy does not start');
  const game = start.value;
  expectOk(game.order(1, 'hold', {}));
  for (let i = 0; i < 8 && game.outcome === null; i++) {
    const decision = game.decisions()[0];
    if (decision === undefined) break;
    const option = decision.topic === 'speed' ? 'speed' : 'ram';
    const params = option === 'speed' ? { mph: 20 } : {};
    expectOk(game.choose({ ask: decision.id, seat: decision.seat, option, params }));
    if (undo && i === 3) expectOk(game.undo(decision.seat));
  }
  return game;
}

function filmOf(game: ReturnType<typeof aGame>, whole: boolean) {
  const projector = Projector.open(ruleset, whole ? game.journal() : game.journalFor(null), null);
  if (!('step' in projector)) throw new Error('no film');
  while (!projector.done) projector.step();
  return projector.film();
}

describe('a replay', () => {
  it.each([
    ['a game with a standing order', false, true],
    ['a running game without its seed', false, false],
    ['a game with an undo', true, true],
  ])('of %s ends where the game stands', (_, undo, whole) => {
    const game = aGame(undo);
    const film = filmOf(game, whole);
    const last = film.frames.at(-1);
    expect(film.problem).toBeNull();
    expect(last?.board).toEqual(game.view(null));
    expect(last?.trail.slice(0, last.count)).toEqual(game.events.filter((event) => isVisible(event, null)));
    expect(film.frames.length).toBeGreaterThan(4);
  });

  it('says at which row a shown journal was tampered with', () => {
    const journal = aGame(false).journalFor(null);
    const at = journal.rows.findLast(({ digest }) => digest !== undefined)?.n ?? 0;
    const rows = journal.rows.map((row) => (row.n === at ? { ...row, digest: 'another' } : row));
    const projector = Projector.open(ruleset, { ...journal, rows }, null);
    if (!('step' in projector)) throw new Error('no film');
    while (!projector.done) projector.step();
    expect(projector.problem).toMatchObject({ code: 'departed' });
    expect(projector.frames).toHaveLength(at);
  });

  it('says where a journal breaks off', () => {
    const journal = aGame(false).journal();
    const broken = { ...journal, rows: journal.rows.map((row) => (row.n === 3 ? { ...row, option: 'fly' } : row)) };
    const projector = Projector.open(ruleset, broken, null);
    if (!('step' in projector)) throw new Error('no film');
    while (!projector.done) projector.step();
    expect(projector.film().problem).not.toBeNull();
  });
});
