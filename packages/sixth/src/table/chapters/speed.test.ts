import { expect, test } from 'vitest';
import { arenaSetup, at, build, car, gameOf, play } from '../../testing/arena.ts';
import { legalSpeeds } from '../queries/speeds.ts';
import { speedId } from '../questions/speed-question.ts';
import { adjustSpeed } from './speed.ts';

const offered = (speed: number, changes = {}, pose = at(5, 5)) => {
  const game = gameOf(arenaSetup([build()], { poses: [pose] }));
  Object.assign(car(game), { speed, ...changes });
  return legalSpeeds(game.setup, car(game)).map(speedId);
};

test('sixth/round/adjust-speed: kept, by one, or by two at a price', () => {
  expect(offered(3)).toEqual(['3', '4', '5-accelerate', '2', '1-brake']);
  expect(offered(5)).toEqual(['5', '4', '3-brake']);
  expect(offered(3, { maxSpeed: 3 })).toEqual(['3', '2', '1-brake']);
});

test('sixth/round/hard-acceleration: two up costs a point of power, the last one the game', () => {
  const game = gameOf(arenaSetup([build(), build()]));
  play(game, adjustSpeed(game, car(game)), '4-accelerate');
  expect(car(game)).toMatchObject({ speed: 4, power: 9, points: 4 });
  car(game, 2).power = 1;
  play(game, adjustSpeed(game, car(game, 2)), '4-accelerate');
  expect(car(game, 2)).toMatchObject({ points: 0, out: { round: 1, how: 'power' } });
  expect(game.state.tokens).toMatchObject([{ id: 'wreck-c2', kind: 'wreck', durability: null }]);
});

test('sixth/cards/booster-kit: hard acceleration costs no power', () => {
  const game = gameOf(arenaSetup([build({ front: ['boosterKit'] })]));
  play(game, adjustSpeed(game, car(game)), '4-accelerate');
  expect(car(game).power).toBe(10);
});

test('sixth/round/hard-braking: two down costs a tire; tires of 0 cannot', () => {
  const game = gameOf(arenaSetup([build()]));
  car(game).speed = 3;
  play(game, adjustSpeed(game, car(game)), '1-brake');
  expect(car(game)).toMatchObject({ speed: 1, tires: 9, points: 1 });
  expect(offered(3, { tires: 0 })).not.toContain('1-brake');
});

test('sixth/cards/advanced-brakes: hard braking costs no tire', () => {
  const game = gameOf(arenaSetup([build({ back: ['advancedBrakes'] })]));
  play(game, adjustSpeed(game, car(game)), '0-brake');
  expect(car(game)).toMatchObject({ speed: 0, reverse: false, tires: 10, points: 0 });
});

test('sixth/round/reverse, sixth/components/reverse-setting: from 1 and back again by one ordinary step', () => {
  const game = gameOf(arenaSetup([build()]));
  car(game).speed = 1;
  play(game, adjustSpeed(game, car(game)), 'reverse');
  expect(car(game)).toMatchObject({ speed: 0, reverse: true, tires: 10, points: 1 });
  play(game, adjustSpeed(game, car(game)), '1');
  expect(car(game)).toMatchObject({ speed: 1, reverse: false, power: 10 });
});

test('sixth/round/reverse: not while the back touches a wall', () => {
  expect(offered(0, {}, at(5, 0.585))).not.toContain('reverse');
  expect(offered(0, {}, at(5, 0.7))).toContain('reverse');
  expect(offered(0, {}, at(5, 0.585, 180))).toContain('reverse');
});
