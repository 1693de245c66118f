import { askNobody } from '@hardtop/kernel';
import type { Table, TwilightGame } from './state.ts';

const NO_DICE = {
  take(): never {
    throw new Error('no dice fall in a game that is only looked at');
  },
};

function tellNobody(): void {}

/** What the rules' own functions want: a game to look at. Nothing is asked, rolled or changed. */
export function gameIn({ setup, state }: Table): TwilightGame {
  return { setup, state, dice: NO_DICE, hides: false, emit: tellNobody, question: askNobody };
}
