import { answerOf, type Bot, type Ruleset } from '@hardtop/kernel';
import { type ToySetup, type ToyState, type ToyView, toy } from '@hardtop/kernel/toy';

type ToyBot = Bot<ToySetup, ToyState>;

/** Thinks longer than anybody waits. */
const sleeper: ToyBot = {
  id: 'sleeper',
  title: 'Sleeper',
  summary: 'Never comes to an answer.',
  choose: () => {
    for (;;);
  },
};

const cheater: ToyBot = {
  id: 'cheater',
  title: 'Cheater',
  summary: 'Answers what nobody offered.',
  choose: () => ({ answer: answerOf('fly'), why: 'Rules are for others.' }),
};

const thrower: ToyBot = {
  id: 'thrower',
  title: 'Thrower',
  summary: 'Breaks down over every question.',
  choose: () => {
    throw new Error('too hard');
  },
};

/** The toy with bots that misbehave. */
export const toyWithBots: Ruleset<ToySetup, ToyState, ToyView> = {
  ...toy,
  bots: [...toy.bots, sleeper, cheater, thrower],
};
