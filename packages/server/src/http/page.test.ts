import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanUp, makeFolder, startToyServer } from '../testing/servers.ts';
import { compressPage } from './compress-page.ts';

let address: string;

beforeAll(async () => {
  const folder = makeFolder();
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), '<title>Hardtop</title>');
  writeFileSync(path.join(folder, 'favicon.svg'), '<svg/>');
  writeFileSync(path.join(folder, 'sw.js'), 'let y = 2;');
  writeFileSync(path.join(folder, 'assets/app-1234.js'), 'let x = 1;\n'.repeat(500));
  expect(await compressPage(folder)).toBeNull();
  address = (await startToyServer({}, { pageFolder: folder })).address;
});
afterAll(cleanUp);

const ask = (where: string, headers: Record<string, string> = {}) => fetch(`${address}${where}`, { headers });

describe('the page', () => {
  it.each(['/', '/table/abc', '/garage?x=1'])('%s opens it, asked for anew each time', async (where) => {
    const response = await ask(where);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<title>Hardtop</title>');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-type')).toContain('text/html');
  });

  it('a visit to an address with a dot opens it, a file that is asked for there is missing', async () => {
    const where = '/garage/stock-deluxe.killer-kart';
    const visit = await ask(where, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
    expect([visit.status, await visit.text()]).toEqual([200, '<title>Hardtop</title>']);
    expect((await ask(where, { accept: 'image/svg+xml,*/*' })).status).toBe(404);
    expect((await ask('/assets/gone.js', { accept: 'text/html' })).status).toBe(404);
  });

  it('its hashed files keep for a year and come compressed', async () => {
    const response = await ask('/assets/app-1234.js', { 'accept-encoding': 'br' });
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('content-type')).toContain('javascript');
    expect(await response.text()).toHaveLength(5_500);
    expect((await ask('/assets/app-1234.js', { 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBe(
      'gzip',
    );
  });

  it('the worker that serves it without a network is asked for anew each time, and may serve every address', async () => {
    const response = await ask('/sw.js');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-type')).toContain('javascript');
    expect(response.headers.get('content-security-policy')).toContain("worker-src 'self'");
  });

  it('lets no script in but its own, and nobody frame it', async () => {
    const { headers } = await ask('/');
    expect(headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  it.each(['/assets/gone.js', '/nothing.png', '/api', '/api/x', '/assets/../../package.json', '/%2e%2e/package.json'])(
    '%s is not there',
    async (where) => {
      expect((await ask(where)).status).toBe(404);
    },
  );

  it('an address of the page is for looking, not for posting', async () => {
    expect((await fetch(`${address}/table`, { method: 'POST' })).status).toBe(404);
  });

  it('that was not built says how to build it', async () => {
    const bare = await startToyServer({}, { pageFolder: makeFolder() });
    const response = await fetch(bare.address);
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('npm run build');
  });
});
