import { describe, expect, it } from 'vitest';
import { hashSeatKey, holderOf, makeGameId } from './seat-keys.ts';

describe('keys', () => {
  it("open the seats whose digest they have, and one of them the referee's chair", () => {
    const seats = [0, 1].map((seat) => ({
      ...{ seat, name: 'x', plays: 'y', kind: 'human' as const, keyHash: hashSeatKey(`key${seat}`) },
    }));
    const locks = { seats, referee: hashSeatKey('whistle') };
    expect(holderOf(locks, ['key1', 'key0', 'key1'])).toMatchObject({
      ok: true,
      value: { held: [{ seat: 0 }, { seat: 1 }], referee: null },
    });
    expect(holderOf(locks, ['key1', 'whistle'])).toMatchObject({
      ok: true,
      value: { held: [{ seat: 1 }], referee: 'whistle' },
    });
    expect(holderOf(locks, ['key1', 'x'])).toMatchObject({ ok: false, error: { field: 'keys.1' } });
    expect(holderOf({ seats, referee: null }, ['whistle']).ok).toBe(false);
    expect(makeGameId()).toMatch(/^[2-9a-z]{12}$/);
  });
});
