import { describe, expect, it } from 'vitest';
import { boxesWidth, drawLayout } from './layout.ts';
import { flowSections, type LayoutSection } from './layout-sections.ts';
import type { Mark } from './marks.ts';

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

  it('leaves out what is not filled in, and what is only for that', () => {
    const marks: readonly Mark[] = [
      { kind: 'text', words: 'armed', when: 'guns' },
      { kind: 'rule', unless: 'guns' },
    ];
    expect(drawLayout(marks, { guns: [] }, ROOM)).not.toContain('armed');
    expect(drawLayout(marks, { guns: [{}] }, ROOM)).not.toContain('<path');
  });

  it('runs on to a further page where one is full', () => {
    const list: Mark = { kind: 'list', rows: 'rows', step: 10, marks: [{ kind: 'rule' }] };
    const section: LayoutSection = { title: 'Rows', height: 0, more: { note: 5 }, marks: [list] };
    const fill = { rows: [{}, {}, {}] };
    const room = { ...ROOM, height: 80 };
    expect(flowSections([section, section], fill, room).pages).toHaveLength(1);
    expect(flowSections([section, section], { ...fill, note: 'one' }, room).pages).toHaveLength(2);
  });
});
