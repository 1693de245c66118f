import { inArc, makePose, overlaps, type Pose, rectangle, sightLine } from '@hardtop/geometry';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COUNTERS } from '../../catalog/counters.ts';
import { isFixed } from '../../catalog/damage-location.ts';
import type { Mount } from '../../garage/fielded/fielded.ts';
import { type CarChanges, facing, gun, setTires, testWall } from '../../testing/collision-fixtures.ts';
import { type CombatBoard, combatCar, combatGame } from '../../testing/combat-fixtures.ts';
import { shapeOf, type Vehicle } from '../state/state.ts';
import { originOf, placesInSight } from './line-of-fire.ts';
import { placeId } from './target-names.ts';

const FIRER = combatCar('v1', facing(0, 0, 0));

function seen(target: Vehicle, mount: Mount = 'front', board: CombatBoard = {}, firer = FIRER): readonly string[] {
  const { setup, state } = combatGame({ ...board, vehicles: [firer, target, ...(board.vehicles ?? [])] });
  return placesInSight(setup, state, firer, mount, target).map(({ place }) => placeId(place));
}

const car = (pose: Pose, changes: CarChanges = {}): Vehicle => combatCar('v2', pose, changes);

describe('deluxe/V.1/arc-of-fire', () => {
  // The diagonals of a car run at 26.6 degrees from its axis: at 10 inches ahead, 5 to the side.
  test.each([
    { mount: 'front', x: 0, y: 10, sees: true },
    { mount: 'front', x: 5, y: 10, sees: true },
    { mount: 'front', x: 6, y: 10, sees: false },
    { mount: 'right', x: 6, y: 10, sees: true },
    { mount: 'left', x: -6, y: 0, sees: true },
    { mount: 'left', x: 6, y: 0, sees: false },
    { mount: 'back', x: 0, y: -10, sees: true },
    { mount: 'back', x: 0, y: 10, sees: false },
    { mount: 'turret', x: -6, y: -3, sees: true },
    { mount: 'turret', x: 6, y: 3, sees: true },
  ] as const)('$mount at ($x, $y): $sees', ({ mount, x, y, sees }) => {
    expect(seen(car(facing(x, y, 0)), mount).length > 0).toBe(sees);
  });

  test('G-01: the line starts at the middle of the side, or at the centre for a turret', () => {
    expect(originOf(FIRER, 'front')).toEqual({ x: 0, y: 0.5 });
    expect(originOf(FIRER, 'right')).toEqual({ x: 0.25, y: 0 });
    expect(originOf(FIRER, 'turret')).toMatchObject({ x: 0, y: 0 });
  });

  test('a part of the target within the arc is enough, and only the parts within it count', () => {
    // Crosswise ahead: only its nose reaches into the arc.
    const places = seen(car(facing(5.2, 10, 90)));
    expect(places).toContain('tire-front-left');
    expect(places).not.toContain('tire-back-left');
  });
});

describe('deluxe/V.1/target-side', () => {
  test('deluxe/V.1/target-underbody: straight ahead only the side turned to the firer shows, never the underbody', () => {
    expect(seen(car(facing(0, 5, 0)))).toEqual(['back', 'tire-back-left', 'tire-back-right']);
  });

  test('from a corner two sides show, with three tires', () => {
    expect(seen(car(facing(2, 5, 0)))).toEqual([
      'left',
      'back',
      'tire-front-left',
      'tire-back-left',
      'tire-back-right',
    ]);
  });

  test('broadside', () => {
    expect(seen(car(facing(0, 5, 90)))).toEqual(['left', 'tire-front-left', 'tire-back-left']);
  });

  test('touching bumper to bumper, the nearest side counts', () => {
    expect(seen(car(facing(0, 1, 0)))).toEqual(['back', 'tire-back-left', 'tire-back-right']);
  });
});

describe('deluxe/V.1/target-tire', () => {
  test('a tire shot away is no target; of two at a corner each is one', () => {
    const target = car(facing(0, 5, 90));
    setTires(target, 'front-left', [0]);
    setTires(target, 'back-left', [4, 4]);
    expect(seen(target)).toEqual(['left', 'tire-back-left', 'tire-back-left-2']);
    setTires(target, 'back-left', [0, 4]);
    expect(seen(target)).toEqual(['left', 'tire-back-left-2']);
  });
});

