import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { commitmentTo, type DicePlan, fallbackAnswer, type Journal, Match, straightRows } from '@hardtop/kernel';
import { expect, it } from 'vitest';
import { tableCalled } from '../input/lookup.ts';
import { cli, folder } from '../testing/run-cli.ts';

const PROMISED: DicePlan = { script: [], after: 'seed', stream: 'sha256' };

/** The files of a game that one side gave up: what was shown on the way, and the whole. */
async function played(dice: DicePlan, change: (shown: Journal) => Journal = (shown) => shown) {
  const deluxe = await tableCalled('deluxe');
  const match = Match.start(deluxe, deluxe.scenarios[0]?.file, { seed: 'secret', dice });
  if (!match.ok) throw new Error('no duel');
  for (let i = 0; i < 12; i++) {
    const decision = match.value.decisions()[0];
    if (decision === undefined) break;
    const { id: ask, seat } = decision;
    match.value.choose({ ask, seat, ...fallbackAnswer(decision) });
  }
  const shown = change(match.value.journalFor(0));
  match.value.resign(1);
  const at = folder();
  const files = { whole: path.join(at, 'whole.json'), shown: path.join(at, 'shown.json') };
  writeFileSync(files.whole, JSON.stringify(match.value.journal()));
  writeFileSync(files.shown, JSON.stringify(shown));
  return files;
}

it('proves the dice of a finished game, and that they were those promised', async () => {
  const { whole, shown } = await played(PROMISED);
  const alone = await cli(['verify', whole]);
  expect(alone.code).toBe(0);
  expect(alone.out).toContain(commitmentTo('secret'));
  const both = await cli(['verify', whole, '--against', shown, '--json']);
  expect(JSON.parse(both.out)).toMatchObject({ commitment: commitmentTo('secret'), shares: [] });
});

it('says what is wrong with dice that are not those, and ends with 1', async () => {
  const { whole, shown } = await played(PROMISED, (journal) => ({
    ...journal,
    dice: { ...journal.dice, script: journal.dice.script.map((die) => 7 - die) },
  }));
  const { code, err } = await cli(['verify', whole, '--against', shown]);
  expect(code).toBe(1);
  expect(err).toMatch(/Die 1 fell as \d; by the seed it is \d\./);
});

it('proves nothing of a chosen seed, nor of a game that is still on', async () => {
  const chosen = await played({ script: [], after: 'seed', chosen: true });
  expect((await cli(['verify', chosen.whole])).err).toContain('The seed was chosen');
  expect((await cli(['verify', chosen.shown])).err).toContain('has no seed');
});

/** A game that goes on from where another one stood, with a seed of its own, and the files of both. */
async function forkedFrom(change: (journal: Journal) => Journal = (journal) => journal) {
  const deluxe = await tableCalled('deluxe');
  const { whole } = await played(PROMISED);
  const old = JSON.parse(readFileSync(whole, 'utf8')) as Journal;
  const row = old.rows.length - 1;
  const before = Match.restore(deluxe, { ...old, rows: old.rows.slice(0, row) });
  if (!before.ok) throw new Error('no game to fork');
  const { script } = before.value.fallenPlan();
  const rows = straightRows(before.value.rows);
  const dice = { ...PROMISED, script, forked: { row, rows: rows.length } };
  const fork = Match.restore(deluxe, { ...old, rows, seed: 'own', dice });
  if (!fork.ok) throw new Error('no fork');
  for (let i = 0; i < 12; i++) {
    const decision = fork.value.decisions()[0];
    if (decision === undefined) break;
    fork.value.choose({ ask: decision.id, seat: decision.seat, ...fallbackAnswer(decision) });
  }
  fork.value.resign(0);
  const own = path.join(folder(), 'fork.json');
  writeFileSync(own, JSON.stringify(change(fork.value.journal())));
  return { own, whole };
}

it('proves the dice of a fork from where it began, and with --from that what stood there is the old game’s', async () => {
  const { own, whole } = await forkedFrom();
  const alone = await cli(['verify', own]);
  expect(alone.out).toMatch(/dice that fell since the fork follow from the seed.*\npromise/);
  expect(alone.out).toContain(commitmentTo('own'));
  const both = await cli(['verify', own, '--from', whole]);
  expect(both.code).toBe(0);
  expect(both.out).toContain(`are those of ${whole}`);
});

it('finds a die that somebody slipped into a fork', async () => {
  const { own } = await forkedFrom((journal) => ({
    ...journal,
    dice: { ...journal.dice, script: [...journal.dice.script, 6] },
    rows: journal.rows.map(({ digest: _, ...row }) => row),
  }));
  const { code, err } = await cli(['verify', own]);
  expect(code).toBe(1);
  expect(err).toMatch(/somebody chose the difference/);
});
