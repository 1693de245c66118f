import { factsOf, roughFactsOf, startingParams } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import { facing, testGame, testVehicle } from '../../testing/collision-fixtures.ts';
import { Duel } from '../../testing/duel.ts';
import { walker } from '../../testing/walkers.ts';
import { maneuverQuestion } from './maneuver.ts';

const at = (duel: Duel) => {
  const { x, y, h } = duel.car(0).pose;
  return { x: Number(x.toFixed(3)), y: Number(y.toFixed(3)), h };
};

const moved = (words: string, speed = 30, dice: readonly number[] = [], car = 'stinger') =>
  new Duel(
    [
      { speed, car },
      { speed: 50, x: 30, y: -40, damage: { weapons: { 'mg-front': { shots: 0 }, 'mg-front-2': { shots: 0 } } } },
    ],
    { dice },
  )
    .until(0, 'maneuver')
    .say(0, words);

it('deluxe/IV.7/pedestrian-collision: a move that would run down somebody who is no enemy says so', () => {
  const car = testVehicle('v1', facing(0, 0, 0), 20);
  const foe = testVehicle('v2', facing(9, 9, 0), 0);
  const warned = (seat: number | null) => {
    const game = testGame({ vehicles: [car, foe], walkers: [walker(0.1, 1.2, { seat })] });
    game.state.phase = 4;
    const straight = maneuverQuestion(game, car)
      .options()
      .find(({ id }) => id === 'straight');
    return straight?.preview({}).warnings;
  };
  expect([warned(null), warned(0), warned(1)]).toEqual([['runs down Ann'], ['runs down Ann'], undefined]);
});

