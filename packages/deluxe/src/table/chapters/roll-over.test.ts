import { describe, expect, it } from 'vitest';
import { CRASH_TABLE_1 } from '../../catalog/crash-table-1.ts';
import { drive, facing, resolve, testGame, testVehicle } from '../../testing/collision-fixtures.ts';
import { Duel } from '../../testing/duel.ts';
import type { PendingCrash } from '../state/state.ts';
import { rollCrashTable2 } from './crash.ts';
import { beginRoll, rollOn, vault } from './roll-over.ts';

const bystander = {
  speed: 50,
  x: 30,
  y: -40,
  damage: { weapons: { 'mg-front': { shots: 0 }, 'mg-front-2': { shots: 0 } } },
} as const;

describe('deluxe/IV.7/roll', () => {
  it('deluxe/IV.7/roll: turns sideways an inch beyond its old nose, then a quarter turn and a die a phase', () => {
    // Tight bend right at 65 mph from handling 3: -3 needs 3, rolls 1; Crash Table 1: 3 + 2 = 5, a roll.
    // Turned right, the left side leads: 4 on the left, 2 on the top, 5 on the right, then a die for each tire.
    const dice = [1, 3, 4, 2, 5, 1, 1, 1, 1, ...Array.from({ length: 40 }, () => 1)];
    const duel = new Duel([{ speed: 65 }, bystander], { dice })
      .until(0, 'maneuver')
      .say(0, 'tight bend right')
      .finishTurn();
    const moves = duel.match.events.filter((event) => event.kind === 'move' && event.about === 'v1');
    const path = moves[1]?.motion?.path;
    expect(path?.at(-1)?.y).toBe((path?.[0]?.y ?? 0) + 1.75);
    expect(path?.at(-1)?.h).toBe(2700);
    expect(
      duel
        .texts('roll-over')
        .slice(0, 4)
        .map((text) => text.split(' ').at(-1)),
    ).toEqual(['left.', 'top.', 'right.', 'underbody.']);
    expect(duel.texts('damage').slice(0, 3)).toEqual([
      'Stinger 1: left armor 5 → 1.',
      'Stinger 1: top armor 5 → 3.',
      'Stinger 1: right armor 5 → 0.',
    ]);
  });

  it('deluxe/IV.7/roll: the driver is not asked while it rolls, and it slows by 20 mph a turn', () => {
    const duel = new Duel([{ speed: 65 }, bystander], { dice: [1, 3, ...Array.from({ length: 40 }, () => 1)] })
      .until(0, 'maneuver')
      .say(0, 'tight bend left');
    const { turn } = duel.state;
    while (duel.state.turn === turn) {
      expect(duel.topic(0)).toBeUndefined();
      const decision = duel.asked(1);
      duel.match.choose({ ask: decision.id, seat: 1, ...(decision.suggested ?? { option: 'straight' }) });
    }
    duel.until(1, 'maneuver');
    expect(duel.car(0).speed).toBe(45);
  });
});

describe('deluxe/IV.7/roll: the way it turns', () => {
  /** Loses control to a hazard: a fishtail to a side, and a roll on Crash Table 1. */
  function fishtailed(speed: number, fishtail: 'left' | 'right') {
    const car = testVehicle('v1', facing(0, 0, 0), speed);
    const heading = car.phaseHeading;
    // Table 2: 6 + 1 = 7, Table 1: 4 + 1 = 5; then a die for the roll.
    const game = testGame({ vehicles: [car] }, [6, 4, 2]);
    drive(game, rollCrashTable2(game, { kind: 'crash-table-2', vehicle: 'v1', heading, speed: 60, fishtail }));
    return { car, game };
  }

  it.each([
    [60, 'left', 270, 'left'],
    [60, 'right', 90, 'right'],
    [-20, 'left', 270, 'right'],
    [-20, 'right', 90, 'left'],
  ] as const)(
    'deluxe/IV.7/roll: at %i mph, its tail swung %s, the nose goes on turning',
    (speed, tail, degrees, leading) => {
      const { car, game } = fishtailed(speed, tail);
      const { pending } = car;
      if (pending === null) throw new Error('in control');
      resolve(game, beginRoll(game, car, pending));
      expect([car.pose.h, car.down, car.rolling?.leading]).toEqual([degrees * 10, leading, leading]);
    },
  );

  it('deluxe/IV.7/roll: it still does when a collision has ended the fishtail', () => {
    const { car } = fishtailed(60, 'left');
    expect(car.pending?.side).toBe('right');
  });
});

