import { createServer, type Server } from 'node:net';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { GameStore } from '../storage/game-store.ts';
import { NodeRegister, type Peer } from '../storage/node-register.ts';
import { type OpenDatabase, openDatabase } from '../storage/open-database.ts';
import { freshDatabases } from '../testing/databases.ts';
import { buryIfGone } from './burial.ts';

const fresh = freshDatabases();
const open: { close(): unknown }[] = [];

afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

const SECONDS = 30;
const GAME = {
  id: 'game',
  ruleset: 'toy',
  version: '1',
  title: 'A game',
  setup: {},
  seed: 'seed',
  dice: { script: [], after: 'seed' },
  seats: [],
  referee: null,
} as const;

async function listening(): Promise<{ readonly server: Server; readonly address: string }> {
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { server, address: `http://127.0.0.1:${address.port}` };
}

/** A node that has a game, and another that looks at it. */
async function twoNodes() {
  const settings = await fresh('postgresql');
  const [one, two] = await Promise.all([openDatabase(settings), openDatabase(settings)]);
  open.push(two);
  const { server, address } = await listening();
  open.push(server);
  const self = { address, secret: 'hush' };
  const own = new NodeRegister(one.aside, 'one', SECONDS);
  await own.beat(self, one.messenger.line);
  const store = new GameStore(one.db, 'one', SECONDS);
  await store.create(GAME, { rows: [], shots: [], end: null });
  expect(await store.take(GAME.id)).toBe('taken');
  const register = new NodeRegister(two.aside, 'two', SECONDS);
  const peer: Peer = { id: 'one', ...self };
  const canTake = async () => (await new GameStore(two.db, 'two', SECONDS).take(GAME.id)) === 'taken';
  return { one, own, self, server, register, peer, canTake };
}

/** As when its process is killed: PostgreSQL sees the line end. */
async function cutLine(one: OpenDatabase, register: NodeRegister): Promise<void> {
  await one.close();
  await expect.poll(async () => (await register.suspects()).length).toBe(1);
}

describe('a node', () => {
  it('whose line is gone and who is nowhere to be reached is dead at once, though it has just taken a game', async () => {
    const { one, server, register, peer, canTake } = await twoNodes();
    await cutLine(one, register);
    server.close();
    expect(await canTake()).toBe(false);
    expect(await buryIfGone(register, peer)).toBe(true);
    expect(await register.holderOf(GAME.id)).toBeNull();
    expect(await canTake()).toBe(true);
  });

  it('whose line is gone but who can be reached is not', async () => {
    const { one, register, peer, canTake } = await twoNodes();
    await cutLine(one, register);
    expect(await buryIfGone(register, peer)).toBe(false);
    expect(await canTake()).toBe(false);
  });

  it('who cannot be reached but whose line stands is not, while it gives signs of life', async () => {
    const { one, server, register, peer, canTake } = await twoNodes();
    open.push(one);
    server.close();
    expect(await register.suspects()).toEqual([]);
    expect(await buryIfGone(register, peer)).toBe(false);
    expect(await canTake()).toBe(false);
  });

  it('who is silent is asked for, and dead if nobody is there, though its line seems to stand', async () => {
    const { one, server, register, peer, canTake } = await twoNodes();
    open.push(one);
    await sql`update nodes set until = now() + make_interval(secs => ${SECONDS / 2})`.execute(one.db);
    expect(await register.suspects()).toEqual([peer]);
    expect(await buryIfGone(register, peer)).toBe(false);
    server.close();
    expect(await buryIfGone(register, peer)).toBe(true);
    expect(await canTake()).toBe(true);
  });

  it('who was buried alive hears of it with the next sign of life, and counts as alive again', async () => {
    const { one, own, self, server, register, peer } = await twoNodes();
    open.push(one);
    expect(await own.beat(self, one.messenger.line)).toBe(true);
    await own.beat(self, 4_711);
    server.close();
    expect(await buryIfGone(register, peer)).toBe(true);
    expect(await own.beat(self, one.messenger.line)).toBe(false);
    expect(await own.beat(self, one.messenger.line)).toBe(true);
    expect(await register.suspects()).toEqual([]);
  });

  it('who keeps no line is missed by time alone', async () => {
    const { one, own, self, server, register, peer } = await twoNodes();
    open.push(one);
    await own.beat(self, null);
    server.close();
    expect(await buryIfGone(register, peer)).toBe(false);
  });
});
