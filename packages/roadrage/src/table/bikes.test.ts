import { describe, expect, it } from 'vitest';
import { at, character, design, gameOf, play, roadSetup, type TestGame, vehicle } from '../testing/road.ts';
import { fallsFromRam, riderFalls } from './bikes.ts';

function biker(dice: readonly number[], gear: readonly ('crashHelmet' | 'bikeLeathers')[] = []): TestGame {
  const crew = [character('Rider', { bike: 2 }, [], gear)];
  const game = gameOf(roadSetup([{ design: design('lightBike', { crew }), pose: at(0, 0), speed: 60 }]), dice);
  vehicle(game).left = 2;
  return game;
}

describe('roadrage/bikes/control-loss', () => {
  it('a die above the squares skidded stays on', () => {
    const game = biker([3]);
    expect(play(game, riderFalls(game, vehicle(game), 2, false))).toBe(false);
    expect(vehicle(game).crew).toEqual(['p1']);
  });

  it('RR-72: at the squares skidded he falls, a die for each 20 mph; both slide the rest and he lies a square off', () => {
    const game = biker([2, 1, 1, 1, 3]);
    expect(play(game, riderFalls(game, vehicle(game), 2, false))).toBe(true);
    expect(vehicle(game)).toMatchObject({ speed: 0, left: 0, crew: [null], pose: { x: 0, y: 2 } });
    expect(game.state.people[0]).toMatchObject({ hp: 2, still: 3, place: { kind: 'foot', pose: { x: 1, y: 2 } } });
  });

  it('RR-72: a natural 12 throws him without a die, and the bike goes its own way', () => {
    const game = biker([1, 1, 1, 5]);
    expect(play(game, riderFalls(game, vehicle(game), 0, true))).toBe(true);
    expect(vehicle(game)).toMatchObject({ speed: 60, left: 2, crew: [null] });
    expect(game.state.people[0]?.place).toMatchObject({ pose: { x: 0, y: -1 } });
  });

  it('roadrage/bikes/saves: leathers save each point on 4 to 6, a helmet on 6', () => {
    const leathers = biker([1, 1, 1, 4, 5, 3, 1], ['bikeLeathers', 'crashHelmet']);
    play(leathers, riderFalls(leathers, vehicle(leathers), 0, true));
    expect(leathers.state.people[0]?.hp).toBe(4);
    const helmet = biker([1, 1, 1, 6, 5, 3, 1], ['crashHelmet']);
    play(helmet, riderFalls(helmet, vehicle(helmet), 0, true));
    expect(helmet.state.people[0]?.hp).toBe(3);
  });
});

describe('roadrage/bikes/ramming', () => {
  it('RR-23: only something larger throws the rider', () => {
    const game = biker([]);
    expect([0, 1, 5].map((size) => fallsFromRam(game, vehicle(game), size))).toEqual([false, true, true]);
  });
});
