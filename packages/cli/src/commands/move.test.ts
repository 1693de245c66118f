import { expect, it } from 'vitest';
import { run } from '../run.ts';
import { cli, folder, pipe } from '../testing/run-cli.ts';

it('move says what it needs', async () => {
  expect(await cli(['move', '--help'])).toMatchObject({
    code: 0,
    out: expect.stringContaining('stays as it was'),
  });
  expect(await cli(['move', folder()])).toMatchObject({
    code: 1,
    err: expect.stringContaining('DATABASE_URL must name'),
  });
  const { io, complained } = pipe([]);
  const env = { DATABASE_URL: 'postgresql://u:hunter2@127.0.0.1:1/d' };
  expect(await run(['move', folder()], { ...io, env })).toBe(1);
  expect(complained()).toMatch(/^There is no database in /);
  expect(complained()).not.toContain('hunter2');
});
