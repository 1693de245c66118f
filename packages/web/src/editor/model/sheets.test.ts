// Maps that count their own squares, and have several sheets: drawn on Twilight's battlefields.

import type { Layable } from '@hardtop/kernel';
import { findRuleset } from '@hardtop/rulesets';
import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { XY } from '../../board/units.ts';
import { copied, laid, removed, whyNot } from './edits.ts';
import { listAt, valueAt, withRow, withValue } from './file-paths.ts';
import { drawnThing, handlesOnMap, movedThing, outlineOnMap, pointText, stepOnMap, stretchedThing } from './hand.ts';
import { turned } from './placing.ts';
import { boundsOn, onMap, onSheet, sheetAt, sheetsOf } from './sheets.ts';
import { type Thing, thingAt, thingsOf } from './things.ts';

const table = await findRuleset('table', 'twilight')?.table();
if (table?.editing === undefined) throw new Error('nothing to draw');
const { editing } = table;

const UPPER = { id: 'upper', width: 10, height: 8, grid: 2, elevation: 3, ground: 'floor' };
const file = withRow(editing.blank, 'levels', UPPER);
const sheets = sheetsOf(editing, file);
const [field, upper] = sheets;
if (upper === undefined) throw new Error('one level only');

const tool = (id: string): Layable => {
  const found = editing.palette.find((layable) => layable.id === id);
  if (found === undefined) throw new Error(`no tool ${id}`);
  return found;
};

const on = (sheet: typeof field, x: number, y: number): XY => onMap(sheet, { x, y });

function lay(id: string, from: XY, to: XY = from): { readonly file: unknown; readonly thing: Thing } {
  const { value, sheet } = drawnThing(editing, file, tool(id), from, to);
  const after = laid(editing, file, tool(id), value, sheet);
  const thing = thingAt(thingsOf(editing, after.file), after.chosen ?? undefined);
  if (thing === undefined) throw new Error(`${id} is not there`);
  return { file: after.file, thing };
}

describe('a map of several sheets', () => {
  it('a point of the map is a square of the sheet that it is on', () => {
    expect(sheetAt(sheets, on(upper, 3, 2)).id).toBe('upper');
    expect(sheetAt(sheets, { x: -50, y: 0 }).id).toBe('field');
    expect(onSheet(upper, on(upper, 3, 2))).toEqual({ x: 3, y: 2 });
    expect(pointText(editing, file, on(upper, 3, 2))).toBe('upper, 3, 2');
    expect(boundsOn(upper)).toEqual({ minX: -0.5, minY: -0.5, maxX: 9.5, maxY: 7.5, isMirrored: true });
    expect(stepOnMap(editing, file)).toBe(Math.abs(field.x.step));
  });

  it('what lies on a level goes into the list of that level', () => {
    const { thing, file: after } = lay('lamp', on(upper, 3, 2));
    expect([thing.path, valueAt(thing.value, 'x'), valueAt(thing.value, 'y')]).toEqual(['levels.1.lamps.0', 3, 2]);
    expect(listAt(removed(after, thing).file, 'levels.1.lamps')).toEqual([]);
    const copy = copied(editing, after, thing);
    expect([copy.chosen, valueAt(copy.file, 'levels.1.lamps.1.x'), valueAt(copy.file, 'levels.1.lamps.1.y')]).toEqual([
      'levels.1.lamps.1',
      4,
      3,
    ]);
  });

  it('people name their level, but for the first', () => {
    expect(valueAt(lay('person', on(upper, 3, 2)).thing.value, 'at')).toEqual({ x: 3, y: 2, level: 'upper' });
    expect(valueAt(lay('person', on(field, 3, 2)).thing.value, 'at')).toEqual({ x: 3, y: 2 });
    const { thing } = lay('line', on(upper, 1, 1), on(upper, 4, 1));
    expect(valueAt(thing.value, 'at')).toEqual([
      { x: 1, y: 1, level: 'upper' },
      { x: 4, y: 1, level: 'upper' },
    ]);
    expect(thing.sheet.id).toBe('upper');
  });

  it('whoever is carried to another level is there', () => {
    const { thing, file: after } = lay('person', on(field, 3, 2));
    const [from, to] = [on(field, 3, 2), on(upper, 5, 6)];
    const up = movedThing(editing, after, thing, { x: to.x - from.x, y: to.y - from.y }, to);
    expect(valueAt(up.value, 'at')).toEqual({ x: 5, y: 6, level: 'upper' });
    expect(valueAt(movedThing(editing, after, up, { x: 0, y: 0 }, from).value, 'at')).toEqual({ x: 3, y: 2 });
  });

  it('stairs lead from one level to another, and either end may be moved', () => {
    const { thing, file: after } = lay('link', on(field, 8, 8), on(upper, 1, 2));
    expect(thing.value).toMatchObject({ from: { x: 8, y: 8 }, to: { x: 1, y: 2, level: 'upper' } });
    expect(outlineOnMap(thing).points).toEqual([on(field, 8, 8), on(upper, 1, 2)]);
    const [, far] = handlesOnMap(thing);
    if (far === undefined) throw new Error('no handle');
    expect(far.at).toEqual(on(upper, 1, 2));
    const moved = stretchedThing(editing, after, thing, far, on(field, 2, 2));
    expect(moved.value).toMatchObject({ from: { x: 8, y: 8 }, to: { x: 2, y: 2 } });
    expect(valueAt(moved.value, 'to.level')).toBeUndefined();
    expect(table.parseSetup(after).ok).toBe(true);
  });

  it('is full when every level is', () => {
    const many = Array.from({ length: 60 }, () => ({}));
    const one = withValue(file, 'levels.0.lamps', many);
    expect(whyNot(tool('lamp'), one)).toBeNull();
    expect(whyNot(tool('lamp'), one, field)).toContain('60');
    expect(whyNot(tool('lamp'), withValue(one, 'levels.1.lamps', many))).toContain('60');
  });
});

