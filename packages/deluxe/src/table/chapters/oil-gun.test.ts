import { describe, expect, it } from 'vitest';
import { COUNTERS } from '../../catalog/counters.ts';
import { facing, gun, textsOf } from '../../testing/collision-fixtures.ts';
import { combatCar, combatGame, inTurn, run } from '../../testing/combat-fixtures.ts';
import { gunsAboard } from '../queries/guns.ts';
import { legalShots } from '../queries/shots.ts';
import { isOnSlick } from '../queries/slicks.ts';
import { toHit } from '../queries/to-hit.ts';
import { modelOf } from '../state/setup.ts';
import { lastFireWindow } from './fire-window.ts';

const scene = (speed: number, dice: readonly number[] = []) => {
  const one = combatCar('v1', facing(0, 0, 0), { weapons: [gun('OG')], speed: 20 });
  const two = combatCar('v2', facing(0, 5, 0), { speed });
  return { one, two, game: combatGame({ vehicles: [one, two] }, dice) };
};

const needsOf = ({ game, one }: ReturnType<typeof scene>, id: string): readonly string[] => {
  const shot = legalShots(game.setup, game.state, one).find((candidate) => candidate.id === id);
  const [og] = gunsAboard(modelOf(game.setup, 'v1'), one);
  if (shot === undefined || og === undefined) throw new Error(`no ${id}`);
  const need = toHit(game.setup, game.state, shot, og, null);
  return need.kind === 'need' ? [`${need.need}`, ...need.modifiers.map(({ value, label }) => `${value} ${label}`)] : [];
};

describe('deluxe/V.2/oil-gun', () => {
  it('at a vehicle as a whole, at -2; at the road before one that drives (H-171)', () => {
    const moving = scene(40);
    const ids = legalShots(moving.game.setup, moving.game.state, moving.one).map(({ id }) => id);
    // The car itself hides the road right before it.
    expect(ids).toEqual(['og-front>v2:back']);
    expect(needsOf(moving, 'og-front>v2:back')).toEqual([
      '9',
      '-1 Range 4 inches',
      '-1 Front or rear of a car or cycle',
      '-2 Oil gun at a vehicle',
    ]);
  });

  it('across its bows: the road is a target at rest', () => {
    const one = combatCar('v1', facing(0, 0, 0), { weapons: [gun('OG')], speed: 20 });
    const two = combatCar('v2', facing(-1, 5, 270), { speed: 40 });
    const game = combatGame({ vehicles: [one, two] });
    const ids = legalShots(game.setup, game.state, one).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['og-front>v2:road-1', 'og-front>v2:road-2']));
    expect(needsOf({ game, one, two }, 'og-front>v2:road-1')).toEqual([
      '5',
      '-1 Range 4 inches',
      '1 Target not moving',
    ]);
  });

  it('D-14: on a vehicle a standard slick beneath it, and its windows are painted', () => {
    const { game, one, two } = scene(40, [6, 6]);
    run(game, lastFireWindow(game), inTurn('og-front>v2:back'));
    expect(game.state.counters).toMatchObject([{ kind: 'oil', size: COUNTERS.oil, pose: two.pose }]);
    expect([isOnSlick(game.state, two), two.paintedUntil, two.armor.back]).toEqual([true, 5, 20]);
    expect(one.parts[0]).toMatchObject({ shots: 9 });
    expect(textsOf(game, 'oil')).toEqual(['The bag bursts over V2 and beneath it.']);
  });

  it('on the road a slick of twice the size; a miss does nothing', () => {
    const one = combatCar('v1', facing(0, 0, 0), { weapons: [gun('OG')], speed: 20 });
    const two = combatCar('v2', facing(-1, 5, 270), { speed: 40 });
    const hit = combatGame({ vehicles: [one, two] }, [4, 4]);
    run(hit, lastFireWindow(hit), inTurn('og-front>v2:road-2'));
    expect(hit.state.counters).toMatchObject([{ kind: 'oil', size: COUNTERS.oilGun, pose: { x: 1, y: 5 } }]);
    expect(textsOf(hit, 'oil')).toEqual(['The bag bursts on the road 2 in ahead of V2.']);
    const miss = scene(40, [1, 1]);
    run(miss.game, lastFireWindow(miss.game), inTurn('og-front>v2:back'));
    expect(miss.game.state.counters).toEqual([]);
  });
});
