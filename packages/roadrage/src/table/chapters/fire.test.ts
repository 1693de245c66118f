import { type Answer, type Ask, answerOf, startingParams } from '@hardtop/kernel';
import { describe, expect, test } from 'vitest';
import type { Design } from '../../garage/design/design.ts';
import {
  at,
  type Car,
  character,
  design,
  drive,
  gameOf,
  gun,
  type Lot,
  marksOf,
  play,
  roadSetup,
  type TestGame,
  textsOf,
  vehicle,
} from '../../testing/road.ts';
import type { Person } from '../state/state.ts';
import { firePhase } from './fire.ts';

const SHARP = { smallArms: 2, heavyWeapons: 2 };
const ann = (...weapons: readonly ('handWeapon' | 'ultralight' | 'rocketLauncher')[]) =>
  character('Ann', SHARP, weapons);
const target = (changes: Partial<Design> = {}): Design => design('midSized', { name: 'Target', crew: [], ...changes });

/** A firer at the origin and a target four squares ahead. */
function duel(firer: Design, other: Design, dice: readonly number[], more: Partial<Car> = {}, lot: Lot = {}): TestGame {
  const cars = [
    { design: firer, pose: at(0, 0) },
    { design: other, pose: at(0, 4), ...more },
  ];
  return gameOf(roadSetup(cars, lot), dice);
}

function person(game: TestGame, number = 1): Person {
  const found = game.state.people[number - 1];
  if (found === undefined) throw new Error(`no person ${number}`);
  return found;
}

/** The ids each question offers, answering with nothing. */
function offered(game: TestGame): readonly (readonly string[])[] {
  const seen: (readonly string[])[] = [];
  drive(firePhase(game), (question: Ask): Answer => {
    seen.push(question.options().map(({ id }) => id));
    return answerOf('nothing');
  });
  return seen;
}

const armed = (...weapons: readonly Parameters<typeof gun>[0][]): Design =>
  design('midSized', { weapons: weapons.map((weapon) => gun(weapon)), crew: [ann()] });

describe('roadrage/control/fireball', () => {
  test('in the turn it stands after tumbling nobody in it fires; in the next they do', () => {
    const crew = [ann('handWeapon'), character('Bob', SHARP, ['handWeapon'])];
    const game = duel(design('midSized', { weapons: [gun('machineGun')], crew }), target(), []);
    vehicle(game).idle = 1;
    expect(offered(game)).toEqual([]);
    vehicle(game).idle = 0;
    expect(offered(game)).toHaveLength(2);
  });
});

describe('roadrage/fire/simultaneous', () => {
  test('both fire though one would be dead first', () => {
    const game = gameOf(
      roadSetup([
        { design: armed('rocketLauncher'), pose: at(0, 0) },
        { design: armed('rocketLauncher'), pose: at(0, 4, 180) },
      ]),
      [
        ...[3, 3, 6, 6, 6, 6, 6, 6],
        ...[3, 3, 1, 1, 1, 1, 1, 1],
        // 36 points fill two rows of the second car.
        ...[1, 1, 1, 1, 1],
        ...[1, 1, 1, 1, 1],
      ],
    );
    play(game, firePhase(game), 'rocketLauncher-front>v2', 'rocketLauncher-front>v1');
    expect(game.state.vehicles.map(({ damage }) => damage)).toEqual([6, 36]);
    expect(game.state.vehicles.flatMap(({ weapons }) => weapons.map(({ shots }) => shots))).toEqual([0, 0]);
    expect(marksOf(game)).toContain('weapon/rocketLauncher');
  });

  test('roadrage/fire/one-action: a gun and a man act once', () => {
    const game = duel(
      design('midSized', { weapons: [gun('laser')], crew: [ann('handWeapon'), ann('handWeapon')] }),
      target(),
      [],
    );
    const asked: (readonly string[])[] = [];
    drive(firePhase({ ...game, dice: { take: (count) => Array.from({ length: count }, () => 6) } }), (question) => {
      const ids = question.options().map(({ id }) => id);
      asked.push(ids);
      return answerOf(ids[0] ?? '');
    });
    expect(asked).toHaveLength(2);
    expect(asked[0]).toContain('laser-front>v2');
    expect(asked[1]).not.toContain('laser-front>v2');
    expect(offered(game)).toEqual([]);
  });

  test('roadrage/weapons/ranges: nobody is asked who can reach nothing', () => {
    expect(offered(duel(design('midSized', { crew: [ann()] }), target(), []))).toEqual([]);
    expect(offered(duel(armed('flamethrower'), target(), [], { pose: at(0, 6) }))).toEqual([]);
    expect(offered(duel(armed('flamethrower'), target(), [], { pose: at(0, 5) }))).toHaveLength(1);
  });
});

