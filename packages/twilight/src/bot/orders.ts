// Standing orders for squads: one sentence leads ten men. They come back only where it matters: first contact, somebody down, half of them
// down, nothing left to fire, the order fulfilled.

import type { Answer, Decision, Param, Params, StandingOrder } from '@hardtop/kernel';
import { initiativeOf } from '../table/queries/initiative.ts';
import type { Person } from '../table/state/person.ts';
import { decide, type Habits, isOutOfAmmunition } from './brain.ts';
import { GOALS, goalCell, type Mission } from './missions.ts';
import { type Knowing, type Situation, situationOf, squaresApart, stands } from './situation.ts';

const TASKS = ['advance by bounds', 'hold and fire', 'fall back', 'assault', 'follow the leader'] as const;
const KINDS: readonly Mission['kind'][] = ['advance', 'hold', 'fall-back', 'assault', 'follow'];
const ASKS = ['where it matters', 'never'] as const;

const PARAMS: readonly Param[] = [
  { name: 'task', label: 'Task', min: 0, max: TASKS.length - 1, step: 1, start: 0, names: TASKS },
  { name: 'goal', label: 'Toward', min: 0, max: GOALS.length - 1, step: 1, start: 0, names: GOALS },
  { name: 'ask', label: 'Ask me', min: 0, max: ASKS.length - 1, step: 1, start: 0, names: ASKS },
];

const HABITS: Habits = { leastHit: 0.1, cover: 2.5, standoff: 3 };

/** Questions that an order answers; corrections of the player's own plans are not among them. */
const TOPICS: ReadonlySet<string> = new Set([
  'act',
  'march',
  'repeat',
  'repeat-what',
  'go-on',
  'down',
  'react',
  'opportunity',
]);

function leaderOf({ squad, setup }: Situation) {
  return squad.find(({ index }) => setup.people[index]?.leader === true) ?? squad[0] ?? null;
}

function missionOf(situation: Situation, params: Params): Mission {
  const kind = KINDS[params.task ?? 0] ?? 'advance';
  const { at } = situation;
  const why = `By order: ${TASKS[params.task ?? 0] ?? 'advance'}.`;
  if (at === null || kind === 'hold') return { kind, goal: null, why };
  if (kind === 'fall-back') return { kind, goal: goalCell(situation, 'our edge', at), why };
  if (kind === 'follow') {
    const leader = leaderOf(situation);
    const isLeader = leader === null || leader === situation.person;
    return { kind, goal: isLeader ? goalCell(situation, GOALS[params.goal ?? 0] ?? 'the enemy', at) : leader.at, why };
  }
  return { kind, goal: goalCell(situation, GOALS[params.goal ?? 0] ?? 'the enemy', at), why };
}

const firstPhase = ({ setup }: Situation, person: Person): number => Math.min(6, initiativeOf(setup, person));

/** Half of his squad is down. */
function isBeaten({ squad, state }: Situation, { squad: name, seat }: Person): boolean {
  const all = state.people.filter((one) => one.squad === name && one.seat === seat && one.condition !== 'gone');
  return squad.length * 2 <= all.length;
}

/** Only the leader of a squad is asked, and only where there is something to decide. */
function isWorthAsking(situation: Situation, decision: Decision, mission: Mission): boolean {
  const { person, squad, state, foes, at } = situation;
  if (decision.topic !== 'act' || person === null || person !== leaderOf(situation)) return false;
  // First contact: somebody is in sight, and nobody has fired yet.
  if (foes.length > 0 && !state.script.fired) return true;
  const isDown = state.people.some(
    (one) => one.squad === person.squad && one.seat === person.seat && !stands(one) && one.hurtThisPhase > 0,
  );
  // Once a turn: with his first action.
  const isFirst = state.phase === firstPhase(situation, person);
  if (isDown || (isFirst && (isOutOfAmmunition(person) || isBeaten(situation, person)))) return true;
  const isThere = mission.goal !== null && at !== null && squaresApart(at, mission.goal) <= 1.5;
  return isThere && foes.length === 0 && squad.length > 0 && state.phase === 1;
}

function answerBy(known: Knowing, decision: Decision, params: Params): Answer | null {
  const situation = situationOf(known, decision);
  const mission = missionOf(situation, params);
  if (params.ask !== 1 && isWorthAsking(situation, decision, mission)) return null;
  return decide(situation, decision, mission, HABITS).answer;
}

function orderFor(id: string, label: string, squad: string | null): StandingOrder<Knowing> {
  return {
    id,
    label,
    summary:
      'Advance by bounds, hold and fire at what moves, fall back, assault, or follow the leader; you are asked where it matters.',
    params: PARAMS,
    answer(known, decision, params) {
      if (!TOPICS.has(decision.topic)) return null;
      if (squad !== null && squadOf(known, decision) !== squad) return null;
      return answerBy(known, decision, params);
    },
  };
}

function squadOf({ state }: Knowing, decision: Decision): string | null {
  const { asked } = decision;
  const index: unknown = 'squad' in asked ? asked.squad : null;
  if (typeof index === 'number') return state.squads[index]?.name ?? null;
  const id: unknown = 'person' in asked ? asked.person : null;
  return state.people.find((person) => person.id === id)?.squad ?? null;
}

const SQUADS = ['A', 'B', 'C', 'D'] as const;

/** The order that was given first answers: whoever leads squads apart gives no order to everybody. */
export const ORDERS: readonly StandingOrder<Knowing>[] = [
  orderFor('everybody', 'Everybody', null),
  ...SQUADS.map((squad) => orderFor(`squad-${squad}`, `Squad ${squad}`, squad)),
];
