import { expect, test } from 'vitest';
import { arenaSetup, build, car, gameOf } from '../../testing/arena.ts';
import { crewOf, effectsOf, livingCrew } from './cards.ts';

test('sixth/damage/destroyed: what lies face down counts no more, and again when it is turned up', () => {
  const game = gameOf(arenaSetup([build({ crew: ['rookieDriver', 'rookieGunner'], front: ['steelPlate'] }), build()]));
  const own = car(game);
  const before = effectsOf(own, 'sideDefenseDice');
  expect(before).toHaveLength(1);
  expect(livingCrew(own)).toEqual(['driver', 'gunner']);
  const [plate] = before;
  const driver = crewOf(own, 'driver');
  if (plate === undefined || driver === null) throw new Error('it has a plate and a driver');
  plate.card.faceDown = true;
  driver.faceDown = true;
  expect(effectsOf(own, 'sideDefenseDice')).toEqual([]);
  expect(livingCrew(own)).toEqual(['gunner']);
  plate.card.faceDown = false;
  expect(effectsOf(own, 'sideDefenseDice')).toEqual(before);
  // Another car with the same cards is another car.
  expect(livingCrew(car(game, 2))).toEqual(['driver', 'gunner']);
});
