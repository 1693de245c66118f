import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gameOf, useMyGames } from '../base/my-games.ts';
import { renewKey } from './renew-key.ts';

let asked: string[];
let followed: readonly { readonly game: string; readonly seat: number }[];

beforeEach(() => {
  asked = [];
  followed = [];
  useMyGames.setState({ games: [] });
  useMyGames.getState().remember({ id: 'one', keys: [{ seat: 1, key: 'old' }] });
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    asked.push(`${method} ${path}${typeof body === 'string' ? ` ${body}` : ''}`);
    if (method === 'PUT') return new Response(null, { status: 204 });
    return new Response(JSON.stringify({ channels: [], seats: followed, latest: [] }));
  });
});
afterEach(() => useMyGames.setState({ games: [] }));

const renew = async () => ({ game: 'one', seat: 1, key: 'new' });

it('whoever changes the key of a seat is told of it as before', async () => {
  followed = [{ game: 'one', seat: 1 }];
  await renewKey('one', 1, renew);
  expect(gameOf('one')?.keys).toEqual([{ seat: 1, key: 'new' }]);
  expect(asked).toEqual(['GET /api/notices', 'PUT /api/notices/games/one {"keys":["new"]}']);
});

it('and not told of what they were not told of, nor with a key that was refused', async () => {
  followed = [{ game: 'other', seat: 0 }];
  await renewKey('one', 1, renew);
  followed = [{ game: 'one', seat: 1 }];
  await renewKey('one', 1, async () => null);
  expect(asked).toEqual(['GET /api/notices', 'GET /api/notices']);
  expect(gameOf('one')?.keys).toEqual([{ seat: 1, key: 'new' }]);
});
