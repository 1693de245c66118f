import { answerOf, type Known, type StandingOrder } from '@hardtop/kernel';
import type { Setup } from '../table/state/setup.ts';
import type { State } from '../table/state/state.ts';
import { holdCourse, keepDistance, keepLane, keepSpeed, straightOn } from './driving-orders.ts';
import { fireAtWill, holdFire, holdUntilHit } from './fire-orders.ts';
import { standFast, walkFirst } from './foot-orders.ts';
import { followRoad } from './road-orders.ts';

const SMALL = ['even-out', 'short-move', 'conform', 'blast', 'victims'];

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

export const ORDERS: readonly StandingOrder<Known<Setup, State>>[] = [
  holdFire,
  fireAtWill,
  holdUntilHit,
  holdCourse,
  keepLane,
  keepSpeed,
  keepDistance,
  straightOn,
  followRoad,
  standFast,
  walkFirst,
  noFuss,
];
