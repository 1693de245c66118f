import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BODIES, BODY_IDS } from '../../catalog/bodies.ts';
import type { Design } from '../../garage/design/design.ts';
import { figuresOf } from '../../garage/figures/figures.ts';
import type { RoadRule } from '../../rules.ts';
import {
  at,
  character,
  design,
  drive,
  gameOf,
  gun,
  marksOf,
  play,
  roadSetup,
  type TestGame,
  vehicle,
} from '../../testing/road.ts';
import { componentsOf } from '../queries/components.ts';
import { topSpeedOf } from '../queries/figures.ts';
import type { RoadPlay } from '../state/effects.ts';
import type { Person, RoadGame, Vehicle } from '../state/state.ts';
import { checkInto, finishAftermath, markPoints, newAftermath, strike } from './damage.ts';
import { hurt } from './wounds.ts';

const RULE = 'roadrage/damage/rows';

const police = design('midSized', {
  name: 'Police Special',
  options: ['armorLight', 'improvedShocks', 'safetyHarnesses', 'fuelInjection'],
  weapons: [gun('autocannon', { mount: 'turret360' }), gun('spikeDropper', { facing: 'back' })],
  crew: [character('Driver'), character('Passenger')],
});

function lone(built: Design, dice: readonly number[] = [], speed = 0): TestGame {
  return gameOf(roadSetup([{ design: built, speed, pose: at(0, 0) }]), dice);
}

function person(game: RoadGame, number = 1): Person {
  const found = game.state.people[number - 1];
  if (found === undefined) throw new Error(`no person ${number}`);
  return found;
}

const nobody = (body: Design['body']): Design => design(body, { crew: [] });

/** Every component left rolls, hit from this die up; what blows up then does. */
function* criticalCheck(game: TestGame, hit: Vehicle, from: number, rule: RoadRule): RoadPlay {
  const after = newAftermath();
  yield* checkInto(game, hit, from, rule, after);
  yield* finishAftermath(game, after);
}

describe('roadrage/damage/rows', () => {
  test('example 2: rows are a third of the hit points', () => {
    expect(BODY_IDS.map((id) => figuresOf(nobody(id)).row)).toEqual([6, 9, 12, 15, 18, 21]);
  });

  test('example 1: the criticals of the Police Special', () => {
    const game = lone(police);
    expect(componentsOf(game, vehicle(game)).map(({ name }) => name)).toEqual([
      'engine',
      'fuel',
      'brakes',
      'Driver',
      'Passenger',
      'Autocannon',
      'Turret (360°)',
      'Spike dropper',
    ]);
  });

  test.each([
    { points: 11, checks: [] },
    { points: 12, checks: [6] },
    { points: 24, checks: [6, 5] },
    { points: 36, checks: [6, 5, 4] },
    { points: 47, checks: [6, 5, 4] },
    { points: 60, checks: [6, 5, 4, 4, 4] },
  ])('$points points to a compact: checks from $checks', ({ points, checks }) => {
    const game = lone(
      nobody('compact'),
      checks.flatMap(() => [1, 1, 1]),
    );
    play(game, markPoints(game, vehicle(game), points, 'test', RULE));
    const told = game.events.filter(({ kind }) => kind === 'critical-check');
    expect(told.map(({ text }) => Number(/(\d) or more/.exec(text)?.[1]))).toEqual(checks);
    expect(vehicle(game)).toMatchObject({ damage: points, rowsChecked: checks.length, crippled: points >= 36 });
  });

  test('roadrage/damage/beyond: a crippled vehicle checks again for each further row, on 4 to 6', () => {
    const game = lone(nobody('compact'), [1, 1, 1, 1, 1, 1, 1, 1, 1]);
    play(game, markPoints(game, vehicle(game), 36, 'test', RULE));
    play(game, markPoints(game, vehicle(game), 11, 'test', RULE));
    game.diceLeft.push(3, 3, 4);
    play(game, markPoints(game, vehicle(game), 1, 'test', RULE));
    expect(vehicle(game)).toMatchObject({ engineHits: 0, fuelLost: false, brakesLost: true, rowsChecked: 4 });
  });

  test('the first check hits on 6, the second on 5', () => {
    const game = lone(nobody('compact'), [5, 5, 5]);
    play(game, markPoints(game, vehicle(game), 12, 'test', RULE));
    expect(vehicle(game).engineHits).toBe(0);
    game.diceLeft.push(5, 4, 4);
    play(game, markPoints(game, vehicle(game), 12, 'test', RULE));
    expect(vehicle(game)).toMatchObject({ engineHits: 1, fuelLost: false, brakesLost: false });
  });
});

