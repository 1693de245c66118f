import { setTimeout as pause } from 'node:timers/promises';
import { request } from '../served/requests.mjs';
import { checkGames, gamesIn, readingDatabase } from './acknowledged.mjs';
import { BusyGame, goOn } from './busy-game.mjs';

const GAMES = 10;
const TIMES = 5;
const DOWN_MILLISECONDS = 1_000;
/** Readiness is told within this, whatever the database does; a request is given up within the other. */
const TELL_MILLISECONDS = 3_000;
const GIVE_UP_MILLISECONDS = 12_000;

/** What a request comes to: its status, and how long that took. */
async function ask(url) {
  const start = performance.now();
  const answer = await request(url, { timeout: 60_000 }).catch((error) => ({ status: error.message }));
  return { status: answer.status, milliseconds: Math.round(performance.now() - start) };
}

async function expectAnswer(report, title, url, status, most) {
  const answer = await ask(url);
  const isRight = answer.status === status && answer.milliseconds <= most;
  report.add(
    title,
    isRight ? null : `${answer.status} after ${answer.milliseconds} ms, not ${status} within ${most} ms`,
  );
}

/** What is said while the database is away. */
async function saysSo(report, title, address, game) {
  await expectAnswer(report, `${title}: it lives`, `${address}/api/health`, 200, TELL_MILLISECONDS);
  await expectAnswer(report, `${title}: it is not ready`, `${address}/api/ready`, 503, TELL_MILLISECONDS);
  await expectAnswer(report, `${title}: a game`, `${address}/api/games/${game}`, 503, GIVE_UP_MILLISECONDS);
}

async function comesBack(report, title, address, games) {
  report.add(`${title}: ten games`, await goOn(games, 2));
  await expectAnswer(report, `${title}: ready again`, `${address}/api/ready`, 200, TELL_MILLISECONDS);
}

async function breakIt(postgres, report, address, games) {
  for (let i = 1; i <= TIMES; i++) {
    await postgres.endConnections();
    await comesBack(report, `connections ended ${i}`, address, games);
  }
  for (let i = 1; i <= TIMES; i++) {
    await postgres.down();
    if (i === 1) await saysSo(report, 'down', address, games[0].game);
    else await pause(Math.random() * DOWN_MILLISECONDS);
    await postgres.up();
    await comesBack(report, `restart ${i}`, address, games);
  }
  for (let i = 1; i <= 2; i++) {
    postgres.freeze();
    try {
      await saysSo(report, `frozen ${i}`, address, games[0].game);
    } finally {
      postgres.thaw();
    }
    await comesBack(report, `thawed ${i}`, address, games);
  }
}

async function run(tools, report) {
  const postgres = await tools.postgres();
  const DATABASE_URL = await tools.database();
  const server = tools.start({ DATABASE_URL });
  const address = await server.address();
  const games = await Promise.all(Array.from({ length: GAMES }, (_, i) => BusyGame.open(address, i)));
  report.add('ten games', await goOn(games, 3));
  await breakIt(postgres, report, address, games);
  await Promise.all(games.map((game) => game.stop()));
  report.add('the server', server.isRunning ? null : `died: ${server.stderr.slice(-300)}`);
  const exit = await server.kill('SIGTERM');
  report.add('its exit', exit.code === 0 ? null : JSON.stringify(exit));
  const stored = await readingDatabase({ DATABASE_URL }, gamesIn);
  const choices = games.flatMap((game) => game.choices);
  checkGames(stored, choices, report);
  const [odd] = games.flatMap(({ refused }) => refused);
  report.add('what was suggested', odd === undefined ? null : `was refused: ${JSON.stringify(odd)}`);
}

export const databaseFaults = {
  name: 'database-faults',
  what: 'PostgreSQL restarts, ends connections and freezes under ten busy games: said in time with 503, over by itself, nothing lost or doubled',
  short: false,
  run,
};
