import { expect, test } from 'vitest';
import { arenaSetup, build, car, gameOf, play } from '../../testing/arena.ts';
import { isOutOfControl } from '../queries/tokens.ts';
import { manageFires } from './fires.ts';

const burning = (sides: readonly ('front' | 'back' | 'left' | 'right')[], control: number, cards = {}) => {
  const game = gameOf(arenaSetup([build(cards)]));
  for (const side of sides) car(game).fire[side] = true;
  car(game).control = control;
  return game;
};

test('sixth/round/manage-fires: two control tokens put a fire out, even the last two', () => {
  const game = burning(['front'], 2);
  play(game, manageFires(game, car(game)), 'front');
  expect(car(game)).toMatchObject({ control: 0, fire: { front: false }, armor: { front: 4 } });
  expect(isOutOfControl(car(game))).toBe(true);
});

test('sixth/round/manage-fires: whoever has one token is not asked, and it burns on for a point', () => {
  const game = burning(['left'], 1);
  play(game, manageFires(game, car(game)));
  expect(car(game)).toMatchObject({ control: 1, fire: { left: true }, armor: { left: 3 } });
});

test('sixth/round/manage-fires: the owner says which of two fires burns first', () => {
  const game = burning(['left', 'back'], 6);
  play(game, manageFires(game, car(game)), 'let-burn', 'left');
  expect(car(game).armor).toEqual({ front: 4, back: 3, left: 3, right: 4 });
});

test('sixth/cards/fire-suppressor: takes the point and puts the fire out, also with its last one', () => {
  const game = burning(['left', 'back'], 0, { right: ['automaticFireSuppressor'] });
  const [suppressor] = car(game).cards;
  if (suppressor !== undefined) suppressor.damage = 2;
  play(game, manageFires(game, car(game)), 'back');
  expect(car(game)).toMatchObject({ fire: { back: false, left: true }, armor: { back: 4, left: 3 } });
  expect(suppressor?.faceDown).toBe(true);
});
