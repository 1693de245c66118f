import { type Decision, factsOf, type Known, type Option, startingParams } from '@hardtop/kernel';
import { PHASES } from '../catalog/movement-chart.ts';
import { isPerilous, isStranded } from '../table/queries/leaving.ts';
import { isOut } from '../table/queries/out.ts';
import type { Setup } from '../table/state/setup.ts';
import { type State, vehicleOf } from '../table/state/state.ts';
import type { Stunt } from '../table/state/target.ts';

type View = Known<Setup, State>;

/** However long a car has stood there, in one of so many turns its crew is asked whether to get out. */
const ASKED_EVERY = 3;

/** What nobody does by the chance to hit: on the outside of vehicles, and first aid. */
const BY_HAND: readonly string[] = ['treat', 'board', 'cross', 'swing', 'jump', 'pry', 'plant'] satisfies (
  | 'treat'
  | Stunt['kind']
)[];

/** A question for people's sake, whatever can be hit: out of what burns, onto an enemy, to a man who is down, a last grenade. */
export function concernsPeople({ state }: View, decision: Decision): boolean {
  return decision.options().some((option) => {
    const [kind = ''] = option.id.split(':');
    if (BY_HAND.includes(kind)) return true;
    if (kind === 'leave') return isTimeToLeave(state, option);
    return kind === 'throw' && state.phase === PHASES.length && hasPrey(option);
  });
}

function isTimeToLeave(state: State, { at }: Option): boolean {
  if (at === undefined) return false;
  const vehicle = vehicleOf(state, at.piece);
  if (isPerilous(vehicle)) return true;
  const isDue = state.phase === PHASES.length && state.turn % ASKED_EVERY === 0;
  return isDue && (isOut(vehicle) || isStranded(vehicle));
}

function hasPrey(option: Option): boolean {
  const { expected = 0 } = factsOf(option, startingParams(option));
  return expected > 0;
}
