import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { covers, type Footprint, type LabelBox, type LabelWish, placeLabels } from './place-labels.ts';

const wishAt = (id: string, x: number, y: number, turn = 0): LabelWish => ({
  id,
  of: { at: { x, y }, halfWidth: 25, halfLength: 50, turn },
  name: 12,
  notes: 6,
});

/** Whether two convex outlines share ground, by points of one sampled in the other: slow, and made another way. */
function sharesGround(box: LabelBox, { at, halfWidth, halfLength, turn }: Footprint): boolean {
  for (let i = 0.02; i < 1; i += 0.06)
    for (let j = 0.02; j < 1; j += 0.06) {
      const dx = box.at.x + (2 * i - 1) * box.halfWidth - at.x;
      const dy = box.at.y + (2 * j - 1) * box.halfHeight - at.y;
      const across = dx * Math.cos(turn) + dy * Math.sin(turn);
      const along = dy * Math.cos(turn) - dx * Math.sin(turn);
      if (Math.abs(across) < halfWidth && Math.abs(along) < halfLength) return true;
    }
  return false;
}

const spot = fc.record({ x: fc.integer({ min: 0, max: 700 }), y: fc.integer({ min: 0, max: 400 }) });
const someWishes = fc
  .array(
    fc.record({
      at: spot,
      halfWidth: fc.integer({ min: 4, max: 40 }),
      halfLength: fc.integer({ min: 4, max: 80 }),
      turn: fc.double({ min: -4, max: 4, noNaN: true }),
      name: fc.integer({ min: 3, max: 24 }),
      notes: fc.integer({ min: 0, max: 30 }),
    }),
    { maxLength: 9 },
  )
  .map((all) => all.map(({ name, notes, ...of }, i): LabelWish => ({ id: `${i}`, of, name, notes })));

describe('labels of pieces', () => {
  test('cover no piece, whoever it is, nor each other', () => {
    fc.assert(
      fc.property(someWishes, fc.boolean(), (wishes, notes) => {
        const boxes = [...placeLabels(wishes, [], notes).values()];
        for (const box of boxes) for (const { of } of wishes) expect(sharesGround(box, of)).toBe(false);
        for (const [i, a] of boxes.entries())
          for (const b of boxes.slice(i + 1)) {
            const apart =
              Math.abs(a.at.x - b.at.x) >= a.halfWidth + b.halfWidth ||
              Math.abs(a.at.y - b.at.y) >= a.halfHeight + b.halfHeight;
            expect(apart).toBe(true);
          }
      }),
      { numRuns: 60 },
    );
  });

  test('stand below their piece with all their notes where there is room', () => {
    const label = placeLabels([wishAt('a', 100, 100)], [], true).get('a');
    expect(label?.notes).toBe(true);
    expect(label?.at.x).toBe(100);
    expect(label?.at.y).toBeGreaterThan(150);
  });

  test('four cars on a starting grid all keep their names', () => {
    const grid = [wishAt('a', 100, 100), wishAt('b', 190, 100), wishAt('c', 100, 240), wishAt('d', 190, 240)];
    const labels = placeLabels(grid, [], true);
    expect([...labels.keys()]).toEqual(['a', 'b', 'c', 'd']);
  });

  test('drop their notes, then themselves, where it is crowded', () => {
    const car = wishAt('a', 100, 100);
    const wall = (x: number, y: number, halfWidth: number, halfHeight: number) => ({
      at: { x, y },
      halfWidth,
      halfHeight,
    });
    // Eighteen pixels below the car are free: enough for the name alone.
    const tight = [
      wall(100, 380, 400, 208),
      wall(100, -158, 400, 203),
      wall(-230, 100, 300, 50),
      wall(430, 100, 300, 50),
    ];
    expect(placeLabels([car], tight, true).get('a')?.notes).toBe(false);
    expect(placeLabels([car], [wall(100, 100, 400, 400)], true).size).toBe(0);
  });

  test('are not cut by the edge of the view while there is a whole place, and stay where there is none', () => {
    const car = wishAt('a', 100, 100);
    const low = { at: { x: 100, y: 60 }, halfWidth: 90, halfHeight: 100 };
    const label = placeLabels([car], [], true, low).get('a');
    expect([label?.at.x, (label?.at.y ?? 0) < 50]).toEqual([100, true]);
    const tiny = { at: { x: 100, y: 100 }, halfWidth: 20, halfHeight: 20 };
    expect(placeLabels([car], [], true, tiny)).toEqual(placeLabels([car], [], true));
  });

  test('a box beside a turned counter does not cover it, though its corners pass it', () => {
    const print = { at: { x: 0, y: 0 }, halfWidth: 10, halfLength: 60, turn: Math.PI / 4 };
    expect(covers({ at: { x: 40, y: 40 }, halfWidth: 20, halfHeight: 8 }, print)).toBe(false);
    expect(covers({ at: { x: 30, y: -30 }, halfWidth: 20, halfHeight: 8 }, print)).toBe(true);
  });
});
