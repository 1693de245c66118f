import { advanceLeg } from '@hardtop/geometry';
import { describe, expect, it } from 'vitest';
import { type CarChanges, facing, resolve, testGame, testVehicle, textsOf } from '../../testing/collision-fixtures.ts';
import { laid } from '../../testing/laid.ts';
import type { Counter } from '../state/counters.ts';
import type { Vehicle } from '../state/state.ts';
import { springMines } from './mines.ts';
import { travel } from './travel.ts';

const STATUS = 40;
const ARMOR = { front: 99, right: 99, left: 99, back: 99, top: 99, underbody: 20 };

const tiresOf = (car: Vehicle) => car.tires.map(({ dp }) => dp);

/** A car drives an inch north from the origin. */
function drive(counters: readonly Counter[], dice: readonly number[], changes: CarChanges = {}) {
  const car = testVehicle('v1', facing(0, 0, 0), 50, { armor: { ...ARMOR }, fullArmor: ARMOR, ...changes });
  const game = testGame({ vehicles: [car], counters }, dice);
  const on = () => resolve(game, travel(game, car, [advanceLeg(car.pose, 1)], 'drive'));
  on();
  return { car, game, on };
}

describe('deluxe/V.5/spikes', () => {
  it('on the counter each tire meets one on 1 to 4 and takes a die; they stay and are no hazard', () => {
    const { car, game } = drive([laid('SD', facing(0, 1, 0))], [4, 6, 5, 1, 2, 6]);
    expect(tiresOf(car)).toEqual([3, 9, 7, 9]);
    expect(car.status).toBe(STATUS);
    expect(game.state.counters).toHaveLength(1);
  });

  it('in the squares beside it on 1 or 2', () => {
    const { car } = drive([laid('SD', facing(0.6, 1, 0))], [2, 3, 3, 3, 3]);
    expect(tiresOf(car)).toEqual([6, 9, 9, 9]);
  });

  it('farther off it is nothing, and solid tires never mind', () => {
    drive([laid('SD', facing(0.8, 1, 0))], []);
    const { car } = drive([laid('SD', facing(0, 1, 0))], [], { spikeProof: true });
    expect(tiresOf(car)).toEqual([9, 9, 9, 9]);
  });

  it('take the tire, not the wheel', () => {
    const { car } = drive([laid('SD', facing(0, 1, 0))], [1, 6, 6, 6, 6], {
      speed: 5,
      tires: [
        { corner: 'front-left', dp: 1, wheelLost: false },
        { corner: 'front-right', dp: 9, wheelLost: false },
        { corner: 'back-left', dp: 9, wheelLost: false },
        { corner: 'back-right', dp: 9, wheelLost: false },
      ],
    });
    expect(car.tires[0]).toMatchObject({ dp: 0, wheelLost: false });
    expect(car.classLoss).toBe(-2);
  });

  it('deluxe/V.5/once-per-counter: one check until it is left, and anew when one comes back', () => {
    const { car, game, on } = drive([laid('SD', facing(0, 1.25, 0))], [6, 6, 6, 6]);
    // Still over it, then past it.
    on();
    on();
    expect(car.over).toEqual([]);
    car.pose = facing(0, 0, 0);
    game.left.push(6, 6, 6, 6);
    on();
  });

  it('deluxe/V.5/once-per-counter: who has checked beside it does not check again on it (H-111)', () => {
    const { on } = drive([laid('SD', facing(0, 1.875, 0))], [3, 3, 3, 3]);
    on();
  });
});

