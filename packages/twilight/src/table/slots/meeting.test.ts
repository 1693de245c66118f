import { describe, expect, it } from 'vitest';
import type { QuestionOf } from '../../testing/fights.ts';
import { fieldSetup, gameOf, person, play } from '../../testing/fights.ts';
import { battle, crewman, vehicle } from '../../testing/heavy.ts';
import { questionOf } from '../questions.ts';
import { beginFight } from './meeting.ts';
import { repeatAgain } from './repetition.ts';

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

describe('twilight/combat/ambush', () => {
  it('whoever drives into it drives straight on, phase by phase, and is asked nothing', () => {
    const truck = {
      id: 't',
      name: 'Truck',
      kind: '5-ton',
      seat: 1,
      at: { x: 2, y: 5 },
      heading: 2,
      speed: 20,
    } as const;
    const game = battle([{ at: { x: 9, y: 9 } }, crewman('t', 'driver', { seat: 1, type: 'novice' })], [truck], [], {
      levels: [{ id: 'road', width: 20, height: 20, ground: 'road' }],
      meeting: { ambush: [0] },
    });
    play(game, beginFight(game));
    expect(person(game, 2).repeats).toEqual({ option: 'drive:on', params: { forced: 1 } });
    for (const x of [4, 6]) {
      vehicle(game).moved = 0;
      play(game, repeatAgain(game, person(game, 2)));
      expect([vehicle(game).at, vehicle(game).speed]).toEqual([{ l: 0, x, y: 5 }, 16]);
    }
    // At the edge of the map it stands.
    vehicle(game).at = { l: 0, x: 19, y: 5 };
    play(game, repeatAgain(game, person(game, 2)));
    expect(vehicle(game).speed).toBe(0);
  });
});
