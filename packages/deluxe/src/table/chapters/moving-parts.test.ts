import { describe, expect, test } from 'vitest';
import type { ScenarioFile } from '../../scenarios/scenario-file.ts';
import { carTires, facing, gun, person } from '../../testing/collision-fixtures.ts';
import { combatCar, combatGame, run } from '../../testing/combat-fixtures.ts';
import { Duel } from '../../testing/duel.ts';
import { placesInSight } from '../queries/line-of-fire.ts';
import { legalShots } from '../queries/shots.ts';
import { crewModifiers } from '../queries/targeting.ts';
import type { WeaponState } from '../state/state.ts';
import { weaponDamage } from './damage.ts';

type Car = Exclude<ScenarioFile['vehicles'][number]['car'], string>;

const VAN: Car = {
  name: 'Van',
  body: 'van',
  plant: 'super',
  tires: 'hd',
  crew: [{ role: 'driver' }],
  weapons: [{ weapon: 'MG', mount: 'turret' }],
  armor: { front: 20, right: 20, left: 20, back: 20, top: 20, underbody: 20 },
  acceleration: 5,
  handlingClass: 2,
  weight: 6000,
};

const TARGET: Car = { ...VAN, name: 'Target', weapons: [] };

const duel = (car: Car, dice: readonly number[] = []): Duel =>
  new Duel([{ car }, { car: TARGET, x: 0, y: 6 }], { dice });

const part = (game: Duel, id: string) => game.car(0).moving?.find((one) => one.id === id);

describe('deluxe/VIII.8/pop-up-turret', () => {
  const POP_UP: Car = { ...VAN, turret: { popUp: true } };

  test('it hides inside: its gun cannot fire, nobody can aim at it and nobody sees it', () => {
    const game = duel(POP_UP).until(0, 'fire');
    const { setup, state } = game.match;
    expect(
      game
        .asked(0)
        .options()
        .map(({ id }) => id),
    ).toEqual(['raise:turret', 'hold']);
    expect(
      placesInSight(setup, state, game.car(1), 'turret', game.car(0)).map(({ place }) => place.kind),
    ).not.toContain('turret');
    expect(game.match.view(0).pieces[0]?.mounts).toEqual([]);
  });

  test('to raise it is a firing action; ten phases later it is up and fires', () => {
    const game = duel(POP_UP).until(0, 'fire');
    const { turn, phase } = game.state;
    game.say(0, 'raise turret');
    expect(game.texts('moving-part')).toEqual(["Van's driver begins to raise the turret."]);
    expect(part(game, 'turret')).toEqual({ id: 'turret', out: false, due: (turn + 1) * 10 + phase });
    const { setup, state } = game.match;
    // On its way it can be aimed at and does not fire.
    expect(
      placesInSight(setup, state, game.car(1), 'turret', game.car(0)).some(({ place }) => place.kind === 'turret'),
    ).toBe(true);
    expect(legalShots(setup, state, game.car(0))).toEqual([]);
    expect(game.match.view(0).pieces[0]?.mounts.map(({ ready }) => ready)).toEqual([false]);
    expect(game.match.view(0).pieces[0]?.notes).toContain('turret on the move');
    game.until(0, 'fire');
    expect([game.state.turn, game.state.phase]).toEqual([turn + 1, phase]);
    expect(game.texts('moving-part').at(-1)).toBe('Van: the turret is up.');
    expect(
      game
        .asked(0)
        .options()
        .some(({ id }) => id.startsWith('mg-turret>')),
    ).toBe(true);
    expect(game.match.view(0).pieces[0]?.notes).toContain('turret up');
    expect(
      game
        .asked(0)
        .options()
        .map(({ id }) => id),
    ).toContain('lower:turret');
  });

  test('a turret whose guns are gone is not worth it', () => {
    const game = new Duel([
      { car: POP_UP, damage: { weapons: { 'mg-turret': { hits: 3 } } } },
      { car: TARGET, y: 6, x: 0 },
    ]);
    expect(game.finishTurn().texts('moving-part')).toEqual([]);
  });
});

