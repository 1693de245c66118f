// What conditional orders can be made of: what somebody does in his slot, what a squad does without contact, and when.

import {
  type Answer,
  answerOf,
  type Decision,
  factsOf,
  type Option,
  type Param,
  type Params,
  type PlanCondition,
  type PlanDeed,
  type Plans,
  startingParams,
} from '@hardtop/kernel';
import { GAITS } from '../table/queries/reach.ts';
import { sideBit } from '../table/state/state.ts';
import { attacksIn, decide, goes, type Habits, isOutOfAmmunition } from './brain.ts';
import { GOALS, goalCell, type Mission } from './missions.ts';
import { type Knowing, type Situation, situationOf, sparedBy, squaresApart } from './situation.ts';

const SQUARES: Param = { name: 'squares', label: 'Squares', min: 1, max: 100, step: 1, start: 8 };
const CHANCE: Param = { name: 'percent', label: 'Chance to hit', min: 0, max: 100, step: 5, unit: '%', start: 30 };
const SHARE: Param = { name: 'percent', label: 'Share', min: 5, max: 100, step: 5, unit: '%', start: 50 };
const TURN: Param = { name: 'turn', label: 'Turn', min: 1, max: 200, step: 1, start: 2 };
const SQUAD: Param = { name: 'number', label: 'Squad', min: 1, max: 12, step: 1, start: 1 };
const GOAL: Param = { name: 'goal', label: 'Toward', min: 0, max: GOALS.length - 1, step: 1, start: 0, names: GOALS };
const GAIT: Param = { name: 'gait', label: 'Gait', min: 0, max: GAITS.length - 1, step: 1, start: 1, names: GAITS };

/** On the way nobody minds how near he comes: whoever minds says so by a condition. */
const HABITS: Habits = { leastHit: 0, cover: 2.5, standoff: 0 };

/** Beside it, as the crow flies. */
const THERE = 1.5;

/** So many of the best are looked at closely. */
const MOST_SHOTS = 12;

const hitOf = (option: Option): number => factsOf(option, startingParams(option)).hit ?? 0;

const spared = ({ setup, state, seat }: Knowing): ReadonlySet<string> =>
  sparedBy({ setup, state, side: setup.seats[seat]?.side ?? 0 });

/** What does most of all that hits often enough; friends in the way count against it. */
function shotOf(sparing: ReadonlySet<string>, decision: Decision, percent: number): Option | null {
  const worthy = attacksIn(decision.options(), sparing).filter(({ worth }) => worth > 0);
  const found = worthy.slice(0, MOST_SHOTS).find(({ option }) => hitOf(option) * 100 >= percent);
  return found?.option ?? null;
}

const taken = (option: Option | null | undefined): Answer | null =>
  option == null ? null : answerOf(option.id, startingParams(option));

const first = (decision: Decision, ...ids: readonly string[]): Answer | null =>
  taken(ids.map((id) => decision.options().find((option) => option.id === id)).find((option) => option !== undefined));

const goalOf = (situation: Situation, { goal = 0 }: Params) =>
  situation.at === null ? null : goalCell(situation, GOALS[goal] ?? 'the enemy', situation.at);

type Answering = NonNullable<PlanDeed<Knowing>['answer']>;

const fire: Answering = (known, decision, { percent = 0 }) => taken(shotOf(spared(known), decision, percent));

/** Where the way leads, without a shot. */
function going(kind: Mission['kind']): Answering {
  return (known, decision, params) => {
    const situation = situationOf(known, decision);
    const goal = goalOf(situation, kind === 'fall-back' ? { goal: GOALS.indexOf('our edge') } : params);
    const off = kind === 'fall-back' ? decision.options().find(({ id }) => id === 'leave') : undefined;
    if (off !== undefined) return taken(off);
    return goes(situation, decision.options(), { kind, goal, why: 'By plan.' }, HABITS)?.answer ?? null;
  };
}

