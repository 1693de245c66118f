import type { KeepThese, Kept } from '@hardtop/server/wire';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type MyGame, useMyGames } from '../base/my-games.ts';
import { keepsName, NAME } from '../base/name.ts';
import { storeToken } from '../kept/token.ts';
import { bringMine, follow, forgetMine } from './mine.ts';

// The server is played by the test: it keeps what it is sent, as the real one does.

const TOKEN = 'a-token-that-this-browser-made-for-itself';
const realFetch = globalThis.fetch;
let isIn: boolean;
let kept: { library: string | null; games: Map<string, Kept['games'][number]> };
let asked: string[];

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

function keep({ library, games = [] }: KeepThese): void {
  kept.library ??= library ?? null;
  for (const { invites = [], ...game } of games)
    kept.games.set(game.id, { ...game, invites, title: `Game ${game.id}`, over: false });
}

function answer(path: string, method: string, body: unknown): Response {
  if (!path.startsWith('/api/me/kept')) return json({ since: 0, next: 0, more: false, entries: [], campaigns: [] });
  if (!isIn) return json({ problems: [{ code: 'sign-in', message: 'Come in first.' }] }, 401);
  if (method === 'POST') keep(body as KeepThese);
  if (method === 'DELETE') kept.games.delete(path.split('/').at(-1) ?? '');
  return json({ library: kept.library, games: [...kept.games.values()], campaigns: [] });
}

beforeEach(() => {
  localStorage.clear();
  useMyGames.setState({ games: [] });
  storeToken(TOKEN);
  isIn = true;
  kept = { library: null, games: new Map() };
  asked = [];
  globalThis.fetch = async (path, init) => {
    const method = init?.method ?? 'GET';
    asked.push(`${method} ${String(path)}`);
    return answer(String(path), method, typeof init?.body === 'string' ? JSON.parse(init.body) : undefined);
  };
});

afterEach(() => {
  globalThis.fetch = realFetch;
  useMyGames.setState({ games: [] });
  localStorage.clear();
});

const play = (id: string, more: Partial<MyGame> = {}) =>
  useMyGames.getState().remember({ id, keys: [{ seat: 0, key: `key of ${id}` }], ...more });
const listed = () => useMyGames.getState().games.map(({ id }) => id);

it('a guest’s seats and library are brought, games of this device and games that are only watched are not', async () => {
  play('one');
  play('here-two');
  play('watched', { keys: [] });
  kept.games.set('far', { id: 'far', keys: [{ seat: 1, key: 'k' }], invites: [], title: 'Far away', over: true });
  await bringMine('Ann');
  expect([...kept.games.keys()].sort()).toEqual(['far', 'one']);
  expect(kept.library).toBe(TOKEN);
  expect(useMyGames.getState().games.find(({ id }) => id === 'far')).toMatchObject({ title: 'Far away', over: true });
  expect(keepsName()).toBe(true);
});

it('what was forgotten on another device goes, what is new here is sent, and what somebody forgets here is forgotten there', async () => {
  for (const id of ['one', 'two']) play(id);
  await bringMine('Ann');
  kept.games.delete('one');
  play('three');
  await follow();
  expect(listed().sort()).toEqual(['three', 'two']);
  expect([...kept.games.keys()].sort()).toEqual(['three', 'two']);
  play('four');
  await expect.poll(() => [...kept.games.keys()]).toContain('four');
  useMyGames.getState().forget('two');
  await expect.poll(() => [...kept.games.keys()].sort()).toEqual(['four', 'three']);
  // Whoever has left sends nothing any more, and what is forgotten then stays on the server.
  await forgetMine();
  asked = [];
  play('five');
  expect(listed()).toEqual(['five']);
  expect([...kept.games.keys()].sort()).toEqual(['four', 'three']);
  expect(asked).toEqual([]);
  expect(localStorage.getItem(NAME)).toBeNull();
});
