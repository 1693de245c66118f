import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guardedPost, isPublicAddress, readTarget } from './guarded-post.ts';

let server: Server;
let address: string;
const heard: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    heard.push(request.url ?? '');
    if (request.url === '/away') response.writeHead(302, { location: `${address}/there` }).end();
    else if (request.url === '/flood') response.end(Buffer.alloc(10 * 1024 * 1024));
    else if (request.url !== '/silent') response.end('ok');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const post = (path: string, reach: 'public' | 'any') =>
  guardedPost({ url: new URL(path, address), headers: {}, body: '{}' }, reach);

describe('what strangers have the server call', () => {
  it.each([
    ...['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1'],
    ...['255.255.255.255', '::1', '::', 'fe80::1', 'fd00::1', 'ff02::1', '::ffff:127.0.0.1', '64:ff9b::7f00:1'],
    ...['2002:7f00:1::', '2001:db8::1', '::127.0.0.1', 'nonsense', ''],
  ])('%s is not on the open network', (one) => expect(isPublicAddress(one)).toBe(false));

  it.each(['8.8.8.8', '93.184.216.34', '2606:4700::1111'])('%s is', (one) => expect(isPublicAddress(one)).toBe(true));

  it.each([
    ...['ftp://example.org/', 'file:///etc/passwd', 'javascript:alert(1)', 'gopher://example.org', 'nonsense', ''],
    ...['https://user:word@example.org/', 'http://127.0.0.1/', 'http://[::1]/', 'http://2130706433/', 'http://0x7f.1/'],
    `https://example.org/${'x'.repeat(2_100)}`,
  ])('%s is refused in words', (one) => {
    expect(readTarget(one, 'public')).toMatchObject({ ok: false, error: { field: 'url' } });
  });

  it('a name that leads home is not called, unless the operator says so', async () => {
    const { port } = new URL(address);
    const url = new URL(`http://localhost:${port}/home`);
    await expect(guardedPost({ url, headers: {}, body: '' }, 'public')).rejects.toThrow('open network');
    await expect(guardedPost({ url, headers: {}, body: '' }, 'off')).rejects.toThrow('calls nobody');
    expect(heard).not.toContain('/home');
    expect(await post('/fine', 'any')).toBe(200);
  });

  it('goes nowhere else by a redirect, reads no flood, and waits for nobody', async () => {
    expect(await post('/away', 'any')).toBe(302);
    expect(heard).not.toContain('/there');
    expect(await post('/flood', 'any')).toBe(200);
    await expect(post('/silent', 'any')).rejects.toThrow();
  }, 20_000);
});
