import { setOff } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import { handsWith } from '../../testing/armed-fixtures.ts';
import { type CarChanges, facing, gun, textsOf } from '../../testing/collision-fixtures.ts';
import { combatCar, combatGame, inTurn, run } from '../../testing/combat-fixtures.ts';
import { actor } from '../../testing/walkers.ts';
import { crossingNeed, holdingNeed } from '../queries/boarding.ts';
import { boardingNeed } from '../queries/boarding-need.ts';
import { handAimsFor } from '../queries/hand-shots.ts';
import { isInSight } from '../queries/line-of-fire.ts';
import { type Actor, canAct, isActor } from '../queries/on-foot.ts';
import type { DeluxePlay, Effect } from '../state/effects.ts';
import type { DeluxeGame, Vehicle } from '../state/state.ts';
import { attempt } from './control.ts';
import { fireWindow, lastFireWindow } from './fire-window.ts';
import { settlePeople } from './on-foot.ts';
import { carryRiders } from './riders.ts';

const OWN = combatCar('v1', facing(-15, -15, 0));
const foe = (speed: number, changes: CarChanges = {}): Vehicle =>
  combatCar('v2', facing(0.125, 1, 0), { speed, weapons: [gun('MG')], ...changes });

/** A man behind the car of an enemy, or beside it. */
function scene(
  car: Vehicle,
  dice: readonly number[] = [],
  at: readonly [number, number] = [0.125, 0.375],
  more: readonly Vehicle[] = [],
) {
  const man = actor(at[0], at[1], { model: { hands: handsWith('HP') } });
  return combatGame({ vehicles: [OWN, car, ...more], walkers: [man] }, dice);
}

function manIn({ state }: DeluxeGame): Actor {
  const [first] = state.pedestrians;
  if (first === undefined || !isActor(first)) throw new Error('nobody acts');
  return first;
}

/** On top already, and on his feet. */
function riding(car: Vehicle, dice: readonly number[] = [], more: readonly Vehicle[] = []) {
  const game = scene(car, dice, undefined, more);
  Object.assign(manIn(game), { riding: 'v2', level: 1 });
  carryRiders(game, car);
  return game;
}

const need = (target: ReturnType<typeof boardingNeed>): number | string =>
  target.kind === 'need' ? target.need : target.kind;

describe('deluxe/VI.3/boarding', () => {
  it('X-PE1: free up to 10 mph, harder with speed, read 15 mph faster from the side, and not at all from 45', () => {
    const behind = (speed: number) => need(boardingNeed(manIn(scene(foe(speed))), foe(speed)));
    expect([5, 10, 15, 20, 25, 30, 35, 40, 45].map(behind)).toEqual([
      'automatic',
      'automatic',
      4,
      5,
      7,
      9,
      10,
      11,
      'impossible',
    ]);
    const beside = (speed: number) => need(boardingNeed(manIn(scene(foe(speed), [], [-0.375, 1.125])), foe(speed)));
    expect([0, 15, 25, 30].map(beside)).toEqual(['automatic', 9, 11, 'impossible']);
  });

  it('deluxe/VI.3/being-noticed: on top of a car he is seen at once, and up with the next turn', () => {
    const game = scene(foe(20), [2, 3]);
    run(game, fireWindow(game, null), inTurn('board:p1>v2'));
    const man = manIn(game);
    expect([man.riding, man.level, man.pose.y, canAct(man)]).toEqual(['v2', 1, 1, false]);
    expect(textsOf(game, 'noticed')).toEqual(['V2: somebody is on the roof.']);
    settlePeople(game);
    expect(canAct(man)).toBe(true);
  });

  it('deluxe/VI.3/boarding-failure: who misses hits the ground as one who jumps', () => {
    const game = scene(foe(30), [2, 3, 5]);
    run(game, fireWindow(game, null), inTurn('board:p1>v2'));
    const man = manIn(game);
    expect([man.riding, man.level, man.person.hits > 0]).toEqual([undefined, 0, true]);
    expect(textsOf(game, 'thrown')[0]).toMatch(/^Ann hits the ground at 30 mph/);
  });
});

describe('deluxe/VI.3/on-top', () => {
  it('he goes where it goes, fires from there, and its own turret alone reaches him', () => {
    const car = foe(20, { weapons: [gun('MG'), gun('VMG', 'turret')] });
    const other = combatCar('v3', facing(5, 1, 0), { seat: 1 });
    const game = riding(car, [], [other]);
    car.pose = facing(1, 4, 0);
    carryRiders(game, car);
    const man = manIn(game);
    expect([man.pose.x, man.pose.y]).toEqual([1, 4]);
    expect(handAimsFor(game, 0, []).some(({ shot }) => shot.id.startsWith('p1:HP>v3'))).toBe(true);
    const target = { kind: 'person', person: 'p1' } as const;
    const reach = (mount: 'front' | 'turret') => isInSight(game.setup, game.state, car, mount, target);
    expect([reach('front'), reach('turret')]).toEqual([false, true]);
    const pickup = foe(20, { body: 'pickup', weapons: [gun('VMG', 'turret')] });
    const bed = riding(pickup);
    expect(isInSight(bed.setup, bed.state, pickup, 'turret', target)).toBe(false);
  });

  it('a point on a mounted weapon, as likely past the armor as on it', () => {
    const after = (die: number) => {
      const car = foe(20);
      const game = riding(car, [die]);
      run(game, lastFireWindow(game), inTurn('pry:p1>v2:front'));
      return [car.armor.front, car.parts.find(({ kind }) => kind === 'weapon')?.dp];
    };
    expect([after(3), after(4)]).toEqual([
      [20, 2],
      [19, 3],
    ]);
  });
});

