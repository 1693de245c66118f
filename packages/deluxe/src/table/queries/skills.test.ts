import { describe, expect, it } from 'vitest';
import type { Character } from '../state/character.ts';
import { fightingStyle, medicNeed, runningSpeed } from './skills.ts';

const who = (skills: Character['skills']): Character => ({ name: null, skills, saved: {}, prestige: 0, kills: 0 });

describe('deluxe/VII.1/running', () => {
  it('X-PE3: 2.5 mph for each plus, and 25 at most', () => {
    expect([0, 1, 3, 5, 6].map((running) => runningSpeed(who({ running })))).toEqual([12.5, 15, 20, 25, 25]);
    expect(runningSpeed(undefined)).toBe(12.5);
  });
});

describe('deluxe/VII.1/martial-arts', () => {
  it.each([
    [undefined, 1, 0, 0],
    [0, 2, 0, 0],
    [1, 2, 1, 0],
    [2, 2, 1, 1],
    [3, 3, 1, 1],
    [4, 3, 2, 1],
    [5, 3, 2, 2],
  ])('P-09: level %s has %i blows, +%i to hit, +%i damage', (level, blows, hit, damage) => {
    expect(fightingStyle(who(level === undefined ? {} : { martialArts: level }))).toEqual({ blows, hit, damage });
  });
});

describe('deluxe/VII.1/paramedic', () => {
  it('X-PE5: 7 or more, one less for each plus', () => {
    expect([0, 1, 2].map((paramedic) => medicNeed(who({ paramedic })))).toEqual([7, 6, 5]);
    expect(medicNeed(who({}))).toBeNull();
  });
});
