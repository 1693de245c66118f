import { describe, expect, it } from 'vitest';
import type { ScenarioFile } from '../../scenarios/scenario-schema.ts';
import { Duel } from '../../testing/duel.ts';
import { reportOf } from '../report.ts';
import { repairNeed, shopPrice, workOn, workshopOf } from './repairs.ts';

type Skills = NonNullable<NonNullable<ScenarioFile['vehicles'][number]['crew']>[number]['character']>['skills'];

/** The first car comes to the road with damage, and its driver with what he has learnt. */
function roadside(damage: NonNullable<ScenarioFile['vehicles'][number]['damage']>, skills: Skills = {}): Duel {
  const character = { skills, points: 100 };
  return new Duel([{ damage, crew: [{ role: 'driver', seat: 0, character }] }, {}], {
    occasion: { kind: 'road', filmedOn: 0 },
    dice: [6],
  });
}

const worldOf = ({ match, state }: Duel) => ({ setup: match.setup, state });

describe('deluxe/VII.1/repair-chart', () => {
  it.each([
    [null, 'improvised', [4, 13, null, null, null]],
    [0, 'basic', [1, 9, 11, 12, null]],
    [1, 'basic', [1, 7, 9, 11, 14]],
    [2, 'shop', [0, 4, 6, 8, 10]],
    [3, 'garage', [-1, 1, 3, 5, 9]],
  ] as const)('P-08: with Mechanic %s and %s tools', (level, tools, needs) => {
    const jobs = ['trivial', 'easy', 'medium', 'hard', 'very hard'] as const;
    expect(jobs.map((job) => repairNeed({ level, tools }, job))).toEqual(needs);
  });

  it('tells after the fight what mends a vehicle, and the rolls of who is there', () => {
    const duel = roadside({ armor: { front: 4 }, weapons: { 'mg-front': { hits: 1 } } }, { mechanic: 1, driver: 0 });
    expect(workOn(worldOf(duel), duel.car(0))).toEqual([
      'Repairs: Mechanic +1, with improvised tools, 60 minutes a try',
      'repair, medium, 11 or more on two dice: armor, 4 points, 3 a success; MG front, 1 point',
      'Armor and weapons in a shop: $300',
    ]);
    expect(reportOf(duel.match.setup, duel.state).entries[0]?.work).toHaveLength(3);
    expect(reportOf(duel.match.setup, duel.state).entries[1]?.work).toBeUndefined();
  });

  it('H-286: in an arena there is a garage; whoever is dead mends nothing', () => {
    const arena = new Duel([
      { crew: [{ role: 'driver', seat: 0, character: { skills: { mechanic: 3 }, points: 100 } }] },
      {},
    ]);
    expect(workshopOf(worldOf(arena), 0)).toEqual({ level: 3, tools: 'garage' });
    for (const person of arena.car(0).crew) person.hits = 3;
    expect(workshopOf(worldOf(arena), 0).level).toBeNull();
  });

  it('deluxe/VIII.13/repair: X-PE12: ten percent for the first hit and twenty for each more, $50 a point of armor', () => {
    const price = (hits: number) => {
      const duel = roadside({ weapons: { 'mg-front': { hits } } });
      return shopPrice(worldOf(duel), duel.car(0));
    };
    // A machine gun is $1,000 and has three points.
    expect([price(1), price(2), price(3)]).toEqual([100, 300, 1000]);
  });
});

describe('deluxe/VII.1/jury-rigging', () => {
  it('is all that can be done about what is destroyed: one point, hard, and very hard for rockets and lasers', () => {
    const duel = roadside({ weapons: { 'mg-front': { hits: 3 } }, plant: 99 }, { mechanic: 2 });
    expect(workOn(worldOf(duel), duel.car(0))[1]).toBe('jury-rig, hard, 11 or more on two dice: MG front; power plant');
    const laser = new Duel([{ car: 'intimidator', damage: { weapons: { 'l-turret': { hits: 99 } } } }, {}], {
      occasion: { kind: 'road', filmedOn: 0 },
      dice: [6],
    });
    expect(
      workOn(worldOf(laser), laser.car(0)).some((line) => line.startsWith('jury-rig, very hard, beyond them')),
    ).toBe(true);
  });
});

describe('deluxe/VII.1/salvage', () => {
  it('who stopped a vehicle strips it: loose things without fail, weapons easily, a plant with more trouble', () => {
    const duel = roadside({}, { mechanic: 1, driver: 0 });
    const { story } = duel.state;
    story.attackers.v2 = { vehicle: 'v1', person: 'v1.1' };
    for (const person of duel.car(1).crew) person.hits = 3;
    duel.car(1).speed = 0;
    expect(workOn(worldOf(duel), duel.car(1))).toEqual([
      'Salvage by Side 0: Mechanic +1, with improvised tools, 60 minutes a try',
      'salvage, trivial, 3 or more on two dice: 20 shots for the MG front; 20 shots for the MG front 2; 4 tires',
      'salvage, easy, 9 or more on two dice: MG front; MG front 2',
      'salvage, medium, 11 or more on two dice: power plant',
    ]);
    duel.car(1).burning = true;
    expect(workOn(worldOf(duel), duel.car(1)).some((line) => line.startsWith('salvage'))).toBe(false);
  });
});
