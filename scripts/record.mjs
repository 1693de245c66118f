// `npm run record -- --ruleset deluxe`: plays games at random and by bots over all scenarios and keeps them, with what was
// seen, under the ruleset's version. `npm test` replays them; if they differ, the version must rise and this is run again.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { botChoice, expectOk, Match, randomAnswer, recordingOf, restsOf, streamOf } from '@hardtop/kernel';
import { findRuleset, rulesetsWith } from '@hardtop/rulesets';
import { RECORDED_VERSION, recordJourneys } from '@hardtop/twilight/recording';
import { recordCampaigns } from './record-campaign.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Answers after which a game is put away as it stands: a long game repeats itself. */
const MOST_ANSWERS = 260;
/** Tables with many people on large maps are recorded over fewer scenarios, and put away sooner. */
const FEWER = {
  twilight: {
    answers: 30,
    scenarios: ['farmyard', 'ten-against-ten', 'roadblock', 'mortar-team', 'urban-renewal', 'weekend', 'shutterbug'],
  },
};
/** Rest points kept of each game, for later versions to go on from. */
const RESTS = 2;
/** One answer in so many is taken back, where that is free. */
const UNDO_EVERY = 25;

function fail(message) {
  process.stderr.write(`record: ${message}\n`);
  return process.exit(2);
}

/** Scenarios at random and by one of the bots, in turn, what is rare at random: [name, file, bot or null]. */
function plansFor(ruleset) {
  const plans = [];
  const { scenarios } = FEWER[ruleset.id] ?? {};
  const chosen = ruleset.scenarios.filter(({ id }) => scenarios?.includes(id) ?? true);
  for (const [i, { id, file }] of chosen.entries()) {
    plans.push([`${id}-random`, file, null]);
    const bot = ruleset.bots[i % ruleset.bots.length];
    if (bot !== undefined) plans.push([`${id}-${bot.id}`, file, bot]);
  }
  // Some lists begin with whole scenarios: those have their games already.
  const known = new Set(ruleset.scenarios.map(({ id }) => id));
  const rare = (ruleset.exhaustive?.files ?? []).filter(({ id }) => !known.has(id));
  for (const [i, file] of rare.entries()) plans.push([`rare-${String(i + 1).padStart(2, '0')}`, file, null]);
  return plans;
}

function play(ruleset, file, name, bot) {
  const seed = `recorded/${name}`;
  const started = Match.start(ruleset, file, { seed });
  if (!started.ok) fail(`${name}: ${JSON.stringify(started.error)}`);
  const match = started.value;
  const random = streamOf(seed, 'players');
  const most = FEWER[ruleset.id]?.answers ?? MOST_ANSWERS;
  for (let answers = 0; answers < most && match.outcome === null; answers++) {
    const decision = random.pick(match.decisions());
    const { seat } = decision;
    const answer = bot === null ? randomAnswer(decision, random) : botChoice(match, decision, bot, random).answer;
    expectOk(match.choose({ ask: decision.id, seat, ...answer }, bot === null ? 'player' : 'bot'));
    if (bot === null && random.int(1, UNDO_EVERY) === 1 && match.undoable(seat) === 'free') expectOk(match.undo(seat));
  }
  return match;
}

/** Plays the games of a table and writes them into a folder that is not there yet. */
function recordTable(ruleset, folder) {
  const plans = plansFor(ruleset);
  mkdirSync(folder, { recursive: true });
  let bytes = 0;
  const rests = [];
  for (const [name, file, bot] of plans) {
    const { recording, film } = recordingOf(name, play(ruleset, file, name, bot));
    const texts = [`${JSON.stringify(recording)}\n`, gzipSync(JSON.stringify(film), { level: 9 })];
    writeFileSync(path.join(folder, `${name}.json`), texts[0]);
    writeFileSync(path.join(folder, `${name}.film.json.gz`), texts[1]);
    bytes += texts[0].length + texts[1].length;
    rests.push(...restsOf(ruleset, recording, RESTS));
  }
  writeFileSync(path.join(folder, 'rests.json.gz'), gzipSync(JSON.stringify(rests), { level: 9 }));
  return `${plans.length} games of ${ruleset.id} ${ruleset.version}, ${Math.round(bytes / 1000)} kB`;
}

const { values: flags } = parseArgs({ options: { ruleset: { type: 'string' } } });
const id = flags.ruleset ?? '';
const ruleset = await findRuleset('table', id)?.table();
if (ruleset === undefined)
  fail(
    `--ruleset must be one of ${rulesetsWith('table')
      .map((one) => one.id)
      .join(', ')}`,
  );
const recorded = path.join(root, 'packages', id, 'recorded');
// Where campaigns are recorded as well, each by its own version, the table has a folder of its own.
const hasCampaigns = findRuleset('campaign', id) !== undefined;
const folder = path.join(recorded, hasCampaigns ? 'table' : '', ruleset.version);
const kept = [];
if (!existsSync(folder)) kept.push(recordTable(ruleset, folder));
if (hasCampaigns && !existsSync(path.join(recorded, RECORDED_VERSION)))
  kept.push(recordCampaigns({ folder: recorded, version: RECORDED_VERSION, journeys: recordJourneys }));
if (kept.length === 0)
  fail(`version ${ruleset.version} of ${id} is recorded already; what it means may not change: raise the version`);
process.stdout.write(`record: ${kept.join('; ')}\n`);
