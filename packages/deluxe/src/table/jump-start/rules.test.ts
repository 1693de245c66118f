import { describe, expect, test } from 'vitest';
import type { ScenarioFile } from '../../scenarios/scenario-file.ts';
import type { TestGame } from '../../testing/collision-fixtures.ts';
import { inTurn, run, sequence } from '../../testing/combat-fixtures.ts';
import { carOf, jumpStartFile, jumpStartGame } from '../../testing/jump-start-fixtures.ts';
import { plantPoints } from '../queries/parts.ts';
import { strike } from './damage.ts';
import { fireTogether, liftSmoke } from './fire.ts';
import { jumpStartTrack } from './moving.ts';
import { jumpStartOutcome } from './outcome.ts';
import { jumpStartSpeeds } from './speeds.ts';
import { jumpStartSegment } from './turn.ts';

type VehicleFile = Partial<ScenarioFile['vehicles'][number]>;

/** The first of two alone in one phase, the other far off and at rest. */
function moved(vehicle: VehicleFile, option: string, params = {}, dice: readonly number[] = []) {
  const game = jumpStartGame(jumpStartFile([vehicle, { x: 25, y: 25 }]), dice);
  const car = carOf(game, 'v1');
  const from = car.pose;
  run(game, sequence(jumpStartSegment(game), jumpStartSegment(game)), () => ({ option, params }));
  return { game, car, from };
}

function offered(game: TestGame, topic: 'maneuver' | 'speed' | 'fire', seat = 0): readonly string[] {
  const asked = topic === 'fire' ? { topic, seat, declared: [] } : { topic, seat, vehicle: `v${seat + 1}` };
  return game
    .question(asked as never)
    .options()
    .map(({ id }) => id);
}

describe('deluxe/II.4/movement', () => {
  test('an inch a phase from the first on: 30 mph moves in phases 1, 2 and 3 (X-JS1)', () => {
    const { car, from } = moved({ speed: 30 }, 'straight');
    expect(car.pose.y - from.y).toBeCloseTo(1, 6);
    expect(jumpStartTrack(car)).toEqual([1, 1, 1, 0, 0, 0, 0, 0, 0, 0]);
  });

  test('the faster first, and equals by a roll', () => {
    const file = jumpStartFile([{ speed: 20 }, { speed: 40 }, { speed: 20, x: 10 }]);
    const game = jumpStartGame(file, [2, 5]);
    game.state.at = 'speeds';
    run(game, sequence(jumpStartSegment(game), jumpStartSegment(game)));
    expect(game.state.queue).toEqual(['v2', 'v3', 'v1']);
  });
});

describe('deluxe/II.5/speed', () => {
  const speedsAt = (vehicle: VehicleFile) => {
    const game = jumpStartGame(jumpStartFile([vehicle, {}]));
    return jumpStartSpeeds(carOf(game, 'v1'));
  };

  test('ten faster, ten or twenty slower, never above 100', () => {
    expect(speedsAt({ speed: 60 })).toEqual([70, 60, 50, 40]);
    expect(speedsAt({ speed: 100 })).toEqual([100, 90, 80]);
    expect(speedsAt({ speed: 10 })).toEqual([20, 10, 0]);
  });

  test('without a plant at least ten slower each turn', () => {
    expect(speedsAt({ speed: 60, damage: { plant: 12 } })).toEqual([50, 40]);
  });

  test('all are set in secret and shown together', () => {
    const game = jumpStartGame(jumpStartFile([{ speed: 60 }, { speed: 40 }]));
    game.state.at = 'speeds';
    run(game, jumpStartSegment(game), inTurn('speed:40', 'speed:50'));
    expect(game.events.at(-1)?.text).toBe('Speeds: Courier 1 40 mph, Courier 2 50 mph.');
  });
});

