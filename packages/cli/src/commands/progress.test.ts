import { expect, test } from 'vitest';
import { run } from '../run.ts';
import { cli, pipe } from '../testing/run-cli.ts';

const SIM = ['sim', '--ruleset', 'roadrage', '--games', '3', '--seed', '1', '--bots', 'random', '--workers', '1'];

test('a batch shows a bar where somebody looks, and takes it away', async () => {
  const { io, said, complained } = pipe([]);
  expect(await run(SIM, { ...io, isErrTerminal: true })).toBe(0);
  expect(complained().endsWith('\r\u001b[K')).toBe(true);
  expect(said()).toContain('3 games of roadrage');
});

test('and nothing where nobody does', async () => {
  expect((await cli(SIM)).err).toBe('');
});
