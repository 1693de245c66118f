import type { Layable } from '@hardtop/kernel';
import { loadTables } from '@hardtop/rulesets';
import { assert, constantFrom, integer, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changed, copied, deskOf, laid, removed, whyNot, withoutSeat } from './edits.ts';
import { listAt, valueAt, withValue } from './file-paths.ts';
import { begun, done, redone, undone } from './history.ts';
import { drawn, handlesOf, moved, snapped, stretched, turned } from './placing.ts';
import { outlineOf } from './shapes.ts';
import { thingAt, thingsOf } from './things.ts';

const [table] = (await loadTables()).filter(({ editing }) => editing !== undefined);
if (table?.editing === undefined) throw new Error('nothing to draw');
const { editing } = table;
const { blank } = editing;
const desk = deskOf(editing, blank);

const tool = (id: string): Layable => {
  const found = editing.palette.find((layable) => layable.id === id);
  if (found === undefined) throw new Error(`no tool ${id}`);
  return found;
};

const frozen = (file: unknown): string => JSON.stringify(file);

describe('a hand that lays', () => {
  it('puts a point on the grid, facing where it was drawn to', () => {
    const at = drawn(tool('vehicle'), { x: 5.1, y: 4.9 }, { x: 9, y: 4.9 }, desk);
    expect(at).toMatchObject({ x: 5, y: 5, heading: 270 });
  });

  it('draws a wall from end to end', () => {
    const wall = drawn(tool('wall'), { x: 2, y: 2 }, { x: 8, y: 2 }, desk);
    expect(wall).toMatchObject({ x: 5, y: 2, length: 6, heading: 270 });
  });

  it('draws a box between two corners, and of its usual size where it only points', () => {
    expect(drawn(tool('water'), { x: 2, y: 2 }, { x: 6, y: 5 }, desk)).toMatchObject({
      x: 4,
      y: 3.5,
      length: 3,
      width: 4,
    });
    expect(drawn(tool('pillar'), { x: 2, y: 2 }, { x: 2.1, y: 2 }, desk)).toMatchObject({
      x: 2,
      y: 2,
      length: 1,
      width: 1,
    });
  });

  it('puts a gate into the wall that is nearest', () => {
    expect(drawn(tool('gate'), { x: 1, y: 8 }, { x: 1, y: 8 }, desk)).toMatchObject({ wall: 'west', at: 8 });
    expect(moved(tool('gate'), { wall: 'west', at: 8 }, { x: 18, y: 1 }, desk)).toMatchObject({ wall: 'east', at: 9 });
  });

  it('gives a vehicle to the first seat without one, and says when there are enough', () => {
    const three = withValue(blank, 'seats', [{ name: 'a' }, { name: 'b' }, { name: 'c' }]);
    const { file, chosen } = laid(
      editing,
      three,
      tool('vehicle'),
      drawn(tool('vehicle'), { x: 9, y: 3 }, { x: 9, y: 3 }, desk),
    );
    expect(valueAt(file, `${chosen}.seat`)).toBe(2);
    const full = withValue(
      blank,
      'vehicles',
      Array.from({ length: 16 }, () => ({})),
    );
    expect(whyNot(tool('vehicle'), full)).toContain('16');
  });
});

describe('an edit', () => {
  const things = thingsOf(editing, blank);
  const first = things[0];
  if (first === undefined) throw new Error('a blank map has somebody on it');

  it('gives another file and leaves the first as it was', () => {
    const before = frozen(blank);
    const files = [
      removed(blank, first).file,
      copied(editing, blank, first).file,
      changed(blank, first, turned(first.layable, first.value, 1, desk)).file,
      withoutSeat(editing, blank, 0),
    ];
    for (const file of files) expect(frozen(file)).not.toBe(before);
    expect(frozen(blank)).toBe(before);
  });

  it('takes a seat away with its vehicles, and those after it move up', () => {
    const file = withoutSeat(editing, blank, 0);
    expect(listAt(file, 'seats')).toHaveLength(1);
    expect(listAt(file, 'vehicles').map((vehicle) => valueAt(vehicle, 'seat'))).toEqual([0]);
  });

  it('is taken back and done again', () => {
    const one = done(begun('a'), 'b');
    expect(undone(one).now).toBe('a');
    expect(redone(undone(one))).toEqual(one);
    expect(done(undone(one), 'c')).toEqual({ past: ['a'], now: 'c', future: [] });
    expect(done(one, 'b')).toBe(one);
    expect(undone(begun('a')).now).toBe('a');
  });

  it('of any tool is on the grid, moves as far as it is moved, and comes back', () => {
    const spot = tuple(integer({ min: 0, max: 80 }), integer({ min: 0, max: 64 }));
    const any = property(constantFrom(...editing.palette), spot, spot, (layable, [x, y], [u, v]) => {
      const [from, to] = [
        { x: x / 4, y: y / 4 },
        { x: u / 4, y: v / 4 },
      ];
      const { file, chosen } = laid(editing, blank, layable, drawn(layable, from, to, desk));
      const thing = thingAt(thingsOf(editing, file), chosen ?? undefined);
      if (thing === undefined) throw new Error(`${layable.id} is not there`);
      const away = moved(layable, thing.value, { x: 1, y: 0 }, desk);
      const back = moved(layable, away, { x: -1, y: 0 }, desk);
      if (layable.shape.kind !== 'rim') {
        const [was, now] = [thing.value, away].map((value) => outlineOf(layable.shape, value, desk.bounds).middle);
        expect((now?.x ?? 0) - (was?.x ?? 0)).toBeCloseTo(1);
        expect(back).toEqual(thing.value);
      }
      for (const handle of handlesOf(layable, thing.value, desk.bounds)) {
        const same = stretched(layable, thing.value, handle, handle.at, { ...desk, grid: 0.001 });
        expect(outlineOf(layable.shape, same, desk.bounds).middle.x).toBeCloseTo(
          outlineOf(layable.shape, thing.value, desk.bounds).middle.x,
          0,
        );
      }
    });
    assert(any, { numRuns: 300 });
    expect(snapped({ x: 0.3, y: 0.1 }, 0.25)).toEqual({ x: 0.25, y: 0 });
  });
});