describe('deluxe/II.6/maneuvers', () => {
  test('deluxe/II.6/drift: an inch ahead and up to half an inch aside, heading kept', () => {
    const { car, from } = moved({ speed: 40 }, 'drift-right', { sixteenths: 8 });
    expect(car.pose).toMatchObject({ x: from.x + 0.5, y: from.y + 1, h: from.h });
  });

  test('the first of a turn is free, the second rolls', () => {
    const { game, car } = moved({ speed: 40 }, 'drift-right', { sixteenths: 4 });
    expect(car.jumpStart?.maneuvers).toBe(1);
    expect(game.events.some(({ kind }) => kind === 'control')).toBe(false);
    Object.assign(game.state, { at: 'phase', phase: 2 });
    game.left.push(3, 4);
    const answering = () => ({ option: 'drift-left', params: { sixteenths: 4 } });
    run(game, sequence(jumpStartSegment(game), jumpStartSegment(game)), answering);
    expect(game.events.find(({ kind }) => kind === 'control')).toMatchObject({ outcome: 'good', roll: { total: 7 } });
  });

  test('deluxe/II.6/pivot: at 10 mph alone, half an inch and any turn', () => {
    const { game, car, from } = moved({ speed: 10 }, 'pivot-left', { degrees: -90 });
    expect(car.pose.h - from.h).toBe(900);
    expect(offered(game, 'maneuver')).toContain('pivot-left');
    car.speed = 20;
    expect(offered(game, 'maneuver')).not.toContain('pivot-left');
  });

  test('deluxe/II.6/swerve: about the inner rear corner or the outer one', () => {
    const inner = moved({ speed: 40 }, 'swerve-right', { squares: 1, outer: 0 }).car.pose;
    const outer = moved({ speed: 40 }, 'swerve-right', { squares: 1, outer: 1 }).car.pose;
    expect(inner.h).toBe(outer.h);
    expect(inner.h).toBe(3600 - 128);
    expect(outer.y).toBeLessThan(inner.y);
  });

  test('deluxe/II.6/reverse: cars, not cycles, after a whole turn at rest, at 10 or 20 mph', () => {
    const game = jumpStartGame(jumpStartFile([{ speed: 0 }, { car: 'js-shogun-100' }]));
    expect(offered(game, 'speed')).toEqual(['speed:10', 'speed:0', 'speed:-10']);
    expect(offered(game, 'speed', 1)).toEqual(['speed:10', 'speed:0']);
    const car = carOf(game, 'v1');
    Object.assign(car, { rested: false, direction: 1 });
    expect(offered(game, 'speed')).toEqual(['speed:10', 'speed:0']);
    Object.assign(car, { speed: -10, direction: -1 });
    expect(offered(game, 'speed')).toEqual(['speed:0', 'speed:-10', 'speed:-20']);
    const back = moved({ speed: -10 }, 'straight');
    expect(back.car.pose.y - back.from.y).toBeCloseTo(-1, 6);
  });
});

describe('deluxe/II.6/control-table', () => {
  const rolled = (dice: readonly number[]) => {
    const game = jumpStartGame(jumpStartFile([{ speed: 60 }, { x: 25, y: 25 }]), dice);
    carOf(game, 'v1').jumpStart = { maneuvers: 1, losesMove: false };
    const answering = () => ({ option: 'drift-right', params: { sixteenths: 4 } });
    run(game, sequence(jumpStartSegment(game), jumpStartSegment(game)), answering);
    return carOf(game, 'v1');
  };

  test('nothing, a fishtail, a skid, both, a roll, and one that burns', () => {
    expect(rolled([3, 3]).pose).toMatchObject({ x: 0.25, y: 1, h: 0 });
    // 7 and 3 for 60 mph; an odd die swings the tail left, the nose right.
    expect(rolled([3, 4, 1]).pose.h).toBe(3600 - 128);
    expect(rolled([4, 6])).toMatchObject({ pose: { x: 0.25, y: 2, h: 0 }, jumpStart: { losesMove: true } });
    expect(rolled([5, 6, 2])).toMatchObject({ pose: { h: 128 }, jumpStart: { losesMove: true } });
    expect(rolled([6, 6])).toMatchObject({ down: 'top', speed: 0, burning: false });
  });

  test('16 and more burns with all aboard', () => {
    const game = jumpStartGame(jumpStartFile([{ speed: 80 }, { x: 25, y: 25 }]), [6, 6]);
    const car = carOf(game, 'v1');
    car.jumpStart = { maneuvers: 1, losesMove: false };
    const answering = () => ({ option: 'drift-right', params: { sixteenths: 4 } });
    run(game, sequence(jumpStartSegment(game), jumpStartSegment(game)), answering);
    expect(car).toMatchObject({ down: 'top', burning: true });
    expect(car.crew.map(({ hits }) => hits)).toEqual([3, 3]);
    expect(jumpStartOutcome(game.setup, game.state)).toMatchObject({ kind: 'win', winners: [1] });
  });
});

