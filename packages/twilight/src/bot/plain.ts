import { type Bot, fallbackAnswer } from '@hardtop/kernel';
import type { Setup } from '../scenarios/setup.ts';
import type { State } from '../table/state/state.ts';

/** Does what is suggested. */
export const plainBot: Bot<Setup, State> = {
  id: 'plain-soldier',
  title: 'Plain Soldier',
  summary: 'Fires at what he sees, reloads, and otherwise closes in.',
  choose: (_known, decision) => ({ answer: fallbackAnswer(decision), why: 'As everybody would.' }),
};
