// Standing orders: they answer what does not matter.

import {
  type Answer,
  answerOf,
  type Decision,
  factsOf,
  heldFire,
  type Known,
  type Option,
  type StandingOrder,
  startingParams,
  takingSuggested,
} from '@hardtop/kernel';
import type { Setup } from '../scenarios/setup.ts';
import { livingCrew } from '../table/queries/cards.ts';
import { areAllies } from '../table/queries/sides.ts';
import { HOLD } from '../table/questions/attack-question.ts';
import { ACES, KEEP } from '../table/questions/reroll-question.ts';
import { printOf, type State } from '../table/state/state.ts';

type View = Known<Setup, State>;

/** An attack on offer, with its chance of doing anything and what it comes to. */
interface Offer {
  readonly option: Option;
  readonly atCar: boolean;
  readonly hit: number;
  readonly damage: number;
}

function offerOf(option: Option): Offer {
  const { hit = 0, damage = 0 } = factsOf(option, startingParams(option));
  // What has no sides is a thing that nobody drives.
  return { option, hit, damage, atCar: option.at?.spot !== undefined };
}

const attacksIn = (decision: Decision): readonly Option[] => decision.options().filter(({ id }) => id !== HOLD);

const offersOf = (decision: Decision): readonly Offer[] => attacksIn(decision).map(offerOf);

const bestOf = (offers: readonly Offer[]): number => Math.max(0, ...offers.map(({ hit }) => hit));

const TOO = 1;

const isWorthAiming = ({ atCar }: Offer, things: number): boolean => atCar || things === TOO;

const holdFire: StandingOrder<View> = {
  id: 'hold-fire',
  label: 'Hold fire until',
  summary:
    'Lets an attack go by unless one does some damage with at least this chance, at a car unless things count too.',
  params: [
    { name: 'percent', label: 'Chance of damage', min: 0, max: 100, step: 5, unit: '%', start: 50 },
    { name: 'things', label: 'Targets', min: 0, max: TOO, step: 1, start: 0, names: ['cars alone', 'things too'] },
  ],
  usual: { percent: 10, things: 0 },
  answer(_known, decision, { percent = 100, things = 0 }) {
    if (decision.topic !== 'attack') return null;
    const isGood = (option: Option): boolean => {
      const offer = offerOf(option);
      return isWorthAiming(offer, things) && offer.hit * 100 >= percent;
    };
    return percent <= 0 || attacksIn(decision).some(isGood) ? null : answerOf(HOLD);
  },
  words: (decision, { option }, { things = 0 }) =>
    decision.topic === 'attack' && option === HOLD
      ? heldFire(bestOf(offersOf(decision).filter((offer) => isWorthAiming(offer, things))))
      : null,
};

const fireAtWill: StandingOrder<View> = {
  id: 'fire-at-will',
  label: 'Fire by itself on',
  summary:
    'Takes the attack on a car that promises most, if it does some damage with at least this chance. What can be fired once is left to you.',
  params: [{ name: 'percent', label: 'Chance of damage', min: 0, max: 100, step: 5, unit: '%', start: 50 }],
  answer({ state, seat }, decision, { percent = 100 }) {
    if (decision.topic !== 'attack') return null;
    const rockets = rocketsOf(state, seat);
    const offers = offersOf(decision).filter(
      ({ option, atCar, hit }) => atCar && hit * 100 >= percent && !rockets.some((index) => isFiredBy(option, index)),
    );
    const [best] = offers.toSorted((a, b) => b.damage - a.damage);
    return best === undefined ? null : answerOf(best.option.id, startingParams(best.option));
  },
};

const isFiredBy = ({ id }: Option, index: number): boolean => id.includes(`:${index}>`);

/** Cards of a car that are fired once, by their place in its list. */
function rocketsOf({ cars }: State, seat: number): readonly number[] {
  const cards = cars[seat]?.cards ?? [];
  return cards.flatMap((card, index) => (printOf(card).attack?.oneShot === true ? [index] : []));
}