describe('what is counted in squares', () => {
  it('a wall runs along the squares that the hand went past', () => {
    const east = drawnThing(editing, file, tool('wall'), on(field, 3, 4.4), on(field, 7, 4.6));
    expect(east.value).toMatchObject({ x: 3, y: 5, edge: 'north', length: 5 });
    const south = drawnThing(editing, file, tool('wall'), on(field, 3.4, 8), on(field, 3.5, 4));
    expect(south.value).toMatchObject({ x: 4, y: 4, edge: 'west', length: 5 });
  });

  it('a door stands on the edge that is nearest to where it was put', () => {
    const at = (x: number, y: number) =>
      drawnThing(editing, file, tool('door'), on(field, x, y), on(field, x, y)).value;
    expect(at(3, 4.4)).toMatchObject({ x: 3, y: 5, edge: 'north', length: 1 });
    expect(at(3, 3.6)).toMatchObject({ x: 3, y: 4, edge: 'north' });
    expect(at(2.6, 4)).toMatchObject({ x: 3, y: 4, edge: 'west' });
    expect(at(3.4, 4)).toMatchObject({ x: 4, y: 4, edge: 'west' });
  });

  it('a wall is turned, and stretched by its ends to one square at least', () => {
    const { thing, file: after } = lay('wall', on(field, 3, 4.5), on(field, 7, 4.5));
    const desk = { bounds: boundsOn(field), grid: 1, turn: 45 };
    expect(turned(thing.layable, thing.value, 1, desk)).toMatchObject({ edge: 'west', x: 3, y: 5, length: 5 });
    const [west, east] = handlesOnMap(thing);
    if (west === undefined || east === undefined) throw new Error('no handles');
    const pulled = (handle: typeof west, x: number) =>
      stretchedThing(editing, after, thing, handle, on(field, x, 4.5)).value;
    expect(pulled(east, 9.5)).toMatchObject({ x: 3, length: 7 });
    expect(pulled(east, 0)).toMatchObject({ x: 3, length: 1 });
    expect(pulled(west, 0.5)).toMatchObject({ x: 1, length: 7 });
    expect(pulled(west, 20)).toMatchObject({ x: 7, length: 1 });
  });

  it('a circle is drawn from its middle to its rim', () => {
    const { thing, file: after } = lay('round', on(field, 8, 8), on(field, 11, 8));
    expect(valueAt(thing.value, 'disc')).toEqual([8, 8, 3]);
    const [rim] = handlesOnMap(thing);
    if (rim === undefined) throw new Error('no handle');
    expect(valueAt(stretchedThing(editing, after, thing, rim, on(field, 8, 13)).value, 'disc')).toEqual([8, 8, 5]);
  });

  it('a house is drawn from square to square, and takes its doors along', () => {
    const house = drawnThing(editing, file, tool('building'), on(field, 4, 9), on(field, 6, 6));
    expect(valueAt(house.value, 'rect')).toEqual([4, 6, 3, 4]);
    const open = withValue(house.value, 'openings', [{ x: 4, y: 6, side: 'north', kind: 'window' }]);
    const by = { x: 2 * field.x.step, y: field.y.step };
    const moved = movedThing(editing, file, { ...house, value: open }, by, null).value;
    expect(valueAt(moved, 'rect')).toEqual([6, 7, 3, 4]);
    expect(valueAt(moved, 'openings.0')).toEqual({ x: 6, y: 7, side: 'north', kind: 'window' });
  });

  it('somebody looks where the hand went, in eighths of a turn, and is turned to the left', () => {
    const facing = (dx: number, dy: number) =>
      valueAt(drawnThing(editing, file, tool('person'), on(field, 8, 8), on(field, 8 + dx, 8 + dy)).value, 'facing');
    expect([facing(0, -3), facing(3, -3), facing(3, 0), facing(0, 3), facing(-3, 0)]).toEqual([0, 1, 2, 4, 6]);
    const { thing } = lay('person', on(field, 8, 8), on(field, 11, 8));
    expect(outlineOnMap(thing).heading).toBe(-90);
    const desk = { bounds: boundsOn(field), grid: 1, turn: 45 };
    expect(valueAt(turned(thing.layable, thing.value, 1, desk), 'facing')).toBe(1);
    expect(valueAt(turned(thing.layable, thing.value, -7, desk), 'facing')).toBe(1);
    const [lever] = handlesOnMap(thing);
    if (lever === undefined) throw new Error('no lever');
    expect(valueAt(stretchedThing(editing, file, thing, lever, on(field, 8, 20)).value, 'facing')).toBe(4);
  });

  it('two of a kind that must be told apart have names of their own', () => {
    const { file: once } = lay('vehicle', on(field, 8, 8));
    const { value, sheet } = drawnThing(editing, once, tool('vehicle'), on(field, 9, 9), on(field, 9, 9));
    const twice = laid(editing, once, tool('vehicle'), value, sheet);
    expect(listAt(twice.file, 'vehicles').map((row) => valueAt(row, 'id'))).toEqual(['vehicle', 'vehicle-2']);
    const [first] = thingsOf(editing, twice.file).filter(({ layable }) => layable.id === 'vehicle');
    if (first === undefined) throw new Error('no vehicle');
    expect(valueAt(copied(editing, twice.file, first).file, 'vehicles.2.id')).toBe('vehicle-3');
  });

  it('any tool on any level moves by a square as the map has it, and comes back', () => {
    const spot = integer({ min: 0, max: 7 });
    const any = property(
      constantFrom(...editing.palette),
      constantFrom(...sheets),
      spot,
      spot,
      spot,
      spot,
      (layable, sheet, x, y, u, v) => {
        const { thing, file: after } = lay(layable.id, on(sheet, x, y), on(sheet, u, v));
        const by = { x: sheet.x.step, y: 0 };
        const away = movedThing(editing, after, thing, by, null);
        const [was, now] = [outlineOnMap(thing).middle, outlineOnMap(away).middle];
        expect(now.x - was.x).toBeCloseTo(by.x);
        expect(now.y).toBeCloseTo(was.y);
        expect(movedThing(editing, after, away, { x: -by.x, y: 0 }, null).value).toEqual(thing.value);
      },
    );
    assert(any, { numRuns: 200 });
  });
});
