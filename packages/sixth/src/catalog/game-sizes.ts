import type { DamageDeckId } from './damage-decks.ts';

/** What each player may spend: armor on all four sides, build points, crew points. */
export interface GameSize {
  readonly ap: number;
  readonly bp: number;
  readonly cp: number;
}

export const SIZE_IDS = ['small', 'medium', 'large'] as const;
export type SizeId = (typeof SIZE_IDS)[number];

/** The usual sizes; any other may be agreed upon. */
export const GAME_SIZES: Readonly<Record<SizeId, GameSize>> = {
  small: { ap: 4, bp: 16, cp: 4 },
  medium: { ap: 6, bp: 24, cp: 6 },
  large: { ap: 9, bp: 36, cp: 9 },
};

/** Up to so many build points a game is small: deck A, and no weapon at the dear price or above. */
export const SMALL_GAME = { mostBp: 24, dearWeapon: 6 } as const;

export const deckOf = ({ bp }: Pick<GameSize, 'bp'>): DamageDeckId => (bp <= SMALL_GAME.mostBp ? 'A' : 'B');
