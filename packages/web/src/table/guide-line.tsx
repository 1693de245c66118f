import type { GameEvent, Question } from '@hardtop/kernel';
import { Words } from '../rules/words.tsx';
import { STEPS } from './guide.ts';
import { useGuide } from './use-guide.ts';
import './guide.css';

interface GuideLineProps {
  readonly question: Question | null;
  readonly events: readonly GameEvent[];
}

/** A sentence or two for who is here for the first time, beside what it is about; the style sheet lights that up. */
export function GuideLine({ question, events }: GuideLineProps) {
  const { moment, next, leave } = useGuide(question, events);
  if (moment === null) return null;
  return (
    <div className="hint guide" role="note" aria-label="First duel" data-moment={moment.id}>
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
