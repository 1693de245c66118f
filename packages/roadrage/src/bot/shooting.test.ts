import type { Decision } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import { NOTHING_TAKEN } from '../table/queries/arms.ts';
import { fireQuestion } from '../table/questions/fire-declare.ts';
import { at, character, design, driven, gameOf, gun, roadSetup, vehicle } from '../testing/road.ts';
import { chooseShot } from './shooting.ts';

/** What the driver does with a laser ahead, an enemy before it, and a better gunner beside him who has this gun or none. */
function driverFires(second: 'front' | 'back' | null): string | undefined {
  const pintle = second === null ? [] : [gun('agl', { mount: 'pintle', facing: second })];
  const wagon = design('truckVan', {
    options: ['sunRoof'],
    weapons: [gun('laser'), ...pintle],
    crew: [character('Driver', { van: 2, heavyWeapons: 1 }), character('Gunner', { heavyWeapons: 2 })],
  });
  const seats = [
    { name: 'A', side: 'a' },
    { name: 'B', side: 'b' },
  ];
  const cars = [
    { design: wagon, seat: 0, pose: at(0, 0), speed: 20 },
    { design: driven('midSized', 1), seat: 1, pose: at(0, 4), speed: 20 },
  ];
  const game = gameOf(roadSetup(cars, { seats, objective: { kind: 'duel' } }));
  const [person] = game.state.people;
  if (person === undefined) throw new Error('nobody drives');
  const ask = fireQuestion(game, person, NOTHING_TAKEN);
  const asked = { seat: 0, topic: 'fire' };
  const { prompt, rule } = ask;
  const decision: Decision = { id: '1', ...asked, asked, rule, prompt, options: () => ask.options() };
  return chooseShot(game, decision, vehicle(game), false, true)?.option;
}

describe('roadrage/fire/one-action', () => {
  it('a driver leaves the only gun to a better gunner', () => {
    expect(driverFires(null)).toBe('nothing');
  });

  it('and fires it himself when that gunner has one that bears and no driver can man', () => {
    expect(driverFires('front')).toMatch(/^laser-front>/);
  });

  it('but not when that one looks the other way', () => {
    expect(driverFires('back')).toBe('nothing');
  });
});