describe('deluxe/VI.3/vehicle-to-vehicle', () => {
  it('deluxe/VI.3/dropping-on: a step by the difference of the speeds, a leap by what one lands on, both at -2', () => {
    const from = foe(30);
    const game = riding(from);
    const beside = (x: number, speed: number, changes: CarChanges = {}) =>
      need(crossingNeed(withCar(x, speed, changes).setup, from, car(x, speed, changes)));
    const car = (x: number, speed: number, changes: CarChanges) =>
      combatCar('v3', facing(0.125 + x, 1, 0), { seat: 1, speed, ...changes });
    const withCar = (x: number, speed: number, changes: CarChanges) => riding(from, [], [car(x, speed, changes)]);
    expect(game.state.vehicles).toHaveLength(2);
    expect([beside(0.7, 30), beside(0.7, 50), beside(1.1, 30), beside(1.1, 30, { body: 'van' })]).toEqual([
      'automatic',
      7,
      10,
      9,
    ]);
    expect(beside(1.1, 60, { body: 'van' })).toBe(6 + 2 + 3 + 4);
  });
});

describe('deluxe/VI.3/getting-off', () => {
  function* jolt(difficulty: number): DeluxePlay {
    const trouble = { label: 'A jolt', difficulty, rule: 'deluxe/IV.6/hazards' } as const;
    yield* setOff<Effect>({ kind: 'hazard', vehicle: 'v2', trouble });
  }

  it('X-CT8: a jolt of D2 asks for 3 and one for every ten miles; D1 for nothing', () => {
    expect([holdingNeed(foe(50)), holdingNeed(foe(0))]).toEqual([8, 3]);
    const calm = riding(foe(50, { status: 40 }));
    run(calm, jolt(1));
    const holds = riding(foe(50, { status: 40 }), [4, 4]);
    run(holds, jolt(2));
    expect([manIn(calm).riding, manIn(holds).riding]).toEqual(['v2', 'v2']);
    const off = riding(foe(50, { status: 40 }), [3, 4, 1, 1, 1]);
    run(off, jolt(2));
    expect([manIn(off).riding, manIn(off).person.hits > 0]).toEqual([undefined, true]);
  });

  it('what the road adds counts: a D1 on ice shakes as a D5 does, a D3 that a spoiler makes D2 shakes nobody', () => {
    const icy = riding(foe(50, { status: 40 }), [4, 4]);
    Object.assign(icy.setup, { road: ['ice'] });
    run(icy, jolt(1));
    expect(textsOf(icy, 'stunt')).toEqual(['Ann holds on: needed 8, rolled 8.']);
    const trouble = { label: 'A bend', difficulty: 3, rule: 'deluxe/IV.4/bend' } as const;
    const context = { maneuver: 'bend', side: 'left', heading: 0, speed: 60, slick: [] } as const;
    const spoiled = foe(60, { status: 40, aids: ['spoiler'] });
    const game = riding(spoiled);
    run(game, attempt(game, spoiled, trouble, context));
    expect(textsOf(game, 'stunt')).toEqual([]);
  });

  it('it crashes: who is on it jumps clear, also where a fishtail leads to Crash Table 1', () => {
    const due = { kind: 'crash-table-2', vehicle: 'v2', heading: 0, speed: 100, fishtail: 'left' } as const;
    const car = foe(20);
    const game = riding(car, [3, 1, 1]);
    run(game, setOff<Effect>(due));
    expect([manIn(game).riding, car.pending?.crash !== null]).toEqual([undefined, true]);
    expect(textsOf(game, 'stunt')).toEqual(['Ann jumps clear, and comes off V2.']);
    const stays = riding(foe(20), [1]);
    run(stays, setOff<Effect>({ ...due, speed: 20 }));
    expect(manIn(stays).riding).toBe('v2');
  });

  it('swings down as he would climb on, and jumps where it is too fast for that', () => {
    const game = riding(foe(20), [2, 3]);
    run(game, lastFireWindow(game), inTurn('swing:p1'));
    expect([manIn(game).riding, manIn(game).level, manIn(game).person.hits]).toEqual([undefined, 0, 0]);
    const fast = riding(foe(45), [1, 1]);
    run(fast, lastFireWindow(fast), inTurn('jump:p1'));
    expect(manIn(fast).riding).toBeUndefined();
  });
});