describe('roadrage/fire/critical-hit', () => {
  test('a natural 2 multiplies by the die', () => {
    const game = duel(armed('laser'), target(), [1, 1, 5, 1, 2, 1]);
    play(game, firePhase(game), 'laser-front>v2');
    expect(vehicle(game, 2).damage).toBe(12);
    expect(textsOf(game, 'critical-hit')).toEqual(['Critical hit: damage times 3.']);
  });

  test('example 21: not if only the 2 hits at all', () => {
    // 4 and 2 and 2 and 1, less 8 for the smoke: a chance of 1.
    const game = duel(armed('laser'), target(), [1, 1, 1, 1, 1]);
    game.state.counters.push({ id: 'c1', kind: 'smoke', pose: at(0, 2), by: 0 });
    play(game, firePhase(game), 'laser-front>v2');
    expect(vehicle(game, 2).damage).toBe(3);
    expect(textsOf(game, 'critical-hit')).toEqual([]);
  });

  test('roadrage/fire/vital-spot: always, if it hits', () => {
    const game = duel(armed('laser'), target(), [2, 2, 1, 1, 1, 1]);
    play(game, firePhase(game), 'laser-front>v2:vital');
    expect(vehicle(game, 2).damage).toBe(6);
  });
});

describe('hand weapons', () => {
  const crew = [character('Bob'), character('Cid', {}, [], ['bodyArmor'])];

  test('roadrage/fire/tires: a hit blows a tire', () => {
    const game = duel(design('midSized', { crew: [ann('handWeapon')] }), target(), [1, 1]);
    play(game, firePhase(game), 'hand1/lean>v2:tire');
    expect(vehicle(game, 2)).toMatchObject({ tiresBlown: 1, damage: 0 });
    expect(person(game).exposed).toBe(true);
  });

  test('roadrage/fire/occupants: the body saves once, then what is worn saves each point', () => {
    const other = target({ crew, options: ['armorMedium'] });
    const saved = duel(design('midSized', { crew: [ann('handWeapon')] }), other, [1, 2, 5]);
    play(saved, firePhase(saved), 'hand1/lean>v2:p3');
    expect(person(saved, 3).hp).toBe(5);
    const hit = duel(design('midSized', { crew: [ann('handWeapon')] }), other, [1, 2, 4, 4, 5, 6, 4, 1]);
    play(hit, firePhase(hit), 'hand1/lean>v2:p3');
    expect(person(hit, 3).hp).toBe(3);
  });

  test('under an open top the body does not help', () => {
    const game = duel(
      design('midSized', { crew: [ann('handWeapon')] }),
      target({ crew, options: ['armorHeavy', 'convertibleTop'] }),
      [1, 2, 4],
    );
    play(game, firePhase(game), 'hand1/lean>v2:p2');
    expect(person(game, 2).hp).toBe(1);
    expect(marksOf(game)).toContain('option/convertibleTop');
  });

  test('RR-18: only they may be aimed at tires and people', () => {
    const ids = offered(duel(armed('laser'), target({ crew }), []))[0];
    expect(ids).toEqual(['laser-front>v2', 'laser-front>v2:vital', 'nothing']);
    const hand = offered(duel(design('midSized', { crew: [ann('ultralight')] }), target({ crew }), []))[0];
    expect(hand).toHaveLength(2 * (3 + 2 * 2) + 1);
  });

  test('roadrage/options/sun-roof: one passenger stands, and fires all round', () => {
    const car = design('midSized', { options: ['sunRoof'], crew: [ann(), ann('handWeapon'), ann('handWeapon')] });
    const game = duel(car, target(), [], { pose: at(0, -4) });
    const roofs: boolean[] = [];
    drive(firePhase({ ...game, dice: { take: (count) => Array.from({ length: count }, () => 6) } }), (question) => {
      const roof = question.options().find(({ id }) => id === 'hand1/roof>v2');
      roofs.push(roof !== undefined);
      return answerOf(roof?.id ?? 'nothing');
    });
    expect(roofs).toEqual([true, false]);
    expect(marksOf(game)).toContain('option/sunRoof');
  });

  test('roadrage/weapons/pintle-mount: not for the driver, and the gunner shows', () => {
    const car = design('truckVan', { weapons: [gun('machineGun', { mount: 'pintle' })], crew: [ann(), ann()] });
    const game = duel(car, target(), [6, 6]);
    play(game, firePhase(game), 'machineGun-front>v2');
    expect(person(game, 1).actedTurn).toBe(0);
    expect(person(game, 2).exposed).toBe(true);
  });

  test('the gunner of a pintle stands in the sun roof, and nobody else then', () => {
    const weapons = [gun('machineGun', { mount: 'pintle' })];
    const car = design('midSized', { options: ['sunRoof'], weapons, crew: [ann(), ann(), ann('handWeapon')] });
    const roofOffered = (first: string): boolean => {
      const game = duel(car, target(), []);
      const asked: (readonly string[])[] = [];
      drive(firePhase({ ...game, dice: { take: (count) => Array.from({ length: count }, () => 6) } }), (question) => {
        asked.push(question.options().map(({ id }) => id));
        return answerOf(asked.length === 1 ? first : 'nothing');
      });
      return asked[1]?.includes('hand1/roof>v2') ?? false;
    };
    expect(roofOffered('nothing')).toBe(true);
    expect(roofOffered('machineGun-front>v2')).toBe(false);
  });

  test('roadrage/weapons/door-mount: twins fire together, each with its own roll', () => {
    const door = gun('machineGun', { mount: 'door', facing: 'left', twin: true });
    const car = design('truckVan', { weapons: [door], crew: [ann(), ann()] });
    const game = duel(car, target(), [3, 3, 1, 1, 6, 6], { pose: at(-4, 0) });
    play(game, firePhase(game), 'machineGun-left>v2');
    expect(vehicle(game, 2).damage).toBe(2);
    expect(vehicle(game).weapons.map(({ firedTurn }) => firedTurn)).toEqual([1, 1]);
  });

  test('RR-20: a launcher on the shoulder is a heavy weapon with one rocket', () => {
    const game = duel(
      design('midSized', { crew: [character('Ann', { heavyWeapons: 1 }, ['rocketLauncher'])] }),
      target(),
      [6, 6],
    );
    play(game, firePhase(game), 'hand1>v2');
    const told = game.events.find(({ kind }) => kind === 'to-hit');
    expect(told?.target).toMatchObject({ need: 4 + 1 + 2 - 1 - 1 - 2 });
    expect(told?.shot).toEqual({ by: 'v1', at: { piece: 'v2', spot: 'top' }, style: 'rocket', hit: false });
    expect(person(game).shots).toEqual([0]);
  });
});

