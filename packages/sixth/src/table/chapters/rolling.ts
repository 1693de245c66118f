import { type RollOf, rollFaces } from '@hardtop/kernel';
import { DIE_COLORS, type DiceCounts, FACES } from '../../catalog/dice.ts';
import type { RolledDie } from '../queries/rolled.ts';
import type { SixthPlay } from '../state/effects.ts';
import type { SixthGame } from '../state/state.ts';

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
