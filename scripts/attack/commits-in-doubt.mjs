import { setTimeout as pause } from 'node:timers/promises';
import { checkGames, gamesIn, readingDatabase } from './acknowledged.mjs';
import { BusyGame, goOn } from './busy-game.mjs';
import { cutCommits } from './commit-cutter.mjs';

const GAMES = 6;
const EVERY = 5;
const CUTS = 8;
const PATIENCE_MILLISECONDS = 90_000;

async function cutEnough(cutter) {
  const deadline = performance.now() + PATIENCE_MILLISECONDS;
  cutter.begin();
  while (Math.min(cutter.cuts.before, cutter.cuts.after) < CUTS && performance.now() < deadline) await pause(50);
  cutter.end();
}

async function run(tools, report) {
  const DATABASE_URL = await tools.database();
  const cutter = await cutCommits(DATABASE_URL, tools.folder(), EVERY);
  const server = tools.start({ DATABASE_URL: cutter.url });
  const address = await server.address();
  const games = await Promise.all(Array.from({ length: GAMES }, (_, i) => BusyGame.open(address, i)));
  await cutEnough(cutter);
  for (const [when, count] of Object.entries(cutter.cuts))
    report.add(`${count} commits cut ${when} they got there`, count < CUTS ? 'too few to show anything' : null);
  report.add('all games after that', await goOn(games, 3));
  await Promise.all(games.map((game) => game.stop()));
  report.add('the server', server.isRunning ? null : `died: ${server.stderr.slice(-300)}`);
  await server.kill('SIGTERM');
  await cutter.close();
  const stored = await readingDatabase({ DATABASE_URL }, gamesIn);
  const choices = games.flatMap((game) => game.choices);
  checkGames(stored, choices, report);
  const [odd] = games.flatMap(({ refused }) => refused);
  report.add('what was suggested', odd === undefined ? null : `was refused: ${JSON.stringify(odd)}`);
}

export const commitsInDoubt = {
  name: 'commits-in-doubt',
  what: 'the line breaks before a commit gets there, or before its answer gets back: what was stored counts once, what was not does not',
  short: false,
  run,
};
