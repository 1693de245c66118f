import { default as fc } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AGGRESSIONS, STRATEGIES, STRATEGY_TABLE } from '../../catalog/solitaire.ts';
import type { Setup } from '../../scenarios/setup.ts';
import { at, drive, driven, gameOf, marksOf, play, roadSetup, textsOf, vehicle } from '../../testing/road.ts';
import { placeAmong } from '../queries/solitaire.ts';
import { firstStrategies, reviewStrategies, shakenUp } from './solitaire.ts';

const ROAD = {
  points: [
    { x: 0, y: 0 },
    { x: 0, y: 90 },
  ],
  closed: false,
  half: 2,
  bends: [],
};
const MIND = { position: null, aggression: 'medium' } as const;

/** Max at the back and the Toecutter ahead of him, both going north. */
function chase(solitaire: Setup['starts'][number]['solitaire'], toecutterY = 20): Setup {
  return roadSetup(
    [
      { design: driven('midSized', 2), pose: at(0, 10), speed: 80 },
      { design: driven('midSized', 1), pose: at(1, toecutterY), speed: 80, solitaire },
    ],
    { road: ROAD },
  );
}

describe('roadrage/solo/strategy', () => {
  it('example 38, RR-76: C at first; High, then E; passed he is Offensive but keeps E; then J', () => {
    const game = gameOf(chase(MIND), [3, 6, 6, 4, 3, 6, 4]);
    const toecutter = vehicle(game, 2);
    const mind = () => toecutter.mind;
    drive(firstStrategies(game));
    expect(mind()).toMatchObject({ position: 'defensive', aggression: 'medium', strategy: 'C' });
    drive(shakenUp(game, toecutter));
    expect(mind()?.aggression).toBe('high');
    drive(reviewStrategies(game));
    expect(mind()).toMatchObject({ position: 'defensive', strategy: 'E' });
    vehicle(game, 1).pose = at(0, 30);
    drive(reviewStrategies(game));
    expect(mind()).toMatchObject({ position: 'offensive', strategy: 'E' });
    drive(reviewStrategies(game));
    expect(mind()?.strategy).toBe('J');
    expect(game.diceLeft).toEqual([]);
    expect(marksOf(game)).toEqual(['strategy/C', 'strategy/E', 'strategy/J']);
  });

  it('the table gives every letter, and each row has the six results of a die', () => {
    const rows = Object.values(STRATEGY_TABLE).flatMap((byTemper) => Object.values(byTemper));
    expect(rows.every((row) => row.length === 6)).toBe(true);
    expect([...new Set(rows.flat())].sort()).toEqual([...STRATEGIES]);
  });

  it('only a 6 brings a new strategy', () => {
    for (let die = 1; die <= 5; die++) {
      const game = gameOf(chase(MIND), [3, die]);
      drive(firstStrategies(game));
      drive(reviewStrategies(game));
      expect(vehicle(game, 2).mind?.strategy).toBe('C');
      expect(game.diceLeft).toEqual([]);
    }
  });
});

describe('roadrage/solo/aggression', () => {
  it.each([
    [1, 'low'],
    [2, 'medium'],
    [5, 'medium'],
    [6, 'high'],
  ] as const)('where the scenario does not say, a %i means %s', (die, temper) => {
    const game = gameOf(chase({ position: null, aggression: null }), [die, 1]);
    play(game, firstStrategies(game));
    expect(vehicle(game, 2).mind?.aggression).toBe(temper);
  });

  it.each([
    ['medium', 4, 'medium'],
    ['medium', 5, 'low'],
    ['medium', 6, 'high'],
    ['low', 5, 'low'],
    ['high', 6, 'high'],
  ] as const)('%s, shaken up with a %i, becomes %s', (before, die, after) => {
    const game = gameOf(chase({ position: null, aggression: before }), [1, die]);
    drive(firstStrategies(game));
    play(game, shakenUp(game, vehicle(game, 2)));
    expect(vehicle(game, 2).mind?.aggression).toBe(after);
  });

  it('stays within low and high whatever is rolled', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 20 }), (dice) => {
        const game = gameOf(chase(MIND), [1, ...dice]);
        drive(firstStrategies(game));
        for (const _ of dice) drive(shakenUp(game, vehicle(game, 2)));
        expect(AGGRESSIONS).toContain(vehicle(game, 2).mind?.aggression);
      }),
    );
  });

  it('is shaken when a friend is destroyed, once for each', () => {
    const setup = roadSetup(
      [
        { design: driven('midSized', 2), pose: at(0, 10), speed: 80 },
        { design: driven('midSized', 1), pose: at(0, 20), speed: 80, solitaire: MIND },
        { design: driven('midSized', 1), pose: at(1, 20), seat: 2 },
      ],
      {
        road: ROAD,
        seats: [
          { name: 'Max', side: 'law' },
          { name: 'Toecutter', side: 'gang' },
          { name: 'Bubba', side: 'gang' },
        ],
      },
    );
    const game = gameOf(setup, [3, 6, 1, 1]);
    drive(firstStrategies(game));
    vehicle(game, 3).crippled = true;
    drive(reviewStrategies(game));
    expect(vehicle(game, 2).mind?.aggression).toBe('high');
    play(game, reviewStrategies(game));
    expect(textsOf(game, 'temper')).toHaveLength(1);
  });
});