describe('deluxe/IV.7/vault: end over end', () => {
  const flip = (maneuver: PendingCrash['maneuver']): PendingCrash => {
    return { fishtail: null, crash: CRASH_TABLE_1[6].result, heading: 0, maneuver, side: 'left' };
  };

  /** A flight of so many inches after a tight bend to the left had turned it across its way. */
  function flipped(speed: number, inches: number) {
    const car = testVehicle('v1', facing(0, 0, 90), speed);
    // Three dice to each of two tires, the flight, the landing, no fire.
    const game = testGame({ vehicles: [car] }, [...Array(6).fill(1), inches, 1, 1]);
    resolve(game, vault(game, car, flip('tight-bend')));
    return { car, game };
  }

  it('deluxe/IV.7/vault: it flies lengthwise, and two inches bring it round to its wheels', () => {
    const { car } = flipped(20, 2);
    expect([car.pose, car.down]).toEqual([facing(0, 2, 0), 'underbody']);
    expect(car.tires.filter(({ dp }) => dp < 9).map(({ corner }) => corner)).toEqual(['front-left', 'front-right']);
  });

  it('deluxe/IV.7/vault: on its roof the nose points back, and it goes on over its tail', () => {
    const { car, game } = flipped(20, 1);
    expect([car.pose, car.down]).toEqual([facing(0, 1, 180), 'top']);
    game.left.push(1, 1, 1, 1, 1);
    drive(game, rollOn(game, car));
    expect([car.pose.h, car.down]).toEqual([0, 'back']);
    drive(game, rollOn(game, car));
    expect([car.pose.h, car.down]).toEqual([0, 'underbody']);
    game.left.push(1);
    drive(game, rollOn(game, car));
    expect([car.pose.h, car.down]).toEqual([0, 'front']);
  });

  it('deluxe/IV.7/vault: in reverse it goes tail first', () => {
    const { car, game } = flipped(-20, 2);
    expect([car.pose, car.down]).toEqual([facing(0, 2, 180), 'underbody']);
    expect(car.tires.filter(({ dp }) => dp < 9).map(({ corner }) => corner)).toEqual(['back-left', 'back-right']);
    game.left.push(1);
    drive(game, rollOn(game, car));
    expect(car.down).toBe('back');
  });
});

describe('deluxe/IV.7/vault', () => {
  it('deluxe/IV.7/vault: 10 and more throws the car through the air, costs every occupant a hit, and it rolls on', () => {
    // 105 mph: one die of strain, control at handling -2 needs 4 and fails, Crash Table 1: 6 + 4 = 10.
    // Then three dice to each tire of the left side, a flight of 2 inches, 16 dice for the landing, and no fire.
    const dice = [1, 1, 6, 1, 1, 1, 1, 1, 1, 2, ...Array.from({ length: 16 }, () => 1), 1];
    const duel = new Duel([{ speed: 105, handling: 1, car: 'piranha' }, bystander], {
      dice: [...dice, ...Array.from({ length: 60 }, () => 1)],
    });
    duel.until(0, 'maneuver').say(0, 'bend left');
    expect(duel.car(0).pending?.crash?.kind).toBe('vault');
    duel.until(1, 'maneuver').say(1, 'straight').until(1, 'maneuver');
    expect(duel.car(0).crew.map((crew) => crew.hits)).toEqual([1, 1]);
    expect(duel.car(0).rolling).not.toBeNull();
    expect(duel.texts('landing')).toHaveLength(1);
  });
});

describe('deluxe/IV.7/collision', () => {
  it('deluxe/IV.7/collision: who vaults away from a car no longer touches it', () => {
    const pending: PendingCrash = {
      fishtail: null,
      crash: CRASH_TABLE_1[6].result,
      heading: 0,
      maneuver: null,
      side: 'left',
    };
    const flier = testVehicle('v1', facing(0, 0, 0), 20, { touching: ['v2'] });
    const other = testVehicle('v2', facing(0.5, 0, 0), 0, { touching: ['v1'] });
    // Three dice to each of two tires, three inches, a die for the landing, no fire.
    const game = testGame({ vehicles: [flier, other] }, [1, 1, 1, 1, 1, 1, 3, 1, 1]);
    resolve(game, vault(game, flier, pending));
    expect([flier.touching, other.touching]).toEqual([[], []]);
  });
});

describe('deluxe/IV.7/burning-roll', () => {
  it.each([
    [3, false],
    [4, true],
  ])('deluxe/IV.7/burning-roll: a result of 6 to 9 sets it alight on 4 or more: %i, %s', (die, burns) => {
    const car = testVehicle('v1', facing(0, 0, 0), 60);
    const pending: PendingCrash = {
      fishtail: null,
      crash: CRASH_TABLE_1[5].result,
      heading: 0,
      maneuver: null,
      side: 'left',
    };
    const game = testGame({ vehicles: [car] }, [2, die]);
    resolve(game, beginRoll(game, car, pending));
    expect(car.burning).toBe(burns);
  });
});
