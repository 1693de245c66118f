import {
  answerOf,
  type Bot,
  type BotChoice,
  type Decision,
  type Known,
  type Random,
  startingParams,
} from '@hardtop/kernel';
import { FIRE } from '../catalog/dashboard.ts';
import type { BuilderId } from '../garage/builder/tastes.ts';
import type { Setup } from '../scenarios/setup.ts';
import { PLANS } from '../table/queries/builds.ts';
import { burningSides, LET_BURN } from '../table/questions/fire-questions.ts';
import { type Car, carOfSeat, type State } from '../table/state/state.ts';
import { chooseAttack } from './attacks.ts';
import { chooseMove } from './moves.ts';
import { planMove, planSpeed } from './planned.ts';
import { chooseSpeed } from './speeds.ts';
import type { Temper } from './temper.ts';

function nothingBetter(decision: Decision): BotChoice {
  const [first] = decision.options();
  const answer = decision.suggested ?? (first === undefined ? answerOf('') : answerOf(first.id, startingParams(first)));
  return { answer, why: 'Nothing better comes to mind.' };
}

/** A fire is put out while there is control to spare, or where there is no armor left to burn. */
function chooseFires(car: Car): BotChoice {
  const bare = burningSides(car).find((side) => car.armor[side] === 0);
  const [first] = burningSides(car);
  if (bare !== undefined && car.control >= FIRE.control)
    return { answer: answerOf(bare), why: `The ${bare} is bare: the fire must go.` };
  if (first !== undefined && car.control > FIRE.control + 1)
    return { answer: answerOf(first), why: 'There is control to spare.' };
  return { answer: answerOf(LET_BURN), why: 'Keeps its control for the road.' };
}

/** A build of one's own if there is one, else a plan after one's own taste. */
function chooseBuild(decision: Decision, builder: BuilderId, random: Random): BotChoice {
  const own = decision.options().find(({ id }) => id.startsWith('own-'));
  if (own !== undefined) return { answer: answerOf(own.id), why: 'Drives what it has brought along.' };
  const plan = random.int(1, PLANS);
  return { answer: answerOf(`built-${builder}`, { plan }), why: 'Builds a car after its own taste.' };
}

function chooseBy(temper: Temper, builder: BuilderId): Bot<Setup, State>['choose'] {
  return ({ setup, state, seat }: Known<Setup, State>, decision: Decision, random: Random): BotChoice => {
    const car = carOfSeat(state, seat);
    switch (decision.topic) {
      case 'build':
        return chooseBuild(decision, builder, random);
      case 'speed':
        return temper.plans
          ? planSpeed(setup, state, car, decision, temper)
          : chooseSpeed(setup, state, car, decision, temper);
      case 'move':
        return temper.plans
          ? planMove(setup, state, car, decision, temper)
          : chooseMove(setup, state, car, decision, temper);
      case 'attack':
        return chooseAttack(setup, state, car, decision);
      case 'extinguish':
        return chooseFires(car);
      default:
        return nothingBetter(decision);
    }
  };
}

const TEMPERS = {
  steady: { attack: 1, caution: 0.6, range: 3, depth: 0, cruise: 2, plans: false },
  wild: { attack: 1.6, caution: 0.3, range: 1.5, depth: 2, cruise: 3, plans: false },
  shrewd: { attack: 1.4, caution: 1, range: 3, depth: 6, cruise: 3, plans: true },
} as const satisfies Readonly<Record<string, Temper>>;

export const steadyBot: Bot<Setup, State> = {
  id: 'steady-hand',
  title: 'Steady Hand',
  summary: 'Drives no faster than the road allows and shoots what bears.',
  choose: chooseBy(TEMPERS.steady, 'steady-hand'),
};

export const wildBot: Bot<Setup, State> = {
  id: 'red-liner',
  title: 'Red Liner',
  summary: 'Closes in fast and takes a spin for a good shot.',
  choose: chooseBy(TEMPERS.wild, 'red-liner'),
};

export const shrewdBot: Bot<Setup, State> = {
  id: 'key-master',
  title: 'Key Master',
  summary: 'Weighs every angle of the key against its dice, and turns its thick side to you.',
  choose: chooseBy(TEMPERS.shrewd, 'key-master'),
};
