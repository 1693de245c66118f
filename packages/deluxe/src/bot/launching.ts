import { distance } from '@hardtop/geometry';
import type { Known } from '@hardtop/kernel';
import { aimsOf } from '../table/queries/arsenal.ts';
import type { Attack } from '../table/queries/asked.ts';
import type { Aim } from '../table/queries/batteries.ts';
import { isInTheOpen } from '../table/queries/crew.ts';
import { traitsOf } from '../table/queries/weapon-traits.ts';
import { nextGrenade } from '../table/queries/whole-aims.ts';
import type { Setup } from '../table/state/setup.ts';
import { type State, vehicleOf } from '../table/state/state.ts';

type View = Known<Setup, State>;

interface RatedLaunch {
  readonly aim: Aim;
  readonly worth: number;
}

/** What a grenade near somebody is worth, in hundredths of a kill: more where he sits in the open. */
const WORTH = {
  grenade: { closed: 3, open: 14 },
  CG: { closed: 3, open: 20 },
  TGG: { closed: 1, open: 12 },
  SG: { closed: 1, open: 1 },
  PG: { closed: 3, open: 3 },
} as const;

/** No nearer to the own nose (inches) than a burst reaches. */
const SAFE = 2.5;

/** The best square for the next grenade; null where none is worth it or all are too near. */
export function bestLaunch(view: View, seat: number, declared: readonly Attack[]): RatedLaunch | null {
  const { state } = view;
  let best: RatedLaunch | null = null;
  for (const aim of aimsOf(view, seat, declared)) {
    const { target, firer } = aim.shot;
    const next = traitsOf(aim.guns[0].model.weapon).isLauncher ? nextGrenade(aim.guns[0]) : null;
    if (next === null || target.kind !== 'ground' || target.ahead === undefined) continue;
    if (distance(vehicleOf(state, firer).pose, target.point) < SAFE) continue;
    const foe = vehicleOf(state, target.ahead.vehicle);
    // It goes off as the turn ends: whoever drives on is elsewhere by then.
    const gone = Math.abs(Math.abs(foe.speed) / 10 - target.ahead.inches) > 2 ? 0.3 : 1;
    const worth = WORTH[next.grenade][foe.crew.some(isInTheOpen) ? 'open' : 'closed'] * (0.3 + aim.hit) * gone;
    if (worth > (best?.worth ?? 0.5)) best = { aim, worth };
  }
  return best;
}
