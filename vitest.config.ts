import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// `@hardtop/*` resolve to the TypeScript sources, so that no test needs a build of the packages.
const source = {
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
};

// No test takes this long. It is what the busiest machine is given before a wait counts as in vain.
const patience = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } };

// All that tests draw at random they draw from this number, so that a run is like the one before. `npm run proof` brings others.
const seed = Number(process.env.HARDTOP_TEST_SEED ?? 1);

// What tests write goes into memory where there is plenty: a database is forty megabytes in a thousand files, and tests make
// a hundred of them. On the disk each took a second.
const MEMORY = { folder: '/dev/shm', bytes: 4 * 1024 ** 3 };

function writeInMemory(): void {
  try {
    const { bavail, bsize } = statfsSync(MEMORY.folder);
    if (bavail * bsize < MEMORY.bytes) return;
    clearUp();
    const folder = mkdtempSync(`${MEMORY.folder}/hardtop-tests-${process.pid}-`);
    // PostgreSQL runs as another user where the tests run as root.
    chmodSync(folder, 0o755);
    process.env.TMPDIR = folder;
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  } catch {
    // Not every machine has such a folder.
  }
}

/** Takes away what runs have left that were killed. */
function clearUp(): void {
  for (const name of readdirSync(MEMORY.folder)) {
    const pid = /^hardtop-tests-(\d+)-/.exec(name)?.[1];
    if (pid !== undefined && !existsSync(`/proc/${pid}`))
      rmSync(`${MEMORY.folder}/${name}`, { recursive: true, force: true });
  }
}

if (process.env.TMPDIR === undefined) writeInMemory();

// These take longest, and are among the smallest, which by themselves would come last: two cores would wait for one test at the end.
const LONG = [
  'scripts/attack.test.mjs',
  'packages/deluxe/src/play/ruleset.test.ts',
  'packages/sixth/src/play/ruleset.test.ts',
  'packages/roadrage/src/play/ruleset.test.ts',
  'packages/twilight/src/play/ruleset.test.ts',
  'packages/server/src/games/news.test.ts',
  'packages/server/src/games/pressed-match.test.ts',
  'packages/server/src/nodes.test.ts',
  'packages/server/src/leak.test.ts',
  'packages/twilight/src/recording/recorded.test.ts',
  'scripts/pack.test.mjs',
];

/** As vitest would have it, project by project, but what takes long comes first. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    const isShort = ({ moduleId }: TestSpecification) => (LONG.some((path) => moduleId.endsWith(path)) ? 0 : 1);
    return sorted.toSorted(
      (a, b) => projects.indexOf(a.project.name) - projects.indexOf(b.project.name) || isShort(a) - isShort(b),
    );
  }
}

export default defineConfig({
  test: {
    // Two more than the two cores that it is meant for: browsers and servers are waited for. With three a fourth of the time was idle.
    maxWorkers: 4,
    provide: { seed },
    sequence: { sequencer: LongFirst },
    reporters: ['default', './scripts/closing-line.mjs'],
    projects: [
      {
        ...source,
        test: {
          ...patience,
          name: 'unit',
          environment: 'node',
          // Files share their modules: rules and tables keep no state, and loading them anew took a third of the time.
          isolate: false,
          setupFiles: ['scripts/test-seed.mjs'],
          // Rules draw from the same seed again and fail again; a server that a busy machine starved is asked once more.
          retry: 1,
          include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.{ts,mjs}'],
          exclude: ['**/node_modules/**', 'packages/web/**'],
        },
      },
      {
        ...source,
        oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
        test: {
          ...patience,
          name: 'web',
          environment: 'happy-dom',
          // Files share their modules and the document; `new-page.ts` clears what one would leave to the next.
          isolate: false,
          setupFiles: ['packages/web/src/testing/new-page.ts', 'scripts/test-seed.mjs'],
          include: ['packages/web/src/**/*.test.{ts,tsx}'],
        },
      },
      {
        ...source,
        test: {
          ...patience,
          name: 'browser',
          // The last net: what a browser or a busy machine lost is tried again, then it is a fault.
          retry: 2,
          testTimeout: 600_000,
          expect: { poll: { timeout: 120_000 } },
          // Files share the browser of their worker; each visitor is somebody new.
          isolate: false,
          environment: 'node',
          globalSetup: ['packages/web/e2e/support/server.ts'],
          include: ['packages/*/e2e/**/*.test.ts'],
        },
      },
    ],
  },
});
