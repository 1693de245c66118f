// The longest task of the loop that answers sockets, measured while the heaviest things that a stranger may ask for are done.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadTables, RULESETS } from '@hardtop/rulesets';
import { ServerProcess } from '../served/server-process.mjs';
import { HEAVIEST, HEAVIEST_SEATS, TOO_HEAVY } from './heaviest-scenarios.mjs';
import { undone } from './long-journals.mjs';
import { Stranger } from './stranger.mjs';

const WATCH = fileURLToPath(new URL('./loop-watch.mjs', import.meta.url));
const JOURNEYS = fileURLToPath(new URL('../../packages/twilight/recorded/', import.meta.url));
const MOST_MILLIS = 50;
/** Two lists as long as one request may be. */
const DESIGNS = 9_500;
const TOKEN = 'x'.repeat(40);
const MELEE_SECONDS = 8;
const CAMPAIGN = `/api/campaigns/${'a'.repeat(22)}`;
/** A row of the recorded journeys has some two hundred letters. */
const CAMPAIGN_ROWS = 19_900;

const pause = (millis) => new Promise((resolve) => setTimeout(resolve, millis));
const filled = (unit, bytes) =>
  `[${Array(Math.floor(bytes / (unit.length + 1)))
    .fill(unit)
    .join(',')}]`;

/** A campaign as long as a campaign may be sent: the longest recorded journey, over and over. */
function longCampaign() {
  const version = Math.max(...readdirSync(JOURNEYS).map(Number).filter(Number.isInteger));
  const texts = readdirSync(`${JOURNEYS}${version}`)
    .filter((name) => name.endsWith('.json'))
    .map((name) => readFileSync(`${JOURNEYS}${version}/${name}`, 'utf8'));
  const [longest] = texts.toSorted((a, b) => b.length - a.length);
  const { ruleset, version: rules, opening, rows } = JSON.parse(longest).file;
  const times = Math.floor(CAMPAIGN_ROWS / rows.length);
  return { ruleset, version: rules, opening, rows: Array.from({ length: times }, () => rows).flat() };
}

async function showCampaign(stranger) {
  const { body } = await stranger.send(`${CAMPAIGN}/share`);
  for (let i = 0; i < 2; i++) await stranger.get('/api/shared-campaign', body.secret);
}

async function rowsAnew(stranger) {
  const { version } = JSON.parse((await stranger.get(CAMPAIGN)).text);
  return stranger.send(`${CAMPAIGN}/rows`, { version, keep: 0, rows: longCampaign().rows });
}

/** An opening is as long as the way that somebody means to go. */
async function longWays(stranger) {
  const { ruleset, version, opening } = longCampaign();
  const [leg] = opening.route;
  const route = Array.from({ length: 5_000 }, (_, i) => ({ ...leg, name: `Leg ${i} ${'x'.repeat(60)}` }));
  for (let i = 0; i < 10; i++) {
    const journal = { ruleset, version, opening: { ...opening, route }, rows: [] };
    await stranger.send(`/api/campaigns/${String(i).padStart(22, 'b')}`, { journal }, 'PUT');
  }
}

async function refuseBattle(stranger) {
  const seats = Array.from({ length: HEAVIEST_SEATS }, () => ({ kind: 'human' }));
  const { status } = await stranger.send('/api/games', { ruleset: 'deluxe', scenario: TOO_HEAVY, seats });
  if (status !== 422) throw new Error(`it was answered with ${status}`);
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
    ['a list of 19,000 designs is taken in', () => stranger.send('/api/library/merge', designs(0))],
    ['the second half of them', () => stranger.send('/api/library/merge', designs(DESIGNS))],
    ['the same list again', () => stranger.send('/api/library/merge', designs(0))],
    ['all of them are written out', () => stranger.get('/api/library/backup?part=1')],
    ['a page of a thousand', () => stranger.get('/api/library?limit=1000')],
    ['8 MB of nothing as designs', () => stranger.sendText('/api/library/merge', filled('{}', 8e6))],
    ['4 MB of nothing as a journal', () => stranger.sendText('/api/journals', `{"journal":${filled('{}', 4e6)}}`)],
    [
      'a campaign of 20,000 rows',
      () => stranger.sendText(CAMPAIGN, JSON.stringify({ journal: longCampaign() }), 'PUT'),
    ],
    ['the same campaign again', () => stranger.sendText(CAMPAIGN, JSON.stringify({ journal: longCampaign() }), 'PUT')],
    ['the campaign is read', () => stranger.get(CAMPAIGN)],
    ...['text', 'markdown', 'json'].map((form) => [
      `the campaign is written out as ${form}`,
      () => stranger.get(`${CAMPAIGN}/export?form=${form}`),
    ]),
    ['the campaign is shown to its players', () => showCampaign(stranger)],
    ['rows of a stale campaign', () => stranger.send(`${CAMPAIGN}/rows`, { version: 99, keep: 0, rows: [] })],
    ['all rows of the campaign anew', () => rowsAnew(stranger)],
    ['ten campaigns with a long way before them', () => longWays(stranger)],
    ['all campaigns are listed', () => stranger.get('/api/campaigns')],
    ['a battle of two hundred guns is refused', () => refuseBattle(stranger)],
  ];
  for (const table of tables) {
    const { id } = table;
    for (const { id: scenario, file } of table.scenarios)
      jobs.push([`${id}: ${scenario} begins`, () => stranger.play(id, scenario, file.seats?.length ?? 2, 0.3)]);
    for (const [what, file] of HEAVIEST[id] ?? [])
      jobs.push([`${id}: ${what}`, () => stranger.play(id, file, file.seats.length, MELEE_SECONDS)]);
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
    const jobs = await jobsOf(new Stranger(await server.address(), TOKEN));
    // What a server does once, when it starts, holds nobody up who is at a table.
    await pause(1_500);
    await server.ask('look');
    for (const [what, job] of jobs) {
      if (tools.isStopping) return;
      if (!tools.isMeant(what)) continue;
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
