// `npm run page-work`: what an answer costs the page, in milliseconds of its main thread, and the bytes that come over the socket for it, in
// the duel that "Duel now" promises, answered by Space. Nothing looks into the page meanwhile: a test that polls costs some 20 ms an answer itself.
//   npm run page-work -- --answers 30 --json
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';

const flags = parseArgs({
  options: { answers: { type: 'string', default: '30' }, json: { type: 'boolean', default: false } },
}).values;
const COMMAND = fileURLToPath(new URL('../packages/cli/bin/hardtop.js', import.meta.url));
const CHROMIUM = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map(
  (name) => `/usr/bin/${name}`,
);
const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'];
/** By then the bot has answered and the page rests. */
const REST_MILLIS = 900;
/** The first answers warm the page up. */
const WARM = 2;
const PARTS = ['TaskDuration', 'ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'];

const addressOf = (child) =>
  new Promise((resolve, reject) => {
    let said = '';
    const hear = (chunk) => {
      said += chunk;
      const found = /http:\/\/\S+/.exec(said);
      if (found !== null) resolve(found[0]);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => reject(new Error(`the server stopped: ${said}`)));
  });

/** Runs in the page: presses count at once. */
const beHasty = () => {
  if (window.location.protocol !== 'about:') localStorage.setItem('hardtop.settings', JSON.stringify({ hasty: true }));
};

/** A duel that is over goes on with the next one. */
async function playOn(page) {
  const rematch = page.getByRole('button', { name: /rematch/i });
  if ((await rematch.count()) === 0) return;
  const over = page.url();
  await rematch.first().click();
  await page.waitForURL((url) => url.href !== over);
  await page.locator('.table[data-at-rest="true"]').waitFor();
}

async function measure(browser, address) {
  const size = { width: 1280, height: 800 };
  // The page's own work is measured, not that of keeping it for later.
  const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce', serviceWorkers: 'block' });
  await context.addInitScript(beHasty);
  const page = await context.newPage();
  await page.route('**/api/games', (route) =>
    route.continue({ postData: { ...route.request().postDataJSON(), seed: 'in the browser' } }),
  );
  await page.goto(address);
  await page.getByRole('button', { name: 'Duel now', disabled: false }).click();
  await page.locator('.table[data-at-rest="true"]').waitFor();
  const session = await context.newCDPSession(page);
  // What others do on the machine is not in it.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.webSocketFrameReceived', ({ response }) => {
    bytes += Buffer.byteLength(response.payloadData);
  });
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const parts = metrics.filter(({ name }) => PARTS.includes(name)).map(({ name, value }) => [name, value * 1000]);
    return { ...Object.fromEntries(parts), bytes };
  };
  const rows = [];
  for (let i = 0; i < Number(flags.answers) + WARM; i++) {
    await playOn(page);
    const before = await read();
    await page.keyboard.press('Space');
    await page.waitForTimeout(REST_MILLIS);
    const after = await read();
    rows.push(Object.fromEntries(Object.keys(after).map((name) => [name, after[name] - before[name]])));
  }
  return rows.slice(WARM);
}

const medianOf = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const browser = await chromium.launch({ executablePath: CHROMIUM.find((file) => existsSync(file)), args: FLAGS });
const folder = mkdtempSync(path.join(tmpdir(), 'hardtop-page-'));
const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', HARDTOP_DATA: folder };
const server = spawn(process.execPath, [COMMAND, 'serve'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
try {
  const rows = await measure(browser, await addressOf(server));
  const names = [...PARTS, 'bytes'];
  const medians = Object.fromEntries(names.map((name) => [name, Math.round(medianOf(rows.map((row) => row[name])))]));
  if (flags.json) process.stdout.write(`${JSON.stringify({ answers: rows.length, medians })}\n`);
  else {
    const { TaskDuration, ScriptDuration, LayoutDuration, RecalcStyleDuration } = medians;
    process.stdout.write(
      `${rows.length} answers; medians: main thread ${TaskDuration} ms (scripts ${ScriptDuration}, layout ${LayoutDuration}, ` +
        `styles ${RecalcStyleDuration}), ${medians.bytes} bytes from the socket\n`,
    );
  }
} finally {
  await browser.close();
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('exit', resolve));
  rmSync(folder, { recursive: true, force: true });
}
