import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { cli, folder } from '../testing/run-cli.ts';

const recorded = fileURLToPath(new URL('../../../deluxe/recorded/0.1.0', import.meta.url));
const film = path.join(recorded, readdirSync(recorded).find((file) => file.endsWith('.film.json.gz')) ?? '');

it('shows the film of a recorded game, of whatever version, without its rules', async () => {
  const { code, out } = await cli(['watch', film]);
  expect(code).toBe(0);
  expect(out).toMatch(/Turn 1\./);
  expect(out).toMatch(/frames of deluxe 0\.1\.0\./);
});

it('shows it as a seat saw it, as JSON', async () => {
  const { code, out } = await cli(['watch', film, '--as', '1', '--json']);
  const frames = out.trim().split('\n');
  expect(code).toBe(0);
  expect(JSON.parse(frames[0] ?? '')).toHaveProperty('view.pieces');
});

it('says who saw it, and what is no film', async () => {
  const nobody = await cli(['watch', film, '--as', '9']);
  expect(nobody.code).toBe(2);
  expect(nobody.err).toContain('spectator');
  const other = path.join(folder(), 'other.json');
  writeFileSync(other, '{"ruleset":"deluxe"}');
  const bad = await cli(['watch', other]);
  expect(bad.code).toBe(1);
  expect(bad.err).toContain('is not a film');
});
