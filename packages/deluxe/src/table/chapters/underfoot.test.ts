import { describe, expect, test } from 'vitest';
import { facing } from '../../testing/collision-fixtures.ts';
import { combatCar, combatGame, run, sequence } from '../../testing/combat-fixtures.ts';
import { laid } from '../../testing/laid.ts';
import { actor, walker } from '../../testing/walkers.ts';
import { stepsAt } from '../queries/on-foot.ts';
import type { CounterKind } from '../state/counters.ts';
import type { Walker } from '../state/setup.ts';
import { settleUnderfoot, treadOn } from './underfoot.ts';

/** Somebody on foot in a square where something lies. */
function on(kind: CounterKind, dice: readonly number[], who: Walker = walker(0.125, 0.125)) {
  const counter = laid('SD', facing(0.125, 0.125, 0), { kind });
  const game = combatGame({ vehicles: [combatCar('v1', facing(9, 9, 0))], counters: [counter], walkers: [who] }, dice);
  const [pedestrian] = game.state.pedestrians;
  if (pedestrian === undefined) throw new Error('nobody is there');
  return { game, pedestrian };
}

describe('deluxe/VI.2/spikes', () => {
  test.each([
    [[1, 1, 6], 2],
    [[1, 2, 4], 0],
    [[2, 2], 0],
  ])('two dice and a die %j: %i hits', (dice, hits) => {
    const { game, pedestrian } = on('spikes', dice);
    run(game, treadOn(game, pedestrian));
    expect(pedestrian.person.hits).toBe(hits);
  });
});

describe('deluxe/VI.2/mines', () => {
  test('nobody on foot sets them off', () => {
    const { game, pedestrian } = on('mines', []);
    run(game, treadOn(game, pedestrian));
    expect(pedestrian.person.hits).toBe(0);
    expect(game.state.counters).toHaveLength(1);
  });
});

describe('deluxe/VI.2/oil', () => {
  test('P-03: five, seven, nine, eleven and eleven again', () => {
    const { game, pedestrian } = on('oil', [2, 3, 3, 4, 4, 5, 5, 6, 5, 5]);
    const tread = () => treadOn(game, pedestrian);
    run(game, sequence(tread(), tread(), tread(), tread(), tread()));
    expect(pedestrian).toMatchObject({ slips: 5, fallen: true });
  });

  test('off the oil the count begins anew', () => {
    const { game, pedestrian } = on('oil', [3, 3]);
    run(game, treadOn(game, pedestrian));
    pedestrian.pose = facing(5.125, 5.125, 0);
    run(game, treadOn(game, pedestrian));
    expect(pedestrian.slips).toBeUndefined();
  });

  test('who has fallen crawls in phases 4 and 7', () => {
    const { pedestrian } = on('oil', [], actor(0.125, 0.125));
    pedestrian.fallen = true;
    expect([1, 2, 3, 4, 5].map((phase) => stepsAt(pedestrian, 12.5, phase))).toEqual([
      false,
      false,
      false,
      true,
      false,
    ]);
  });

  test('a whole turn and a seven bring him to his feet', () => {
    const { game, pedestrian } = on('oil', [3, 3, 3, 4], actor(0.125, 0.125));
    pedestrian.fallen = true;
    run(game, sequence(settleUnderfoot(game), settleUnderfoot(game)));
    expect(pedestrian.fallen).toBeUndefined();
  });

  test('who has crawled in this turn does not get up in it', () => {
    const { game, pedestrian } = on('oil', [], actor(0.125, 0.125));
    pedestrian.fallen = true;
    if (pedestrian.acts !== undefined) pedestrian.acts.steps = 1;
    run(game, settleUnderfoot(game));
    expect(pedestrian.fallen).toBe(true);
  });

  test('burning oil costs a point a turn, body armor first', () => {
    const { game, pedestrian } = on('flaming-oil', [], walker(0.125, 0.125, { armor: 1 }));
    run(game, sequence(settleUnderfoot(game), settleUnderfoot(game)));
    expect(pedestrian.person).toMatchObject({ armor: 0, hits: 1 });
  });
});
