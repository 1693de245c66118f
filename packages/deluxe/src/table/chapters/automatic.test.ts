import { answerOf } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import { facing, gun, gunsOn, person, testWall, textsOf } from '../../testing/collision-fixtures.ts';
import { combatCar, combatGame, run } from '../../testing/combat-fixtures.ts';
import { laid } from '../../testing/laid.ts';
import { firstInLine } from '../queries/straight-out.ts';
import { fireAutomatically } from './automatic.ts';
import { fireWindow } from './fire-window.ts';

const PLATES = { front: 60, right: 60, left: 60, back: 60, top: 60, underbody: 60 };
const on = (weapon: Parameters<typeof gun>[0], mount: 'front' | 'left' | 'back' = 'front') =>
  gun(weapon, mount, { automatic: true });
const target = (x: number, y: number, degrees = 0) =>
  combatCar('v2', facing(x, y, degrees), { armor: { ...PLATES }, fullArmor: PLATES });

describe('deluxe/V.5/automatic-fire: what is aimed fires straight out', () => {
  it.each([
    ['front', 0, 4, 'back'],
    ['left', -4, 0, 'left'],
    ['back', 0, -4, 'front'],
  ] as const)('from the middle of the %s', (mount, x, y, side) => {
    const car = combatCar('v1', facing(0, 0, 0));
    const game = combatGame({ vehicles: [car, target(x, y, mount === 'left' ? 180 : 0)] });
    expect(firstInLine(game, car, mount)).toEqual({ kind: 'vehicle', vehicle: 'v2', at: { kind: 'side', side } });
    expect(firstInLine(game, car, 'front')?.kind).toBe(mount === 'front' ? 'vehicle' : undefined);
  });

  it('at the first thing there: a wall may be before the foe, and half an inch aside is no target', () => {
    const car = combatCar('v1', facing(0, 0, 0));
    const tree = testWall('tree', facing(0, 3, 0), 1, 1, 6);
    const hidden = combatGame({ vehicles: [car, target(0, 5)], structures: [tree] });
    expect(firstInLine(hidden, car, 'front')).toMatchObject({ kind: 'structure', structure: 'tree' });
    const aside = combatGame({ vehicles: [car, target(0.5, 5)] });
    expect(firstInLine(aside, car, 'front')).toBeNull();
  });

  it('without computer, skill or sustained fire, but with all else; the crew need not be awake', () => {
    const one = combatCar('v1', facing(0, 0, 0), {
      weapons: [on('MG')],
      crew: [person('driver', { computer: 'hirescomputer', gunnerSkill: 3, hits: 3 })],
    });
    const two = target(0, 6);
    const game = combatGame({ vehicles: [one, two] }, [5, 2, 3]);
    run(game, fireAutomatically(game));
    // 7, +1 each at rest, -1 range, -1 the back of a car.
    expect(textsOf(game, 'to-hit')).toEqual(['V1: MG front hits: needed 7, rolled 7.']);
    expect(two.armor.back).toBe(57);
    expect(gunsOn(one)[0]).toMatchObject({ shots: 19, firedTurn: 2, automatic: true });
    // Once a turn.
    run(game, fireAutomatically(game));
    expect(gunsOn(one)[0]?.shots).toBe(19);
  });

  it('spends its round at nothing, and stops when it is empty', () => {
    const one = combatCar('v1', facing(0, 0, 0), { weapons: [gun('RR', 'front', { automatic: true, shots: 1 })] });
    const game = combatGame({ vehicles: [one] });
    run(game, fireAutomatically(game));
    expect(gunsOn(one)[0]).toMatchObject({ shots: 0, automatic: false });
  });

  it('a pillar is hard to miss and takes the hits', () => {
    const one = combatCar('v1', facing(0, 0, 0), { weapons: [on('RR')] });
    const tree = testWall('tree', facing(0, 3, 0), 1, 1, 9);
    const game = combatGame({ vehicles: [one], structures: [tree] }, [2, 1, 3, 4]);
    run(game, fireAutomatically(game));
    expect(game.state.structures.tree).toBe(2);
  });

  it('deluxe/V.2/laser: a beam ends in smoke', () => {
    const one = combatCar('v1', facing(0, 0, 0), { weapons: [on('L')] });
    const game = combatGame({ vehicles: [one, target(0, 6)], counters: [laid('SS', facing(0, 3, 0))] });
    run(game, fireAutomatically(game));
    expect(textsOf(game, 'to-hit')).toEqual([]);
  });

  it('deluxe/V.2/flamethrower: a flame in its own way burns the firer in full', () => {
    const one = combatCar('v1', facing(0, 0, 0), { weapons: [on('FT')], speed: 10, status: 5 });
    const game = combatGame({ vehicles: [one] }, [5]);
    run(game, fireAutomatically(game));
    expect([one.armor.front, one.flameHits, one.status]).toEqual([15, 5, 4]);
    const rear = combatCar('v1', facing(0, 0, 0), { weapons: [on('FT', 'back')], speed: 10 });
    const behind = combatGame({ vehicles: [rear] });
    run(behind, fireAutomatically(behind));
    expect(rear.flameHits).toBe(0);
  });

  it('is not aimed any more: no shot is offered with it, and switching it breaks sustained fire', () => {
    const one = combatCar('v1', facing(0, 0, 0), { weapons: [on('MG')] });
    const game = combatGame({ vehicles: [one, target(0, 6)] });
    const never = () => {
      throw new Error('asked');
    };
    run(game, fireWindow(game, null), never);
  });
});

describe('deluxe/V.5/mixed-links', () => {
  it('one kind is aimed, the other fires straight out at the push of the same button', () => {
    const weapons = [gun('MG', 'front', { link: 'A' }), gun('RR', 'front', { link: 'A' })];
    const one = combatCar('v1', facing(0, 0, 0), { weapons });
    const two = target(0, 6);
    const game = combatGame({ vehicles: [one, two] }, [6, 6, 2, 6, 6, 3, 4]);
    const asked: string[] = [];
    run(game, fireWindow(game, null), (question) => {
      asked.push(...question.options().map(({ id }) => id));
      return answerOf('mg-front&rr-front>v2:back');
    });
    expect(asked).toContain('rr-front&mg-front>v2:back');
    expect(gunsOn(one).map(({ shots }) => shots)).toEqual([19, 9]);
    expect(two.armor.back).toBe(60 - 2 - 7);
    expect(textsOf(game, 'fire')).toContain('V1: RR front fires straight out, at V2, back.');
  });
});
