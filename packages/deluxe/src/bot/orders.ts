import { answerOf, bestShotOf, heldFire, type StandingOrder, takingSuggested } from '@hardtop/kernel';

const holdFire: StandingOrder<unknown> = {
  id: 'hold-fire',
  label: 'Hold fire until',
  summary: 'Lets fire windows pass unless some shot hits with at least this chance.',
  params: [{ name: 'percent', label: 'Chance to hit', min: 0, max: 100, step: 5, unit: '%', start: 50 }],
  usual: { percent: 10 },
  answer(_known, decision, params) {
    if (decision.topic !== 'fire') return null;
    return bestShotOf(decision) * 100 >= (params.percent ?? 100) ? null : answerOf('hold');
  },
  words: (decision, { option }) =>
    decision.topic === 'fire' && option === 'hold' ? heldFire(bestShotOf(decision)) : null,
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

const NO_FUSS = {
  id: 'no-fuss',
  label: 'Spare me the small questions',
  summary: 'Evening out, who of two equally fast moves first, half moves in a skid: takes the suggested answer.',
};

export const ORDERS: readonly StandingOrder<unknown>[] = [
  holdFire,
  takingSuggested(KEEP_SPEED, ['speed']),
  takingSuggested(STRAIGHT_ON, ['maneuver'], 'collides'),
  takingSuggested(NO_FUSS, ['even-out', 'order', 'short-move', 'conform', 'blast']),
];
