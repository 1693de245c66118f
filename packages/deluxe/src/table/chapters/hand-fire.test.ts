import { describe, expect, test } from 'vitest';
import type { ArmId } from '../../garage/fielded/fielded-arms.ts';
import { handsWith } from '../../testing/armed-fixtures.ts';
import { type CarChanges, facing, gun, person, textsOf, tirePoints } from '../../testing/collision-fixtures.ts';
import { type CombatBoard, combatCar, combatGame, inTurn, run } from '../../testing/combat-fixtures.ts';
import { testCycle } from '../../testing/saddle-fixtures.ts';
import { walker } from '../../testing/walkers.ts';
import type { Vehicle } from '../state/state.ts';
import { fireWindow } from './fire-window.ts';

const armed = (weapon: ArmId, changes: CarChanges = {}): Vehicle =>
  combatCar('v1', facing(0, 0, 0), {
    crew: [person('driver', { hands: handsWith(weapon, { side: 'left' }) })],
    ...changes,
  });

const other = (changes: CarChanges = {}): Vehicle => combatCar('v2', facing(-3, 0, 0), changes);

function fire(firer: Vehicle, target: Vehicle, place: string, dice: readonly number[], board: CombatBoard = {}) {
  const game = combatGame({ ...board, vehicles: [firer, target] }, dice);
  const arm = firer.crew[0]?.arms?.[0]?.id;
  run(game, fireWindow(game, null), inTurn(`v1.1:${arm}>v2:${place}`));
  return game;
}

describe('deluxe/V.6/hand-weapons', () => {
  test('a shot is spent, the character has acted, and it is told', () => {
    const [one, two] = [armed('rifle'), other()];
    const game = fire(one, two, 'tire-front-right', [2, 3]);
    expect(one.crew[0]).toMatchObject({ actedTurn: 2, arms: [{ shots: 19, firedTurn: 2, row: 1 }] });
    expect(textsOf(game, 'fire')).toEqual(["V1's driver fires his rifle at V2, front right tire."]);
    expect(textsOf(game, 'to-hit')).toEqual(["V1: driver's rifle misses: needed 7, rolled 5."]);
  });

  test('whoever fires by hand fires no gun of the vehicle this turn', () => {
    const [one, two] = [armed('rifle', { weapons: [gun('MG', 'left')] }), other()];
    const game = combatGame({ vehicles: [one, two] }, [1, 1]);
    const asked: string[][] = [];
    run(game, fireWindow(game, null), (question) => {
      asked.push(question.options().map(({ id }) => id));
      return inTurn('v1.1:rifle>v2:tire-front-right')(question);
    });
    expect(asked[0]).toContain('mg-left>v2:right');
    expect(asked).toHaveLength(1);
  });
});

describe('deluxe/V.6/effect-on-vehicles', () => {
  test('a rifle does its three hits to a tire', () => {
    const two = other();
    fire(armed('rifle'), two, 'tire-front-right', [6, 6]);
    expect(tirePoints(two, 'front-right')).toEqual([6]);
  });

  test('deluxe/VI/submachine-gun: it does half to armor, rounded down, and all of it to a tire', () => {
    const two = other();
    fire(armed('SMG'), two, 'right', [6, 6, 5]);
    expect(two.armor.right).toBe(8);
    fire(armed('SMG'), two, 'tire-back-right', [6, 6, 5]);
    expect(tirePoints(two, 'back-right')).toEqual([4]);
  });

  test('a single hit of it leaves no mark and is no hazard', () => {
    const two = other();
    const game = fire(armed('SMG'), two, 'right', [6, 6, 1]);
    expect(two.armor.right).toBe(10);
    expect(two.status).toBe(3);
    expect(textsOf(game, 'damage')).toEqual(['V2: the right armor stops it unhurt.']);
  });

  test('what gets through the last armor meets people in full', () => {
    const two = other({ armor: { front: 5, right: 1, left: 5, back: 5, top: 5, underbody: 5 } });
    fire(armed('SMG'), two, 'right', [6, 6, 4, 1]);
    expect(two.armor.right).toBe(0);
    expect(two.crew[0]?.hits).toBe(2);
  });

  test('on a cycle a pistol hurts the rider and not the plant', () => {
    const cycle = testCycle('v2', facing(-3, 0, 0));
    fire(armed('HP'), cycle, 'rider', [6, 6]);
    expect(cycle.crew[0]?.hits).toBe(2);
    const another = testCycle('v2', facing(-3, 0, 0));
    const game = fire(armed('HP'), another, 'right', [6, 6, 3, 4]);
    expect(textsOf(game, 'damage')).toEqual(['V2: the power plant stops it unhurt.']);
    expect(another.crew[0]?.hits).toBe(0);
  });

  test('deluxe/V.3/critical: a lucky rifle does half to what is behind the armor, and all of it where there is none', () => {
    const two = other({ weapons: [gun('MG', 'right')] });
    fire(armed('rifle'), two, 'right', [6, 6], { variants: { criticalHits: true } });
    expect(two.armor.right).toBe(10);
    expect(two.parts[0]).toMatchObject({ kind: 'weapon', dp: 2 });
    const bare = other({ weapons: [gun('MG', 'right')], armor: { front: 5, right: 0, left: 5, back: 5, top: 5 } });
    fire(armed('rifle'), bare, 'right', [6, 6], { variants: { criticalHits: true } });
    expect(bare.parts[0]).toMatchObject({ kind: 'weapon', dp: 0 });
  });
});

describe('deluxe/VI/anti-tank-weapons', () => {
  test('full damage to armor, and a die to whoever stands near', () => {
    const [one, two] = [armed('LAW'), other()];
    const game = combatGame({ vehicles: [one, two], walkers: [walker(-2, 1)] }, [6, 6, 3, 4, 2]);
    run(game, fireWindow(game, null), inTurn('v1.1:LAW>v2:right'));
    expect(two.armor.right).toBe(3);
    expect(game.state.pedestrians[0]?.person.hits).toBe(2);
    expect(one.crew[0]?.arms).toMatchObject([{ shots: 0 }]);
  });
});

describe('deluxe/V.2/specific-target', () => {
  test('somebody on foot takes it all', () => {
    const game = combatGame(
      { vehicles: [armed('shotgun'), other()], walkers: [walker(-1.5, -1, { seat: 1 })] },
      [6, 6],
    );
    run(game, fireWindow(game, null), inTurn('v1.1:shotgun>p1'));
    expect(game.state.pedestrians[0]?.person.hits).toBe(2);
  });
});
