import type { Setup } from '../state/setup.ts';
import type { State } from '../state/state.ts';

/** A starshell burns over the map (deluxe/V.2/starshell). */
export function isLit({ flareUntil, turn }: State): boolean {
  return flareUntil > 0 && flareUntil >= turn;
}

/** Night, and nothing that lights it. */
export function isDark({ visibility }: Setup, state: State): boolean {
  return visibility.includes('night') && !isLit(state);
}

/** What makes it hard to see now: a starshell lifts the night and nothing else. */
export function airOf({ visibility }: Setup, state: State): Setup['visibility'] {
  return isLit(state) ? visibility.filter((id) => id !== 'night') : visibility;
}
