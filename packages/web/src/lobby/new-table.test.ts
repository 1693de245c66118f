import { describe, expect, it } from 'vitest';
import { createGameOf, type TableDraft, tableDraftOf } from './new-table.ts';

const RULES = {
  ...{ id: 'toy', title: 'Toy', summary: '', version: '1', vehicles: [], bots: [], orders: [] },
  scenarios: [{ id: 'pit', title: 'Pit', summary: '', seats: 1, places: [{ name: 'A', plays: 'a car' }] }],
};
const PLAN = {
  ...{ seats: [], terms: { hash: 'x', differs: [] }, list: [], options: {}, sides: false, crews: false },
  ...{ hides: true, watchDelay: 60 },
};
const termsOf = (part: Partial<TableDraft>) => createGameOf({ ...tableDraftOf(RULES), plan: PLAN, ...part }).terms;

describe('how late those see it who only look on', () => {
  it('is said where it was chosen and something is hidden, at once as well; else nothing is', () => {
    expect(termsOf({})).toBeUndefined();
    expect(termsOf({ watchDelay: '300' })).toEqual({ watchDelay: 300 });
    expect(termsOf({ watchDelay: '0', clock: 'minute' })).toEqual({
      clock: { kind: 'answer', seconds: 60 },
      watchDelay: 0,
    });
    expect(termsOf({ watchDelay: '300', plan: { ...PLAN, hides: false } })).toBeUndefined();
  });
});
