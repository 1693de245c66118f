// The whole check: what is stale is built, then lint and types run beside the tests. Whatever fails, all is said at the end.
// Arguments go to vitest.
import { spawn, spawnSync } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

const setup = spawnSync(process.execPath, [at('./setup.mjs'), 'test'], { stdio: 'inherit' });
if (setup.status !== 0) process.exit(setup.status ?? 1);

/** Resolves to what a script of package.json says where it fails, else to null. */
async function failureOf(script) {
  const child = spawn('npm', ['run', '--silent', script], { cwd: at('..'), stdio: ['ignore', 'pipe', 'pipe'] });
  const [out, err, status] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((resolve) => child.once('close', resolve).once('error', () => resolve(1))),
  ]);
  if (status === 0) return null;
  process.stderr.write(`npm run ${script} fails; the tests go on, and what it says comes after them.\n`);
  return `npm run ${script}:\n${out}${err}`;
}

/** One after the other: the tests need the machine. */
async function failures() {
  const found = [];
  for (const script of ['lint', 'typecheck']) found.push(await failureOf(script));
  return found.filter((failure) => failure !== null);
}

const vitest = spawn(at('../node_modules/.bin/vitest'), ['run', ...process.argv.slice(2)], {
  cwd: at('..'),
  stdio: 'inherit',
});
const tested = new Promise((resolve) => vitest.once('close', (status) => resolve(status ?? 1)));
const [found, status] = await Promise.all([failures(), tested]);
for (const failure of found) process.stderr.write(`\n${failure}`);
process.exitCode = found.length > 0 ? 1 : status;
