import { describe, expect, it } from 'vitest';
import type { QuestionOf } from '../../testing/fights.ts';
import { fieldSetup, gameOf, person, play } from '../../testing/fights.ts';
import { questionOf } from '../questions.ts';
import { beginFight } from './meeting.ts';

const TWO = [
  { type: 'novice', at: { x: 2, y: 2 } },
  { type: 'novice', at: { x: 9, y: 2 } },
] as const;

function begun(surprised: number[], mutualSpotting: 'surprise' | 'no-surprise', dice: readonly number[]) {
  const setup = fieldSetup(TWO, { meeting: { surprised }, variants: { mutualSpotting } });
  const game = gameOf(setup, dice, questionOf as QuestionOf);
  play(game, beginFight(game));
  return [person(game).frozen, person(game, 2).frozen];
}

describe('twilight/encounters/spotting-surprise: who see each other at once', () => {
  it('are both surprised', () => {
    expect(begun([0, 1], 'surprise', [6, 6])).toEqual([5, 5]);
  });

  it('are not, by the other reading', () => {
    expect(begun([0, 1], 'no-surprise', [])).toEqual([0, 0]);
  });

  it('and who alone is surprised, is so by either', () => {
    expect(begun([0], 'no-surprise', [6])).toEqual([5, 0]);
  });
});