describe('roadrage/fire/armor-save', () => {
  test.each([
    { option: 'armorLight', saved: 1 },
    { option: 'armorMedium', saved: 2 },
    { option: 'armorHeavy', saved: 3 },
  ] as const)('$option stops $saved of 6, 5, 4 and 3', ({ option, saved }) => {
    const rest = Array.from({ length: 4 - saved }, () => 1);
    const game = lone({ ...nobody('midSized'), options: [option] }, [6, 5, 4, 3, ...rest]);
    const result = play(game, strike(game, vehicle(game), { dice: 4, armor: true, cause: 'test', rule: RULE }));
    expect(result).toEqual({ through: 4 - saved, points: 4 - saved });
    expect(marksOf(game)).toEqual([`option/${option}`]);
  });

  test('not against what ignores it', () => {
    const game = lone({ ...nobody('midSized'), options: ['armorHeavy'] }, [3]);
    const blow = { dice: 1, armor: false, cause: 'test', rule: RULE } as const;
    expect(play(game, strike(game, vehicle(game), blow)).points).toBe(3);
  });

  test('a die less one is never less than nothing', () => {
    const game = lone(nobody('midSized'), [1]);
    const blow = { dice: 1, plus: -1, armor: true, cause: 'test', rule: RULE } as const;
    expect(play(game, strike(game, vehicle(game), blow))).toEqual({ through: 1, points: 0 });
  });

  test('example 22: 7 rolled and tripled are 21 points', () => {
    const game = lone(nobody('midSized'), [3, 4, 1, 1, 1]);
    const blow = { dice: 2, times: 3, armor: true, cause: 'test', rule: RULE } as const;
    expect(play(game, strike(game, vehicle(game), blow)).points).toBe(21);
    expect(vehicle(game).damage).toBe(21);
  });
});

describe('components', () => {
  const check = (game: TestGame) => play(game, criticalCheck(game, vehicle(game), 6, RULE));

  test('roadrage/damage/engine: half once, dead the second time, then no longer rolled for', () => {
    const game = lone(nobody('midSized'), [6, 1, 1]);
    check(game);
    expect(topSpeedOf(game, vehicle(game))).toBe(50);
    game.diceLeft.push(6, 1, 1);
    check(game);
    expect(topSpeedOf(game, vehicle(game))).toBe(0);
    game.diceLeft.push(1, 1);
    check(game);
  });

  test('roadrage/damage/components: options, weapons and mounts, each with what it gave', () => {
    const game = lone({ ...police, options: ['airfoils'], crew: [] }, [1, 1, 6, 6, 1, 6, 6]);
    check(game);
    expect(vehicle(game)).toMatchObject({ brakesLost: true, lost: ['airfoils'] });
    expect(vehicle(game).weapons.map(({ destroyed, stuck }) => ({ destroyed, stuck }))).toEqual([
      { destroyed: false, stuck: true },
      { destroyed: true, stuck: false },
    ]);
    expect(marksOf(game)).toEqual(['critical/brakes', 'critical/option', 'critical/mount', 'critical/weapon']);
  });

  test('twin guns in a door are two entries and their mount one', () => {
    const door = gun('machineGun', { mount: 'door', facing: 'left', twin: true });
    const game = lone({ ...nobody('truckVan'), weapons: [door] }, [1, 1, 1, 1, 1, 6]);
    expect(
      componentsOf(game, vehicle(game))
        .map(({ kind }) => kind)
        .slice(3),
    ).toEqual(['weapon', 'weapon', 'mount']);
    check(game);
    expect(vehicle(game).weapons.map(({ stuck }) => stuck)).toEqual([true, true]);
  });

  test('roadrage/damage/occupants: a die, saved a point at a time by what is worn', () => {
    const armored = character('Ann', {}, [], ['bodyArmor']);
    const game = lone(design('midSized', { crew: [armored] }), [1, 1, 1, 6, 4, 5, 4, 6, 1]);
    check(game);
    expect(person(game).hp).toBe(3);
  });
});

test('roadrage/solo/aggression: a lost component shakes a solitaire driver, once a check', () => {
  const game = lone(nobody('midSized'), [6, 1, 6, 6]);
  const mind = { position: 'offensive', seen: null, aggression: 'medium', strategy: 'H', fallen: 0 } as const;
  vehicle(game).mind = { ...mind };
  play(game, criticalCheck(game, vehicle(game), 6, RULE));
  expect(vehicle(game).mind?.aggression).toBe('high');
});

