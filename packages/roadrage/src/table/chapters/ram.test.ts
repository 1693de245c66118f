import { type Ask, answerOf } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import {
  at,
  character,
  design,
  drive,
  driven,
  gameOf,
  marksOf,
  play,
  roadSetup,
  type TestGame,
  textsOf,
  vehicle,
} from '../../testing/road.ts';
import { contactsAt } from '../queries/contacts.ts';
import { gridTypes } from '../queries/ram-type.ts';
import type { Vehicle } from '../state/state.ts';
import { settleContact } from './contact.ts';
import { moveSquare } from './move.ts';

const ones = (count: number): readonly number[] => Array.from({ length: count }, () => 1);
const TWO = [1, 1];

/** The first vehicle drives a square along its facing, into the second. */
function ramSecond(game: TestGame, ...script: readonly string[]): string {
  const rammer = vehicle(game, 1);
  return play(
    game,
    settleContact(game, rammer, { kind: 'vehicle', vehicle: vehicle(game, 2) }, rammer.pose.h, 'drive'),
    ...script,
  );
}

function underWay(moving: Vehicle, left: number): void {
  moving.left = left;
  moving.moved = moving.speed / 10 - left;
}

describe('roadrage/ram/types', () => {
  it.each([
    [0, ['shunt']],
    [450, ['shunt', 'sideOn']],
    [900, ['sideOn']],
    [1350, ['headOn', 'sideOn']],
    [1800, ['headOn']],
  ])('RR-56b: %i tenths between the way of one and the nose of the other', (turn, types) => {
    expect(gridTypes(0, turn)).toEqual(types);
    expect(gridTypes(turn, 0)).toEqual(types);
  });

  it('on a corner the rammer chooses', () => {
    const cars = [
      { design: driven('midSized', 2), pose: at(0, 0), speed: 40 },
      { design: driven('midSized', 2), pose: at(0, 1, 45), speed: 40 },
    ];
    const game = gameOf(roadSetup(cars), [...ones(5), ...ones(3), ...[6, 6, 6], ...[6, 6], ...TWO, ...TWO]);
    ramSecond(game, 'sideOn');
    expect(marksOf(game)).toContain('ram/sideOn');
    expect(vehicle(game, 1).speed).toBe(0);
    expect(vehicle(game, 2).speed).toBe(20);
  });
});

describe('roadrage/ram/damage', () => {
  it('example 26: van into the side of a car at 50', () => {
    const cars = [
      { design: driven('truckVan', 2), pose: at(0, 0), speed: 50 },
      { design: driven('midSized', 2), pose: at(0, 1, 90), speed: 40 },
    ];
    // 8 dice to the car, 3 to the van, whiplash 4 and 2 with one saved each, control rolls of 2.
    const game = gameOf(roadSetup(cars), [...ones(8), ...ones(3), 6, 1, 1, 1, 6, 1, ...TWO, ...TWO]);
    expect(ramSecond(game)).toBe('stopped');
    const [van, car] = [vehicle(game, 1), vehicle(game, 2)];
    expect([van.damage, car.damage]).toEqual([3, 8]);
    expect([van.speed, car.speed]).toEqual([0, 20]);
    expect(game.state.people.map(({ hp }) => hp)).toEqual([4, 2]);
    expect(textsOf(game, 'control')).toHaveLength(2);
    expect(van.pose).toEqual(at(0, 0));
    expect(marksOf(game)).toContain('ram/sideOn');
  });

  it('roadrage/ram/modifiers, example 28: a bumper halves the dice at the front, and whiplash with them', () => {
    const cars = [
      { design: driven('midSized', 2, 'bigBumperFront', 'improvedShocks', 'airfoils'), pose: at(0, 0), speed: 40 },
      { design: driven('midSized', 2, 'improvedShocks', 'airfoils'), pose: at(0, 1, 180), speed: 30 },
    ];
    const game = gameOf(roadSetup(cars), [...ones(8), ...ones(4), 6, 6, 6, 6, 6, 6, ...TWO, ...TWO]);
    ramSecond(game);
    expect([vehicle(game, 1).damage, vehicle(game, 2).damage]).toEqual([4, 8]);
    expect([vehicle(game, 1).speed, vehicle(game, 2).speed]).toEqual([0, 0]);
    expect(marksOf(game)).toContain('option/bigBumperFront');
  });

  it('armor saves each die', () => {
    const cars = [
      { design: driven('compact', 2), pose: at(0, 0), speed: 40 },
      { design: driven('midSized', 2, 'armorHeavy'), pose: at(0, 1, 90), speed: 0 },
    ];
    // Three dice to the target, two saved; three to the rammer (five halved).
    const game = gameOf(roadSetup(cars), [4, 6, 3, 5, ...ones(3), 6, 6, 6, 6, ...TWO, ...TWO]);
    ramSecond(game);
    expect([vehicle(game, 1).damage, vehicle(game, 2).damage]).toEqual([3, 5]);
  });
});

