import { describe, expect, it } from 'vitest';
import { at, character, design, gameOf, play, roadSetup, type TestGame, vehicle } from '../../testing/road.ts';
import { fallsFromRam } from '../queries/ram-dice.ts';
import { riderFalls, throwRiders } from './bikes.ts';
import { keepControl } from './control.ts';
import { takeMove } from './drive.ts';
import { moveSquare } from './move.ts';
import { peoplePhase } from './people.ts';

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

  it('RR-72: at the squares skidded he falls, a die for each 20 mph; both slide the full speed, two squares of it skidded before', () => {
    const game = biker([2, 1, 1, 1, 3]);
    vehicle(game).left = 4;
    expect(play(game, riderFalls(game, vehicle(game), 2, false))).toBe(true);
    expect(vehicle(game)).toMatchObject({ speed: 0, left: 0, crew: [null], pose: { x: 0, y: 4 } });
    expect(game.state.people[0]).toMatchObject({ hp: 2, still: 3, place: { kind: 'foot', pose: { x: 1, y: 4 } } });
  });

  it('RR-72: what does not fit into the turn is slid in the next, and they end together, the rider a square off', () => {
    const game = biker([2, 1, 1, 1]);
    const [bike, rider] = [vehicle(game), game.state.people[0]];
    play(game, riderFalls(game, bike, 2, false));
    expect(bike).toMatchObject({ speed: 60, pose: { x: 0, y: 2 }, carriedSkid: { units: 2 }, thrown: ['p1'] });
    expect(rider?.place).toMatchObject({ kind: 'foot', pose: { x: 0, y: 2 } });
    Object.assign(bike, { moved: 0 });
    game.state.at = 'mover';
    game.diceLeft.push(3);
    play(game, takeMove(game, bike, Infinity));
    expect(bike).toMatchObject({ speed: 0, pose: { x: 0, y: 4 }, carriedSkid: null });
    expect(bike.thrown).toBeUndefined();
    expect(rider).toMatchObject({ still: 3, place: { kind: 'foot', pose: { x: 1, y: 4 } } });
  });

  it('RR-72: a skid that was carried over counts as part of the full speed', () => {
    // Chance 4 + 2 + 4 - 5 = 5: an 11 fails by 6, three squares, two of them now; a 3 throws the rider, three dice of 1.
    const game = biker([5, 6, 3, 1, 1, 1]);
    const lost = { safe: 10, voluntary: false, reason: 'test', rule: 'roadrage/control/roll' } as const;
    play(game, keepControl(game, vehicle(game), lost, { charged: true }));
    expect(vehicle(game)).toMatchObject({ pose: { x: 0, y: 2 }, carriedSkid: { units: 4 }, thrown: ['p1'] });
  });

  it('RR-72: whatever stops the bike before its slide is over ends it for the rider too', () => {
    const game = biker([2, 1, 1, 1]);
    play(game, riderFalls(game, vehicle(game), 2, false));
    Object.assign(vehicle(game), { carriedSkid: null, speed: 0 });
    game.diceLeft.push(5);
    play(game, peoplePhase(game));
    expect(game.state.people[0]?.place).toMatchObject({ pose: { x: 0, y: 1 } });
  });

  it('roadrage/bikes/ramming: thrown in a ram after its move the bike slides next turn by the speed it has left', () => {
    const game = biker([1, 1, 1]);
    Object.assign(vehicle(game), { left: 0, moved: 6, done: true, speed: 30 });
    play(game, throwRiders(game, vehicle(game), 60, 0));
    expect(vehicle(game)).toMatchObject({ speed: 30, carriedSkid: { units: 3, heading: 0 }, thrown: ['p1'] });
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

describe('roadrage/people/run-over: by a bike', () => {
  function meet(dice: readonly number[]): TestGame {
    const walkers = [{ id: 'w', seat: 0, character: character('Cyd'), pose: at(0, 1), floor: 0 }];
    const crew = [character('Rider', { bike: 2 })];
    const cars = [{ design: design('heavyBike', { crew }), pose: at(0, 0), speed: 40 }];
    const game = gameOf(roadSetup(cars, { walkers }), dice);
    vehicle(game).left = 4;
    return game;
  }

  it('RR-74: more than 3 points break through at the price of 10 mph and a roll', () => {
    // Three dice each way, then the roll at 4.
    const game = meet([1, 1, 2, 1, 1, 1, 1, 1]);
    expect(play(game, moveSquare(game, vehicle(game), 0, 'drive', true))).toBe(true);
    expect([game.state.people[1]?.hp, vehicle(game).damage, vehicle(game).speed]).toEqual([1, 3, 30]);
    expect(vehicle(game).pose).toEqual(at(0, 1));
  });

  it('RR-74: 3 points stop it', () => {
    const game = meet([1, 1, 1, 1, 1, 1]);
    expect(play(game, moveSquare(game, vehicle(game), 0, 'drive', true))).toBe(false);
    expect([game.state.people[1]?.hp, vehicle(game).speed, vehicle(game).pose]).toEqual([2, 0, at(0, 0)]);
  });
});

describe('roadrage/bikes/ramming', () => {
  it('RR-23: only something larger throws the rider', () => {
    const game = biker([]);
    expect([0, 1, 5].map((size) => fallsFromRam(game, vehicle(game), size))).toEqual([false, true, true]);
  });
});
