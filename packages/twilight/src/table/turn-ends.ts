import { endPhaseOfHeavyThings, endTurnOfHeavyThings } from './chapters/arrivals.ts';
import type { TwilightPlay } from './state/effects.ts';
import type { TwilightGame } from './state/state.ts';

/** What happens when a phase is over, in this order: grenades go off, tanks go up. */
export const PHASE_ENDS: readonly ((game: TwilightGame) => TwilightPlay)[] = [endPhaseOfHeavyThings];

/** What happens when a turn is over, in this order: burns, bleeding, consciousness, smoke. */
export const TURN_ENDS: readonly ((game: TwilightGame) => TwilightPlay)[] = [endTurnOfHeavyThings];
