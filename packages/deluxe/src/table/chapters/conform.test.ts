import { advanceLeg, degrees, headingDifference, penetration, rectangle } from '@hardtop/geometry';
import { type Ask, answerOf } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import { COUNTERS } from '../../catalog/counters.ts';
import { facing, resolve, testGame, testVehicle, testWall, textsOf } from '../../testing/collision-fixtures.ts';
import { shapeOf, type Vehicle } from '../state/state.ts';
import { type Push, pivotsOf, shoveOf, waysAside } from './conform.ts';
import { travel } from './travel.ts';

/** The first car has driven half its length into the second. */
function pushing(vehicle: Vehicle, y: number, point: Push['point']): Push {
  return { vehicle, pose: facing(0, y, 0), heading: 0, point };
}

describe('deluxe/IV.7/conforming', () => {
  it('K-10: a broadside swings either end away, as far as it must', () => {
    const [v1, v2] = [testVehicle('v1', facing(0, 0, 0), 40), testVehicle('v2', facing(0, 0.75, 90), 0)];
    const game = testGame({ vehicles: [v1, v2] });
    const pivots = pivotsOf(game, v2, pushing(v1, 0.4, { x: 0, y: 0.5 }));
    expect(pivots.length).toBeGreaterThanOrEqual(2);
    for (const { pose, turn } of pivots) {
      expect(penetration(rectangle(pose, COUNTERS.car), rectangle(facing(0, 0.4, 0), COUNTERS.car))).toBeLessThan(
        0.002,
      );
      expect(headingDifference(pose.h, v2.pose.h)).toBe(Math.abs(turn));
      expect(pose.y).toBeGreaterThan(v2.pose.y);
    }
    const turns = pivots.map(({ turn }) => Math.abs(turn));
    expect(turns).toEqual([...turns].sort((a, b) => a - b));
  });

  it('K-10: no pivot ends in a wall or in another car', () => {
    const [v1, v2] = [testVehicle('v1', facing(0, 0, 0), 40), testVehicle('v2', facing(0, 0.75, 90), 0)];
    const push = pushing(v1, 0.4, { x: 0, y: 0.5 });
    const free = pivotsOf(testGame({ vehicles: [v1, v2] }), v2, push);
    const right = testWall('w', facing(0.6, 1.6, 0), 1, 0.5);
    const near = pivotsOf(testGame({ vehicles: [v1, v2], structures: [right] }), v2, push);
    expect(near.length).toBeLessThan(free.length);
  });

  it('the driver who is pushed picks the corner; the least turn is suggested', () => {
    const [v1, v2] = [testVehicle('v1', facing(0, 0, 0), 40), testVehicle('v2', facing(0, 1.25, 90), 30)];
    const game = testGame({ vehicles: [v1, v2] }, [1, 1, 1]);
    const asked: Ask[] = [];
    const last = (question: Ask) => {
      asked.push(question);
      return answerOf(question.options().at(-1)?.id ?? '');
    };
    resolve(game, travel(game, v1, [advanceLeg(v1.pose, 1)], 'drive'), last);
    const [question] = asked;
    expect([asked.length, question?.seat, question?.topic]).toEqual([1, 1, 'conform']);
    const options = question?.options() ?? [];
    expect(options.length).toBeGreaterThanOrEqual(2);
    expect(options.length).toBeLessThanOrEqual(4);
    expect(question?.suggested?.option).toBe(options[0]?.id);
    expect(options.at(-1)?.preview({}).ghosts?.[0]?.pose).toEqual(v2.pose);
  });

  it('nobody is asked if the driver is out', () => {
    const [v1, v2] = [testVehicle('v1', facing(0, 0, 0), 40), testVehicle('v2', facing(0, 1.25, 90), 30)];
    for (const crew of v2.crew) crew.hits = 3;
    const game = testGame({ vehicles: [v1, v2] }, [1, 1, 1]);
    const never = (): never => {
      throw new Error('asked');
    };
    resolve(game, travel(game, v1, [advanceLeg(v1.pose, 1)], 'drive'), never);
    expect(textsOf(game, 'move').at(-1)).toMatch(/^V2 gives way to V1: on its .* corner/);
  });

  it('where no pivot helps it is shoved just clear', () => {
    const [v1, v2] = [testVehicle('v1', facing(0, 0, 0), 40), testVehicle('v2', facing(0, 1, 0), 0)];
    const walls = [testWall('l', facing(-0.55, 2, 0), 8, 0.5), testWall('r', facing(0.55, 2, 0), 8, 0.5)];
    const game = testGame({ vehicles: [v1, v2], structures: walls });
    const push = pushing(v1, 0.75, { x: 0, y: 0.5 });
    expect(pivotsOf(game, v2, push)).toEqual([]);
    const shove = shoveOf(game, v2, push);
    expect(shove?.pose.y).toBeCloseTo(1.75, 2);
    expect(waysAside(game, v2, push)).toEqual([shove]);
  });

  it('where nothing helps the mover stops at the contact', () => {
    const v1 = testVehicle('v1', facing(0, 0, 0), 40, { dm: { num: 2, den: 1 } });
    const v2 = testVehicle('v2', facing(0, 1.25, 0), 0);
    const walls = [
      testWall('l', facing(-0.55, 2, 0), 8, 0.5),
      testWall('r', facing(0.55, 2, 0), 8, 0.5),
      testWall('end', facing(0, 2.1, 90), 1, 0.5),
    ];
    const game = testGame({ vehicles: [v1, v2], structures: walls }, [1, 1, 1]);
    const { completed } = resolve(game, travel(game, v1, [advanceLeg(v1.pose, 1)], 'drive'));
    expect(completed).toBe(false);
    expect(v1.pose.y).toBeCloseTo(0.25, 2);
    expect(v2.pose).toEqual(facing(0, 1.25, 0));
  });

  it('a pushed car swept over junk has it under it, unhurt', () => {
    const [v1, v2] = [testVehicle('v1', facing(0, 0, 0), 40), testVehicle('v2', facing(0, 1.25, 90), 0)];
    const junk = [-1, -0.5, 0, 0.5, 1].map((x, i) => ({
      id: `junk-${i}`,
      kind: 'obstacle' as const,
      pose: { x: x + 0.125, y: 1.625, h: 0 },
      size: { length: 0.25, width: 0.25 },
      course: null,
      laid: null,
    }));
    const game = testGame({ vehicles: [v1, v2], counters: junk }, [1, 1, 1]);
    resolve(game, travel(game, v1, [advanceLeg(v1.pose, 0.6)], 'drive'));
    expect(v2.over.length).toBeGreaterThan(0);
    expect(v2.status).toBe(40 - 3);
    expect(penetration(shapeOf(v1), shapeOf(v2))).toBeLessThan(degrees(1));
  });
});
