// A game between two people, each at a socket and an address of their own. When it is over they open another.
import { addressOf, openGame } from '../served/requests.mjs';
import { TablePlayer, WHAT_IS_ASKED } from '../served/table-player.mjs';

/** Duels of all tables, in turns; of those that last when people answer what is suggested. */
const GAMES = [
  { ruleset: 'deluxe', scenario: 'sodium-yard' },
  { ruleset: 'roadrage', scenario: 'scrapyard' },
  { ruleset: 'sixth', scenario: 'first-duel' },
];

export async function openTable(address, number, acked) {
  const from = [addressOf(2 * number + 1), addressOf(2 * number + 2)];
  let players = [];
  let heard = 0;
  let playing = false;
  let stopped = false;
  /** Both see that it is over; the first to see it opens the next. */
  function listener() {
    let isOver = false;
    return {
      acked: ({ at }) => acked(performance.now() - at),
      refused: ({ problem }) => process.stderr.write(`load: refused: ${problem.message}\n`),
      over() {
        if (!isOver) sitDown().catch(unlessStopped);
        isOver = true;
      },
    };
  }
  function unlessStopped(error) {
    if (!stopped) throw error;
  }
  async function sitDown() {
    leave();
    const asked = { ...GAMES[number % GAMES.length], seats: ['human', 'human'] };
    const { game, keys } = await openGame(address, asked, from[0]);
    if (stopped) return;
    const told = listener();
    players = keys.map(({ key }, seat) => new TablePlayer(address, game, [key], told, from[seat], WHAT_IS_ASKED));
    const joined = await Promise.all(players.map((player) => player.joined));
    if (joined.includes(false) && !stopped)
      throw new Error(`game ${game} closed with ${await players[joined.indexOf(false)]?.closed}`);
    if (playing) for (const player of players) player.play();
  }
  function leave() {
    for (const player of players) {
      heard += player.bytes;
      player.close();
    }
    players = [];
  }
  await sitDown();
  return {
    play() {
      playing = true;
      for (const player of players) player.play();
    },
    stop() {
      stopped = true;
      leave();
    },
    bytes: () => players.reduce((sum, player) => sum + player.bytes, heard),
  };
}
