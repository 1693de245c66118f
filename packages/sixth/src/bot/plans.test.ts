import { type AskData, type Decision, OpenQuestion } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import type { SixthAsked } from '../table/queries/asked.ts';
import { arenaSetup, at, build, gameOf } from '../testing/arena.ts';
import { PLANS } from './plans.ts';

/** A gun that looks at the back of another car, two inches ahead. */
const game = gameOf(arenaSetup([build({ front: ['antiTankGun'] }), build()], { poses: [at(5, 3), at(5, 5)] }));
for (const one of game.state.cars) Object.assign(one, { control: 4, speed: 1 });
const known = { setup: game.setup, state: game.state, seat: 0 };

function asked(data: SixthAsked): Decision {
  const plain: AskData = data;
  return OpenQuestion.from(game.question(plain), plain, '1');
}

const ATTACK = asked({ seat: 0, topic: 'attack', car: 'c1' });

const holds = (id: string, params = {}) => PLANS.conditions.find((one) => one.id === id)?.holds(known, ATTACK, params);
const answer = (id: string, params = {}) =>
  PLANS.deeds.find((one) => one.id === id)?.answer?.(known, ATTACK, params)?.option ?? null;

describe('what conditional orders can be made of', () => {
  it('an attack is made at its chance or better, or held', () => {
    expect(answer('fire', { percent: 0 })).not.toBeNull();
    expect(answer('fire', { percent: 101 })).toBeNull();
    expect(answer('hold')).toBe('hold');
  });

  it('who is near ahead is not behind', () => {
    expect([holds('near-ahead', { inches: 4 }), holds('near-behind', { inches: 4 })]).toEqual([true, false]);
    expect([holds('near', { inches: 4 }), holds('near', { inches: 1 })]).toEqual([true, false]);
  });

  it('speed and armor are one’s own', () => {
    expect([holds('fast', { speed: 1 }), holds('fast', { speed: 2 })]).toEqual([true, false]);
    expect([holds('weak', { points: 0 }), holds('weak', { points: 30 })]).toEqual([false, true]);
  });
});
