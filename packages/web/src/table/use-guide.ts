import type { Hint } from '@hardtop/board';
import type { GameEvent, Question } from '@hardtop/kernel';
import { useEffect, useRef } from 'preact/compat';
import { useSettings } from '../base/settings.ts';
import { type Moment, momentAt } from './guide.ts';

interface Guide {
  readonly moment: Moment | null;
  /** This one has been read. */
  next(): void;
  /** No more of it, in this browser. */
  leave(): void;
}

/** What is explained at the open question. It stays until that is answered or it is put away, and does not come again. */
export function useGuide(question: Question | null, events: readonly GameEvent[], hints: readonly Hint[]): Guide {
  const { hintsRead, putAwayHints } = useSettings();
  const moment = question === null ? null : momentAt(question, events, hintsRead, hints);
  const shown = useRef<{ readonly ask: string; readonly id: string } | null>(null);
  const [ask, id] = [question?.id, moment?.id];
  useEffect(() => {
    if (ask === undefined) return;
    const before = shown.current;
    shown.current = id === undefined ? null : { ask, id };
    if (before !== null && before.ask !== ask) putAwayHints([before.id]);
  }, [ask, id, putAwayHints]);
  return {
    moment,
    next: () => putAwayHints(moment === null ? [] : [moment.id]),
    leave: () => putAwayHints(hints.map((hint) => hint.id)),
  };
}
