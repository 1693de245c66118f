import { describe, expect, it } from 'vitest';
import { parseSetup } from '../../scenarios/scenario-file.ts';
import { facing, gun } from '../../testing/collision-fixtures.ts';
import { combatCar, combatGame, run } from '../../testing/combat-fixtures.ts';
import { gunsAboard } from '../queries/guns.ts';
import { legalShots } from '../queries/shots.ts';
import { toHit } from '../queries/to-hit.ts';
import { modelOf } from '../state/setup.ts';
import type { Vehicle } from '../state/state.ts';
import { weaponDamage } from './damage.ts';

const van = () =>
  combatCar('v2', facing(0, 5, 180), { weapons: [gun('HR', 'platform'), gun('LR', 'platform')], body: 'van' });
const shooter = () => combatCar('v1', facing(0, 0, 0), { weapons: [gun('MG')], speed: 20 });
const SOURCE = { kind: 'gun', rule: 'deluxe/V.3/damage', by: 0 } as const;
const pointsOf = ({ parts }: Vehicle): Readonly<Record<string, number>> =>
  Object.fromEntries(parts.filter(({ kind }) => kind !== 'plant').map(({ id, dp }) => [id, dp]));

describe('deluxe/VIII.8/rocket-platform', () => {
  it('may be aimed at like a turret, at -2; its rockets fire all round', () => {
    const [one, two] = [shooter(), van()];
    const game = combatGame({ vehicles: [one, two] });
    const shot = legalShots(game.setup, game.state, one).find(({ id }) => id === 'mg-front>v2:platform');
    const [mg] = gunsAboard(modelOf(game.setup, 'v1'), one);
    if (shot === undefined || mg === undefined) throw new Error('no shot');
    const need = toHit(game.setup, game.state, shot, mg, null);
    expect(need.kind === 'need' && need.modifiers.map(({ value, label }) => `${value} ${label}`)).toContain(
      '-2 Rocket platform',
    );
    one.pose = facing(4, 5, 0);
    expect(legalShots(game.setup, game.state, two).some(({ id }) => id.startsWith('hr-platform>v1'))).toBe(true);
  });

  it('rockets and platform are hit one after another, and the rest flies over', () => {
    const two = van();
    // The light rocket, then the platform, then the heavy rocket.
    const game = combatGame({ vehicles: [shooter(), two] }, [2, 2]);
    run(game, weaponDamage(game, two, { kind: 'platform' }, 9, SOURCE));
    expect([pointsOf(two), two.armor.top]).toEqual([{ 'hr-platform': 0, 'lr-platform': 0, platform: 0 }, 5]);
  });

  it('what comes from above meets them before the top armor', () => {
    const two = van();
    const game = combatGame({ vehicles: [shooter(), two] }, [2, 2]);
    run(game, weaponDamage(game, two, { kind: 'side', side: 'top' }, 7, SOURCE));
    expect([pointsOf(two), two.armor.top]).toEqual([{ 'hr-platform': 0, 'lr-platform': 0, platform: 0 }, 3]);
  });

  it('without the platform no rocket leaves it', () => {
    const two = van();
    const game = combatGame({ vehicles: [shooter(), two] });
    expect(legalShots(game.setup, game.state, two)).not.toEqual([]);
    for (const part of two.parts) if (part.id === 'platform') part.dp = 0;
    expect(legalShots(game.setup, game.state, two)).toEqual([]);
  });

  it('only a van carries one, for three spaces of rockets, in the place of a turret', () => {
    const car = {
      name: 'Rack',
      body: 'luxury',
      plant: 'large',
      tires: 'hd',
      crew: [{ role: 'driver' }],
      weapons: [
        ...['HR', 'HR', 'HR', 'LR', 'RL'].map((weapon) => ({ weapon, mount: 'platform' })),
        { weapon: 'MG', mount: 'turret' },
      ],
      armor: { front: 5, right: 5, left: 5, back: 5, top: 5, underbody: 5 },
      acceleration: 5,
      handlingClass: 2,
      weight: 5000,
    };
    const read = parseSetup({
      ruleset: 'deluxe',
      id: 'x',
      title: 'x',
      turnLimit: 5,
      map: { minX: 0, minY: 0, maxX: 20, maxY: 20 },
      seats: [{ name: 'one' }],
      vehicles: [{ seat: 0, car, x: 10, y: 10, heading: 0 }],
    });
    const told = read.ok ? [] : read.error.filter(({ code }) => code === 'platform').map(({ message }) => message);
    expect(told).toEqual([
      'Of these vehicles only a van carries a rocket platform.',
      'A rocket platform takes the place of the turret.',
      'A rocket platform carries rockets.',
      'A rocket platform carries 3 spaces of rockets.',
    ]);
  });
});
