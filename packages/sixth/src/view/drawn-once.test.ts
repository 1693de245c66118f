import { expect, test } from 'vitest';
import { arenaSetup, at, build, car, gameOf } from '../testing/arena.ts';
import { view } from './view.ts';

test('a sheet is drawn anew when something on it has changed, and not when its car has moved', () => {
  const game = gameOf(arenaSetup([build(), build()]));
  const sheets = () => view(game.setup, game.state, null).sheets;
  const before = sheets();
  car(game).pose = at(7, 7);
  expect(sheets()[0]).toBe(before[0]);
  car(game).control += 2;
  expect(sheets()[0]).not.toEqual(before[0]);
  expect(sheets()[1]).toBe(before[1]);
  const [card] = car(game, 2).cards;
  if (card === undefined) throw new Error('a car has cards');
  card.faceDown = true;
  expect(sheets()[1]).not.toEqual(before[1]);
});

test('arcs are drawn anew when a card is turned over or fired, and not when the car has moved', () => {
  const game = gameOf(arenaSetup([build({ front: ['lightMachineGun'] }), build()]));
  const mounts = () => view(game.setup, game.state, null).pieces[0]?.mounts ?? [];
  const before = mounts();
  expect(before.length).toBeGreaterThan(0);
  car(game).pose = at(7, 7);
  expect(mounts()).toBe(before);
  const index = car(game).cards.findIndex(({ place }) => place === before[0]?.id);
  car(game).fired.push(index);
  expect(mounts()).not.toEqual(before);
  car(game).fired.pop();
  expect(mounts()).toEqual(before);
  const card = car(game).cards[index];
  if (card === undefined) throw new Error('a car has cards');
  card.faceDown = true;
  expect(mounts()).not.toEqual(before);
});

test('what lies on the ground is drawn once, and anew when it was damaged', () => {
  const game = gameOf(arenaSetup([build(), build()]));
  const pose = at(3, 3);
  const token = { id: 'barrel-9', kind: 'barrel' as const, pose, durability: 3, damage: 0, gone: false };
  game.state.tokens.push(token);
  const areas = () => view(game.setup, game.state, null).areas;
  const before = areas();
  expect(areas().every((area, i) => area === before[i])).toBe(true);
  token.damage = 1;
  expect(areas().at(-1)?.label).toBe('barrel, 2 left');
});
