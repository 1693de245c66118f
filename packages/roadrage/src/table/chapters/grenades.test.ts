import { type Ask, answerOf } from '@hardtop/kernel';
import { describe, expect, test } from 'vitest';
import type { Design } from '../../garage/design/design.ts';
import type { Walker } from '../../scenarios/setup.ts';
import {
  at,
  type Car,
  character,
  design,
  drive,
  gameOf,
  type Lot,
  play,
  roadSetup,
  type TestGame,
  vehicle,
} from '../../testing/road.ts';
import { firePhase } from './fire.ts';

const thrower = design('midSized', {
  name: 'Thrower',
  options: ['convertibleTop', 'automaticTransmission'],
  crew: [character('Ann', { smallArms: 2 }, ['grenade'])],
});

function ahead(target: Design, dice: readonly number[], more: Partial<Car> = {}, lot: Lot = {}): TestGame {
  const cars = [
    { design: thrower, pose: at(0, 0) },
    { design: target, pose: at(0, 3), ...more },
  ];
  return gameOf(roadSetup(cars, lot), dice);
}

const hp = (game: TestGame): readonly number[] => game.state.people.map((person) => person.hp);
const needs = (game: TestGame): readonly number[] =>
  game.events.flatMap(({ kind, target }) => (kind === 'to-hit' && target?.kind === 'need' ? [target.need] : []));

const car = (changes: Partial<Design> = {}): Design =>
  design('midSized', { crew: [character('Bob'), character('Cid', {}, ['handWeapon'])], ...changes });

describe('roadrage/people/grenades: example 20, through a window', () => {
  test('-5; nobody gets hold of it, and all take three dice', () => {
    const game = ahead(car(), [1, 2, 5, 5, 1, 1, 1, 2, 1, 1], { pose: at(0, 3, 180) });
    play(game, firePhase(game), 'hand1>v2:window', 'nothing');
    expect(needs(game)).toEqual([4 + 2 + 2 - 5]);
    expect(hp(game)).toEqual([5, 2, 1]);
    expect(game.state.people[0]?.shots).toEqual([0]);
  });

  test('-3 into a convertible', () => {
    const game = ahead(car({ options: ['convertibleTop'] }), [6, 6]);
    play(game, firePhase(game), 'hand1>v2:window', 'nothing');
    expect(needs(game)).toEqual([4 + 2 + 2 - 3]);
  });

  test('a 6 throws it out again', () => {
    const game = ahead(car(), [1, 2, 5, 6]);
    play(game, firePhase(game), 'hand1>v2:window', 'nothing');
    expect(hp(game)).toEqual([5, 5, 5]);
  });

  test('whoever has fired has no hand free', () => {
    // The passenger's shot goes wide; only the driver may grab.
    const game = ahead(car(), [1, 2, 5, 1, 1, 1, 1, 1, 1, 6, 6], { pose: at(0, 3, 180) });
    play(game, firePhase(game), 'hand1>v2:window', 'hand1>v1');
    expect(game.events.filter(({ kind }) => kind === 'grenade')).toHaveLength(1);
    expect(hp(game)).toEqual([5, 2, 2]);
  });
});

describe('roadrage/people/grenades: beneath and beside', () => {
  test('beneath: -3, points doubled, tires and a control roll at 2', () => {
    const game = ahead(car({ crew: [character('Bob', { car: 2 })] }), [1, 2, 1, 2, 1, 6, 1, 1, 1, 1, 1], { speed: 20 });
    play(game, firePhase(game), 'hand1>v2:beneath');
    expect(needs(game)).toEqual([4 + 2 + 2 - 3]);
    expect(vehicle(game, 2)).toMatchObject({ damage: 8, tiresBlown: 1 });
    const told = game.events.find(({ kind }) => kind === 'control');
    expect(told?.modifiers).toContainEqual(expect.objectContaining({ label: 'Speed difference', value: -2 }));
  });

  test('beside: three dice', () => {
    const game = ahead(design('midSized', { crew: [] }), [4, 4, 1, 1, 1]);
    play(game, firePhase(game), 'hand1>v2');
    expect(vehicle(game, 2).damage).toBe(3);
  });

  test('five squares and no further', () => {
    const asked: string[] = [];
    for (const y of [5, 6]) {
      const game = ahead(design('midSized', { crew: [] }), [], { pose: at(0, y) });
      drive(firePhase(game), (question: Ask) => {
        asked.push(...question.options().map(({ id }) => `${y} ${id}`));
        return answerOf('nothing');
      });
    }
    expect(asked).toEqual(['5 hand1>v2', '5 hand1>v2:beneath', '5 nothing']);
  });
});

describe('roadrage/people/grenades: among people and bikes', () => {
  const bike = design('heavyBike', { crew: [character('Rider'), character('Pillion')] });
  const walker = (x: number, y: number): Walker => ({
    id: `w${x}`,
    seat: 1,
    character: character(`W${x}`),
    pose: at(x, y),
    floor: 0,
  });

  test('a bike: a roll for each on it, a die to whoever is hit and one to the bike', () => {
    const game = ahead(bike, [3, 3, 2, 4, 3, 3, 1, 1]);
    play(game, firePhase(game), 'hand1>v2:area');
    expect(needs(game)).toEqual([4 + 2, 4 + 2]);
    expect(hp(game)).toEqual([5, 3, 4]);
    expect(vehicle(game, 2).damage).toBe(5);
  });

  test('the four squares are the thrower’s choice where it matters', () => {
    const lot = { walkers: [walker(1, 4), walker(-1, 3)] };
    const east = ahead(bike, [6, 6, 6, 6, 3, 3, 2], {}, lot);
    play(east, firePhase(east), ['hand1>v2:area', { corner: 1 }]);
    expect(hp(east)).toEqual([5, 5, 5, 3, 5]);
    const west = ahead(bike, [6, 6, 6, 6, 3, 3, 2], {}, lot);
    play(west, firePhase(west), ['hand1>v2:area', { corner: 3 }]);
    expect(hp(west)).toEqual([5, 5, 5, 5, 3]);
  });

  test('without a grid it reaches a length of a square', () => {
    const open = { variants: { movement: 'open' }, walkers: [walker(1, 3), walker(2, 3)] } as const;
    const game = ahead(bike, [6, 6, 6, 6, 3, 3, 2], {}, open);
    play(game, firePhase(game), 'hand1>v2:area');
    expect(hp(game)).toEqual([5, 5, 5, 3, 5]);
  });
});
