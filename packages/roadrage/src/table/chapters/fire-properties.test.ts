import { type Answer, type Ask, type Option, type Params, startingParams } from '@hardtop/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOUNT_IDS } from '../../catalog/mounts.ts';
import { WEAPON_IDS, WEAPONS } from '../../catalog/weapons.ts';
import { FACINGS, type WeaponFitting } from '../../garage/design/design.ts';
import { at, type Car, character, design, drive, gameOf, roadSetup, type TestGame } from '../../testing/road.ts';
import { ShotOption } from '../questions/fire-options.ts';
import { burnPhase } from './burning.ts';
import { firePhase } from './fire.ts';

const MOUNTED = WEAPON_IDS.filter((id) => WEAPONS[id].carried !== 'hand');
const CARRIED = WEAPON_IDS.filter((id) => WEAPONS[id].carried !== 'vehicle');

const fitting: fc.Arbitrary<WeaponFitting> = fc.record({
  weapon: fc.constantFrom(...MOUNTED),
  mount: fc.constantFrom(...MOUNT_IDS),
  facing: fc.constantFrom(...FACINGS),
  targeting: fc.constantFrom('none', 'advanced', 'computer'),
  twin: fc.boolean(),
});

const car: fc.Arbitrary<Car> = fc
  .record({
    body: fc.constantFrom('lightBike', 'compact', 'midSized', 'truckVan', 'busHeavyTruck'),
    weapons: fc.array(fitting, { maxLength: 3 }),
    carried: fc.array(fc.array(fc.constantFrom(...CARRIED), { maxLength: 2 }), { minLength: 1, maxLength: 3 }),
    options: fc.subarray(['armorLight', 'sunRoof', 'fireExtinguisher', 'airfoils'] as const),
    x: fc.integer({ min: -4, max: 4 }),
    y: fc.integer({ min: -4, max: 4 }),
    facing: fc.integer({ min: 0, max: 7 }),
    seat: fc.integer({ min: 0, max: 1 }),
  })
  .map(({ body, weapons, carried, options, x, y, facing, seat }) => {
    const crew = carried.map((arms, i) => character(`P${i}`, { smallArms: 2, heavyWeapons: 1 }, arms));
    return { design: design(body, { weapons, options, crew }), pose: at(x, y, facing * 45), seat };
  });

const table = fc.record({
  cars: fc.array(car, { minLength: 2, maxLength: 4 }),
  open: fc.boolean(),
  picks: fc.infiniteStream(fc.nat(997)),
  faces: fc.infiniteStream(fc.integer({ min: 1, max: 6 })),
});

function deal(cars: readonly Car[], open: boolean, faces: Iterator<number>): TestGame {
  // Two vehicles never share a square.
  const places = new Set<string>();
  const apart = cars.filter(({ pose }) => {
    const key = `${pose?.x} ${pose?.y}`;
    return !places.has(key) && places.add(key);
  });
  const setup = roadSetup(apart, {
    variants: { movement: open ? 'open' : 'grid' },
    seats: [
      { name: 'A', side: 'a' },
      { name: 'B', side: 'b' },
    ],
  });
  const take = (count: number): readonly number[] => Array.from({ length: count }, () => Number(faces.next().value));
  return { ...gameOf(setup), dice: { take } };
}

function withParams(option: Option, next: () => number): Params {
  const params: Record<string, number> = { ...startingParams(option) };
  for (const { name, min, max } of option.params ?? []) params[name] = min + (next() % (max - min + 1));
  return params;
}

/** Guns an answer uses, `v1/laser-front`. */
function gunsOf(option: Option, about: string | undefined): readonly string[] {
  if (!(option instanceof ShotOption))
    return /^(drop|reload)-/.test(option.id) ? [`${about}/${option.id.replace(/^\w+-/, '')}`] : [];
  const { arm } = option.deed.attack;
  return arm.kind === 'mounted' ? arm.guns.map(({ state }) => `${about}/${state.id}`) : [];
}

function anyOption(next: () => number): (question: Ask) => Answer {
  const used = new Set<string>();
  return (question) => {
    const options = question.options();
    const ids = options.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(options.map(({ words }) => [...words].sort().join(' '))).size).toBe(ids.length);
    const option = options[next() % options.length];
    if (option === undefined) throw new Error('no options');
    for (const id of gunsOf(option, question.about)) {
      expect(used).not.toContain(id);
      used.add(id);
    }
    const params = withParams(option, next);
    const { facts, text } = option.preview(params);
    expect(option.facts?.(params)).toEqual(facts);
    expect(text).not.toContain('NaN');
    expect(option.words.length).toBeGreaterThan(0);
    return { option: option.id, params };
  };
}

/** What must hold after any number of firing phases. */
function checkTable(game: TestGame): void {
  for (const vehicle of game.state.vehicles)
    for (const { shots } of vehicle.weapons) if (shots !== null) expect(shots).toBeGreaterThanOrEqual(0);
  for (const person of game.state.people) {
    expect(person.hp).toBeGreaterThanOrEqual(0);
    for (const shots of person.shots) if (shots !== null) expect(shots).toBeGreaterThanOrEqual(0);
  }
  expect(JSON.parse(JSON.stringify(game.state))).toEqual(game.state);
}

/** Points told in events, which must be those on the sheets. */
function pointsTold(game: TestGame): number {
  let sum = 0;
  for (const { kind, about, text } of game.events)
    if ((kind === 'damage-roll' || kind === 'damage') && about?.startsWith('v'))
      sum += Number(/: (\d+) point/.exec(text)?.[1] ?? 0);
  return sum;
}

/** The guns of this turn's announcements fire once, as do their people. */
function checkOnce(game: TestGame, from: number): void {
  const fired = game.events.slice(from).filter(({ kind }) => kind === 'fire' || kind === 'drop');
  const acting = game.state.people.filter(({ actedTurn }) => actedTurn === game.state.turn);
  expect(fired.length).toBeLessThanOrEqual(acting.length);
}

test('roadrage/fire: every option offered is taken, shots never run below zero, no point is lost', () => {
  fc.assert(
    fc.property(table, ({ cars, open, picks, faces }) => {
      const game = deal(cars, open, faces[Symbol.iterator]());
      const picked = picks[Symbol.iterator]();
      const next = (): number => Number(picked.next().value);
      for (let turn = 1; turn <= 4; turn++) {
        game.state.turn = turn;
        const from = game.events.length;
        drive(firePhase(game), anyOption(next));
        checkOnce(game, from);
        drive(burnPhase(game));
        checkTable(game);
      }
      expect(pointsTold(game)).toBe(game.state.vehicles.reduce((sum, { damage }) => sum + damage, 0));
    }),
    { numRuns: 150 },
  );
});
