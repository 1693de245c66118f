import { describe, expect, it } from 'vitest';
import { DEATHS } from '../../catalog/prestige.ts';
import type { Fighter, Kill } from './fighters.ts';
import { advantagesOf, fameOf, titleOf, voted } from './prestige.ts';

const KILL: Kill = { victim: 'v2', prestige: 0, person: 'v1.1', salvage: true };

function fighter(changes: Partial<Fighter> = {}, past: { prestige?: number; kills?: number } = {}): Fighter {
  return {
    person: 'v1.1',
    seat: 0,
    character: { name: null, skills: {}, saved: {}, prestige: 0, kills: 0, ...past },
    vehicle: 'v1',
    drives: true,
    entered: true,
    inCombat: true,
    kills: [],
    peopleKilled: 0,
    isVehicleLost: false,
    escapedFit: false,
    hurt: false,
    death: null,
    did: {},
    ...changes,
  };
}

const points = (changes: Partial<Fighter>, past = {}): number => fameOf(fighter(changes, past)).points;

describe('deluxe/VII.2/prestige: the table, row by row', () => {
  it.each([
    ['entering combat', {}, 1],
    ['staying out of it', { entered: false }, 0],
    ['a kill', { kills: [KILL] }, 3],
    ['two kills', { kills: [KILL, KILL] }, 5],
    ['the vehicle killed, unhurt', { isVehicleLost: true }, 0],
    ['the vehicle killed, hurt', { isVehicleLost: true, hurt: true }, -1],
    ['leaving a vehicle that is fit', { did: { leftVehicle: true as const } }, 0],
    ['leaving the arena in one that is fit', { escapedFit: true }, 0],
    ['hand weapons on foot', { did: { onFoot: true as const } }, 2],
    ['a victim of prestige 15', { kills: [{ ...KILL, prestige: 15 }] }, 3],
    ['a victim of prestige 16', { kills: [{ ...KILL, prestige: 16 }] }, 4],
    ['a victim of prestige 20', { kills: [{ ...KILL, prestige: 20 }] }, 4],
    ['H-292: a victim of prestige 21', { kills: [{ ...KILL, prestige: 21 }] }, 5],
    ['two points by vote', { did: { voted: 2 } }, 3],
    ['never more than three by vote', { did: { voted: 9 } }, 4],
  ])('%s: %j comes to %i', (_, changes, expected) => {
    expect(points(changes)).toBe(expected);
  });

  it('the dead lose by the kind of their death, and nothing for the vehicle', () => {
    const all = DEATHS.map((death) => points({ death, isVehicleLost: true, hurt: true }));
    expect(all).toEqual([0, -1, -2, -4]);
  });

  it('what no camera saw counts for nobody', () => {
    const unsung = fameOf(fighter({ kills: [KILL] }, { prestige: 7 }), false);
    expect(unsung).toMatchObject({ points: 0, prestige: 7, lines: [] });
  });

  it('the majority of ballots decides, and the referee where it is even', () => {
    expect(voted([3, 3, 1], 0)).toBe(3);
    expect(voted([3, 1, 0], 3)).toBe(1);
    expect(voted([2, 0], 0)).toBe(0);
    expect(voted([2, 0], 3)).toBe(2);
    expect(voted([], 3)).toBe(0);
  });
});

describe('deluxe/VII.2/aces', () => {
  it.each([
    [3, 1, 3],
    [4, 1, 8],
    [5, 1, 3],
    [9, 1, 13],
    [4, 6, 28],
  ])('%i kills before and %i now come to %i', (kills, now, expected) => {
    expect(points({ kills: Array.from({ length: now }, () => KILL) }, { kills })).toBe(expected);
  });

  it('five make an ace and ten a double ace', () => {
    expect([4, 5, 9, 10].map(titleOf)).toEqual([null, 'ace', 'ace', 'double ace']);
  });
});

describe('deluxe/VII.2/advantages', () => {
  it.each([
    [9, 0, 0],
    [10, 10, 0],
    [14, 14, 0],
    [17, 17, 25],
    [25, 25, 50],
  ])('X-PE6: prestige %i adds %i percent to a purse and takes %i off a bill', (prestige, purse, discount) => {
    expect(advantagesOf(prestige)).toEqual({ purse, discount });
  });
});
