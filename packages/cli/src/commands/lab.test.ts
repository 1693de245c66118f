import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { cli, folder } from '../testing/run-cli.ts';
import { lab } from './lab.ts';

const ARGS = ['lab', '--ruleset', 'roadrage', '--games', '2', '--seed', '5', '--workers', '2'];

describe('hardtop lab', () => {
  it('prints a matrix with bounds, the same for the same seed by however many threads, also as CSV and JSON', async () => {
    const { code, out } = await cli(ARGS);
    expect(code).toBe(0);
    expect(out).toContain('against all');
    expect(out).toMatch(/^1\. .+ \d+% \(<?\d+% to >?\d+%\)/m);
    const file = path.join(folder(), 'lab.csv');
    const told = await cli([...ARGS.slice(0, -1), '1', '--json', '--csv', file]);
    const card = JSON.parse(told.out);
    expect(out).toContain(`digest ${card.digest}`);
    expect(card).toMatchObject({ state: 'done', games: 12, done: 12 });
    expect(card.cells).toHaveLength(12);
    for (const { low, share, high } of card.cells) expect(low <= share && share <= high).toBe(true);
    const csv = readFileSync(file, 'utf8').split('\r\n');
    expect(csv[0]).toBe('vehicle,against,games,wins,draws,losses,share,low,high');
    expect(csv).toHaveLength(1 + 12 + 4 + 1);
    expect((await cli([...ARGS, '--csv', '-'])).out).toBe(csv.join('\r\n'));
  });

  it('that is interrupted tells what was played, and says so', async () => {
    const stop = new AbortController();
    let [out, err] = ['', ''];
    const flags = { ruleset: 'roadrage', games: '100', seed: '5', workers: '1' };
    const io = {
      ...{ input: process.stdin, env: {}, isTerminal: false, isOutTerminal: false, hasColour: false, columns: 80 },
      isErrTerminal: true,
      out: (text: string) => {
        out += text;
      },
      err: (text: string) => {
        err += text;
        if (text.includes('games,')) stop.abort();
      },
    };
    expect(await lab(flags, io, stop)).toBe(130);
    expect(err).toMatch(/░.* of 600 games/);
    expect(err).toMatch(/Broken off after \d+0 of 600 games/);
    expect(out).toMatch(/^Duel lab of roadrage/);
    expect(out).not.toContain('digest');
  });

  it.each([
    [['--games', '3'], '--games'],
    [['--games', '100000'], '--games'],
    [['--vehicles', 'nobody,nothing'], 'There is no such vehicle'],
    [['--vehicles', 'one'], '--vehicles'],
    [['--scenario', 'nowhere'], 'has no duel "nowhere"'],
    [['--bot', 'nobody'], 'There is no bot "nobody"'],
    [['--workers', '0'], '--workers must be a whole number'],
    [['--ruleset', 'checkers'], 'There is no ruleset "checkers"'],
  ])('%j is answered in words', async (flags, message) => {
    const ran = await cli([...ARGS, ...flags]);
    expect(ran).toMatchObject({ code: 2, out: '' });
    expect(ran.err).toContain(message);
  });
});
