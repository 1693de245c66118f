// Opponents by temper; the steady ones give advice.

import type { Bot } from '@hardtop/kernel';
import type { Setup } from '../scenarios/setup.ts';
import type { State } from '../table/state/state.ts';
import { decide, isOutOfAmmunition } from './brain.ts';
import { errandMission, guardMission, quietMission } from './errands.ts';
import { leavingOf, type Mission, orderedMission, wayOut } from './missions.ts';
import { type Situation, situationOf } from './situation.ts';
import { STEADY, TEMPERS, type Temper } from './tempers.ts';

/** No chance is that good. */
const NEVER = 2;

/** Who has fired all he had is of no use where the shooting is. */
function spentMission(situation: Situation): Mission | null {
  const { person, at, foes } = situation;
  if (person === null || at === null || foes.length === 0 || !isOutOfAmmunition(person)) return null;
  return { kind: 'fall-back', goal: wayOut(situation, at), why: 'Nothing left to fire: away from here.' };
}

/** What the scenario is about comes before what people of a kind like to do. */
const raidOf = (situation: Situation): Mission | null =>
  spentMission(situation) ?? guardMission(situation) ?? quietMission(situation) ?? errandMission(situation);

function botOf(temper: Temper): Bot<Setup, State> {
  const { id, title, summary, habits } = temper;
  return {
    ...{ id, title, summary },
    choose(known, decision) {
      const situation = situationOf(known, decision);
      const ordered = orderedMission(situation);
      const mission = ordered ?? leavingOf(situation) ?? raidOf(situation) ?? temper.mission(situation);
      return decide(situation, decision, mission, ordered?.quiet === true ? { ...habits, leastHit: NEVER } : habits);
    },
  };
}

export const BOTS: readonly Bot<Setup, State>[] = TEMPERS.map(botOf);

/** The best of them. */
export const ADVISER: Bot<Setup, State> = botOf(STEADY);
