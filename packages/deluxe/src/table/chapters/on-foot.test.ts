import { answerOf } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import { type Board, drive, facing, testGame, testVehicle } from '../../testing/collision-fixtures.ts';
import { actor } from '../../testing/walkers.ts';
import { type Actor, isActor, mustRest } from '../queries/on-foot.ts';
import { squareOf } from '../queries/people.ts';
import type { DeluxeGame } from '../state/state.ts';
import { setOut, settlePeople } from './on-foot.ts';
import { walkQuestion } from './walk-question.ts';
import { walkOn } from './walking.ts';

function actorIn({ state }: DeluxeGame): Actor {
  const [first] = state.pedestrians;
  if (first === undefined || !isActor(first)) throw new Error('nobody acts');
  return first;
}

/** A turn in which the first on foot chose an option; the phases in which he took a step. */
function turnOf(game: DeluxeGame, option: string): readonly number[] {
  game.state.at = 'speeds';
  game.state.phase = 1;
  const walker = actorIn(game);
  setOut(game, [new Map([[walker.person.id, option]])]);
  game.state.at = 'phase';
  const phases: number[] = [];
  for (; game.state.phase <= 10; game.state.phase++) if (drive(game, walkOn(game))) phases.push(game.state.phase);
  settlePeople(game);
  game.state.turn++;
  return phases;
}

function offered(board: Board): { readonly usual: number; readonly sprints: number; readonly ids: readonly string[] } {
  const game = testGame(board);
  game.state.at = 'speeds';
  const ids = walkQuestion(game, actorIn(game))
    .options()
    .map(({ id }) => id);
  const count = (verb: string): number => ids.filter((id) => id.startsWith(verb)).length;
  return { usual: count('go:'), sprints: count('sprint:'), ids };
}

const far = (squares: number): string => `sprint:0,${squares}`;

describe('deluxe/VI/counters', () => {
  it('a person is in one square of the grid, whichever way he faces, and stays on it as he goes', () => {
    const game = testGame({ walkers: [actor(0.125, 0.125)] });
    const corners = () => squareOf(actorIn(game)).points.map(({ x, y }) => [x % 0.25, y % 0.25]);
    expect(
      corners()
        .flat()
        .every((rest) => Math.abs(rest) < 1e-6),
    ).toBe(true);
    turnOf(game, 'go:1,3');
    expect([actorIn(game).pose.x, actorIn(game).pose.y]).toEqual([0.375, 0.875]);
  });
});

