// A game whose people answer what is suggested, come back whenever they are sent away, and remember what was acknowledged.
import { setTimeout as pause } from 'node:timers/promises';
import { openGame } from '../served/requests.mjs';
import { TablePlayer } from '../served/table-player.mjs';

const KINDS = [
  { ruleset: 'deluxe', scenario: 'sodium-yard', seats: ['human', 'human'] },
  { ruleset: 'roadrage', scenario: 'scrapyard', seats: ['human', 'human'] },
  { ruleset: 'sixth', scenario: 'first-duel', seats: ['human', 'human'] },
];
const AGAIN_MILLISECONDS = 200;
/** What may be answered while a database is away: come back, or somebody else was first. */
const PASSING = ['storage', 'stale', 'busy'];

export class BusyGame {
  choices = [];
  refused = [];
  /** How often it was sent away or told to come back. */
  troubles = 0;
  over = false;
  #isEnough = false;
  #player = null;

  static async open(address, number) {
    const game = new BusyGame();
    Object.assign(game, await openGame(address, KINDS[number % KINDS.length]));
    game.playing = game.#comeBack(address);
    return game;
  }

  async stop() {
    this.#isEnough = true;
    this.#player?.close();
    await this.playing;
  }

  /** At another server from now on, if it is another address. */
  async #comeBack(address) {
    while (!this.#isEnough && !this.over) {
      const player = this.#sitDown(address);
      this.#player = player;
      if (await player.joined) player.play();
      await player.closed;
      if (this.#isEnough || this.over) return;
      this.troubles += 1;
      await pause(AGAIN_MILLISECONDS);
    }
  }

  #sitDown(address) {
    const told = {
      acked: (note) => this.choices.push(note),
      refused: ({ problem, ...note }) => {
        if (!PASSING.includes(problem.code)) this.refused.push({ problem, ...note });
        // Whoever was told to come back asks anew what is open.
        player.close();
      },
      over: () => {
        this.over = true;
        player.close();
      },
    };
    const keys = this.keys.map(({ key }) => key);
    const player = new TablePlayer(address, this.game, keys, told);
    return player;
  }
}

const PATIENCE_MILLISECONDS = 60_000;

/** Whether every game that is not over was answered so many times more. */
export async function goOn(games, more) {
  const goals = games.map(({ choices }) => choices.length + more);
  const deadline = performance.now() + PATIENCE_MILLISECONDS;
  const stuck = () => games.filter((game, i) => !game.over && game.choices.length < goals[i]).length;
  while (stuck() > 0 && performance.now() < deadline) await pause(50);
  return stuck() === 0 ? null : `${stuck()} of ${games.length} games do not go on`;
}
