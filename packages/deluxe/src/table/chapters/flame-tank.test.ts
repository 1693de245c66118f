import { describe, expect, it } from 'vitest';
import { handsWith } from '../../testing/armed-fixtures.ts';
import { facing, person, textsOf } from '../../testing/collision-fixtures.ts';
import { combatCar, combatGame, inTurn, run } from '../../testing/combat-fixtures.ts';
import { actor } from '../../testing/walkers.ts';
import { handAimsFor, handToHit } from '../queries/hand-shots.ts';
import { sprintingSpeed, walkingSpeed } from '../queries/on-foot.ts';
import type { DeluxeGame, Vehicle } from '../state/state.ts';
import { hurtPedestrian } from './crew.ts';
import { fireWindow } from './fire-window.ts';

const OWN = combatCar('v1', facing(-15, -15, 0));
const FAR = combatCar('v2', facing(15, 15, 0));

function scene(foe: Vehicle, dice: readonly number[], foes: readonly number[] = []) {
  const man = actor(0.125, 0.125, { model: { hands: handsWith('PF'), running: 3 } });
  const others = foes.map((x, i) => actor(x, 3.125, { id: `p${i + 2}`, seat: 1 }));
  return combatGame({ vehicles: [OWN, foe], walkers: [man, ...others] }, dice);
}

const foe = (y: number): Vehicle => combatCar('v2', facing(0, y, 0), { speed: 10 });
const clouds = ({ state }: DeluxeGame) => state.counters.map(({ kind, pose, laid }) => [kind, pose, laid?.by]);

describe('deluxe/VI/portable-flamethrower', () => {
  it('reaches five inches and no farther', () => {
    const at = (y: number) => handAimsFor(scene(foe(y), []), 0, []).map(({ shot }) => shot.id);
    expect(at(5.5)).toContain('p1:PF>v2:back');
    expect(at(5.8)).toEqual([]);
  });

  it('needs 6, does a die to the armor, counts as flame, and leaves its smoke in the way of fire', () => {
    const target = foe(4);
    const game = scene(target, [6, 6, 5]);
    const [aim] = handAimsFor(game, 0, []);
    if (aim === undefined) throw new Error('no shot');
    const need = handToHit(game, aim.shot, aim.person);
    expect(need.kind === 'need' && need.base).toBe(6);
    run(game, fireWindow(game, null), inTurn('p1:PF>v2:back'));
    expect([target.armor.back, target.flameHits, game.state.pedestrians[0]?.person.arms?.[0]?.shots]).toEqual([
      15, 5, 4,
    ]);
    expect(clouds(game)).toMatchObject([['smoke', { h: 21 }, 'p1']]);
  });

  it('sweeps people close together: a roll for each, all of the damage for those hit', () => {
    const game = scene(FAR, [6, 6, 6, 6, 2], [0.125, 0.625]);
    const ids = handAimsFor(game, 0, []).map(({ shot }) => shot.id);
    expect(ids[0]).toBe('p1:PF>crowd:p2+p3');
    run(game, fireWindow(game, null), inTurn('p1:PF>crowd:p2+p3'));
    expect(game.state.pedestrians.map(({ person }) => person.hits)).toEqual([0, 2, 2]);
    expect(clouds(game)).toHaveLength(1);
  });

  it('nobody fires it sitting in a vehicle (H-260)', () => {
    const aimsWith = (weapon: 'PF' | 'SMG'): number => {
      const crew = [person('driver', { hands: handsWith(weapon, { side: 'left' }) })];
      const vehicles = [combatCar('v1', facing(0, 0, 0), { crew }), combatCar('v2', facing(-3, 0, 0))];
      return handAimsFor(combatGame({ vehicles }, []), 0, []).length;
    };
    expect([aimsWith('PF'), aimsWith('SMG') > 0]).toEqual([0, true]);
  });

  it('five squares a turn at most, at a sprint too', () => {
    const { setup } = scene(FAR, []);
    expect([walkingSpeed(setup, 'p1'), sprintingSpeed(setup, 'p1')]).toEqual([12.5, 12.5]);
  });

  const hurt = (hits: number, dice: readonly number[]) => {
    const game = scene(FAR, dice);
    const [man] = game.state.pedestrians;
    if (man === undefined) throw new Error('nobody on foot');
    run(game, hurtPedestrian(game, man, hits, { rule: 'deluxe/V.3/damage', bodyArmor: true }));
    const tank = man.person.arms?.[0];
    return { game, left: [tank?.dp, tank?.shots, man.person.hits] };
  };

  it('whatever harms its firer hits it first on 1 or 2: two points, then the man', () => {
    expect(hurt(1, [3]).left).toEqual([2, 5, 1]);
    expect(hurt(1, [2, 2]).left).toEqual([1, 5, 0]);
    expect(hurt(3, [1, 6]).left).toEqual([0, 0, 1]);
  });

  it('hit, on a 1 it goes up: he is dead, in a cloud of smoke that hangs any way', () => {
    const { game, left } = hurt(1, [2, 1, 4]);
    expect(left).toEqual([0, 0, 3]);
    expect(clouds(game)).toMatchObject([['smoke', { x: 0.125, y: 0.125, h: 1800 }, 'p1']]);
    expect(textsOf(game, 'injury')).toEqual(["Ann's flamethrower goes up in flames, and he with it."]);
  });
});
