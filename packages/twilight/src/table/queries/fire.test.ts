import { describe, expect, it } from 'vitest';
import { person, play, textsOf } from '../../testing/fights.ts';
import { battle, crewman, gun, vehicle } from '../../testing/heavy.ts';
import { act, arm, fight, type PersonFile } from '../../testing/shooting.ts';
import { type Incoming, strikeTarget } from '../chapters/ordnance-effects.ts';
import { ordnanceOf, roundOf } from '../figures/heavy/ordnance.ts';
import { heldAs, isSmallArm } from './arms.ts';
import { canAim, standOf } from './fire.ts';
import { quicknessOf } from './initiative.ts';
import { isHazy } from './sight.ts';

const FOE: Partial<PersonFile> = { at: { x: 5, y: 0 }, seat: 1 };

describe('twilight/combat/obscured', () => {
  it('fog or mist about either of them puts the target a band farther', () => {
    for (const [mist, need] of [
      [false, 20],
      [true, 10],
    ] as const) {
      const levels = [{ id: 'field', width: 20, height: 20, mist }];
      const game = fight([{ items: [arm('m16')] }, FOE], [99], { levels });
      act(game, `fire:${person(game).hands}:single:p2`, { shots: 1 });
      expect(game.events.find(({ kind }) => kind === 'shot')?.target).toMatchObject({ base: 40, need });
      expect(isHazy(game, { l: 0, x: 3, y: 3 })).toBe(mist);
    }
  });
});

describe('twilight/combat/advancing-fire', () => {
  it('a tripod is of use to who stays with it, not on the move', () => {
    const game = fight([{ items: [arm('m60', { rest: 'tripod' })] }, FOE], []);
    const range = (gait: 'walk' | null): number | undefined => {
      const item = person(game).carries[0];
      if (item === undefined || !isSmallArm(item)) return undefined;
      return standOf(game, person(game), item, 'burst', { gait })?.held.range;
    };
    expect([range(null), range('walk')]).toEqual([125, 65]);
    person(game).gait = 'walk';
    expect(range(null)).toBe(65);
  });
});

describe('twilight/combat/moving-vehicles', () => {
  it('fire from it is fire from a moving vehicle in the phase in which it has moved, by small arms and guns alike', () => {
    const car = { id: 'c', name: 'Car', kind: 'uaz-469', seat: 0, at: { x: 2, y: 2 }, speed: 25 } as const;
    const game = battle([crewman('c', 'passenger', { items: [arm('m16')] }), FOE], [car], []);
    expect(canAim(game, person(game))).toBe(true);
    vehicle(game).moved = 24;
    expect(canAim(game, person(game))).toBe(false);
  });
});

describe('twilight/combat/personal-combat-chart', () => {
  it('a stock that folds: the bare row of the Skorpion and its lesser bulk, and the other with the stock', () => {
    const game = fight([{ items: [arm('skorpion')], attributes: { AGL: 10 } }, FOE], []);
    const row = (): unknown => {
      const item = person(game).carries[0];
      if (item === undefined || !isSmallArm(item)) return undefined;
      const { recoil, range } = heldAs(item, 'still', 90);
      return { recoil, range, quickness: quicknessOf(game.setup, person(game)) };
    };
    expect(row()).toEqual({ recoil: [2, 5], range: 12, quickness: 8 });
    const item = person(game).carries[0]?.id ?? '';
    act(game, `brace:${item}:folded`);
    expect(row()).toEqual({ recoil: [3, 7], range: 5, quickness: 9 });
    act(game, `brace:${item}:hands`);
    expect(row()).toEqual({ recoil: [2, 5], range: 12, quickness: 8 });
    const uzi = fight([{ items: [arm('uzi', { rest: 'folded' })], attributes: { AGL: 10 } }, FOE], []);
    expect(quicknessOf(uzi.setup, person(uzi))).toBe(8);
  });
});

describe('twilight/combat/explosions', () => {
  it('every shell of a burst that hits goes off against its target', () => {
    const cannon = ordnanceOf('30mm');
    const incoming: Incoming = {
      ...{ by: null, seat: 0, side: 0, weapon: cannon.name, round: roundOf(cannon, 'HE'), band: 0 },
      ...{ from: { l: 0, x: 0, y: 0 }, overhead: false, mines: 'raam' as const },
    };
    // Two shells: a die of concussion each in contact; in the primary burst, and no fragment.
    const man = battle([{ items: [gun('m203')] }, FOE], [], [2, 10, 3, 10]);
    play(man, strikeTarget(man, incoming, 'p2', 2));
    expect([textsOf(man, 'explosion').length, person(man, 2).total]).toEqual([2, 5]);
    const tank = { id: 't', name: 'T-72', kind: 't-72', seat: 1, at: { x: 5, y: 5 } } as const;
    // One place for both; -6 and two dice each, less the armor; then both go off.
    const armor = battle([{}, FOE], [tank], [2, 1, 1, 1, 1]);
    play(armor, strikeTarget(armor, incoming, 'v1', 2));
    expect(textsOf(armor, 'explosion')).toHaveLength(2);
  });
});
