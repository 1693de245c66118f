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
/** Rest points kept of each game, for later versions to go on from. */
const RESTS = 2;
/** One answer in so many is taken back, where that is free. */
const UNDO_EVERY = 25;

function fail(message) {
  process.stderr.write(`record: ${message}\n`);
  return process.exit(2);
}

/** Every scenario at random and by one of the bots, in turn, what is rare at random: [name, file, bot or null]. */
function plansFor(ruleset) {
  const plans = [];
  for (const [i, { id, file }] of ruleset.scenarios.entries()) {
    plans.push([`${id}-random`, file, null]);
    const bot = ruleset.bots[i % ruleset.bots.length];
    if (bot !== undefined) plans.push([`${id}-${bot.id}`, file, bot]);
  }
  const rare = ruleset.exhaustive?.files ?? [];
  for (const [i, file] of rare.entries()) plans.push([`rare-${String(i + 1).padStart(2, '0')}`, file, null]);
  return plans;
}

function play(ruleset, file, name, bot) {
  const seed = `recorded/${name}`;
  const started = Match.start(ruleset, file, { seed });
  if (!started.ok) fail(`${name}: ${JSON.stringify(started.error)}`);
  const match = started.value;
  const random = streamOf(seed, 'players');
  for (let answers = 0; answers < MOST_ANSWERS && match.outcome === null; answers++) {
    const decision = random.pick(match.decisions());
    const { seat } = decision;
    const answer = bot === null ? randomAnswer(decision, random) : botChoice(match, decision, bot, random).answer;
    expectOk(match.choose({ ask: decision.id, seat, ...answer }, bot === null ? 'player' : 'bot'));
    if (bot === null && random.int(1, UNDO_EVERY) === 1 && match.undoable(seat) === 'free') expectOk(match.undo(seat));
  }
  return match;
}

const { values: flags } = parseArgs({ options: { ruleset: { type: 'string' } } });
if (flags.ruleset === 'twilight') {
  const journeys = { folder: path.join(root, 'packages', 'twilight', 'recorded'), version: RECORDED_VERSION };
  try {
    process.stdout.write(`record: ${recordCampaigns({ ...journeys, journeys: recordJourneys })}\n`);
  } catch (error) {
    fail(error.message);
  }
  process.exit(0);
}
const ruleset = await findRuleset('table', flags.ruleset ?? '')?.table();
const IDS = rulesetsWith('table').map(({ id }) => id);
if (ruleset === undefined) fail(`--ruleset must be one of ${IDS.join(', ')}`);
const folder = path.join(root, 'packages', ruleset.id, 'recorded', ruleset.version);
if (existsSync(folder))
  fail(
    `version ${ruleset.version} of ${ruleset.id} is recorded already; what it means may not change: raise the version`,
  );

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
process.stdout.write(
  `record: ${plans.length} games of ${ruleset.id} ${ruleset.version}, ${Math.round(bytes / 1000)} kB\n`,
);
