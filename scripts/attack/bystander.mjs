// Somebody who plays on while a server is being attacked: how long they waited at most.
import { setTimeout as pause } from 'node:timers/promises';
import { openGame } from '../served/requests.mjs';
import { TablePlayer } from '../served/table-player.mjs';

const PATIENCE_MILLISECONDS = 5_000;

export class Bystander {
  worst = 0;
  choices = 0;
  #player;
  #since = null;

  static async at(address, from) {
    const bystander = new Bystander();
    await bystander.#sitDown(address, from);
    return bystander;
  }

  async #sitDown(address, from) {
    const asked = { ruleset: 'deluxe', scenario: 'sodium-yard', seats: ['human', 'human'] };
    const { game, keys } = await openGame(address, asked, from);
    const told = {
      acked: ({ at }) => this.#heard(performance.now() - at),
      over: () => void this.#sitDown(address, from),
    };
    this.#player = new TablePlayer(
      address,
      game,
      keys.map(({ key }) => key),
      told,
      from,
    );
    if (!(await this.#player.joined)) throw new Error('the bystander was turned away');
    this.#since = performance.now();
    this.#player.play();
  }

  #heard(milliseconds) {
    this.choices += 1;
    this.#since = performance.now();
    this.worst = Math.max(this.worst, milliseconds);
  }

  /** Leaves, and says what was wrong: a wait longer than this, or no answer at all. */
  async leave(mostMilliseconds) {
    // Where the attack was over at once, they play on for a moment.
    const deadline = performance.now() + PATIENCE_MILLISECONDS;
    while (this.choices === 0 && performance.now() < deadline) await pause(10);
    this.#player.close();
    const waiting = this.#since === null ? 0 : performance.now() - this.#since;
    const worst = Math.round(Math.max(this.worst, waiting));
    if (this.choices === 0) return 'a bystander could not play at all';
    return worst > mostMilliseconds ? `a bystander waited ${worst} ms for a choice` : null;
  }
}