const march: Answering = (known, decision, params) => {
  const situation = situationOf(known, decision);
  const goal = goalOf(situation, params);
  const { answer } = decide(situation, decision, { kind: 'assault', goal, why: 'By plan.' }, HABITS);
  if (!answer.option.startsWith('march:')) return answer;
  return answerOf(answer.option, { ...answer.params, gait: params.gait ?? 1 });
};

const aim: Answering = (_known, decision) => {
  const targets = decision.options().filter(({ id, at }) => id.startsWith('aim:') && at !== undefined);
  const chances = targets.slice(0, MOST_SHOTS).map((option) => ({
    option,
    chance: factsOf(option, startingParams(option)).aimedHit ?? 0,
  }));
  const [best] = chances.filter(({ chance }) => chance > 0).sort((a, b) => b.chance - a.chance);
  return taken(best?.option);
};

const reload: Answering = (_known, decision) =>
  taken(
    decision.options().find(({ id }) => id.startsWith('load') || (id.startsWith('reload') && !id.includes(':for:'))),
  );

const ACTS: readonly PlanDeed<Knowing>[] = [
  {
    id: 'fire',
    label: 'fire what does most, with {percent} % or more to hit',
    topic: 'act',
    params: [CHANCE],
    answer: fire,
  },
  { id: 'aim', label: 'take aim', topic: 'act', answer: aim },
  { id: 'advance', label: 'go toward {goal}', topic: 'act', params: [GOAL], answer: going('assault') },
  { id: 'fall-back', label: 'fall back, and off the map', topic: 'act', answer: going('fall-back') },
  { id: 'reload', label: 'load', topic: 'act', answer: reload },
  {
    id: 'take-cover',
    label: 'get down: duck behind what is there, or lie down',
    topic: 'act',
    answer: (known, decision) => {
      const { person } = situationOf(known, decision);
      const isDown = person === null || person.ducked || person.posture === 'prone';
      return isDown ? null : first(decision, 'posture:duck', 'posture:prone');
    },
  },
  {
    id: 'rise',
    label: 'get up',
    topic: 'act',
    answer: (_known, decision) => first(decision, 'posture:standing'),
  },
  { id: 'wait', label: 'do nothing', topic: 'act', answer: (_known, decision) => first(decision, 'wait') },
  { id: 'ask-act', label: 'ask me what he does', topic: 'act' },
];

const MARCHES: readonly PlanDeed<Knowing>[] = [
  {
    id: 'march',
    label: 'without contact, march toward {goal} at a {gait}',
    topic: 'march',
    params: [GOAL, GAIT],
    answer: march,
  },
  {
    id: 'stay',
    label: 'without contact, stay',
    topic: 'march',
    answer: (_known, decision) => first(decision, 'hold'),
  },
  { id: 'ask-march', label: 'without contact, ask me', topic: 'march' },
];

const REACTIONS: readonly PlanDeed<Knowing>[] = [
  {
    id: 'fire-at-movers',
    label: 'fire at who moves where he aims, with {percent} % or more',
    topic: 'opportunity',
    params: [CHANCE],
    answer: fire,
  },
  {
    id: 'let-pass',
    label: 'let pass who moves where he aims',
    topic: 'opportunity',
    answer: (_known, decision) => first(decision, 'hold'),
  },
  { id: 'ask-movers', label: 'ask me when somebody moves where he aims', topic: 'opportunity' },
  {
    id: 'fire-on',
    label: 'with what is left of an action fire at another, with {percent} % or more',
    topic: 'shift',
    params: [CHANCE],
    answer: fire,
  },
  {
    id: 'no-more',
    label: 'fire at one target an action',
    topic: 'shift',
    answer: (_known, decision) => first(decision, 'no-more'),
  },
  {
    id: 'nobody-repeats',
    label: 'nobody does the same all turn',
    topic: 'repeat',
    answer: (_known, decision) => first(decision, 'none'),
  },
  { id: 'ask-repeats', label: 'ask me who does the same all turn', topic: 'repeat' },
  {
    id: 'go-on',
    label: 'who does the same all turn goes on',
    topic: 'go-on',
    answer: (_known, decision) => first(decision, 'go-on'),
  },
  {
    id: 'break-off',
    label: 'who does the same all turn breaks off',
    topic: 'go-on',
    answer: (_known, decision) => first(decision, 'break-off'),
  },
  {
    id: 'lie-down',
    label: 'who is frozen lies down',
    topic: 'down',
    answer: (_known, decision) => first(decision, 'posture:prone', 'posture:duck', 'wait'),
  },
];

