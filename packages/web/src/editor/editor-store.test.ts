import { loadTable } from '@hardtop/rulesets/tables';
import { describe, expect, it } from 'vitest';
import { createEditor, fileOf } from './editor-store.ts';
import { listAt, valueAt } from './model/file-paths.ts';
import { toolOf } from './tool-keys.ts';

const table = await loadTable('deluxe');
if (table?.editing === undefined) throw new Error('nothing to draw');
const { editing } = table;
const rules = { table, editing };

const tool = (id: string) => {
  const found = editing.palette.find((layable) => layable.id === id);
  if (found === undefined) throw new Error(`no tool ${id}`);
  return found;
};

describe('an editor', () => {
  it('lays what is in the hand once, and again and again where it was taken twice', () => {
    const { getState } = createEditor(rules, editing.blank);
    getState().take(tool('tree'));
    getState().lay({ x: 5, y: 5 }, { x: 5, y: 5 });
    expect(getState()).toMatchObject({ tool: null, chosen: 'map.terrain.0' });
    getState().take(tool('tree'));
    getState().take(tool('tree'));
    for (const x of [6, 7]) getState().lay({ x, y: 5 }, { x, y: 5 });
    expect(listAt(fileOf(getState()), 'map.terrain')).toHaveLength(3);
    getState().take(tool('tree'));
    expect(getState().tool).toBeNull();
  });

  it('takes what was typed into one field back in one step', () => {
    const { getState } = createEditor(rules, editing.blank);
    for (const title of ['W', 'Wa', 'Wall']) getState().set('title', title);
    getState().set('turnLimit', 9);
    getState().undo();
    expect(fileOf(getState())).toMatchObject({ title: 'Wall', turnLimit: 40 });
    getState().undo();
    expect(fileOf(getState())).toBe(editing.blank);
    getState().redo();
    getState().set('title', 'Another');
    getState().undo();
    expect(valueAt(fileOf(getState()), 'title')).toBe('Wall');
  });

  it('goes from thing to thing, and lets go after the last', () => {
    const { getState } = createEditor(rules, editing.blank);
    expect([getState().step(1), getState().step(1), getState().step(1)]).toEqual(['vehicles.0', 'vehicles.1', null]);
    expect(getState().step(-1)).toBe('vehicles.1');
  });

  it('moves, turns, copies and removes what is in hand, and says so', () => {
    const { getState } = createEditor(rules, editing.blank);
    getState().choose('vehicles.0');
    getState().moveChosen({ x: 1, y: 0 });
    getState().turnChosen(1);
    expect(valueAt(fileOf(getState()), 'vehicles.0')).toMatchObject({ x: 4, heading: 285 });
    getState().copyChosen();
    expect(getState().chosen).toBe('vehicles.2');
    getState().removeChosen();
    expect(getState()).toMatchObject({ chosen: null, said: 'Vehicle 3, killer-kart removed.' });
    expect(listAt(fileOf(getState()), 'vehicles')).toHaveLength(2);
  });

  it('keeps no hand on what an undone step took away', () => {
    const { getState } = createEditor(rules, editing.blank);
    getState().take(tool('pillar'));
    getState().lay({ x: 5, y: 5 }, { x: 5, y: 5 });
    getState().undo();
    expect(getState().chosen).toBeNull();
  });

  it('has a key for its tools that means nothing else', () => {
    expect(toolOf(editing.palette, '1')?.id).toBe('vehicle');
    for (const key of ['r', 'c', 'z', 'y', '']) expect(toolOf(editing.palette, key)).toBeUndefined();
  });
});
