import { describe, expect, it } from 'vitest';
import { flow, type Section } from './flow.ts';
import { boxesWidth, drawLayout, drawRow } from './layout.ts';
import type { Fill, Mark, RowLayout } from './marks.ts';
import { widthOf } from './type.ts';

const ROOM = { x: 10, y: 20, width: 100 };
const xs = (svg: string, tag: string): readonly number[] =>
  [...svg.matchAll(new RegExp(`<${tag} x="([\\d.]+)"`, 'g'))].map(([, x]) => Number(x));

describe('a layout', () => {
  it('puts marks at shares of the width, behind the mark before, and into what is left', () => {
    const marks: readonly Mark[] = [
      { kind: 'text', x: [0.5, -10], words: '{name}' },
      { kind: 'boxes', x: 0, y: 5, count: 'most', crossed: 'lost', size: 4 },
      { kind: 'text', x: { after: 2 }, words: 'left', max: { rest: 90 } },
    ];
    const svg = drawLayout(marks, { name: 'Kart', most: 3, lost: 2 }, ROOM);
    expect(xs(svg, 'text')).toEqual([50, 10 + boxesWidth(3, 4) + 2].map((x) => Math.round(x * 100) / 100));
    expect(xs(svg, 'rect')).toHaveLength(3);
    expect(svg.match(/<path/g)).toHaveLength(2);
  });

  it('has a row for each fill, in columns or behind one another, and names it', () => {
    const rows = { guns: [{ name: 'MG' }, { name: 'RL' }, { name: 'SS' }] };
    const marks: readonly Mark[] = [{ kind: 'text', words: '{name}' }];
    const inColumns = drawLayout([{ kind: 'list', rows: 'guns', columns: 2, step: 5, marks }], rows, ROOM);
    expect(xs(inColumns, 'text')).toEqual([10, 60, 10]);
    const behind = drawLayout([{ kind: 'list', rows: 'guns', gap: 3, title: 'Gun {name}', marks }], rows, ROOM);
    expect(xs(behind, 'text')).toEqual([...xs(behind, 'text')].sort((a, b) => a - b));
    expect(behind).toContain('<title>Gun RL</title>');
  });

  it('is as high as its words, its boxes and its rows make it, and moves down what follows', () => {
    const grid = { kind: 'grid', count: 'dp', lost: 'lost', title: 'Points', width: 20, height: 9, size: 2 } as const;
    const marks: readonly Mark[] = [
      { kind: 'lines', words: '{note}', size: 3, step: 4, max: 20, most: 2 },
      {
        kind: 'beside',
        marks: [
          { ...grid, grows: 1 },
          { kind: 'list', rows: 'guns', step: 5, grows: 0, marks: [] },
        ],
      },
      { kind: 'rule', y: 6 },
    ];
    const row = (fill: Fill) => {
      const { svg, height } = drawRow({ height: 7, marks }, { note: '', dp: 0, lost: 0, guns: [], ...fill }, ROOM);
      return [height, Number(/d="M10 ([\d.]+)h100"/.exec(svg)?.[1])];
    };
    expect(row({})).toEqual([8, 27]);
    expect(row({ note: 'many words that go on for more than two lines' })).toEqual([16, 35]);
    expect(row({ dp: 3 })).toEqual([10, 29]);
    expect(row({ dp: 3, guns: [{}, {}] })).toEqual([17, 36]);
  });

  it.each([
    [4, [10, 18, 26, 34]],
    [18, [10, 15.56]],
    [30, [10, 16.67]],
  ])('sets %d cells in as few lines as leave them wide enough', (count, first) => {
    const cells: Mark = {
      kind: 'list',
      rows: 'cells',
      step: 5,
      columns: { least: 5, most: 8 },
      marks: [{ kind: 'box', height: 5 }],
    };
    const svg = drawLayout([cells], { cells: Array.from({ length: count }, () => ({})) }, ROOM);
    expect(xs(svg, 'rect').slice(0, first.length)).toEqual(first);
    expect(svg.includes('y="25"')).toBe(count > 20);
  });

  it('draws a bracket past the row where it goes on, from its name where it begins', () => {
    const ends = { above: 'above', below: 'below', joins: 'joins' };
    const marks: readonly Mark[] = [
      { kind: 'lines', words: '{note}', size: 3, step: 4, max: 50 },
      { kind: 'bracket', ...ends, tick: 2, height: 7, words: 'A', max: 2 },
    ];
    const path = (fill: Fill) => /d="([^"]*)"/.exec(drawLayout(marks, { note: 'a line', ...fill }, ROOM))?.[1];
    expect(path({ below: 1, joins: 1 })).toBe('M10 22V31M10 22h-1.8');
    expect(path({ above: 1, joins: 1 })).toBe('M10 19.9V22M10 22h-1.8');
    expect(drawLayout(marks, { note: '', below: 1 }, ROOM)).toContain('>A</text>');
    expect(drawLayout(marks, { note: '', above: 1 }, ROOM)).not.toContain('>A</text>');
  });

  it('leaves a name what the words at the end of its line do not need', () => {
    const leaves = { words: '{stats}', size: 2.5, gap: 2 };
    const marks: readonly Mark[] = [{ kind: 'named', words: '{name}', about: '', size: 3, max: [1, -6], leaves }];
    const stats = 'to hit 7 · 1 die';
    const svg = drawLayout(marks, { name: 'Machine gun '.repeat(9), stats }, ROOM);
    expect(Number(/textLength="([\d.]+)/.exec(svg)?.[1])).toBeCloseTo(94 - widthOf(stats, { size: 2.5 }) - 2, 1);
  });

  it('leaves out what is not filled in, and what is only for that', () => {
    const marks: readonly Mark[] = [
      { kind: 'text', words: 'armed', when: 'guns' },
      { kind: 'rule', unless: 'guns' },
    ];
    expect(drawLayout(marks, { guns: [] }, ROOM)).not.toContain('armed');
    expect(drawLayout(marks, { guns: [{}] }, ROOM)).not.toContain('<path');
  });

  it('measures down by the height of its room, and sets boxes to a side of it', () => {
    const room = { ...ROOM, height: 40 };
    const svg = drawLayout([{ kind: 'box', y: [0.25, 1], height: { rest: 2 } }], {}, room);
    expect(svg).toContain('y="31" width="100" height="27"');
    const grid = {
      kind: 'grid',
      count: 'dp',
      lost: 'lost',
      title: 'Points',
      width: [1, 0],
      height: 9,
      size: 2,
    } as const;
    const start = (anchor: 'start' | 'middle' | 'end'): number =>
      Number(/d="M([\d.]+)/.exec(drawLayout([{ ...grid, anchor }], { dp: 1, lost: 0 }, room))?.[1]);
    expect([start('start'), start('middle'), start('end')]).toEqual([10, 59, 108]);
    expect(drawLayout([grid], { dp: 2000, lost: 5 }, room)).toContain('>1995 of 2000</text>');
  });
});

describe('a flow', () => {
  const layout: RowLayout = { height: 10, marks: [{ kind: 'text', words: '{name}' }] };
  const look = { heading: { height: 6, marks: [{ kind: 'text', words: '{title}' }] }, after: 4 } as const;
  const section = (title: string, ...names: readonly string[]): Section => ({
    title,
    rows: names.map((name) => ({ layout, fill: { name } })),
  });
  const wordsOn = (height: number, ...sections: readonly Section[]) =>
    flow(sections, () => ({ ...ROOM, height }), look).columns.map((column) =>
      [...column.matchAll(/>([^<]+)</g)].map(([, words]) => words),
    );

  it('runs on to a further column where one is full, under its title once more', () => {
    expect(wordsOn(40, section('Guns', 'MG', 'RL', 'SS'), section('Crew'), section('Gear', 'Chute'))).toEqual([
      ['Guns', 'MG', 'RL', 'SS'],
      ['Gear', 'Chute'],
    ]);
    expect(wordsOn(30, section('Guns', 'MG', 'RL', 'SS'))).toEqual([
      ['Guns', 'MG', 'RL'],
      ['Guns, continued', 'SS'],
    ]);
  });

  it('leaves what is too high for any column where it is', () => {
    expect(wordsOn(9, section('Guns', 'MG', 'RL'))).toEqual([
      ['Guns', 'MG'],
      ['Guns, continued', 'RL'],
    ]);
  });
});
