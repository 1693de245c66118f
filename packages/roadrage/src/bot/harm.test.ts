import { describe, expect, it } from 'vitest';
import { driven, gameOf, roadSetup } from '../testing/road.ts';
import { ramBalance } from './harm.ts';

function twoCars() {
  const game = gameOf(roadSetup([{ design: driven('midSized', 1) }, { design: driven('midSized', 1) }]));
  const [own, other] = game.state.vehicles;
  if (own === undefined || other === undefined) throw new Error('two cars');
  return { game, own, other };
}

describe('what a ram is worth to who weighs it', () => {
  it('roadrage/ram/damage: twice the dice to the other pay, the same to both do not', () => {
    const { game, own, other } = twoCars();
    expect(ramBalance(game, own, other, 8, 4)).toBeGreaterThan(0);
    expect(ramBalance(game, own, other, 4, 4)).toBeLessThan(0);
  });

  it('roadrage/ram/whiplash: a neck that will not stand another jerk is worth a ram', () => {
    const { game, own, other } = twoCars();
    const sound = ramBalance(game, own, other, 4, 2);
    for (const person of game.state.people) if (person.seat === other.seat) person.hp = 1;
    expect(ramBalance(game, own, other, 4, 2)).toBeGreaterThan(sound + 10);
  });

  it('roadrage/damage/fuel: a tank that is gone can no longer go up', () => {
    const { game, own, other } = twoCars();
    const full = ramBalance(game, own, other, 8, 2);
    other.fuelLost = true;
    expect(ramBalance(game, own, other, 8, 2)).toBeLessThan(full);
  });
});
