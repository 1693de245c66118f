import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';

const run = promisify(execFile);
const root = fileURLToPath(new URL('..', import.meta.url));
const QUIET = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

// Elsewhere nobody has the settings of this folder.
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')));

// A duel needs no server, no page and no terminal, nor the many libraries that they bring.
const SERVED = ['server', 'web', 'cli', 'host', 'keep'];

const DUEL = `
import { findRuleset } from '@hardtop/rulesets';
import { playGame } from '@hardtop/sim';

const ruleset = await findRuleset('table', 'deluxe').table();
const [{ file }] = ruleset.scenarios;
const game = playGame({ ruleset, file, seed: 'elsewhere', bots: [] });
console.log(game.value.outcome.kind, game.value.digest);
`;

it('every package can be packed, and a duel is played from ten lines elsewhere', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'elsewhere-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await run('npm', ['pack', '--workspaces', '--pack-destination', folder, ...QUIET], { cwd: root });
  const packs = (await readdir(folder)).filter((name) => name.endsWith('.tgz'));
  expect(packs).toHaveLength((await readdir(join(root, 'packages'))).length);
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const needed = packs.filter((name) => !SERVED.some((word) => name.includes(word))).map((name) => `./${name}`);
  await run('npm', ['install', '--prefer-offline', ...QUIET, ...needed], { cwd: folder, env });
  await writeFile(join(folder, 'duel.mjs'), DUEL);
  const played = await run('node', ['duel.mjs'], { cwd: folder, env });
  expect(played.stdout).toMatch(/^(win|draw) [0-9a-f]{16,}\n$/);
});
