import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Journal, Match } from '@hardtop/kernel';
import { loadTables } from '@hardtop/rulesets';
import { describe, expect, it } from 'vitest';
import { readJournal } from '../input/files.ts';
import { cli, digestIn, folder } from '../testing/run-cli.ts';

const [ruleset] = await loadTables();
if (ruleset === undefined) throw new Error('the registry is empty');

function fileWith(content: unknown): string {
  const file = path.join(folder(), 'file.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

async function journalAfter(lines: readonly string[]): Promise<{ readonly file: string; readonly journal: Journal }> {
  const file = path.join(folder(), 'game.json');
  await cli(['play', '--seed', '3', '--journal', file], lines);
  return { file, journal: readJournal(file) };
}

describe('hardtop replay', () => {
  it('tells a game row by row and ends with the digest of the game, undo and all', async () => {
    const { file } = await journalAfter(['', '', '', 'undo', '', 'draw', '', 'concede']);
    const { code, out, err } = await cli(['replay', file]);
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toContain('row 1: ');
    expect(out).toContain('are taken back');
    expect(out).toContain('concedes.');
    const again = await cli(['play', '--journal', file]);
    expect(digestIn(out)).toBe(digestIn(again.out));
  });

  it('shows the rows asked for, or none', async () => {
    const { file } = await journalAfter(['', '', '', 'quit']);
    const part = (await cli(['replay', file, '--from', '2', '--to', '2'])).out;
    expect(part).toContain('row 2: ');
    expect(part).not.toContain('row 1: ');
    expect((await cli(['replay', file, '--quiet'])).out).toMatch(/^\d+ rows\. .*\ndigest [0-9a-f]{64}\n$/);
  });

  it('gives one JSON object', async () => {
    const { file, journal } = await journalAfter(['', '', 'concede']);
    const told = JSON.parse((await cli(['replay', file, '--json'])).out);
    expect(told).toMatchObject({ ruleset: ruleset.id, problem: null, rows: journal.rows.length });
    expect(told.steps).toHaveLength(journal.rows.length + 1);
  });

  it('names the row that does not fit', async () => {
    const { journal } = await journalAfter(['', '', 'quit']);
    const wrong = journal.rows.find(({ kind }) => kind === 'choice')?.n;
    const rows = journal.rows.map((row) => (row.n === wrong ? { ...row, option: 'teleport' } : row));
    const { code, err } = await cli(['replay', fileWith({ ...journal, rows }), '--quiet']);
    expect(code).toBe(1);
    expect(err).toContain(`row ${wrong}: "teleport" is not an option of this question.`);
  });

  it.each([
    ['not JSON', 2, 'is not JSON'],
    [{ ruleset: 'x' }, 1, 'is not a journal.\nversion: '],
    [{ ruleset: 'x', version: '1', setup: {}, dice: { script: [], after: 'seed' }, rows: [] }, 2, 'no ruleset "x"'],
  ])('answers a bad file in words (%#)', async (content, code, message) => {
    const ran = await cli(['replay', fileWith(content)]);
    expect(ran).toMatchObject({ code, out: '' });
    expect(ran.err).toContain(message);
  });

  it('says at which row a journal was tampered with, or parts from another', async () => {
    const { file, journal } = await journalAfter(['', '', '', '', '', '', 'quit']);
    const restored = Match.restore(ruleset, journal);
    if (!restored.ok) throw new Error('the journal does not play');
    const shown = restored.value.journalFor(null);
    const at = shown.rows.findLast(({ digest }) => digest !== undefined)?.n ?? 0;
    const rows = shown.rows.map((row) => (row.n === at ? { ...row, digest: 'another' } : row));
    const [good, bad] = [fileWith(shown), fileWith({ ...shown, rows })];
    expect(await cli(['replay', good, '--quiet'])).toMatchObject({ code: 0 });
    const told = await cli(['replay', bad, '--quiet']);
    expect([told.code, told.err]).toEqual([1, expect.stringContaining(`row ${at}: From row ${at} on`)]);
    const parted = await cli(['replay', good, '--against', bad]);
    expect([parted.code, parted.err]).toEqual([1, expect.stringContaining(`They part at row ${at}.`)]);
    const same = await cli(['replay', good, '--against', good]);
    expect(same).toMatchObject({ code: 0, out: `The same for ${shown.rows.length} rows, as far as both go.\n` });
    expect(await cli(['replay', good, '--against', file])).toMatchObject({ code: 1 });
  });

  it('will not replay a game of another version', async () => {
    const { journal } = await journalAfter(['', 'quit']);
    const ran = await cli(['replay', fileWith({ ...journal, version: '0.0.0-old' })]);
    expect(ran.code).toBe(1);
    expect(ran.err).toContain('0.0.0-old');
  });
});

describe('hardtop scenario', () => {
  const first = ruleset.scenarios[0];

  it('lists, shows, and finds fine what it shows', async () => {
    expect((await cli(['scenario', 'list'])).out).toContain(`${ruleset.id}  ${first?.id}  `);
    const shown = await cli(['scenario', 'show', first?.id ?? '']);
    const ran = await cli(['scenario', 'check', fileWith(shown.out)]);
    expect(ran).toMatchObject({ code: 0, err: '' });
  });

  it('prints every problem with its field: exit 1', async () => {
    const file = fileWith({ nonsense: true });
    const plain = await cli(['scenario', 'check', file]);
    expect(plain.code).toBe(1);
    const told = JSON.parse((await cli(['scenario', 'check', file, '--json'])).out);
    expect(told).toMatchObject({ ok: false, ruleset: ruleset.id });
    expect(plain.out.trim().split('\n')).toHaveLength(told.problems.length);
    for (const problem of told.problems) expect(plain.out).toContain(problem.message);
  });

  it('exit 2 if it cannot be read', async () => {
    expect(await cli(['scenario', 'check', '/nowhere.json'])).toMatchObject({
      code: 2,
      err: 'Cannot read /nowhere.json: there is no such file or folder.\n',
    });
    expect(await cli(['scenario', 'check', fileWith('{')])).toMatchObject({ code: 2, out: '' });
    expect((await cli(['scenario', 'show', 'moon'])).err).toContain('There is no scenario "moon". Legal: ');
  });
});

describe('hardtop rules', () => {
  const rule = ruleset.rules[0];

  it('prints a rule by its id, the index, and a search', async () => {
    expect((await cli(['rules', rule?.id ?? ''])).out).toContain(rule?.summary ?? '?');
    expect((await cli(['rules'])).out.trim().split('\n').length).toBeGreaterThanOrEqual(ruleset.rules.length);
    expect((await cli(['rules', ...(rule?.title.toLowerCase().split(' ') ?? [])])).out).toContain(rule?.id ?? '?');
    expect(await cli(['rules', 'zzzz'])).toMatchObject({ code: 1, out: '' });
  });
});

describe('hardtop sim', () => {
  it('gives the same digest as often as it is asked', async () => {
    const args = ['sim', '--games', '2', '--seed', '5', '--workers', '1'];
    const { code, out } = await cli(args);
    expect(code).toBe(0);
    expect(out).toContain('2 games of ');
    expect(JSON.parse((await cli([...args, '--json'])).out).digest).toBe(digestIn(out));
  });

  it.each([
    [['--games', '0'], '--games must be a whole number from 1'],
    [['--workers', 'many'], '--workers must be a whole number'],
    [['--bots', 'nobody'], 'has no bot "nobody". Legal: '],
    [['--league', '--bots', 'nobody,random'], 'has no bot "nobody". Legal: '],
    [['--league', '--bots', 'random'], 'A league takes two bots at least.'],
  ])('%j is answered in words', async (flags, message) => {
    const ran = await cli(['sim', ...flags]);
    expect(ran).toMatchObject({ code: 2, out: '' });
    expect(ran.err).toContain(message);
  });

  it.each(['deluxe', 'roadrage', 'sixth'])('--league rates the bots of %s, with bounds', async (id) => {
    const args = ['sim', '--league', '--ruleset', id, '--games', '2', '--seed', '5', '--workers', '1'];
    const bots = ['--bots', 'random,suggested'];
    const { code, out } = await cli([...args, ...bots]);
    expect(code).toBe(0);
    expect(out).toMatch(/^ 1\. \w+ +\d+ +\d+ to +\d+ +2 /m);
    const told = JSON.parse((await cli([...args, ...bots, '--json'])).out);
    expect(told.rows[0].rating.low).toBeLessThan(told.rows[0].rating.high);
    expect(told.rows.map(({ games }: { games: number }) => games)).toEqual([2, 2]);
  });
});

describe('hardtop', () => {
  it('helps with 0, and answers an unknown command with 2', async () => {
    expect((await cli(['--help'])).code).toBe(0);
    expect((await cli(['play', '--help'])).out).toContain('--journal <file>');
    expect(await cli(['fly'])).toMatchObject({ code: 2, out: '' });
    expect(await cli(['replay'])).toMatchObject({ code: 2 });
  });
});
