import type { Area } from '@hardtop/board';
import { describe, expect, it } from 'vitest';
import { areaLabels, clearLabels } from './area-labels.ts';

const box = (x: number, y: number, label?: string): Area => ({
  id: `${x},${y}`,
  kind: 'place',
  drawn: 'mark',
  points: [
    { x, y },
    { x: x + 2, y },
    { x: x + 2, y: y + 2 },
    { x, y: y + 2 },
  ],
  ...(label === undefined ? {} : { label }),
});

describe('what is written on the ground', () => {
  const labels = areaLabels([box(0, 0, 'The farm'), box(0, 0, 'The yard'), box(10, 0, 'The wood'), box(20, 0)]);

  it('is the name of an area that has one', () => {
    expect(labels.map(({ text }) => text)).toEqual(['The farm', 'The yard', 'The wood']);
  });

  it('is written once in a place, and gives way to counters and to what is taken', () => {
    const written = (...args: Parameters<typeof clearLabels>) => clearLabels(...args).map(({ text }) => text);
    expect(written(labels, 40, [], [])).toEqual(['The farm', 'The wood']);
    const counter = { at: { x: 40, y: -40 }, halfWidth: 20, halfLength: 20, turn: 0 };
    expect(written(labels, 40, [counter], [])).toEqual(['The wood']);
    expect(written(labels, 40, [counter], [{ at: { x: 440, y: -40 }, halfWidth: 9, halfHeight: 9 }])).toEqual([]);
  });
});
