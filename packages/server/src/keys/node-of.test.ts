import { describe, expect, it } from 'vitest';
import { makePlace, nodeOf, parsePlace } from './node-of.ts';
import { gameIdFor } from './seat-keys.ts';

describe('the node of a game', () => {
  it('is the one that made its id', () => {
    for (const nodes of [1, 2, 3, 64])
      for (let node = 0; node < nodes; node++) expect(nodeOf(gameIdFor({ node, nodes }), nodes)).toBe(node);
  });

  it('is any of them for ids that were made by nobody of them, each about as often', () => {
    const counts = [0, 0, 0, 0];
    for (let i = 0; i < 4_000; i++) {
      const node = nodeOf(gameIdFor({ node: 0, nodes: 1 }), 4);
      counts[node] = (counts[node] ?? 0) + 1;
    }
    expect(Math.min(...counts)).toBeGreaterThan(800);
  });
});

describe('a place', () => {
  it('is read as it was written', () => {
    const place = { node: 2, nodes: 5 };
    expect(parsePlace(makePlace(place))).toEqual(place);
  });

  it.each([undefined, '', 'x', '1', '2/2', '-1/2', '1/x'])('that is none, %j, is that of a server alone', (text) => {
    expect(parsePlace(text)).toEqual({ node: 0, nodes: 1 });
  });
});
