import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CountedRows } from './counted-rows.ts';
import { isInput, type Row } from './journal.ts';
import { toy } from './testing/toy.ts';
import { bidAll, say, startedToy } from './testing/toy-match.ts';

/** By the definition: every undo takes the answers from a row on out of the list. */
function byDefinition(rows: readonly Row[]): readonly Row[] {
  let kept: Row[] = [];
  for (const row of rows) {
    kept.push(row);
    const to = row.params.to ?? 0;
    if (row.kind === 'undo' && row.option === 'take') kept = kept.filter((old) => old.n < to || !isInput(old));
  }
  return kept.filter(({ kind, params }) => kind !== 'undo' || params.fresh === 1);
}

const moves = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.constant('choice' as const) },
    fc.constantFrom('order' as const, 'amend' as const, 'ask' as const),
    fc.record({ back: fc.integer({ min: 0, max: 9 }), fresh: fc.constantFrom(undefined, 1, 2) }),
  ),
  { maxLength: 60 },
);

type Move = typeof moves extends fc.Arbitrary<(infer M)[]> ? M : never;

function rowsOf(made: readonly Move[]): readonly Row[] {
  return made.map((move, i): Row => {
    const row = { n: i + 1, ask: '', seat: 0, by: 'player', option: '', params: {} } as const;
    if (move === 'ask') return { ...row, kind: 'undo', option: 'ask' };
    if (typeof move === 'string') return { ...row, kind: move };
    const to = Math.max(1, i + 1 - move.back);
    return {
      ...row,
      kind: 'undo',
      option: 'take',
      params: move.fresh === undefined ? { to } : { to, fresh: move.fresh },
    };
  });
}

it('rows that count are those that no undo has taken back, whole and from any row on', () => {
  fc.assert(
    fc.property(moves, fc.integer({ min: 0, max: 60 }), (made, n) => {
      const rows = rowsOf(made);
      const counted = new CountedRows();
      for (const row of rows) counted.add(row);
      expect(counted.after(0)).toEqual(byDefinition(rows));
      expect(counted.after(n)).toEqual(byDefinition(rows).filter((row) => row.n > n));
    }),
  );
});

it('an answer that is given and taken back a thousand times costs the rules no more each time', () => {
  let segments = 0;
  const segment: typeof toy.segment = (game) => {
    segments++;
    return toy.segment(game);
  };
  const counting = { ...toy, segment };
  const match = startedToy({ ruleset: counting });
  bidAll(match);
  const before = segments;
  for (let i = 0; i < 1_000; i++) {
    say(match, 0, 'dodge');
    match.undo(0);
  }
  expect(segments - before).toBeLessThanOrEqual(3_000);
});