describe('roadrage/solo/position', () => {
  it('behind all enemies offensive, ahead of all defensive, in between no change', () => {
    const game = gameOf(chase(null, 5));
    expect(placeAmong(game, vehicle(game, 2))).toBe('offensive');
    vehicle(game, 2).pose = at(0, 40);
    expect(placeAmong(game, vehicle(game, 2))).toBe('defensive');
    vehicle(game, 2).pose = at(1, 10);
    expect(placeAmong(game, vehicle(game, 2))).toBeNull();
  });

  it.each([
    [[3, 1], 'offensive'],
    [[4, 3, 1], 'defensive'],
    [[4, 4, 1], 'offensive'],
  ] as const)('head on, the dice %j make him %s', (dice, position) => {
    const setup = roadSetup([
      { design: driven('midSized', 2), pose: at(0, 10, 0), speed: 80 },
      { design: driven('midSized', 1), pose: at(0, 60, 180), speed: 80, solitaire: MIND },
    ]);
    const game = gameOf(setup, dice);
    play(game, firstStrategies(game));
    expect(vehicle(game, 2).mind?.position).toBe(position);
  });

  it.each([
    [[4, 3, 1, 1], 'defensive', 'offensive'],
    [[4, 4, 1, 1], 'offensive', 'defensive'],
  ] as const)(
    'RR-76: what the dice %j said stands while nobody has moved, and flips when they have passed',
    (dice, first, then) => {
      const setup = roadSetup([
        { design: driven('midSized', 2), pose: at(0, 10, 0), speed: 80 },
        { design: driven('midSized', 1), pose: at(0, 60, 180), speed: 80, solitaire: MIND },
      ]);
      const game = gameOf(setup, [...dice, 1]);
      drive(firstStrategies(game));
      drive(reviewStrategies(game));
      expect(vehicle(game, 2).mind?.position).toBe(first);
      vehicle(game, 2).pose = at(0, 5, 180);
      play(game, reviewStrategies(game));
      expect(vehicle(game, 2).mind?.position).toBe(then);
    },
  );

  it('RR-76: a position given by the scenario stands until he has passed all his enemies', () => {
    const game = gameOf(chase({ position: 'offensive', aggression: 'medium' }), [1, 1, 1, 1]);
    const toecutter = vehicle(game, 2);
    drive(firstStrategies(game));
    drive(reviewStrategies(game));
    expect(toecutter.mind).toMatchObject({ position: 'offensive', seen: 'defensive' });
    toecutter.pose = at(1, 10);
    drive(reviewStrategies(game));
    expect(toecutter.mind?.position).toBe('offensive');
    toecutter.pose = at(1, 5);
    play(game, reviewStrategies(game));
    expect(toecutter.mind?.position).toBe('defensive');
  });

  it('RR-76: whoever starts in between takes his position from the road once all are on one side', () => {
    const setup = roadSetup(
      [
        { design: driven('midSized', 2), pose: at(0, 10), speed: 80, seat: 0 },
        { design: driven('midSized', 2), pose: at(0, 30), speed: 80, seat: 0 },
        { design: driven('midSized', 1), pose: at(1, 20), speed: 80, seat: 1, solitaire: MIND },
      ],
      { road: ROAD },
    );
    const game = gameOf(setup, [1, 1]);
    drive(firstStrategies(game));
    expect(vehicle(game, 3).mind).toMatchObject({ position: 'offensive', seen: null });
    vehicle(game, 3).pose = at(1, 40);
    play(game, reviewStrategies(game));
    expect(vehicle(game, 3).mind?.position).toBe('defensive');
  });

  it('on a circuit the shorter way round says who is ahead', () => {
    const ring = {
      points: [
        { x: 0, y: 0 },
        { x: 0, y: 40 },
        { x: 40, y: 40 },
        { x: 40, y: 0 },
      ],
      closed: true,
      half: 2,
      bends: [],
    };
    const game = gameOf({ ...chase(null), road: ring });
    vehicle(game, 1).pose = at(10, 0);
    vehicle(game, 2).pose = at(0, 5);
    expect(placeAmong(game, vehicle(game, 2))).toBe('defensive');
  });
});
