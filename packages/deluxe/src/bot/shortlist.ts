// Of the best answers by judgement the one that turns out best when it is played through.
import type { Answer } from '@hardtop/kernel';
import { hasEnemyInSight } from '../table/queries/shots.ts';
import { type Occasion, rehearse } from './rehearsal.ts';

/** An answer as it was judged, in hundredths of a kill. */
interface Judged {
  readonly answer: Answer;
  readonly score: number;
}

/** What is played through: so many answers, none judged worse than the best by more, for so many turns; what the judgement still weighs. */
const PLAYED = { most: 5, within: 30, turns: 3, judgement: 0.5 } as const;
/** The same in the first turn, when all is still far off and a machine has its rules still to learn. */
const FIRST_TURN = { ...PLAYED, most: 3 } as const;
/** What playing one through counts for, in evaluations. */
const COST = 50;

/** The best of a list. */
export function bestPlayed<T extends Judged>(list: readonly T[], occasion: Occasion, evaluations: number): T | null {
  const sorted = [...list].sort((a, b) => b.score - a.score);
  const [first] = sorted;
  if (first === undefined || !canRehearse(occasion)) return first ?? null;
  const { most, within, turns, judgement } = occasion.view.state.turn === 1 ? FIRST_TURN : PLAYED;
  const close = sorted
    .slice(0, Math.min(most, Math.floor(evaluations / COST)))
    .filter(({ score }) => first.score - score < within);
  if (close.length < 2) return first;
  let best = first;
  let top = Number.NEGATIVE_INFINITY;
  for (const one of close) {
    const score = rehearse(occasion, one.answer, turns) + judgement * one.score;
    if (score > top) [best, top] = [one, score];
  }
  return best;
}

/** So many walls and pillars leave the ground open: among more, and off the road, it takes another driver than the first bot. */
const OPEN = 8;

/** Two alone on open ground who see all of each other: among many it takes too long, and what is hidden would have to be guessed. */
function canRehearse({ view: { setup, state }, own, foe }: Occasion): boolean {
  if (state.vehicles.length !== 2 || state.pedestrians.length > 0 || setup.hidden || foe.unseen === true) return false;
  if (setup.ground !== 'road' || setup.structures.length > OPEN) return false;
  return hasEnemyInSight(setup, state, own);
}
