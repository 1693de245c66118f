import { describe, expect, it } from 'vitest';
import { CRASH_TABLE_1 } from '../../catalog/crash-table-1.ts';
import { CRASH_TABLE_2 } from '../../catalog/crash-table-2.ts';
import { facing, type TestGame, testGame, testVehicle, testWall, textsOf } from '../../testing/collision-fixtures.ts';
import { inTurn, run } from '../../testing/combat-fixtures.ts';
import { Duel } from '../../testing/duel.ts';
import type { PendingCrash, Vehicle } from '../state/state.ts';
import { moveNext } from './mover.ts';

const MINOR = CRASH_TABLE_2[0].result;
const SKID = CRASH_TABLE_1[0].result;

function waiting(changes: Partial<PendingCrash>): PendingCrash {
  return { fishtail: null, crash: null, heading: 0, maneuver: null, side: null, ...changes };
}

/** Phase 1, in which everyone here moves. */
function phaseOf(vehicles: readonly Vehicle[], dice: readonly number[] = []): TestGame {
  const game = testGame({ vehicles }, dice);
  game.state.queue = vehicles.filter(({ speed }) => speed !== 0).map(({ id }) => id);
  return game;
}

describe('deluxe/IV.1/order-of-movement', () => {
  it('deluxe/IV.1/order-of-movement: the quicker driver chooses against his own side too', () => {
    const duel = new Duel(
      [{ seat: 0 }, { seat: 0 }, { seat: 1 }].map((at, i) => ({ ...at, x: 20 * i, speed: i < 2 ? 60 : 0 })),
    );
    duel.until(0, 'order').say(0, 'wait');
    expect(duel.asked(0)).toMatchObject({ topic: 'maneuver', about: 'v2' });
  });

  it('deluxe/IV.1/must-move: who was stopped before its move is neither asked nor moved', () => {
    const stopped = ['v1', 'v2'].map((id, i) => testVehicle(id, facing(3 * i, 0, 0), 0));
    const mover = testVehicle('v3', facing(9, 0, 0), 50);
    const game = phaseOf([...stopped, mover]);
    game.state.queue = ['v1', 'v2', 'v3'];
    run(game, moveNext(game));
    expect(textsOf(game, 'move')).toEqual(['V3: straight on.']);
    expect(game.state.at).toBe('phase-end');
  });
});

describe('deluxe/IV.7/crash-timing', () => {
  it('deluxe/IV.7/skid: control lost after a fishtail leads along the heading before both', () => {
    // Fishtailed left it faces 15 degrees to the right; the bend needs 3 at 50 mph and rolls 2; 1 + 1 is a minor skid.
    const car = testVehicle('v1', facing(0, 0, 0), 50, {
      status: -1,
      pending: waiting({ fishtail: { result: MINOR, side: 'left' } }),
    });
    const game = phaseOf([car], [2, 1]);
    run(game, moveNext(game), inTurn('bend-right'));
    expect(car.pose.h).toBe(3000);
    expect(car.pending).toMatchObject({ heading: 0, maneuver: 'bend', crash: { kind: 'skid', name: 'minor' } });
  });

  it('deluxe/IV.7/sideswipe: a fishtail into an equal ends the move, and a skid still owed waits', () => {
    const pending = waiting({ fishtail: { result: MINOR, side: 'right' }, crash: SKID });
    const car = testVehicle('v1', facing(0, 0, 0), 50, { pending });
    const other = testVehicle('v2', facing(0.55, 0, 0), 50);
    const game = phaseOf([car, other]);
    game.state.queue = ['v1'];
    run(game, moveNext(game));
    expect(car.touching).toEqual(['v2']);
    expect(Math.abs(car.pose.y)).toBeLessThan(0.1);
    expect(car.pending).toEqual({ ...pending, fishtail: null });
  });
});

describe('deluxe/IV.4/control-table', () => {
  it('deluxe/IV.4/control-table: a maneuver is rolled for at the speed it was driven at', () => {
    // Seven dice break the tree and halve the speed: D3 at 60 mph leaves -1, the drift -2, which needs 2 at 60 mph.
    const car = testVehicle('v1', facing(0, 0, 0), 60, { status: 2 });
    const game = testGame({ vehicles: [car], structures: [testWall('tree', facing(0, 1, 0), 0.5, 0.5, 5)] }, [
      ...[1, 1, 1, 1, 1, 1, 1],
      2,
    ]);
    game.state.queue = ['v1'];
    run(game, moveNext(game), () => ({ option: 'drift-left', params: { sixteenths: 1 } }));
    expect(car.speed).toBe(30);
    expect(textsOf(game, 'control')).toEqual(['V1 keeps control: needed 2+, rolled 2. Handling -2 at 60 mph.']);
  });
});
