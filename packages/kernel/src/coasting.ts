import type { Advice } from './advice.ts';
import type { GameEvent } from './event.ts';
import type { Question } from './question.ts';

/** From this chance on a shot is the player's own to fire. */
const GOOD_SHOT = 0.5;

/** What whoever coasts has before him. */
interface CoastingView {
  readonly question: Question;
  /** What has happened since he last answered. */
  readonly events: readonly GameEvent[];
  /** His own pieces. */
  readonly own: readonly string[];
  /** What he could fire at when he was last asked. */
  readonly inArc: readonly string[];
}

/** The pieces that a question offers to fire at. */
export function targetsOf({ topic, options }: Question, own: readonly string[]): readonly string[] {
  if (topic !== 'fire') return [];
  const pieces = options.flatMap(({ at }) => (at === undefined || own.includes(at.piece) ? [] : [at.piece]));
  return [...new Set(pieces)];
}

/** Why nobody should coast past a question, in a sentence; null if he may. */
export function coastingStop({ question, events, own, inArc }: CoastingView): string | null {
  const blow = events.find(({ about, outcome }) => outcome === 'bad' && about !== undefined && own.includes(about));
  if (blow !== undefined) return `Coasting stops: ${blow.text}`;
  const best = Math.max(0, ...question.options.map(({ preview }) => preview?.facts?.hit ?? 0));
  if (best >= GOOD_SHOT) return `Coasting stops for a shot of ${Math.round(best * 100)} %.`;
  const isNew = targetsOf(question, own).some((piece) => !inArc.includes(piece));
  return isNew ? 'Coasting stops: somebody has come into your arc of fire.' : null;
}

/** The same for the answer that would be given. */
export function adviceStop({ warnings }: Pick<Advice, 'warnings'>): string | null {
  const [first] = warnings;
  return first === undefined ? null : `Coasting stops for a warning: ${first}.`;
}
