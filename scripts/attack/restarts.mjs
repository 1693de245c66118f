import { setTimeout as pause } from 'node:timers/promises';
import { openGame } from '../served/requests.mjs';
import { TablePlayer } from '../served/table-player.mjs';

const RESTARTS = 3;
const PLAY_MILLISECONDS = 1_500;
const GOING_AWAY = 1001;
const GAMES = [
  { ruleset: 'deluxe', scenario: 'sodium-yard', seats: ['human', 'human'] },
  { ruleset: 'roadrage', scenario: 'scrapyard', seats: ['human', 'human'] },
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

async function restartOnce(tools, env, games, report, title) {
  const server = tools.start(env);
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
  const [exit, ...codes] = await Promise.all([server.kill('SIGTERM'), ...players.map((player) => player.closed)]);
  report.add(`${title}: the exit`, exit.code === 0 ? null : `was ${JSON.stringify(exit)} ${server.stderr.slice(-300)}`);
  const odd = codes.find((code) => code !== GOING_AWAY);
  report.add(`${title}: goodbye`, odd === undefined ? null : `a socket was closed with ${odd}`);
}

async function run(tools, report) {
  const places = { embedded: { HARDTOP_DATA: tools.folder() }, postgresql: { DATABASE_URL: await tools.database() } };
  for (const [kind, env] of Object.entries(places)) {
    const games = [];
    for (let i = 0; i <= RESTARTS; i++) await restartOnce(tools, env, games, report, `${kind} ${i + 1}`);
  }
}

export const restarts = {
  name: 'restarts',
  what: 'SIGTERM amid play, on both databases: goodbye with 1001, exit 0, the next process has every game at once',
  short: false,
  run,
};
