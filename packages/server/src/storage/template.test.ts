import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { templateFolder } from './template.ts';

it.each(['empty', 'tables'] as const)(
  'the prepared database (%s) can be copied by whoever runs the server, and written by its owner alone',
  async (template) => {
    const folder = (await templateFolder(template)) ?? '';
    const entries = readdirSync(folder, { recursive: true }).map((name) => path.join(folder, String(name)));
    expect(entries.length).toBeGreaterThan(100);
    expect(entries.filter((entry) => (statSync(entry).mode & 0o066) !== 0o044)).toEqual([]);
  },
);
