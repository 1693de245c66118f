import { afterAll, describe, expect, it } from 'vitest';
import type { Settings } from '../settings/settings.ts';
import { cleanUp, createToyGame, keyOf, startToyServer } from '../testing/servers.ts';
import { TableClient } from '../testing/table-client.ts';

afterAll(cleanUp);

const metricsOf = async (address: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${address}/metrics`, { headers });
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
};

const numberOf = (text: string, name: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')[1],
  );

/** A server for each setting; whoever only asks may share it. */
const addresses = new Map<Settings['metrics'], Promise<string>>();
function addressFor(metrics: Settings['metrics']): Promise<string> {
  const known = addresses.get(metrics) ?? startToyServer({ metrics }).then(({ address }) => address);
  addresses.set(metrics, known);
  return known;
}

describe('GET /metrics', () => {
  it('tells games, tables, sockets, choices and how long they took, and names nobody', async () => {
    const { address } = await startToyServer();
    const game = await createToyGame(address);
    const client = await TableClient.join(address, game.game, [keyOf(game, 0), keyOf(game, 1)]);
    for (const seat of [0, 1]) await client.choose(seat, 'speed', { mph: 20 });
    await client.ask({ t: 'choose', seat: 0, ask: 'none', option: 'x' });
    const { status, type, text } = await metricsOf(address);
    expect([status, type]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
    expect(numberOf(text, 'hardtop_games_opened_total{ruleset="toy"}')).toBe(1);
    expect(numberOf(text, 'hardtop_rooms')).toBe(1);
    expect(numberOf(text, 'hardtop_sockets')).toBe(1);
    expect(numberOf(text, 'hardtop_choices_total{result="stored"}')).toBe(2);
    expect(numberOf(text, 'hardtop_choices_total{result="refused"}')).toBe(1);
    expect(numberOf(text, 'hardtop_choice_seconds_count')).toBe(2);
    expect(numberOf(text, 'hardtop_choice_seconds_bucket{le="+Inf"}')).toBe(2);
    expect(numberOf(text, 'hardtop_requests_total{status="2xx"}')).toBeGreaterThan(0);
    expect(numberOf(text, 'hardtop_event_loop_lag_seconds{quantile="0.99"}')).toBeGreaterThanOrEqual(0);
    expect(text).not.toContain(game.game);
    await client.ask({ t: 'resign', seat: 0 });
    expect(numberOf((await metricsOf(address)).text, 'hardtop_games_over_total{ruleset="toy"}')).toBe(1);
    client.close();
  });

  it('is every line a comment or a name, labels and a number', async () => {
    const { text } = await metricsOf(await addressFor('loopback'));
    const odd = text
      .trimEnd()
      .split('\n')
      .filter((line) => !/^(# (HELP|TYPE) \w+ .+|\w+(\{(\w+="[^"]*",?)+\})? -?[\d.e+-]+)$/.test(line));
    expect(odd).toEqual([]);
  });

  it.each([
    ['off', {}, 404],
    ['loopback', {}, 200],
    ['loopback', { 'x-forwarded-for': '192.0.2.1' }, 404],
    ['everyone', { 'x-forwarded-for': '192.0.2.1' }, 200],
  ] as const)('%s, asked with %j: %i', async (metrics, headers, status) => {
    expect((await metricsOf(await addressFor(metrics), headers)).status).toBe(status);
  });
});