describe('deluxe/V.1/target-turret', () => {
  test('a turret with a weapon left shows from all round', () => {
    const armed = { weapons: [gun('MG', 'turret')] };
    expect(seen(car(facing(0, 5, 90), armed))).toContain('turret');
    expect(seen(car(facing(-5, -5, 0), armed), 'turret')).toContain('turret');
    expect(seen(car(facing(0, 5, 90), { weapons: [gun('MG', 'turret', { dp: 0 })] }))).not.toContain('turret');
  });
});

describe('vehicles that lie as they fell', () => {
  test.each([
    { down: 'left', shows: 'top', tires: [] },
    { down: 'top', shows: 'right', tires: ['front-right', 'back-right'] },
    { down: 'front', shows: 'left', tires: ['front-left', 'back-left'] },
    { down: 'back', shows: 'left', tires: ['front-left', 'back-left'] },
  ] as const)('on its $down it shows its $shows to the left', ({ down, shows, tires }) => {
    const target = car(facing(0, 5, 90), { down, weapons: [gun('MG', 'turret')] });
    expect(seen(target)).toEqual([shows, ...tires.map((corner) => `tire-${corner}`)]);
  });

  test.each([
    { down: 'right', heading: 90 },
    { down: 'left', heading: -90 },
    { down: 'front', heading: 0 },
    { down: 'back', heading: 180 },
  ] as const)(
    'deluxe/V.1/target-underbody: on its $down it turns the underbody to the firer, who sees only tires',
    (as) => {
      const target = car(facing(0, 5, as.heading), { down: as.down });
      expect(seen(target)).toEqual(
        ['front-left', 'front-right', 'back-left', 'back-right'].map((corner) => `tire-${corner}`),
      );
    },
  );
});

describe('deluxe/V.1/line-of-fire', () => {
  const target = car(facing(0, 10, 90));

  test('another vehicle blocks', () => {
    const between = combatCar('v3', facing(0, 5, 90));
    expect(seen(target, 'front', { vehicles: [between] })).toEqual([]);
    between.gone = true;
    expect(seen(target, 'front', { vehicles: [between] })).not.toEqual([]);
  });

  test('past a blocker, what can be seen may be shot at', () => {
    const between = combatCar('v3', facing(-0.4, 5, 90));
    // The nose is to the west: what looks out on the east is the tail.
    expect(seen(target, 'front', { vehicles: [between] })).toEqual(['left', 'tire-back-left']);
  });

  test('a wall blocks until it is broken', () => {
    const structures = [testWall('w1', facing(0, 5, 90), 4, 0.25, 10)];
    const { setup, state } = combatGame({ vehicles: [FIRER, target], structures });
    expect(placesInSight(setup, state, FIRER, 'front', target)).toEqual([]);
    state.structures.w1 = 0;
    expect(placesInSight(setup, state, FIRER, 'front', target)).toHaveLength(3);
  });

  test('debris does not block, nor does the firer itself', () => {
    const size = { length: 0.5, width: 0.25 };
    const counters = [{ id: 'j1', kind: 'obstacle', pose: facing(0, 5, 0), size, course: null, laid: null } as const];
    expect(seen(target, 'front', { counters })).toHaveLength(3);
    expect(seen(target, 'turret', { counters })).toHaveLength(3);
  });

  const anyPose = fc
    .record({ x: fc.integer({ min: -32, max: 32 }), y: fc.integer({ min: -32, max: 32 }), h: fc.nat(3599) })
    .map(({ x, y, h }) => makePose(x / 4, y / 4, h));
  const anyMount = fc.constantFrom<Mount>('front', 'left', 'right', 'back', 'turret');

  test('no shot goes through a wall or a car, and every point aimed at lies in the arc', () => {
    fc.assert(
      fc.property(anyPose, anyPose, anyPose, anyMount, (at, otherAt, wallAt, mount) => {
        const victim = car(at);
        const other = combatCar('v3', otherAt);
        const wall = testWall('w1', wallAt, 3, 0.25);
        const blockers = [shapeOf(other), rectangle(wall.pose, wall.size)];
        const counters = [shapeOf(FIRER), shapeOf(victim), ...blockers];
        fc.pre(counters.every((a, i) => counters.slice(i + 1).every((b) => !overlaps(a, b))));
        const { setup, state } = combatGame({ vehicles: [FIRER, victim, other], structures: [wall] });
        const from = originOf(FIRER, mount);
        for (const { point } of placesInSight(setup, state, FIRER, mount, victim)) {
          expect(sightLine(from, point, blockers)).toBeNull();
          if (isFixed(mount)) expect(inArc(FIRER.pose, COUNTERS.car, mount, point)).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });
});
