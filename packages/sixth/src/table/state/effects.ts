import { type Chapter, setOff as setOffAny } from '@hardtop/kernel';
import type { CarId, EliminationKind, SixthGame } from './state.ts';

// What one chapter sets off in another that builds on it: plain data, worked off before the next line.

type Effect =
  /** A player is out: the car becomes a wreck. */
  { readonly kind: 'eliminate'; readonly car: CarId; readonly how: EliminationKind };

export interface Consequence {
  readonly game: SixthGame;
  readonly effect: Effect;
}

/** A piece of a chapter: it asks, rolls, and sets things off in chapters it does not know. */
export type SixthPlay<R = void> = Chapter<Consequence, R>;

/** Has it carried out, with all that it sets off in its turn, before the next line. */
export function setOff(game: SixthGame, effect: Effect): SixthPlay {
  return setOffAny<Consequence>({ game, effect });
}
