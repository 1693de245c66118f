import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { facing, testGame, testVehicle } from '../../testing/collision-fixtures.ts';
import { Duel } from '../../testing/duel.ts';
import { changeSpeed } from '../chapters/collision.ts';
import { menuOf, moveOf } from './maneuver-menu.ts';
import { chartRow, inchesIn, owesShortMove, SHORTER_BY, shortMoveIn, trackOf } from './movement.ts';

const phases = (speed: number) => Array.from({ length: 10 }, (_, i) => inchesIn(speed, i + 1));

describe('deluxe/IV.1/movement-chart', () => {
  it('deluxe/IV.1/movement-chart: 30 mph moves in phases 3, 6 and 9, one inch each', () => {
    expect(phases(30)).toEqual([0, 0, 1, 0, 0, 1, 0, 0, 1, 0]);
  });

  it('deluxe/IV.1/movement-chart: every speed from 45 up moves in phase 1, none below', () => {
    for (let speed = 5; speed <= 200; speed += 5) expect(inchesIn(speed, 1) > 0).toBe(speed >= 45);
  });

  it('deluxe/IV.1/movement-chart: 170 mph makes 17 inches as printed, 240 mph adds one to each phase of 140', () => {
    expect(phases(170)).toEqual([2, 2, 1, 2, 2, 1, 2, 2, 2, 1]);
    expect(phases(240)).toEqual([2, 3, 2, 3, 2, 3, 2, 3, 2, 2]);
  });

  it('deluxe/IV.1/half-move: any speed makes speed/10 inches a turn, the half-move counted short', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40 }), (fives) => {
        const speed = fives * 5;
        const full = phases(speed).reduce((sum, inches) => sum + inches, 0);
        expect(full - (owesShortMove(speed) ? 0.5 : 0)).toBe(speed / 10);
      }),
    );
  });

  it('deluxe/IV.1/movement-chart: reverse uses the same rows', () => {
    expect(chartRow(-15)).toBe(chartRow(15));
  });
});

describe('deluxe/IV.1/half-move', () => {
  it('deluxe/IV.1/half-move: may be taken in any phase, must be taken in the last', () => {
    const duel = new Duel([{ speed: 15 }, { speed: 0 }]);
    duel.until(0, 'maneuver');
    expect(duel.state.phase).toBe(4);
    expect(
      duel
        .asked(0)
        .options()
        .some((option) => option.id === 'half'),
    ).toBe(true);
    duel.say(0, 'straight').until(0, 'speed');
    expect(duel.car(0).pose.y).toBe(1.5);
  });

  it('deluxe/IV.1/half-move: taken early, the last move is a full one with a maneuver', () => {
    const duel = new Duel([{ speed: 15 }, { speed: 0 }]);
    duel.until(0, 'maneuver').say(0, 'half move').until(0, 'maneuver');
    expect(duel.state.phase).toBe(7);
    expect(duel.car(0).pose.y).toBe(0.5);
    expect(duel.asked(0).options().length).toBeGreaterThan(1);
  });

  it.each([5, -5])('deluxe/IV.1/half-move: at %i mph the one move is it, though another was taken before', (speed) => {
    const car = testVehicle('v1', facing(0, 0, 0), 25, { owesShort: false });
    changeSpeed(testGame({ vehicles: [car] }), car, 5);
    car.speed = speed;
    expect(car.owesShort).toBe(false);
    expect(shortMoveIn(car, 5)).toEqual({ may: true, must: true });
    const offered = menuOf(moveOf(car, 5)).map(({ id }) => id);
    expect(offered).toEqual(['half', 'pivot-left', 'pivot-right']);
    expect(inchesIn(speed, 5) - SHORTER_BY).toBe(0.5);
  });

  it('deluxe/IV.1/half-move: at 15 mph one that was taken before counts', () => {
    const car = testVehicle('v1', facing(0, 0, 0), 15, { owesShort: false });
    expect(shortMoveIn(car, 7)).toEqual({ may: false, must: false });
  });

  it('deluxe/IV.1/half-move: the track shows the short move where it falls due', () => {
    const duel = new Duel([{ speed: 25 }, { speed: 0 }]).until(0, 'maneuver');
    expect(trackOf(duel.car(0))).toEqual([0, 0, 1, 0, 0, 0, 1, 0, 0.5, 0]);
  });
});

describe('deluxe/IV.1/order-of-movement', () => {
  it('deluxe/IV.1/order-of-movement: the faster vehicle moves first', () => {
    const duel = new Duel([{ speed: 50 }, { speed: 60 }]).until(0, 'speed');
    duel.say(0, 'keep').say(1, 'keep');
    expect(duel.topic(1)).toBe('maneuver');
    duel.say(1, 'straight');
    expect(duel.topic(0)).toBe('maneuver');
  });

  it('deluxe/IV.1/order-of-movement: among equals the quicker driver chooses when to move', () => {
    const duel = new Duel([{ speed: 50 }, { speed: 50 }], { reflexes: [2, 4] }).until(0, 'speed');
    duel.say(0, 'keep').say(1, 'keep');
    expect(duel.topic(1)).toBe('order');
    duel.say(1, 'wait');
    expect(duel.topic(0)).toBe('maneuver');
    duel.say(0, 'straight');
    expect(duel.topic(1)).toBe('maneuver');
  });

  it('deluxe/IV.1/order-of-movement: equal reflexes are settled by a roll-off', () => {
    const duel = new Duel([{ speed: 50 }, { speed: 50 }], { reflexes: [3, 3, 2, 2, 1, 6] }).until(0, 'speed');
    duel.say(0, 'keep').say(1, 'keep');
    expect(duel.topic(1)).toBe('order');
  });
});

describe('deluxe/IV.1/one-and-a-half-move', () => {
  it('deluxe/IV.1/one-and-a-half-move: at 105 mph it is due whatever was taken before', () => {
    const car = testVehicle('v1', facing(0, 0, 0), 105, { owesShort: false });
    expect(shortMoveIn(car, 5)).toEqual({ may: true, must: true });
  });

  it('deluxe/IV.1/one-and-a-half-move: at 105 mph the one phase of two inches is it', () => {
    const car = testVehicle('v1', facing(0, 0, 0), 105, { owesShort: true });
    const chances = Array.from({ length: 10 }, (_, i) => shortMoveIn(car, i + 1));
    expect(chances.filter(({ may }) => may)).toEqual([{ may: true, must: true }]);
    expect(chances[4]).toEqual({ may: true, must: true });
  });

  it('deluxe/IV.1/one-maneuver: a phase asks for one maneuver, two inches or not; deluxe/IV.1/scale: ten phases a turn', () => {
    const vehicles = [
      { speed: 105, x: -40, y: -45, car: 'intimidator' },
      { speed: 0, x: 30 },
    ];
    // A die of strain on the plant for each of two turns.
    const duel = new Duel(vehicles, { dice: [1, 1] });
    const asked: number[] = [];
    for (duel.until(0, 'maneuver'); duel.state.turn === 1; duel.say(0, 'straight').until(0, 'maneuver')) {
      asked.push(duel.state.phase);
    }
    expect(asked).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
});
