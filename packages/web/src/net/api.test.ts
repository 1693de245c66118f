import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useReach } from '../base/reach.ts';
import { FakeWorker, lastWorker } from '../testing/fake-worker.ts';
import { api } from './api.ts';

const SEATS = [{ kind: 'human' as const }, { kind: 'bot' as const }];
const ASKED = { ruleset: 'deluxe', scenario: 'the-pit', seats: SEATS };
/** A game that the device has made. */
const MADE = { t: 'made', made: { ok: true, value: { id: 'here-1', seats: [], referee: false } } };

/** As soon as a worker is asked for a game, it gives one. */
async function madeHere(): Promise<void> {
  await expect.poll(() => FakeWorker.started.length).toBeGreaterThan(0);
  lastWorker().onmessage?.({ data: MADE });
}

const answering = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer));
const problem = (code: string) => JSON.stringify({ problems: [{ code, message: 'No.' }] });

beforeEach(() => {
  FakeWorker.started.length = 0;
  vi.stubGlobal('Worker', FakeWorker);
  useReach.setState({ isAway: false });
});
afterEach(() => useReach.setState({ isAway: false }));

describe('a game that needs nobody elsewhere', () => {
  it.each([
    ['nobody answers', () => Promise.reject(new Error('no network'))],
    [
      'a proxy answers for a server that is not there',
      async () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
    ],
  ])('is made on this device where %s', async (_what, answer) => {
    answering(answer);
    const [reply] = await Promise.all([api.create(ASKED, false), madeHere()]);
    expect(reply).toMatchObject({ ok: true, value: { game: 'here-1' } });
    expect(useReach.getState().isAway).toBe(true);
    // The next one does not wait for a server that is known to be away.
    FakeWorker.started.length = 0;
    await Promise.all([api.create(ASKED, false), madeHere()]);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['takes it', async () => new Response('{"game":"g","keys":[]}', { status: 201 }), true],
    ['refuses it', async () => new Response(problem('unknown-scenario'), { status: 422 }), false],
    ['lacks its database', async () => new Response(problem('storage'), { status: 503 }), false],
  ] as const)('is the server’s where that %s', async (_what, answer, isMade) => {
    answering(answer);
    expect((await api.create(ASKED, false)).ok).toBe(isMade);
    expect(FakeWorker.started).toEqual([]);
    expect(useReach.getState().isAway).toBe(false);
  });
});

it('a game with a friend elsewhere is not made where he could not come', async () => {
  answering(() => Promise.reject(new Error('no network')));
  expect(await api.create(ASKED, true)).toMatchObject({ ok: false, error: { status: 0 } });
  expect(FakeWorker.started).toEqual([]);
});

it('the server is there again as soon as it answers anything', async () => {
  useReach.setState({ isAway: true });
  answering(async () => new Response('{"ok":true}'));
  await api.health();
  expect(useReach.getState().isAway).toBe(false);
});
