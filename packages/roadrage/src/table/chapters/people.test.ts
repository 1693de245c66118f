import { describe, expect, it } from 'vitest';
import type { Obstacle, Setup } from '../../scenarios/setup.ts';
import {
  at,
  character,
  design,
  driven,
  gameOf,
  gun,
  marksOf,
  play,
  roadSetup,
  type TestGame,
  vehicle,
} from '../../testing/road.ts';
import { tumbleDice } from '../queries/falls.ts';
import { mayLeave } from '../queries/leaving.ts';
import { meleeChance, winnerOf } from '../queries/melee.ts';
import { walkQuestion } from '../questions/walk-question.ts';
import type { Person } from '../state/state.ts';
import { holdsFrom, jolt } from './hanging-on.ts';
import { moveSquare } from './move.ts';
import { peoplePhase } from './people.ts';
import { setSpeeds } from './speed.ts';
import { putPerson } from './whereabouts.ts';

function person(game: TestGame, number: number): Person {
  const found = game.state.people[number - 1];
  if (found === undefined) throw new Error(`no person ${number}`);
  return found;
}

/** Seat 0 drives; somebody of seat 1 clings to its roof. */
function withBoarder(dice: readonly number[], speed = 40, extra: Partial<Setup> = {}): TestGame {
  const other = design('compact', { crew: [character('Other'), character('Boarder')] });
  const cars = [
    { design: driven('truckVan', 0), pose: at(0, 0), speed },
    { design: other, pose: at(9, 9), speed: 60 },
  ];
  const game = gameOf(roadSetup(cars, extra), dice);
  putPerson(game.state, person(game, 3), { kind: 'aboard', vehicle: 'v1', at: 0 });
  return game;
}

function walkers(...places: readonly (readonly [number, number, number, number])[]): Setup['walkers'] {
  return places.map(([seat, x, y, floor], i) => ({
    id: `w${i + 1}`,
    seat,
    character: character(`Walker ${i + 1}`),
    pose: at(x, y),
    floor,
  }));
}

const CAR = { design: driven('midSized', 2), pose: at(20, 20), speed: 40 };

describe('roadrage/people/shake-off', () => {
  it('example 35: three maneuvers take a 4, seven take a 6', () => {
    expect([0, 1, 3, 5, 7].map(holdsFrom)).toEqual([1, 2, 4, 6, 6]);
  });

  it('example 35: a 3 after three maneuvers throws him two squares to the left on a 3', () => {
    const game = withBoarder([3, 3, 1, 1]);
    vehicle(game).maneuvers = 3;
    play(game, peoplePhase(game));
    expect(person(game, 3)).toMatchObject({ hp: 3, place: { kind: 'foot', pose: { x: -2, y: 0 } } });
    expect(marksOf(game)).toContain('people/shake-off');
  });

  it('example 35: a 4 hangs on, and he goes on with his break-in', () => {
    const game = withBoarder([4, 5]);
    vehicle(game).maneuvers = 3;
    play(game, peoplePhase(game), 'break-in');
    // An iron bar: a die less one.
    expect(person(game, 3)).toMatchObject({ breakIn: 4, place: { kind: 'aboard' } });
    expect(vehicle(game).damage).toBe(4);
    expect(marksOf(game)).toContain('people/break-in');
  });
});

describe('roadrage/people/hang-on', () => {
  it('a sudden stop needs a 6; failure throws him two squares on', () => {
    const held = withBoarder([6]);
    play(held, jolt(held, vehicle(held), 'stopped', 40));
    expect(person(held, 3).place.kind).toBe('aboard');
    const thrown = withBoarder([5, 2, 2]);
    play(thrown, jolt(thrown, vehicle(thrown), 'stopped', 40));
    expect(person(thrown, 3)).toMatchObject({ hp: 1, place: { kind: 'foot', pose: { x: 0, y: 2 } } });
  });

  it('a roll throws everybody off', () => {
    const game = withBoarder([1, 1]);
    play(game, jolt(game, vehicle(game), 'rolled', 40));
    expect(person(game, 3)).toMatchObject({ hp: 3, place: { kind: 'foot' } });
  });

  it('a gunner on a flatbed hangs on too, and his harness may hold him', () => {
    const crew = [character('Driver'), character('Gunner')];
    const weapons = [gun('machineGun', { mount: 'pintle' })];
    const truck = design('truckVan', { crew, weapons, options: ['cargoFlatbed', 'safetyHarnesses'] });
    const game = gameOf(roadSetup([{ design: truck, speed: 40 }]), [5, 4, 5, 3, 1, 1]);
    const [gunState] = vehicle(game).weapons;
    if (gunState === undefined) throw new Error('no gun');
    gunState.firedTurn = 1;
    person(game, 2).actedTurn = 1;
    const rest = game.diceLeft.splice(2);
    play(game, jolt(game, vehicle(game), 'stopped', 40));
    expect(person(game, 2).place.kind).toBe('seat');
    game.diceLeft.push(...rest);
    play(game, jolt(game, vehicle(game), 'stopped', 40));
    expect(person(game, 2)).toMatchObject({ hp: 3, place: { kind: 'foot' } });
    expect(vehicle(game).crew).toEqual(['p1', null]);
  });
});

