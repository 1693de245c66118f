import type { CampaignFile } from '@hardtop/campaign';
import type { CampaignEntry } from '@hardtop/server/wire';
import { describe, expect, it } from 'vitest';
import { settle } from './desk-sync.ts';
import { isDirty, type KeptCampaign, sameRows, withJournal } from './kept-campaign.ts';

const journal = (...rows: readonly number[]): CampaignFile => ({
  ruleset: 'toy',
  version: '1',
  opening: {},
  rows: rows.map((n) => ({ n })),
});

const kept = (file: CampaignFile, server?: KeptCampaign['server']): KeptCampaign => ({
  id: 'a',
  journal: file,
  updated: 1,
  deleted: false,
  ...(server === undefined ? {} : { server }),
});

const onServer = (rows: number, version = 3) => ({ version, rows, same: rows, deleted: false });

const entry = (file: CampaignFile, version: number, deleted: string | null = null): CampaignEntry => ({
  id: 'a',
  ruleset: 'toy',
  name: 'A',
  rows: file.rows.length,
  version,
  shared: false,
  created: '2026-01-31T12:00:00Z',
  updated: '2026-01-31T12:00:00Z',
  deleted,
  journal: file,
});

describe('a kept campaign', () => {
  it('is dirty until the server has every row of it, and no other', () => {
    expect(isDirty(kept(journal(1)))).toBe(true);
    expect(isDirty(kept(journal(1), onServer(1)))).toBe(false);
    expect(isDirty(withJournal(kept(journal(1), onServer(1)), journal(1, 2), 5))).toBe(true);
    expect(isDirty(withJournal(kept(journal(1, 2), onServer(2)), journal(1), 5))).toBe(true);
    expect(isDirty({ ...kept(journal(1), onServer(1)), deleted: true })).toBe(true);
    expect(isDirty({ ...kept(journal(1)), deleted: true })).toBe(false);
  });

  it('what was taken back and done otherwise is sent from where it differs', () => {
    const back = withJournal(kept(journal(1, 2, 3), onServer(3)), journal(1, 2), 5);
    const other = withJournal(back, journal(1, 2, 9, 10), 6);
    expect(other.server).toMatchObject({ rows: 3, same: 2 });
    expect(sameRows(journal(1, 2, 9).rows, journal(1, 2, 3).rows)).toBe(2);
  });
});

describe('what the server has', () => {
  it('is taken where nothing was done here', () => {
    const [taken, ...more] = settle(kept(journal(1), onServer(1)), entry(journal(1, 2), 4));
    expect(taken).toMatchObject({ journal: journal(1, 2), server: { version: 4, rows: 2, same: 2 } });
    expect(more).toEqual([]);
  });

  it('is gone on from where what was done here comes after it', () => {
    const ours = kept(journal(1, 2, 3), { ...onServer(1), version: 2 });
    expect(settle(ours, entry(journal(1, 2), 4))).toEqual([
      { ...ours, server: { version: 4, rows: 2, same: 2, deleted: false } },
    ]);
  });

  it('is kept beside what was done here where the two part', () => {
    const ours = kept(journal(1, 9), { ...onServer(1), version: 2 });
    const [theirs, copy, ...more] = settle(ours, entry(journal(1, 2), 4));
    expect(theirs).toMatchObject({ id: 'a', journal: journal(1, 2) });
    expect(copy).toMatchObject({ journal: journal(1, 9), isCopy: true });
    expect(copy?.id).not.toBe('a');
    expect(copy?.server).toBeUndefined();
    expect(more).toEqual([]);
  });

  it('is deleted here too, unless somebody went on with it here', () => {
    const gone = entry(journal(1), 4, '2026-02-01T12:00:00Z');
    expect(settle(kept(journal(1), onServer(1)), gone)).toMatchObject([{ deleted: true }]);
    expect(settle(kept(journal(1, 2), onServer(1)), gone)).toMatchObject([
      { id: 'a', deleted: true },
      { deleted: false, isCopy: true },
    ]);
  });
});
