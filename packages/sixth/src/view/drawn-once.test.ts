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
