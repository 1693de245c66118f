import { defaultClientConditions, defineConfig } from 'vite';
import { offlineFiles } from './offline-files.ts';

/** Preact, the rooms that nearly every page has something of, what asks the server, the style of the first page, which no page
 * comes without, and the line to a table on this device, too short for a file of its own. */
const ON_EVERY_PAGE =
  /node_modules.(preact|zustand)|packages.web.src.((base|dice|rules).|net.api|app.pages.css|pages.landing.css|here.(local-wire|here-id))/;

/** What a table, a replay and the drawing board have in common: one file for all three, though the last does not need all of it. */
const AROUND_A_BOARD =
  /packages.(board.src.art|web.src.(board|log|sheet|sound|table).(?!figure|vehicle-art|body-parts|dice-line|signs|legend|roll-detail))/;

/** People, animals and machines of fights on foot, on the board and on their sheets: in one file, for games that have them. */
const FIGURES =
  /packages.web.src.(board.(figures|figure-art|figure-strokes|vehicle-art)|sheet.(figure-plan|body-parts|dice-line|signs|legend|roll-detail))\./;

/** Documents that are kept here and on the server: wanted together, by the garage, the desk and the page of oneself. */
const KEPT = /packages.web.src.kept.(shelf|disk|sync|use-sync|ask|token)\./;

/** What the garage and the workshop share beside it, too short for files of their own. */
const GARAGE = /packages.web.src.garage.(garage-context|bench-store|design-link|torn-notice)\./;

export default defineConfig({
  plugins: [offlineFiles()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  // Build straight from the sources of the other packages.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: true,
    // The browser tests read from it what each page takes along.
    manifest: true,
    target: 'es2022',
    // Each file of its own costs a visitor eight hundred bytes of headers.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: ON_EVERY_PAGE, priority: 2 },
            { name: 'kept', test: KEPT, priority: 1 },
            { name: 'garage', test: GARAGE, minShareCount: 2, priority: 1 },
            { name: 'board', test: AROUND_A_BOARD, minShareCount: 2, priority: 1 },
            { name: 'figures', test: FIGURES },
          ],
        },
      },
    },
    // A font inside a style sheet is paid for by everybody, whether or not a page has its letters.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
  worker: { format: 'es' },
  server: {
    // `hardtop serve` listens here unless told otherwise; the socket of a table goes the same way.
    proxy: { '/api': { target: process.env.HARDTOP_API ?? 'http://127.0.0.1:4400', ws: true } },
  },
});