describe('deluxe/II.7/collisions', () => {
  const met = (one: VehicleFile, two: VehicleFile, dice: readonly number[]) => {
    const game = jumpStartGame(jumpStartFile([one, two]), dice);
    run(game, sequence(jumpStartSegment(game), jumpStartSegment(game)));
    return { game, one: carOf(game, 'v1'), two: carOf(game, 'v2') };
  };

  test('head-on the speeds add, and both stop', () => {
    const { one, two, game } = met({ y: 0, speed: 20 }, { x: 0, y: 1.5, heading: 180, speed: 10 }, [1, 2, 3, 2, 2, 2]);
    expect([one.armor.front, two.armor.front, one.speed, two.speed]).toEqual([24, 24, 0, 0]);
    expect(game.events.some(({ text }) => text.includes('30 mph'))).toBe(true);
  });

  test('in line the difference counts, and the faster falls to the other’s speed', () => {
    const { one, two } = met({ y: 0, speed: 30 }, { x: 0, y: 1.5, speed: 10 }, [1, 2, 3, 4]);
    expect([one.armor.front, two.armor.back, one.speed, two.speed]).toEqual([27, 18, 10, 10]);
  });

  test('across it is the last mover’s speed; a cycle does half', () => {
    const cycle: VehicleFile = { car: 'js-shogun-220', y: 0, speed: 20 };
    const { one, two } = met(cycle, { x: 0, y: 1, heading: 90, speed: 10 }, [6, 4, 6, 5]);
    expect([one.armor.front, two.armor.left, one.speed, two.speed]).toEqual([10, 15, 0, 10]);
  });

  test('something fixed takes all of it, and stops it', () => {
    const { one } = met({ y: 29, speed: 20 }, { x: 20 }, [5, 6]);
    expect([one.armor.front, one.speed]).toEqual([19, 0]);
  });
});

describe('deluxe/II.8/targeting', () => {
  test('a fixed gun reaches all before its side, a turret all round, and whatever lies between stops both', () => {
    const around = (x: number, y: number) =>
      offered(jumpStartGame(jumpStartFile([{ car: 'js-rocket-special' }, { x, y }])), 'fire').map(
        (id) => id.split('>')[0],
      );
    expect(around(6, 3)).toContain('rl-front');
    expect(around(6, -3)).not.toContain('rl-front');
    expect(around(6, -3)).toContain('mg-turret');
    const third = jumpStartFile([{}, { y: 8, x: 0 }, { seat: 1, y: 4, x: 0, heading: 90 }]);
    expect(offered(jumpStartGame(third), 'fire').filter((id) => id.includes('>v2'))).toEqual([]);
  });

  test('the sides that face the firer, and the turret at 2 less', () => {
    const game = jumpStartGame(jumpStartFile([{}, { car: 'js-rocket-special', x: 3, y: 3 }]));
    const ids = offered(game, 'fire').filter((id) => id.startsWith('rl-front'));
    expect(ids.map((id) => id.split(':')[1]).sort()).toEqual(['back', 'left', 'turret']);
    const question = game.question({ topic: 'fire', seat: 0, declared: [] } as never);
    const turret = question.options().find(({ id }) => id === 'rl-front>v2:turret');
    expect(turret?.preview({}).modifiers).toEqual([
      { value: -2, label: 'Turret', rule: 'deluxe/II.10/to-hit-modifiers' },
    ]);
  });
});

