// `npm run soak`: many whole games at random and between bots. Every offered option must be taken, every game must end,
// every replay and every twin restored through JSON must be equal. A failure saves its journal and exits 1.
//   npm run soak -- --games 1000 --bot-games 20 --every 100 --seed 1 --ruleset deluxe --scenario NAME --out DIR --json
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { botChoice, canonicalJson, Match, makeQuestion, randomAnswer, streamOf } from '@hardtop/kernel';
import { loadTables } from '@hardtop/rulesets';
import { progressOn } from '@hardtop/sim';

const TABLES = await loadTables();
const LIMIT = 50_000;

const flags = readFlags({
  options: {
    games: { type: 'string', default: '1000' },
    'bot-games': { type: 'string', default: '20' },
    every: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    ruleset: { type: 'string' },
    scenario: { type: 'string' },
    out: { type: 'string', default: path.join(tmpdir(), 'hardtop-soak') },
    json: { type: 'boolean', default: false },
  },
});

function readFlags(config) {
  try {
    return parseArgs(config).values;
  } catch (error) {
    process.stderr.write(`soak: ${error.message}\n`);
    return process.exit(2);
  }
}

const whole = (name) => {
  const value = Number(flags[name]);
  if (Number.isInteger(value) && value >= 0) return value;
  process.stderr.write(`soak: --${name} must be a whole number, not "${flags[name]}"\n`);
  process.exit(2);
};
const games = whole('games');
const botGames = whole('bot-games');
const every = Math.max(1, whole('every'));

class Failure extends Error {
  constructor(message, match) {
    super(message);
    this.match = match;
  }
}

/** All that can be seen of a match, as bytes. */
function pictureOf(match) {
  const questions = match.decisions().map((decision) => makeQuestion(decision));
  questions.sort((a, b) => a.seat - b.seat);
  const boards = [null, ...match.seats.map(({ seat }) => seat)].map((seat) => match.view(seat));
  return canonicalJson({ state: match.state, events: match.events, questions, boards, outcome: match.outcome });
}

function compareTwin(match) {
  const twin = Match.restore(match.ruleset, JSON.parse(JSON.stringify(match.journal())));
  if (!twin.ok) throw new Failure(`its journal does not replay: ${JSON.stringify(twin.error)}`, match);
  if (pictureOf(twin.value) !== pictureOf(match)) throw new Failure('its twin restored from JSON differs', match);
}

/** What else players do: take back, give and cancel standing orders, offer draws that are declined. Refusals are fine. */
function meddleWith(match, random) {
  const { seat } = random.pick(match.seats);
  const others = match.seats.filter((info) => info.seat !== seat);
  const kind = random.int(1, 4);
  if (kind === 1) {
    match.undo(seat);
    const grant = random.int(0, 1) === 1;
    for (const other of others) if (match.undoRequest !== null) match.answerUndo(other.seat, grant);
  } else if (kind === 2 && others.length > 0) {
    match.draw(seat, 'offer');
    match.draw(others[0].seat, 'decline');
  } else if (match.ruleset.orders.length > 0) {
    const order = random.pick(match.ruleset.orders);
    match.order(seat, order.id, kind === 3 ? paramsAtRandom(order, random) : null);
  }
}

function paramsAtRandom(order, random) {
  const faces = (order.params ?? []).map((param) => {
    const steps = Math.floor((param.max - param.min) / param.step);
    return [param.name, param.min + param.step * random.int(0, steps)];
  });
  return Object.fromEntries(faces);
}

