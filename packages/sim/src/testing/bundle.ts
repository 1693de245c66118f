import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll } from 'vitest';

const folders: string[] = [];
afterAll(() => {
  for (const made of folders.splice(0)) rmSync(made, { recursive: true, force: true });
});

/** Compiles one source file with all it imports from the project, so that a thread can run sources that were never built. */
export async function bundle(entry: string): Promise<URL> {
  const outDir = mkdtempSync(path.join(tmpdir(), 'hardtop-bundle-'));
  folders.push(outDir);
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true, resolve: { conditions: ['source', 'module', 'node'] } },
    build: { ssr: entry, outDir, minify: false, rolldownOptions: { output: { entryFileNames: 'entry.mjs' } } },
  });
  return pathToFileURL(path.join(outDir, 'entry.mjs'));
}