describe('attributes', () => {
  test('roadrage/weapons/critical: a bolt that gets through makes every component check', () => {
    const game = duel(armed('crossbow'), target({ options: ['armorLight'] }), [3, 3, 5, 2, 6, 1, 6]);
    play(game, firePhase(game), 'crossbow-front>v2');
    expect(game.events.flatMap(({ harm = [] }) => harm)).toContainEqual({ piece: 'v2', style: 'hit', points: 2 });
    expect(vehicle(game, 2)).toMatchObject({ damage: 2, engineHits: 1, brakesLost: true });
    const stopped = duel(armed('crossbow'), target({ options: ['armorLight'] }), [3, 3, 6]);
    play(stopped, firePhase(stopped), 'crossbow-front>v2');
    expect(vehicle(stopped, 2).engineHits).toBe(0);
  });

  test('roadrage/weapons/incendiary: it burns though armor stopped all', () => {
    const game = duel(armed('flamethrower'), target({ options: ['armorHeavy'] }), [3, 3, 6, 6, 6, 6]);
    play(game, firePhase(game), 'flamethrower-front>v2');
    expect(vehicle(game, 2)).toMatchObject({ damage: 0, burning: true });
  });

  test('roadrage/weapons/blast: example 23, a rocket shakes at 3 though armor stopped it', () => {
    const driver = character('Bob', { car: 2 });
    const game = duel(
      armed('rocketLauncher'),
      target({ crew: [driver], options: ['armorHeavy'] }),
      [2, 2, 6, 6, 6, 6, 6, 6, 1, 1],
      {
        speed: 20,
      },
    );
    play(game, firePhase(game), 'rocketLauncher-front>v2');
    const told = game.events.find(({ kind }) => kind === 'control');
    expect(told?.modifiers).toContainEqual(expect.objectContaining({ label: 'Speed difference', value: -3 }));
  });

  test('roadrage/weapons/ripple-fire: four rockets at one target', () => {
    const game = duel(armed('rocketPod'), target(), [6, 6, 6, 6, 6, 6, 6, 6]);
    play(game, firePhase(game), ['rocketPod-front>v2', { rockets: 4 }]);
    const needs = game.events.flatMap(({ kind, target: need }) =>
      kind === 'to-hit' && need?.kind === 'need' ? [need.need] : [],
    );
    expect(needs).toEqual([7, 6, 5, 4]);
    expect(vehicle(game).weapons[0]?.shots).toBe(2);
  });
});