describe('roadrage/damage/fuel', () => {
  test('four dice for each size here, two next to it, one two squares off; once', () => {
    const cars = [0, 1, 2, 3].map((x) => ({ design: nobody('compact'), pose: at(x, 0) }));
    const game = gameOf(roadSetup(cars), [1, 6, 1, 1, 1, 1, 1, 2, 2, 3]);
    play(game, criticalCheck(game, vehicle(game), 6, RULE));
    expect(game.state.vehicles.map(({ damage }) => damage)).toEqual([4, 4, 3, 0]);
    expect(vehicle(game).fuelLost).toBe(true);
    expect(marksOf(game)).toContain('explosion');
  });

  test('a light bike still has two dice', () => {
    const game = lone(nobody('lightBike'), [1, 6, 1, 1, 1]);
    play(game, criticalCheck(game, vehicle(game), 6, RULE));
    expect(vehicle(game).damage).toBe(2);
  });

  test('one explosion sets off the next', () => {
    const cars = [0, 1].map((x) => ({ design: nobody('compact'), pose: at(x, 0) }));
    const game = gameOf(roadSetup(cars), [
      ...[1, 6, 1, 1, 1, 1, 1],
      // The second had 8 points, takes 4, and its check finds the tank.
      ...[2, 2, 1, 6, 1],
      ...[1, 1, 1, 1, 1, 1],
    ]);
    vehicle(game, 2).damage = 8;
    play(game, criticalCheck(game, vehicle(game), 6, RULE));
    expect(game.state.vehicles.map(({ damage }) => damage)).toEqual([6, 16]);
  });

  test('people outside take the dice themselves', () => {
    const setup = roadSetup([{ design: nobody('compact'), pose: at(0, 0) }], {
      walkers: [{ id: 'w', seat: 0, character: character('Walker'), pose: at(0, 2), floor: 0 }],
    });
    const game = gameOf(setup, [1, 6, 1, 1, 1, 1, 1, 3]);
    play(game, criticalCheck(game, vehicle(game), 6, RULE));
    expect(person(game).hp).toBe(2);
  });

  test('without a grid the rings are measured from edge to edge', () => {
    const cars = [0, 1.5, 2.4, 3.4].map((x) => ({ design: nobody('compact'), pose: at(x, 0) }));
    const game = gameOf(
      roadSetup(cars, { variants: { movement: 'open' } }),
      [1, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 3],
    );
    play(game, criticalCheck(game, vehicle(game), 6, RULE));
    expect(game.state.vehicles.map(({ damage }) => damage)).toEqual([4, 4, 4, 3]);
  });
});

describe('roadrage/damage/crippled', () => {
  test('example 16: at 80 mph a roll at 8', () => {
    // Three checks of three components, then the control roll.
    const game = lone(nobody('compact'), [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], 80);
    play(game, markPoints(game, vehicle(game), 36, 'test', RULE));
    const told = game.events.find(({ kind }) => kind === 'control');
    expect(told?.text).toContain('loses control');
    expect(told?.modifiers).toContainEqual(expect.objectContaining({ label: 'Speed difference', value: -8 }));
  });

  test('standing it need not roll', () => {
    const game = lone(
      nobody('compact'),
      Array.from({ length: 9 }, () => 1),
    );
    play(game, markPoints(game, vehicle(game), 36, 'test', RULE));
    expect(vehicle(game).crippled).toBe(true);
  });
});

describe('hurt', () => {
  test('each point is saved for apart, and nobody has fewer than no points', () => {
    const game = lone(design('compact'), [6, 5, 1]);
    play(game, hurt(game, person(game), 3, 6, 'test', 'roadrage/fire/occupants'));
    expect(person(game).hp).toBe(3);
    play(game, hurt(game, person(game), 9, null, 'test', 'roadrage/fire/occupants'));
    expect(person(game).hp).toBe(0);
  });
});

test('roadrage/damage/rows: no point is lost or made up', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...BODY_IDS),
      fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 8 }),
      fc.integer({ min: 1, max: 3 }),
      (body, blows, face) => {
        const game = lone(nobody(body));
        // Faces too low for any check, as many as are asked for.
        const dice = { take: (count: number) => Array.from({ length: count }, () => face) };
        const run = { ...game, dice };
        for (const points of blows) drive(markPoints(run, vehicle(game), points, 'test', RULE));
        const total = blows.reduce((sum, points) => sum + points, 0);
        expect(vehicle(game).damage).toBe(total);
        expect(vehicle(game).rowsChecked).toBe(Math.floor(total / (BODIES[body].hitPoints / 3)));
      },
    ),
  );
});
