import { describe, expect, it } from 'vitest';
import type { HazardLane } from '../../table/state/things.ts';
import { person } from '../../testing/fights.ts';
import { act, arm, fight, type PersonFile } from '../../testing/shooting.ts';
import { changingAreas } from './laid.ts';

/** The lane of a burst from the first square of a row to another on a field of 20 by 20 squares, half a unit each. */
function laneAt(x: number, weapon: string) {
  const gunner: Partial<PersonFile> = {
    items: [arm(weapon)],
    type: 'veteran',
    attributes: { STR: 20 },
    at: { x: 0, y: 0 },
  };
  const game = fight([gunner, { at: { x, y: 0 } }], [1, 1, 1, 1]);
  act(game, `fire:${person(game).hands}:burst:p2`, { shots: 4 });
  return changingAreas(game.setup, game.state).find(({ drawn }) => drawn === 'lane');
}

const LANE: Omit<HazardLane, 'from' | 'to' | 'near' | 'far'> = {
  id: 't1',
  kind: 'lane',
  known: 3,
  by: 'p1',
  band: 'close',
  dice: 3,
  hitsEach: 1,
  item: 'p1-1',
  weapon: 'm16',
  round: 'ball',
  untilPhase: null,
};

describe('twilight/combat/danger-zone: what is drawn of it', () => {
  it('ends where the map ends, along the row and beside it', () => {
    // Long range of the M16 begins beyond 110 m, and goes on far beyond the map.
    const { points = [] } = laneAt(19, 'm16') ?? {};
    expect(points.length).toBeGreaterThanOrEqual(4);
    expect(Math.max(...points.map(({ x }) => x))).toBeCloseTo(10);
    expect(Math.max(...points.map(({ y }) => y))).toBeCloseTo(0);
    expect(Math.min(...points.map(({ y }) => y))).toBeCloseTo(-0.5);
    expect(Math.min(...points.map(({ x }) => x))).toBeGreaterThan(0.25);
  });

  it('from one level down to another it lies on the lower one, from above which it comes', () => {
    const levels = [
      { id: 'field', grid: 8 as const, width: 20, height: 20 },
      { id: 'roof', width: 2, height: 2, grid: 8 as const, origin: { x: 80, y: 80 }, elevation: 4 },
    ];
    const game = fight([{ at: { x: 3, y: 3 } }, { at: { x: 15, y: 10 } }], [], { levels });
    const lane = { ...LANE, from: { l: 1, x: 0, y: 0 }, to: { l: 0, x: 15, y: 10 }, near: 0, far: 40 };
    game.state.things.push(lane);
    const [area] = changingAreas(game.setup, game.state).filter(({ drawn }) => drawn === 'lane');
    expect(area?.points.map(({ x, y }) => [x, y])).toEqual([
      // From the square below the roof's corner, five squares to the east.
      [5.25, -5],
      [7.75, -5],
      [7.75, -5.5],
      [5.25, -5.5],
    ]);
  });
});
