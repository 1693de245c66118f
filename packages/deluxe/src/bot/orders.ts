import { answerOf, factsOf, type StandingOrder, startingParams } from '@hardtop/kernel';
import type { State } from '../table/state/state.ts';

/** The best chance to hit among the shots on offer. */
const holdFire: StandingOrder<State> = {
  id: 'hold-fire',
  label: 'Hold fire until',
  summary: 'Lets fire windows pass unless some shot hits with at least this chance.',
  params: [{ name: 'percent', label: 'Chance to hit', min: 0, max: 100, step: 5, unit: '%', start: 50 }],
  usual: { percent: 10 },
  answer(_known, decision, params) {
    if (decision.topic !== 'fire') return null;
    const best = Math.max(...decision.options().map((option) => factsOf(option, startingParams(option)).hit ?? 0));
    return best * 100 >= (params.percent ?? 100) ? null : answerOf('hold');
  },
};

const keepSpeed: StandingOrder<State> = {
  id: 'keep-speed',
  label: 'Keep this speed',
  summary: 'Sets the same speed every turn, for as long as it can be kept.',
  answer: (_known, decision) => (decision.topic === 'speed' ? (decision.suggested ?? null) : null),
};

const straightOn: StandingOrder<State> = {
  id: 'straight-on',
  label: 'Drive straight on',
  summary: 'Answers every move with straight on, unless that would run into something.',
  answer(_known, decision) {
    if (decision.topic !== 'maneuver' || decision.suggested === undefined) return null;
    const { option, params } = decision.suggested;
    const straight = decision.options().find((candidate) => candidate.id === option);
    return straight !== undefined && factsOf(straight, params).collides === 1 ? null : decision.suggested;
  },
};

const noFuss: StandingOrder<State> = {
  id: 'no-fuss',
  label: 'Spare me the small questions',
  summary: 'Evening out, who of two equally fast moves first, half moves in a skid: takes the suggested answer.',
  answer: (_known, decision) =>
    ['even-out', 'order', 'short-move', 'conform', 'blast'].includes(decision.topic)
      ? (decision.suggested ?? null)
      : null,
};

export const ORDERS: readonly StandingOrder<State>[] = [holdFire, keepSpeed, straightOn, noFuss];
