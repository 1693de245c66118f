// Of the best answers by judgement the one that turns out best when it is played through.
import type { Answer } from '@hardtop/kernel';
import { type Occasion, rehearse } from './rehearsal.ts';

/** An answer as it was judged, in hundredths of a kill. */
interface Judged {
  readonly answer: Answer;
  readonly score: number;
  /** The chance to lose control in the very move. */
  readonly risk?: number;
}

type Extent = Readonly<Record<'most' | 'within' | 'turns' | 'judgement', number>>;

/** What is played through: so many answers, none judged worse than the best by more, for so many turns; what the judgement still weighs. */
const MOVES = { most: 5, within: 30, turns: 3, judgement: 0.5 } as const;
/** A speed has been judged by two turns as well. */
const SPEEDS = { most: 6, within: 30, turns: 2, judgement: 1 } as const;
/** When most are still far off and a machine has its rules still to learn: in the first turn few moves and no speed, in the second few of both. */
const FIRST = { moves: { ...MOVES, most: 3, turns: 2 }, speeds: { ...SPEEDS, most: 0 } } as const;
const SECOND = { moves: { ...MOVES, most: 3 }, speeds: { ...SPEEDS, most: 3 } } as const;
const LATER = { moves: MOVES, speeds: SPEEDS } as const;
/** What playing one through counts for, in evaluations. */
const COST = 50;
/** What it costs to lose control, beside what it is judged at: of several answers one looks good by luck, but what it risks is certain. */
const LOSS = 50;

/** The best of a list. */
export function bestPlayed<T extends Judged>(list: readonly T[], occasion: Occasion, evaluations: number): T | null {
  const sorted = [...list].sort((a, b) => b.score - a.score);
  const [first] = sorted;
  if (first === undefined || !canRehearse(occasion)) return first ?? null;
  const { most, within, turns, judgement } = extentOf(occasion);
  const many = Math.min(most, Math.floor(evaluations / COST));
  const close = sorted.slice(0, many).filter(({ score }) => first.score - score < within);
  if (close.length < 2) return first;
  let best = first;
  let top = Number.NEGATIVE_INFINITY;
  for (const one of close) {
    const score = rehearse(occasion, one.answer, turns) + judgement * one.score - LOSS * (one.risk ?? 0);
    if (score > top) [best, top] = [one, score];
  }
  return best;
}

function extentOf({ decision, view }: Occasion): Extent {
  const { turn } = view.state;
  const { moves, speeds } = turn === 1 ? FIRST : turn === 2 ? SECOND : LATER;
  return decision.topic === 'speed' ? speeds : moves;
}

/** What there is to say of an answer that was judged worse than another, and taken. */
export function whyPlayed<T extends Judged>(list: readonly T[], taken: T): string {
  return list.some(({ score }) => score > taken.score) ? ' Played through, it comes out ahead.' : '';
}

/** Two alone who see all of each other: among many it takes too long, and what is hidden would have to be guessed. */
function canRehearse({ view: { setup, state }, foe }: Occasion): boolean {
  return state.vehicles.length === 2 && state.pedestrians.length === 0 && !setup.hidden && foe.unseen !== true;
}