describe('deluxe/VIII.8/wheelguards: retractable ones', () => {
  const guard = { points: 6, retracts: true };
  const GUARDED: Car = { ...VAN, weapons: [{ weapon: 'MG', mount: 'front' }], guards: [guard, guard, 0, 0] };

  test('drawn in they stop nothing and cost nothing; down before the front wheels they cost a point of handling', () => {
    const game = duel(GUARDED).until(0, 'fire');
    expect(game.car(0).handlingClass).toBe(2);
    game.say(0, 'lower wheelguards').finishTurn().finishTurn();
    expect(game.texts('moving-part').at(-1)).toBe('Van: the wheelguards are down.');
    expect([game.car(0).handlingClass, game.car(0).startingClass]).toEqual([1, 1]);
    expect(game.match.view(0).sheets[0]?.gauges.find(({ id }) => id === 'tire-front-left-0')?.note).toBe(
      'wheelguard 6',
    );
    game.until(0, 'fire').say(0, 'raise wheelguards').finishTurn().finishTurn();
    expect(game.car(0).handlingClass).toBe(2);
    expect(game.match.view(0).sheets[0]?.gauges.find(({ id }) => id === 'tire-front-left-0')?.note).toBe(
      'wheelguard 6, drawn in',
    );
  });

  test.each([
    ['drawn in', { out: false, due: null }, [], 6],
    ['on their way', { out: true, due: 99 }, [], 6],
    ['down', { out: true, due: null }, [4], 3],
  ] as const)('%s', (_, state, dice, left) => {
    const tires = carTires(9).map((tire) => ({ ...tire, guard: 6 }));
    const car = combatCar('v1', facing(0, 0, 0), { tires, guardsRetract: true, moving: [{ id: 'guards', ...state }] });
    const game = combatGame({ vehicles: [car] }, dice);
    const source = { kind: 'gun', rule: 'deluxe/V.3/damage', by: 0 } as const;
    run(game, weaponDamage(game, car, { kind: 'tire', corner: 'front-left', index: 0 }, 3, source));
    expect(car.tires[0]?.guard).toBe(left);
  });
});

describe('deluxe/VIII.8/side-door', () => {
  const DOORED: Car = { ...VAN, turret: { popUp: true }, doors: ['left'] };

  test('open as the next turn ends; then no armor stops what comes from that side', () => {
    const game = duel(DOORED).until(0, 'fire');
    const { turn } = game.state;
    game.say(0, 'open left door');
    while (game.state.turn < turn + 2) game.finishTurn();
    expect(game.state.turn).toBe(turn + 2);
    expect(part(game, 'left-door')?.out).toBe(false);
    game.until(0, 'fire');
    expect(game.texts('moving-part').at(-1)).toBe('Van: the left door is open, and no armor on that side.');
    expect(game.match.view(0).sheets[0]?.gauges.find(({ id }) => id === 'armor-left')).toMatchObject({
      now: 20,
      note: 'the door is open',
    });
  });

  test('hits go straight inside, and the armor keeps its points', () => {
    const car = combatCar('v1', facing(0, 0, 0), { moving: [{ id: 'left-door', out: true, due: null }] });
    // The plant, the only other thing inside, on a 2.
    const game = combatGame({ vehicles: [car] }, [2]);
    const source = { kind: 'gun', rule: 'deluxe/V.3/damage', by: 0 } as const;
    expect(run(game, weaponDamage(game, car, { kind: 'side', side: 'left' }, 4, source))).toBe(4);
    expect(car.armor.left).toBe(10);
    expect(car.parts.find(({ kind }) => kind === 'plant')?.dp).toBe(6);
  });
});

