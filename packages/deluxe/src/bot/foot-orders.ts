import { distance, type Point } from '@hardtop/geometry';
import {
  answerOf,
  bestShotOf,
  type Decision,
  factsOf,
  hasShotOf,
  heldFire,
  type Known,
  type Seat,
  type StandingOrder,
  startingParams,
} from '@hardtop/kernel';
import { PHASES } from '../catalog/movement-chart.ts';
import { isConscious } from '../table/queries/crew.ts';
import { actorOf } from '../table/queries/on-foot.ts';
import { areAllies, type Setup } from '../table/state/setup.ts';
import { onMap, type Pedestrian, type State, type Vehicle } from '../table/state/state.ts';
import { concernsPeople } from './people-orders.ts';

type View = Known<Setup, State>;

/** However quiet it is, one is asked in one of so many turns: to stand for ever is a choice as well. */
const ASKED_EVERY = 3;

/** Whether he has done anything since the last turn began. */
function hasStirred({ turn }: State, { person, acts }: Pedestrian): boolean {
  return (acts?.steps ?? 0) > 0 || person.actedTurn >= turn - 1;
}

function isOnTheMove({ turn }: State, { speed, crew }: Vehicle): boolean {
  return speed !== 0 || crew.some((member) => isConscious(member) && member.actedTurn >= turn - 1);
}

/** Somebody of another side drives, walks or has fired within so many inches. */
function isThreatened({ setup, state }: View, seat: Seat, from: Point, inches: number): boolean {
  const isNear = (pose: Point): boolean => distance(pose, from) <= inches;
  const isFoe = (other: Seat | null): boolean => other !== null && !areAllies(setup, seat, other);
  return (
    onMap(state).some(
      (vehicle) =>
        isNear(vehicle.pose) && isOnTheMove(state, vehicle) && vehicle.crew.some((member) => isFoe(member.seat)),
    ) || state.pedestrians.some((other) => isFoe(other.person.seat) && isNear(other.pose) && hasStirred(state, other))
  );
}

/** Whoever stood still and did nothing stays where he is as long as nothing stirs. */
export const standFast: StandingOrder<View> = {
  id: 'stand-fast',
  label: 'People stay where they stand until somebody stirs within',
  summary:
    'Whoever on foot stood still and did nothing in the turn before stays there, unless a rival within this distance moves or fires. You are asked every third turn all the same.',
  params: [{ name: 'inches', label: 'Distance', min: 0, max: 40, step: 1, unit: 'in', start: 12 }],
  usual: { inches: 12 },
  answer(view, { topic, about, seat }, { inches = 0 }) {
    const { state } = view;
    if (topic !== 'walk' || about === undefined || state.at !== 'speeds' || state.turn % ASKED_EVERY === 0) return null;
    const actor = actorOf(state, about);
    if (actor === null || state.turn < 2 || hasStirred(state, actor)) return null;
    return isThreatened(view, seat, actor.pose, inches) ? null : answerOf('stay');
  },
  words: ({ topic }, { option }) => (topic === 'walk' && option === 'stay' ? 'Stays, by your order' : null),
};

/** He has somewhere to go in this turn and is not there yet: a shot would keep him where he is (deluxe/VI.2/combat). */
function isOnHisWay({ state }: View, person: string): boolean {
  const actor = actorOf(state, person);
  if (actor === null || actor.acts.goal === null || state.phase >= PHASES.length) return false;
  const { goal } = actor.acts;
  return goal.x !== actor.pose.x || goal.y !== actor.pose.y;
}

/** Odds that nobody else in the question waits for. */
const POOR = 0.1;

/** Nobody else has a shot worth a look, and nobody can climb or jump: what can be thrown can be thrown at the end of the way too. */
function concernsWalkersOnly(view: View, decision: Decision): boolean {
  if (concernsPeople(view, decision)) return false;
  return decision.options().every((option) => {
    const [first = ''] = option.id.split(':');
    const { hit = 0 } = factsOf(option, startingParams(option));
    return hit < POOR || isOnHisWay(view, first);
  });
}

/** Whoever fires goes no farther: he gets where he wants to be first, unless the odds are too good. */
export const walkFirst: StandingOrder<View> = {
  id: 'walk-first',
  label: 'People get where they are going before they fire, unless it hits with',
  summary:
    'Lets chances to fire pass while everybody who could is still on his way in this turn, unless one is at least this good.',
  params: [{ name: 'percent', label: 'Chance to hit', min: 0, max: 100, step: 5, unit: '%', start: 70 }],
  usual: { percent: 70 },
  answer(view, decision, { percent = 100 }) {
    if (decision.topic !== 'fire' || !view.setup.onFoot || hasShotOf(decision, percent)) return null;
    return concernsWalkersOnly(view, decision) ? answerOf('hold') : null;
  },
  words: (decision, { option }) =>
    decision.topic === 'fire' && option === 'hold' ? heldFire(bestShotOf(decision)) : null,
};
