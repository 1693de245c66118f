// The book's own example: J.W. Roadie's Courier against Killer Carter's.

import { advance, cornersOf, distance } from '@hardtop/geometry';
import { describe, expect, test } from 'vitest';
import { inTurn, run, sequence } from '../../testing/combat-fixtures.ts';
import { carOf, jumpStartFile, jumpStartGame } from '../../testing/jump-start-fixtures.ts';
import { sizeOf } from '../state/state.ts';
import { fireTogether } from './fire.ts';
import { jumpStartSegment } from './turn.ts';

/** After the fight on the sheet: right armor and its gun gone, six off the front, three off the plant. */
const DAMAGED = {
  armor: { right: 20, front: 6 },
  weapons: { 'mg-right': { hits: 3 } },
  plant: 3,
};

describe('the duel of two Couriers', () => {
  test('deluxe/II.6/control-table: a second swerve at 40 mph, 10 and 2 for speed, skids and costs the next move (X-JS2, X-JS3)', () => {
    const file = jumpStartFile([{ speed: 40, damage: DAMAGED }, { x: 20 }]);
    const game = jumpStartGame(file, [4, 6]);
    const roadie = carOf(game, 'v1');
    game.state.phase = 3;
    roadie.jumpStart = { maneuvers: 1, losesMove: false };
    const start = roadie.pose;
    const before = cornersOf(advance(start, 1), sizeOf(roadie));
    const answering = () => ({ option: 'swerve-left', params: { squares: 2, outer: 0 } });
    run(game, sequence(jumpStartSegment(game), jumpStartSegment(game)), answering);
    // The skid took it an inch further, north as it was going; taken back, the swerve alone is left.
    const swerved = cornersOf({ ...roadie.pose, y: roadie.pose.y - 1 }, sizeOf(roadie));
    const moved = swerved.map((corner, i) => distance(corner, before[i] ?? corner));
    const least = Math.min(...moved);
    expect(least).toBeCloseTo(0, 2);
    // Corners run round: the held one's opposite is two on.
    expect(moved[(moved.indexOf(least) + 2) % 4]).toBeCloseTo(0.5, 2);
    expect(roadie.pose.h).toBeGreaterThan(start.h);
    const control = game.events.find(({ kind }) => kind === 'control');
    expect(control).toMatchObject({ roll: { total: 10 }, modifiers: [{ value: 2 }], outcome: 'bad' });
    expect(control?.text).toContain('12');
    expect(control?.text).toContain('lost');
    expect(game.left).toEqual([]);
    // Phase 4: the move is spent; at 50 mph phase 5 would come.
    game.state.at = 'phase';
    game.state.phase = 4;
    const where = roadie.pose;
    run(game, jumpStartSegment(game), answering);
    run(game, jumpStartSegment(game), answering);
    expect(roadie.pose).toEqual(where);
    expect(roadie.jumpStart?.losesMove).toBe(false);
  });

  const shots = [
    // Roadie's left gun: 11 to hit, 2 damage. His gunner's rear gun: 7 misses.
    ...[5, 6, 2, 3, 4],
    // Carter's lasers: 8 hits for 11, 7 hits for 17.
    ...[4, 4, 3, 4, 4, 3, 4, 6, 6, 5],
    // Inside the left: the driver.
    2,
  ];

  function duel() {
    const roadie = { x: 0, y: 7.1, heading: 45, speed: 40, damage: DAMAGED };
    const carter = { car: 'js-courier-b', x: 0, y: 0, heading: 0, speed: 60 };
    const game = jumpStartGame(jumpStartFile([roadie, carter]), shots);
    game.state.at = 'phase-end';
    return game;
  }

  test('deluxe/II.8/combat: all shots are rolled, then all damage is done, to the point (X-CB4, X-CB5, X-CB6)', () => {
    const game = duel();
    const answering = inTurn('mg-left>v2:front', 'mg-back>v2:front', 'l-front+l-front-2>v1:left');
    run(game, fireTogether(game), answering);
    const needs = game.events.flatMap(({ target }) => (target?.kind === 'need' ? [target.need] : []));
    expect(needs).toEqual([9, 9, 7, 7]);
    const [roadie, carter] = [carOf(game, 'v1'), carOf(game, 'v2')];
    expect(carter.armor).toMatchObject({ front: 28, left: 20, right: 20, back: 25 });
    expect(roadie.armor).toMatchObject({ left: 0, right: 0, front: 24, back: 25 });
    expect(roadie.parts.find(({ id }) => id === 'mg-left')?.dp).toBe(0);
    expect(roadie.parts.find(({ id }) => id === 'mg-back')?.dp).toBe(3);
    expect(roadie.crew.map(({ post, hits }) => [post, hits])).toEqual([
      ['driver', 3],
      ['gunner', 0],
    ]);
    expect(game.events.map(({ text }) => text)).toContain('Courier: 5 fly out on the right.');
  });

  test('deluxe/II.10/to-hit-modifiers: range and front take one each from a machine gun (deluxe/II.10/weapons-chart)', () => {
    const game = duel();
    const asked = game.question({ topic: 'fire', seat: 0, declared: [] } as never);
    const option = asked.options().find(({ id }) => id === 'mg-left>v2:front');
    expect(option?.preview({})).toMatchObject({
      target: { base: 7, need: 9 },
      modifiers: [
        { value: -1, label: 'Range 6 inches' },
        { value: -1, label: 'Front or rear' },
      ],
    });
  });

  test('deluxe/II.8/damage-location: without a driver it runs straight on, ten slower a turn, and the gunner may fire', () => {
    const game = duel();
    run(game, fireTogether(game), inTurn('mg-left>v2:front', 'mg-back>v2:front', 'l-front+l-front-2>v1:left'));
    Object.assign(game.state, { turn: 2, at: 'speeds' });
    const roadie = carOf(game, 'v1');
    const asked: number[] = [];
    run(game, jumpStartSegment(game), (question) => {
      asked.push(question.seat);
      return question.suggested ?? { option: 'hold', params: {} };
    });
    expect(asked).toEqual([1]);
    expect(roadie.speed).toBe(30);
    const chances = game.question({ topic: 'fire', seat: 0, declared: [] } as never).options();
    expect(chances.map(({ id }) => id)).toContain('mg-back>v2:front');
    expect(chances.some(({ id }) => id.startsWith('mg-left'))).toBe(false);
  });
});
