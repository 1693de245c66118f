import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RAM_TYPES } from '../../catalog/rams.ts';
import {
  objectParty,
  type Party,
  ramDice,
  rammingSpeed,
  type Struck,
  speedDice,
  speedsAfter,
  swipeDice,
  whiplashPoints,
} from './ram-dice.ts';

function party(size: number, struck: Struck = 'front', changes: Partial<Party> = {}): Party {
  return { size, struck, ram: false, shielded: false, ...changes };
}

const anyParty = fc.record({
  size: fc.integer({ min: 0, max: 5 }),
  struck: fc.constantFrom<Struck>('front', 'back', 'side'),
  ram: fc.boolean(),
  shielded: fc.boolean(),
});
const anySpeed = fc.integer({ min: 0, max: 20 }).map((tens) => tens * 10);

describe('roadrage/ram/damage', () => {
  it.each([
    [0, 0],
    [30, 0],
    [40, 1],
    [50, 2],
    [120, 9],
  ])('speed damage at %i mph is %i dice', (speed, dice) => {
    expect(speedDice(speed)).toBe(dice);
  });

  it('example 26: a van of size 3 into the side of a car of size 2 at 50 gives 8 and takes 3', () => {
    expect(ramDice('sideOn', 50, party(3), party(2, 'side'))).toEqual({ rammer: 3, target: 8 });
    expect([whiplashPoints(8), whiplashPoints(3)]).toEqual([4, 2]);
  });

  it('example 27: 80 into the back of 40 rams at 40', () => {
    expect(rammingSpeed('shunt', 80, 40)).toBe(40);
    expect(ramDice('shunt', 40, party(2), party(2, 'back'))).toEqual({ rammer: 3, target: 5 });
    expect(speedsAfter('shunt', { rammer: 80, target: 40 })).toEqual({ rammer: 60, target: 60 });
  });

  it('example 28: two of size 2 head-on at 40 and 30 take 8 each, 4 behind a bumper', () => {
    expect(rammingSpeed('headOn', 40, 30)).toBe(70);
    expect(ramDice('headOn', 70, party(2), party(2))).toEqual({ rammer: 8, target: 8 });
    expect(ramDice('headOn', 70, party(2, 'front', { shielded: true }), party(2)).rammer).toBe(4);
    expect(speedsAfter('headOn', { rammer: 40, target: 30 })).toEqual({ rammer: 0, target: 0 });
  });

  it('example 29: a ram of size 2 into a side at 40 gives 9 and takes 2', () => {
    const rammer = party(2, 'front', { ram: true, shielded: true });
    expect(ramDice('sideOn', 40, rammer, party(2, 'side'))).toEqual({ rammer: 2, target: 9 });
  });

  it('example 31: a mid-sized car at 50 takes 10 dice from a lamppost', () => {
    expect(ramDice('headOn', 50, party(2), objectParty(4))).toEqual({ rammer: 10, target: 6 });
  });

  it('nobody pulls away faster than he is caught: a shunt rams at no less than 0', () => {
    expect(rammingSpeed('shunt', 20, 60)).toBe(0);
  });

  it('head-on is the same from either side', () => {
    fc.assert(
      fc.property(anySpeed, anyParty, anyParty, (speed, a, b) => {
        const one = ramDice('headOn', speed, a, b);
        const other = ramDice('headOn', speed, b, a);
        expect(one).toEqual({ rammer: other.target, target: other.rammer });
      }),
    );
  });

  it('a shield never leaves more than half, rounded up', () => {
    fc.assert(
      fc.property(fc.constantFrom(...RAM_TYPES), anySpeed, anyParty, anyParty, (type, speed, a, b) => {
        const bare = ramDice(type, speed, { ...a, shielded: false }, { ...b, shielded: false });
        const shielded = ramDice(type, speed, { ...a, shielded: true }, { ...b, shielded: true });
        expect(shielded).toEqual({ rammer: Math.ceil(bare.rammer / 2), target: Math.ceil(bare.target / 2) });
      }),
    );
  });
});

describe('roadrage/ram/sideswipe', () => {
  it('example 30: size 2 against size 4 takes 8 dice and gives 4', () => {
    expect(swipeDice(party(2, 'side'), party(4, 'side'))).toEqual({ rammer: 8, target: 4 });
  });
});

describe('roadrage/ram/final-speed', () => {
  it('side-on stops the rammer and halves the target, down to whole tens', () => {
    expect(speedsAfter('sideOn', { rammer: 50, target: 50 })).toEqual({ rammer: 0, target: 20 });
  });

  it('speeds after rams are whole tens, never negative, never above the faster', () => {
    fc.assert(
      fc.property(fc.constantFrom(...RAM_TYPES), anySpeed, anySpeed, (type, rammer, target) => {
        for (const speed of Object.values(speedsAfter(type, { rammer, target }))) {
          expect(speed).toBeGreaterThanOrEqual(0);
          expect(speed % 10).toBe(0);
          expect(speed).toBeLessThanOrEqual(Math.max(rammer, target));
        }
      }),
    );
  });
});
