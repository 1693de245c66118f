import { beforeAll, describe, expect, it } from 'vitest';
import { garageNamed } from '../testing/garages.ts';
import { type Garages, garagesOf, type OpenGarage } from './garage-context.ts';
import type { KeptDesign } from './kept-design.ts';
import { makeBackups, parseBackup, planBackup } from './library-backup.ts';

let open: OpenGarage;
let garages: Garages;

beforeAll(async () => {
  open = await garageNamed('deluxe');
  garages = await garagesOf(['deluxe', 'roadrage']);
});

const NOW = new Date('2026-01-31T12:00:00Z');

function stock(id: string, name?: string): unknown {
  const design = open.garage.stock().find((each) => each.id === id)?.design;
  return name === undefined ? design : open.garage.withName(design, name);
}

const kept = (id: string, design: unknown, more: Partial<KeptDesign> = {}): KeptDesign => ({
  id,
  ruleset: open.ruleset.id,
  design,
  tags: ['a'],
  updated: Date.parse('2026-01-01T00:00:00Z'),
  ...more,
});

const designsIn = (text: string): readonly unknown[] => {
  const read = parseBackup(text);
  if (read === null || !read.ok) throw new Error('no backup');
  return read.value;
};

async function merge(library: readonly KeptDesign[], given: readonly unknown[]) {
  const { changed, results } = await planBackup(library, given);
  const after = [...library.filter(({ id }) => !changed.some((each) => each.id === id)), ...changed];
  return { after, changed, outcomes: results.map(({ outcome }) => outcome), results };
}

describe('a backup of the page', () => {
  it('is of the format of the server, without what was deleted', () => {
    const library = [kept('a', stock('stinger')), kept('b', stock('piranha'), { deleted: true })];
    expect(makeBackups(garages, library, NOW)).toEqual([
      {
        format: 'hardtop-library',
        version: 1,
        made: '2026-01-31T12:00:00.000Z',
        designs: [
          {
            id: 'a',
            ruleset: open.ruleset.id,
            name: 'Stinger',
            tags: ['a'],
            design: stock('stinger'),
            updated: '2026-01-01T00:00:00.000Z',
          },
        ],
      },
    ]);
  });

  it('fills an empty browser, and does nothing the second time', async () => {
    const library = ['stinger', 'piranha', 'killer-kart'].map((id) => kept(id, stock(id)));
    const backups = makeBackups(garages, library, NOW, { documents: 2, bytes: 1e6 });
    expect(backups.map(({ part, parts }) => [part, parts])).toEqual([
      [1, 2],
      [2, 2],
    ]);
    const given = backups.flatMap((backup) => designsIn(JSON.stringify(backup)));
    const first = await merge([], given);
    expect(first.outcomes).toEqual(['added', 'added', 'added']);
    expect(first.after).toEqual(library);
    expect((await merge(first.after, given)).changed).toEqual([]);
  });

  it('is read as the first pages wrote it, too', async () => {
    const old = { library: [kept('a', stock('stinger')), kept('b', stock('piranha'), { deleted: true })] };
    const { after } = await merge([], designsIn(JSON.stringify(old)));
    expect(after).toEqual([kept('a', stock('stinger'))]);
  });
});

describe('one design of a backup', () => {
  const at = (time: string) => ({ updated: time, ruleset: open.ruleset.id, tags: ['a'] });
  const NEWER = '2026-01-02T00:00:00.000Z';
  const OLDER = '2025-01-01T00:00:00.000Z';

  it('that is newer replaces, that is older does not, and the name of one that is neither says which it is', async () => {
    const library = [kept('a', stock('stinger', 'Mine'))];
    const other = stock('piranha', 'Mine');
    const newer = await merge(library, [{ ...at(NEWER), id: 'a', design: other }]);
    expect(newer).toMatchObject({ outcomes: ['replaced'], after: [{ id: 'a', design: other }] });
    expect((await merge(library, [{ ...at(OLDER), id: 'a', design: other }])).outcomes).toEqual(['kept']);
    const unclear = await merge(library, [{ ruleset: open.ruleset.id, id: 'a', design: other }]);
    expect(unclear).toMatchObject({ outcomes: ['copied'], results: [{ name: 'Mine (2)', was: 'Mine' }] });
    expect(unclear.after.map(({ design }) => open.garage.nameOf(design))).toEqual(['Mine', 'Mine (2)']);
  });

  it('that was scrapped here comes back', async () => {
    const library = [kept('a', stock('stinger'), { deleted: true, version: 3, synced: 5 })];
    const { after, outcomes } = await merge(library, [{ ...at(NEWER), id: 'a', design: stock('stinger') }]);
    expect(outcomes).toEqual(['restored']);
    expect(after[0]).toMatchObject({ version: 3, synced: 5 });
    expect(after[0]?.deleted).toBeUndefined();
  });

  it.each([
    ['no design', 7],
    ['other rules', { ruleset: 'chess', design: {} }],
    ['an unreadable design', { ruleset: 'deluxe', name: 'Egg', design: { version: 1, class: 'egg' } }],
    ['a newer design', { ruleset: 'deluxe', name: 'Egg', design: { version: 99 } }],
  ])('that is %s is refused with its reason, and the rest is taken', async (_what, bad) => {
    const { outcomes, results } = await merge([], [bad, { ...at(OLDER), id: 'a', design: stock('stinger') }]);
    expect(outcomes).toEqual(['refused', 'added']);
    expect(results[0]?.problems?.[0]?.message).toMatch(/\w/);
  });
});

describe('a library of several rules', () => {
  it('comes back whole from one backup, whichever garage saved it', async () => {
    const road = await garageNamed('roadrage');
    const rover = road.garage.stock()[0]?.design;
    const library = [kept('a', stock('stinger')), kept('b', rover, { ruleset: 'roadrage' })];
    const [backup] = makeBackups(garages, library, NOW);
    expect(backup?.designs.map(({ ruleset, name }) => [ruleset, name])).toEqual([
      ['deluxe', 'Stinger'],
      ['roadrage', road.garage.nameOf(rover)],
    ]);
    const { changed, results } = await planBackup([], backup?.designs ?? []);
    expect(results.map(({ outcome }) => outcome)).toEqual(['added', 'added']);
    expect(changed.map(({ ruleset, design }) => [ruleset, design])).toEqual([
      ['deluxe', stock('stinger')],
      ['roadrage', rover],
    ]);
  });
});
