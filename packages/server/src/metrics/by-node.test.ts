import { expect, it } from 'vitest';
import { byNode } from './by-node.ts';
import { Counter, Gauge, Histogram } from './instruments.ts';

function textOf(count: number): string {
  const games = new Counter('games_total', 'Games, by ruleset.');
  games.add({ ruleset: 'toy' }, count);
  const seconds = new Histogram('game_seconds', 'How long.');
  seconds.add(count);
  const sockets = new Gauge('sockets', 'Open.', () => [[{}, count]]);
  return `${[games, seconds, sockets].flatMap((one) => one.lines()).join('\n')}\n`;
}

it('what nodes measure is one text: each sample says whose it is, and each name is explained once', () => {
  const text = byNode([
    { node: 0, text: textOf(1) },
    { node: 1, text: textOf(2) },
  ]);
  const lines = text.trimEnd().split('\n');
  expect(lines.slice(0, 4)).toEqual([
    '# HELP games_total Games, by ruleset.',
    '# TYPE games_total counter',
    'games_total{node="0",ruleset="toy"} 1',
    'games_total{node="1",ruleset="toy"} 2',
  ]);
  expect(lines.slice(-4)).toEqual([
    '# HELP sockets Open.',
    '# TYPE sockets gauge',
    'sockets{node="0"} 1',
    'sockets{node="1"} 2',
  ]);
  expect(lines.filter((line) => line.startsWith('# TYPE'))).toHaveLength(3);
  expect(lines).toContain('game_seconds_bucket{node="1",le="+Inf"} 1');
});
