import { setTimeout as pause } from 'node:timers/promises';
import { openGame } from '../served/requests.mjs';
import { TablePlayer } from '../served/table-player.mjs';
import { checkGames, gamesIn, readingDatabase } from './acknowledged.mjs';
import { Keeper } from './kills-keeper.mjs';

/** What is played while the server dies, again and again. */
const GAMES = [
  { ruleset: 'deluxe', scenario: 'sodium-yard', seats: ['human', 'human'] },
  { ruleset: 'roadrage', scenario: 'scrapyard', seats: ['human', 'human'] },
  { ruleset: 'sixth', scenario: 'first-duel', seats: ['human', 'human'] },
  { ruleset: 'twilight', scenario: 'farmyard', seats: ['human', 'human'] },
  { ruleset: 'deluxe', scenario: 'the-pit', seats: ['human', 'bot'] },
];

/** Bots think in a thread that has to come up first: they are there in every second round. */
const BOT_EVERY = 2;

/** How much is acknowledged at most before the next kill, and how often it comes before the server has even started. */
const MOST_ACKNOWLEDGED = 12;
const MOST_MILLISECONDS = 2_000;
const EARLY_EVERY = 3;
const EARLY_MILLISECONDS = 600;
/** On a PostgreSQL the games of a dead server are nobody's only when its leases are over; until then others are played. */
const LEASE_MILLISECONDS = 3_000;

const TRIES = 5;
const AGAIN_MILLISECONDS = 2_000;

/** A database whose servers die one after another, and everything that they acknowledged. */
class Victim {
  choices = [];
  refused = [];
  games = [];
  keeper = new Keeper();

  constructor(kind, env) {
    this.kind = kind;
    this.env = env;
    this.leaseMilliseconds = kind === 'postgresql' ? LEASE_MILLISECONDS : 0;
  }

  get count() {
    return this.choices.length + this.keeper.count;
  }

  /** A game that goes on and that nobody holds; a new one in place of those that are over or held. */
  async gameOf(i, address) {
    const free = this.games.find((game) => game.i === i && !game.over && game.freeAt <= performance.now());
    if (free !== undefined) return free;
    const game = { i, over: false, freeAt: 0, ...(await openGame(address, GAMES[i])) };
    this.games.push(game);
    return game;
  }

  /** One after another: a clerk is enough to take the games up. */
  async sitDown(address, round) {
    const seated = { games: [], players: [] };
    for (const [i, { seats }] of GAMES.entries()) {
      if (seats.includes('bot') && round % BOT_EVERY !== 0) continue;
      const game = await this.gameOf(i, address);
      seated.games.push(game);
      seated.players.push(await this.#join(address, game));
    }
    return seated;
  }

  /** Whoever is told to come back does so, as a page would. */
  async #join(address, game) {
    for (let left = TRIES; ; left--) {
      const player = this.#sitAt(address, game);
      if (await player.joined) return player;
      if (left === 1) throw new Error(`game ${game.game} turned a player away with ${await player.closed}`);
      await pause(AGAIN_MILLISECONDS);
    }
  }

  #sitAt(address, game) {
    const told = {
      acked: (note) => this.choices.push(note),
      refused: (note) => this.refused.push(note),
      over() {
        game.over = true;
      },
    };
    const keys = game.keys.map(({ key }) => key);
    return new TablePlayer(address, game.game, keys, told);
  }

  async check(report) {
    const { games, kept } = await readingDatabase(this.env, async (db) => ({
      games: await gamesIn(db),
      kept: await Keeper.rowsIn(db),
    }));
    checkGames(games, this.choices, report);
    const [refused] = this.refused;
    report.add('what was suggested', refused === undefined ? null : `was refused: ${JSON.stringify(refused)}`);
    this.keeper.check(kept, report);
  }
}

async function playUntilKilled(tools, victim, round) {
  const server = tools.start(victim.env);
  // Some deaths come while the server is still taking up what the last one left.
  if (round % EARLY_EVERY === EARLY_EVERY - 1) {
    await pause(Math.random() * EARLY_MILLISECONDS);
    await server.kill();
    return;
  }
  const address = await server.address();
  const { games, players } = await victim.sitDown(address, round).catch((error) => {
    throw new Error(`${victim.kind}: ${error.message}; the server says: ${server.stderr.slice(-500)}`);
  });
  const keeping = victim.keeper.keepOn(address);
  for (const player of players) player.play();
  await enough(victim, round % EARLY_EVERY === 0);
  await server.kill();
  for (const game of games) game.freeAt = performance.now() + victim.leaseMilliseconds;
  await Promise.all([keeping, ...players.map((player) => player.closed)]);
}

/** Random moments: what is being tried is that there is no bad one. */
async function enough(victim, withDocument) {
  const goal = victim.count + Math.random() * MOST_ACKNOWLEDGED;
  const documents = victim.keeper.count + (withDocument ? 1 : 0);
  const isEnough = () => victim.count >= goal && victim.keeper.count >= documents;
  const deadline = performance.now() + MOST_MILLISECONDS;
  while (!isEnough() && performance.now() < deadline) await pause(Math.random() * 10);
}

async function run(tools, report) {
  const victims = [
    new Victim('embedded', { HARDTOP_DATA: tools.folder() }),
    new Victim('postgresql', { DATABASE_URL: await tools.database() }),
  ];
  for (const { keeper } of victims) await keeper.prepare();
  const counts = () => victims.map(({ kind, count }) => `${count} on ${kind}`).join(', ');
  for (let kill = 0; kill < tools.kills && !tools.isStopping; kill++) {
    const victim = victims[kill % victims.length];
    await playUntilKilled(tools, victim, Math.floor(kill / victims.length));
    report.add(`kill ${kill + 1}`);
    if (kill % 50 === 49) tools.say(`${kill + 1} kills; acknowledged: ${counts()}`);
  }
  for (const victim of victims) await victim.check(report);
  if (tools.isStopping) report.add(`all of ${tools.kills} kills`, 'it was stopped before');
  tools.say(`acknowledged: ${counts()}`);
}

export const kills = {
  name: 'kills',
  what: 'kill -9 on both databases in turns, amid games, bots, library and campaign: nothing acknowledged is lost or doubled',
  short: true,
  run,
};
