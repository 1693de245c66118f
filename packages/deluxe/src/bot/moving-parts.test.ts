import { describe, expect, it } from 'vitest';
import { nextFireQuestion } from '../table/chapters/fire-window.ts';
import type { MovingPart } from '../table/state/moving-parts.ts';
import { type CarChanges, carTires, facing, gun } from '../testing/collision-fixtures.ts';
import { combatCar, combatGame } from '../testing/combat-fixtures.ts';
import { bestDeed } from './laying.ts';

function chosen(part: MovingPart, y: number, changes: CarChanges = {}): string | null {
  const own = combatCar('v1', facing(0, 0, 0), { weapons: [gun('MG', 'turret')], moving: [part], ...changes });
  const { setup, state } = combatGame({ vehicles: [own, combatCar('v2', facing(0, y, 0))] });
  return bestDeed({ setup, state, seat: 0 }, nextFireQuestion({ setup, state }, 0, []).options())?.deed.id ?? null;
}

describe('a bot with parts that go in and out', () => {
  it('raises its turret while there is somebody to shoot at, and leaves it up', () => {
    expect(chosen({ id: 'turret', out: false, due: null }, 10)).toBe('raise:turret');
    expect(chosen({ id: 'turret', out: false, due: null }, 60)).toBeNull();
    expect(chosen({ id: 'turret', out: false, due: 40 }, 10)).toBeNull();
    expect(chosen({ id: 'turret', out: true, due: null }, 10)).toBeNull();
  });

  it('lowers its wheelguards when somebody comes near', () => {
    const tires = carTires(9).map((tire) => ({ ...tire, guard: 6 }));
    const guarded = { tires, guardsRetract: true, weapons: [] };
    expect(chosen({ id: 'guards', out: false, due: null }, 10, guarded)).toBe('lower:guards');
    expect(chosen({ id: 'guards', out: false, due: null }, 30, guarded)).toBeNull();
  });

  it('shuts an open door and opens none', () => {
    expect(chosen({ id: 'left-door', out: true, due: null }, 10)).toBe('close:left-door');
    expect(chosen({ id: 'left-door', out: false, due: null }, 10)).toBeNull();
  });
});
