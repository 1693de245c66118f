import { describe, expect, it } from 'vitest';
import { Duel } from '../../testing/duel.ts';
import { reportOf } from '../report.ts';
import type { Character } from '../state/character.ts';
import { improved, learningOf } from './learning.ts';

const ROSA: Character = {
  name: 'Rosa',
  skills: { driver: 0, running: 0, mechanic: 1 },
  saved: { driver: 8, gunner: 9, general: 4 },
  prestige: 0,
  kills: 0,
};

describe('deluxe/VII.1/learning', () => {
  it('ten points are a level, with what was saved; the rest is kept', () => {
    expect(improved(ROSA, 'driver', 1)).toEqual({ level: 0, left: 9 });
    expect(improved(ROSA, 'driver', 2)).toEqual({ level: 1, left: 0 });
    expect(improved(ROSA, 'driver', 15)).toEqual({ level: 2, left: 3 });
    expect(improved(ROSA, 'running', 10)).toEqual({ level: 1, left: 0 });
  });

  it('what he never learned takes $1,000 and three months besides; Mechanic takes years, and no points', () => {
    expect(improved(ROSA, 'gunner', 5)).toEqual({ level: null, left: 14 });
    expect(learningOf(ROSA, 'gunner', 5)).toBe('Gunner for $1000 and 3 months of training');
    expect(improved(ROSA, 'mechanic', 50)).toMatchObject({ level: 1 });
  });

  it('the end of a game says what it has made of everybody with a past', () => {
    const character = { skills: { driver: 0, gunner: 0 }, saved: { driver: 9 } };
    const duel = new Duel([{ crew: [{ role: 'driver', seat: 0, character }] }, {}]);
    const { story } = duel.state;
    story.attackers.v1 = { vehicle: 'v2', person: 'v2.1' };
    story.attackers.v2 = { vehicle: 'v1', person: 'v1.1' };
    story.people['v1.1'] = { guns: true };
    const awards = reportOf(duel.match.setup, duel.state).entries[0]?.people[0]?.awards ?? [];
    const driver = awards.find(({ label }) => label === 'Driver');
    expect(driver).toMatchObject({ points: 1 });
    expect(driver?.why.at(-1)).toBe('rises to Driver +1, 0 of 10 to Driver +2');
    expect(awards.find(({ label }) => label === 'Any skill')?.why.at(-1)).toMatch(/^1 to spend, 10 a level/);
  });
});
