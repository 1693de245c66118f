import { describe, expect, test } from 'vitest';
import { readyToMove } from '../../testing/movement.ts';
import { at, driven, gameOf, marksOf, play, roadSetup, vehicle } from '../../testing/road.ts';
import { facingRow } from '../queries/facing.ts';
import { finalFacing } from './facing.ts';

function faced(die: number, sd: number, movement: 'grid' | 'open' = 'grid', speed = 70) {
  const game = gameOf(roadSetup([{ design: driven('midSized', 1), speed }], { variants: { movement } }), [die]);
  readyToMove(game);
  play(game, finalFacing(game, vehicle(game), sd, 0));
  const { pose, left } = vehicle(game);
  return { game, pose, left, speed: vehicle(game).speed };
}

describe('roadrage/control/final-facing', () => {
  test('example 8: skill 1, speed difference 2, a 4: 45° to the left, speed and movement halved', () => {
    const { pose, speed, left, game } = faced(4, 2);
    expect(pose).toEqual(at(0, 0, -45));
    expect([speed, left]).toEqual([30, 3]);
    expect(marksOf(game)).toEqual(['facing/-45']);
  });

  test('example 8: a 6: 90° to the left and stopped', () => {
    const { pose, speed, left } = faced(6, 2);
    expect(pose).toEqual(at(0, 0, -90));
    expect([speed, left]).toEqual([0, 0]);
  });

  test('example 8: a 1: straight on with all it had', () => {
    const { pose, speed, left } = faced(1, 2);
    expect(pose).toEqual(at(0, 0));
    expect([speed, left]).toEqual([70, 7]);
  });

  test.each([
    [-3, 0, 'continue'],
    [4, 0, 'continue'],
    [5, -45, 'half'],
    [6, 45, 'half'],
    [7, -90, 'halt'],
    [8, 90, 'halt'],
    [9, -135, 'halt'],
    [10, 135, 'halt'],
    [11, 180, 'halt'],
    [19, 180, 'halt'],
  ])('%i on the diagram turns %i° and means %s', (result, turn, outcome) => {
    const game = gameOf(roadSetup([{ design: driven('midSized', 0) }]));
    expect(facingRow(game, result)).toMatchObject({ turn, outcome });
  });
});

describe('roadrage/open/facing', () => {
  test('example 8: the same 1 without a grid: 15° to the right, and on', () => {
    const { pose, speed, left, game } = faced(1, 2, 'open');
    expect(pose.h).toBe(at(0, 0, 15).h);
    expect([speed, left]).toEqual([70, 7]);
    expect(marksOf(game)).toEqual(['open-facing/15']);
  });

  test('results 3 and 4 turn 30° and cost 10 mph of speed and movement', () => {
    expect(faced(2, 2, 'open')).toMatchObject({ speed: 60, left: 6, pose: { h: at(0, 0, -30).h } });
    expect(faced(3, 2, 'open')).toMatchObject({ speed: 60, left: 6, pose: { h: at(0, 0, 30).h } });
  });
});
