import { agreedTerms, withTerms } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import { twilight } from '../play/ruleset.ts';
import { playedOut } from '../testing/skirmish.ts';
import type { ScenarioFile } from './scenario-schema.ts';
import type { Setup } from './setup.ts';
import { TERMS } from './terms.ts';

const fileOf = (id: string): ScenarioFile => {
  const found = twilight.scenarios.find((scenario) => scenario.id === id)?.file;
  if (found === undefined) throw new Error(`no scenario ${id}`);
  return found as ScenarioFile;
};

function setupOf(file: unknown): Setup {
  const read = twilight.parseSetup(file);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

const seatsOf = (file: unknown) =>
  twilight.seats(setupOf(file)).map(({ name, plays }) => (plays === '' ? name : `${name} (${plays})`));

const split = (file: unknown): unknown => TERMS.withCrews?.(file);

describe('twilight/combat/turn: what may be settled before a fight', () => {
  it('every value that may be chosen reads, in every scenario', () => {
    for (const { id, file } of twilight.scenarios) {
      for (const { path, choices } of TERMS.list) {
        for (const { value } of choices) {
          const settled = withTerms(TERMS, file, { [path]: value });
          expect(settled.ok && twilight.parseSetup(settled.value).ok, `${id} ${path} ${value}`).toBe(true);
        }
      }
    }
  });

  it('what is otherwise than in the book is told with its rule, and named by a hash', () => {
    const settled = withTerms(TERMS, fileOf('farmyard'), {
      'variants.fragments': 'chart',
      'variants.shotgunRange': 20,
    });
    const agreed = agreedTerms('twilight', TERMS, settled.ok ? settled.value : null);
    expect(agreed.differs).toMatchObject([
      { is: 'By the chart', book: 'By the text', rule: 'twilight/combat/fragmentation-attack' },
      { is: '20 m', book: '90 m', rule: 'twilight/combat/range' },
    ]);
    expect(agreed.hash).not.toBe(agreedTerms('twilight', TERMS, fileOf('farmyard')).hash);
  });

  it('every rule that a term names is in the index', () => {
    const known = new Set<string>(twilight.rules.map(({ id }) => id));
    expect(TERMS.list.flatMap(({ rule }) => (rule === undefined || known.has(rule) ? [] : [rule]))).toEqual([]);
  });
});

describe('twilight/combat/turn: sides that are chosen', () => {
  const alliesIn = (file: unknown, sides: readonly number[]) => {
    const setup = setupOf(TERMS.withSides?.(file, sides));
    return setup.seats.map((_, seat) => twilight.alliesOf?.(setup, seat));
  };

  it('seats on one side play together, and the others are their enemies', () => {
    expect(alliesIn(fileOf('castle-keep'), [0, 1, 1])).toEqual([[0], [1, 2], [1, 2]]);
    expect(alliesIn(fileOf('castle-keep'), [0, 1, 2])).toEqual([[0], [1], [2]]);
  });

  it('a number goes on meaning the side of the scenario, a new one is named', () => {
    const { sides } = setupOf(TERMS.withSides?.(fileOf('castle-keep'), [0, 1, 4]));
    const before = setupOf(fileOf('castle-keep')).sides.map(({ name }) => name);
    expect(sides.map(({ name }) => name)).toEqual([...before, ...sides.slice(before.length).map(({ name }) => name)]);
    expect(sides[4]).toMatchObject({ name: 'Villagers' });
    expect(sides[4]?.stance[0]).toBe('hostile');
  });

  it('all on one side have nobody to fight: refused, with the reason', () => {
    const read = twilight.parseSetup(TERMS.withSides?.(fileOf('farmyard'), [0, 0]));
    expect(read.ok ? [] : read.error).toMatchObject([{ code: 'sides', field: 'sides' }]);
  });

  it('what is no file is handed back', () => {
    expect(TERMS.withSides?.(7, [0])).toBe(7);
    expect(split(7)).toBe(7);
  });
});

describe('twilight/combat/turn: a seat for each', () => {
  it('every character has one, and every squad of the others', () => {
    expect(seatsOf(split(fileOf('farmyard')))).toEqual([
      'The party (Novak)',
      'Marauders (Leader, 5 more)',
      'The party: Ellis',
      'The party: Weiss',
      'The party: Corso',
    ]);
    const [, , , squad] = seatsOf(split(fileOf('mortar-team')));
    expect(squad).toMatch(/^Attackers: squad B/);
  });

  it('driver and gunner of one vehicle are two people, and who drives it has it', () => {
    const setup = setupOf(split(fileOf('roadblock')));
    const [vehicle] = setup.vehicles;
    const aboard = setup.people.filter((person) => person.aboard?.vehicle === vehicle?.id);
    const [driver, gunner] = ['driver', 'gunner'].map((place) => aboard.find((one) => one.aboard?.place === place));
    expect(driver?.seat).not.toBe(gunner?.seat);
    expect(vehicle?.seat).toBe(driver?.seat);
  });

  it('in every scenario there are eight at most, all of the side that they were on', () => {
    for (const { id, file } of twilight.scenarios) {
      const [before, after] = [setupOf(file), setupOf(split(file))];
      expect([id, after.seats.length]).toEqual([id, Math.min(8, after.seats.length)]);
      const sidesOf = ({ people, seats }: Setup) => people.map(({ seat }) => seats[seat]?.side);
      expect([id, sidesOf(after)]).toEqual([id, sidesOf(before)]);
      expect([id, after.sides]).toEqual([id, before.sides]);
      const vehicleSides = ({ vehicles, seats }: Setup) => vehicles.map(({ seat }) => seats[seat]?.side);
      expect([id, vehicleSides(after)]).toEqual([id, vehicleSides(before)]);
    }
  });

  it('whoever rides has his horse with him', () => {
    const file = fileOf('farmyard');
    const ridden = { ...file, people: [...file.people] };
    const [first, second, ...others] = file.people;
    if (first === undefined || second === undefined) throw new Error('nobody');
    const horse = { id: 'horse', name: 'Horse', kind: 'animal', animal: 'horse', seat: 0, at: { x: 4, y: 7 } } as const;
    ridden.people = [first, { ...second, rides: 'horse' }, ...others, horse];
    const { people } = setupOf(split(ridden));
    expect(people.at(-1)?.seat).toBe(people[1]?.seat);
    expect(people[1]?.seat).not.toBe(people[0]?.seat);
  });

  it('in the fog the name of a seat says nothing of who sits there', () => {
    const names = seatsOf(split({ ...fileOf('farmyard'), hidden: true })).join(' ');
    for (const { name } of fileOf('farmyard').people.slice(0, 4)) expect(names).not.toContain(name);
    expect(names).toContain('The party, 2');
  });

  it('a fight with a seat for each is fought to its end by machines', () => {
    const file = split({ ...fileOf('farmyard'), turnLimit: 6 }) as ScenarioFile;
    const { match } = playedOut(file, []);
    expect(match.outcome).not.toBeNull();
    const asked = new Set(match.journal().rows.map(({ seat }) => seat));
    expect([...asked].length).toBeGreaterThan(4);
  });
});
