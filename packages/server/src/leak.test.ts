import { toy } from '@hardtop/kernel/toy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entryOf } from './testing/entries.ts';
import { LEAK_PAIRS, type LeakPair } from './testing/leak-pairs.ts';
import { firstTell } from './testing/leak-proof.ts';
import { cleanUp, startToyServer } from './testing/servers.ts';

/** The toy, with its secrets let out in one place. */
const leaky = (id: string, leak: Partial<typeof toy>) => ({ ...toy, id, ...leak });

const drawnOpenly = leaky('drawn', { view: (setup, _known, viewer) => toy.view(setup, toy.begin(setup), viewer) });
const toldToAll = leaky('told', {
  *segment(game) {
    yield* toy.segment({
      ...game,
      emit: ({ to: _, ...event }) => game.emit(event),
    });
  },
});
const fileOpen = leaky('file', { knownFile: (file) => file });

const LEAKS: readonly (readonly [string, typeof toy, RegExp])[] = [
  ['on the board', { ...drawnOpenly, knownFile: (file) => file }, /socket of the seat/],
  ['in events', toldToAll, /socket of the seat/],
  ['in the set-up of a journal', fileOpen, /journal/],
];

let addresses: readonly [string, string];

beforeAll(async () => {
  const tables = [...LEAK_PAIRS.map(({ table }) => table), ...LEAKS.map(([, table]) => table)];
  const rulesets = [...new Map(tables.map((table) => [table.id, table])).values()].map(entryOf);
  const [one, other] = [await startToyServer({}, { rulesets }), await startToyServer({}, { rulesets })];
  addresses = [one.address, other.address];
});
afterAll(cleanUp);

describe('two games that differ in what a seat may not know', () => {
  it.each(LEAK_PAIRS.map((pair) => [pair.title, pair] as const))(
    'give the seat and the stands the same bytes: %s',
    async (_title, pair) => {
      const { answers, tell } = await firstTell(addresses, pair);
      expect(tell).toBeNull();
      expect(answers).toBeGreaterThanOrEqual(pair.least);
    },
  );

  it.each(LEAKS)('are told apart where something leaks %s', async (_where, table, where) => {
    const files = [
      { turns: 3, seats: 2, armor: [7, 8] },
      { turns: 3, seats: 2, armor: [7, 3] },
    ] as const;
    const pair: LeakPair = { title: table.id, table, outsider: 0, files, least: 0 };
    const { tell } = await firstTell(addresses, pair);
    expect(tell?.where).toMatch(where);
  });
});
