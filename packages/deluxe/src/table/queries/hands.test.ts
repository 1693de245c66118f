import { keysOf } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import { GRENADES } from '../../catalog/grenades.ts';
import { HAND_WEAPONS, type HandWeaponId, handWeapon } from '../../catalog/hand-weapons.ts';
import { FIELDED_ARMS } from '../../garage/fielded/fielded-arms.ts';
import { handsWith } from '../../testing/armed-fixtures.ts';
import { facing } from '../../testing/collision-fixtures.ts';
import { combatCar, combatGame } from '../../testing/combat-fixtures.ts';
import { actor } from '../../testing/walkers.ts';
import { stuntsFor } from './boarding.ts';
import { handAimsFor } from './hand-shots.ts';
import { armName, gunInHand } from './hands.ts';
import { actorOf } from './on-foot.ts';
import { throwingsFor } from './throwing.ts';

describe('deluxe/VI/hand-weapon-list', () => {
  const belts: readonly HandWeaponId[] = ['RRclip', 'MGclip'];

  it('has 19 rows: weapons to use, belts for two of them, and grenades', () => {
    expect(keysOf(HAND_WEAPONS).filter((id) => !belts.includes(id))).toEqual(expect.arrayContaining([...FIELDED_ARMS]));
    expect(FIELDED_ARMS.length + belts.length + keysOf(GRENADES).length).toBe(19);
  });

  it.each(FIELDED_ARMS)('%s: whoever stands with it beside an enemy can do something with it', (weapon) => {
    const hands = handsWith(weapon);
    const arms = hands.arms.map((arm) =>
      weapon === 'HGL' ? { ...arm, shots: 1, grenades: [{ grenade: 'SG' as const, delay: 0 }] } : arm,
    );
    const man = actor(0.125, 0.125, { model: { hands: { ...hands, arms } } });
    const vehicles = [combatCar('v1', facing(-15, -15, 0)), combatCar('v2', facing(0.125, 0.85, 0))];
    const game = combatGame({ vehicles, walkers: [man] }, []);
    const world = { setup: { ...game.setup, throws: true }, state: game.state };
    const own = actorOf(world.state, 'p1');
    if (own === null) throw new Error('nobody');
    own.acts.tripod = weapon;
    const uses = [
      ...handAimsFor(world, 0, []).map(({ shot }) => shot.arm),
      ...throwingsFor(world, 0, []).map(({ held }) => held.id),
      ...stuntsFor(world, 0, []).flatMap(({ kind }) => (kind === 'plant' ? ['LM'] : [])),
    ];
    expect([...new Set(uses)]).toEqual([weapon]);
    const isGun = weapon !== 'LM' && weapon !== 'HGL';
    expect(gunInHand(world.setup, own.person)?.row ?? null).toBe(isGun ? handWeapon(weapon) : null);
    expect(armName(arms[0] ?? { id: '', weapon, shots: 0, scope: false })).not.toMatch(/\d/);
  });
});
