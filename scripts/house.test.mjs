import { describe, expect, it } from 'vitest';
import { isCurrent } from './house.mjs';
import { layered, reduced } from './layered.mjs';

it('docs/house.svg shows the house as it stands: if not, run `npm run house`', () => {
  expect(isCurrent()).toBe(true);
});

describe('what is drawn of the lines', () => {
  it('leaves out what a longer way implies', () => {
    const lines = [
      ['a', 'b'],
      ['b', 'c'],
      ['a', 'c'],
      ['a', 'd'],
    ];
    expect(reduced(['a', 'b', 'c', 'd'], lines)).toEqual([
      ['a', 'b'],
      ['b', 'c'],
      ['a', 'd'],
    ]);
  });

  it('keeps every line of a knot', () => {
    const lines = [
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'a'],
      ['a', 'c'],
    ];
    expect(reduced(['a', 'b', 'c'], lines)).toEqual(lines);
  });
});

describe('the lay-out', () => {
  const size = { width: 40, height: 20 };
  const boxes = new Map(['top', 'left', 'right', 'ground', 'apart'].map((name) => [name, size]));
  const lines = [
    ['top', 'left'],
    ['top', 'right'],
    ['left', 'ground'],
    ['right', 'ground'],
    ['top', 'ground'],
  ];
  const plot = layered(boxes, lines, { gap: 10, rise: 30 });

  it('sets no box upon another', () => {
    const places = [...boxes.keys()].map((name) => plot.at.get(name));
    for (const [i, a] of places.entries())
      for (const b of places.slice(i + 1))
        expect(Math.abs(a.x - b.x) >= size.width + 10 || Math.abs(a.y - b.y) >= size.height + 30).toBe(true);
  });

  it('lets every line go down, past the boxes it does not mean', () => {
    for (const { points } of plot.paths) {
      for (const [i, point] of points.entries()) if (i > 0) expect(point.y).toBeGreaterThanOrEqual(points[i - 1].y);
    }
    const past = plot.paths[4].points.filter(({ y }) => Math.abs(y - plot.at.get('left').y) <= size.height / 2);
    expect(past).toHaveLength(2);
    for (const name of ['left', 'right'])
      for (const { x } of past) expect(Math.abs(x - plot.at.get(name).x)).toBeGreaterThan(size.width / 2);
  });

  it('sets what is tied in a knot side by side', () => {
    const tied = layered(
      new Map([
        ['a', size],
        ['b', size],
      ]),
      [
        ['a', 'b'],
        ['b', 'a'],
      ],
      { gap: 10, rise: 30 },
    );
    expect(tied.at.get('a').y).toBe(tied.at.get('b').y);
    expect(tied.paths.map(({ isBack }) => isBack)).toEqual([true, true]);
    expect(tied.at.get('a').x).not.toBe(tied.at.get('b').x);
  });
});
