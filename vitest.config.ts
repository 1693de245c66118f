import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

// `@hardtop/*` resolve to the TypeScript sources, so that no test needs a build of the packages.
const source = {
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    reporters: ['default', './scripts/closing-line.mjs'],
    projects: [
      {
        ...source,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.{ts,mjs}'],
          exclude: ['**/node_modules/**', 'packages/web/**'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        ...source,
        test: {
          name: 'web',
          environment: 'happy-dom',
          include: ['packages/web/src/**/*.test.{ts,tsx}'],
          testTimeout: 20_000,
        },
      },
      {
        ...source,
        test: {
          name: 'browser',
          environment: 'node',
          include: ['packages/*/e2e/**/*.test.ts'],
          fileParallelism: false,
          globalSetup: ['packages/web/e2e/support/server.ts'],
          // Long enough for the busiest machine: what is waited for is a state of the page, never a time.
          expect: { poll: { timeout: 60_000 } },
          testTimeout: 300_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
