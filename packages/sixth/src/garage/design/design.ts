import type { CardId } from '../../catalog/cards.ts';
import type { Side } from '../../catalog/dashboard.ts';
import type { GameSize } from '../../catalog/game-sizes.ts';

/** A side of the car, or the crew area beside the dashboard. */
export type Place = Side | 'crew';
export const PLACES = ['front', 'left', 'right', 'back', 'crew'] as const satisfies readonly Place[];

/** A car on paper, which may break the rules while it is being built. */
export interface Design {
  readonly version: 1;
  readonly ruleset: 'sixth';
  readonly name: string;
  /** The game it is built for. */
  readonly size: GameSize;
  /** What lies where. The hand cannon, which everybody has, is not among them; the free second rocket is. */
  readonly cards: Readonly<Record<Place, readonly CardId[]>>;
}
