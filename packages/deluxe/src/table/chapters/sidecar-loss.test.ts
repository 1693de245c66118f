import { describe, expect, it } from 'vitest';
import { facing, gun, gunsOn, textsOf } from '../../testing/collision-fixtures.ts';
import { combatGame, run } from '../../testing/combat-fixtures.ts';
import { testCombination, testCycle } from '../../testing/saddle-fixtures.ts';
import { view } from '../../view/view.ts';
import { sidecarSide } from '../queries/build.ts';
import { beginRoll } from './roll-over.ts';

const pending = {
  fishtail: null,
  crash: { kind: 'roll', burnsFrom: null, aimedFire: 'none' },
  heading: 0,
  maneuver: null,
  side: 'left',
} as const;

describe('deluxe/V.1/sidecar-targeting: H-130, a sidecar that comes off', () => {
  const roll = (dice: readonly number[]) => {
    const weapons = [gun('MG'), gun('MG', 'front', { id: 'mg-sidecar-front', sidecar: true })];
    const pair = testCombination('v1', facing(0, 0, 0), { speed: 40, weapons });
    const game = combatGame({ vehicles: [pair] }, dice);
    run(game, beginRoll(game, pair, pending));
    return { pair, game };
  };

  it('is torn off as the cycle begins to roll, with its wheel, its plates and its guns', () => {
    // One die at 30 mph for who sat in it, two for the cycle’s side and what of it is hit.
    const { pair, game } = roll([2, 1, 1]);
    expect(textsOf(game, 'sidecar')).toEqual(['V1: the sidecar is torn off.']);
    expect([sidecarSide(pair), pair.tires.length, pair.armor.sidecarFront]).toEqual([null, 2, 0]);
    expect(gunsOn(pair).map(({ id, dp }) => [id, dp > 0])).toEqual([
      ['mg-front', true],
      ['mg-sidecar-front', false],
    ]);
  });

  it('stays behind beside where it was, and is drawn there', () => {
    const { game } = roll([2, 1, 1]);
    expect(game.state.counters).toMatchObject([{ kind: 'sidecar', pose: { x: 0.25, y: 0 }, course: null }]);
    const area = view(game.setup, game.state).areas.find(({ kind }) => kind === 'sidecar');
    expect([area?.drawn, area?.label]).toEqual(['sidecar', 'sidecar']);
    expect(textsOf(game, 'junk')).toEqual([]);
  });

  it('who sat in it is thrown off, as by a vehicle ten miles slower', () => {
    const { pair, game } = roll([2, 1, 1]);
    expect(pair.crew.map(({ post }) => post)).toEqual(['driver']);
    expect(game.state.pedestrians).toMatchObject([{ person: { post: 'passenger', hits: 2 } }]);
    expect(textsOf(game, 'thrown')).toEqual(['Passenger of V1 is thrown off at 40 mph: 2.']);
  });

  it('deluxe/XIV.5/jumping-out: off the road thirty miles slower', () => {
    const pair = testCombination('v1', facing(0, 0, 0), { speed: 40 });
    const game = combatGame({ vehicles: [pair], ground: 'off-road' }, [4, 3, 1]);
    run(game, beginRoll(game, pair, pending));
    // A die less two at 10 mph.
    expect(textsOf(game, 'thrown')).toEqual(['Passenger of V1 is thrown off at 40 mph: 2.']);
    expect(game.events.find(({ kind }) => kind === 'thrown')?.rule).toBe('deluxe/XIV.5/jumping-out');
  });

  it('a cycle without one rolls as it is', () => {
    const cycle = testCycle('v1', facing(0, 0, 0), { speed: 20 });
    const game = combatGame({ vehicles: [cycle] }, [1, 2]);
    run(game, beginRoll(game, cycle, pending));
    expect(game.state.counters).toEqual([]);
  });
});
