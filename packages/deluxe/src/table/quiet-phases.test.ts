import { describe, expect, test } from 'vitest';
import { PHASES } from '../catalog/movement-chart.ts';
import { facing, gun, type TestGame, testGame, testVehicle } from '../testing/collision-fixtures.ts';
import { movesIn } from './queries/movement.ts';
import { sceneOf } from './queries/scene.ts';
import { passQuietPhases } from './quiet-phases.ts';
import type { Vehicle } from './state/state.ts';

/** One drives at 20 mph past another that stands; everybody has let the scene pass. */
function passedBy(changes: Partial<Vehicle> = {}, at: 'phase' | 'phase-end' = 'phase-end'): TestGame {
  const driven = testVehicle('v1', facing(0, 0, 0), 20, { weapons: [gun('MG')], ...changes });
  const game = testGame({ vehicles: [driven, testVehicle('v2', facing(9, 9, 0), 0)] });
  game.state.phase = 1;
  game.state.at = at;
  game.state.passedAt = game.state.passedAt.map(() => sceneOf(game.state));
  return game;
}

/** The next phase from one on in which somebody moves. */
function nextMove({ state }: TestGame, from: number): number {
  for (let phase = from; phase < PHASES.length; phase++)
    if (state.vehicles.some((vehicle) => movesIn(vehicle, phase))) return phase;
  return PHASES.length;
}

describe('deluxe/IV.1/order-of-movement: what lies between two moves', () => {
  test('is passed at once where nothing happens in it', () => {
    const game = passedBy();
    const next = nextMove(game, 2);
    passQuietPhases(game);
    expect(game.state).toMatchObject({ phase: next, at: 'mover', queue: ['v1'] });
    expect(next).toBeGreaterThan(2);
    expect(game.events).toEqual([]);
  });

  test('begins with the phase itself where that has not begun', () => {
    const game = passedBy({}, 'phase');
    const next = nextMove(game, 1);
    passQuietPhases(game);
    expect(game.state).toMatchObject({ phase: next, at: 'mover' });
  });

  test('ends before the last phase, which has a window of its own', () => {
    const game = passedBy({ speed: 0 });
    passQuietPhases(game);
    expect(game.state).toMatchObject({ phase: PHASES.length, at: 'phase', queue: [] });
    passQuietPhases(game);
    expect(game.state).toMatchObject({ phase: PHASES.length, at: 'phase' });
    game.state.at = 'phase-end';
    passQuietPhases(game);
    expect(game.state).toMatchObject({ phase: PHASES.length, at: 'phase-end' });
  });

  test('is played where somebody has not let this scene pass, unless he has given up', () => {
    const game = passedBy();
    game.state.passedAt[1] = -1;
    passQuietPhases(game);
    expect(game.state).toMatchObject({ phase: 1, at: 'phase-end' });
    game.state.resigned[1] = true;
    passQuietPhases(game);
    expect(game.state.at).toBe('mover');
  });

  const happening: Readonly<Record<string, Partial<Vehicle>>> = {
    'hits have left something to fall off': { phaseHits: 10 },
    'a wheel has come off': { wheelsShed: 1 },
    'a turret is on its way up': { moving: [{ id: 'turret', out: false, due: 12 }] },
  };
  test.each(Object.keys(happening))('is played where %s', (what) => {
    const game = passedBy(happening[what]);
    passQuietPhases(game);
    expect(game.state).toMatchObject({ phase: 1, at: 'phase-end' });
  });

  test('is played where a counter moves by itself or oil is about to light', () => {
    const laid = { by: 'v1', weapon: 'FOJ', turn: 1, phase: 1, fuse: 'touch' } as const;
    const counter = { id: 'c1', kind: 'oil', pose: facing(5, 5, 0), size: { length: 1, width: 0.5 } } as const;
    for (const more of [
      { course: null, laid },
      { course: { speed: 30, heading: 0 }, laid: null },
    ] as const) {
      const game = passedBy();
      game.state.counters.push({ ...counter, ...more });
      game.state.passedAt = game.state.passedAt.map(() => sceneOf(game.state));
      passQuietPhases(game);
      expect(game.state).toMatchObject({ phase: 1, at: 'phase-end' });
    }
    const game = passedBy();
    game.state.counters.push({ ...counter, course: null, laid: null });
    game.state.passedAt = game.state.passedAt.map(() => sceneOf(game.state));
    passQuietPhases(game);
    expect(game.state.at).toBe('mover');
  });
});