describe('deluxe/VI.1/movement', () => {
  it('any square within five steps is on offer, and he goes there in the odd phases', () => {
    expect(offered({ walkers: [actor(0.125, 0.125)] })).toMatchObject({ usual: 120, sprints: 104 });
    const game = testGame({ walkers: [actor(0.125, 0.125)] });
    expect(turnOf(game, 'go:-2,5')).toEqual([1, 3, 5, 7, 9]);
    expect(actorIn(game).pose).toMatchObject({ x: -0.375, y: 1.375 });
    expect(turnOf(game, 'go:1,0')).toEqual([1]);
    expect(turnOf(game, 'stay')).toEqual([]);
  });

  it('what a square shows is where he would stand, and how far that is', () => {
    const game = testGame({ walkers: [actor(0.125, 0.125)] });
    game.state.at = 'speeds';
    const [stay, ...squares] = walkQuestion(game, actorIn(game)).options();
    expect(stay?.id).toBe('stay');
    const square = squares.find(({ id }) => id === 'go:3,-2');
    expect([square?.label, square?.words.join(' ')]).toEqual(['Go 3 east, 2 south', 'go 3 east 2 south']);
    expect(square?.preview({}).ghosts).toMatchObject([{ piece: 'p1', pose: { x: 0.875, y: -0.375 } }]);
    expect(square?.facts?.({})).toEqual({ east: 3, north: -2, steps: 3, sprints: 0 });
  });

  it('he goes round what stands in his way, and no square in it is on offer', () => {
    const car = testVehicle('v1', facing(0, 0.75, 90), 0);
    const { ids } = offered({ vehicles: [car], walkers: [actor(0.125, 0.125)] });
    expect(['go:0,2', 'go:0,3', 'go:0,4'].map((id) => ids.includes(id))).toEqual([false, false, true]);
    const game = testGame({ vehicles: [car], walkers: [actor(0.375, 0.125)] });
    expect(turnOf(game, 'go:0,4')).toEqual([1, 3, 5, 7]);
    expect(actorIn(game).pose).toMatchObject({ x: 0.375, y: 1.125 });
  });

  it('deluxe/VIII.8/improved-body-armor: takes two squares off, and Running adds one a plus (P-01)', () => {
    const heavy = actor(0.125, 0.125, { model: { armorKind: 'improvedbodyarmor' } });
    expect(offered({ walkers: [heavy] })).toMatchObject({ usual: 48, sprints: 72 });
    const quick = actor(0.125, 0.125, { model: { running: 3 } });
    expect(offered({ walkers: [quick] })).toMatchObject({ usual: 17 * 17 - 1, sprints: 21 * 21 - 17 * 17 });
  });

  it('deluxe/VI.2/combat: whoever has fired takes no further step in that turn', () => {
    const game = testGame({ walkers: [actor(0.125, 0.125)] });
    actorIn(game).person.actedTurn = 1;
    expect(turnOf(game, 'go:0,5')).toEqual([]);
  });

  it('with a car coming at him he thinks again', () => {
    const car = testVehicle('v1', facing(0, -1.5, 0), 30);
    const game = testGame({ vehicles: [car], walkers: [actor(0.125, 0.125)] });
    setOut(game, []);
    const asked: string[] = [];
    drive(game, walkOn(game), ({ topic, about }) => {
      asked.push(`${topic} ${about}`);
      return answerOf('go:3,0');
    });
    expect(asked).toEqual(['walk p1']);
    expect(actorIn(game).pose.x).toBe(0.375);
    game.state.phase = 2;
    drive(game, walkOn(game));
    game.state.phase = 3;
    drive(game, walkOn(game));
    expect([asked.length, actorIn(game).pose.x]).toEqual([1, 0.625]);
  });
});

describe('deluxe/VI.1/sprinting', () => {
  it('X-PE2: seven squares a turn; six seconds of it want three of rest', () => {
    const game = testGame({ walkers: [actor(0.125, -10.125)] });
    for (let i = 0; i < 6; i++) expect(turnOf(game, far(7))).toEqual([1, 2, 4, 5, 7, 8, 9]);
    expect(actorIn(game).acts.breath).toEqual({ sprinted: 6, since: 0, rested: 0 });
    turnOf(game, 'stay');
    turnOf(game, 'stay');
    expect(actorIn(game).acts.breath).toEqual({ sprinted: 6, since: 0, rested: 2 });
    turnOf(game, 'stay');
    expect(actorIn(game).acts.breath).toBeUndefined();
  });

  it('ten turns at most; then ten more on his feet at his usual pace, and no longer', () => {
    const game = testGame({ walkers: [actor(0.125, 0.125)] });
    const { acts } = actorIn(game);
    for (let i = 0; i < 10; i++) turnOf(game, far(i % 2 === 0 ? 7 : -7));
    game.state.at = 'speeds';
    game.state.phase = 1;
    const ids = walkQuestion(game, actorIn(game))
      .options()
      .map(({ id }) => id);
    expect([ids.some((id) => id.startsWith('sprint')), ids.includes('go:0,5')]).toEqual([false, true]);
    for (let i = 0; i < 10; i++) turnOf(game, 'go:0,1');
    expect(mustRest(acts)).toBe(true);
    expect(turnOf(game, 'go:0,1')).toEqual([]);
    for (let i = 0; i < 4; i++) turnOf(game, 'stay');
    expect([mustRest(acts), acts.breath]).toEqual([false, undefined]);
  });
});