test('roadrage/weapons/limited-shots: an empty gun is not offered', () => {
  const game = duel(armed('rocketLauncher'), target(), [6, 6]);
  play(game, firePhase(game), 'rocketLauncher-front>v2');
  game.state.turn = 2;
  expect(offered(game)).toEqual([]);
});

describe('roadrage/weapons/slow', () => {
  test('the heavy laser is ready every other turn', () => {
    const game = duel(armed('heavyLaser'), target(), [6, 6]);
    play(game, firePhase(game), 'heavyLaser-front>v2');
    game.state.turn = 2;
    expect(offered(game)).toEqual([]);
    game.state.turn = 3;
    expect(offered(game)[0]).toContain('heavyLaser-front>v2');
  });

  test('the crossbow waits for somebody to reload it', () => {
    const game = duel(armed('crossbow'), target(), [6, 6]);
    play(game, firePhase(game), 'crossbow-front>v2');
    game.state.turn = 4;
    expect(offered(game)).toEqual([['reload-crossbow-front', 'nothing']]);
    play(game, firePhase(game), 'reload-crossbow-front');
    expect(vehicle(game).weapons[0]?.loaded).toBe(true);
    game.state.turn = 5;
    expect(offered(game)[0]).toContain('crossbow-front>v2');
  });
});

describe('bikes', () => {
  const bike = design('heavyBike', { crew: [character('Rider', { bike: 1 }, [], ['crashHelmet'])] });

  test.each([
    { weapon: 'laser', die: 5, rider: false },
    { weapon: 'laser', die: 6, rider: true },
    { weapon: 'machineGun', die: 5, rider: true },
    { weapon: 'machineGun', die: 4, rider: false },
  ] as const)('roadrage/bikes/firing: $weapon, $die', ({ weapon, die, rider }) => {
    const dice = weapon === 'laser' ? [1, 1, 1] : [1, 1];
    const points = dice.length;
    const saves = rider ? dice.map(() => 1) : [];
    const game = duel(armed(weapon), bike, [3, 3, die, ...dice, ...saves]);
    play(game, firePhase(game), `${weapon}-front>v2`);
    expect(person(game, 2).hp).toBe(rider ? 5 - points : 5);
    expect(vehicle(game, 2).damage).toBe(rider ? 0 : points);
  });

  test('roadrage/options/big-cowling: partially exposed from the front only', () => {
    const cowled = { ...bike, options: ['bigCowling'] as const };
    const car = design('midSized', { crew: [ann('handWeapon')] });
    const need = (compass: number): number => {
      const game = duel(car, cowled, [6, 6], { pose: at(0, 4, compass) });
      play(game, firePhase(game), 'hand1/lean>v2:p2');
      const told = game.events.find(({ kind }) => kind === 'to-hit')?.target;
      return told?.kind === 'need' ? told.need : 0;
    };
    expect(need(180)).toBe(4);
    expect(need(0)).toBe(5);
  });
});

describe('people on foot', () => {
  const walkers = [
    { id: 'w1', seat: 1, character: character('Walker', SHARP, ['handWeapon']), pose: at(0, 3), floor: 0 },
  ];
  const seats = [
    { name: 'A', side: 'a' },
    { name: 'B', side: 'b' },
  ];

  test('roadrage/people/pedestrians: size 0, all dice as points; they fire back without a penalty', () => {
    const game = gameOf(
      roadSetup([{ design: armed('laser'), pose: at(0, 0) }], { walkers, seats }),
      [3, 3, 1, 2, 1, 4, 4, 1],
    );
    play(game, firePhase(game), 'laser-front>p2', 'hand1>v1');
    expect(person(game, 2).hp).toBe(1);
    const needs = game.events.flatMap(({ kind, target: need }) =>
      kind === 'to-hit' && need?.kind === 'need' ? [need.need] : [],
    );
    expect(needs).toEqual([4 + 2 + 1, 4 + 2 + 2 + 1]);
  });

  test('in full cover -2, or -1 when they fire over it', () => {
    const game = gameOf(roadSetup([{ design: armed('laser'), pose: at(0, 0) }], { walkers, seats }), [6, 6, 6, 6]);
    person(game, 2).place = { kind: 'foot', pose: at(0, 3), floor: 0, cover: 'full' };
    play(game, firePhase(game), 'laser-front>p2', 'hand1>v1');
    const told = game.events.find(({ kind }) => kind === 'to-hit')?.target;
    expect(told).toMatchObject({ need: 4 + 2 + 1 - 1 });
  });

  test('somebody clinging to the car is shot at from any seat, and shoots at those inside', () => {
    const crew = [character('Bob', {}, ['handWeapon'])];
    const game = gameOf(roadSetup([{ design: target({ crew }), pose: at(0, 0) }], { walkers, seats }));
    person(game, 2).place = { kind: 'aboard', vehicle: 'v1', at: 0 };
    const [driver, boarder] = offered(game);
    expect(driver).toContain('hand1>p2');
    expect(boarder).toContain('hand1>v1:p1');
  });
});

