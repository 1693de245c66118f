import { describe, expect, test } from 'vitest';
import { facing } from '../../testing/collision-fixtures.ts';
import { combatCar, combatGame, run } from '../../testing/combat-fixtures.ts';
import { laid } from '../../testing/laid.ts';
import { actor } from '../../testing/walkers.ts';
import { canFireOnFoot } from '../queries/hands.ts';
import { isActor } from '../queries/on-foot.ts';
import { makeFor, settlePeople } from './on-foot.ts';
import { walkQuestion } from './walk-question.ts';
import { walkOn } from './walking.ts';

/** Somebody next to an obstacle, as a turn begins. */
function beside() {
  const counter = { ...laid('SD', facing(0.375, 0.125, 0), { kind: 'obstacle' }), size: { length: 0.25, width: 0.25 } };
  const vehicles = [combatCar('v1', facing(-20, 0, 0)), combatCar('v2', facing(20, 0, 0))];
  const game = combatGame({ vehicles, counters: [counter], walkers: [actor(0.125, 0.125)] });
  game.state.at = 'speeds';
  const [who] = game.state.pedestrians;
  if (who === undefined || !isActor(who)) throw new Error('nobody acts');
  return { game, who };
}

describe('deluxe/IV.8/carrying-obstacles', () => {
  test('a turn to pick it up, and no weapon with it', () => {
    const { game, who } = beside();
    expect(
      walkQuestion(game, who)
        .options()
        .map(({ id }) => id),
    ).toContain('lift:laid-1');
    makeFor(game, who, 'lift:laid-1');
    settlePeople(game);
    expect(game.state.counters).toEqual([]);
    expect(who.acts.carries).toMatchObject({ id: 'laid-1' });
    expect(canFireOnFoot(who, 3)).toBe(false);
  });

  test('a square a turn; it is put down in no time, and lies where he stands', () => {
    const { game, who } = beside();
    makeFor(game, who, 'lift:laid-1');
    settlePeople(game);
    game.state.turn = 3;
    makeFor(game, who, 'go:0,1');
    for (game.state.phase = 1; game.state.phase <= 5; game.state.phase++) run(game, walkOn(game));
    expect([who.pose.y, who.acts.steps]).toEqual([0.375, 1]);
    makeFor(game, who, 'put-down');
    expect(game.state.counters).toMatchObject([{ id: 'laid-1', pose: { x: 0.125, y: 0.375 } }]);
    expect(who.acts.carries).toBeUndefined();
  });

  test('H-302: who goes farther than a square, and who falls, leaves it behind', () => {
    const { game, who } = beside();
    makeFor(game, who, 'lift:laid-1');
    settlePeople(game);
    makeFor(game, who, 'go:0,3');
    expect(game.state.counters).toHaveLength(1);
    const other = beside();
    makeFor(other.game, other.who, 'lift:laid-1');
    settlePeople(other.game);
    other.who.person.hits = 2;
    settlePeople(other.game);
    expect(other.game.state.counters).toHaveLength(1);
  });
});
