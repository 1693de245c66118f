import { answerOf, type Option } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import { handsWith } from '../../testing/armed-fixtures.ts';
import { type Answering, facing, type TestGame, testWall, textsOf } from '../../testing/collision-fixtures.ts';
import { combatCar, combatGame, run, sequence } from '../../testing/combat-fixtures.ts';
import { actor } from '../../testing/walkers.ts';
import { limpetAreas } from '../../view/limpets.ts';
import { stuntsFor } from '../queries/boarding.ts';
import { knownState } from '../queries/known.ts';
import type { Structure } from '../state/setup.ts';
import type { DeluxeGame } from '../state/state.ts';
import { fireWindow, lastFireWindow } from './fire-window.ts';
import { setOffLimpets } from './limpets.ts';

const WALL: Structure = { ...testWall('wall-1', facing(0, 0.75, 90), 8, 0.25, 10), kind: 'wall', label: 'the wall' };

/** A man with a mine close before a wall that runs from west to east; the cars are far away. */
function scene(wall: Partial<Structure>, dice: readonly number[] = [], far = facing(15, 15, 0)) {
  const man = actor(0.125, 0.375, { model: { hands: handsWith('LM') } });
  const vehicles = [combatCar('v1', facing(-15, -15, 0)), combatCar('v2', far)];
  return combatGame({ vehicles, walkers: [man], structures: [{ ...WALL, ...wall }] }, dice);
}

const places = (game: DeluxeGame): readonly string[] => stuntsFor(game, 0, []).map(({ id }) => id);

function planting(delay: number, seen: Option[] = []): Answering {
  return (question) => {
    const option = question.options().find(({ id }) => id === 'plant:p1>wall-1');
    if (option === undefined) return answerOf('hold');
    seen.push(option);
    return answerOf(option.id, { delay });
  };
}

const mined = (game: TestGame): void => run(game, sequence(lastFireWindow(game), setOffLimpets(game)), planting(0));

describe('deluxe/VI/limpet-mine: on what is built', () => {
  it('H-343: sticks to walls, pillars and houses in the next square; not to bark, rock, or what is farther away', () => {
    const offered = (wall: Partial<Structure>) => places(scene(wall));
    expect(offered({})).toEqual(['plant:p1>wall-1']);
    expect([offered({ kind: 'building' }), offered({ kind: 'pillar' })].flat()).toHaveLength(2);
    expect(
      [offered({ kind: 'tree' }), offered({ kind: 'boulder' }), offered({ pose: facing(0, 1.75, 90) })].flat(),
    ).toEqual([]);
  });

  it('is asked about as a turn ends, and only for what may fall', () => {
    const asked = (game: TestGame, window: typeof fireWindow | typeof lastFireWindow): number => {
      const seen: Option[] = [];
      run(game, window(game, null), planting(3, seen));
      return seen.length;
    };
    expect(asked(scene({}), fireWindow)).toBe(0);
    expect(asked(scene({}), lastFireWindow)).toBe(1);
    expect(asked(scene({ dp: null }), lastFireWindow)).toBe(0);
  });

  it('says what it does, waits for its turn, and lies where everybody sees it', () => {
    const game = scene({});
    const seen: Option[] = [];
    run(game, sequence(lastFireWindow(game), setOffLimpets(game)), planting(3, seen));
    expect(seen[0]).toMatchObject({ at: { piece: 'wall-1' }, label: 'Ann: limpet mine on the wall' });
    expect(seen[0]?.preview({}).text).toBe(
      'When it goes off: 1d+1 and 1d to the wall in one blow, a grenade to all around.',
    );
    expect(game.state.limpets).toMatchObject([{ wall: 'wall-1', by: 'p1', goesOff: game.state.turn + 3 }]);
    expect([limpetAreas(game).length, game.state.pedestrians[0]?.person.arms?.[0]?.shots]).toEqual([1, 0]);
    const setup = { ...game.setup, hidden: true };
    const told = [0, 1].map((seat) => knownState(setup, game.state, seat).limpets[0]?.goesOff);
    expect(told).toEqual([game.state.turn + 3, game.state.turn]);
  });

  it('both its dice are one blow: 3+1 and 6 breach a wall of ten points, 3+1 and 5 do not', () => {
    // The man beside it takes the first die, an ace for him.
    const breached = scene({}, [1, 3, 6]);
    mined(breached);
    const held = scene({}, [1, 3, 5]);
    mined(held);
    expect([Object.keys(breached.state.breaches), Object.keys(held.state.breaches)]).toEqual([['wall-1'], []]);
    expect(textsOf(breached, 'limpet').at(-1)).toBe('A limpet mine goes off on the wall.');
  });

  it('what is not breached loses points; what stands for ever is not rolled for', () => {
    const pillar = scene(
      { kind: 'pillar', size: { length: 0.25, width: 0.25 }, pose: facing(0.125, 0.75, 0) },
      [1, 3, 2],
    );
    mined(pillar);
    expect(pillar.state.structures['wall-1']).toBe(4);
    const rock = scene({ dp: null, kind: 'building' }, [1]);
    rock.state.limpets.push({ id: 'limpet-1', wall: 'wall-1', at: { x: 0.125, y: 0.6 }, by: 'p1', set: 1, goesOff: 1 });
    run(rock, setOffLimpets(rock));
    expect([rock.state.structures, rock.state.limpets]).toEqual([{}, []]);
  });

  it('reaches a car on its own side of the wall, and none behind it', () => {
    const near = scene({}, [1, 4, 1, 1], facing(1.5, 0, 0));
    mined(near);
    const behind = scene({}, [1, 1, 1], facing(0, 2, 0));
    mined(behind);
    const marks = (game: TestGame) => textsOf(game, 'damage-roll').filter((text) => text.includes('reaches V2')).length;
    expect([marks(near), marks(behind)]).toEqual([1, 0]);
  });

  it('goes with a wall that has fallen', () => {
    const game = scene({});
    run(game, lastFireWindow(game), planting(0));
    game.state.structures['wall-1'] = 0;
    run(game, setOffLimpets(game));
    expect([game.state.limpets, textsOf(game, 'limpet')]).toEqual([[], ['Ann sticks a limpet mine to the wall.']]);
  });
});
