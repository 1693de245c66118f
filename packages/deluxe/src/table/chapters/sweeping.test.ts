import { describe, expect, it } from 'vitest';
import { facing, gun, textsOf } from '../../testing/collision-fixtures.ts';
import { combatCar, combatGame, inTurn, run } from '../../testing/combat-fixtures.ts';
import { crowdsOf } from '../queries/crowds.ts';
import { legalShots } from '../queries/shots.ts';
import type { Pedestrian } from '../state/state.ts';
import { lastFireWindow } from './fire-window.ts';

const foe = (id: string, x: number, armor = 0): Pedestrian => ({
  person: { id, seat: 1, post: null, armor, hits: 0, actedTurn: 0, droveTurn: 0 },
  pose: facing(x, 3, 0),
  level: 0,
  corner: 0,
});

const LINE = [-0.375, -0.125, 0.125, 0.375];

/** Four in a line an inch long, before somebody's gun. */
const swept = (weapon: 'L' | 'FT' | 'MG' | 'RL', dice: readonly number[], ...answers: readonly string[]) => {
  const one = combatCar('v1', facing(0, 0, 0), { weapons: [gun(weapon)] });
  const game = combatGame({ vehicles: [one, combatCar('v2', facing(9, 9, 0))] }, dice);
  game.state.pedestrians.push(...LINE.map((x, i) => foe(`p${i + 1}`, x, 9)));
  const ids = legalShots(game.setup, game.state, one).map(({ id }) => id);
  const crowd = `${weapon.toLowerCase()}-front>crowd:p1+p2+p3+p4`;
  if (ids.includes(crowd)) run(game, lastFireWindow(game), inTurn(crowd, ...answers));
  const lost = game.state.pedestrians.map(({ person }) => 9 - person.armor + person.hits);
  return { game, lost, isOffered: ids.includes(crowd) };
};

const HIT = [6, 6];
const MISS = [1, 1];

describe('deluxe/V.3/area', () => {
  it('the book’s four in a line: two hits, the two on the right, 13 on three dice: 7 each (D-13)', () => {
    const { lost, game } = swept('L', [...HIT, ...MISS, ...HIT, ...MISS, 6, 6, 1], 'hit:p3+p4');
    expect(lost).toEqual([0, 0, 7, 7]);
    expect(textsOf(game, 'damage-roll')).toHaveLength(1);
  });

  it('whoever is fired at chooses among those next to each other, and is not asked where all or none are hit', () => {
    const { game, lost } = swept('MG', [...HIT, ...HIT, ...HIT, ...HIT, 3]);
    expect(lost).toEqual([2, 2, 2, 2]);
    expect(game.events.some(({ text }) => text.includes('2 hits each'))).toBe(true);
    expect(swept('MG', [...MISS, ...MISS, ...MISS, ...MISS]).lost).toEqual([0, 0, 0, 0]);
    expect(() => swept('MG', [...HIT, ...MISS, ...HIT, ...MISS, 3], 'hit:p1+p3')).toThrow('is not offered');
  });

  it('a flame does all of its damage to each', () => {
    expect(swept('FT', [...HIT, ...HIT, ...HIT, ...HIT, 5]).lost).toEqual([5, 5, 5, 5]);
  });

  it('only weapons of that kind sweep, and only people within an inch of one another', () => {
    expect(swept('RL', []).isOffered).toBe(false);
    const names = (people: readonly Pedestrian[]): readonly string[] =>
      crowdsOf(people).map((crowd) => crowd.map(({ person }) => person.id).join('+'));
    expect(names([foe('a', 0), foe('b', 0.75), foe('c', 1.5)])).toEqual(['a+b', 'b+c']);
    expect(names([foe('a', 0), foe('b', 2)])).toEqual([]);
  });
});
