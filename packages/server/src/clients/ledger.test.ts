import { describe, expect, it } from 'vitest';
import { USUAL_LIMITS } from '../settings/limits.ts';
import { clientOf } from './address.ts';
import { ClientLedger } from './ledger.ts';

const LIMITS = { ...USUAL_LIMITS, games: { atOnce: 2, anHour: 60 }, tokens: { atOnce: 1, anHour: 1 }, sockets: 2 };

describe('a ledger of clients', () => {
  it('refuses the one who has taken enough, says when to come back, and nobody else', () => {
    const ledger = new ClientLedger(LIMITS);
    expect([1, 2].map(() => ledger.spend('a', 'games'))).toEqual([null, null]);
    expect(ledger.spend('a', 'games')).toMatchObject({
      problem: { code: 'too-many', field: 'games' },
      retrySeconds: 60,
    });
    expect(ledger.spend('b', 'games')).toBeNull();
  });

  it('a token is counted once, however often it saves', () => {
    const ledger = new ClientLedger(LIMITS);
    expect(['x', 'x', 'x'].map((token) => ledger.spendToken('a', token))).toEqual([null, null, null]);
    expect(ledger.spendToken('a', 'y')).toMatchObject({ problem: { code: 'too-many' } });
    expect(ledger.spendToken('a', 'x')).toBeNull();
  });

  it('a socket that closes makes room for another, once', () => {
    const ledger = new ClientLedger(LIMITS);
    const first = ledger.openSocket('a');
    expect(first.ok && ledger.openSocket('a').ok).toBe(true);
    expect(ledger.openSocket('a').ok).toBe(false);
    if (first.ok) for (let i = 0; i < 3; i++) first.value();
    expect(ledger.openSocket('a').ok).toBe(true);
    expect(ledger.openSocket('a').ok).toBe(false);
  });

  it('a hundred thousand addresses cost no more memory than ten thousand, and free nobody who still comes', () => {
    const ledger = new ClientLedger(LIMITS);
    for (let i = 0; i < 100_000; i++) {
      ledger.spend(`stranger ${i}`, 'requests');
      if (i % 100 === 0) ledger.spend('a', 'games');
    }
    expect(ledger.spend('a', 'games')).not.toBeNull();
    expect(Reflect.get(ledger, 'accounts')).toHaveProperty(
      'size',
      expect.toSatisfy((size) => size <= 10_000),
    );
  });

  it('without limits counts nothing', () => {
    const ledger = new ClientLedger(null);
    for (let i = 0; i < 10_000; i++) expect(ledger.spend('a', 'games')).toBeNull();
    expect(ledger.openSocket('a').ok && ledger.spendToken('a', 'x') === null).toBe(true);
  });
});

describe('who asks, by the address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:0:1:aaaa::1', '2001:db8:0:1::/64'],
    ['2001:DB8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', ''],
  ])('%s is %s', (address, client) => {
    expect(clientOf(address)).toBe(client);
  });
});
