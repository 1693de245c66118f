import { describe, expect, it } from 'vitest';
import { lengthOf } from '../board/beats.ts';
import { anEvent, aSnapshot, aWelcome } from '../testing/fakes.ts';
import { afterScene, type Scene, withScene } from './scenes.ts';
import { createTableStore } from './table-store.ts';

const motion = {
  piece: 'car',
  path: [
    { x: 0, y: 0, h: 0 },
    { x: 4, y: 0, h: 0 },
  ],
  style: 'drive',
} as const;
const moves = (n: number) => anEvent(n, { motion });
const quiet = (n: number) => anEvent(n);
const came = (...events: ReturnType<typeof anEvent>[]) => ({
  upTo: events.at(-1)?.n ?? 0,
  events,
  snapshot: aSnapshot({ rows: events.at(-1)?.n ?? 0 }),
});

describe('scenes', () => {
  it('wait behind the one that runs, which stays the very same', () => {
    const [first] = withScene([], came(moves(1)), null);
    if (first === undefined) throw new Error('no scene');
    const two = withScene([first], came(moves(2)), null);
    expect(two).toHaveLength(2);
    expect(two[0]).toBe(first);
    expect(afterScene(two)).toEqual({ over: first, rest: [two[1]] });
  });

  it('take no time for dice of somebody who is not on the board', () => {
    const roll = { dice: '1d6', values: [3], total: 3 };
    const inside = anEvent(1, { about: 'passenger', roll });
    expect(withScene([], came(inside), null)[0]?.beats).toEqual([]);
  });

  it('with nothing to see end together with the one before', () => {
    const scenes = [moves(1), quiet(2), moves(3)].reduce<readonly Scene[]>(
      (all, event) => withScene(all, came(event), null),
      [],
    );
    const { over, rest } = afterScene(scenes);
    expect(over?.upTo).toBe(2);
    expect(rest.map(({ upTo }) => upTo)).toEqual([3]);
  });

  it('hurry when the board lags behind, and do not pile up for ever', () => {
    let scenes: readonly Scene[] = [];
    for (let n = 1; n <= 40; n++) scenes = withScene(scenes, came(moves(n)), null);
    expect(scenes.length).toBeLessThan(12);
    expect(lengthOf(scenes.at(-1)?.beats ?? [])).toBeLessThan(lengthOf(scenes[0]?.beats ?? []));
    expect(scenes.at(-1)?.upTo).toBe(40);
  });
});

describe('the table shows', () => {
  function aTable(isStill = () => false) {
    const store = createTableStore(() => 1, isStill);
    store.getState().hear(aWelcome());
    const update = (from: number, ...events: ReturnType<typeof anEvent>[]) =>
      store.getState().hear({ t: 'update', snapshot: aSnapshot({ rows: from + 10 }), eventsFrom: from, events });
    return { state: store.getState, update };
  }

  it('the board as it stood until what led to the next one has been seen', () => {
    const { state, update } = aTable();
    const before = state().shown;
    update(0, moves(1), quiet(2));
    expect(state().shown).toBe(before);
    expect(state().snapshot?.rows).toBe(10);
    state().sceneOver(false);
    expect(state().shown?.rows).toBe(10);
    expect(state().shownTo).toBe(2);
  });

  it('line by line what has been seen', () => {
    const { state, update } = aTable();
    update(0, quiet(1), moves(2), moves(3));
    state().reach(2);
    expect(state().shownTo).toBe(1);
    state().reach(3);
    expect(state().shownTo).toBe(2);
  });

  it('at once what has nothing to be seen', () => {
    const { state, update } = aTable();
    update(0, quiet(1));
    expect(state().shown?.rows).toBe(10);
    expect(state().scenes).toEqual([]);
  });

  it('at once what has moved, to whoever wants no motion', () => {
    const { state, update } = aTable(() => true);
    update(0, moves(1), moves(2));
    expect(state()).toMatchObject({ shown: { rows: 10 }, shownTo: 2, scenes: [] });
  });

  it('scene after scene, or the end of them all to whoever presses a key', () => {
    const { state, update } = aTable();
    update(0, moves(1));
    update(1, moves(2));
    update(2, moves(3));
    state().sceneOver(false);
    expect(state().shown?.rows).toBe(10);
    expect(state().scenes).toHaveLength(2);
    state().sceneOver(true);
    expect(state().shown?.rows).toBe(12);
    expect(state().scenes).toEqual([]);
  });

  it('what came since the last answer of a person, not since one that was given for him', () => {
    const { state, update } = aTable();
    update(0, quiet(1), quiet(2));
    expect(state().since).toBe(0);
    state().confirm();
    expect(state().since).toBe(2);
    state().hear({ t: 'ack', ref: 1, rows: 4 });
    update(2, quiet(3));
    state().coast();
    expect(state().since).toBe(2);
  });
});
