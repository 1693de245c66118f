// `npm run balance`: how fair every scenario is, bot against bot, by starting side and by car. A scenario for two that is
// neither within 45:55 nor says who is the underdog is named, and the exit is 1. A crowd takes its time: the games are shared out
// among its pairs of vehicles, and the table says how many there were. `--write` keeps the table in docs/balance.md; of a run over
// one ruleset or scenario only those rows.
//   npm run balance -- --games 400 --ruleset deluxe --scenario sodium-yard --workers 2 --write
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadTables } from '@hardtop/rulesets';
import { runBatch } from '@hardtop/sim';

const EVEN = { from: 0.45, to: 0.55 };
const HEAD = '| rules | scenario | games | won by side | won by car | draws | turns | |';
/** Standard errors to either side that hold a share 95 times in 100. */
const SURE = 1.96;
const DOCUMENT = new URL('../docs/balance.md', import.meta.url);
const START = '<!-- The table below is written by `npm run balance -- --write`. -->';

const { values: flags } = parseArgs({
  options: {
    games: { type: 'string', default: '400' },
    ruleset: { type: 'string' },
    scenario: { type: 'string' },
    workers: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const games = Number(flags.games);
const LEAST_GAMES = 10;

const rows = [];
for (const ruleset of await loadTables()) {
  if (flags.ruleset !== undefined && flags.ruleset !== ruleset.id) continue;
  for (const scenario of ruleset.scenarios) {
    if (flags.scenario !== undefined && flags.scenario !== scenario.id) continue;
    const row = await measured(ruleset, scenario);
    rows.push(row);
    process.stderr.write(`${row.ruleset} ${row.scenario}: ${row.verdict}\n`);
  }
}

process.stdout.write(`${tableOf(rows.map(lineOf))}\n`);
if (flags.write) {
  const [head, kept = ''] = readFileSync(DOCUMENT, 'utf8').split(START);
  writeFileSync(DOCUMENT, `${head}${START}\n\n${tableOf(await merged(kept))}\n`);
}
process.exitCode = rows.some(({ isFair }) => !isFair) ? 1 : 0;

/** Half the games as the file says, and half with the two cars exchanged, where there are two. */
async function measured(ruleset, scenario) {
  const cars = carsIn(scenario.file);
  const isExchangeable = cars.length === 2 && arePicks(scenario.file) && !hasMachineSeat(ruleset, scenario.file);
  const count = gamesFor(cars.length);
  const each = isExchangeable ? count / 2 : count;
  const first = await played(ruleset, scenario, scenario.file, each);
  const second = isExchangeable
    ? await played(ruleset, scenario, ruleset.withPicks(scenario.file, [...cars].reverse()), each)
    : null;
  const seats = first.seats.map(({ name, wins }, i) => ({ name, wins: wins + (second?.seats[i]?.wins ?? 0) }));
  const byCar = cars.map((car, i) => ({
    car,
    wins: (first.seats[i]?.wins ?? 0) + (second?.seats[1 - i]?.wins ?? 0),
  }));
  const row = {
    ruleset: ruleset.id,
    version: ruleset.version,
    scenario: scenario.id,
    bot: first.seats[0]?.bot ?? '',
    seats,
    byCar: second === null || cars[0] === cars[1] ? null : byCar,
    games: each * (second === null ? 1 : 2),
    draws: (first.draws + (second?.draws ?? 0)) / (each * (second === null ? 1 : 2)),
    turns: first.meanTurns,
  };
  return { ...row, ...judged(row, scenario) };
}

/** As many as asked for a pair; fewer the more pairs there are, and an even number, never less than a handful. */
function gamesFor(vehicles) {
  const pairs = Math.max(1, (vehicles * (vehicles - 1)) / 2);
  return Math.max(Math.min(LEAST_GAMES, games), 2 * Math.round(games / pairs / 2));
}

/** Where a crowd had few games, what chance alone may do counts as even. */
function judged({ seats, byCar, games: played }, { summary, lesson }) {
  if (seats.length !== 2 || lesson !== undefined) return { verdict: '', isFair: true };
  const shares = [shareOf(seats), ...(byCar === null ? [] : [shareOf(byCar)])];
  const isCrowd = played < games;
  const chance = isCrowd ? SURE * Math.sqrt(0.25 / Math.max(1, seats[0].wins + seats[1].wins)) : 0;
  if (shares.every((share) => share >= EVEN.from - chance && share <= EVEN.to + chance))
    return { verdict: isCrowd ? 'even, as far as these tell' : 'even', isFair: true };
  if (summary.includes('underdog')) return { verdict: 'says who is the underdog', isFair: true };
  return { verdict: 'uneven', isFair: false };
}

/** The first's part of the games that somebody won. */
function shareOf([a, b]) {
  return a.wins + b.wins === 0 ? 0.5 : a.wins / (a.wins + b.wins);
}

async function played(ruleset, scenario, file, count) {
  const workers = flags.workers === undefined ? {} : { workers: Number(flags.workers) };
  const bots = [scenario.bot ?? ruleset.bots[0]?.id ?? ''];
  const batch = await runBatch({
    ruleset: ruleset.id,
    file,
    games: count,
    seed: `balance ${scenario.id}`,
    bots,
    ...workers,
  });
  if (!batch.ok) throw new Error(`${scenario.id}: ${batch.error.map(({ message }) => message).join(' ')}`);
  return batch.value;
}

function hasMachineSeat(ruleset, file) {
  const setup = ruleset.parseSetup(file);
  return setup.ok && ruleset.seats(setup.value).some(({ isMachine }) => isMachine === true);
}

/** A car that is built in its scenario alone cannot be picked for the other side. */
function arePicks({ vehicles, cars }) {
  return (vehicles ?? cars).every(({ car }) => typeof car === 'string');
}

function carsIn({ vehicles, cars }) {
  return (vehicles ?? cars).map(({ car }) => (typeof car === 'string' ? car : (car?.name ?? '?')));
}

function percent(part) {
  return `${Math.round(part * 100)} %`;
}

function lineOf({ ruleset, version, scenario, seats, byCar, games: played, draws, turns, verdict }) {
  const decided = seats.reduce((sum, { wins }) => sum + wins, 0) || 1;
  const sides = seats.map(({ name, wins }) => `${name} ${percent(wins / decided)}`).join(', ');
  const cars = byCar === null ? '' : byCar.map(({ car, wins }) => `${car} ${percent(wins / decided)}`).join(', ');
  return `| ${ruleset} ${version} | \`${scenario}\` | ${played} | ${sides} | ${cars} | ${percent(draws)} | ${turns.toFixed(0)} | ${verdict} |`;
}

/** The lines of this run, and of the others those that were kept, in the order of the rulesets and their scenarios. */
async function merged(kept) {
  const fresh = new Map(rows.map((row) => [`${row.ruleset} ${row.scenario}`, lineOf(row)]));
  const whole = kept.split('\n').filter((line) => line.split('|').length === HEAD.split('|').length);
  const lines = [];
  for (const ruleset of await loadTables())
    for (const { id } of ruleset.scenarios) {
      const old = whole.find((line) => line.startsWith(`| ${ruleset.id} `) && line.includes(`| \`${id}\` |`));
      const line = fresh.get(`${ruleset.id} ${id}`) ?? old;
      if (line !== undefined) lines.push(line);
    }
  return lines;
}

function tableOf(lines) {
  return [HEAD, '| --- | --- | --- | --- | --- | --- | --- | --- |', ...lines].join('\n');
}