describe('roadrage/ram/whiplash', () => {
  it('harnesses save on 4 to 6, belts on 6', () => {
    const two = [character('A', { car: 2 }), character('B')];
    const cars = [
      { design: design('midSized', { crew: two, options: ['safetyHarnesses'] }), pose: at(0, 0), speed: 40 },
      { design: design('midSized', { crew: two }), pose: at(0, 1, 90), speed: 0 },
    ];
    const game = gameOf(roadSetup(cars), [...ones(5), ...ones(3), 5, 5, 4, 6, 4, 3, 4, 5, 3, 3, ...TWO, ...TWO]);
    ramSecond(game);
    expect(game.state.people.map(({ hp }) => hp)).toEqual([5, 3, 2, 3]);
    expect(marksOf(game)).toContain('option/safetyHarnesses');
  });
});

describe('roadrage/ram/leftover', () => {
  const cars = [
    { design: driven('midSized', 2), pose: at(0, 2), speed: 80 },
    { design: driven('midSized', 2), pose: at(0, 3), speed: 40 },
  ];
  // 5 dice and 3, all whiplash saved, both keep control.
  const dice = [...ones(5), ...ones(3), 6, 6, 6, 6, 6, ...TWO, ...TWO];

  it('example 27: Max shunts Toecutter, both go on at 60, and Max waits with 4', () => {
    const game = gameOf(roadSetup(cars), dice);
    const [max, toecutter] = [vehicle(game, 1), vehicle(game, 2)];
    underWay(max, 6);
    ramSecond(game);
    expect([max.speed, toecutter.speed]).toEqual([60, 60]);
    expect([max.left, max.frozenBehind, toecutter.left]).toEqual([4, 'v2', 6]);
  });

  it('example 27: had Toecutter moved, Max loses the rest and keeps 60', () => {
    const game = gameOf(roadSetup(cars), dice);
    const [max, toecutter] = [vehicle(game, 1), vehicle(game, 2)];
    underWay(max, 6);
    toecutter.done = true;
    ramSecond(game);
    expect([max.speed, max.left, max.frozenBehind]).toEqual([60, 0, null]);
  });

  it('nobody waits for one that waits for him', () => {
    const game = gameOf(roadSetup(cars), dice);
    const [max, toecutter] = [vehicle(game, 1), vehicle(game, 2)];
    underWay(max, 6);
    toecutter.frozenBehind = 'v1';
    ramSecond(game);
    expect([max.left, max.frozenBehind]).toEqual([0, null]);
  });
});

describe('roadrage/ram/control', () => {
  it('skids go the way of the other, chained rams and all, and no two end in one square', () => {
    const cars = [
      { design: driven('midSized', 0), pose: at(0, 0), speed: 50 },
      { design: driven('midSized', 0), pose: at(0, 1, 90), speed: 40 },
      { design: driven('midSized', 0), pose: at(0, 2), speed: 0 },
    ];
    const setup = roadSetup(cars);
    let seed = 7;
    const random = () => {
      seed = (seed * 16807) % 2147483647;
      return (seed % 5) + 1;
    };
    const game = gameOf(
      setup,
      Array.from({ length: 400 }, () => random()),
    );
    const rammer = vehicle(game, 1);
    const first = (question: Ask) => answerOf(question.options()[0]?.id ?? '');
    drive(settleContact(game, rammer, { kind: 'vehicle', vehicle: vehicle(game, 2) }, 0, 'drive'), first);
    const squares = game.state.vehicles.map(({ pose }) => `${pose.x},${pose.y}`);
    expect(new Set(squares).size).toBe(3);
    expect(textsOf(game, 'ram').length).toBeGreaterThan(1);
  });
});

