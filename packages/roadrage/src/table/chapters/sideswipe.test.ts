import { startingParams } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import {
  at,
  character,
  design,
  driven,
  gameOf,
  marksOf,
  play,
  roadSetup,
  type TestGame,
  textsOf,
  vehicle,
} from '../../testing/road.ts';
import { breakInPoints, leapChance } from '../queries/boarding.ts';
import { sideswipeTarget } from '../queries/sideswipe.ts';
import { swipeQuestion } from '../questions/sideswipe-question.ts';
import { sideswipe } from './sideswipe.ts';

const ones = (count: number): readonly number[] => Array.from({ length: count }, () => 1);

function alongside(dice: readonly number[], changes: { readonly third?: boolean } = {}): TestGame {
  const cars = [
    { design: driven('midSized', 2), pose: at(0, 0), speed: 50 },
    { design: driven('busHeavyTruck', 2), pose: at(1, 0), speed: 50 },
    ...(changes.third ? [{ design: driven('compact', 2), pose: at(-1, 0), speed: 50 }] : []),
  ];
  return gameOf(roadSetup(cars), dice);
}

describe('roadrage/ram/sideswipe', () => {
  it('only one alongside that heads the same way can be sideswiped', () => {
    const game = alongside([]);
    const [car, bus] = [vehicle(game, 1), vehicle(game, 2)];
    expect(sideswipeTarget(game, car, 'right')).toBe(bus);
    expect(sideswipeTarget(game, car, 'left')).toBeNull();
    bus.pose = at(1, 0, 45);
    expect(sideswipeTarget(game, car, 'right')).toBeNull();
  });

  it('RR-67: nor one that backs, whichever way it looks, or that is in the air', () => {
    const game = alongside([]);
    const [car, bus] = [vehicle(game, 1), vehicle(game, 2)];
    Object.assign(bus, { speed: 20, reverse: true });
    expect(sideswipeTarget(game, car, 'right')).toBeNull();
    bus.pose = at(1, 0, 180);
    expect(sideswipeTarget(game, car, 'right')).toBeNull();
    const flight = { units: 2, flown: 0, slope: 'sharp', heading: 0, level: 1, sunk: 0 } as const;
    Object.assign(bus, { pose: at(1, 0), reverse: false, flight });
    expect(sideswipeTarget(game, car, 'right')).toBeNull();
  });

  it('example 30: 8 dice to the car, 4 to the bus, and the smaller gives way when both hold', () => {
    // The bus (SD 4) and the car (SD 6) both roll 2.
    const game = alongside([...ones(4), ...ones(8), 1, 1, 1, 1]);
    const [car, bus] = [vehicle(game, 1), vehicle(game, 2)];
    play(game, sideswipe(game, car, bus, 'right', 3), ['swipe', { roughness: 2 }]);
    expect([car.damage, bus.damage]).toEqual([8, 4]);
    expect(game.events.filter(({ kind }) => kind === 'control').map(({ target }) => target)).toMatchObject([
      { need: 4 + 2 + 0 - 4 },
      { need: 4 + 2 + 2 - 6 },
    ]);
    expect([car.pose.x, bus.pose.x]).toEqual([-1, 1]);
    expect([car.speed, bus.speed]).toEqual([50, 50]);
    expect(marksOf(game)).toContain('ram/sideswipe');
  });

  it('the button says what doing it means: it begins at the roughness that is suggested', () => {
    const game = alongside([]);
    const { suggested, options } = swipeQuestion(game, vehicle(game, 1), vehicle(game, 2), 3);
    const swipe = options().find(({ id }) => id === 'swipe');
    expect(swipe === undefined ? null : startingParams(swipe)).toEqual(suggested?.params);
  });

  it('who fails is thrown a square aside at least, and rolls for facing', () => {
    // The bus loses by 1 (3 against 2), the car holds; facing 1 - 2 + 4 = 3: straight on.
    const game = alongside([...ones(4), ...ones(8), 1, 2, 1, 1, 1]);
    const [car, bus] = [vehicle(game, 1), vehicle(game, 2)];
    play(game, sideswipe(game, car, bus, 'right', 3), ['swipe', { roughness: 2 }]);
    expect([car.pose.x, bus.pose.x]).toEqual([0, 2]);
    expect(marksOf(game)).toContain('facing/0');
  });

  it('pushed against a third, it stays where it is and both take base dice', () => {
    // The shove meets the compact: 4 dice to it, 2 to the car.
    const game = alongside([...ones(4), ...ones(8), 1, 1, 1, 1, ...ones(4), ...ones(2)], { third: true });
    const [car, bus, third] = [vehicle(game, 1), vehicle(game, 2), vehicle(game, 3)];
    play(game, sideswipe(game, car, bus, 'right', 3), ['swipe', { roughness: 2 }]);
    expect([car.pose.x, third.pose.x]).toEqual([0, -1]);
    expect([car.damage, third.damage, car.speed, third.speed]).toEqual([10, 4, 50, 50]);
  });
});

