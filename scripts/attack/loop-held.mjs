// The longest task of the loop that answers sockets, measured while the heaviest things that a stranger may ask for are done.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadTables, RULESETS } from '@hardtop/rulesets';
import { addressOf, request, send } from '../served/requests.mjs';
import { ServerProcess } from '../served/server-process.mjs';
import { TablePlayer } from '../served/table-player.mjs';
import { undone } from './long-journals.mjs';

const WATCH = fileURLToPath(new URL('./loop-watch.mjs', import.meta.url));
const JOURNEYS = fileURLToPath(new URL('../../packages/twilight/recorded/', import.meta.url));
const MOST_MILLIS = 50;
/** Two lists as long as one request may be. */
const DESIGNS = 9_500;
const TOKEN = 'x'.repeat(40);
const MELEE_SECONDS = 8;
const MOST_SEATS = 8;
const CAMPAIGN = `/api/campaigns/${'a'.repeat(22)}`;

const pause = (millis) => new Promise((resolve) => setTimeout(resolve, millis));
const filled = (unit, bytes) =>
  `[${Array(Math.floor(bytes / (unit.length + 1)))
    .fill(unit)
    .join(',')}]`;

/** Somebody who asks from an address of his own each time, so that no limit per client hides the work. */
class Stranger {
  #clients = 0;

  constructor(address) {
    this.address = address;
  }

  send(path, body, token) {
    return send(`${this.address}${path}`, 'POST', body, { token, from: addressOf(++this.#clients) });
  }

  sendText(path, body, method = 'POST') {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${TOKEN}` };
    return request(`${this.address}${path}`, { method, headers, body, from: addressOf(++this.#clients) });
  }

  get(path, key) {
    const headers = { 'accept-encoding': 'identity', ...(key === undefined ? {} : { authorization: `Bearer ${key}` }) };
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

/** Sixteen vehicles of eight seats, as many guns as there may be. */
function melee(ruleset) {
  const car = ruleset === 'deluxe' ? GUN_VAN : 'gun-wagon';
  const vehicle = (_, i) => ({
    seat: i % MOST_SEATS,
    car,
    x: 6 + (i % 4) * 10,
    y: 6 + Math.floor(i / 4) * 10,
    heading: (i % 8) * 45,
    speed: 10,
  });
  return {
    ruleset,
    id: 'melee',
    title: 'Melee',
    turnLimit: 5,
    map: ruleset === 'deluxe' ? { minX: 0, minY: 0, maxX: 100, maxY: 100 } : { width: 100, height: 100 },
    seats: Array.from({ length: MOST_SEATS }, (_, i) => ({ name: `Seat ${i}` })),
    vehicles: Array.from({ length: 16 }, vehicle),
  };
}

const GUN_VAN = {
  name: 'Gun van',
  body: 'van',
  plant: 'super',
  tires: 'solid',
  wheels: 6,
  crew: [{ role: 'driver' }, { role: 'gunner' }, { role: 'gunner' }, { role: 'gunner' }],
  weapons: Array.from({ length: 12 }, () => ({ weapon: 'MG', mount: 'turret', link: 'all' })),
  armor: { front: 100, right: 100, left: 100, back: 100, top: 50, underbody: 50 },
  acceleration: 5,
  handlingClass: 2,
  weight: 6_000,
};

/** A campaign as long as a campaign may be sent: the longest recorded journey, over and over. */
function longCampaign() {
  const version = readdirSync(JOURNEYS).toSorted().at(-1);
  const texts = readdirSync(`${JOURNEYS}${version}`)
    .filter((name) => name.endsWith('.json'))
    .map((name) => readFileSync(`${JOURNEYS}${version}/${name}`, 'utf8'));
  const [longest] = texts.toSorted((a, b) => b.length - a.length);
  const { ruleset, version: rules, opening, rows } = JSON.parse(longest).file;
  const times = Math.floor(2.5e6 / JSON.stringify(rows).length);
  return { ruleset, version: rules, opening, rows: Array.from({ length: times }, () => rows).flat() };
}

async function manyDesigns() {
  const garage = await RULESETS.find(({ id }) => id === 'deluxe').garage();
  const [{ design }] = garage.stock();
  return (from) =>
    Array.from({ length: DESIGNS }, (_, i) => {
      const name = `Van ${from + i}`;
      return { ruleset: 'deluxe', name, design: garage.withName(design, name) };
    });
}

/** Everything that is tried: what it is, and how it is done. */
async function jobsOf(stranger) {
  const tables = await loadTables();
  const designs = await manyDesigns();
  const jobs = [
    ['a list of 19,000 designs is taken in', () => stranger.send('/api/library/merge', designs(0), TOKEN)],
    ['the second half of them', () => stranger.send('/api/library/merge', designs(DESIGNS), TOKEN)],
    ['the same list again', () => stranger.send('/api/library/merge', designs(0), TOKEN)],
    ['all of them are written out', () => stranger.get('/api/library/backup?part=1', TOKEN)],
    ['a page of a thousand', () => stranger.get('/api/library?limit=1000', TOKEN)],
    ['8 MB of nothing as designs', () => stranger.sendText('/api/library/merge', filled('{}', 8e6))],
    ['4 MB of nothing as a journal', () => stranger.sendText('/api/journals', `{"journal":${filled('{}', 4e6)}}`)],
    ['a campaign of 2.5 MB', () => stranger.sendText(CAMPAIGN, JSON.stringify({ journal: longCampaign() }), 'PUT')],
    ['it is written out as a text', () => stranger.get(`${CAMPAIGN}/export?form=text`, TOKEN)],
  ];
  for (const table of tables) {
    const { id } = table;
    for (const { id: scenario, file } of table.scenarios)
      jobs.push([`${id}: ${scenario} begins`, () => stranger.play(id, scenario, file.seats?.length ?? 2, 0.3)]);
    jobs.push([
      `${id}: a melee of sixteen on one socket`,
      () => stranger.play(id, melee(id), MOST_SEATS, MELEE_SECONDS),
    ]);
    const journal = undone(table, 800);
    jobs.push([
      `${id}: 800 answers taken back`,
      async () => {
        const { body } = await stranger.send('/api/journals', { journal });
        for (const what of ['film', 'journal', 'snapshot']) await stranger.get(`/api/games/${body.game}/${what}`);
      },
    ]);
  }
  return jobs;
}

async function run(tools, report) {
  const env = { HARDTOP_DATA: tools.folder(), HARDTOP_LOG: 'error' };
  const server = new ServerProcess(env, { flags: ['--import', WATCH], ipc: true });
  try {
    const jobs = await jobsOf(new Stranger(await server.address()));
    // What a server does once, when it starts, holds nobody up who is at a table.
    await pause(1_500);
    await server.ask('look');
    for (const [what, job] of jobs) {
      if (tools.isStopping) return;
      await job();
      const { longest } = await server.ask('look');
      tools.say(`${longest.toFixed(0).padStart(4)} ms ${what}`);
      report.add(what, longest <= MOST_MILLIS ? null : `the loop was held for ${longest.toFixed(0)} ms`);
    }
  } finally {
    await server.kill('SIGTERM');
  }
}

export const loopHeld = {
  name: 'loop-held',
  what: 'the heaviest things a stranger may ask for: the loop that answers sockets is never held for more than 50 ms',
  short: false,
  run,
};