describe('roadrage/people/aboard', () => {
  it('once the way is open he fights for the wheel, and with it has the vehicle', () => {
    const game = withBoarder([6, 1, 6]);
    const boarder = person(game, 3);
    boarder.breakIn = 5;
    play(game, peoplePhase(game), 'fight:p1');
    expect(person(game, 1).hp).toBe(0);
    play(game, peoplePhase(game), 'seat:0');
    expect(vehicle(game)).toMatchObject({ crew: ['p3', null, null], surrendered: true });
    expect(person(game, 1).place).toEqual({ kind: 'gone' });
  });

  it('a bus has two places to cling to', () => {
    const game = withBoarder([]);
    const bus = gameOf(roadSetup([{ design: driven('busHeavyTruck', 0), speed: 40 }, CAR]));
    putPerson(bus.state, person(bus, 2), { kind: 'aboard', vehicle: 'v1', at: 0 });
    play(bus, peoplePhase(bus), 'back');
    expect(person(bus, 2).place).toMatchObject({ at: 1 });
    expect(() => play(game, peoplePhase(game), 'back')).toThrow('not offered');
  });
});

describe('roadrage/people/melee', () => {
  it('example 37: 5 and a 2 lose to 3 and a 5', () => {
    const [five, three] = [{ hp: 5 }, { hp: 3 }];
    expect(winnerOf(five, 2, three, 5)).toBe(three);
    expect(winnerOf(five, 2, three, 4)).toBeNull();
    expect(meleeChance(five, { hp: 5 })).toBeCloseTo(15 / 36);
  });

  it('two on foot fight in one square', () => {
    const setup = roadSetup([CAR, { ...CAR, pose: at(25, 25) }], { walkers: walkers([0, 0, 0, 0], [1, 2, 1, 0]) });
    const game = gameOf(setup, [2, 5, 4]);
    const [first, second] = [person(game, 3), person(game, 4)];
    second.hp = 3;
    play(game, peoplePhase(game), 'fight:p4', 'stay');
    expect([first.hp, second.hp]).toEqual([1, 3]);
    expect(first.place).toMatchObject({ pose: { x: 2, y: 1 } });
    expect(marksOf(game)).toContain('people/melee');
  });
});

describe('roadrage/people/pedestrians', () => {
  const house: Obstacle = {
    id: 'h',
    kind: 'building',
    pose: at(0, 1),
    size: { length: 1, width: 1 },
    floors: 2,
    label: 'the house',
  };

  it('two squares in any direction: every square of five by five', () => {
    const game = gameOf(roadSetup([CAR], { walkers: walkers([0, 0, 0, 0]) }));
    const walks = walkQuestion(game, person(game, 2))
      .options()
      .filter(({ id }) => id.startsWith('walk:'));
    expect(walks).toHaveLength(24);
  });

  it('roadrage/people/floors: a floor costs a square, and only within the building', () => {
    const game = gameOf(roadSetup([CAR], { walkers: walkers([0, 0, 0, 0]), obstacles: [house] }));
    const walker = person(game, 2);
    const ids = walkQuestion(game, walker)
      .options()
      .map(({ id }) => id);
    expect(ids.filter((id) => id.endsWith(',1'))).toEqual(['walk:0,1,1']);
    play(game, peoplePhase(game), 'walk:0,1,1');
    expect(walker.place).toMatchObject({ floor: 1, cover: 'full' });
    expect(marksOf(game)).toContain('people/floor');
  });

  it('without a grid they walk along headings, as far as nothing is in the way', () => {
    const setup = roadSetup([{ ...CAR, pose: at(0, 1.5), speed: 0 }], {
      walkers: walkers([0, 0, 0, 0]),
      variants: { movement: 'open' },
    });
    const game = gameOf(setup);
    const options = walkQuestion(game, person(game, 2)).options();
    expect(options.find(({ id }) => id === 'go:0')?.params?.[0]?.max).toBe(3);
    expect(options.find(({ id }) => id === 'go:1800')?.params?.[0]?.max).toBe(8);
    play(game, peoplePhase(game), ['go:900', { strides: 4 }]);
    expect(person(game, 2).place).toMatchObject({ pose: { x: -1, y: 0 } });
  });
});