describe('deluxe/II.8/to-hit', () => {
  const needed = (target: VehicleFile, refit?: VehicleFile['refit']) => {
    const game = jumpStartGame(jumpStartFile([refit === undefined ? {} : { refit }, target]));
    const question = game.question({ topic: 'fire', seat: 0, declared: [] } as never);
    return question
      .options()
      .find(({ id }) => id.startsWith('rl-front>v2:back'))
      ?.facts?.({}).needed;
  };

  test('deluxe/II.10/to-hit-modifiers: point blank, range, small bodies, cycles', () => {
    expect(needed({ x: 0, y: 1.5 })).toBe(8 - 4 + 1);
    expect(needed({ x: 0, y: 4 })).toBe(8 + 1);
    expect(needed({ x: 0, y: 5 })).toBe(8 + 1 + 1);
    expect(needed({ x: 0, y: 4, car: 'js-killer-kart' })).toBe(8 + 1 + 1);
    expect(needed({ x: 0, y: 4, car: 'js-shogun-100' })).toBe(8 + 1 + 2);
  });

  test('deluxe/II.10/accessories: a computer adds one for its man, a hi-res one two', () => {
    expect(needed({ x: 0, y: 4 }, { crew: [{}, { computer: 'computer' }] })).toBe(8);
    expect(needed({ x: 0, y: 4 }, { crew: [{ computer: 'hirescomputer' }] })).toBe(7);
  });

  test('a natural 2 misses, whatever the bonus', () => {
    const file = jumpStartFile([{ refit: { crew: [{ computer: 'hirescomputer' }] } }, { x: 0, y: 1.5, heading: 90 }]);
    const game = jumpStartGame(file, [1, 1]);
    run(game, fireTogether(game), inTurn('rl-front>v2:left'));
    expect(carOf(game, 'v2').armor.left).toBe(20);
  });
});

describe('deluxe/II.8/combat', () => {
  test('both shots of a phase count: each destroys the gun that fires at it', () => {
    const bare = { armor: { front: 29 } };
    const one = { car: 'js-courier', damage: bare };
    const file = jumpStartFile([one, { ...one, x: 0, y: 5, heading: 180 }]);
    const game = jumpStartGame(file, [6, 6, 1, 2, 6, 6, 1, 2, 6, 6]);
    const shots = inTurn('rl-front>v2:front', 'hold', 'rl-front>v1:front', 'hold');
    run(game, fireTogether(game), shots);
    for (const id of ['v1', 'v2']) expect(carOf(game, id).parts.find((part) => part.id === 'rl-front')?.dp).toBe(0);
  });

  test('a weapon and a person fire once a turn; a link fires as one', () => {
    const file = jumpStartFile([{ car: 'js-mini-sherman' }, { x: 0, y: 5 }]);
    const game = jumpStartGame(file, [1, 2, 1, 2]);
    run(game, fireTogether(game), inTurn('mg-front+mg-front-2>v2:back'));
    expect(game.events.filter(({ kind }) => kind === 'to-hit')).toHaveLength(2);
    expect(offered(game, 'fire')).toEqual(['hold']);
  });
});

