import {
  answerOf,
  bestShotOf,
  type Decision,
  factsOf,
  hasShotOf,
  heldFire,
  type Known,
  type Option,
  type StandingOrder,
  startingParams,
} from '@hardtop/kernel';
import { armorLost, isBleeding } from '../table/queries/bleeding.ts';
import { type Setup, startOf } from '../table/state/setup.ts';
import type { State, Vehicle } from '../table/state/state.ts';
import { chasersOf } from './chasing.ts';
import { concernsPeople } from './people-orders.ts';

type View = Known<Setup, State>;

/** The vehicles of whoever is asked. */
function ownOf({ state }: View, { seat }: Decision): readonly Vehicle[] {
  return state.vehicles.filter(({ crew }) => crew.some((person) => person.seat === seat));
}

/** Mines with somebody near them, a turret or guards still inside. */
const WORTH_A_LOOK = ['spring:', 'raise:turret', 'lower:guards'];

/** A question about more than shots that is worth a look: something to lay with somebody close behind, or to switch off. */
function hasReason(view: View, decision: Decision, inches: number): boolean {
  if (view.setup.onFoot && concernsPeople(view, decision)) return true;
  const ids = decision.options().map(({ id }) => id);
  if (ids.some((id) => WORTH_A_LOOK.some((deed) => id.includes(deed)))) return true;
  const own = ownOf(view, decision);
  const drops = ids.some((id) => id.includes('drop:'));
  const switches = own.some(({ parts }) =>
    parts.some((part) => part.kind === 'weapon' && part.automatic && !part.aimed),
  );
  if (!drops && !switches) return false;
  const chased = own.some((vehicle) => chasersOf(view, vehicle, inches).length > 0);
  return chased ? drops : switches;
}

export const holdFire: StandingOrder<View> = {
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
    if (hasShotOf(decision, percent) || hasReason(view, decision, inches)) return null;
    return answerOf('hold');
  },
  words: (decision, { option }) =>
    decision.topic === 'fire' && option === 'hold' ? heldFire(bestShotOf(decision)) : null,
};

/** Whoever a gun of the asked seat's fired at last. */
function lastTargets(view: View, decision: Decision): ReadonlySet<string> {
  const targets = new Set<string>();
  for (const { parts } of ownOf(view, decision))
    for (const part of parts)
      if (part.kind === 'weapon' && part.lastTarget?.kind === 'vehicle') targets.add(part.lastTarget.vehicle);
  return targets;
}

interface Offer {
  readonly option: Option;
  readonly expected: number;
}

/** Shots that need no more than a roll, the most promising first. */
function shotsFor(decision: Decision, roll: number): readonly Offer[] {
  const offers: Offer[] = [];
  for (const option of decision.options()) {
    const { needed, expected = 0 } = factsOf(option, startingParams(option));
    if (needed !== undefined && needed <= roll) offers.push({ option, expected });
  }
  return offers.sort((a, b) => b.expected - a.expected);
}

const ANYBODY = 0;

export const fireAtWill: StandingOrder<View> = {
  id: 'fire-at-will',
  label: 'Fire by itself on',
  summary:
    'Takes the most promising shot that hits on this roll or better; where it says so, only at somebody your guns have fired at before. Shots with a warning are left to you.',
  params: [
    { name: 'roll', label: 'Roll of two dice', min: 2, max: 12, step: 1, unit: 'or better', start: 8 },
    { name: 'at', label: 'At', min: ANYBODY, max: 1, step: 1, start: ANYBODY, names: ['anybody', 'the same target'] },
  ],
  answer(view, decision, { roll = 2, at = ANYBODY }) {
    if (decision.topic !== 'fire') return null;
    const known = at === ANYBODY ? null : lastTargets(view, decision);
    for (const { option } of shotsFor(decision, roll)) {
      if (known !== null && !known.has(option.at?.piece ?? '')) continue;
      const params = startingParams(option);
      if ((option.preview(params).warnings ?? []).length === 0) return answerOf(option.id, params);
    }
    return null;
  },
};

/** Armor, tires or anything inside has suffered since the duel began. */
export function isHit(setup: Setup, vehicle: Vehicle): boolean {
  if (armorLost(setup, vehicle) > 0 || isBleeding(setup, vehicle)) return true;
  const { model, damage } = startOf(setup, vehicle.id);
  return vehicle.tires.some(({ corner, dp }, i) => dp < (model.wheels[i]?.dp ?? 0) - (damage.tires?.[corner] ?? 0));
}

export const holdUntilHit: StandingOrder<View> = {
  id: 'hold-until-hit',
  label: 'Hold fire until I am hit',
  summary: 'Lets every fire window pass until something of yours has been hit; from then on it says nothing.',
  answer(view, decision) {
    if (decision.topic !== 'fire' || ownOf(view, decision).some((own) => isHit(view.setup, own))) return null;
    return answerOf('hold');
  },
  words: (decision, { option }) =>
    decision.topic === 'fire' && option === 'hold' ? heldFire(bestShotOf(decision)) : null,
};
