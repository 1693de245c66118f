import { advanceLeg, arcsContaining, distance, toLocal } from '@hardtop/geometry';
import {
  answerOf,
  bestShotOf,
  type Decision,
  heldFire,
  type Known,
  type StandingOrder,
  takingSuggested,
} from '@hardtop/kernel';
import { wouldHit } from '../table/queries/contact.ts';
import { trackOf } from '../table/queries/movement.ts';
import type { Setup } from '../table/state/setup.ts';
import { type State, sizeOf, type Vehicle, vehicleOf } from '../table/state/state.ts';
import { chasersOf } from './chasing.ts';
import { nearestFoe } from './outlook.ts';

type View = Known<Setup, State>;

/** A question about more than shots that is worth a look: something to lay with somebody close behind, or to switch off. */
function hasReason(view: View, decision: Decision, inches: number): boolean {
  const ids = decision.options().map(({ id }) => id);
  if (ids.some((id) => id.includes('spring:'))) return true;
  const own = view.state.vehicles.filter(({ crew }) => crew.some(({ seat }) => seat === decision.seat));
  const drops = ids.some((id) => id.includes('drop:'));
  const switches = own.some(({ parts }) =>
    parts.some((part) => part.kind === 'weapon' && part.automatic && !part.aimed),
  );
  if (!drops && !switches) return false;
  const chased = own.some((vehicle) => chasersOf(view, vehicle, inches).length > 0);
  return chased ? drops : switches;
}

const holdFire: StandingOrder<View> = {
  id: 'hold-fire',
  label: 'Hold fire until',
  summary:
    'Lets fire windows pass unless some shot hits with at least this chance, or there is something to lay and somebody behind.',
  params: [
    { name: 'percent', label: 'Chance to hit', min: 0, max: 100, step: 5, unit: '%', start: 50 },
    { name: 'inches', label: 'Lay something for who is behind within', min: 0, max: 20, step: 1, unit: 'in', start: 6 },
  ],
  usual: { percent: 10, inches: 6 },
  answer(view, decision, { percent = 100, inches = 0 }) {
    if (decision.topic !== 'fire') return null;
    if (bestShotOf(decision) * 100 >= percent || hasReason(view, decision, inches)) return null;
    return answerOf('hold');
  },
  words: (decision, { option }) =>
    decision.topic === 'fire' && option === 'hold' ? heldFire(bestShotOf(decision)) : null,
};

/** Inches to each side of the way in which nothing may lie. */
const LANE = 1;

/** Nothing to run into or over, going straight on for as far as this turn goes. */
function isWayFree({ setup, state }: View, own: Vehicle): boolean {
  const inches = trackOf(own)
    .slice(state.phase - 1)
    .reduce((sum, move) => sum + move, 0);
  if (wouldHit(setup, state, own, [advanceLeg(own.pose, inches)]) !== null) return false;
  return !state.counters.some(({ pose }) => {
    const { x, y } = toLocal(own.pose, pose);
    return Math.abs(x) < LANE && y > 0 && y < inches + LANE;
  });
}

/** Drives with a sure grip, has not just been hit, and comes on to whoever is nearest from farther away than so many inches. */
function approaches(view: View, own: Vehicle, inches: number): boolean {
  if (own.speed <= 0 || own.status < own.startingClass || own.phaseHits > 0) return false;
  const foe = nearestFoe(view, own);
  if (foe === null || distance(foe.pose, own.pose) <= inches) return false;
  return arcsContaining(own.pose, sizeOf(own), foe.pose).includes('front');
}

const holdCourse: StandingOrder<View> = {
  id: 'hold-course',
  label: 'Straight on until somebody is within',
  summary:
    'Goes straight on towards a rival who is farther away than this, while the way is free for the turn, the grip is whole and nothing has hit.',
  params: [{ name: 'inches', label: 'Distance', min: 0, max: 40, step: 1, unit: 'in', start: 8 }],
  usual: { inches: 8 },
  answer(view, { topic, about, suggested }, { inches = 0 }) {
    if (topic !== 'maneuver' || about === undefined || suggested?.option !== 'straight') return null;
    const own = vehicleOf(view.state, about);
    return approaches(view, own, inches) && isWayFree(view, own) ? suggested : null;
  },
};

const KEEP_SPEED = {
  id: 'keep-speed',
  label: 'Keep this speed',
  summary: 'Sets the same speed every turn, for as long as it can be kept.',
};

const STRAIGHT_ON = {
  id: 'straight-on',
  label: 'Drive straight on',
  summary: 'Answers every move with straight on, unless that would run into something.',
};

const SMALL = ['even-out', 'short-move', 'conform', 'blast'];

const noFuss: StandingOrder<unknown> = {
  id: 'no-fuss',
  label: 'Spare me the small questions',
  summary:
    'Evening out, half moves in a skid, where one is pushed to: takes the usual answer. Of two equally fast cars it lets the other go first.',
  usual: {},
  answer(_known, { topic, suggested }) {
    // Who moves last has seen what the other does.
    if (topic === 'order') return answerOf('wait');
    return SMALL.includes(topic) ? (suggested ?? null) : null;
  },
};

export const ORDERS: readonly StandingOrder<View>[] = [
  holdFire,
  holdCourse,
  takingSuggested(KEEP_SPEED, ['speed']),
  takingSuggested(STRAIGHT_ON, ['maneuver'], 'collides'),
  noFuss,
];