type Holding = (situation: Situation, params: Params, decision: Decision) => boolean;

const when =
  (holds: Holding): PlanCondition<Knowing>['holds'] =>
  (known, decision, params) =>
    holds(situationOf(known, decision), params, decision);

/** The number of a squad among those of its seat, from 1. */
function squadNumber({ state, person, squad }: Situation): number {
  const one = person ?? squad[0];
  const own = state.squads.filter(({ seat }) => seat === one?.seat);
  return own.findIndex(({ name }) => name === one?.squad) + 1;
}

const isEmptyHanded: Holding = ({ person }) => {
  const item = person?.carries.find(({ id }) => id === person.hands);
  return item !== undefined && (item.kind === 'small-arm' || item.kind === 'heavy') && item.loaded === 0;
};

const CONDITIONS: readonly PlanCondition<Knowing>[] = [
  {
    id: 'near',
    label: 'an enemy is within {squares} squares',
    params: [SQUARES],
    holds: when(
      ({ at, foes }, { squares = 0 }) => at !== null && foes.some((foe) => squaresApart(at, foe.at) <= squares),
    ),
  },
  {
    id: 'in-sight',
    label: 'an enemy is in sight of my side',
    holds: when(({ side, foes }) => foes.some(({ person }) => (person.seen & sideBit(side)) !== 0)),
  },
  { id: 'fired', label: 'a shot has been fired', holds: when(({ state }) => state.script.fired) },
  {
    id: 'shot',
    label: 'something hits with {percent} % or more',
    params: [CHANCE],
    topics: ['act', 'opportunity', 'shift'],
    holds: when((situation, { percent = 0 }, decision) => shotOf(sparedBy(situation), decision, percent) !== null),
  },
  { id: 'wounded', label: 'he is wounded', holds: when(({ person }) => isHurt(person)) },
  {
    id: 'losses',
    label: '{percent} % of my side are down, or more',
    params: [SHARE],
    holds: when(({ ownShare }, { percent = 0 }) => (1 - ownShare) * 100 >= percent),
  },
  {
    id: 'broken',
    label: '{percent} % of the enemies that I know are down, or more',
    params: [SHARE],
    holds: when(({ foeShare }, { percent = 0 }) => (1 - foeShare) * 100 >= percent),
  },
  { id: 'empty', label: 'what he has in hand is empty', holds: when(isEmptyHanded) },
  {
    id: 'spent',
    label: 'he has no ammunition left',
    holds: when(({ person }) => person !== null && isOutOfAmmunition(person)),
  },
  {
    id: 'there',
    label: 'he is at {goal}',
    params: [GOAL],
    holds: when((situation, params) => {
      const goal = goalOf(situation, params);
      return goal !== null && situation.at !== null && squaresApart(situation.at, goal) <= THERE;
    }),
  },
  {
    id: 'leader',
    label: 'he leads his squad',
    holds: when(({ person, setup }) => person !== null && setup.people[person.index]?.leader === true),
  },
  {
    id: 'squad',
    label: 'he is of my squad number {number}',
    params: [SQUAD],
    holds: when((situation, { number }) => squadNumber(situation) === number),
  },
  {
    id: 'turn',
    label: 'it is turn {turn} or later',
    params: [TURN],
    holds: when(({ state }, { turn = 1 }) => state.turn >= turn),
  },
];

const isHurt = (person: Situation['person']): boolean =>
  person !== null && (person.total > 0 || Object.values(person.wounds).some((points) => points > 0));

export const PLANS: Plans<Knowing> = { conditions: CONDITIONS, deeds: [...ACTS, ...MARCHES, ...REACTIONS] };
