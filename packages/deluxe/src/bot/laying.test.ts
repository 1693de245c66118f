import { describe, expect, it } from 'vitest';
import { nextFireQuestion } from '../table/chapters/fire-window.ts';
import { facing, gun, testVehicle } from '../testing/collision-fixtures.ts';
import { combatCar, combatGame } from '../testing/combat-fixtures.ts';
import { laid } from '../testing/laid.ts';
import { walker } from '../testing/walkers.ts';
import { bestDeed, perilOnWay } from './laying.ts';

function chased(
  weapon: Parameters<typeof gun>[0],
  foe: { x?: number; y?: number; degrees?: number; guns?: boolean } = {},
) {
  const { x = 0, y = -3, degrees = 0, guns = true } = foe;
  const own = combatCar('v1', facing(0, 0, 0), { weapons: [gun(weapon, 'back')], speed: 30 });
  const other = combatCar('v2', facing(x, y, degrees), { weapons: guns ? [gun('MG')] : [], speed: 30 });
  const { setup, state } = combatGame({ vehicles: [own, other] });
  return bestDeed({ setup, state, seat: 0 }, nextFireQuestion({ setup, state }, 0, []).options())?.deed.id ?? null;
}

describe('a bot with things to lay', () => {
  it('lays them when chased, and lets them come by themselves', () => {
    expect(chased('MD')).toBe('automatic:md-back');
    expect(chased('SS')).toBe('automatic:ss-back');
  });

  it.each([
    ['nobody is behind', { y: 4 }],
    ['who is behind goes another way', { degrees: 180 }],
    ['who is behind is far off', { y: -12 }],
  ])('keeps them where %s', (_why, foe) => {
    expect(chased('MD', foe)).toBeNull();
  });

  it('lays no smoke before who has no guns', () => {
    expect(chased('SS', { guns: false })).toBeNull();
  });

  it('steers round what others have laid', () => {
    const own = testVehicle('v1', facing(0, 0, 0), 30);
    const { state } = combatGame({ vehicles: [own], counters: [laid('MD', facing(0, 1.5, 0))] });
    expect(perilOnWay(state, own, facing(0, 1, 0))).toBeGreaterThan(0);
    expect(perilOnWay(state, own, facing(-1, 1, 45))).toBe(0);
    own.over.push('laid-1');
    expect(perilOnWay(state, own, facing(0, 1, 0))).toBe(0);
  });

  it.each([
    ['spares a bystander above all', null, 400],
    ['spares one of its own', 0, 400],
    ['runs down one of the other side', 1, -2],
  ] as const)('deluxe/IV.7/pedestrian-collision: %s', (_what, seat, peril) => {
    const own = testVehicle('v1', facing(0, 0, 0), 30);
    const { state } = combatGame({ vehicles: [own], walkers: [walker(0.2, 1.2, { seat })] });
    expect(perilOnWay(state, own, facing(0, 1, 0))).toBe(peril);
    expect(perilOnWay(state, own, facing(-1, 1, 45))).toBe(0);
  });

  it('deluxe/VIII.8/ap-grenade: sets one off beside a foe on a saddle, none beside its own or a passer-by', () => {
    const best = (seat: number | null): string | null => {
      const own = combatCar('v1', facing(0, 0, 0), { grenades: { left: 1 } });
      const { setup, state } = combatGame({ vehicles: [own, combatCar('v2', facing(9, 9, 0))] });
      state.pedestrians.push({
        person: { id: 'p1', seat, post: null, armor: 0, hits: 0, actedTurn: 0, droveTurn: 0 },
        pose: facing(-1, 0, 0),
        level: 0,
        corner: 0,
      });
      return bestDeed({ setup, state, seat: 0 }, nextFireQuestion({ setup, state }, 0, []).options())?.deed.id ?? null;
    };
    expect([best(1), best(0), best(null)]).toEqual(['grenade:left', null, null]);
  });

  it('deluxe/V.2/starshell: lights the night for the side with more guns, and against eyes that need no light', () => {
    const best = (foeGuns: number, infrared: boolean): string | null => {
      const own = combatCar('v1', facing(0, 0, 0), { weapons: [gun('MG'), gun('SL', 'top')] });
      const guns = Array.from({ length: foeGuns }, (_, i) => gun('MG', 'front', { id: `mg-${i}` }));
      const foe = combatCar('v2', facing(0, 9, 180), {
        weapons: guns,
        ...(infrared && { sensors: ['infrared'] as const }),
      });
      const { setup, state } = combatGame({ vehicles: [own, foe], visibility: ['night'] });
      return bestDeed({ setup, state, seat: 0 }, nextFireQuestion({ setup, state }, 0, []).options())?.deed.id ?? null;
    };
    expect([best(0, false), best(2, false), best(2, true)]).toEqual(['light:sl-top', null, 'light:sl-top']);
  });
});
