// A batch of two thousand duels on a queue, two workers as processes of their own, one killed amid it: the digest must be that of one machine.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readingDatabase } from './acknowledged.mjs';

const COMMAND = fileURLToPath(new URL('../../packages/cli/bin/hardtop.js', import.meta.url));
const GAMES = 2_000;
const SIM = [
  'sim',
  '--ruleset',
  'roadrage',
  '--scenario',
  'scrapyard',
  '--games',
  String(GAMES),
  '--seed',
  'two-workers',
  '--json',
];

function start(args, env) {
  const child = spawn(process.execPath, [COMMAND, ...args], {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  child.once('close', () => process.off('exit', end));
  return child;
}

async function answerOf(child) {
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  if (said === '') throw new Error(complained);
  return JSON.parse(said);
}

async function playedIn(env) {
  return readingDatabase(env, async (db) => {
    const found = await db.query("select to_regclass('hardtop_batches.chunks') is not null as found");
    if (!found.rows[0].found) return 0;
    return (await db.query('select coalesce(sum(games), 0)::integer as games from hardtop_batches.chunks')).rows[0]
      .games;
  });
}

async function run(tools, report) {
  const env = { DATABASE_URL: await tools.database() };
  const here = await answerOf(start(SIM, {}));
  tools.say(`${GAMES} duels on this machine: ${here.digest}`);
  const workers = [1, 2].map(() => start(['worker', '--threads', '1'], env));
  const asked = answerOf(start([...SIM, '--queue'], env));
  while ((await playedIn(env)) < GAMES / 4) await pause(200);
  workers[0].kill('SIGKILL');
  const there = await asked;
  report.add(
    `${GAMES} duels on two workers, one of them killed`,
    there.digest === here.digest ? null : `came to ${there.digest}, not ${here.digest}`,
  );
  report.add(
    'all of them',
    there.games === GAMES && there.unfinished === here.unfinished ? null : `${there.games} games`,
  );
  workers[1].kill('SIGTERM');
  const [code] = await once(workers[1], 'close');
  report.add('the exit of the other', code === 0 ? null : `was ${code}`);
}

export const batches = {
  name: 'batches',
  what: 'two thousand duels on a queue, one of two workers killed amid them: the digest is that of one machine',
  short: false,
  run,
};