describe('deluxe/V.5/mines', () => {
  it('go off on 1 to 4 on the counter: two dice to the underbody, a die to every tire within an inch, and one hazard', () => {
    const { car, game } = drive([laid('MD', facing(0, 1, 0))], [4, 3, 4, 1, 2, 3, 4]);
    expect(car.armor.underbody).toBe(13);
    expect(tiresOf(car)).toEqual([8, 7, 6, 5]);
    // 7 + 10 hits of one attack are D3.
    expect(car.status).toBe(STATUS - 3);
    expect(game.state.counters).toEqual([]);
  });

  it('stay where they are on a 5, and beside the counter on a 3', () => {
    const over = drive([laid('MD', facing(0, 1, 0))], [5]);
    expect(over.game.state.counters).toHaveLength(1);
    const beside = drive([laid('MD', facing(0.6, 1, 0))], [3]);
    expect(beside.car.armor.underbody).toBe(20);
  });

  it('reached from the square beside them only the front tires are within an inch', () => {
    const { car } = drive([laid('MD', facing(0, 1.875, 0))], [2, 1, 1, 1, 1]);
    expect(tiresOf(car)).toEqual([8, 8, 9, 9]);
  });

  it('deluxe/V.2/minedropper: the Spear 1000 does 2d+3 below and a die less 3 to tires', () => {
    const { car } = drive([laid('SMD', facing(0, 1, 0))], [1, 1, 1, 3, 4, 5, 6]);
    expect(car.armor.underbody).toBe(15);
    expect(tiresOf(car)).toEqual([9, 8, 7, 6]);
  });

  it("other people's tires within an inch suffer as well, but not their underbodies (D-04)", () => {
    const car = testVehicle('v1', facing(0, 0, 0), 50);
    const other = testVehicle('v2', facing(1.4, 1, 0), 50);
    const game = testGame(
      { vehicles: [car, other], counters: [laid('MD', facing(0, 1, 0))] },
      [1, 1, 1, 1, 1, 1, 1, 2, 3],
    );
    resolve(game, travel(game, car, [advanceLeg(car.pose, 1)], 'drive'));
    expect(tiresOf(other)).toEqual([7, 9, 6, 9]);
    expect(other.armor.underbody).toBe(999);
    expect(other.status).toBe(STATUS - 1);
  });

  it('take the wheel with the tire', () => {
    const { car } = drive([laid('MD', facing(0, 1, 0))], [1, 1, 1, 6, 1, 1, 1], {
      speed: 5,
      tires: [
        { corner: 'front-left', dp: 6, wheelLost: false },
        { corner: 'front-right', dp: 9, wheelLost: false },
        { corner: 'back-left', dp: 9, wheelLost: false },
        { corner: 'back-right', dp: 9, wheelLost: false },
      ],
    });
    expect(car.tires[0]).toMatchObject({ dp: 0, wheelLost: true });
  });

  it('deluxe/V.5/remote-mines: those that wait for a signal do not mind who drives over them, those for both do', () => {
    const silent = drive([laid('MD', facing(0, 1, 0), { fuse: 'remote' })], []);
    expect(silent.game.state.counters).toHaveLength(1);
    drive([laid('MD', facing(0, 1, 0), { fuse: 'dual' })], [6]);
  });

  it('deluxe/V.5/remote-mines: by signal whoever stands over them has them under the floor', () => {
    const mines = laid('MD', facing(0, 0, 0), { fuse: 'remote' });
    const car = testVehicle('v1', facing(0, 0, 0), 0);
    const game = testGame({ vehicles: [car], counters: [mines] }, [2, 3, 1, 1, 1, 1]);
    resolve(game, springMines(game, mines, 0));
    expect(car.armor.underbody).toBe(994);
    expect(tiresOf(car)).toEqual([8, 8, 8, 8]);
    expect(game.state.counters).toEqual([]);
  });
});

describe('deluxe/V.5/painted-windows', () => {
  it('whoever touches a paint cloud has it on his windows for this turn and three more', () => {
    const { car, game } = drive([laid('PS', facing(0, 1.4, 0))], []);
    expect(car.paintedUntil).toBe(4);
    expect(textsOf(game, 'paint')).toEqual(['V1 has paint on its windows until the end of turn 4.']);
    expect(drive([laid('SS', facing(0, 1.4, 0))], []).car.paintedUntil).toBe(0);
  });
});

describe('deluxe/V.2/flaming-oil-jet', () => {
  it('a die less 2 below and to each tire, once, without a hazard of its own', () => {
    const fire = laid('FOJ', facing(0, 1.2, 0), { kind: 'flaming-oil' });
    const { car, on } = drive([fire], [6, 3, 2, 4, 6]);
    expect(car.armor.underbody).toBe(16);
    expect(tiresOf(car)).toEqual([8, 9, 7, 5]);
    expect(car.flameHits).toBe(4 + 1 + 2 + 4);
    expect(car.status).toBe(STATUS);
    on();
  });

  it('plain oil does no harm', () => {
    const { car } = drive([laid('FOJ', facing(0, 1.2, 0))], []);
    expect(tiresOf(car)).toEqual([9, 9, 9, 9]);
  });
});
