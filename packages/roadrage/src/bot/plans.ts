// What conditional orders can be made of.
import { distance, toLocal } from '@hardtop/geometry';
import {
  answerOf,
  type Decision,
  factsOf,
  hasShotOf,
  type Known,
  type Param,
  type PlanCondition,
  type Plans,
  startingParams,
} from '@hardtop/kernel';
import type { Setup } from '../scenarios/setup.ts';
import type { State, Vehicle } from '../table/state/state.ts';

type View = Known<Setup, State>;

const SQUARES: Param = { name: 'squares', label: 'Squares', min: 1, max: 60, step: 1, start: 4 };
const SPEED: Param = { name: 'speed', label: 'Speed', min: 0, max: 40, step: 1, start: 4 };
const PERCENT: Param = { name: 'percent', label: 'Chance to hit', min: 0, max: 100, step: 5, unit: '%', start: 50 };

/** The vehicle a question is about, or the first of the seat's. */
function ownOf({ state }: View, { about, seat }: Decision): Vehicle | undefined {
  return state.vehicles.find(({ id }) => id === about) ?? state.vehicles.find((vehicle) => vehicle.seat === seat);
}

const isWithin =
  (isMeant: (ahead: number) => boolean): PlanCondition<View>['holds'] =>
  (view, decision, { squares = 0 }) => {
    const own = ownOf(view, decision);
    if (own === undefined) return false;
    return view.state.vehicles.some(
      ({ pose, seat }) =>
        seat !== own.seat && distance(pose, own.pose) <= squares && isMeant(toLocal(own.pose, pose).y),
    );
  };

export const PLANS: Plans<View> = {
  conditions: [
    {
      id: 'near-ahead',
      label: 'anyone is within {squares} squares ahead',
      params: [SQUARES],
      holds: isWithin((ahead) => ahead > 0),
    },
    {
      id: 'near-behind',
      label: 'anyone is within {squares} squares behind',
      params: [SQUARES],
      holds: isWithin((ahead) => ahead < 0),
    },
    { id: 'near', label: 'anyone is within {squares} squares', params: [SQUARES], holds: isWithin(() => true) },
    {
      id: 'hit',
      label: 'my vehicle has been hit',
      holds: (view, decision) => (ownOf(view, decision)?.damage ?? 0) > 0,
    },
    {
      id: 'fast',
      label: 'I drive at speed {speed} or faster',
      params: [SPEED],
      holds: (view, decision, { speed = 0 }) => (ownOf(view, decision)?.speed ?? 0) >= speed,
    },
    {
      id: 'shot',
      label: 'a shot hits with {percent} % or more',
      params: [PERCENT],
      topics: ['fire'],
      holds: (_view, decision, { percent = 0 }) => hasShotOf(decision, percent),
    },
  ],
  deeds: [
    {
      id: 'straight',
      label: 'straight on',
      topic: 'move',
      answer(_view, { suggested, options }) {
        const straight = options().find(({ id }) => id === suggested?.option);
        if (suggested === undefined || straight === undefined) return null;
        return (factsOf(straight, suggested.params).contact ?? 0) > 0 ? null : suggested;
      },
    },
    { id: 'ask-move', label: 'ask me for the move', topic: 'move' },
    {
      id: 'fire',
      label: 'fire what hits best, with {percent} % or more',
      topic: 'fire',
      params: [PERCENT],
      answer(_view, decision, { percent = 0 }) {
        const hitOf = (option: ReturnType<Decision['options']>[number]) =>
          factsOf(option, startingParams(option)).hit ?? 0;
        const [best] = decision.options().toSorted((a, b) => hitOf(b) - hitOf(a));
        if (best === undefined || hitOf(best) === 0 || hitOf(best) * 100 < percent) return null;
        return answerOf(best.id, startingParams(best));
      },
    },
    { id: 'hold', label: 'do nothing in the firing phase', topic: 'fire', answer: () => answerOf('nothing') },
    { id: 'ask-fire', label: 'ask me whether to fire', topic: 'fire' },
    { id: 'keep-speed', label: 'keep this speed', topic: 'speed', answer: (_view, { suggested }) => suggested ?? null },
    { id: 'ask-speed', label: 'ask me for the speed', topic: 'speed' },
  ],
};
