import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { folder } from './run-cli.ts';

/** Compiles the command from its sources, so that a test can run it as a process of its own without a build. */
export async function bundledCommand(): Promise<string> {
  const outDir = folder();
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true, resolve: { conditions: ['source', 'module', 'node'] } },
    build: {
      ssr: fileURLToPath(new URL('../main.ts', import.meta.url)),
      outDir,
      minify: false,
      // No test here serves, and the database does not bundle.
      rolldownOptions: { external: ['@hardtop/server'], output: { entryFileNames: 'hardtop.mjs' } },
    },
  });
  return path.join(outDir, 'hardtop.mjs');
}
