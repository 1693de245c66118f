import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CreatedGame, Snapshot } from '@hardtop/server/wire';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeFindingsInBothLooks, overhang } from './support/axe.ts';
import { answer, atRest, question } from './support/play.ts';
import { Table } from './support/table.ts';
import { visitors } from './support/visitors.ts';

const text = (bytes: Buffer) => bytes.toString('base64url');

/** What a browser's maker would run: takes what the server sends for one browser, and what only that browser opens. */
class PushService {
  readonly came: Buffer[] = [];
  readonly subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  private readonly own: ECDH = createECDH('prime256v1');
  private readonly auth = randomBytes(16);

  constructor(endpoint: string) {
    this.own.generateKeys();
    this.subscription = { endpoint, keys: { p256dh: text(this.own.getPublicKey()), auth: text(this.auth) } };
  }

  /** As RFC 8291 has it. */
  open(sealed: Buffer): string {
    const [salt, from] = [sealed.subarray(0, 16), sealed.subarray(21, 86)];
    const bytes = (...given: Parameters<typeof hkdfSync>) => Buffer.from(hkdfSync(...given));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.own.getPublicKey(), from]);
    const shared = bytes('sha256', this.own.computeSecret(from), this.auth, info, 32);
    const key = bytes('sha256', shared, salt, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = bytes('sha256', shared, salt, 'Content-Encoding: nonce\0', 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([decipher.update(sealed.subarray(86, -16)), decipher.final()]);
    return plain.subarray(0, plain.lastIndexOf(2)).toString();
  }
}

const vapid = createECDH('prime256v1');
vapid.generateKeys();
const table = new Table({
  HARDTOP_PUBLIC_URL: 'https://cars.example',
  HARDTOP_VAPID_PUBLIC: text(vapid.getPublicKey()),
  HARDTOP_VAPID_PRIVATE: text(vapid.getPrivateKey()),
  HARDTOP_VAPID_SUBJECT: 'mailto:op@cars.example',
  HARDTOP_PUSH_REACH: 'any',
});
const service = createServer((request, response) => {
  const pieces: Buffer[] = [];
  request.on('data', (piece: Buffer) => pieces.push(piece));
  request.on('end', () => {
    push.came.push(Buffer.concat(pieces));
    response.writeHead(201).end();
  });
});
let push: PushService;

beforeAll(async () => {
  await Promise.all([table.start(), new Promise<void>((done) => service.listen(0, '127.0.0.1', done))]);
  push = new PushService(`http://127.0.0.1:${(service.address() as AddressInfo).port}/push`);
});
afterAll(async () => {
  service.close();
  await table.close();
});

const visit = visitors();

/** The one thing that is not the browser's own: nobody reaches its maker from here. Runs in the page, before anything else of it. */
function subscribeAt(given: PushService['subscription']): void {
  const subscribed = { toJSON: () => given };
  Object.assign(PushManager.prototype, { subscribe: async () => subscribed });
}

async function ask<T>(path: string, key: string, body?: unknown): Promise<T> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const response = await fetch(`${table.address}/api/games${path}`, { headers, ...sent });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as T;
}

/** The other one answers as it is suggested, until it is Ann's turn. */
async function playOn({ game, keys }: CreatedGame): Promise<void> {
  const key = keys.find(({ seat }) => seat === 1)?.key ?? '';
  for (;;) {
    const { questions, waiting } = await ask<Snapshot>(`/${game}/snapshot`, key);
    if (waiting.some(({ seat }) => seat === 0)) return;
    const { id, suggested, options } = questions[0] ?? { id: '', options: [] };
    await ask(`/${game}/choices`, key, {
      ask: id,
      option: suggested?.option ?? options[0]?.id,
      params: suggested?.params,
    });
  }
}

/** Hands the browser's own service worker what came, as the browser would. */
async function deliver(context: BrowserContext, page: Page, data: string): Promise<void> {
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: table.address,
    registrationId: await registered,
    data,
  });
}

/**
 * Runs in the service worker. The browser without a window has nowhere to show a notice, and browsers open and raise pages for a real press
 * alone: what the worker asks of the browser is written down.
 */
const WRITE_DOWN = `
  self.notices = [];
  self.asked = [];
  ServiceWorkerRegistration.prototype.showNotification = async (title, { body, data }) => void notices.push({ title, body, data });
  clients.openWindow = async (path) => void asked.push('open ' + path);
  WindowClient.prototype.focus = async function () { asked.push('focus ' + new URL(this.url).pathname); };
`;

/** A press on the notice. */
const PRESS = `(async () => {
  const done = [];
  const notification = { ...notices[0], close: () => notices.shift() };
  const event = Object.assign(new Event('notificationclick'), { notification, waitUntil: (job) => done.push(job) });
  self.dispatchEvent(event);
  await Promise.all(done);
  return { asked: asked.splice(0), left: notices.length };
})()`;

it('a browser that has subscribed is told that it is its turn, sealed, and a press leads to the table', async () => {
  push.came.length = 0;
  const { page, context } = await visit({ serviceWorkers: 'allow', permissions: ['notifications'] });
  await context.addInitScript(subscribeAt, push.subscription);
  const seats = [{ kind: 'human' }, { kind: 'human' }];
  const made = await ask<CreatedGame>('', '', {
    ruleset: 'deluxe',
    scenario: 'the-pit',
    seed: 'in the browser',
    seats,
  });
  const at = `/game/${made.game}`;
  await page.goto(`${table.address}/join/${made.game}#0.${made.keys.find(({ seat }) => seat === 0)?.key}`);
  await atRest(page);
  await answer(page, 'Space');

  await page.goto(`${table.address}/you`);
  const part = page.getByRole('region', { name: 'When it is your turn' });
  await part.getByRole('button', { name: 'Tell this browser' }).click();
  await part.getByText('This browser will be told.').waitFor();
  await part.getByRole('checkbox').click();
  await expect.poll(() => part.getByRole('checkbox').isChecked()).toBe(true);
  expect(await axeFindingsInBothLooks(page)).toEqual([]);
  expect(await overhang(page)).toBe(0);

  await playOn(made);
  await expect.poll(() => push.came.length).toBe(1);
  const [sealed = Buffer.alloc(0)] = push.came;
  expect(sealed.includes('turn')).toBe(false);
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(WRITE_DOWN);
  await deliver(context, page, push.open(sealed));
  await expect
    .poll(() => worker.evaluate('notices'))
    .toEqual([
      {
        title: expect.stringContaining('it is your turn'),
        body: expect.stringContaining('It is your turn.'),
        data: at,
      },
    ]);

  // Nowhere open, the table is opened; where it is open, it is led to.
  expect(await worker.evaluate(PRESS)).toEqual({ asked: [`open ${at}`], left: 0 });
  const other = await context.newPage();
  await other.goto(`${table.address}${at}`);
  await question(other).getByRole('button', { name: 'Do it' }).waitFor();
  await deliver(context, page, push.open(sealed));
  await expect.poll(() => worker.evaluate('notices.length')).toBe(1);
  expect(await worker.evaluate(PRESS)).toEqual({ asked: [`focus ${at}`], left: 0 });
});
