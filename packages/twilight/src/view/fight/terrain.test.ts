import { describe, expect, it } from 'vitest';
import type { ScenarioFile } from '../../scenarios/scenario-schema.ts';
import { fight } from '../../testing/shooting.ts';
import { groundAreas } from './ground.ts';
import { patchesOf } from './terrain.ts';

type Areas = NonNullable<ScenarioFile['levels'][number]['areas']>;

const on = (areas: Areas) =>
  fight([{ at: { x: 0, y: 0 } }, { at: { x: 11, y: 11 } }], [], {
    levels: [{ id: 'field', width: 12, height: 12, grid: 2, areas }],
  }).setup;

const extent = (points: readonly { readonly x: number; readonly y: number }[]) => [
  Math.min(...points.map(({ x }) => x)),
  Math.max(...points.map(({ x }) => x)),
];

describe('the ground as it is drawn', () => {
  it('shows woods that overlap as one', () => {
    const setup = on([
      { kind: 'wood', rect: [1, 1, 4, 4] },
      { kind: 'wood', rect: [3, 3, 4, 4] },
      { kind: 'wood', rect: [10, 8, 2, 2] },
    ]);
    const patches = patchesOf(setup);
    expect(patches.map(({ kind, squares }) => [kind, squares.length])).toEqual([
      ['wood', 28],
      ['wood', 4],
    ]);
    // Half a unit to a square.
    expect(extent(patches[0]?.points ?? [])).toEqual([0.5, 3.5]);
    expect(groundAreas(setup).filter(({ drawn }) => drawn === 'grove').length).toBe(2);
  });

  it('shows what lies over it, too: a pond in a wood is a hole in it', () => {
    const setup = on([
      { kind: 'wood', rect: [1, 1, 5, 5] },
      { kind: 'water', rect: [3, 3, 1, 1] },
    ]);
    const [wood, water] = patchesOf(setup);
    expect([wood?.squares.length, water?.squares.length]).toEqual([24, 1]);
    // Eight points about the wood, eight about the pond in it, and the seam between them.
    expect(water?.points.length).toBe(8);
    expect(wood?.points.length).toBe(8 + 8 + 3);
  });

  it('says nothing of the ground that a whole level is made of', () => {
    const setup = fight([{ at: { x: 0, y: 0 } }, { at: { x: 5, y: 5 } }], [], {
      levels: [
        { id: 'sea', width: 12, height: 12, grid: 2, ground: 'water', areas: [{ kind: 'water', rect: [1, 1, 2, 2] }] },
      ],
    }).setup;
    expect(patchesOf(setup)).toEqual([]);
  });
});
