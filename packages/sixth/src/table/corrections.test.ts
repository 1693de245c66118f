import { expect, test } from 'vitest';
import { arenaSetup, at, build, car, gameOf, type TestGame } from '../testing/arena.ts';
import { changesOf } from './corrections.ts';

const change = (game: TestGame, id: string) => {
  const found = changesOf(game).find((one) => one.id === id);
  if (found === undefined) throw new Error(`no change ${id}`);
  return found;
};

const two = () => {
  const tokens = [{ id: 'barrel-1', kind: 'barrel', pose: at(6, 9), breaks: false }] as const;
  return gameOf(arenaSetup([build(), build()], { poses: [at(3, 3), at(6, 3)], tokens }));
};

test('sixth/hardtop/correction: a referee sets what a slider shows; who is set to drive ahead is not in reverse', () => {
  const game = two();
  Object.assign(car(game), { speed: 0, reverse: true });
  expect(change(game, 'c1 speed').make({ to: 3 }).text).toBe('Car 1: speed is 3, not 0.');
  change(game, 'c1 armor-left').make({ to: 1 });
  expect(car(game)).toMatchObject({ speed: 3, reverse: false, armor: { left: 1, right: 4 } });
});

test('sixth/hardtop/correction: a car is placed where there is room, and stays where it is elsewhere', () => {
  const game = two();
  change(game, 'c1 place').make({ x: 9, y: 6, heading: 90 });
  expect(car(game).pose).toEqual(at(9, 6, -90));
  expect(change(game, 'c1 place').make({ x: 6, y: 3.4, heading: 0 }).text).toContain('no room');
  expect(car(game).pose).toEqual(at(9, 6, -90));
});

test('sixth/hardtop/correction: a token is taken away, once, and nothing is offered of a wreck that was a car', () => {
  const game = two();
  change(game, 'barrel-1 remove').make({});
  expect(game.state.tokens[0]?.gone).toBe(true);
  Object.assign(car(game), { out: { round: 1, how: 'power' } });
  expect(changesOf(game).map(({ group }) => group)).not.toContain('Car 1');
  expect(() => change(game, 'barrel-1 remove')).toThrow();
});

test('sixth/hardtop/correction: on the map a car is placed by sixteenths of its length, and taken off without a wreck', () => {
  const game = two();
  expect(change(game, 'c1 put').map).toMatchObject({ does: 'place', what: 'c1', x: { zero: 0, step: 0.0625 } });
  change(game, 'c1 put').make({ x: 146, y: 97, heading: 15 });
  expect(car(game).pose).toMatchObject({ x: 9.125, y: 6.0625, h: 150 });
  change(game, 'c1 remove').make({});
  expect(car(game).out).not.toBeNull();
  expect(game.state.tokens.map(({ kind }) => kind)).toEqual(['barrel']);
});

test('sixth/hardtop/correction: a barrier stands where there is room, a hazard lies anywhere, and both are taken away', () => {
  const game = two();
  expect(change(game, 'new barrier').make({ x: 48, y: 48, heading: 0 }).text).toContain('no room');
  change(game, 'new barrier').make({ x: 160, y: 160, heading: 90 });
  change(game, 'new oil').make({ x: 48, y: 48, heading: 0 });
  expect(game.state.tokens.at(-1)).toMatchObject({ id: 'placed-1', kind: 'barrier', pose: { x: 10, y: 10 } });
  expect(game.state.laid).toMatchObject([{ id: 'placed-2', kind: 'oil' }]);
  change(game, 'placed-2 remove').make({});
  change(game, 'placed-1 remove').make({});
  expect(game.state.laid).toEqual([]);
  expect(game.state.tokens.at(-1)?.gone).toBe(true);
});
