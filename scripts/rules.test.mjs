import { existsSync } from 'node:fs';
import path from 'node:path';
import { RULESETS } from '@hardtop/rulesets';
import { describe, expect, it } from 'vitest';
import { readModule } from './module-reading.mjs';
import { citationsIn, evidenceOf, readRuleset } from './rule-evidence.mjs';
import { isAbout, names, root, rowsFor } from './rules.mjs';
import { testsIn } from './test-titles.mjs';

/** The evidence of a ruleset `a` made of these files; the registry asks for `play` of the table. */
function evidence(files) {
  const modules = new Map(Object.entries(files).map(([file, text]) => [file, readModule(text)]));
  const { places, unread } = evidenceOf({
    id: 'a',
    modules,
    hasTable: true,
    asked: [{ file: 'table/play.ts', names: ['play'] }],
  });
  return { places: Object.fromEntries([...places].map(([id, found]) => [id, [...found]])), unread };
}

const play = (text) => ({ 'table/play.ts': text });

describe('evidenceOf', () => {
  it('takes what stands in code that runs, and nothing from comments and types', () => {
    const text =
      "type T = 'a/1/type'; // 'a/1/comment'\nexport function play(game) { game.emit({ rule: 'a/1/ram' }); f('a/2/x too'); }";
    expect(evidence(play(text))).toEqual({ places: { 'a/1/ram': ['table/play.ts'] }, unread: [] });
  });

  it('takes no list that nothing reads, exported or not', () => {
    const text =
      "export const LIST = ['a/1/x'] as const satisfies readonly Rule[]; const idle = () => 'a/1/y'; export const play = () => 1;";
    expect(evidence(play(text))).toEqual({
      places: {},
      unread: ['table/play.ts: LIST cites a/1/x', 'table/play.ts: idle cites a/1/y'],
    });
  });

  it('follows what is imported, renamed and passed on', () => {
    const files = {
      'table/far.ts': "export const RULE = 'a/1/x'; export const OTHER = 'a/1/y';",
      'table/door.ts': "export { RULE as GIVEN } from './far.ts'; export * from './far.ts';",
      ...play("import { GIVEN as MINE } from './door.ts'; export const play = () => ({ rule: MINE });"),
    };
    expect(evidence(files)).toEqual({
      places: { 'a/1/x': ['table/play.ts'] },
      unread: ['table/far.ts: OTHER cites a/1/y'],
    });
  });

  const ROWS = { 'catalog/rows.ts': "export const ROWS = { x: { n: 1, rule: 'a/1/x' }, y: { n: 2, rule: 'a/1/y' } } as const; export const row = (id) => ROWS[id];" }; // biome-ignore format: one file
  const IMPORT = "import { ROWS, row } from '../catalog/rows.ts'; ";

  it.each([
    ['a row by its name', 'export const play = (game) => game.add(ROWS.x);', ['a/1/x']],
    ['its rule', 'export const play = () => ROWS.y.rule;', ['a/1/y']],
    ['a row without its rule', 'export const play = () => [ROWS.x.n, row("y").n];', []],
    ['taken apart', 'export function play() { const { n, rule } = ROWS.x; return { n, rule }; }', ['a/1/x']],
    ['taken apart without its rule', 'export function play() { const { n } = ROWS.x; return n; }', []],
    [
      'looked up among those named',
      "const IDS = ['x']; export const play = () => IDS.map((id) => ROWS[id].rule);",
      ['a/1/x'],
    ],
    [
      'looked up through a function',
      "type Id = 'y'; export function play(id) { const found = row(id); return found.rule; }",
      ['a/1/y'],
    ],
    [
      'looked up without its rule',
      "type Id = 'y'; export function play(id) { const found = row(id); return found.n; }",
      [],
    ],
    [
      'gone through',
      'export const play = () => Object.values(ROWS).map(({ rule }) => ({ rule }));',
      ['a/1/x', 'a/1/y'],
    ],
    ['shadowed', 'export function play(ROWS) { return ROWS.x.rule; } export const idle = ROWS.y;', []],
  ])('a catalogue counts where its rule is read: %s', (_, text, ids) => {
    const { places } = evidence({ ...ROWS, ...play(IMPORT + text) });
    expect(places).toEqual(Object.fromEntries(ids.map((id) => [id, ['table/play.ts']])));
  });
});

