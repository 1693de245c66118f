import type { Problem, Result } from '@hardtop/kernel';
import type { Away } from '@hardtop/server/wire';
import { useCallback, useEffect, useState } from 'preact/compat';
import { explain } from '../net/api.ts';
import { dayOf } from './days.ts';
import { youApi } from './you-api.ts';

/** Whether one is away from all tables, and how to say so. */
function useAway() {
  const [away, setAway] = useState<Away | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const show = useCallback((answer: Result<Away, readonly Problem[]>) => {
    setProblem(answer.ok ? null : explain(answer.error));
    if (answer.ok) setAway(answer.value);
  }, []);
  useEffect(() => void youApi.away().then(show), [show]);
  return { away, problem, say: async (until: string | null) => show(await youApi.goAway(until)) };
}

function AwayForm({ away, say }: { readonly away: Away; say(until: string): void }) {
  const [until, setUntil] = useState('');
  if (away.left === 0) return <p>You have been away for all the days of this year.</p>;
  return (
    <form
      className="notice-line"
      onSubmit={(event) => {
        event.preventDefault();
        say(until);
      }}
    >
      <label className="you-day">
        Away until the end of
        <input
          type="date"
          className="text-input"
          value={until}
          max={away.latest}
          onInput={(event) => setUntil(event.currentTarget.value)}
        />
      </label>
      <button type="submit" className="button" disabled={until === ''}>
        Stop all my clocks
      </button>
    </form>
  );
}

/** Said once, for every seat in every game. */
export function AwayPart() {
  const { away, problem, say } = useAway();
  return (
    <section className="you-part plate" aria-labelledby="away-title">
      <h2 id="away-title">When you are away</h2>
      <p>
        Your clocks stand at every table until that day is over, and everybody there sees it. Seats that you take
        meanwhile are included.
        {away !== null && ` You have ${away.left} days of this year left.`}
      </p>
      {problem !== null && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      <p aria-live="polite" className={away?.until == null ? 'unseen' : 'notice'}>
        {away?.until != null && `You are away until the end of ${dayOf(away.until)}.`}
      </p>
      {away?.until != null && (
        <p>
          <button type="button" className="button" onClick={() => void say(null)}>
            I am back
          </button>
        </p>
      )}
      {away !== null && away.until === null && <AwayForm away={away} say={(until) => void say(until)} />}
    </section>
  );
}
