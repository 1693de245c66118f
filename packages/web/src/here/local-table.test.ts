import type { TableRuleset } from '@hardtop/board';
import type { ClientMessage, ServerMessage, Snapshot } from '@hardtop/host/wire';
import { digestOf, Match } from '@hardtop/kernel';
import { loadTables } from '@hardtop/rulesets';
import { beforeAll, describe, expect, it } from 'vitest';
import { Pictures } from '../net/pictures.ts';
import type { KeptGame } from './kept-game.ts';
import { LocalTable } from './local-table.ts';
import { newGame, rematchOf } from './new-game.ts';

let deluxe: TableRuleset;
let begun: KeptGame;

beforeAll(async () => {
  const found = (await loadTables()).find(({ id }) => id === 'deluxe');
  const seats = [{ kind: 'human' as const }, { kind: 'bot' as const }];
  const game = await newGame({ ruleset: 'deluxe', scenario: 'sodium-yard', seats, seed: 'a known one' });
  if (found === undefined || !game.ok) throw new Error('no game');
  deluxe = found;
  begun = game.value;
});

type Heard = Exclude<ServerMessage, { t: 'change' }>;
type Answer = Extract<ClientMessage, { ref: number }>;

/** A device with one table on it, and somebody who sits there. */
class Device {
  readonly heard: Heard[] = [];
  disk: KeptGame = begun;
  isFull = false;
  snapshot: Snapshot | null = null;
  private readonly pictures = new Pictures();
  private readonly table: LocalTable;

  constructor(game: KeptGame) {
    this.disk = game;
    const keep = async (next: KeptGame) => {
      if (!this.isFull) this.disk = structuredClone(next);
      return !this.isFull;
    };
    const table = LocalTable.open(deluxe, game, {
      say: (text) => this.take(this.pictures.whole(JSON.parse(text) as ServerMessage)),
      keep,
      pause: async () => undefined,
      now: () => 1,
    });
    if (!table.ok) throw new Error(table.error.message);
    this.table = table.value;
  }

  private take(message: Heard | null): void {
    if (message === null) throw new Error('a picture was lost');
    this.heard.push(message);
    if (message.t === 'welcome' || message.t === 'update') this.snapshot = message.snapshot;
  }

  join(): Promise<void> {
    return this.table.hear({ t: 'join', keys: [], changes: true });
  }

  /** What is answered to it, before anything else is heard. */
  async say(message: Answer): Promise<Heard | undefined> {
    await this.table.hear(message);
    return this.heard.find((each) => 'ref' in each && each.ref === message.ref);
  }

  /** Until it is our turn again, or the game is over. */
  async turn(): Promise<Snapshot> {
    await expect.poll(() => (this.snapshot?.questions.length ?? 0) > 0 || this.snapshot?.outcome !== null).toBe(true);
    if (this.snapshot === null) throw new Error('nothing to be seen');
    return this.snapshot;
  }

  async advised(ref: number): Promise<Answer> {
    const [question] = (await this.turn()).questions;
    if (question === undefined) throw new Error('nothing is asked');
    const { id: ask, seat } = question;
    const advice = await this.say({ t: 'advise', ref, seat, ask });
    if (advice?.t !== 'advice') throw new Error('no advice');
    return { t: 'choose', ref: ref + 1, seat, ask, ...advice.advice.answer };
  }
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('a game on this device', () => {
  it('is played as at a server: asked, advised, acknowledged, taken back, given up; and its journal is the game', async () => {
    const device = new Device(begun);
    await device.join();
    expect(device.heard[0]).toMatchObject({ t: 'welcome', seats: [0], card: { fairness: { kind: 'chosen' } } });
    for (let ref = 1; ref < 13; ref += 2) {
      const answer = await device.advised(ref);
      expect(await device.say(answer)).toMatchObject({ t: 'ack' });
    }
    await device.turn();
    expect(device.heard.some(({ t }) => t === 'said')).toBe(true);
    expect(await device.say({ t: 'undo', ref: 20, seat: 0 })).toMatchObject({ t: 'ack' });
    const before = await device.turn();

    const again = new Device(device.disk);
    await again.join();
    expect(plain((await again.turn()).board)).toEqual(plain(before.board));

    expect(await device.say({ t: 'resign', ref: 21, seat: 0 })).toMatchObject({ t: 'ack' });
    expect(device.snapshot?.outcome?.winners).toEqual([1]);
    const replayed = Match.restore(deluxe, device.disk.journal);
    expect(replayed.ok && replayed.value.digest()).toBe(digestOf(device.disk.journal));
    expect(replayed.ok && replayed.value.outcome).toEqual(device.snapshot?.outcome);
  });

  it('counts nothing that the device did not keep', async () => {
    const device = new Device(begun);
    await device.join();
    const answer = await device.advised(1);
    device.isFull = true;
    expect(await device.say(answer)).toMatchObject({ t: 'refused', problem: { code: 'storage' } });
    expect((await device.turn()).questions[0]?.id).toBe(answer.t === 'choose' ? answer.ask : '');
    device.isFull = false;
    expect(await device.say({ ...answer, ref: 3 })).toMatchObject({ t: 'ack' });
    expect(device.disk.journal.rows.length).toBeGreaterThan(begun.journal.rows.length);
  });

  it('refuses what is not asked, and what is a bot’s to say', async () => {
    const device = new Device(begun);
    await device.join();
    const stale = { t: 'choose', seat: 0, ask: '99', option: 'any' } as const;
    expect(await device.say({ ...stale, ref: 1 })).toMatchObject({ t: 'refused', problem: { code: 'stale' } });
    const foreign = { t: 'resign', ref: 2, seat: 1 } as const;
    expect(await device.say(foreign)).toMatchObject({ t: 'refused', problem: { code: 'not-yours' } });
  });

  it('can be played once more, with seats changed and other dice', async () => {
    const next = await rematchOf(begun);
    expect(next.ok && next.value.seats.map(({ kind }) => kind)).toEqual(['bot', 'human']);
    expect(next.ok && next.value.journal.seed).not.toBe(begun.journal.seed);
  });

  it('of other rules than are here says so', () => {
    const old = { ...begun, journal: { ...begun.journal, version: '0.0.1' } };
    const table = LocalTable.open(deluxe, old, {
      say: () => undefined,
      keep: async () => true,
      pause: async () => undefined,
      now: () => 1,
    });
    expect(table.ok ? null : table.error.code).toBe('version');
  });
});
