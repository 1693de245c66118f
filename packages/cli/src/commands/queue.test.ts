import { expect, it } from 'vitest';
import { run } from '../run.ts';
import { cli, pipe } from '../testing/run-cli.ts';

it.each([
  [['sim', '--games', '2', '--queue'], 'A queue needs a PostgreSQL: set DATABASE_URL.'],
  [['sim', '--games', '2', '--queue', '--league'], '--queue takes a batch, not a --league.'],
  [['worker'], 'A queue needs a PostgreSQL: set DATABASE_URL.'],
  [['worker', '--threads', '0'], '--threads must be a whole number from 1 to 256'],
])('%j is answered in words', async (args, message) => {
  const ran = await cli(args);
  expect(ran).toMatchObject({ code: 2, out: '' });
  expect(ran.err).toContain(message);
});

it.each([[['sim', '--games', '2', '--queue']], [['worker']]])(
  '%j says that the database is away, and not its password',
  async (args) => {
    const { io, said, complained } = pipe([]);
    const env = { DATABASE_URL: 'postgresql://u:hunter2@127.0.0.1:1/d' };
    expect(await run(args, { ...io, env })).toBe(1);
    expect(complained()).toContain('DATABASE_URL does not answer: ');
    expect(complained() + said()).not.toContain('hunter2');
  },
);
