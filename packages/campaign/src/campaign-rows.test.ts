import { parseCampaignRow, type Row } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import {
  countedRows,
  type Deed,
  deedOf,
  deedsOf,
  dropRow,
  makeCampaignRow,
  upgradeRow,
  versionAfter,
} from './campaign-rows.ts';

const at = { day: 2, period: 3 };
const rest = (n: number, digest?: string): Deed => ({
  n,
  at,
  kind: 'period',
  ...(digest === undefined ? {} : { digest }),
});

describe('a row of a campaign', () => {
  it.each<[string, Deed & Record<string, unknown>, Partial<Row>]>([
    [
      'a form',
      { n: 1, at, kind: 'stores', change: { wood: 5 }, reason: 'Found.', digest: 'ab' },
      { kind: 'form', option: 'stores', params: at, form: { change: { wood: 5 } }, note: 'Found.', digest: 'ab' },
    ],
    [
      'an amendment',
      { n: 2, at, kind: 'amend', action: 'mandate', part: 'a/b', result: 'fog', reason: 'Story.' },
      { kind: 'amend', option: 'mandate', form: { part: 'a/b', result: 'fog' }, note: 'Story.' },
    ],
  ])('%s is a row like those of every journal, and read it is what was done', (_, deed, row) => {
    const made = makeCampaignRow(deed);
    expect(made).toMatchObject({ n: deed.n, ask: '', seat: null, by: 'referee', ...row });
    const read = parseCampaignRow(JSON.parse(JSON.stringify(made)));
    expect(read.ok && deedOf(read.value)).toEqual(deed);
  });

  it('that no referee can have written is refused, naming the field', () => {
    const row = makeCampaignRow(rest(1));
    for (const [wrong, field] of [
      [{ ...row, kind: 'choice' }, 'kind'],
      [{ ...row, n: 0 }, 'n'],
      [{ ...row, params: { day: 'one' } }, 'params.day'],
      [{ ...row, form: 7 }, 'form'],
      [{ ...row, extra: 1 }, 'extra'],
    ] as const)
      expect(parseCampaignRow(wrong)).toMatchObject({ ok: false, error: [{ field }] });
  });
});

const rows = [1, 2, 3, 4].map((n) => makeCampaignRow(rest(n, `digest-${n}`)));

describe('going on under other rules', () => {
  it('is said by a row; digests before it count no more', () => {
    const upgraded = [...rows, upgradeRow(rows, '2'), makeCampaignRow(rest(6, 'digest-6'))];
    expect([versionAfter('1', rows), versionAfter('1', upgraded)]).toEqual(['1', '2']);
    expect(countedRows(upgraded).map(({ n, isSigned }) => [n, isSigned])).toEqual([
      [1, false],
      [2, false],
      [3, false],
      [4, false],
      [5, true],
    ]);
  });
});

describe('what is taken back', () => {
  it('stays in the journal as a row, and what is left counts as if it had never been', () => {
    const dropped = [...rows, dropRow(rows, 2), makeCampaignRow(rest(6))];
    expect(dropped[4]).toMatchObject({ n: 5, kind: 'undo', by: 'referee', option: 'drop', params: { row: 2 } });
    expect(countedRows(dropped).map(({ row, n }) => [row.n, n])).toEqual([
      [1, 1],
      [3, 2],
      [4, 3],
      [6, 4],
    ]);
    expect(deedsOf(dropped).map(({ n }) => n)).toEqual([1, 2, 3, 4]);
  });

  it('takes their digests from the rows after it, and from no others', () => {
    const last = [...rows, dropRow(rows, 4)];
    expect(countedRows(last).map(({ isSigned }) => isSigned)).toEqual([true, true, true]);
    const middle = [...rows, dropRow(rows, 2), makeCampaignRow(rest(6, 'digest-6'))];
    expect(countedRows(middle).map(({ isSigned }) => isSigned)).toEqual([true, false, false, true]);
  });

  it('numbers that were wrong before are as wrong after', () => {
    const [first, , third] = rows;
    if (first === undefined || third === undefined) throw new Error('rows');
    expect(countedRows([first, third]).map(({ n }) => n)).toEqual([1, 3]);
  });

  it('ten thousand times is done in a moment', () => {
    const many: Row[] = [];
    while (many.length < 20_000) {
      many.push(makeCampaignRow(rest(many.length + 1)));
      many.push(dropRow(many, many.length));
    }
    expect(countedRows(many)).toEqual([]);
  });
});
