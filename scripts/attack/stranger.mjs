import { addressOf, request, send } from '../served/requests.mjs';
import { TablePlayer } from '../served/table-player.mjs';

const pause = (millis) => new Promise((resolve) => setTimeout(resolve, millis));

/** Somebody who asks from an address of his own each time, so that no limit per client hides the work. */
export class Stranger {
  #clients = 0;

  constructor(address, token) {
    this.address = address;
    this.token = token;
  }

  send(path, body, method = 'POST') {
    return send(`${this.address}${path}`, method, body, { token: this.token, from: addressOf(++this.#clients) });
  }

  sendText(path, body, method = 'POST') {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${this.token}` };
    return request(`${this.address}${path}`, { method, headers, body, from: addressOf(++this.#clients) });
  }

  get(path, key = this.token) {
    const headers = { 'accept-encoding': 'identity', authorization: `Bearer ${key}` };
    return request(`${this.address}${path}`, { headers, from: addressOf(++this.#clients) });
  }

  /** Opens a game for people and plays it from one socket for so long; then everything about it is fetched. */
  async play(ruleset, scenario, seatCount, seconds) {
    const seats = Array.from({ length: seatCount }, () => ({ kind: 'human' }));
    const { status, body } = await this.send('/api/games', { ruleset, scenario, seats });
    if (status !== 201) throw new Error(`no game: ${status} ${JSON.stringify(body)}`);
    const keys = body.keys.map(({ key }) => key);
    const player = new TablePlayer(this.address, body.game, keys, {}, addressOf(++this.#clients));
    await player.joined;
    player.play();
    const end = performance.now() + seconds * 1_000;
    while (!player.over && performance.now() < end) await pause(20);
    player.close();
    for (const what of ['film', 'journal', 'report', 'snapshot'])
      await this.get(`/api/games/${body.game}/${what}`, keys[0]);
  }
}