describe('roadrage/people/run-over', () => {
  it('example 32: a car at 40 does 4 dice and takes one, and drives on', () => {
    const car = { design: driven('midSized', 2, 'armorLight'), pose: at(0, 0), speed: 40 };
    const game = gameOf(roadSetup([car], { walkers: walkers([0, 0, 1, 0]) }), [1, 1, 1, 1, 5, 3]);
    expect(play(game, moveSquare(game, vehicle(game), 0, 'drive', true))).toBe(true);
    expect(person(game, 2).hp).toBe(1);
    expect([vehicle(game).damage, vehicle(game).pose.y, vehicle(game).speed]).toEqual([3, 1, 40]);
    expect(marksOf(game)).toContain('people/run-over');
  });

  it('on an upper floor nobody is run over', () => {
    const car = { design: driven('midSized', 2), pose: at(0, 0), speed: 40 };
    const game = gameOf(roadSetup([car], { walkers: walkers([0, 0, 1, 1]) }));
    expect(play(game, moveSquare(game, vehicle(game), 0, 'drive', true))).toBe(true);
    expect(person(game, 2).hp).toBe(5);
  });

  it('a bike meets him as a thing of size 1: dice both ways, and a light one throws its rider', () => {
    const bike = { design: driven('lightBike', 2), pose: at(0, 0), speed: 50 };
    // 2 dice to the person, 4 to the bike, 2 of the fall, the way.
    const game = gameOf(roadSetup([bike], { walkers: walkers([0, 0, 1, 0]) }), [1, 1, 1, 1, 1, 1, 1, 1, 1]);
    const { left } = vehicle(game);
    expect(play(game, moveSquare(game, vehicle(game), 0, 'drive', true))).toBe(false);
    expect([person(game, 2).hp, vehicle(game).damage, person(game, 1).hp, left]).toEqual([3, 4, 3, 0]);
  });
});

describe('roadrage/people/jump-out', () => {
  it.each([
    [0, 0],
    [10, 1],
    [30, 1],
    [40, 2],
    [90, 4],
  ])('at %i mph it is %i dice', (speed, dice) => {
    expect(tumbleDice(speed)).toBe(dice);
  });

  it('whoever wants out of a sound vehicle says so with its speed, and those inside are asked when all have moved', () => {
    const crew = [character('Ann'), character('Bob')];
    const parked = { design: design('midSized', { crew: [] }), pose: at(-2, 0) };
    const game = gameOf(roadSetup([{ design: design('midSized', { crew }), pose: at(0, 0), speed: 40 }, parked]));
    play(game, setSpeeds(game), 'leave', 'speed:40');
    game.diceLeft.push(1, 2);
    expect(vehicle(game)).toMatchObject({ speed: 40, leaving: true });
    play(game, peoplePhase(game), 'stay', 'jump');
    expect(person(game, 2)).toMatchObject({ hp: 2, place: { kind: 'foot', pose: { x: 1, y: 0 } } });
    expect(vehicle(game).crew.slice(0, 2)).toEqual(['p1', null]);
    play(game, setSpeeds(game), 'speed:40');
    expect(vehicle(game).leaving).toBeUndefined();
  });

  it('from a sound vehicle it is offered while it stands, or near somebody or something to go to', () => {
    const offered = (speed: number, x: number): boolean => {
      const parked = { design: design('midSized', { crew: [] }), pose: at(x, 0) };
      const game = gameOf(roadSetup([{ design: driven('midSized', 1), pose: at(0, 0), speed }, parked]));
      return mayLeave(game, vehicle(game));
    };
    expect([offered(0, 9), offered(10, 9), offered(10, 2), offered(90, 2)]).toEqual([true, false, true, true]);
  });

  it('a passenger whom nobody drives is asked', () => {
    const game = gameOf(roadSetup([{ design: design('midSized', { crew: [character('Ann'), character('Bob')] }) }]));
    person(game, 1).hp = 0;
    play(game, peoplePhase(game), 'jump');
    expect(person(game, 2).place.kind).toBe('foot');
  });

  it('soft ground halves the points, rounded up; nobody asks in a sound vehicle', () => {
    const box = { minX: -9, minY: -9, maxX: 9, maxY: 9 };
    const grass = { id: 'g', box, footing: 'offRoad', grounds: [], level: 0, soft: true, label: '' } as const;
    const car = { design: driven('midSized', 2), pose: at(0, 0), speed: 40 };
    const sound = gameOf(roadSetup([car], { patches: [grass] }));
    play(sound, peoplePhase(sound));
    expect(sound.events).toEqual([]);
    const game = gameOf(roadSetup([car], { patches: [grass] }), [2, 3]);
    vehicle(game).crippled = true;
    play(game, peoplePhase(game), 'jump');
    expect(person(game, 1)).toMatchObject({ hp: 2, place: { kind: 'foot', pose: { x: -1, y: 0 } } });
    expect(vehicle(game).crew[0]).toBeNull();
    expect(marksOf(game)).toContain('people/jump-out');
  });
});

describe('roadrage/bikes/control-loss', () => {
  it('a fallen rider lies a turn, and the turn after mounts', () => {
    const game = gameOf(roadSetup([{ design: driven('lightBike', 2), pose: at(0, 0), speed: 0 }]));
    const rider = person(game, 1);
    putPerson(game.state, rider, { kind: 'foot', pose: at(1, 0), floor: 0, cover: 'none' });
    rider.still = 3;
    play(game, peoplePhase(game));
    play(game, peoplePhase(game));
    expect([rider.still, rider.place.kind]).toEqual([1, 'foot']);
    play(game, peoplePhase(game), 'mount:v1');
    expect([rider.still, rider.place.kind]).toEqual([0, 'seat']);
    expect(vehicle(game).crew).toEqual(['p1']);
  });
});
