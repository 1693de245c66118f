// How the death squad comes by the lamps of the yard.

import { describe, expect, it } from 'vitest';
import { moveAlong } from '../table/chapters/movement.ts';
import { scriptPhase } from '../table/chapters/script.ts';
import { lookAgain } from '../table/chapters/sighting.ts';
import type { Person } from '../table/state/person.ts';
import { adventure, orderOf, squad, turn, withRole } from '../testing/adventures.ts';
import { play, type TestGame } from '../testing/fights.ts';

/** In the second turn somebody may hear them: here nobody does. */
function begun(face: number): TestGame {
  const game = adventure('weekend', 99);
  turn(game);
  turn(game);
  return { ...game, dice: adventure('weekend', face).dice };
}

const stand = (game: TestGame, x: number, y: number): readonly Person[] => {
  const team = squad(game, 'North');
  for (const one of team) one.at = { l: 0, x, y };
  lookAgain(game);
  return team;
};

const isSeen = (team: readonly Person[]): boolean => team.some(({ seen }) => seen !== 0);

describe('twilight/adventures/lamplight', () => {
  it.each([
    ['half light, guards who suspect nothing: average', 15, 6, false, [70, 71]],
    ['half light, guards who know: easy', 15, 6, true, [100, null]],
    ['good light, guards who suspect nothing: easy', 15, 9, false, [100, null]],
  ] as const)('%s', (_, x, y, isAlert, [success, failure]) => {
    for (const [face, isSpotted] of [
      [success, true],
      [failure, false],
    ] as const) {
      if (face === null) continue;
      const game = begun(face);
      // The best recon of the squad is 70.
      if (isAlert) game.state.script.alarms.push('heard');
      const team = stand(game, x, y);
      turn(game);
      expect(game.state.script.alarms.includes('spotted-North')).toBe(isSpotted);
      expect(team.every(({ concealed }) => concealed)).toBe(!isSpotted);
      lookAgain(game);
      expect(isSeen(team)).toBe(isSpotted);
      expect(orderOf(game, 'North')).toBe(isSpotted ? 'assault house' : 'approach yard');
    }
  });

  it('once the guards know nobody is unseen in good light', () => {
    const game = begun(100);
    game.state.script.alarms.push('heard');
    const team = stand(game, 15, 9);
    play(game, scriptPhase(game));
    expect(team.some(({ concealed }) => concealed)).toBe(false);
  });

  it('from two squares off they are seen without a task, from three they are not; and at once when they run', () => {
    const game = begun(100);
    const [guard] = withRole(game, 'party');
    if (guard === undefined) throw new Error('nobody there');
    guard.at = { l: 0, x: 15, y: 4 };
    expect(isSeen(stand(game, 15, 1))).toBe(false);
    expect(isSeen(stand(game, 15, 2))).toBe(true);
    const [runner] = stand(game, 15, 1);
    if (runner === undefined) throw new Error('nobody there');
    play(game, moveAlong(game, runner, [{ l: 0, x: 15, y: 0 }], 'walk'));
    expect(runner.concealed).toBe(true);
    play(game, moveAlong(game, runner, [{ l: 0, x: 15, y: 1 }], 'trot'));
    expect(runner.concealed).toBe(false);
  });

  it('the task is nobody’s to hear of, and with the lamps out they are seen as anybody in the dark', () => {
    const game = begun(71);
    const before = game.events.length;
    const team = stand(game, 15, 6);
    turn(game);
    expect(game.events.slice(before).some(({ kind }) => kind === 'roll' || kind === 'task')).toBe(false);
    const [raider] = squad(game, 'West');
    if (raider === undefined) throw new Error('nobody there');
    raider.at = { l: 0, x: 10, y: 16 };
    play(game, scriptPhase(game));
    expect(team.some(({ concealed }) => concealed)).toBe(false);
  });
});
