import { WEAPONS } from '../../catalog/weapons.ts';
import type { Person, RoadGame } from '../state/state.ts';
import { characterOf } from './figures.ts';

/** Who wins with these dice; nobody on a tie. */
export function winnerOf<P extends { readonly hp: number }>(a: P, dieA: number, b: P, dieB: number): P | null {
  const difference = a.hp + dieA - (b.hp + dieB);
  if (difference === 0) return null;
  return difference > 0 ? a : b;
}

/** The chance that the first wins, of all throws of two dice. */
export function meleeChance(a: { readonly hp: number }, b: { readonly hp: number }): number {
  let wins = 0;
  for (let one = 1; one <= 6; one++) for (let two = 1; two <= 6; two++) if (winnerOf(a, one, b, two) === a) wins++;
  return wins / 36;
}

/** What somebody strikes a body with: a proper weapon if he has one, a length of chain otherwise. */
export function handDamage(game: RoadGame, person: Person): { readonly dice: number; readonly plus: number } {
  const armed = characterOf(game.setup, person).weapons.includes('handWeapon');
  return WEAPONS[armed ? 'handWeapon' : 'ultralight'].damage ?? { dice: 0, plus: 0 };
}
