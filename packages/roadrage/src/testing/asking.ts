import type { AskData } from '@hardtop/kernel';
import type { Setup } from '../scenarios/setup.ts';
import type { RoadAsked } from '../table/queries/asked.ts';
import { questionOf } from '../table/questions.ts';
import type { RoadGame, State } from '../table/state/state.ts';

/** How a game without a match asks: everybody knows everything. */
export function askingIn(setup: Setup, state: State): Pick<RoadGame, 'hides' | 'question'> {
  // The rules ask nothing that is not on the list.
  const question = (asked: AskData) => questionOf({ setup, state, seat: asked.seat }, asked as RoadAsked);
  return { hides: false, question };
}
