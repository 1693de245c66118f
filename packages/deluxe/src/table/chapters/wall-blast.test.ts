import { describe, expect, it } from 'vitest';
import { facing, testWall, textsOf } from '../../testing/collision-fixtures.ts';
import { combatCar, combatGame, run } from '../../testing/combat-fixtures.ts';
import type { Counter } from '../state/counters.ts';
import type { Structure } from '../state/setup.ts';
import { setOffGrenades } from './grenades.ts';

/** One that lies at the middle of the map and goes off now. */
const GRENADE: Counter = {
  id: 'laid-1',
  kind: 'grenade',
  pose: facing(0, 0, 0),
  size: { length: 0.25, width: 0.25 },
  course: null,
  laid: { by: 'v1', weapon: 'GL', fuse: 'touch', turn: 2, phase: 1 },
  grenade: { id: 'grenade', goesOff: 2 },
};

function bang(structures: readonly Structure[], dice: readonly number[]) {
  const far = combatCar('v1', facing(-15, -15, 0));
  const game = combatGame({ vehicles: [far], counters: [GRENADE], structures }, dice);
  run(game, setOffGrenades(game));
  return game;
}

const wall = (x: number, dp: number | null): Structure => ({ ...testWall('w1', facing(x, 0, 0), 4, 0.25), dp });
const pillar = (x: number): Structure => ({ ...testWall('w1', facing(x, 0, 0), 0.5, 0.5), kind: 'pillar', dp: 10 });

describe('deluxe/VI/grenade: what is built (H-303)', () => {
  it('a wall in reach is breached where it is nearest, by a die of its points', () => {
    const game = bang([wall(1, 4)], [4]);
    expect(game.state.breaches).toEqual({ w1: [{ from: 0, to: 0.25 }] });
    expect(textsOf(game, 'breach')).toEqual(['A breach in the wall.']);
    expect(bang([wall(1, 4)], [3]).state.breaches).toEqual({});
  });

  it('a pillar loses points', () => {
    expect(bang([pillar(1)], [5]).state.structures).toEqual({ w1: 5 });
  });

  it('nothing is rolled for what is out of reach, stands for ever, or takes more at a blow than a die has', () => {
    for (const built of [wall(2.5, 4), wall(1, null), wall(1, 7), { ...pillar(1), kind: 'boulder' as const }])
      expect(bang([built], []).state.structures).toEqual({});
  });
});
