import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { PROGRAMS } from './attack/programs.mjs';

const at = (file) => fileURLToPath(new URL(`../${file}`, import.meta.url));
const page = readFileSync(at('docs/security.md'), 'utf8');
const named = [...page.matchAll(/`((?:packages|scripts)\/[^`]+)`/g)].map(([, file]) => file);

it('every promise names what holds it, and that exists', () => {
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((file) => !existsSync(at(file)))).toEqual([]);
  const bare = page
    .split('\n')
    .filter((line) => /^\| (?!promise|---)/.test(line) && !/`(?:packages|scripts)\//.test(line));
  expect(bare).toEqual([]);
});

it('every program of attack holds a promise', () => {
  expect(PROGRAMS.map(({ name }) => `scripts/attack/${name}.mjs`).filter((file) => !named.includes(file))).toEqual([]);
});
