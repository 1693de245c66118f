// A person at a table: sees what the page would see, and answers what is suggested as soon as it is asked.
import { Follower } from '@hardtop/kernel';
import { WebSocket } from 'ws';

/** What Space would answer; where nothing is suggested, the first option as it stands. */
export function answerTo({ suggested, options }) {
  if (suggested !== undefined) return { option: suggested.option, params: suggested.params };
  const [first] = options;
  return {
    option: first.id,
    params: Object.fromEntries(first.params.map(({ name, start, min }) => [name, start ?? min])),
  };
}

/** How somebody reads what comes who looks at all of it, as the page does. */
const ALL = { message: (text) => JSON.parse(text), picture: (snapshot) => snapshot, patch: (patch) => patch };

/** How somebody does who only answers. What was told comes last in a message, and is the longer half of it. */
export const WHAT_IS_ASKED = {
  message(text) {
    const end = text.lastIndexOf(',"eventsFrom":');
    return JSON.parse(end < 0 || text.startsWith('{"t":"welcome"') ? text : `${text.slice(0, end)}}`);
  },
  picture: ({ questions, outcome }) => ({ questions, outcome }),
  patch(patch) {
    const asked = {};
    for (const field of ['asked', 'open', 'outcome']) if (patch?.[field] !== undefined) asked[field] = patch[field];
    return asked;
  },
};

export class TablePlayer {
  /** Bytes of messages heard. */
  bytes = 0;
  snapshot = null;
  over = false;
  #socket;
  #follower = null;
  #reading;
  #told;
  #refs = 0;
  #open = new Map();
  #answered = new Set();

  /** `told.acked(note)`, `told.refused(problem)`, `told.over()` and `told.closed(code)` are called as they come. */
  constructor(address, game, keys, told = {}, from = undefined, reading = ALL) {
    this.game = game;
    this.#reading = reading;
    this.#told = told;
    const url = `${address.replace('http', 'ws')}/api/games/${game}/socket`;
    this.#socket = new WebSocket(url, from === undefined ? {} : { localAddress: from });
    this.#socket.on('open', () => this.#say({ t: 'join', keys, changes: true }));
    this.#socket.on('message', (text) => this.#hear(text));
    this.#socket.on('error', () => {});
    this.closed = new Promise((resolve) => this.#socket.on('close', (code) => resolve(code)));
    this.joined = new Promise((resolve) => {
      this.welcomed = () => resolve(true);
      this.#socket.on('close', () => resolve(false));
    });
    this.playing = false;
    void this.closed.then((code) => told.closed?.(code));
  }

  /** From now on whatever is asked is answered. */
  play() {
    this.playing = true;
    this.#answer();
  }

  pause() {
    this.playing = false;
  }

  close() {
    this.#socket.terminate();
  }

  #say(message) {
    this.#socket.send(JSON.stringify(message));
  }

  #hear(text) {
    this.bytes += text.length;
    const { message: read, picture, patch } = this.#reading;
    const message = read(String(text));
    switch (message.t) {
      case 'welcome':
        this.#follower = new Follower(message.n ?? 0, picture(message.snapshot));
        this.#see(picture(message.snapshot));
        this.welcomed();
        break;
      case 'update':
        this.#see(this.#follower.show(message.n ?? 0, picture(message.snapshot)));
        break;
      case 'change':
        this.#see(this.#follower.change(message.n, patch(message.patch)));
        break;
      case 'ack':
        this.#settle(message.ref, (note) => this.#told.acked?.({ ...note, rows: message.rows }));
        break;
      case 'refused':
        this.#settle(message.ref, (note) => this.#told.refused?.({ ...note, problem: message.problem }));
        break;
    }
  }

  #settle(ref, tell) {
    const note = this.#open.get(ref);
    this.#open.delete(ref);
    if (note !== undefined) tell(note);
  }

  #see(snapshot) {
    if (snapshot === null) throw new Error(`game ${this.game}: a picture was left out`);
    this.snapshot = snapshot;
    if (snapshot.outcome !== null && !this.over) {
      this.over = true;
      this.#told.over?.();
    }
    this.#answer();
  }

  #answer() {
    if (!this.playing) return;
    for (const question of this.snapshot.questions) {
      const { id: ask, seat } = question;
      if (this.#answered.has(`${seat}/${ask}`)) continue;
      this.#answered.add(`${seat}/${ask}`);
      const ref = ++this.#refs;
      const choice = { seat, ask, ...answerTo(question) };
      this.#open.set(ref, { game: this.game, at: performance.now(), ...choice });
      this.#say({ t: 'choose', ref, ...choice });
    }
  }
}
