import { expect, test } from 'vitest';
import { arenaSetup, build, car, gameOf, textsOf } from '../../testing/arena.ts';
import { aceIncome, controlIncome } from '../queries/tokens.ts';
import { checkSpeeds, payControl, takeControl } from './control.ts';

test('sixth/round/take-control: speed 2 on whole tires gives six control tokens', () => {
  const game = gameOf(arenaSetup([build()]));
  takeControl(game);
  expect([car(game).control, car(game).ace]).toEqual([6, 0]);
  expect(controlIncome(car(game)).map(({ value, label }) => [value, label])).toEqual([
    [4, 'tires 10'],
    [2, 'speed 2'],
  ]);
});

test.each([
  ['sixth/cards/amateur-driver', { crew: ['amateurDriver', 'rookieGunner'] }, 7, 1],
  ['sixth/cards/veteran-driver', { crew: ['veteranDriver', 'rookieGunner'] }, 6, 2],
  ['sixth/cards/advanced-brakes', { back: ['advancedBrakes'] }, 6, 1],
  ['sixth/cards/booster-kit', { front: ['boosterKit'] }, 6, 1],
  ['sixth/cards/dynamic-suspension', { left: ['dynamicSuspension'] }, 7, 0],
  [
    'sixth/cards/strengthened-undercarriage',
    { crew: ['rookieDriver', 'rookieGunner', 'strengthenedUndercarriage'] },
    6,
    1,
  ],
  ['sixth/cards/high-density-radials', { crew: ['rookieDriver', 'rookieGunner', 'highDensityRadials'] }, 6, 2],
] as const)('%s: tokens at speed 2', (_, cards, control, ace) => {
  const game = gameOf(arenaSetup([build(cards)]));
  takeControl(game);
  expect([car(game).control, car(game).ace]).toEqual([control, ace]);
});

test('sixth/cards/dynamic-suspension: an ace for each level of the highest terrain below the car', () => {
  const square = (level: number, x: number) => ({
    id: `t${level}`,
    level,
    label: '',
    points: [
      { x, y: 4 },
      { x: x + 2, y: 4 },
      { x: x + 2, y: 6 },
      { x, y: 6 },
    ],
  });
  const game = gameOf(arenaSetup([build({ left: ['dynamicSuspension'] })], { terrain: [square(1, 1), square(2, 2)] }));
  expect(aceIncome(game.setup, car(game)).map(({ value }) => value)).toEqual([2]);
});

test('sixth/damage/destroyed: a card that is face down gives nothing', () => {
  const game = gameOf(arenaSetup([build({ front: ['boosterKit'] })]));
  for (const card of car(game).cards) card.faceDown = card.card === 'boosterKit';
  takeControl(game);
  expect(car(game).ace).toBe(0);
});

test('sixth/round/check-speed: worn tires lower the speed, and only when a round begins', () => {
  const game = gameOf(arenaSetup([build()]));
  car(game).speed = 5;
  checkSpeeds(game);
  car(game).tires = 6;
  expect([car(game).speed, car(game).maxSpeed]).toEqual([5, 5]);
  checkSpeeds(game);
  expect([car(game).speed, car(game).maxSpeed]).toEqual([4, 4]);
  car(game).tires = 0;
  checkSpeeds(game);
  expect([car(game).speed, car(game).maxSpeed]).toEqual([1, 1]);
});

test('sixth/control/out-of-control: from the moment the last token is gone', () => {
  const game = gameOf(arenaSetup([build()]));
  car(game).control = 2;
  expect(payControl(game, car(game), 1)).toBe(0);
  expect(textsOf(game, 'out-of-control')).toEqual([]);
  expect(payControl(game, car(game), 3)).toBe(2);
  expect(textsOf(game, 'out-of-control')).toEqual(['Car 1 is out of control at speed 2.']);
});