describe('roadrage/ram/contact', () => {
  it('RR-66: the same square is contact, the next one is not, and nothing that flies over', () => {
    const cars = [
      { design: driven('midSized', 0), pose: at(0, 0) },
      { design: driven('midSized', 0), pose: at(0, 1) },
    ];
    const game = gameOf(roadSetup(cars));
    const [own, other] = [vehicle(game, 1), vehicle(game, 2)];
    expect(contactsAt(game, own, at(0, 1), 'drive')).toEqual([{ kind: 'vehicle', vehicle: other }]);
    expect(contactsAt(game, own, at(1, 1), 'drive')).toEqual([]);
    other.flight = { units: 2, flown: 2, slope: 'sharp', heading: 0, level: 1, sunk: 0 };
    expect(contactsAt(game, own, at(0, 1), 'drive')).toEqual([]);
  });

  it('a long bus also fills the square behind it', () => {
    const cars = [
      { design: driven('midSized', 0), pose: at(1, 0, 270) },
      { design: driven('busHeavyTruck', 0), pose: at(0, 1) },
    ];
    const short = gameOf(roadSetup(cars));
    const long = gameOf(roadSetup(cars, { variants: { longVehicles: true } }));
    expect(contactsAt(short, vehicle(short), at(0, 0), 'drive')).toEqual([]);
    expect(contactsAt(long, vehicle(long), at(0, 0), 'drive')).toHaveLength(1);
  });
});

describe('roadrage/ram/types without a grid', () => {
  function open(x: number, y: number, compass: number): TestGame {
    const cars = [
      { design: driven('midSized', 2), pose: at(0, 0), speed: 30 },
      { design: driven('midSized', 2), pose: at(x, y, compass), speed: 0 },
    ];
    return gameOf(roadSetup(cars, { variants: { movement: 'open' } }), [
      ...[...ones(4), ...ones(2), 6, 6, 6],
      ...[...TWO, ...TWO],
    ]);
  }

  it('the rammer comes up to the side it strikes', () => {
    // Half a length and half a width before the middle of the other, 1.5 - 0.62 - 0.28, to half a millimetre.
    const game = open(0, 1.5, 90);
    expect(play(game, moveSquare(game, vehicle(game), 0, 'drive', true))).toBe(false);
    expect(marksOf(game)).toContain('ram/sideOn');
    expect(vehicle(game).pose.y).toBeGreaterThan(0.59);
    expect(vehicle(game).pose.y).toBeLessThanOrEqual(0.61);
  });

  it('within 3 mm of a corner the rammer chooses', () => {
    const corner = open(0.5, 1.5, 0);
    play(corner, moveSquare(corner, vehicle(corner), 0, 'drive', true), 'sideOn');
    expect(marksOf(corner)).toContain('ram/sideOn');
    const square = open(0.3, 1.5, 0);
    expect(() => play(square, moveSquare(square, vehicle(square), 0, 'drive', true), 'sideOn')).not.toThrow();
    expect(marksOf(square)).toContain('ram/shunt');
  });
});

describe('roadrage/bikes/ramming', () => {
  it('RR-23: the rider of a bike that meets something larger falls and takes a die for each 20 mph', () => {
    const cars = [
      { design: driven('heavyBike', 2), pose: at(0, 0), speed: 50 },
      { design: driven('midSized', 2), pose: at(0, 1, 90), speed: 0 },
    ];
    // 4 dice to the car, 3 to the bike, whiplash 2 in the car saved, the car's roll, 2 dice of the fall, the way.
    const game = gameOf(roadSetup(cars), [...ones(4), ...ones(3), 6, 6, ...TWO, 1, 1, 3]);
    ramSecond(game);
    const [rider] = game.state.people;
    expect(vehicle(game, 1).crew).toEqual([null, null]);
    expect(rider).toMatchObject({ hp: 3, still: 3, place: { kind: 'foot', pose: { x: 1, y: 0 } } });
  });
});