describe('deluxe/II.8/damage', () => {
  const struck = (hits: number, dice: readonly number[], vehicle: VehicleFile = {}) => {
    const game = jumpStartGame(jumpStartFile([vehicle, { x: 20 }]), dice);
    const wounded = run(game, strike(game, carOf(game, 'v1'), 'left', hits, { seat: 0 }));
    return { game, car: carOf(game, 'v1'), wounded };
  };

  test('the last point of a side takes its weapons along, no matter how many points they have', () => {
    const { car } = struck(20, []);
    expect(car.armor.left).toBe(0);
    expect(car.parts.find(({ id }) => id === 'mg-left')?.dp).toBe(0);
  });

  test('one hit wounds, two knock out, three kill, and a wounded driver rolls for control', () => {
    expect(struck(21, [1])).toMatchObject({ wounded: true, car: { crew: [{ hits: 1 }, { hits: 0 }] } });
    expect(struck(22, [1])).toMatchObject({ wounded: false, car: { crew: [{ hits: 2 }, {}] } });
    const bare = { armor: { left: 20 }, weapons: { 'mg-left': { hits: 3 } } };
    const kart = { car: 'js-killer-kart', x: -4, heading: 270 };
    // To hit, one point, the driver, and 12 on the table: it skids.
    const game = jumpStartGame(jumpStartFile([{ speed: 40, damage: bare }, kart]), [6, 5, 1, 1, 4, 6]);
    run(game, fireTogether(game), inTurn('mg-front>v1:left'));
    const car = carOf(game, 'v1');
    expect(car.crew[0]).toMatchObject({ post: 'driver', hits: 1 });
    expect(game.events.find(({ kind }) => kind === 'control')?.text).toContain('a wounded driver');
    expect(car.jumpStart?.losesMove).toBe(true);
  });

  test('deluxe/II.8/damage-location: gunner or plant by the die; what is missing lets it all through to the far side', () => {
    expect(struck(22, [3]).car.crew[1]).toMatchObject({ hits: 2 });
    expect(plantPoints(struck(24, [6]).car)).toBe(8);
    const { car } = struck(27, [4], { car: 'js-courier-b' });
    expect(car.armor.right).toBe(13);
    const through = struck(25, [1]).car;
    expect(through.armor.right).toBe(18);
    expect(through.parts.find(({ id }) => id === 'mg-right')?.dp).toBe(0);
  });

  test('deluxe/II.8/damage-location: over the roof it passes', () => {
    const game = jumpStartGame(jumpStartFile([{ car: 'js-rocket-special' }, { x: 20 }]));
    const car = carOf(game, 'v1');
    run(game, strike(game, car, 'top', 99, { seat: 1 }));
    expect(car.armor.top).toBe(0);
    expect(car.parts.find(({ id }) => id === 'mg-turret')?.dp).toBe(0);
    expect(car.armor.left).toBe(35);
  });

  test('deluxe/II.10/accessories: body armor takes three hits first', () => {
    const { car } = struck(25, [1], { refit: { crew: [{ armor: 'bodyarmor' }] } });
    expect(car.crew[0]).toMatchObject({ armor: 0, hits: 2 });
  });
});

describe('deluxe/II.8/smokescreens', () => {
  test('a cloud behind the car: 2 less through it, no laser, and gone after a minute', () => {
    const file = jumpStartFile([{ car: 'js-mini-sherman' }, { x: 0, y: -4 }]);
    const game = jumpStartGame(file);
    const needs = () =>
      game
        .question({ topic: 'fire', seat: 1, declared: [] } as never)
        .options()
        .find(({ id }) => id === 'rl-front>v1:back')
        ?.facts?.({}).needed;
    const before = needs() ?? 0;
    run(game, fireTogether(game), (question) => ({
      option: question.options().find(({ id }) => id.startsWith('drop:'))?.id ?? 'hold',
      params: {},
    }));
    expect(game.state.counters).toMatchObject([{ kind: 'smoke' }]);
    expect(needs()).toBe(before + 2);
    const laser = jumpStartGame(jumpStartFile([{ car: 'js-mini-sherman' }, { car: 'js-courier-b', x: 0, y: -4 }]));
    expect(offered(laser, 'fire', 1).length).toBeGreaterThan(1);
    laser.state.counters.push(...game.state.counters);
    expect(offered(laser, 'fire', 1)).toEqual(['hold']);
    game.state.turn = 61;
    liftSmoke(game);
    expect(game.state.counters).toEqual([]);
  });
});
