import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { commitmentTo, type DicePlan, fallbackAnswer, type Journal, Match } from '@hardtop/kernel';
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
