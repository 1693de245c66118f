import { setTimeout as pause } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { openGame } from '../served/requests.mjs';
import { TablePlayer } from '../served/table-player.mjs';
import { Keeper } from './kills-keeper.mjs';

/** What is played while the server dies, again and again. */
const GAMES = [
  { ruleset: 'deluxe', scenario: 'sodium-yard', seats: ['human', 'human'] },
  { ruleset: 'roadrage', scenario: 'scrapyard', seats: ['human', 'human'] },
  { ruleset: 'deluxe', scenario: 'the-pit', seats: ['human', 'bot'] },
];

/** How much is acknowledged at most before the next kill, and how often it comes before the server has even started. */
const MOST_ACKNOWLEDGED = 12;
const MOST_MILLISECONDS = 2_000;
const EARLY_EVERY = 3;
const EARLY_MILLISECONDS = 600;

/** Everything that was acknowledged, to be looked for afterwards. */
class Notes {
  choices = [];
  refused = [];
  games = [];
  keeper = new Keeper();

  get count() {
    return this.choices.length + this.keeper.count;
  }
}

async function playUntilKilled(tools, folder, notes, round) {
  const server = tools.start({ HARDTOP_DATA: folder });
  // Some deaths come while the server is still taking up what the last one left.
  if (round % EARLY_EVERY === EARLY_EVERY - 1) {
    await pause(Math.random() * EARLY_MILLISECONDS);
    await server.kill();
    return;
  }
  const address = await server.address();
  const players = await sitDown(address, notes);
  const keeping = notes.keeper.keepOn(address);
  for (const player of players) player.play();
  await enough(notes, round % EARLY_EVERY === 0);
  await server.kill();
  await Promise.all([keeping, ...players.map((player) => player.closed)]);
}

/** Random moments: what is being tried is that there is no bad one. */
async function enough(notes, withDocument) {
  const goal = notes.count + Math.random() * MOST_ACKNOWLEDGED;
  const documents = notes.keeper.count + (withDocument ? 1 : 0);
  const isEnough = () => notes.count >= goal && notes.keeper.count >= documents;
  const deadline = performance.now() + MOST_MILLISECONDS;
  while (!isEnough() && performance.now() < deadline) await pause(Math.random() * 10);
}

/** At the games that go on, and at new ones in place of those that are over. */
async function sitDown(address, notes) {
  const players = [];
  for (const [i, asked] of GAMES.entries()) {
    const last = notes.games.findLast((game) => game.i === i);
    if (last === undefined || last.over)
      notes.games.push({ i, over: false, rows: 0, ...(await openGame(address, asked)) });
    players.push(
      join(
        address,
        notes.games.findLast((game) => game.i === i),
        notes,
      ),
    );
  }
  const joined = await Promise.all(players.map((player) => player.joined));
  if (joined.includes(false)) throw new Error('a player was turned away after a restart');
  return players;
}

function join(address, game, notes) {
  const told = {
    acked(note) {
      notes.choices.push(note);
      game.rows = Math.max(game.rows, note.rows);
    },
    refused: (note) => notes.refused.push(note),
    over() {
      game.over = true;
    },
  };
  return new TablePlayer(
    address,
    game.game,
    game.keys.map(({ key }) => key),
    told,
  );
}

/** What the database holds in the end, read without the server. */
async function rowsIn(folder) {
  const db = await PGlite.create(`${folder}/database`);
  try {
    const { rows } = await db.query('select game, n, row from rows order by game, n');
    return { games: Map.groupBy?.(rows, ({ game }) => game) ?? grouped(rows), kept: await Keeper.rowsIn(db) };
  } finally {
    await db.close();
  }
}

function grouped(rows) {
  const games = new Map();
  for (const one of rows) games.set(one.game, [...(games.get(one.game) ?? []), one]);
  return games;
}

const isSame = (row, { option, params }) =>
  row.option === option && JSON.stringify(row.params ?? {}) === JSON.stringify(params);

/** Every acknowledged choice is there once, and rows are numbered without a gap. */
function checkGames(games, notes, report) {
  for (const [game, stored] of games) {
    const isWhole = stored.every(({ n }, i) => n === i + 1);
    report.add(`the rows of game ${game}`, isWhole ? null : 'are not numbered one after another');
  }
  const lost = notes.choices.filter(({ game, seat, ask, ...choice }) => {
    const found = (games.get(game) ?? []).filter(
      ({ row }) => row.kind === 'choice' && row.seat === seat && row.ask === ask,
    );
    return found.length !== 1 || !isSame(found[0].row, choice);
  });
  const first = lost[0];
  const what = `${notes.choices.length} acknowledged choices`;
  report.add(
    what,
    first === undefined ? null : `${lost.length} are lost, changed or doubled, such as ${JSON.stringify(first)}`,
  );
  const [refused] = notes.refused;
  report.add('what was suggested', refused === undefined ? null : `was refused: ${JSON.stringify(refused)}`);
}

async function run(tools, report) {
  const folder = tools.folder();
  const notes = new Notes();
  await notes.keeper.prepare();
  for (let round = 0; round < tools.kills; round++) {
    await playUntilKilled(tools, folder, notes, round);
    report.add(`kill ${round + 1}`);
    if (round % 100 === 99) tools.say(`${round + 1} kills, ${notes.choices.length} choices acknowledged`);
  }
  const { games, kept } = await rowsIn(folder);
  checkGames(games, notes, report);
  notes.keeper.check(kept, report);
  tools.say(`${notes.choices.length} choices, ${notes.keeper.count} documents acknowledged in ${tools.kills} kills`);
}

export const kills = {
  name: 'kills',
  what: 'kill -9 on the embedded database amid games, bots, library and campaign: nothing acknowledged is lost or doubled',
  short: true,
  run,
};