describe('roadrage/people/boarding', () => {
  const buggy = design('compact', { crew: [character('Wez', { car: 1 }), character('Meathook')] });
  const cars = [
    { design: buggy, pose: at(0, 0), speed: 90 },
    { design: driven('busHeavyTruck', 0), pose: at(1, 0), speed: 90 },
  ];

  it('example 6: a drift won by 3 gives 7, won by 0 gives 4, and a lone biker 3 less', () => {
    expect([leapChance(3, false), leapChance(0, false), leapChance(3, true)]).toEqual([7, 4, 4]);
  });

  it('example 6: Meathook rolls 6 and is on the truck', () => {
    const game = gameOf(roadSetup(cars), [3, 3]);
    const [wez, truck] = [vehicle(game, 1), vehicle(game, 2)];
    play(game, sideswipe(game, wez, truck, 'right', 3), 'leap:p2');
    expect(game.state.people[1]?.place).toEqual({ kind: 'aboard', vehicle: 'v2', at: 0 });
    expect(wez.crew).toEqual(['p1', null, null, null]);
    expect([wez.damage, truck.damage]).toEqual([0, 0]);
    expect(textsOf(game, 'boarding')[0]).toContain('6 against 7');
  });

  it('8 is too much: he stays where he was', () => {
    const game = gameOf(roadSetup(cars), [4, 4]);
    play(game, sideswipe(game, vehicle(game, 1), vehicle(game, 2), 'right', 3), 'leap:p2');
    expect(game.state.people[1]?.place.kind).toBe('seat');
  });

  it('a 12 falls: a die for each 20 mph', () => {
    const game = gameOf(roadSetup(cars), [6, 6, 1, 1, 1, 1]);
    play(game, sideswipe(game, vehicle(game, 1), vehicle(game, 2), 'right', 9), 'leap:p2');
    expect(game.state.people[1]).toMatchObject({ hp: 1, place: { kind: 'foot', pose: { x: 0, y: -1 } } });
  });

  it('the driver stays at the wheel, a lone biker may leap and loses the bike', () => {
    const bike = { design: driven('lightBike', 2), pose: at(0, 0), speed: 60 };
    const game = gameOf(roadSetup([bike, { ...cars[1], design: driven('truckVan', 0), speed: 60 }]), [1, 1]);
    play(game, sideswipe(game, vehicle(game, 1), vehicle(game, 2), 'right', 3), 'leap:p1');
    expect(game.state.people[0]?.place.kind).toBe('aboard');
    expect(vehicle(game, 1)).toMatchObject({ crippled: true, speed: 0, crew: [null] });
  });

  it('whoever clings to the other can leap back into a free seat', () => {
    const game = gameOf(roadSetup(cars), [3, 3, 2, 2]);
    const [wez, truck] = [vehicle(game, 1), vehicle(game, 2)];
    const dice = game.diceLeft.splice(2);
    play(game, sideswipe(game, wez, truck, 'right', 3), 'leap:p2');
    game.diceLeft.push(...dice);
    play(game, sideswipe(game, wez, truck, 'right', 0), 'leap:p2');
    expect(wez.crew).toEqual(['p1', 'p2', null, null]);
  });
});

describe('roadrage/people/break-in', () => {
  it.each([
    [null, 5],
    [6, 10],
    [5, 15],
    [4, 20],
  ])('example 36: armor that saves from %s takes %i points', (save, points) => {
    expect(breakInPoints(save)).toBe(points);
  });
});
