import { setTimeout as pause } from 'node:timers/promises';
import { openGame } from '../served/requests.mjs';
import { TablePlayer } from '../served/table-player.mjs';

const RESTARTS = 3;
const PLAY_MILLISECONDS = 1_500;
const GOING_AWAY = 1001;
const GAMES = [
  { ruleset: 'deluxe', scenario: 'sodium-yard', seats: ['human', 'human'] },
  { ruleset: 'roadrage', scenario: 'scrapyard', seats: ['human', 'human'] },
  { ruleset: 'sixth', scenario: 'first-duel', seats: ['human', 'human'] },
];

/** Sits down again at a game: it must be had at once, with every row that was acknowledged. */
function sitDown(address, game, report) {
  const told = {
    acked({ rows }) {
      game.rows = Math.max(game.rows, rows);
    },
    refused: ({ problem }) => game.isStopping || report.add('what was suggested', `was refused: ${problem.message}`),
  };
  const keys = game.keys.map(({ key }) => key);
  return new TablePlayer(address, game.game, keys, told);
}

/** Plays at a server until it is told to stop, which it does in the middle of it. */
async function playUntilStopped(server, games, report, title) {
  const address = await server.address();
  if (games.length === 0)
    for (const asked of GAMES) games.push({ rows: 0, isStopping: false, ...(await openGame(address, asked)) });
  for (const game of games) game.isStopping = false;
  const players = games.map((game) => sitDown(address, game, report));
  const joined = await Promise.all(players.map((player) => player.joined));
  report.add(`${title}: the next process has the games`, joined.includes(false) ? 'a player was turned away' : null);
  const missing = players.filter((player, i) => player.snapshot !== null && player.snapshot.rows < games[i].rows);
  report.add(`${title}: what was acknowledged`, missing.length > 0 ? 'is not all there' : null);
  for (const player of players) player.play();
  await pause(Math.random() * PLAY_MILLISECONDS);
  for (const game of games) game.isStopping = true;
  const stopped = server.kill('SIGTERM');
  const codes = await Promise.all(players.map((player) => player.closed));
  const odd = codes.find((code) => code !== GOING_AWAY);
  report.add(`${title}: goodbye`, odd === undefined ? null : `a socket was closed with ${odd}`);
  // As a function: a promise that is returned would be waited for.
  return async () => checkExit(await stopped, server, report, title);
}

function checkExit(exit, server, report, title) {
  report.add(`${title}: the exit`, exit.code === 0 ? null : `was ${JSON.stringify(exit)} ${server.stderr.slice(-300)}`);
}

/** The next process starts when the last is gone. */
async function oneAfterAnother(tools, env, report, kind) {
  const games = [];
  for (let i = 1; i <= RESTARTS + 1; i++) {
    const exited = await playUntilStopped(tools.start(env), games, report, `${kind} ${i}`);
    await exited();
  }
}

/** The next process is there already, and takes over what the last one leaves, while that one still says goodbye. */
async function handedOver(tools, env, report) {
  const games = [];
  const exits = [];
  let next = tools.start(env);
  await next.address();
  for (let i = 1; i <= RESTARTS + 1; i++) {
    const server = next;
    next = tools.start(env);
    await next.address();
    exits.push(await playUntilStopped(server, games, report, `handed over ${i}`));
  }
  for (const exited of exits) await exited();
  await next.kill('SIGTERM');
}

async function run(tools, report) {
  const DATABASE_URL = await tools.database();
  await oneAfterAnother(tools, { HARDTOP_DATA: tools.folder() }, report, 'embedded');
  await oneAfterAnother(tools, { DATABASE_URL }, report, 'postgresql');
  await handedOver(tools, { DATABASE_URL }, report);
}

export const restarts = {
  name: 'restarts',
  what: 'SIGTERM amid play, on both databases: goodbye with 1001, exit 0, the next process, or the one beside it, has every game at once',
  short: false,
  run,
};
