import { describe, expect, it } from 'vitest';
import { Duel } from '../testing/duel.ts';
import { pedestrianSheet } from '../view/people.ts';
import { sheetOf } from '../view/sheet.ts';
import { knownFile } from './known-file.ts';
import { parseSetup } from './scenario-file.ts';
import type { ScenarioFile } from './scenario-schema.ts';

type Post = NonNullable<ScenarioFile['vehicles'][number]['crew']>[number];

const fileWith = (character: Post['character'], car = 'stinger', rest = {}): ScenarioFile => ({
  ruleset: 'deluxe',
  id: 'test',
  title: 'Test',
  turnLimit: 5,
  map: { minX: 0, minY: 0, maxX: 30, maxY: 30 },
  seats: [{ name: 'One' }, { name: 'Two' }],
  vehicles: [
    { seat: 0, car, x: 5, y: 5, heading: 0, crew: [{ role: 'driver', ...(character && { character }) }] },
    { seat: 1, car: 'stinger', x: 15, y: 5, heading: 0 },
  ],
  ...rest,
});

function problemsOf(character: Post['character']): readonly (readonly [string, string])[] {
  const read = parseSetup(fileWith(character));
  return read.ok ? [] : read.error.map(({ field, message }) => [field ?? '', message] as const);
}

function driverOf(character: Post['character'], car?: string) {
  const read = parseSetup(fileWith(character, car));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value.starts[0]?.model.crew[0];
}

describe('deluxe/VII.1/skills', () => {
  it.each([
    [{ driver: 0, gunner: 0, handgunner: 0 }],
    [{ driver: 0, gunner: 1 }],
    [{ martialArts: 2 }],
    [{ driver: 0, gunner: 0, running: 1 }],
    [{}],
  ])('X-PE4: 30 points make %j', (skills) => {
    expect(problemsOf({ skills })).toEqual([]);
  });

  it('more than he had is refused with the bill', () => {
    expect(problemsOf({ skills: { driver: 2, gunner: 0 } })).toEqual([
      ['vehicles.0.crew.0.character.skills', 'These skills take 40 points (Driver +2 30, Gunner 10); he has had 30.'],
    ]);
    expect(problemsOf({ skills: { driver: 2, gunner: 0 }, points: 45 })).toEqual([]);
  });

  it('deluxe/VII.1/mechanic: nobody rises above +3', () => {
    expect(problemsOf({ skills: { mechanic: 4 }, points: 90 })).toEqual([
      ['vehicles.0.crew.0.character.skills.mechanic', 'Nobody rises above Mechanic +3.'],
    ]);
  });

  it('deluxe/VII.1/cyclist: what he never learned he lacks, and a saddle asks for another skill', () => {
    expect(driverOf({ skills: { driver: 1 } })).toMatchObject({ driverSkill: 1, gunnerSkill: null });
    expect(driverOf({ skills: { driver: 1 } }, 'shogun-200')).toMatchObject({ driverSkill: null });
    expect(driverOf({ skills: { cyclist: 2 } }, 'shogun-200')).toMatchObject({ driverSkill: 2 });
    expect(driverOf(undefined)).toMatchObject({ driverSkill: 0, gunnerSkill: 0 });
  });

  it('deluxe/VII.1/driver: plusses help the reflexes and what is recovered', () => {
    const duel = new Duel([{ crew: [{ role: 'driver', character: { skills: { driver: 2 } } }] }, {}], {
      reflexes: [4, 3],
    });
    expect(duel.car(0).reflexes).toBe(6);
    expect(duel.car(0).startingClass).toBe(duel.car(0).handlingClass + 2);
  });

  it('stand on the record sheet, and on no sheet that is hidden', () => {
    const character = { name: 'Rosa', skills: { driver: 1, gunner: 0 }, prestige: 12, kills: 5 };
    const duel = new Duel([{ crew: [{ role: 'driver', character }] }, {}]);
    const line = 'Driver Rosa: Driver +1, Gunner; prestige 12; 5 kills';
    expect(sheetOf(duel.model(0), duel.car(0)).lines).toContain(line);
    const file = fileWith(character, 'stinger', { hidden: true });
    const read = parseSetup(file);
    if (!read.ok) throw new Error('not read');
    expect(JSON.stringify(knownFile(file, read.value, 1))).not.toContain('Rosa');
    expect(JSON.stringify(knownFile(file, read.value, 0))).toContain('Rosa');
  });

  it('deluxe/VII.1/running: who came on foot has his own, and runs the faster for it', () => {
    const character = { name: 'Jack', skills: { running: 3 } };
    const file = { ...fileWith(undefined), people: [{ x: 20, y: 20, seat: 0, character }] };
    const read = parseSetup(file);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expect(read.value.walkers[0]).toMatchObject({ name: 'Jack', speed: 20 });
    const person = { id: 'p1', seat: 0, post: null, armor: 0, hits: 0, actedTurn: 0, droveTurn: 0 };
    const sheet = pedestrianSheet(read.value, { person, pose: { x: 0, y: 0, h: 0 }, level: 0, corner: 0 });
    expect(sheet.lines).toEqual(['On foot', 'Running +3']);
  });
});

describe('skills for what this table does not drive', () => {
  it('deluxe/VII.1/trucker, deluxe/VII.1/pilot: stand on the sheet, cost what all cost, and help nobody at the wheel of a car', () => {
    const character = { skills: { trucker: 1, pilot: 0 } };
    expect(problemsOf(character)).toEqual([]);
    expect(driverOf(character)).toMatchObject({ driverSkill: null, character: { skills: { trucker: 1, pilot: 0 } } });
    expect(problemsOf({ skills: { trucker: 2, pilot: 1 } })[0]?.[1]).toContain('These skills take 50 points');
  });
});