describe('the index of each ruleset', async () => {
  const indexes = await Promise.all(RULESETS.map(async ({ id, rules }) => ({ id, rules: await rules() })));
  const read = new Map(indexes.map(({ id }) => [id, readRuleset(root, id)]));

  it.each(indexes)('$id: no rule is cited that the index does not have', ({ id, rules }) => {
    const known = new Set(rules.map((rule) => rule.id));
    const cited = [...citationsIn(read.get(id))].map(({ cite }) => cite.id);
    expect(cited.filter((rule) => !known.has(rule))).toEqual([]);
  });

  it.each(indexes)('$id: no list of rules that nothing reads', ({ id }) => {
    expect(evidenceOf(read.get(id)).unread).toEqual([]);
  });

  const rowsOf = new Map(indexes.map((index) => [index.id, rowsFor(index, read.get(index.id))]));

  const released = RULESETS.filter(({ id }) => existsSync(path.join(root, 'packages', id, 'recorded')));

  it.each(released)('$id: what recorded games cite is known to the table or the campaign', ({ id }) => {
    const cited = rowsOf.get(id).filter(({ recorded }) => recorded);
    expect(cited.length).toBeGreaterThan(0);
    expect(cited.filter(({ where }) => where !== 'table' && where !== 'campaign')).toEqual([]);
  });

  it('says where a rule is at work', () => {
    const rows = rowsOf.get('deluxe');
    const where = (id) => rows.find((row) => row.id === `deluxe/${id}`)?.where;
    expect(['V.2/laser', 'V.2/rockets', 'IV.4/bend', 'IV.8/debris'].map(where)).toEqual(Array(4).fill('table'));
    const garage = ['VIII.2/chassis', 'VIII.12/location-limit', 'V.2/tank-gun', 'V.2/bomb'];
    expect(garage.map(where)).toEqual(Array(4).fill('garage'));
    expect(['IV.7/crash-table-3', 'V.7/collapse', 'XIV.3/truck-stop'].map(where)).toEqual(Array(3).fill('missing'));
  });
});

describe('isAbout', () => {
  it.each([
    ['a/1/x: turns', [], true],
    ['a/1/y, a/1/x: both', [], true],
    ['outer > a/1/x adds to it', [], true],
    ['%s: refused', ["[['a/1/x', 1]]"], true],
    ['in passing a/1/x', [], false],
    ['a/1/x-ray: another', [], false],
    ['row %s', ["[['a/1/x', 1]]"], false],
  ])('%s: %#', (title, tables, expected) => {
    expect(isAbout({ title, tables }, 'a/1/x')).toBe(expected);
  });
});

describe('names', () => {
  it.each([
    ['a/1/bend: turns', true],
    ['the rule a/1/bend.', true],
    ['a/1/bend-hard', false],
    ['a/1/bend/more', false],
    ['a/1/bend.2', false],
    ['aa/1/bend', false],
  ])('%s: %s', (text, expected) => {
    expect(names(text, 'a/1/bend')).toBe(expected);
  });
});

describe('testsIn', () => {
  it('joins describe and test, and keeps the tables of each', () => {
    const text = `
      describe('outer (with a bracket', () => {
        it('one', () => { expect(f(')')).toBe(1); });
        it.each([['a/1/x', 1], ['b', 2]])('%s gives %i', () => {});
        describe("inner's", () => { test.each\`a | b\`('row $a', () => {}); });
      });
      test('alone', () => {});
      // it('in a comment', () => {});
    `;
    expect(testsIn(text)).toEqual([
      { title: 'outer (with a bracket > one', tables: [] },
      { title: 'outer (with a bracket > %s gives %i', tables: ["([['a/1/x', 1], ['b', 2]])"] },
      { title: "outer (with a bracket > inner's > row $a", tables: ['`a | b`'] },
      { title: 'alone', tables: [] },
    ]);
  });
});
