import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { planOf, roomsApart } from './house-plan.mjs';
import { roomProblems, tangles, trimmed } from './room-problems.mjs';

const folders = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A project with one package: what each file imports, by its name under `src`. */
function project(files) {
  const root = mkdtempSync(path.join(tmpdir(), 'rooms-'));
  folders.push(root);
  for (const [name, imports] of Object.entries(files)) {
    const file = path.join(root, 'packages/attic/src', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, imports.map((one) => (one.includes(' ') ? one : `import { x } from '${one}';`)).join('\n'));
  }
  return root;
}

const tanglesOf = (files) => tangles(planOf(project(files), 'attic'));
const NOTHING = { files: [], arrows: [] };

it.each([
  ['table/turn.ts', 'view/view.ts', { inside: '', from: 'table', to: 'view' }],
  ['table/turn.ts', 'rules.ts', { inside: '', from: 'table', to: '.' }],
  ['table/state/car.ts', 'table/turn.ts', { inside: 'table', from: 'state', to: '.' }],
  ['table/state/car.ts', 'table/chapters/deep/ram.ts', { inside: 'table', from: 'state', to: 'chapters' }],
  ['table/turn.ts', 'table/fire.ts', null],
  ['rules.ts', 'about.ts', null],
])('%s and %s part where their folders do', (from, to, apart) => {
  expect(roomsApart(from, to)).toEqual(apart);
});

describe('files', () => {
  it('may not import each other, a type counts', () => {
    expect(tanglesOf({ 'a.ts': ["import type { X } from './b.ts';"], 'b.ts': ['./a.ts'] }).files).toEqual([
      'a.ts',
      'b.ts',
    ]);
  });

  it('may not import each other by way of others, nor later', () => {
    const files = {
      'a.ts': ["const x = () => import('./b.ts');"],
      'b.ts': ['./c.ts'],
      'c.ts': ['./a.ts'],
      'd.ts': ['./a.ts'],
    };
    expect(tanglesOf(files).files).toEqual(['a.ts', 'b.ts', 'c.ts']);
  });

  it('may in tests, which are never shipped', () => {
    expect(
      tanglesOf({ 'a.ts': [], 'a.test.ts': ['./a.ts', './testing/b.ts'], 'testing/b.ts': ['../a.test.ts'] }),
    ).toEqual(NOTHING);
  });
});

describe('rooms', () => {
  it('may not point back and forth, by whichever files', () => {
    const files = { 'view/a.ts': ['../table/b.ts'], 'table/b.ts': [], 'table/c.ts': ['../view/d.ts'], 'view/d.ts': [] };
    expect(tanglesOf(files)).toEqual({ files: [], arrows: ['table > view', 'view > table'] });
  });

  it('may not stand in a longer circle; whoever only points to it is free', () => {
    const files = {
      'a/a.ts': ['../b/b.ts'],
      'b/b.ts': ['../c/c.ts'],
      'c/c.ts': ['../a/other.ts'],
      'a/other.ts': [],
      'd/d.ts': ['../a/a.ts'],
    };
    expect(tanglesOf(files).arrows).toEqual(['a > b', 'b > c', 'c > a']);
  });

  it('count with all that is below them, and the files of a folder are a room in it', () => {
    const below = {
      'table/state/a.ts': ['../../view/x.ts'],
      'view/x.ts': [],
      'view/y.ts': ['../table/fire/b.ts'],
      'table/fire/b.ts': [],
    };
    expect(tanglesOf(below).arrows).toEqual(['table > view', 'view > table']);
    const own = { 'table/turn.ts': ['./state/a.ts'], 'table/state/a.ts': ['../clock.ts'], 'table/clock.ts': [] };
    expect(tanglesOf(own).arrows).toEqual(['table > table/state', 'table/state > table']);
    const root = { 'rules.ts': [], 'all.ts': ['./table/a.ts'], 'table/a.ts': ['../rules.ts'] };
    expect(tanglesOf(root).arrows).toEqual(['. > table', 'table > .']);
  });

  it('have doors that are no part of them', () => {
    const files = { 'index.ts': ['./table/a.ts'], 'table/a.ts': ['../rules.ts'], 'rules.ts': [] };
    expect(tanglesOf(files)).toEqual(NOTHING);
  });
});

describe('exceptions', () => {
  const files = { 'a/a.ts': ['../b/b.ts'], 'b/b.ts': ['../a/a.ts'], 'c/c.ts': ['../a/a.ts'] };
  const all = { files: ['a/a.ts', 'b/b.ts'], arrows: ['a > b', 'b > a'] };
  const whats = (excepted) => roomProblems(planOf(project(files), 'attic'), excepted).map(({ what }) => what);

  it('are needed for everything', () => {
    expect(whats(undefined)).toHaveLength(4);
    expect(whats({ ...all, arrows: ['a > b'] })).toEqual(['rooms point back and forth by b > a']);
    expect(whats(all)).toEqual([]);
  });

  it('that are needed no more must go', () => {
    const old = { files: [...all.files, 'c/c.ts'], arrows: [...all.arrows, 'c > a'] };
    expect(whats(old)).toEqual([
      'attic needs no exception for c/c.ts any more',
      'attic needs no exception for c > a any more',
    ]);
    expect(trimmed(project(files), { attic: old })).toEqual({ attic: all });
    expect(trimmed(project({ 'a.ts': [] }), { attic: old })).toEqual({});
  });
});