describe('strangers in the car', () => {
  const crew = [character('Bob', {}, ['handWeapon']), character('Cid', {}, ['handWeapon'])];
  const weapons = [gun('laser'), gun('oilDropper', { facing: 'back' })];
  const seats = [
    { name: 'A', side: 'a' },
    { name: 'B', side: 'b' },
  ];
  const walkers = [{ id: 'w1', seat: 1, character: character('Eve', SHARP, ['handWeapon']), pose: at(9, 9), floor: 0 }];

  function boarded(dice: readonly number[]): TestGame {
    const game = gameOf(
      roadSetup([{ design: target({ crew, weapons, options: ['armorHeavy'] }), pose: at(0, 0) }], { seats, walkers }),
      dice,
    );
    person(game, 3).place = { kind: 'seat', vehicle: 'v1', seat: 2 };
    vehicle(game).crew[2] = 'p3';
    return game;
  }

  test('they have the guns of nobody, and all shoot only at one another', () => {
    const [bob, , eve] = offered(boarded([]));
    expect(bob).toContain('hand1>v1:p3');
    expect(bob).not.toContain('hand1>v1:p2');
    expect(eve?.filter((id) => !id.includes('vital'))).toEqual(['hand1>v1:p1', 'hand1>v1:p2', 'nothing']);
  });

  test('nothing hides them from one another', () => {
    const game = boarded([3, 3, 2]);
    play(game, firePhase(game), 'nothing', 'nothing', 'hand1>v1:p1');
    expect(game.events.find(({ kind }) => kind === 'to-hit')?.target).toMatchObject({ need: 4 + 2 + 1 - 1 });
    expect(person(game, 1).hp).toBe(3);
  });
});

describe('chores', () => {
  test('roadrage/weapons/dropped: the counter goes right behind, one shot less', () => {
    const car = design('midSized', { weapons: [gun('oilDropper', { facing: 'back' })], crew: [ann()] });
    const game = gameOf(roadSetup([{ design: car, pose: at(3, 3, 45) }]));
    play(game, firePhase(game), 'drop-oilDropper-back');
    expect(game.state.counters).toEqual([{ id: 'c1', kind: 'oil', pose: at(2, 2), by: 0 }]);
    expect(vehicle(game).weapons[0]?.shots).toBe(5);
    expect(marksOf(game)).toContain('weapon/oilDropper');
  });

  test.each([
    [3, true],
    [4, false],
  ])('roadrage/options/fire-extinguisher: on %i', (die, burns) => {
    const car = design('midSized', { options: ['fireExtinguisher'], crew: [ann()] });
    const game = gameOf(roadSetup([{ design: car }]), [die]);
    vehicle(game).burning = true;
    play(game, firePhase(game), 'extinguish');
    expect(vehicle(game)).toMatchObject({ burning: burns, extinguisher: 4 });
  });
});

test('roadrage/reference/combat: a shot previews what it will need, and what is suggested is the best of them', () => {
  const game = duel(design('midSized', { weapons: [gun('machineGun'), gun('laser')], crew: [ann()] }), target(), []);
  drive(firePhase(game), (question) => {
    // A vital spot hits half as often and does more than twice as much.
    expect(question.suggested?.option).toBe('laser-front>v2:vital');
    const option = question.options().find(({ id }) => id === 'laser-front>v2');
    if (option === undefined) throw new Error('no laser');
    const preview = option.preview(startingParams(option));
    expect(preview.target).toMatchObject({ need: 9 });
    expect(preview.facts).toMatchObject({ hit: 30 / 36, damage: 10.5, needed: 9 });
    expect(preview.text).toBe('Hits on 9 or less, 83%; 9.2 points to expect.');
    return answerOf('nothing');
  });
});
