import { type RollOf, rollFaces } from '@hardtop/kernel';
import {
  DIE_COLORS,
  type DiceCounts,
  type DieColor,
  FACE_RESULTS,
  FACES,
  type FaceId,
  type Results,
} from '../../catalog/dice.ts';
import type { SixthPlay } from '../state/effects.ts';
import type { SixthGame } from '../state/state.ts';

/** A die as it lies there. */
export interface RolledDie {
  readonly color: DieColor;
  readonly face: FaceId;
}

/** Rolls a handful, color by color. A re-roll is a roll of one die. */
export function* rollDice(game: SixthGame, dice: DiceCounts, of: RollOf): SixthPlay<readonly RolledDie[]> {
  const rolled: RolledDie[] = [];
  for (const color of DIE_COLORS) {
    const count = dice[color] ?? 0;
    if (count === 0) continue;
    const faces = yield* rollFaces(game, FACES[color], count, { ...of, purpose: `${of.purpose}: ${color}` });
    rolled.push(...faces.map((face) => ({ color, face })));
  }
  return rolled;
}

export function resultsOf(rolled: readonly RolledDie[]): Results {
  let [hit, skid, wrench] = [0, 0, 0];
  for (const { face } of rolled) {
    const results = FACE_RESULTS[face];
    hit += results.hit;
    skid += results.skid;
    wrench += results.wrench;
  }
  return { hit, skid, wrench };
}
