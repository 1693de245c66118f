import type { Hint } from '@hardtop/board';
import type { GameEvent, Question } from '@hardtop/kernel';
import { useLayoutEffect, useRef } from 'preact/compat';
import { Words } from '../rules/words.tsx';
import { hintsOf, type Moment } from './guide.ts';
import { useGuide } from './use-guide.ts';
import './guide.css';

interface GuideLineProps {
  readonly question: Question | null;
  readonly events: readonly GameEvent[];
  /** The scenario's own, where it has any. */
  readonly hints: readonly Hint[] | undefined;
}

/** What is lit up: what the question is about, or what has just happened. */
const subjectOf = (moment: Moment | null): string | null => moment?.topics?.[0] ?? moment?.id ?? null;

/** Tells the table what is spoken of: a style sheet that looked for it would look at every change of the page. */
function useLitUp(moment: string | null) {
  const line = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const table = line.current?.closest('.table');
    if (moment === null || table === null || table === undefined) return;
    table.setAttribute('data-guide', moment);
    return () => table.removeAttribute('data-guide');
  }, [moment]);
  return line;
}

/** A sentence or two for who is here for the first time, beside what it is about; the style sheet lights that up. */
export function GuideLine({ question, events, hints }: GuideLineProps) {
  const { moment, next, leave } = useGuide(question, events, hintsOf(hints));
  const line = useLitUp(subjectOf(moment));
  if (moment === null) return null;
  return (
    <div ref={line} className="hint guide" role="note" aria-label={hints === undefined ? 'First duel' : 'Lesson'}>
      <p>
        {moment.step !== undefined && (
          <b className="guide-step">
            {moment.step.at} of {moment.step.of}
          </b>
        )}
        <Words text={moment.text} />
      </p>
      <span className="guide-keys">
        <button type="button" className="button quiet" onClick={next}>
          Got it
        </button>
        <button type="button" className="button quiet" onClick={leave}>
          No guide
        </button>
      </span>
    </div>
  );
}
