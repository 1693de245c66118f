import type { GameCard } from '@hardtop/server/wire';

/** Whether several people sit there, or a referee: they have something to settle with each other. */
export function isShared({ seats, referee }: GameCard): boolean {
  return referee || seats.filter(({ kind }) => kind === 'human').length > 1;
}
