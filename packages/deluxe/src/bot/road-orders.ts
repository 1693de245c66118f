import { distance, toLocal } from '@hardtop/geometry';
import type { Answer, Decision, Known, StandingOrder } from '@hardtop/kernel';
import type { Setup } from '../table/state/setup.ts';
import { type State, sizeOf, type Vehicle, vehicleOf } from '../table/state/state.ts';
import { isWayFree, sureSteps } from './driving-orders.ts';
import { roadCost } from './highway.ts';
import { nearestFoe } from './outlook.ts';

type View = Known<Setup, State>;

/** However empty the road is, one is asked for the speed in one of so many turns; in each with a rival not so many times as far away. */
const ASKED = { every: 3, within: 3 } as const;

/** What being on the asphalt and looking along it may cost at most. */
const ON_COURSE = 1;

/** Forward on a highway, in control, and not hit just now. */
function cruises({ state }: View, own: Vehicle): boolean {
  return state.road !== undefined && own.speed > 0 && own.phaseHits === 0 && own.pending === null;
}

function isAlone(view: View, own: Vehicle, inches: number): boolean {
  const foe = nearestFoe(view, own);
  return foe === null || distance(foe.pose, own.pose) > inches;
}

/** Who is chased and farther ahead than this is asked for a move in one of so many phases: he runs, whatever he does. */
const CHASED = { beyond: 2, every: 3 } as const;

function isOnlyChased(view: View, own: Vehicle): boolean {
  const foe = nearestFoe(view, own);
  if (foe === null || view.state.phase % CHASED.every === 1) return false;
  return toLocal(own.pose, foe.pose).y < -CHASED.beyond - sizeOf(own).length;
}

/** Straight on where that stays on the road; else the cheapest sure maneuver that does. Null is for the driver to decide. */
function steerAlong(view: View, own: Vehicle, decision: Decision): Answer | null {
  const ways = sureSteps(own, decision)
    .filter(({ cost }) => own.status - cost >= 0)
    .map((step) => ({ ...step, off: roadCost(view, own, step.pose, step.pose.h) }));
  const [best] = ways.sort((a, b) => Math.max(ON_COURSE, a.off) - Math.max(ON_COURSE, b.off) || a.cost - b.cost);
  return best !== undefined && best.off <= ON_COURSE * 2 && isWayFree(view, own, best.pose) ? best.answer : null;
}

export const followRoad: StandingOrder<View> = {
  id: 'follow-road',
  label: 'Follow the road until somebody is within',
  summary:
    'On a highway with no rival nearer than this: stays on the asphalt as long as no roll is needed; with one close behind you are asked in every third phase. With none within three times as far it keeps the speed as well, and asks for it every third turn.',
  params: [{ name: 'inches', label: 'Distance', min: 0, max: 40, step: 1, unit: 'in', start: 8 }],
  usual: { inches: 8 },
  answer(view, decision, { inches = 0 }) {
    const { topic, about, suggested } = decision;
    if (about === undefined || (topic !== 'maneuver' && topic !== 'speed')) return null;
    const own = vehicleOf(view.state, about);
    if (!cruises(view, own)) return null;
    if (topic === 'maneuver')
      return isAlone(view, own, inches) || isOnlyChased(view, own) ? steerAlong(view, own, decision) : null;
    if (view.state.turn % ASKED.every === 1 || !isAlone(view, own, inches * ASKED.within)) return null;
    return suggested ?? null;
  },
};
