import { describe, expect, it } from 'vitest';
import { continuing, laidOver, removing, replacing, restoring } from './documents.ts';
import { type Joining, settle } from './settle.ts';

const at = (version: number, isDeleted = false) => ({ version, isDeleted });

describe('a wish to change a document', () => {
  it.each([
    ['removing what is not there', removing(null, undefined), 'unknown'],
    ['removing it unseen', removing(at(3), undefined), 'go'],
    ['removing what was seen', removing(at(3), 3), 'go'],
    ['removing what went on', removing(at(3), 2), 'stale'],
    ['removing it again, whatever was seen', removing(at(3, true), 1), 'done'],
    ['restoring what is not there', restoring(null), 'unknown'],
    ['restoring what lives', restoring(at(3)), 'done'],
    ['restoring what was deleted', restoring(at(3, true)), 'go'],
    ['going on from what is not there', continuing(null, 1), 'unknown'],
    ['going on from what was seen', continuing(at(3), 3), 'go'],
    ['going on from an older version', continuing(at(3), 2), 'stale'],
    ['going on from what was deleted', continuing(at(3, true), 3), 'stale'],
    ['a new one', replacing(null, 0), 'go'],
    ['a change of what is gone', replacing(null, 3), 'stale'],
    ['a new one where there is one', replacing({ ...at(3), isSame: false }, 0), 'stale'],
    ['a change of what was seen', replacing({ ...at(3), isSame: false }, 3), 'go'],
    ['the same again, sent before its answer came', replacing({ ...at(3), isSame: true }, 2), 'done'],
    ['the same as what was deleted', replacing({ ...at(3, true), isSame: true }, 3), 'go'],
  ] as const)('%s', (_what, verdict, expected) => {
    expect(verdict).toBe(expected);
  });
});

interface Note {
  readonly id: string;
  readonly updated: number;
  readonly deleted?: boolean;
  readonly version?: number;
  readonly sent?: number;
}

const note = (more: Partial<Note> = {}): Note => ({ id: 'a', updated: 5, version: 3, sent: 5, ...more });

const kind: Joining<Note> = {
  versionOf: ({ version }) => version,
  isDirty: ({ updated, sent }) => updated !== sent,
  showsForeignDeleted: false,
  join: (ours, theirs) => [theirs, { ...ours, id: 'copy' }],
};

describe('what the server has of a document', () => {
  const theirs = note({ version: 4, updated: 9, sent: 9 });

  it.each([
    ['is taken where there is none here', undefined, theirs, [theirs]],
    ['is no news in the version that is here', note({ version: 4, sent: 0 }), theirs, []],
    ['is taken where nothing was done here', note(), theirs, [theirs]],
    ['lives on although it was deleted here unseen', note({ deleted: true, sent: 0 }), theirs, [theirs]],
    ['is kept beside what was done here', note({ sent: 0 }), theirs, [theirs, note({ id: 'copy', sent: 0 })]],
    ['leaves no trace if it was deleted before it came here', undefined, note({ deleted: true }), []],
  ] as const)('%s', (_what, ours, there, expected) => {
    expect(settle(kind, ours, there)).toEqual(expected);
  });

  it('is listed among the deleted where its kind wants that', () => {
    const gone = note({ deleted: true });
    expect(settle({ ...kind, showsForeignDeleted: true }, undefined, gone)).toEqual([gone]);
  });
});

it('laid over others, the same id is one, and the youngest comes first', () => {
  const all = [note({ id: 'a', updated: 1 }), note({ id: 'b', updated: 2 })];
  expect(laidOver(all, [note({ id: 'a', updated: 3 })]).map(({ id, updated }) => [id, updated])).toEqual([
    ['a', 3],
    ['b', 2],
  ]);
});
