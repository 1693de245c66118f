import type { GameEvent, Question } from '@hardtop/kernel';
import { useLayoutEffect, useRef } from 'preact/compat';
import { Words } from '../rules/words.tsx';
import { STEPS } from './guide.ts';
import { useGuide } from './use-guide.ts';
import './guide.css';

interface GuideLineProps {
  readonly question: Question | null;
  readonly events: readonly GameEvent[];
}

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
export function GuideLine({ question, events }: GuideLineProps) {
  const { moment, next, leave } = useGuide(question, events);
  const line = useLitUp(moment?.id ?? null);
  if (moment === null) return null;
  return (
    <div ref={line} className="hint guide" role="note" aria-label="First duel">
      <p>
        {moment.step !== undefined && (
          <b className="guide-step">
            {moment.step} of {STEPS}
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
