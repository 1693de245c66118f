import { describe, expect, test } from 'vitest';
import { handsWith } from '../../testing/armed-fixtures.ts';
import { facing, textsOf } from '../../testing/collision-fixtures.ts';
import { combatCar, combatGame, inTurn, run } from '../../testing/combat-fixtures.ts';
import { laid } from '../../testing/laid.ts';
import { actor, walker } from '../../testing/walkers.ts';
import { blowsFor } from '../queries/blows.ts';
import type { Character } from '../state/character.ts';
import type { PersonModel } from '../state/model.ts';
import { lastFireWindow } from './fire-window.ts';

const skilled = (martialArts: number): { character: Character } => ({
  character: { name: null, skills: { martialArts }, saved: {}, prestige: 0, kills: 0 },
});

/** Two in squares next to each other, and cars far away. */
function brawl(model: Partial<PersonModel>, dice: readonly number[], other: Parameters<typeof walker>[2] = {}) {
  const walkers = [actor(0.125, 0.125, { model }), walker(0.375, 0.125, { id: 'p2', seat: 1, ...other })];
  const vehicles = [combatCar('v1', facing(-30, 0, 0)), combatCar('v2', facing(30, 0, 0))];
  const game = combatGame({ vehicles, walkers }, dice);
  return game;
}

describe('deluxe/VI.2/hand-to-hand', () => {
  test('P-10: five or more, and a fist does a die less 5', () => {
    const game = brawl({}, [2, 3, 6], { way: [{ x: 3, y: 0.125 }] });
    run(game, lastFireWindow(game), inTurn('strike:p1>p2'));
    expect(textsOf(game, 'blow')[0]).toContain('hits: needed 5, rolled 5');
    expect(game.state.pedestrians[1]?.person.hits).toBe(1);
    expect(game.state.story.people.p1).toEqual({});
  });

  test('something heavy does a die less 4', () => {
    const game = brawl({ hands: { ...handsWith('HP'), arms: [] } }, [6, 5, 6]);
    game.state.counters.push(laid('SD', facing(0.125, 0.375, 0), { kind: 'debris' }));
    run(game, lastFireWindow(game), inTurn('strike:p1>p2'));
    expect(game.state.pedestrians[1]?.person.hits).toBe(2);
    expect(game.state.story.people.p1).toEqual({ onFoot: true });
  });

  test('deluxe/VII.1/martial-arts: two blows, better aimed and harder with plusses, and whom they fell counts', () => {
    const game = brawl(skilled(2), [6, 5, 5, 6, 5, 5]);
    run(game, lastFireWindow(game), inTurn('strike:p1>p2'));
    expect(textsOf(game, 'blow')).toHaveLength(2);
    expect(game.state.pedestrians[1]?.person.hits).toBe(2);
    expect(game.state.story.people.p1).toEqual({ fists: 1 });
  });

  test('whoever has used more than half his squares strikes nobody', () => {
    const game = brawl({}, []);
    const [first] = game.state.pedestrians;
    if (first?.acts === undefined) throw new Error('nobody acts');
    first.acts.steps = 2;
    expect(blowsFor(game, 0, [])).toHaveLength(1);
    first.acts.steps = 3;
    expect(blowsFor(game, 0, [])).toEqual([]);
  });

  test('two squares away is out of reach', () => {
    const game = brawl({}, []);
    const [, second] = game.state.pedestrians;
    if (second !== undefined) second.pose = facing(0.625, 0.125, 0);
    expect(blowsFor(game, 0, [])).toEqual([]);
  });
});

describe('deluxe/VI.2/striking-vehicles', () => {
  test('a die less 5 without a roll, and the weapon is nothing but a club after it', () => {
    const car = combatCar('v2', facing(0.625, 0, 0));
    const model = { hands: handsWith('rifle') };
    const vehicles = [combatCar('v1', facing(-30, 0, 0)), car];
    const game = combatGame({ vehicles, walkers: [actor(0.125, 0.125, { model })] }, [6]);
    run(game, lastFireWindow(game), inTurn('strike:p1>v2'));
    expect(car.armor.left).toBe(9);
    expect(game.state.pedestrians[0]?.person.arms).toMatchObject([{ shots: 0 }]);
  });

  test('bare hands leave a vehicle alone', () => {
    const vehicles = [combatCar('v1', facing(-30, 0, 0)), combatCar('v2', facing(0.625, 0, 0))];
    const game = combatGame({ vehicles, walkers: [actor(0.125, 0.125)] });
    expect(blowsFor(game, 0, [])).toEqual([]);
  });
});
