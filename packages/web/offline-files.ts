import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const SOURCE = 'src/offline/service-worker.ts';
const WORKER = 'sw.js';

/** Letters that no page of ours is written in; whoever names a car in them has a network, or another font. */
const FOREIGN_LETTERS = /-(cyrillic|greek|vietnamese)/;
const isWanted = (name: string): boolean => /\.(js|css|woff2|svg)$/.test(name) && !FOREIGN_LETTERS.test(name);

/** All that the pages are made of, as addresses. */
function filesIn(folder: string): readonly string[] {
  const assets = readdirSync(path.join(folder, 'assets')).filter(isWanted).sort();
  return ['/favicon.svg', ...assets.map((name) => `/assets/${name}`)];
}

/** Changes with any file: assets have a digest of their contents in their names, the page has not. */
function versionOf(folder: string, files: readonly string[]): string {
  const hash = createHash('sha256').update(files.join());
  for (const file of ['index.html', 'favicon.svg', WORKER]) hash.update(readFileSync(path.join(folder, file)));
  return hash.digest('hex').slice(0, 12);
}

/** Builds the service worker beside the page, and writes into it what there is to fetch. */
export function offlineFiles(): Plugin {
  return {
    name: 'offline-files',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: SOURCE, fileName: WORKER });
    },
    // When all is written: the parts of Web Workers come late.
    writeBundle({ dir }) {
      if (dir === undefined) return;
      const files = filesIn(dir);
      const list = JSON.stringify({ version: versionOf(dir, files), files });
      const worker = path.join(dir, WORKER);
      writeFileSync(worker, readFileSync(worker, 'utf8').replace(/\bOFFLINE_FILES\b/, `(${list})`));
    },
  };
}
