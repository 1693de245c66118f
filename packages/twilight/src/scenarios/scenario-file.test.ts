import { describe, expect, it } from 'vitest';
import { farmyard } from './fights.ts';
import { parseSetup } from './scenario-file.ts';
import type { ScenarioFile } from './scenario-schema.ts';
import { SCENARIOS } from './scenarios.ts';

const problemsOf = (changes: Partial<Record<keyof ScenarioFile, unknown>>): readonly string[] => {
  const read = parseSetup({ ...farmyard, ...changes });
  return read.ok ? [] : read.error.map(({ field, message }) => `${field}: ${message}`);
};

describe('twilight/grid/adventures', () => {
  it.each(SCENARIOS.map((file) => [file.id, file]))('%s can be read', (_, file) => {
    const read = parseSetup(file);
    expect(read.ok ? [] : read.error).toEqual([]);
  });

  it('takes buildings apart into walls, openings and floors', () => {
    const read = parseSetup(farmyard);
    if (!read.ok) throw new Error('cannot be read');
    const house = read.value.barriers.filter(({ x, y }) => x >= 2 && x <= 4 && y >= 10 && y <= 12);
    expect(house.map(({ kind, edge }) => `${kind} ${edge}`).toSorted()).toEqual([
      'door west',
      'wall north',
      'wall north',
      'wall north',
      'wall west',
      'wall west',
      'window north',
      'window west',
    ]);
  });

  it('says all that is wrong at once', () => {
    const [person] = farmyard.people;
    const people = [
      { ...person, at: { x: 40, y: 3 }, items: [{ kind: 'small-arm', what: 'm16', loaded: 99 }] },
      { name: 'Driver', seat: 1, aboard: { vehicle: 'tank', place: 'driver' } },
      { name: 'Nobody', seat: 1 },
      { name: 'Many', seat: 5, count: 3, at: { x: 1, y: 1 } },
    ];
    expect(
      problemsOf({
        people,
        script: [{ id: 'x', when: { kind: 'entered', place: 'moon', who: { squad: 'Q' } }, deeds: [] }],
      }),
    ).toEqual([
      'people.0.at: Square 40, 3 is off the map of field.',
      'people.0.items.0.loaded: m16 holds 30 rounds, not 99.',
      'people.2.at: Nobody stands nowhere.',
      'people.1.aboard.vehicle: There is no vehicle "tank".',
      'people.3.seat: Many 1 has seat 5, which is not there.',
      'people.3.seat: Many 2 has seat 5, which is not there.',
      'people.3.seat: Many 3 has seat 5, which is not there.',
      'script.0.when.who: There is no squad "Q".',
      'script.0.when.place: There is no place "moon".',
    ]);
  });

  it('nobody stands in the void, and 221 people are too many', () => {
    const [level] = farmyard.levels;
    expect(problemsOf({ levels: [{ ...level, areas: [{ kind: 'void', rect: [6, 7, 1, 1] }] }] })).toEqual([
      'people.0: Novak cannot stand at 6, 7: there is nothing to stand on.',
    ]);
    const crowd = [
      ...farmyard.people,
      ...[100, 100, 20].map((count) => ({ name: 'Crowd', count, seat: 1, at: { x: 1, y: 1 } })),
    ];
    expect(problemsOf({ people: crowd })).toContain('people: There are 230 people, more than a table has room for.');
  });

  it('a hundred against a hundred are more than a table keeps in view, 67 against 67 are not', () => {
    const crowd = (count: number) => [0, 1].map((seat) => ({ name: 'Crowd', count, seat, at: { x: 1 + seat, y: 14 } }));
    expect(problemsOf({ people: crowd(67) })).toEqual([]);
    expect(problemsOf({ people: crowd(100) })).toEqual([
      'people: There are 10000 pairs of enemies, more than a table can keep in view.',
    ]);
  });

  it('a few lines that ask for the world are refused before anything is made of them, all of it at once', () => {
    const [level] = farmyard.levels;
    const many = <T>(count: number, one: T): readonly T[] => Array.from({ length: count }, () => one);
    const whole = { rect: [0, 0, 100, 100] };
    const levels = many(7, {
      ...level,
      ...{ width: 100, height: 100, site: 'tower' },
      areas: many(10, { kind: 'wood', ...whole }),
      barriers: many(10, { kind: 'wall', x: 0, y: 0, edge: 'north', length: 100 }),
      obstacles: many(300, { kind: 'crate', x: 0, y: 0, w: 100, h: 100 }),
      lamps: many(20, { x: 1, y: 1, full: 5, limited: 9 }),
      traps: many(20, { x: 1, y: 1, chance: 5, concussion: 1 }),
      places: many(20, { id: 'p', ...whole }),
    });
    const when = { kind: 'all', of: many(8, { kind: 'any', of: many(8, { kind: 'fired' }) }) };
    const people = [0, 1].map((seat) => ({
      ...{ name: 'Crowd', count: 60, seat, at: { x: 1 + seat, y: 14 } },
      items: many(16, { kind: 'small-arm', what: 'm16', magazines: 200 }),
    }));
    const script = many(10, { id: 'x', when, deeds: many(12, { kind: 'alarm', alarm: 'a' }) });
    const read = parseSetup({ ...farmyard, levels, people, script: [...script, ...script, ...script, ...script] });
    const problems = read.ok ? [] : read.error;
    expect(problems.map(({ field, message }) => `${field}: ${message.split(',')[0]}`)).toEqual([
      'levels: There are 70000 squares',
      expect.stringMatching(/squares of areas and buildings$/),
      expect.stringMatching(/edges with walls$/),
      'levels: There are 21000000 squares with obstacles',
      'levels: There are 140 lamps',
      'levels: There are 140 minefields and traps',
      'levels: There are 140 places',
      'levels: There are 1400000 squares of places',
      'levels: There are 7 levels of the site "tower"',
      'people: There are 1920 things that people and vehicles have',
      'people: There are 384000 magazines',
      'script: There are 2920 conditions',
      'script: There are 480 deeds',
    ]);
    expect(problems.every(({ rule, legal }) => rule !== undefined && legal?.[0]?.startsWith('at most ') === true)).toBe(
      true,
    );
  });
});
