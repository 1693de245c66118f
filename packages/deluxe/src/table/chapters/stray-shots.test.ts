import { describe, expect, it } from 'vitest';
import { facing, gun, testWall, textsOf } from '../../testing/collision-fixtures.ts';
import { type CombatBoard, combatCar, combatGame, inTurn, run } from '../../testing/combat-fixtures.ts';
import { laid } from '../../testing/laid.ts';
import type { Pedestrian, Vehicle } from '../state/state.ts';
import { lastFireWindow } from './fire-window.ts';

const shooter = (weapon: 'MG' | 'L' | 'FT' = 'MG') =>
  combatCar('v1', facing(0, 0, 0), { weapons: [gun(weapon)], speed: 20 });
/** Three inches before the muzzle. */
const missed = () => combatCar('v2', facing(0, 4, 0), { speed: 20 });
const beyond = (x = 0) => combatCar('v3', facing(x, 8, 90), { seat: 2, speed: 20 });

/** Fires at the second car with dice that miss it, and those that follow. */
const strays = (
  board: CombatBoard & { readonly vehicles: readonly Vehicle[] },
  dice: readonly number[],
  isOn = true,
  people: readonly Pedestrian[] = [],
) => {
  const game = combatGame(board, [1, 1, ...dice]);
  const told = { ...game, setup: { ...game.setup, strayShots: isOn } };
  told.state.pedestrians.push(...people);
  run(told, lastFireWindow(told), (question) => {
    const shot = question.options().find(({ id }) => id.endsWith('>v2:back'));
    return inTurn(shot?.id ?? 'hold')(question);
  });
  return told;
};

describe('deluxe/V.7/missing', () => {
  it('a shot that misses flies on: whoever is in its line may be hit at -2, for standard damage', () => {
    const three = beyond();
    const game = strays({ vehicles: [shooter(), missed(), three] }, [5, 5, 4]);
    const roll = game.events.findLast(({ kind }) => kind === 'to-hit');
    expect(roll?.modifiers?.map(({ value, label }) => `${value} ${label}`)).toEqual([
      '-1 Range 7 inches',
      '-2 Not aimed at it',
    ]);
    expect(textsOf(game, 'stray')).toEqual(['The shot flies on and hits V3, left side.']);
    expect(three.armor.left).toBe(6);
  });

  it('who is passed by, or beside the line, is left alone; a wall ends it', () => {
    const three = beyond();
    const wall = { ...testWall('w1', facing(0, 12, 0), 0.5, 4), kind: 'pillar', dp: 9 } as const;
    const past = strays({ vehicles: [shooter(), missed(), three], structures: [wall] }, [1, 1, 5]);
    expect([three.armor.left, past.state.structures]).toEqual([10, { w1: 4 }]);
    const aside = beyond(2);
    strays({ vehicles: [shooter(), missed(), aside] }, []);
    expect(aside.armor.left).toBe(10);
  });

  it('people on foot are in the way as well', () => {
    const walker: Pedestrian = {
      person: { id: 'p1', seat: null, post: null, armor: 0, hits: 0, actedTurn: 0, droveTurn: 0 },
      pose: facing(0, 6, 0),
      level: 0,
      corner: 0,
    };
    strays({ vehicles: [shooter(), missed()] }, [6, 6, 2], true, [walker]);
    expect(walker.person.hits).toBe(2);
  });

  it('a beam ends in smoke, and a flame does not carry', () => {
    const three = beyond();
    strays({ vehicles: [shooter('L'), missed(), three], counters: [laid('SS', facing(0, 6, 0))] }, []);
    strays({ vehicles: [combatCar('v1', facing(0, 0, 0), { weapons: [gun('FT')] }), missed(), three] }, []);
    expect(three.armor.left).toBe(10);
  });

  it('elsewhere it is never seen again', () => {
    const three = beyond();
    strays({ vehicles: [shooter(), missed(), three] }, [], false);
    expect(three.armor.left).toBe(10);
  });
});