/** One game; `answerOf` decides. Twins are compared after every `every`-th input and at the end. */
function playGame(ruleset, file, seed, answerOf, meddle) {
  const started = Match.start(ruleset, file, { seed });
  if (!started.ok) throw new Failure(`does not start: ${JSON.stringify(started.error)}`, null);
  const match = started.value;
  const random = streamOf(seed, 'soak');
  // Twins fall on other inputs in each game.
  const shift = random.int(0, every - 1);
  try {
    for (let inputs = 1; match.outcome === null; inputs++) {
      if (inputs > LIMIT) throw new Failure(`has no end after ${LIMIT} answers`, match);
      const open = match.decisions();
      if (open.length === 0) throw new Failure('is not over, yet nothing is asked', match);
      const decision = random.pick(open);
      // As a player: nobody takes back what a bot said, and taking back is to be tried.
      const taken = match.choose({ ask: decision.id, seat: decision.seat, ...answerOf(match, decision, random) });
      if (!taken.ok) throw new Failure(`refused an offered option: ${taken.error.message}`, match);
      if (meddle && random.int(1, 30) === 1) meddleWith(match, random);
      if ((inputs + shift) % every === 0) compareTwin(match);
    }
    compareTwin(match);
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(error instanceof Error ? error.stack : String(error), match);
  }
  return match.rows.length;
}

const atRandom = (_match, decision, random) => randomAnswer(decision, random);
const byBot = (bot) => (match, decision, random) => botChoice(match, decision, bot, random).answer;

/** Every series of games: a scenario, who plays, how many. Random games are shared out among the scenarios. */
function plan() {
  const rulesets = TABLES.filter(({ id }) => flags.ruleset === undefined || id === flags.ruleset);
  const scenarios = rulesets.flatMap((ruleset) =>
    ruleset.scenarios
      .filter(({ id }) => flags.scenario === undefined || id === flags.scenario)
      .map((scenario) => ({ ruleset, scenario })),
  );
  return scenarios.flatMap(({ ruleset, scenario }, i) => {
    const share = Math.floor(games / scenarios.length) + (i < games % scenarios.length ? 1 : 0);
    const name = `${ruleset.id}/${scenario.id}`;
    const bots = ruleset.bots.map((bot) => ({
      name: `${name}/${bot.id}`,
      ruleset,
      scenario,
      count: botGames,
      answerOf: byBot(bot),
    }));
    return [{ name: `${name}/random`, ruleset, scenario, count: share, answerOf: atRandom }, ...bots];
  });
}

function report(series, game, error) {
  progress.end();
  const seed = `${flags.seed}/${series.name}/${game}`;
  process.stderr.write(`soak: FAILED, the game with seed "${seed}" ${error.message}\n`);
  if (!error.match) return { series: series.name, seed, message: error.message, journal: null };
  mkdirSync(flags.out, { recursive: true });
  const file = path.join(flags.out, `${seed.replaceAll(/[^\w.-]+/g, '-')}.json`);
  writeFileSync(file, `${JSON.stringify(error.match.journal())}\n`);
  process.stderr.write(`soak: its journal is in ${file}; try: npx hardtop replay ${file}\n`);
  return { series: series.name, seed, message: error.message, journal: file };
}

function soak(series) {
  const start = performance.now();
  let rows = 0;
  const failures = [];
  for (let game = 0; game < series.count; game++) {
    try {
      rows += playGame(
        series.ruleset,
        series.scenario.file,
        `${flags.seed}/${series.name}/${game}`,
        series.answerOf,
        game % 3 === 2,
      );
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      failures.push(report(series, game, error));
    }
    played += 1;
    progress.show(played);
  }
  const seconds = (performance.now() - start) / 1000;
  return { name: series.name, games: series.count, rows, seconds, failures };
}

const all = plan();
if (all.length === 0) {
  process.stderr.write('soak: no scenario fits --ruleset and --scenario\n');
  process.exit(2);
}
let played = 0;
const progress = progressOn(
  process.stderr,
  all.reduce((sum, series) => sum + series.count, 0),
  'games',
);
const done = all.map((series) => {
  const result = soak(series);
  progress.end();
  const line = `${result.name}: ${result.games} games, ${result.rows} rows, ${result.failures.length} failures, ${result.seconds.toFixed(1)} s`;
  if (!flags.json) process.stdout.write(`${line}\n`);
  return result;
});
const failures = done.flatMap((series) => series.failures);
const total = done.reduce((sum, series) => sum + series.games, 0);
if (flags.json) process.stdout.write(`${JSON.stringify({ games: total, failures, series: done })}\n`);
else process.stdout.write(`soak: ${total} games, ${failures.length} failures\n`);
process.exitCode = failures.length === 0 ? 0 : 1;
