import type { RulesetCard } from '@hardtop/server/wire';
import { useState } from 'react';
import { Masthead } from '../app/masthead.tsx';
import { navigate, paths } from '../app/router.ts';
import { explain } from '../net/api.ts';
import { DuelChooser } from './duel-chooser.tsx';
import { type DuelPlan, defaultPlan, startDuel } from './duel-plan.ts';
import { JournalUpload } from './journal-upload.tsx';
import { LandingPicture } from './landing-picture.tsx';
import { MyGamesList } from './my-games-list.tsx';
import { useRulesets } from './use-rulesets.ts';
import './landing.css';

/** Starts a duel and goes to its table; says why if it cannot. */
function useStart() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const start = async (plan: DuelPlan, ruleset: RulesetCard) => {
    setBusy(true);
    setProblem(null);
    const reply = await startDuel(plan, ruleset);
    setBusy(false);
    if (reply.ok) navigate(paths.game(reply.value.game));
    else setProblem(explain(reply.error.problems));
  };
  return { busy, problem, start };
}

export function Landing() {
  const known = useRulesets();
  const { busy, problem, start } = useStart();
  const rulesets = known.state === 'ready' ? known.rulesets : [];
  const first = rulesets[0];
  return (
    <div className="landing">
      <Masthead />
      <main id="main" tabIndex={-1}>
        <section className="hero">
          <LandingPicture />
          <div className="hero-words">
            <h1>Hardtop</h1>
            <p className="hero-line">Duels of armed cars, by the book, with the odds on the windscreen.</p>
            <button
              type="button"
              className="button go duel-now"
              disabled={first === undefined || busy}
              onClick={() => first !== undefined && start(defaultPlan(first), first)}
            >
              {busy ? 'Engines on…' : 'Duel now'}
            </button>
            <p className="hero-small">No name, no account. A machine is waiting in the other car.</p>
            {problem !== null && (
              <p className="notice bad" role="alert">
                {problem}
              </p>
            )}
            {known.state === 'failed' && (
              <div className="notice bad" role="alert">
                <p>{known.message}</p>
                <button type="button" className="button" onClick={known.retry}>
                  Try again
                </button>
              </div>
            )}
          </div>
        </section>
        <div className="below">
          <section aria-labelledby="my-games-title" className="my-games-part">
            <h2 id="my-games-title">Your games</h2>
            <MyGamesList />
            <JournalUpload />
          </section>
          <DuelChooser rulesets={rulesets} busy={busy} onStart={start} />
        </div>
      </main>
      <footer className="colophon">
        <p>Unofficial. The games belong to their makers; the words and lines here are ours.</p>
      </footer>
    </div>
  );
}