describe('deluxe/VIII.8/cupola', () => {
  const inCupola = () => person('gunner', { place: 'cupola' });

  test('its gunner has +1 with what is in it, and fires nothing else', () => {
    const [driver, gunner] = [person(), inCupola()];
    const weapons = [gun('MG'), gun('MG', 'turret')];
    const car = combatCar('v1', facing(0, 0, 0), { crew: [driver, gunner], weapons });
    const { setup, state } = combatGame({ vehicles: [car, combatCar('v2', facing(0, 4, 900))] });
    const modelOfGun = (index: number) => setup.starts[0]?.model.parts[index];
    const turret = modelOfGun(1);
    if (turret?.kind !== 'weapon') throw new Error('no gun');
    expect(crewModifiers(setup, car, gunner, turret).map(({ label }) => label)).toEqual(['Cupola gunner']);
    gunner.actedTurn = state.turn;
    expect(new Set(legalShots(setup, state, car).map(({ weapons: [id] }) => id))).toEqual(
      new Set(['mg-front', 'mg-turret']),
    );
    gunner.actedTurn = 0;
    driver.actedTurn = state.turn;
    expect(new Set(legalShots(setup, state, car).map(({ weapons: [id] }) => id))).toEqual(new Set(['mg-turret']));
  });

  test('through the top armor he is hit before the gun, and never by what comes from the side', () => {
    const gunner = inCupola();
    const weapons: WeaponState[] = [gun('MG', 'turret')];
    const car = combatCar('v1', facing(0, 0, 0), { crew: [person(), gunner], weapons, armor: { top: 1, left: 0 } });
    const source = { kind: 'gun', rule: 'deluxe/V.3/damage', by: 0 } as const;
    const game = combatGame({ vehicles: [car] });
    expect(run(game, weaponDamage(game, car, { kind: 'turret' }, 5, source))).toBe(5);
    expect([car.armor.top, gunner.hits, weapons[0]?.dp]).toEqual([0, 3, 2]);
    // Driver or plant: two places, not three.
    const side = combatGame({ vehicles: [car] }, [2]);
    run(side, weaponDamage(side, car, { kind: 'side', side: 'left' }, 1, source));
    expect(car.parts.find(({ kind }) => kind === 'plant')?.dp).toBe(9);
  });
});

describe('deluxe/VIII.8/cyberlink', () => {
  const LINKED: Car = {
    ...VAN,
    crew: [{ role: 'driver', computer: 'hirescomputer', cyberlink: { weapon: 'MG', mount: 'front' } }],
    weapons: [
      { weapon: 'MG', mount: 'front', link: 'A' },
      { weapon: 'MG', mount: 'front', link: 'A' },
      { weapon: 'RR', mount: 'front' },
    ],
  };

  test('+3 with its one weapon or linked set, in place of the computer that helps all others', () => {
    const game = duel(LINKED).until(0, 'fire');
    const labels = (id: string): readonly string[] =>
      game
        .asked(0)
        .options()
        .find((option) => option.id === id)
        ?.preview({})
        .modifiers?.map(({ label }) => label) ?? [];
    expect(labels('mg-front+mg-front-2>v2:back')).toContain('Cyberlink');
    expect(labels('mg-front+mg-front-2>v2:back')).not.toContain('Hi-res targeting computer');
    expect(labels('rr-front>v2:back')).toContain('Hi-res targeting computer');
    expect(labels('rr-front>v2:back')).not.toContain('Cyberlink');
  });

  test('it lies among the cargo with one point, and helps no more when that is gone', () => {
    const game = duel(LINKED).until(0, 'fire');
    const helmet = game.car(0).parts.find(({ id }) => id === 'cyberlink-v1.1');
    expect(helmet).toEqual({ kind: 'cargo', id: 'cyberlink-v1.1', dp: 1 });
    expect(game.match.view(0).sheets[0]?.gauges.find(({ id }) => id === 'cyberlink-v1.1')?.label).toBe(
      "Driver's cyberlink",
    );
    const { setup } = game.match;
    const car = game.car(0);
    const [driver] = car.crew;
    const model = setup.starts[0]?.model.parts[0];
    if (driver === undefined || model?.kind !== 'weapon' || helmet === undefined) throw new Error('no driver');
    helmet.dp = 0;
    expect(crewModifiers(setup, car, driver, model).map(({ label }) => label)).toEqual(['Hi-res targeting computer']);
  });
});

test('deluxe/VIII.8/sound-system, deluxe/VIII.8/sound-enhancement: two points each among the cargo, to be shot to pieces', () => {
  const gear = ['soundsystem', 'soundenhancement'] as const;
  const game = duel({ ...VAN, gear });
  expect(game.car(0).parts.filter(({ kind }) => kind === 'cargo')).toEqual([
    { kind: 'cargo', id: 'soundsystem', dp: 2 },
    { kind: 'cargo', id: 'soundenhancement', dp: 2 },
  ]);
});
