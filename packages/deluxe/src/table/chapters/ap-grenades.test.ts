import { describe, expect, it } from 'vitest';
import { fieldedOf } from '../../garage/fielded/fielded-of.ts';
import { garage } from '../../garage/garage.ts';
import { facing, gun, person, textsOf } from '../../testing/collision-fixtures.ts';
import { combatCar, combatGame, inTurn, run } from '../../testing/combat-fixtures.ts';
import { DEFAULT_VARIANTS } from '../../variants.ts';
import { grenadesOn } from '../queries/ap-grenades.ts';
import type { Pedestrian } from '../state/state.ts';
import { crushGrenades } from './ap-grenades.ts';
import { weaponDamage } from './damage.ts';
import { lastFireWindow } from './fire-window.ts';

const armed = () => combatCar('v1', facing(0, 0, 0), { grenades: { left: 2, top: 1 } });

const walker = (id: string, x: number, y: number): Pedestrian => ({
  person: { id, seat: 1, post: null, armor: 0, hits: 0, actedTurn: 0, droveTurn: 0 },
  pose: facing(x, y, 0),
  level: 0,
  corner: 0,
});

const cyclist = (x: number) =>
  combatCar('v2', facing(x, 0, 0), {
    counter: 'cycle',
    body: 'lightcycle',
    crew: [person('driver', { place: 'saddle' })],
    speed: 0,
  });

describe('deluxe/VIII.8/ap-grenade', () => {
  it('D-12: a die to people on foot and riders within two inches of that side, none behind the vehicle', () => {
    const one = armed();
    const game = combatGame({ vehicles: [one, cyclist(-1.5)] }, [2, 3]);
    game.state.pedestrians.push(walker('p1', -1, 1), walker('p2', 1, 0), walker('p3', -4, 0));
    run(game, lastFireWindow(game), inTurn('grenade:left'));
    expect(game.state.pedestrians.map(({ person: { hits } }) => hits)).toEqual([2, 0, 0]);
    expect(game.state.vehicles[1]?.crew[0]?.hits).toBe(3);
    expect([one.grenades?.left, one.crew[0]?.actedTurn]).toEqual([1, 2]);
    expect(game.events.find(({ kind }) => kind === 'grenade')?.burst).toEqual({ x: -0.25, y: 0, radius: 2 });
  });

  it('on the roof it reaches all round (H-177)', () => {
    const game = combatGame({ vehicles: [armed(), cyclist(9)] }, [1, 1]);
    game.state.pedestrians.push(walker('p1', -1, 1), walker('p2', 1, 0));
    run(game, lastFireWindow(game), inTurn('grenade:top'));
    expect(game.state.pedestrians.map(({ person: { hits } }) => hits)).toEqual([1, 1]);
  });

  it('one is asked for it when a foe is in the open beside that side, not otherwise', () => {
    const asked = (x: number): boolean => {
      let isAsked = false;
      const game = combatGame({ vehicles: [armed(), cyclist(x)] });
      run(game, lastFireWindow(game), (question) => {
        isAsked ||= question.options().some(({ id }) => id === 'grenade:left');
        return inTurn('hold')(question);
      });
      return isAsked;
    };
    expect([asked(-1.5), asked(-6)]).toEqual([true, false]);
  });

  it.each([
    [1, 1],
    [2, 2],
  ])('enemy fire on that side takes one off on a 1: rolled %i, %i left', (die, left) => {
    const one = armed();
    const game = combatGame({ vehicles: [one] }, [die]);
    const source = { kind: 'gun', rule: 'deluxe/V.3/damage', by: 1 } as const;
    run(game, weaponDamage(game, one, { kind: 'side', side: 'left' }, 3, source));
    expect(one.grenades?.left).toBe(left);
    expect(textsOf(game, 'grenade')).toHaveLength(1);
    game.left.splice(0);
    run(game, weaponDamage(game, one, { kind: 'side', side: 'right' }, 3, source));
    expect(textsOf(game, 'grenade')).toHaveLength(1);
  });

  it('all on a side go with its armor, and with a roll onto it', () => {
    const one = armed();
    const game = combatGame({ vehicles: [one] });
    one.armor.left = 0;
    expect([grenadesOn(game.setup, one, 'left'), grenadesOn(game.setup, one, 'top')]).toEqual([0, 1]);
    one.down = 'top';
    crushGrenades(one);
    expect(one.grenades).toEqual({ left: 2, top: 0 });
  });

  it('those of a design are fielded, where no place is named round the vehicle', () => {
    const stock = garage.stock().find(({ id }) => id === 'piranha')?.design;
    if (stock === undefined || stock.class !== 'car') throw new Error('no car');
    const accessories = [...stock.accessories, { id: 'apgrenade', count: 3 }, { id: 'apgrenade', count: 1, at: 'top' }];
    const fielded = fieldedOf({ ...stock, accessories } as typeof stock, 'x', DEFAULT_VARIANTS);
    expect(fielded.ok && fielded.value.grenades).toEqual({ left: 1, right: 1, front: 1, top: 1 });
  });

  it('what carries none is never looked at', () => {
    const game = combatGame({ vehicles: [combatCar('v1', facing(0, 0, 0), { weapons: [gun('MG')] }), cyclist(-1.5)] });
    const source = { kind: 'gun', rule: 'deluxe/V.3/damage', by: 1 } as const;
    const [one] = game.state.vehicles;
    if (one !== undefined) run(game, weaponDamage(game, one, { kind: 'side', side: 'left' }, 3, source));
    expect(textsOf(game, 'grenade')).toEqual([]);
  });
});
