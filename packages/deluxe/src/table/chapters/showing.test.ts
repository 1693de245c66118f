import { describe, expect, test } from 'vitest';
import { facing, gun, person } from '../../testing/collision-fixtures.ts';
import { ARMOR, combatCar, combatGame, run } from '../../testing/combat-fixtures.ts';
import { knownState } from '../queries/known.ts';
import { hurtCrew } from './crew.ts';
import { weaponDamage } from './damage.ts';
import { showGun } from './showing.ts';
import type { DamageSource } from './strike.ts';

const GUN: DamageSource = { kind: 'gun', rule: 'deluxe/V.3/damage', by: 1 };
const FRONT = { kind: 'side', side: 'front' } as const;
const BARE = { ...ARMOR, front: 0 };

/** A car of seat 0 whose front is bare, in a game with hidden sheets. */
function bareCar(dice: readonly number[] = []) {
  const mg = gun('MG');
  const weapons = [mg, gun('RR')];
  const vehicle = combatCar('v1', facing(0, 0, 0), { armor: BARE, weapons, crew: [person(), person('gunner')] });
  const other = combatCar('v2', facing(0, 9, 0), {});
  const game = combatGame({ vehicles: [vehicle, other], hidden: true }, dice);
  return { vehicle, game, mg };
}

describe('deluxe/III.2/record-sheet: what others hear of a hidden sheet (H-97)', () => {
  test('which part inside is hit, and what is left of it, is told to those aboard', () => {
    const { game, vehicle } = bareCar([1]);
    run(game, weaponDamage(game, vehicle, FRONT, 2, GUN));
    expect(game.events.map(({ kind }) => kind)).toEqual(['location', 'damage']);
    expect(game.events.every(({ to }) => to?.join() === '0')).toBe(true);
  });

  test('a weapon that nobody has seen dies unseen; one that has been seen does not', () => {
    const unseen = bareCar([1]);
    run(unseen.game, weaponDamage(unseen.game, unseen.vehicle, FRONT, 3, GUN));
    expect(unseen.game.events.filter(({ to }) => to === undefined)).toEqual([]);
    const { game, vehicle, mg } = bareCar([1]);
    const model = game.setup.starts[0]?.model.parts[0];
    if (model?.kind !== 'weapon') throw new Error('no gun');
    showGun(game, vehicle, { state: mg, model });
    run(game, weaponDamage(game, vehicle, FRONT, 3, GUN));
    expect(game.events.filter(({ to }) => to === undefined).map(({ text }) => text)).toEqual([
      'V1: its MG front is destroyed.',
    ]);
    expect(knownState(game.setup, game.state, 1).vehicles[0]?.shown).toEqual([
      { id: 'mg-front', label: 'MG front', gun: { weapon: 'MG', at: 'front' }, gone: true },
    ]);
  });

  test('a scratch is nobody else’s business; who slumps is seen, dead or not', () => {
    const { game, vehicle } = bareCar();
    const [, gunner] = vehicle.crew;
    if (gunner === undefined) throw new Error('no gunner');
    const by = { bodyArmor: false, rule: GUN.rule };
    hurtCrew(game, vehicle, gunner, 1, by);
    expect(game.events.filter(({ to }) => to === undefined)).toEqual([]);
    hurtCrew(game, vehicle, gunner, 2, by);
    expect(game.events.filter(({ to }) => to === undefined).map(({ text }) => text)).toEqual([
      'V1: gunner slumps and moves no more.',
    ]);
    expect(knownState(game.setup, game.state, null).vehicles[0]?.crew[1]?.hits).toBe(2);
    expect(gunner.hits).toBe(3);
  });
});