describe('deluxe/IV.4 maneuvers', () => {
  it('deluxe/IV.3/straight: one inch ahead', () => {
    expect(at(moved('straight'))).toEqual({ x: 0, y: 1, h: 0 });
  });

  it('deluxe/IV.4/bend: 45 degrees about the rear corner, D3', () => {
    const duel = moved('bend right');
    expect(at(duel)).toEqual({ x: 0.427, y: 1.03, h: 3150 });
    expect(duel.car(0).status).toBe(0);
  });

  it('deluxe/IV.4/bend: a second one completes 90 degrees', () => {
    const duel = moved('bend left', 30, [6]).until(0, 'maneuver').say(0, 'bend left');
    expect(duel.car(0).pose.h).toBe(900);
  });

  it('deluxe/IV.4/tight-bend: 90 degrees, D6', () => {
    const duel = moved('tight bend right', 10);
    expect(at(duel)).toEqual({ x: 0.75, y: 0.75, h: 2700 });
    expect(duel.car(0).status).toBe(-3);
  });

  it('deluxe/IV.7/crash-table-1: what may follow and keeping control add up to certainty', () => {
    const options = new Duel([{ speed: 80 }, { speed: 0 }]).until(0, 'maneuver').asked(0).options();
    const risky = options
      .map((option) => option.preview(startingParams(option)))
      .filter(({ spread }) => spread !== undefined);
    expect(risky.length).toBeGreaterThan(0);
    for (const { chances = [], spread = [] } of risky)
      expect((chances[0]?.chance ?? 0) + spread.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
  });

  it('deluxe/IV.4/drift: up to a quarter inch sideways, heading kept, D1', () => {
    const duel = moved('drift left 4');
    expect(at(duel)).toEqual({ x: -0.25, y: 1, h: 0 });
    expect(duel.car(0).status).toBe(2);
  });

  it('deluxe/IV.4/steep-drift: beyond a quarter up to half an inch, D3', () => {
    const duel = moved('steep drift right 8');
    expect(at(duel)).toEqual({ x: 0.5, y: 1, h: 0 });
    expect(duel.car(0).status).toBe(0);
    const steep = new Duel([{ speed: 30 }, { speed: 0 }])
      .until(0, 'maneuver')
      .asked(0)
      .options()
      .find((option) => option.id === 'steep-drift-left');
    expect(steep?.params?.[0]).toMatchObject({ min: 5, max: 8 });
  });

  it('deluxe/IV.4/swerve: up to 15 degrees about the rear corner, D1', () => {
    const duel = moved('swerve right 15');
    expect(duel.car(0).pose.h).toBe(3450);
    expect(duel.car(0).status).toBe(2);
  });

  it('deluxe/IV.4/hard-swerve: over 15 up to 30 degrees, D3', () => {
    const duel = moved('hard swerve left 30');
    expect(duel.car(0).pose.h).toBe(300);
    expect(duel.car(0).status).toBe(0);
  });

  it('deluxe/IV.4/pivot: only at 5 mph, a quarter inch and any turn about a rear corner, D0', () => {
    const duel = moved('pivot left -90', 5);
    expect(duel.car(0).pose.h).toBe(900);
    expect(duel.car(0).status).toBe(3);
    const faster = new Duel([{ speed: 15 }, { speed: 0 }]).until(0, 'maneuver');
    expect(
      faster
        .asked(0)
        .options()
        .some((option) => option.id.startsWith('pivot')),
    ).toBe(false);
  });

  it('deluxe/IV.4/evening-out: after coming out parallel the counter may be put on the grid, D0', () => {
    const duel = moved('bend left', 30, [6]).until(0, 'maneuver').say(0, 'bend left');
    expect(duel.topic(0)).toBe('even-out');
    const status = duel.car(0).status;
    duel.say(0, '2');
    const { x, y } = duel.car(0).pose;
    expect([(x - 0.5) % 0.25, (y - 0.25) % 0.25].map((rest) => rest + 0)).toEqual([0, 0]);
    expect(duel.car(0).status).toBe(status);
  });

  it('deluxe/IV.4/reverse: the same shapes backward, one more difficult', () => {
    const duel = moved('bend right', -10);
    expect(at(duel)).toEqual({ x: 0.427, y: -1.03, h: 450 });
    expect(duel.car(0).status).toBe(-1);
  });

  it('deluxe/IV.4/reverse: a pivot backward is D1, and ice makes one forward D4', () => {
    const modifiersOf = (duel: Duel) => duel.match.events.findLast(({ kind }) => kind === 'handling')?.modifiers;
    expect(modifiersOf(moved('pivot left 90', -5))?.map(({ value }) => value)).toEqual([0, 1]);
    const ice = new Duel([{ speed: 5 }, { speed: 0, x: 30 }], { road: ['ice'] });
    expect(modifiersOf(ice.until(0, 'maneuver').say(0, 'pivot left 90'))?.map(({ value }) => value)).toEqual([0, 4]);
  });

  it('deluxe/IV.1/two-inch-phase: in a two-inch phase the maneuver takes either inch', () => {
    const first = moved('bend right 1', 150, [1, 1, 1, 1, 1, 6], 'intimidator');
    const second = moved('bend right 2', 150, [1, 1, 1, 1, 1, 6], 'intimidator');
    expect(first.car(0).pose.h).toBe(3150);
    expect(at(first)).not.toEqual(at(second));
    expect(at(second)).toEqual({ x: 0.427, y: 2.03, h: 3150 });
  });

  it.each([
    ['on a dry road', {}],
    ['on ice', { road: ['ice'] }],
    ['in reverse', { reverse: true }],
  ] as const)(
    'deluxe/IV.4/maneuvers: rough figures are those of the preview but for what would be run into, %s',
    (_, how) => {
      const speed = 'reverse' in how ? -10 : 30;
      const road = 'road' in how ? [...how.road] : [];
      const duel = new Duel([{ speed }, { speed: 0, x: 0, y: 1.6 * Math.sign(speed) }], { road }).until(0, 'maneuver');
      for (const option of duel.asked(0).options()) {
        const params = startingParams(option);
        const { collides, ...rest } = factsOf(option, params);
        expect(roughFactsOf(option, params)).toEqual(rest);
        expect(option.preview(params).facts).toEqual({ ...rest, collides });
        if (option.id === 'straight') expect(collides).toBe(1);
      }
    },
  );

  it('deluxe/IV.4/maneuvers: the preview shows the same place, status and odds that then come about', () => {
    const duel = new Duel([{ speed: 60, handling: 0 }, { speed: 0 }], { dice: [6] }).until(0, 'maneuver');
    const option = duel
      .asked(0)
      .options()
      .find((candidate) => candidate.id === 'bend-left');
    const preview = option?.preview({});
    duel.say(0, 'bend left');
    const { x, y, h } = duel.car(0).pose;
    expect(preview?.facts).toMatchObject({ x, y, h, status: duel.car(0).status, keepControl: 4 / 6 });
  });
});
