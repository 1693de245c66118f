// `npm run exhaustive`: plays a ruleset at random and by its bots until everything on its own list has happened.
//   npm run exhaustive -- --ruleset roadrage --seconds 40 --seed 1 [--json]
// Exit 1 if anything is missing when the time is up.
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { describeProblem } from '@hardtop/kernel';
import { findRuleset, rulesetsWith } from '@hardtop/rulesets';
import { progressOn, runExhaustive } from '@hardtop/sim';

const IDS = rulesetsWith('table').map(({ id }) => id);

const flags = readFlags({
  options: {
    ruleset: { type: 'string', default: IDS[0] },
    seconds: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
});

function fail(message) {
  process.stderr.write(`exhaustive: ${message}\n`);
  return process.exit(2);
}

function readFlags(config) {
  try {
    return parseArgs(config).values;
  } catch (error) {
    return fail(error.message);
  }
}

const ruleset = await findRuleset('table', flags.ruleset)?.table();
if (ruleset === undefined) fail(`there is no ruleset "${flags.ruleset}"; there are ${IDS.join(', ')}`);
const seconds = Number(flags.seconds);
if (!(seconds > 0)) fail(`--seconds must be more than 0, not "${flags.seconds}"`);

const start = performance.now();
const progress = progressOn(process.stderr, ruleset.exhaustive?.items.length ?? 0, 'things seen');
const goesOn = (seen) => {
  const left = seconds - (performance.now() - start) / 1000;
  progress.show(seen, left);
  return left > 0;
};
const run = runExhaustive({ ruleset, seed: flags.seed, goesOn });
progress.end();
if (!run.ok) fail(run.error.map(describeProblem).join('; '));
const { games, seen, missing, seeds } = run.value;
const took = (performance.now() - start) / 1000;

if (flags.json) {
  process.stdout.write(`${JSON.stringify({ ruleset: ruleset.id, games, seconds: took, seen, missing, seeds })}\n`);
} else {
  const titles = new Map(ruleset.exhaustive.items.map(({ id, title }) => [id, title]));
  for (const id of missing) process.stdout.write(`missing: ${id} (${titles.get(id)})\n`);
  process.stdout.write(
    `exhaustive: ${seen.length} of ${seen.length + missing.length} seen in ${games} games, ${took.toFixed(1)} s\n`,
  );
}
process.exitCode = missing.length === 0 ? 0 : 1;
