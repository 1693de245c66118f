import { degrees, makePose } from '@hardtop/geometry';
import { factsOf, startingParams } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import { legalManeuvers } from '../table/chapters/maneuver.ts';
import type { Terrain } from '../table/state/terrain.ts';
import { facing, testGame, testVehicle } from '../testing/collision-fixtures.ts';
import { groundPeril, shunnedBy } from './footing.ts';
import { clearAhead } from './outlook.ts';

const ahead = { pose: facing(0, 2, 0), size: { length: 1, width: 3 } };
const TERRAIN = {
  pond: { id: 'water-1', kind: 'water', ...ahead, depth: 4, label: 'pond' },
  ford: { id: 'water-1', kind: 'water', ...ahead, depth: 1, label: 'ford' },
  puddle: { id: 'water-1', kind: 'water', ...ahead, depth: 0.5, label: 'puddle' },
  brush: { id: 'brush-1', kind: 'brush', ...ahead, difficulty: 2, label: 'brush' },
  gully: { id: 'ditch-1', kind: 'ditch', ...ahead, across: 15, label: 'gully' },
  ditch: { id: 'ditch-1', kind: 'ditch', ...ahead, across: 1, label: 'ditch' },
  curb: { id: 'curb-1', kind: 'curb', ...ahead, label: 'curb' },
} as const satisfies Record<string, Terrain>;

function about(terrain: readonly Terrain[], brushcutter = false) {
  const own = testVehicle('v1', facing(0, 0, 0), 50, { country: { brushcutter } });
  return { own, ...testGame({ vehicles: [own], terrain }) };
}

describe('deluxe/XIV.5/off-road-difficulty: what a driver makes of the ground', () => {
  it.each([
    ['puddle', 'curb'],
    ['ditch', 'brush'],
    ['brush', 'curb'],
    ['ford', 'gully'],
    ['gully', 'pond'],
  ] as const)('a %s is better than a %s', (better, worse) => {
    const [a, b] = [better, worse].map((id) => {
      const { own, setup } = about([TERRAIN[id]]);
      return groundPeril(setup, own, facing(0, 2, 0));
    });
    expect(a).toBeLessThan(b ?? 0);
  });

  it('nothing beside the way counts, nor what is under the wheels, nor brush before a brushcutter', () => {
    const { own, setup } = about([TERRAIN.brush]);
    expect(groundPeril(setup, own, makePose(6, 2, degrees(270)))).toBe(0);
    own.grounds = ['brush-1'];
    expect(groundPeril(setup, own, facing(0, 2, 0))).toBe(0);
    const cutter = about([TERRAIN.brush], true);
    expect(groundPeril(cutter.setup, cutter.own, facing(0, 2, 0))).toBe(0);
  });

  it('deep water and wide ditches end the way like a wall', () => {
    for (const [area, room] of [
      [TERRAIN.pond, 1],
      [TERRAIN.gully, 1],
      [TERRAIN.ford, 6],
      [TERRAIN.ditch, 6],
    ] as const) {
      const { own, setup, state } = about([area]);
      expect(clearAhead(setup, state, own.pose, 0, 6, shunnedBy(setup, own))).toBeCloseTo(room, 5);
    }
  });

  it('deluxe/XIV.5/water, deluxe/XIV.5/trees, deluxe/IV.6/curb: a preview says what is ahead', () => {
    const warnings = (area: Terrain): readonly string[] => {
      const game = about([{ ...area, pose: facing(0, 1.2, 0) }]);
      const option = legalManeuvers(game, game.own).find(({ id }) => id === 'straight');
      if (option === undefined) throw new Error('no way straight on');
      expect(factsOf(option, startingParams(option)).y).toBe(1);
      return option.preview(startingParams(option)).warnings ?? [];
    };
    for (const [area, words] of [
      [TERRAIN.pond, ['4 ft of water would drown the plant']],
      [TERRAIN.ford, ['water (D2)']],
      [TERRAIN.puddle, []],
      [TERRAIN.brush, ['brush (D2)']],
      [TERRAIN.ditch, ['a ditch (D1)']],
      [TERRAIN.curb, ['a curb (D3)']],
      [TERRAIN.gully, ['runs into the far wall of the ditch']],
    ] as const) {
      expect(warnings(area)).toEqual(words);
    }
  });
});
