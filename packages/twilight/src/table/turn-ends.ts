import { endPhaseOfHeavyThings, endTurnOfHeavyThings } from './chapters/arrivals.ts';
import { looseGrips } from './chapters/body-combat.ts';
import { burnOn, standInFire } from './chapters/burning.ts';
import { endLanesOfPhase } from './chapters/lanes.ts';
import { forgetSightings } from './chapters/recon.ts';
import { timePasses } from './chapters/recovery.ts';
import { scriptPhase, scriptTurn } from './chapters/script.ts';
import { stampede } from './chapters/stampede.ts';
import { grenadesGoOff } from './chapters/throwing.ts';
import type { TwilightPlay } from './state/effects.ts';
import type { TwilightGame } from './state/state.ts';

/** What happens when a phase is over, in this order: grips slip, who burns burns on, grenades go off, tanks go up, bullets have gone by, what has bolted runs. */
export const PHASE_ENDS: readonly ((game: TwilightGame) => TwilightPlay)[] = [
  looseGrips,
  burnOn,
  standInFire,
  grenadesGoOff,
  endPhaseOfHeavyThings,
  endLanesOfPhase,
  stampede,
  scriptPhase,
  forgetSightings,
];

/** What happens when a turn is over, in this order: burns, bleeding, consciousness, smoke. */
export const TURN_ENDS: readonly ((game: TwilightGame) => TwilightPlay)[] = [
  timePasses,
  endTurnOfHeavyThings,
  scriptTurn,
];
