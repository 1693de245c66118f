import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningServer } from '../start.ts';
import { cleanUp, createToyGame, keyOf, startToyServer } from '../testing/servers.ts';
import { TableClient } from '../testing/table-client.ts';

let server: RunningServer;

beforeAll(async () => {
  server = await startToyServer();
});
afterAll(cleanUp);

it('who asks for changes sees the same as who does not, also after coming later and after a step back', async () => {
  const game = await createToyGame(server.address);
  const join = (seat: number, changes = false) =>
    TableClient.join(server.address, game.game, [keyOf(game, seat)], changes);
  const [ann, bob] = [await join(0), await join(1)];
  const early = await join(0, true);
  await ann.choose(0, 'speed', { mph: 45 });
  await bob.choose(1, 'speed', { mph: 10 });
  const late = await join(0, true);
  await ann.choose(0, 'ram');
  await bob.until(() => (bob.snapshot.rows === 3 ? true : null));
  await ann.ask({ t: 'undo', seat: 0 });
  await bob.until(() => bob.snapshot.undoRequest);
  await bob.ask({ t: 'answer-undo', seat: 1, grant: true });
  await ann.until(() => (ann.snapshot.rows === 2 ? true : null));
  for (const follower of [early, late]) {
    await follower.refusedFor({ t: 'preview', seat: 0, ask: 'nothing', option: 'nothing' });
    expect(follower.snapshot).toEqual(ann.snapshot);
    const numbers = follower.heard.flatMap((message) => ('n' in message ? [message.n] : []));
    expect(numbers).toEqual(numbers.map((_, i) => (numbers[0] ?? 0) + i));
    expect(follower.heard.some(({ t }) => t === 'change')).toBe(true);
    expect(follower.heard.some(({ t }) => t === 'update')).toBe(false);
  }
  for (const client of [ann, bob, early, late]) client.close();
});
