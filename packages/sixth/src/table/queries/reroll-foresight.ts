import type { Handful, Histogram } from '@hardtop/kernel';
import { FACE_RESULTS, FACES } from '../../catalog/dice.ts';
import type { SixthAsked } from './asked.ts';
import { chancesOf, iconDie } from './handfuls.ts';
import type { Worth } from './reroll-odds.ts';
import type { RolledDie } from './rolled.ts';

type RerollAsked = Extract<SixthAsked, { readonly topic: 'reroll' }>;

/** The roll as it lies, the die in question marked. */
export function lyingDice({ dice, roll }: RerollAsked, marked: RolledDie | null): readonly Handful[] {
  const skid = roll === 'defense' ? 'shield' : 'skid';
  const at = dice.findIndex(({ color, face }) => color === marked?.color && face === marked.face);
  const held = dice.map((die, i) => ({ ...iconDie(die, skid), ...(i === at && { marked: true as const }) }));
  return [{ label: 'As it lies', dice: held }];
}

/** What the whole roll would come to with this die thrown again. */
export function afterwards({ dice, roll, open }: RerollAsked, die: RolledDie, worth: Worth): Histogram {
  const now = dice.reduce((sum, one) => sum + worth(FACE_RESULTS[one.face]), 0);
  const others = now - worth(FACE_RESULTS[die.face]);
  const faces = FACES[die.color];
  const spread = faces.map((face) => ({ total: others + worth(FACE_RESULTS[face]), chance: 1 / faces.length }));
  const title = roll === 'defense' ? `Shields after it, ${now} now, ${open} still open` : `Hits after it, ${now} now`;
  return { title, icon: roll === 'defense' ? 'shield' : 'hit', ...chancesOf(spread, ({ total }) => total, MOST) };
}

/** No roll has more. */
const MOST = 60;

/** The chance that the new face shows more than the old one. */
export function betterOf({ color, face }: RolledDie, worth: Worth): number {
  const better = FACES[color].filter((next) => worth(FACE_RESULTS[next]) > worth(FACE_RESULTS[face]));
  return better.length / FACES[color].length;
}
