import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const attack = fileURLToPath(new URL('./attack.mjs', import.meta.url));

/** The built server is attacked, as `npm test` has built it. */
async function run(...args) {
  const child = spawn(process.execPath, [attack, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const [stdout, stderr, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { stdout, stderr, status };
}

it('the short attack: nothing falls, and twenty times kill -9 lose nothing', async () => {
  const { stdout, stderr } = await run('--short', '--kills', '20', '--json');
  expect(stdout, stderr).not.toBe('');
  const { programs, tried } = JSON.parse(stdout);
  expect(programs.flatMap(({ name, fell }) => fell.map((one) => `${name}: ${one}`))).toEqual([]);
  expect(tried).toBeGreaterThan(20);
});

it('asks for what there is', async () => {
  const { status, stderr } = await run('--only', 'nothing');
  expect(status).toBe(2);
  expect(stderr).toContain('there is no program "nothing"; there are hostile-requests,');
});
