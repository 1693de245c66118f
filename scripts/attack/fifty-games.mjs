// Fifty games of real rules on one PostgreSQL, their people at whichever address chance takes them to, and coming back when they are sent away.
// On however many nodes, every game must end as it does on one.
import { setTimeout as pause } from 'node:timers/promises';
import { digestOf } from '@hardtop/kernel';
import { openGame, send } from '../served/requests.mjs';
import { TablePlayer } from '../served/table-player.mjs';
import { checkGames, gamesIn, readingDatabase } from './acknowledged.mjs';

const GAMES = 50;
const KINDS = [
  { ruleset: 'deluxe', scenario: 'sodium-yard', seats: ['human', 'human'] },
  { ruleset: 'roadrage', scenario: 'scrapyard', seats: ['human', 'bot'] },
  { ruleset: 'sixth', scenario: 'first-duel', seats: ['human', 'human'] },
  { ruleset: 'deluxe', scenario: 'the-pit', seats: ['human', 'bot'] },
];
/** A game that bots play by themselves, among the others. */
const ALONE = { ruleset: 'roadrage', scenario: 'scrapyard', seats: ['bot', 'bot'] };
const ALONE_EVERY = 10;
const AGAIN_MILLISECONDS = 100;
/** So many acknowledged answers, then something happens. */
const AMID = 1_000;
const HAND_OVER_MILLISECONDS = 3_000;
const PASSING = ['storage', 'stale', 'elsewhere', 'busy'];

/** One person of a game, at one node after another. */
class Person {
  away = [];
  #leftAt = null;

  constructor(game, key, choices) {
    this.game = game;
    this.key = key;
    this.choices = choices;
  }

  async play(anyNode) {
    let isOver = false;
    while (!isOver) {
      isOver = await this.#sitDown(anyNode());
      if (!isOver) await pause(AGAIN_MILLISECONDS);
    }
  }

  async #sitDown(address) {
    let isOver = false;
    const told = {
      acked: (note) => this.choices.push(note),
      refused: ({ problem }) => {
        if (!PASSING.includes(problem.code)) throw new Error(`${this.game}: ${problem.message}`);
        player.close();
      },
      over: () => {
        isOver = true;
        player.close();
      },
    };
    const player = new TablePlayer(address, this.game, [this.key], told);
    if (await player.joined) {
      if (this.#leftAt !== null) this.away.push(performance.now() - this.#leftAt);
      this.#leftAt = null;
      player.play();
    }
    await player.closed;
    this.#leftAt ??= performance.now();
    return isOver;
  }
}

async function journalOf(game, anyNode) {
  for (;;) {
    const info = await send(`${anyNode()}/api/games/${game}`, 'GET').catch(() => null);
    if (info?.body?.over === true) return (await send(`${anyNode()}/api/games/${game}/journal`, 'GET')).body;
    await pause(200);
  }
}

async function playAll(anyNode, choices, amid) {
  const games = [];
  for (let i = 0; i < GAMES; i++) {
    const asked = i % ALONE_EVERY === 0 ? ALONE : KINDS[i % KINDS.length];
    games.push(await openGame(anyNode(), { ...asked, seed: `nodes-${i}` }));
  }
  const people = games.flatMap(({ game, keys }) => keys.map(({ key }) => new Person(game, key, choices)));
  const [journals] = await Promise.all([
    Promise.all(people.map((person) => person.play(anyNode))).then(() =>
      Promise.all(games.map(({ game }) => journalOf(game, anyNode))),
    ),
    amid(),
  ]);
  return { journals, away: people.flatMap((person) => person.away) };
}

/** How they end on one node that nothing happens to. */
export async function playedAlone(tools) {
  const server = tools.start({ DATABASE_URL: await tools.database(), HARDTOP_LIMITS: 'off' });
  const address = await server.address();
  const { journals } = await playAll(
    () => address,
    [],
    async () => {},
  );
  await server.kill('SIGTERM');
  tools.say(`${GAMES} games on one node are over`);
  return journals;
}

/** Plays them again at other servers, to which something happens amid them: nothing may be lost, and nobody away for long. */
export async function playAmid({ env, anyNode, amid, expected }, tools, report) {
  const choices = [];
  const { journals, away } = await playAll(anyNode, choices, async () => {
    while (choices.length < AMID) await pause(5);
    await amid();
  });
  compare(journals, expected, report);
  const longest = Math.max(0, ...away);
  const late = longest <= HAND_OVER_MILLISECONDS ? null : `took up to ${Math.round(longest)} ms`;
  report.add(
    `${away.length} people were at their tables again within 3 s`,
    away.length === 0 ? 'nobody was sent away' : late,
  );
  tools.say(`longest away: ${Math.round(longest)} ms`);
  checkGames(await readingDatabase(env, gamesIn), choices, report);
}

/** Bots have two seconds; on a machine that is too busy the clock answers for them, and then there is nothing to compare. */
const isTimely = ({ rows }) => rows.every(({ kind, by }) => kind !== 'choice' || by !== 'clock');

function compare(journals, expected, report) {
  let compared = 0;
  for (const [i, journal] of journals.entries()) {
    if (!isTimely(journal) || !isTimely(expected[i])) continue;
    compared++;
    report.add(`game ${i}`, digestOf(journal) === digestOf(expected[i]) ? null : 'ended otherwise than on one node');
  }
  report.add(
    'games to compare',
    compared > GAMES / 2 ? null : `only ${compared}: this machine is too busy for its bots`,
  );
}
