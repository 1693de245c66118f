import { describe, expect, it } from 'vitest';
import { facing, gun, testGame, testWall } from '../../testing/collision-fixtures.ts';
import { type CombatBoard, combatCar, combatGame } from '../../testing/combat-fixtures.ts';
import { walker } from '../../testing/walkers.ts';
import { fireWindow, lastFireWindow, nextFireQuestion } from '../chapters/fire-window.ts';
import { placesInSight } from './line-of-fire.ts';
import { aimsWith } from './shots.ts';

const shooter = () => combatCar('v1', facing(0, 0, 0), { weapons: [gun('MG')] });
const rival = () => combatCar('v2', facing(0, -9, 0));
const fence = { ...testWall('fence', facing(0, 4, 90), 6, 0.25, 6), kind: 'wall', label: 'the fence' } as const;

function aimsOn(board: CombatBoard, dice: readonly number[] = []) {
  const car = shooter();
  const game = combatGame({ ...board, vehicles: [car, rival(), ...(board.vehicles ?? [])] }, dice);
  const aims = () => aimsWith(game.setup, game.state, car, { seat: 0, firers: car.crew, taken: [] });
  return { game, car, aims, ids: () => aims().map(({ shot }) => shot.id) };
}

describe('deluxe/V.2/specific-target: somebody on foot', () => {
  it('is at -3, better at rest, and harder to hit from farther away', () => {
    const { aims } = aimsOn({ walkers: [walker(0.1, 5, { seat: 1 })] });
    // MG 7: -3 on foot, -1 at four inches, +1 each for firer and target at rest.
    expect(aims().map(({ need, aside }) => [need, aside])).toEqual([[9, 'foe']]);
    const walking = aimsOn({ walkers: [walker(0.1, 5, { seat: 1, way: [{ x: 3, y: 5 }] })] });
    expect(walking.aims().map(({ need }) => need)).toEqual([10]);
  });

  it('is spared if he is of one’s own side, and when he is dead', () => {
    expect(aimsOn({ walkers: [walker(0.1, 5, { seat: 0 })] }).ids()).toEqual([]);
    expect(aimsOn({ walkers: [walker(0.1, 5, { seat: 1, hits: 3 })] }).ids()).toEqual([]);
  });

  it('deluxe/V.1/line-of-fire: stands in the way of a shot at what is behind him, unless he lies there', () => {
    const seen = (hits: number) => {
      const crowd = [-0.25, 0, 0.25].map((x, i) => walker(x, 0.9, { id: `p${i}`, hits }));
      const game = testGame({ vehicles: [shooter(), combatCar('v2', facing(0, 6, 90))], walkers: crowd });
      const [own, other] = game.state.vehicles;
      if (own === undefined || other === undefined) throw new Error('nobody');
      return placesInSight(game.setup, game.state, own, 'front', other).length;
    };
    expect([seen(0), seen(2) > 0]).toEqual([0, true]);
  });

  it('nobody is asked for the sake of a bystander; where there is a fight he may be aimed at, with a warning', () => {
    const alone = aimsOn({ walkers: [walker(0.1, 5)] });
    expect(alone.aims().map(({ aside }) => aside)).toEqual(['bystander']);
    expect([fireWindow(alone.game, null).next().done, lastFireWindow(alone.game).next().done]).toEqual([true, true]);
    const foe = aimsOn({ walkers: [walker(0.1, 5), walker(1, 5, { id: 'p2', seat: 1 })] });
    expect(foe.ids()).toEqual(['mg-front>p2', 'mg-front>p1']);
    expect(fireWindow(foe.game, null).next().done).toBe(false);
    const options = nextFireQuestion(foe.game, 0, [])
      .options()
      .filter(({ id }) => id.includes('>'));
    expect(options.map((option) => option.preview({}).warnings)).toEqual([undefined, ['a bystander']]);
    expect(options.map((option) => option.facts?.({}).hit)).toEqual([expect.closeTo(10 / 36), 0]);
  });
});

describe('deluxe/V.7/breaches: fire at what is built', () => {
  it('is aimed straight out or at the nearest point, by whatever can breach it at a blow', () => {
    const { aims } = aimsOn({ structures: [fence] });
    expect(aims().map(({ shot, need }) => [shot.target, need])).toEqual([
      [{ kind: 'structure', structure: 'fence', spot: { x: 0, y: expect.closeTo(3.875, 2) } }, -3],
    ]);
    expect(aimsOn({ structures: [{ ...fence, dp: 7 }] }).ids()).toEqual([]);
    expect(aimsOn({ structures: [{ ...fence, dp: null }] }).ids()).toEqual([]);
    expect(aimsOn({ structures: [testWall('tree', facing(0, 4, 0), 0.5, 0.5, 20)] }).ids()).toEqual(['mg-front>tree']);
  });

  it('one is asked for it as a turn ends, not before', () => {
    const { game } = aimsOn({ structures: [fence] });
    expect([fireWindow(game, null).next().done, lastFireWindow(game).next().done]).toEqual([true, false]);
  });

  it('the next section is aimed at where the nearest is open', () => {
    const { game, aims } = aimsOn({ structures: [fence] });
    game.state.breaches = { fence: [{ from: -0.25, to: 0.25 }] };
    const [aim] = aims();
    expect(aim?.shot.target).toMatchObject({ spot: { y: 3.875 } });
    const { target } = aim?.shot ?? {};
    expect(target?.kind === 'structure' && Math.abs(target.spot?.x ?? 0)).toBe(0.25);
  });
});
