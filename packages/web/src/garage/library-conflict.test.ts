import type { LibraryEntry } from '@hardtop/server/wire';
import { beforeAll, describe, expect, it } from 'vitest';
import { garageNamed } from '../testing/garages.ts';
import { type Garages, garagesOf, type OpenGarage } from './garage-context.ts';
import type { KeptDesign } from './kept-design.ts';
import { settle } from './library-conflict.ts';

let open: OpenGarage;
let garages: Garages;

beforeAll(async () => {
  open = await garageNamed('deluxe');
  garages = await garagesOf(['deluxe', 'roadrage']);
});

const stock = (id: string): unknown =>
  open.garage.withName(open.garage.stock().find((each) => each.id === id)?.design, 'Mine');

const entry = (more: Partial<LibraryEntry> = {}): LibraryEntry => ({
  id: 'a',
  ruleset: open.ruleset.id,
  name: 'Mine',
  tags: ['theirs'],
  design: stock('stinger'),
  version: 4,
  created: '2026-01-01T00:00:00.000Z',
  updated: '2026-01-01T00:00:00.000Z',
  deleted: null,
  ...more,
});

const kept = (more: Partial<KeptDesign> = {}): KeptDesign => ({
  id: 'a',
  ruleset: open.ruleset.id,
  design: stock('piranha'),
  tags: ['ours'],
  updated: 2_000,
  version: 3,
  synced: 1_000,
  ...more,
});

const DELETED = '2026-01-02T00:00:00.000Z';
const seen = (designs: readonly KeptDesign[]) =>
  designs.map(({ id, design, deleted }) => [id === 'a', open.garage.nameOf(design), deleted === true]);

describe('a design that was changed elsewhere', () => {
  it('and here is kept twice: ours where it is, theirs under a name that tells', () => {
    const both = settle(garages, kept(), entry());
    expect(seen(both)).toEqual([
      [false, 'Mine (from the other device, 1 Jan)', false],
      [true, 'Mine', false],
    ]);
    expect(both[1]).toEqual(kept({ version: 4 }));
    expect(both[0]).toMatchObject({ tags: ['theirs'] });
    expect(both[0]?.version).toBeUndefined();
  });

  it('in the same way, but for its tags, is one with the tags of both', () => {
    const [joined, ...others] = settle(garages, kept({ design: stock('stinger') }), entry());
    expect(others).toEqual([]);
    expect(joined).toMatchObject({ id: 'a', tags: ['theirs', 'ours'], version: 4 });
    expect(joined?.updated).not.toBe(joined?.synced);
  });

  it.each([
    ['and not here is taken', { synced: 2_000 }, {}, [[true, 'Mine', false]]],
    ['and scrapped here is taken', { deleted: true }, {}, [[true, 'Mine', false]]],
    ['by ourselves is no news', { version: 4 }, {}, []],
  ] as const)('%s', (_what, ours, theirs, expected) => {
    expect(seen(settle(garages, kept(ours), entry(theirs)))).toEqual(expected);
  });
});

describe('a design of other rules than those of the garage one stands in', () => {
  it('is named by its own', async () => {
    const { garage } = await garageNamed('roadrage');
    const [ours, theirs] = garage.stock().map(({ design }) => garage.withName(design, 'Rover'));
    const both = settle(
      garages,
      kept({ ruleset: 'roadrage', design: ours }),
      entry({ ruleset: 'roadrage', design: theirs }),
    );
    expect(both.map(({ design }) => garage.nameOf(design))).toEqual(['Rover (from the other device, 1 Jan)', 'Rover']);
  });
});

describe('a design that was scrapped elsewhere', () => {
  it.each([
    ['and changed here lives on', {}, [[true, 'Mine', false]]],
    ['and untouched here is scrapped', { synced: 2_000 }, [[true, 'Mine', true]]],
    ['and here is scrapped', { deleted: true }, [[true, 'Mine', true]]],
  ] as const)('%s', (_what, ours, expected) => {
    expect(seen(settle(garages, kept(ours), entry({ deleted: DELETED })))).toEqual(expected);
  });

  it('and never was here leaves no trace', () => {
    expect(settle(garages, undefined, entry({ deleted: DELETED }))).toEqual([]);
  });
});
