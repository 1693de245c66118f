import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Match } from '@hardtop/kernel';
import { findRuleset, rulesetsWith } from '@hardtop/rulesets';
import { describe, expect, it } from 'vitest';
import { cli, digestIn, folder } from '../testing/run-cli.ts';

/** More than any game asks; a pipe may run ahead of the game. */
const ENTERS = new Array<string>(20_000).fill('');

describe.each(rulesetsWith('table').map((ruleset) => ruleset.id))('hardtop play, piped (%s)', (id) => {
  const args = ['play', '--ruleset', id, '--seed', '3'];

  it('plays to the end on suggested answers, the same each time', async () => {
    const first = await cli(args, ENTERS);
    const second = await cli(args, ENTERS);
    expect(first).toMatchObject({ code: 0, err: '' });
    expect(first.out).toMatch(/wins: |A draw: /);
    expect(digestIn(first.out)).toBeDefined();
    expect(second.out).toBe(first.out);
  });

  it('shows help, the map, sheets, the log, a rule and details without moving the game', async () => {
    const idle = ['help', 'map', 'sheet', 'log 5', 'rule', '? 1', 'order', 'quit'];
    const { code, out } = await cli(args, idle);
    expect(code).toBe(0);
    expect(out).toContain('choose option N');
    expect(out).toContain('typed: ');
    expect(out).toContain('north is up');
    expect(out).toContain('The game is left.');
  });

  it('refuses what fits nothing, in words, and goes on', async () => {
    const { code, out } = await cli(args, ['fly to the moon', '9999', 'order nonsense', 'rule zzzz', 'quit']);
    expect(code).toBe(0);
    expect(out).toContain('"fly to the moon" fits none of the options.');
    expect(out).toContain('There is no standing order "nonsense".');
    expect(out).toContain('No rule is called "zzzz"');
  });

  it('concedes', async () => {
    const { code, out } = await cli(args, ['concede']);
    expect(code).toBe(0);
    expect(out).toContain('concedes.');
  });

  it('a bot declines a draw and grants an undo', async () => {
    const { out } = await cli(args, ['draw', '', '', '', 'undo', 'quit']);
    expect(out).toContain('The draw is declined.');
    expect(out).not.toContain('asks to take');
  });

  it('at one screen the other seat answers for itself', async () => {
    const { out } = await cli([...args, '--hotseat'], ['draw', 'draw accept']);
    expect(out).toContain('A draw: A draw by agreement.');
  });

  it('a journal that was shown while its game lived goes on with dice of its own', async () => {
    const file = path.join(folder(), 'shown.json');
    await cli([...args, '--journal', file], ['', '', 'quit']);
    const ruleset = await findRuleset('table', id)?.table();
    const match = ruleset === undefined ? undefined : Match.restore(ruleset, JSON.parse(readFileSync(file, 'utf8')));
    if (match?.ok !== true) throw new Error('the journal does not play');
    writeFileSync(file, JSON.stringify(match.value.journalFor(null)));
    const { code, out } = await cli(['play', '--journal', file], ENTERS);
    expect(code).toBe(0);
    expect(out).not.toMatch(/^Roll /m);
    expect(out).toMatch(/wins: |A draw: /);
  });

  it('a game left after any number of answers goes on from its journal to the same end', async () => {
    const whole = await cli(args, ENTERS);
    const where = folder();
    const file = path.join(where, 'game.json');
    const withJournal = [...args, '--journal', file];
    for (const answers of [1, 3]) await cli(withJournal, ENTERS.slice(0, answers));
    const rest = await cli(withJournal, ENTERS);
    expect(rest.out).toMatch(/Taken up after \d+ rows/);
    expect(digestIn(rest.out)).toBe(digestIn(whole.out));
    // No draft is left behind.
    expect(readdirSync(where)).toEqual(['game.json']);
  });

  it('will not mistake another game for the one in the journal', async () => {
    const file = path.join(folder(), 'game.json');
    await cli([...args, '--journal', file], ['quit']);
    const before = readFileSync(file, 'utf8');
    const other = await cli(['play', '--seed', '4', '--journal', file], ENTERS);
    expect(other).toMatchObject({ code: 2, out: '' });
    expect(other.err).toContain('holds a game with the seed "3"');
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  it('saves on request, and says so when it cannot', async () => {
    const file = path.join(folder(), 'saved.json');
    const { out } = await cli(args, ['', `save ${file}`, 'save /nowhere/at/all.json', 'quit']);
    expect(existsSync(file)).toBe(true);
    expect(out).toContain('Cannot write /nowhere/at/all.json: there is no such file or folder.');
  });

  it.each([
    [['--ruleset', 'chess'], 'There is no ruleset "chess". Legal: '],
    [['--scenario', 'moon'], 'There is no scenario "moon"'],
    [['--bot', 'deep-blue'], 'has no bot "deep-blue". Legal: '],
    [['--seat', '12'], 'There is no seat 12 here. Legal: 0, 1'],
    [['--dice', '3,x'], '--dice cannot be read at "x". Legal: '],
    [['--players', 'bot,bot'], '--players goes with --stdio'],
    [['--sead', '3'], "unknown option '--sead'"],
    [['--journal', '/nowhere/x.json'], 'Cannot write /nowhere/x.json'],
  ])('%j is answered in words', async (flags, message) => {
    const ran = await cli(['play', ...flags], ENTERS);
    expect(ran.code).toBeGreaterThan(0);
    expect(ran.err).toContain(message);
    expect(ran.err).not.toContain('at '.repeat(2));
  });
});