/** The die whose new throw gains most, with that gain and whether it costs nothing. */
function bestReroll(decision: Decision): { readonly option: string; readonly gain: number; readonly free: boolean } {
  let best = { option: KEEP, gain: 0, free: false };
  for (const option of decision.options()) {
    if (option.id === ACES) continue;
    const { gain = 0, free = 0 } = factsOf(option, startingParams(option));
    if (gain > best.gain) best = { option: option.id, gain, free: free > 0 };
  }
  return best;
}

/** How often others may still attack somebody this round; aces that are left when nobody can go back unused. */
function attacksToCome(setup: Setup, { at, queue, cars }: State, seat: number): number {
  if (at !== 'combat') return Number.POSITIVE_INFINITY;
  return queue.reduce((sum, other) => {
    const car = cars[other];
    const isFoe = car !== undefined && !areAllies(setup, other, seat) && car.out === null;
    return isFoe ? sum + Math.max(0, livingCrew(car).length - car.attacked.length) : sum;
  }, 0);
}

const acesOf = ({ cars }: State, seat: number): number => cars[seat]?.ace ?? 0;

const GAIN = { label: 'Gain on average', min: 0, max: 100, step: 5, unit: '% of an icon' } as const;

const rerollFreely: StandingOrder<View> = {
  id: 'free-rerolls',
  label: 'Re-roll for nothing what gains',
  summary:
    'Throws the die again that gains most, as long as it costs nothing, and keeps all where nothing is gained. Aces are left to you, unless nobody can attack you any more this round.',
  params: [{ ...GAIN, name: 'percent', start: 25 }],
  usual: { percent: 25 },
  answer({ setup, state, seat }, decision, { percent = 100 }) {
    if (decision.topic !== 'reroll') return null;
    const { option, gain, free } = bestReroll(decision);
    if (option === KEEP) return answerOf(KEEP);
    if (gain * 100 < percent) return null;
    if (free) return answerOf(option);
    return attacksToCome(setup, state, seat) === 0 ? answerOf(ACES, { aces: acesOf(state, seat) }) : null;
  },
};

const spendAces: StandingOrder<View> = {
  id: 'spend-aces',
  label: 'Aces for shields',
  summary:
    'Pays aces for re-rolls in defense that gain at least this much, down to what you keep; below that it keeps the dice.',
  params: [
    { ...GAIN, name: 'percent', start: 25 },
    { name: 'keep', label: 'Aces to keep', min: 0, max: 9, step: 1, start: 0 },
  ],
  answer({ state, seat }, decision, { percent = 100, keep = 0 }): Answer | null {
    if (decision.topic !== 'reroll') return null;
    const { gain, free } = bestReroll(decision);
    if (free) return null;
    const aces = acesOf(state, seat) - keep;
    return gain * 100 >= percent && aces > 0 ? answerOf(ACES, { aces }) : answerOf(KEEP);
  },
};

const NO_FUSS = {
  id: 'no-fuss',
  label: 'Spare me the small questions',
  summary: 'Which fire burns first, which of several things is hit first: takes the usual answer.',
};

const TIRES_BY_ACES = {
  id: 'tires-by-aces',
  label: 'Aces for tires and control',
  summary: 'Pays aces wherever a card lets them stand for a wrench or for a control token.',
};

const KEEP_SPEED = {
  id: 'keep-speed',
  label: 'Keep this speed',
  summary: 'Sets the same speed every round, for as long as it can be kept.',
};

const STRAIGHT_ON = {
  id: 'straight-on',
  label: 'Drive straight on',
  summary: 'Spends every movement point straight on, unless that would run into something.',
};

export const ORDERS: readonly StandingOrder<View>[] = [
  holdFire,
  fireAtWill,
  rerollFreely,
  spendAces,
  takingSuggested(TIRES_BY_ACES, ['ignore-wrench', 'ace-for-control']),
  takingSuggested(KEEP_SPEED, ['speed']),
  takingSuggested(STRAIGHT_ON, ['move'], 'blocked'),
  { ...takingSuggested(NO_FUSS, ['burn', 'collide-first']), usual: {} },
];
