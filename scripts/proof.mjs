// `npm run proof`: what takes too long for every commit. The properties and the contract on other cases than the commit's,
// round after round; then soak; then everything that can happen, in each ruleset that keeps a list of it; then how well the
// strongest bots and the advice play.
//   npm run proof -- --rounds 5 --seed 1 [--skip tests,soak,exhaustive,rivals]
// Every part is run even if one fails; exit 1 if any did.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadTables } from '@hardtop/rulesets';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const PARTS = ['tests', 'soak', 'exhaustive', 'rivals'];

function fail(message) {
  process.stderr.write(`proof: ${message}\n`);
  return process.exit(2);
}

function readFlags() {
  const options = {
    rounds: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
    skip: { type: 'string', default: '' },
  };
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    return fail(error.message);
  }
}

const flags = readFlags();
const whole = (name) => {
  const value = Number(flags[name]);
  return Number.isInteger(value) && value > 0 ? value : fail(`--${name} must be a whole number above 0`);
};
const [rounds, first] = [whole('rounds'), whole('seed')];
const skipped = flags.skip.split(',').filter((part) => part !== '');
const unknown = skipped.find((part) => !PARTS.includes(part));
if (unknown !== undefined) fail(`there is no part "${unknown}"; there are ${PARTS.join(', ')}`);

const listed = (await loadTables()).filter(({ exhaustive }) => exhaustive !== undefined);
const script = (name, ...args) => [path.join('scripts', name), ...args];

/** Every step by its name: what it runs, and what the environment adds. */
const steps = {
  // The commit's own number is 1.
  tests: Array.from({ length: rounds }, (_, i) => first + 1 + i).map((seed) => ({
    args: ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit'],
    env: { HARDTOP_TEST_SEED: String(seed) },
    name: `tests, seed ${seed}`,
  })),
  soak: [{ args: script('soak.mjs', '--games', '10000', '--bot-games', '100', '--every', '10', '--seed', flags.seed) }],
  exhaustive: listed.map(({ id }) => ({
    args: [
      '--max-semi-space-size=64',
      ...script('exhaustive.mjs', '--ruleset', id, '--seconds', '600', '--seed', flags.seed),
    ],
    name: `exhaustive, ${id}`,
  })),
  rivals: [{ args: ['--max-semi-space-size=64', ...script('rivals.mjs', '--games', '200', '--seed', flags.seed)] }],
};

const failed = [];
for (const part of PARTS.filter((each) => !skipped.includes(each)))
  for (const { args, env = {}, name = part } of steps[part]) {
    process.stdout.write(`\nproof: ${name}\n`);
    const done = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    if (done.status !== 0) failed.push(name);
  }
process.stdout.write(failed.length === 0 ? '\nproof: all of it holds\n' : `\nproof: failed: ${failed.join('; ')}\n`);
process.exitCode = failed.length === 0 ? 0 : 1;
