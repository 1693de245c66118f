import { answerOf } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import { person, play, type TestGame, textsOf } from '../../testing/fights.ts';
import { act, arm, fight, optionsOf, type PersonFile } from '../../testing/shooting.ts';
import { kindOf } from '../actions/list.ts';
import { lookAgain } from '../chapters/sighting.ts';
import { knownState } from '../knowing.ts';

/** A house wall with a gap of two squares: who runs behind it is in view in the gap. */
const wall = (y: number, length: number) => ({
  ...{ kind: 'wall' as const, x: 6, y, edge: 'west' as const, length, cover: 'brick-wall' as const },
});
const GAP = { levels: [{ id: 'field', width: 20, height: 20, barriers: [wall(0, 5), wall(7, 13)] }] };
const FIRER: Partial<PersonFile> = { at: { x: 2, y: 5 }, type: 'elite', items: [arm('m16')], facing: 2 };
const RUNNER: Partial<PersonFile> = { at: { x: 7, y: 4 }, seat: 1, facing: 4 };

/** He runs from behind one wall past the gap behind the other. */
function runPast(dice: readonly number[], more: Parameters<typeof fight>[2] = {}): TestGame {
  const game = fight([FIRER, RUNNER], dice, { ...GAP, ...more });
  for (const one of game.state.people) Object.assign(one, { seen: 0, seenThisPhase: 0, facing: one.facing });
  game.state.contact = true;
  game.state.phase = 5;
  lookAgain(game);
  const left = game.diceLeft.splice(0);
  play(game, kindOf('move').perform(game, person(game, 2), answerOf('move:run:0,7,8')));
  game.diceLeft.push(...left);
  return game;
}

describe('twilight/combat/action-fire', () => {
  it('who was in view earlier in this phase may be fired at as he was then, and no longer in the next one', () => {
    // 48 meters off, at close range of 55; running is a band; quick: 80, 40, 20. Hit, in the chest, two dice.
    const game = runPast([20, 4, 3, 3]);
    const runner = person(game, 2);
    expect([runner.at, runner.seen & 1, runner.seenThisPhase & 1]).toEqual([{ l: 0, x: 7, y: 8 }, 0, 1]);
    expect(runner.glimpses).toEqual([{ side: 0, at: { l: 0, x: 7, y: 7 } }]);
    const item = person(game).carries[0]?.id ?? '';
    expect(optionsOf(game)).toContain(`fire:${item}:single:p2`);
    act(game, `fire:${item}:single:p2`, { shots: 1 });
    const shot = game.events.find(({ kind }) => kind === 'shot');
    expect(shot?.target).toMatchObject({ base: 80, need: 20 });
    expect(textsOf(game, 'stopped')).toEqual([]);
    expect(runner.total).toBe(6);
    lookAgain(game);
    expect([runner.glimpses, optionsOf(game).filter((id) => id.startsWith('fire'))]).toEqual([[], []]);
  });

  it('only by who has a line to where he was, and nothing is aimed or thrown at him', () => {
    const game = runPast([]);
    const item = person(game).carries[0]?.id ?? '';
    expect(optionsOf(game).filter((id) => !id.startsWith('fire'))).toEqual([`aim:${item}:watch`]);
    person(game).at = { l: 0, x: 2, y: 15 };
    expect(optionsOf(game).filter((id) => id.startsWith('fire'))).toEqual([]);
  });

  it('in the fog a side knows where it saw others, and not where others saw its own', () => {
    const game = runPast([], { hidden: true });
    const [, theirs] = knownState(game.setup, game.state, 0).people;
    const [, own] = knownState(game.setup, game.state, 1).people;
    expect([theirs?.glimpses.length, own?.glimpses]).toEqual([1, []]);
  });
});
