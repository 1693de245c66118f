import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // Build straight from the sources of the other packages.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: true,
    manifest: true,
    target: 'es2022',
    // In kB. The rules are one chunk that comes when somebody designs or replays, under 200 kB on the wire: they call one another
    // without waiting, so no part of them can come later. The first page is checked by the browser tests.
    chunkSizeWarningLimit: 1000,
  },
  worker: { format: 'es' },
  server: {
    // `hardtop serve` listens here unless told otherwise; the socket of a table goes the same way.
    proxy: { '/api': { target: process.env.HARDTOP_API ?? 'http://127.0.0.1:4400', ws: true } },
  },
});
