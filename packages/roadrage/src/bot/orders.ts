import { toLocal } from '@hardtop/geometry';
import {
  answerOf,
  bestShotOf,
  hasShotOf,
  heldFire,
  type Known,
  type Seat,
  type StandingOrder,
  takingSuggested,
} from '@hardtop/kernel';
import type { Setup } from '../scenarios/setup.ts';
import type { State } from '../table/state/state.ts';

type View = Known<Setup, State>;

const isChore = (option: string): boolean => option === 'extinguish' || option.startsWith('reload-');
const isDrop = (option: string): boolean => option.startsWith('drop-');

/** Somebody drives behind a vehicle of the seat's, so that what is dropped may be driven over. */
function isFollowed({ vehicles }: State, seat: Seat): boolean {
  const others = vehicles.filter((other) => other.seat !== seat && other.speed > 0);
  return vehicles.some((own) => own.seat === seat && others.some(({ pose }) => toLocal(own.pose, pose).y < 0));
}

const holdFire: StandingOrder<View> = {
  id: 'hold-fire',
  label: 'Hold fire until',
  summary: 'Does nothing in the firing phase unless some shot hits with at least this chance.',
  params: [{ name: 'percent', label: 'Chance to hit', min: 0, max: 100, step: 5, unit: '%', start: 50 }],
  usual: { percent: 10 },
  answer({ state }, decision, params) {
    if (decision.topic !== 'fire') return null;
    const options = decision.options();
    // Chores such as the extinguisher are not shots: the player decides.
    if (options.some(({ id }) => isChore(id) || (isDrop(id) && isFollowed(state, decision.seat)))) return null;
    return hasShotOf(decision, params.percent ?? 100) ? null : answerOf('nothing');
  },
  words: (decision, { option }) =>
    decision.topic === 'fire' && option === 'nothing' ? heldFire(bestShotOf(decision)) : null,
};

const BEST_SHOT = {
  id: 'best-shot',
  label: 'Take the best shot',
  summary: 'Answers the firing phase with the suggested shot, every turn.',
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

const NO_PUSH = {
  id: 'no-push',
  label: 'No speed pushes',
  summary: 'Passes the push phase, and takes the suggested answer where people on foot have nothing urgent to do.',
};

export const ORDERS: readonly StandingOrder<View>[] = [
  holdFire,
  takingSuggested(BEST_SHOT, ['fire']),
  takingSuggested(KEEP_SPEED, ['speed']),
  takingSuggested(STRAIGHT_ON, ['move'], 'contact'),
  takingSuggested(NO_PUSH, ['push', 'people', 'tail']),
];
