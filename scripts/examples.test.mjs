import { execFile, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { gamble } from '../examples/gambler.ts';

const run = promisify(execFile);
const cwd = fileURLToPath(new URL('..', import.meta.url));
const hasPython = spawnSync('python3', ['--version']).status === 0;

/** The last line that an example prints. */
async function lastLine(program, ...args) {
  const { stdout } = await run(program, args, { cwd, maxBuffer: 2 ** 26 });
  return stdout.trim().split('\n').at(-1);
}

// How a game ended, and its digest.
const ENDED = /\. [0-9a-f]{16,}$/;

it.skipIf(!hasPython)('the player in Python plays a duel to its end', async () => {
  expect(await lastLine('python3', 'examples/player.py', '--ruleset', 'roadrage', '--seed', '7')).toMatch(ENDED);
});

it('the player in JavaScript plays a duel to its end', async () => {
  expect(await lastLine('node', 'examples/player.mjs', '--ruleset', 'sixth', '--seed', '7')).toMatch(ENDED);
});

it('the bot in TypeScript wins some games against the first bot', async () => {
  expect(await gamble(6)).toBeGreaterThan(0);
});

it('the tournament ranks cars by their points', async () => {
  const { stdout } = await run('node', ['examples/tournament.mjs', '1', 'killer-kart', 'joseph-special'], { cwd });
  expect(stdout.trim().split('\n')).toHaveLength(2);
  expect(stdout).toMatch(/^joseph-special +100\.0 % of 2$/m);
});
