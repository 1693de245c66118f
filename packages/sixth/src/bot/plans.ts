// What conditional orders can be made of.
import { distance, toLocal } from '@hardtop/geometry';
import {
  answerOf,
  type Decision,
  factsOf,
  type Known,
  type Option,
  type Param,
  type PlanCondition,
  type Plans,
  startingParams,
} from '@hardtop/kernel';
import type { Setup } from '../scenarios/setup.ts';
import { HOLD } from '../table/questions/attack-question.ts';
import type { Car, State } from '../table/state/state.ts';

type View = Known<Setup, State>;

const INCHES: Param = { name: 'inches', label: 'Inches', min: 1, max: 40, step: 1, unit: 'in', start: 4 };
const SPEED: Param = { name: 'speed', label: 'Speed', min: 0, max: 10, step: 1, start: 3 };
const PERCENT: Param = { name: 'percent', label: 'Chance of damage', min: 0, max: 100, step: 5, unit: '%', start: 50 };
const ARMOR: Param = { name: 'points', label: 'Armor', min: 0, max: 30, step: 1, start: 3 };

const ownOf = ({ state }: View, { seat }: Decision): Car | undefined => state.cars[seat];

const isWithin =
  (isMeant: (ahead: number) => boolean): PlanCondition<View>['holds'] =>
  (view, decision, { inches = 0 }) => {
    const own = ownOf(view, decision);
    if (own === undefined) return false;
    return view.state.cars.some(
      ({ seat, pose, out }) =>
        seat !== own.seat && out === null && distance(pose, own.pose) <= inches && isMeant(toLocal(own.pose, pose).y),
    );
  };

const hitOf = (option: Option): number => factsOf(option, startingParams(option)).hit ?? 0;

/** Attacks on cars: what has no sides is a thing that nobody drives. */
const shotsOf = (decision: Decision): readonly Option[] =>
  decision.options().filter(({ id, at }) => id !== HOLD && at?.spot !== undefined);

export const PLANS: Plans<View> = {
  conditions: [
    {
      id: 'near-ahead',
      label: 'anyone is within {inches} in ahead',
      params: [INCHES],
      holds: isWithin((ahead) => ahead > 0),
    },
    {
      id: 'near-behind',
      label: 'anyone is within {inches} in behind',
      params: [INCHES],
      holds: isWithin((ahead) => ahead < 0),
    },
    { id: 'near', label: 'anyone is within {inches} in', params: [INCHES], holds: isWithin(() => true) },
    {
      id: 'weak',
      label: 'some side of mine has {points} points of armor or fewer',
      params: [ARMOR],
      holds: (view, decision, { points = 0 }) =>
        Object.values(ownOf(view, decision)?.armor ?? {}).some((armor) => armor <= points),
    },
    {
      id: 'fast',
      label: 'I drive at speed {speed} or faster',
      params: [SPEED],
      holds: (view, decision, { speed = 0 }) => (ownOf(view, decision)?.speed ?? 0) >= speed,
    },
    {
      id: 'shot',
      label: 'an attack on a car does damage with {percent} % or more',
      params: [PERCENT],
      topics: ['attack'],
      holds: (_view, decision, { percent = 0 }) => shotsOf(decision).some((shot) => hitOf(shot) * 100 >= percent),
    },
  ],
  deeds: [
    {
      id: 'straight',
      label: 'straight on',
      topic: 'move',
      answer(_view, decision) {
        const straight = decision.options().find(({ id }) => id === 'straight');
        if (straight === undefined) return null;
        const params = startingParams(straight);
        return (factsOf(straight, params).blocked ?? 0) > 0 ? null : answerOf(straight.id, params);
      },
    },
    { id: 'ask-move', label: 'ask me for the move', topic: 'move' },
    {
      id: 'fire',
      label: 'fire what does most, with {percent} % or more',
      topic: 'attack',
      params: [PERCENT],
      answer(_view, decision, { percent = 0 }) {
        const damage = (option: Option) => factsOf(option, startingParams(option)).damage ?? 0;
        const good = shotsOf(decision).filter((shot) => hitOf(shot) * 100 >= percent);
        const [best] = good.toSorted((a, b) => damage(b) - damage(a));
        return best === undefined ? null : answerOf(best.id, startingParams(best));
      },
    },
    { id: 'hold', label: 'hold fire', topic: 'attack', answer: () => answerOf(HOLD) },
    { id: 'ask-fire', label: 'ask me whether to fire', topic: 'attack' },
    { id: 'keep-speed', label: 'keep this speed', topic: 'speed', answer: (_view, { suggested }) => suggested ?? null },
    { id: 'ask-speed', label: 'ask me for the speed', topic: 'speed' },
  ],
};
