import type { Known } from '@hardtop/kernel';
import { PHASES } from '../catalog/movement-chart.ts';
import type { Attack } from '../table/queries/asked.ts';
import { isConscious } from '../table/queries/crew.ts';
import { type HandAim, handAimsFor } from '../table/queries/hand-shots.ts';
import { actorOf } from '../table/queries/on-foot.ts';
import type { Setup } from '../table/state/setup.ts';
import { type State, vehicleOf } from '../table/state/state.ts';
import { Foresight, type Temper } from './foresight.ts';
import { POLICIES } from './steering.ts';

type View = Known<Setup, State>;

interface RatedHand {
  readonly aim: HandAim;
  /** In hundredths of a kill. */
  readonly worth: number;
  readonly foresight: Foresight;
}

/** A round is not wasted on less than this. */
const LEAST = 0.2;

/** The likeliest shots, which get a closer look. */
const LOOKED_AT = 8;

/** The best shot by hand that is better than what its firer could do with the vehicle's guns later in the turn; null if there is none. */
export function bestHand(view: View, seat: number, declared: readonly Attack[], temper: Temper): RatedHand | null {
  const pairs = new Map<string, Foresight>();
  let best: RatedHand | null = null;
  for (const aim of handAimsFor(view, seat, declared).slice(0, LOOKED_AT)) {
    const { firer, target } = aim.shot;
    // Who is on foot has his own head.
    if (target.kind !== 'vehicle' || aim.aside !== undefined || actorOf(view.state, firer) !== null) continue;
    const key = `${firer} ${target.vehicle}`;
    const foresight = pairs.get(key) ?? foresightOf(view, firer, target.vehicle, temper);
    pairs.set(key, foresight);
    const worth = foresight.worthOfHand(aim);
    if (worth > (best?.worth ?? LEAST)) best = { aim, worth, foresight };
  }
  return best !== null && isSpare(view, best, temper) ? best : null;
}

function foresightOf({ setup, state }: View, firer: string, target: string, temper: Temper): Foresight {
  const [own, foe] = [vehicleOf(state, firer), vehicleOf(state, target)];
  return new Foresight({ setup, state }, own, foe, temper, state.queue.includes(target));
}

/** Passengers have nothing better to do; others look what is still to come. */
function isSpare({ state }: View, { aim, worth, foresight }: RatedHand, { patience }: Temper): boolean {
  if (aim.person.post === 'passenger') return true;
  const { pose, speed, status, id } = foresight.own;
  let later = 0;
  for (const policy of POLICIES)
    later = Math.max(later, foresight.look({ pose, speed, status }, !state.queue.includes(id), policy).mine);
  return worth >= later * patience;
}

/** Whoever is on foot stands still once he has fired: he fires when he is where he wants to be, or when the odds are good. */
export function bestOnFoot({ setup, state }: View, seat: number, declared: readonly Attack[]): HandAim | null {
  if (!setup.onFoot) return null;
  let best: HandAim | null = null;
  for (const aim of handAimsFor({ setup, state }, seat, declared)) {
    const actor = actorOf(state, aim.shot.firer);
    if (actor === null || aim.aside !== undefined) continue;
    const { goal } = actor.acts;
    const isThere = goal === null || (goal.x === actor.pose.x && goal.y === actor.pose.y);
    if (aim.hit < (isThere || state.phase === PHASES.length ? FAIR : GOOD)) continue;
    if (worthOnFoot(state, aim) > (best === null ? 0 : worthOnFoot(state, best))) best = aim;
  }
  return best;
}

/** A small arm does more to somebody in the open than to a car, and nothing to a car with nobody awake in it. */
function worthOnFoot(state: State, { shot: { target }, hit }: HandAim): number {
  if (target.kind !== 'vehicle') return hit * IN_THE_OPEN;
  return vehicleOf(state, target.vehicle).crew.some(isConscious) ? hit : 0;
}

const IN_THE_OPEN = 3;

/** Odds that are worth a round, and a place. */
const FAIR = 0.15;
const GOOD = 0.7;
